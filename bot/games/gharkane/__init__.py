"""Outlive Gharkane as text: the ring of places, the seats, and a seat's shelter."""

from __future__ import annotations

from bot.games.gharkane.board import board_text
from bot.games.gharkane.board_picture import draw_board
from bot.games.gharkane.hidden import hidden_text
from bot.games.gharkane.losses import LOSSES
from bot.games.gharkane.preview import SHOWN, changes, natural
from bot.games.gharkane.report import NOTABLE, part_name, portrait
from bot.games.gharkane.sheet import sheet_text
from bot.games.gharkane.shelter_picture import draw_sheet
from bot.games.gharkane.stats import facts
from bot.games.gharkane.story import CHAPTER, story

__all__ = [
    "CHAPTER",
    "LOSSES",
    "NOTABLE",
    "SHOWN",
    "board_text",
    "changes",
    "draw_board",
    "draw_sheet",
    "facts",
    "hidden_text",
    "natural",
    "part_name",
    "portrait",
    "sheet_text",
    "story",
]
