"""What a roll is expected to bring, from what goes into it: harm to the hero, and fists.

A burst throws another die until one is none, so each die comes to one of the other faces.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from math import comb
from typing import Final

from engine.games.the_others.content import HERO_DIE, NUMBERS, SIN_DIE
from engine.kit.dice import Die, tally

WOUNDS: Final = (0.0, 0.05, 0.12, 0.22, 0.4, 1.0)
"""What a hero's wounds cost, by their number, in shares of a death."""
CORRUPTION: Final = (0.0, 0.4, 0.8, 1.3, 1.9, 2.6, 3.5, 4.5)
"""What its corruption costs, by level."""
RAGE: Final = 1.3
"""Sin dice of which each burst throws two more are worth so many."""

Outcomes = tuple[tuple[int, float], ...]
"""How many dice show something, and how likely that is."""


def _share(die: Die, *faces: str) -> float:
    """The share of these faces among a die's final faces."""
    last = tally(face for face in die.faces if face != die.again)
    return sum(last[face] for face in faces) / (len(die.faces) - die.faces.count(die.again))


FIST: Final = _share(HERO_DIE, "fist", "both")
SHIELD: Final = _share(HERO_DIE, "shield", "both")
CLAW: Final = _share(SIN_DIE, "claw")
TENTACLE: Final = _share(SIN_DIE, "tentacle")


@cache
def showing(count: int, share: float) -> Outcomes:
    """Of so many dice, how many come to faces that are this part of all."""
    return tuple(
        (n, comb(count, n) * share**n * (1 - share) ** (count - n)) for n in range(count + 1)
    )


Harm = tuple[float, float]
"""Wounds in shares of a death, and what the levels of corruption cost."""


@cache
def harm(
    wounds: int,
    corruption: int,
    shields: tuple[int, int],
    dice: int,
    sure: tuple[int, int] = (0, 0),
) -> Harm:
    """What a hero in this state is expected to lose to sin dice and to sure claws and tentacles,
    if it throws `shields[0]` dice for shields and has `shields[1]` anyway. Shields stop claws
    first."""
    died = tainted = 0.0
    for claws, one in showing(dice, CLAW):
        for tentacles, other in showing(dice - claws, TENTACLE / (1 - CLAW)):
            for thrown, third in showing(shields[0], SHIELD):
                left = claws + sure[0] - thrown - shields[1]
                levels = max(0, tentacles + sure[1] - max(0, -left))
                more, level = cost(wounds, corruption, max(0, left), levels)
                died += one * other * third * more
                tainted += one * other * third * level
    return died, tainted


@cache
def cost(wounds: int, corruption: int, more: int, levels: int) -> Harm:
    """What so many wounds and levels more cost a hero."""
    level = min(NUMBERS.corruption, corruption + levels)
    end = min(NUMBERS.wounds, wounds + more + corruption + levels - level)
    return WOUNDS[end] - WOUNDS[wounds], CORRUPTION[level] - CORRUPTION[corruption]


def gain(dice: int, sure: int, prizes: Iterable[tuple[int, float]]) -> float:
    """What fists are expected to bring, where each prize takes so many and is worth so much."""
    best = sorted(prizes, key=lambda one: -one[1] / one[0])
    return sum(chance * taken(fists + sure, best) for fists, chance in showing(dice, FIST))


def taken(fists: int, prizes: Iterable[tuple[int, float]]) -> float:
    """What so many fists bring, spent on the prizes in their order."""
    found = 0.0
    for price, worth in prizes:
        if price <= fists:
            fists -= price
            found += worth
    return found
