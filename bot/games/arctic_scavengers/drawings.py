"""The pictures of this game."""

from __future__ import annotations

from bot.games import Drawings
from bot.games.arctic_scavengers.hand_picture import draw_sheet
from bot.games.arctic_scavengers.table_picture import draw_board

_OWN_FIELDS = frozenset({"card", "cards", "leader"})
UNMARKED = {
    "end": "the two ends of one pile",
}

DRAWINGS = Drawings(draw_board, draw_sheet, own=_OWN_FIELDS, unmarked=UNMARKED)
