"""The pictures of this game."""

from __future__ import annotations

from bot.games import Drawings
from bot.games.the_others.city_picture import draw_board
from bot.games.the_others.hero_picture import draw_sheet

DRAWINGS = Drawings(draw_board, draw_sheet)
