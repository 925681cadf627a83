"""What the junkyard gave each tribe that dug there, beside the mean of all finds of the game.

A find is worth what it can do at its best, or how much it cures.
"""

from __future__ import annotations

from typing import Final

from engine.games.arctic_scavengers.content import CARD
from engine.kernel import Seat
from engine.luck import Chance, Fortune
from engine.titles import Finished


def worth(card: str) -> int:
    """What a card can do, or cure, at its best."""
    found = CARD[card]
    return max([found.medicine, *found.can.values(), *found.adds.values()], default=0)


def _finds(over: Finished, seat: Seat) -> Fortune | None:
    dug = over.by_name.get("dug", ())
    every = [worth(card) for one in dug for card in one["cards"]]
    mine = [worth(card) for one in dug if one["seat"] == seat for card in one["cards"]]
    return Fortune(sum(mine), len(mine) * sum(every) / len(every)) if mine else None


LUCK: Final = (Chance("finds", _finds),)
