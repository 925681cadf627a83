"""Happy Dayz as text and pictures: the trick, the quarantines, and a hand."""

from __future__ import annotations

from bot.games import Face
from engine.games.happy_dayz.content import FACTION, POWER, SIDES, SUIT, ZOMBIES

CHILDREN = tuple(card for card, suit in SUIT.items() if suit == "children")

FACE = Face.of_folder(
    __name__,
    things=(*SIDES, *FACTION, *POWER, *ZOMBIES, *CHILDREN),
    scenes={
        "faction_adopted": "faction:{new}",
        "faction_replaced": "faction:{new}",
        "power_changed": "faction:{faction}",
        "gave_trick": "rival:{to}",
        "horde_reached": "rival:{seat}",
        "counted": "rival:{seat}",
    },
    unpictured=frozenset({"skip"}),
)
