"""The pictures of this game."""

from __future__ import annotations

from bot.games import Drawings
from bot.games.the_others.city_picture import draw_board
from bot.games.the_others.hero_picture import draw_sheet

_OWN_FIELDS = frozenset({"card", "drop"})
UNMARKED = {
    "enlist.hero": "a hero in the reserve is not on the board yet",
    "incarnate.sin": "the sins are chosen before the city is laid out",
    "incarnate.acolytes": "the acolytes are chosen before the city is laid out",
    "way": "a mission's ways stand in the question alone",
    "face:all": "all dice at once",
    "effect": "the effects of a district stand in the question alone",
    "keep.upgrade": "the upgrades offered stand in the question alone",
    "drop:": "no upgrade has to go",
    "means": "how another hero is reached, no thing",
    "lay.token": "a token that is still in the box",
    "summon.monster": "a monster that is still in the box",
    "mend.monster": "a kind of monster, wherever it stands",
}

DRAWINGS = Drawings(draw_board, draw_sheet, own=_OWN_FIELDS, unmarked=UNMARKED)
