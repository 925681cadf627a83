"""The pictures of this game."""

from __future__ import annotations

from bot.games import Drawings
from bot.games.revive.table_picture import draw_board
from bot.games.revive.tribe_picture import draw_sheet, draw_tribe

DRAWINGS = Drawings(draw_board, draw_sheet, tableau=draw_tribe)
