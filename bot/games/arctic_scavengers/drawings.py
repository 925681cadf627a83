"""The pictures of this game."""

from __future__ import annotations

from bot.games import Drawings
from bot.games.arctic_scavengers.hand_picture import draw_sheet
from bot.games.arctic_scavengers.table_picture import draw_board
from engine.games.arctic_scavengers.view import ArcticView

_OWN_FIELDS = frozenset({"card", "cards", "leader"})
UNMARKED = {
    "end": "the two ends of one pile",
}


def _leader(view: ArcticView, seat: int) -> str:
    return view.tribes[seat].leader


DRAWINGS = Drawings(draw_board, draw_sheet, own=_OWN_FIELDS, figure=_leader, unmarked=UNMARKED)
