"""The pictures of this game."""

from __future__ import annotations

from bot.games import Drawings
from bot.games.gharkane.board_picture import draw_board
from bot.games.gharkane.shelter_picture import draw_sheet
from bot.games.gharkane.ways_picture import draw_ways
from engine.games.gharkane.view import GharkaneView

_OWN_FIELDS = frozenset(
    {"room", "rooms", "beside", "use", "shelter", "leader", "give", "other", "get", "good", "what"}
)
UNMARKED = {
    "*:none": "nothing is named",
    "use:all": "every bonus at once",
    "deed:collect": "what is done on arrival, no thing",
    "deed:hunt": "what is done on arrival, no thing",
    "deed:nobody": "no survivor is housed",
    "room:survivor": "a survivor of the shelter, wherever it is",
    "post.force": "the hero has no place on the board before it is posted",
}


def _leader(view: GharkaneView, seat: int) -> str:
    leader = view.table[seat].leader
    return f"leader_{leader}" if leader else ""


DRAWINGS = Drawings(
    draw_board, draw_sheet, draw_ways, own=_OWN_FIELDS, figure=_leader, unmarked=UNMARKED
)
