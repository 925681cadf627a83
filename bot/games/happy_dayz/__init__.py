"""Happy Dayz as text and pictures: the trick, the quarantines, and a hand."""

from __future__ import annotations

from bot.games import Face
from engine.games.happy_dayz.content import FACTION, POWER, SIDES, SUIT, ZOMBIES

CHILDREN = tuple(card for card, suit in SUIT.items() if suit == "children")

FACE = Face.of_folder(
    __name__,
    things=(*SIDES, *FACTION, *POWER, *ZOMBIES, *CHILDREN),
    scenes=dict.fromkeys(
        (
            "faction_adopted",
            "faction_replaced",
            "power_changed",
            "gave_trick",
            "horde_reached",
            "counted",
        ),
        "",
    ),
    unpictured=frozenset({"skip"}),
)
