"""The pictures of this game."""

from __future__ import annotations

from bot.games import Drawings
from bot.games.happy_dayz.hand_picture import draw_sheet
from bot.games.happy_dayz.table_picture import draw_board

_OWN_FIELDS = frozenset({"card", "left", "right", "zombie"})
UNMARKED = {
    "replace.new": "a faction that is not in the game lies in the box",
}

DRAWINGS = Drawings(draw_board, draw_sheet, own=_OWN_FIELDS, unmarked=UNMARKED)
