"""Luck of digging: the worth of a tribe's finds, compared with the mean of all finds of the game.

The worth of a find is its best ability, or its medicine.
"""

from __future__ import annotations

from typing import Final

from engine.games.arctic_scavengers.content import CARD
from engine.kernel import Seat
from engine.luck import Chance, Fortune
from engine.titles import Finished


def worth(card: str) -> int:
    """Return a card's highest ability or medicine."""
    row = CARD[card]
    return max([row.medicine, *row.can.values(), *row.adds.values()], default=0)


def _finds(over: Finished, seat: Seat) -> Fortune | None:
    dug = over.by_name.get("dug", ())
    all_worths = [worth(card) for facts in dug for card in facts["cards"]]
    own_worths = [worth(card) for facts in dug if facts["seat"] == seat for card in facts["cards"]]
    return (
        Fortune(sum(own_worths), len(own_worths) * sum(all_worths) / len(all_worths))
        if own_worths
        else None
    )


LUCK: Final = (Chance("finds", _finds),)
