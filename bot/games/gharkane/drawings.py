"""The pictures of this game."""

from __future__ import annotations

from bot.games import Drawings
from bot.games.gharkane.board_picture import draw_board
from bot.games.gharkane.shelter_picture import draw_sheet
from bot.games.gharkane.ways_picture import draw_ways

DRAWINGS = Drawings(draw_board, draw_sheet, draw_ways)
