"""Expected results of a roll: harm to the hero, and fists.

A burst throws another die until one is none, so each die ends with one of the other faces.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from math import comb
from typing import Final

from engine.games.the_others.content import HERO_DIE, NUMBERS, SIN_DIE
from engine.kit.dice import Die, tally
from engine.weights import Weights

WOUNDS: Final = (0.0, 0.05, 0.12, 0.22, 0.4, 1.0)
"""Cost of a hero's wounds by their number, in shares of a death."""
CORRUPTION: Final = (0.0, 0.4, 0.8, 1.3, 1.9, 2.6, 3.5, 4.5)
"""Cost of a hero's corruption by level."""
KILL: Final = {"acolyte": 0.7, "abomination": 1.5, "controller": 8.0, "avatar": 12.0}
"""Worth of removing a monster, apart from the missions."""
TOKEN: Final = {"fire": 0.5, "corruption": 0.5, "pentacle": 0.5, "nest": 1.0}
"""Worth of removing a token, apart from the missions."""
RAGE: Final = 1.3
"""Factor of sin dice whose bursts throw two more."""

Outcomes = tuple[tuple[int, float], ...]
"""(Number of dice that show something, probability) pairs."""


def _share(die: Die, *faces: str) -> float:
    """Return the share of these faces among a die's final faces."""
    final_faces = tally(face for face in die.faces if face != die.again)
    return sum(final_faces[face] for face in faces) / (len(die.faces) - die.faces.count(die.again))


FIST: Final = _share(HERO_DIE, "fist", "both")
SHIELD: Final = _share(HERO_DIE, "shield", "both")
CLAW: Final = _share(SIN_DIE, "claw")
TENTACLE: Final = _share(SIN_DIE, "tentacle")


@cache
def showing(count: int, share: float) -> Outcomes:
    """Return the distribution of how many of `count` dice show faces with this share."""
    return tuple(
        (n, comb(count, n) * share**n * (1 - share) ** (count - n)) for n in range(count + 1)
    )


Harm = tuple[float, float]
"""(Cost of wounds in shares of a death, cost of corruption)."""


def hurt(w: Weights, harm: Harm) -> float:
    """Return what harm costs the heroes."""
    return w["death"] * harm[0] + w["corruption"] * harm[1]


@cache
def harm(
    wounds: int,
    corruption: int,
    shields: tuple[int, int],
    dice: int,
    sure: tuple[int, int] = (0, 0),
) -> Harm:
    """Return the expected harm of sin dice, and of sure claws and tentacles, to a hero.

    The hero throws `shields[0]` dice for shields and has `shields[1]` anyway; shields stop claws
    first.
    """
    died = tainted = 0.0
    for claws, claw_chance in showing(dice, CLAW):
        for tentacles, tentacle_chance in showing(dice - claws, TENTACLE / (1 - CLAW)):
            for thrown, shield_chance in showing(shields[0], SHIELD):
                claws_left = claws + sure[0] - thrown - shields[1]
                levels = max(0, tentacles + sure[1] - max(0, -claws_left))
                death_share, level = cost(wounds, corruption, max(0, claws_left), levels)
                died += claw_chance * tentacle_chance * shield_chance * death_share
                tainted += claw_chance * tentacle_chance * shield_chance * level
    return died, tainted


@cache
def cost(wounds: int, corruption: int, new_wounds: int, levels: int) -> Harm:
    """Return what new wounds and levels cost a hero."""
    level = min(NUMBERS.corruption, corruption + levels)
    end = min(NUMBERS.wounds, wounds + new_wounds + corruption + levels - level)
    return WOUNDS[end] - WOUNDS[wounds], CORRUPTION[level] - CORRUPTION[corruption]


def gain(dice: int, sure: int, prizes: Iterable[tuple[int, float]]) -> float:
    """Return the expected worth of fists; prizes are (fists needed, worth)."""
    best = sorted(prizes, key=lambda prize: -prize[1] / prize[0])
    return sum(chance * taken(fists + sure, best) for fists, chance in showing(dice, FIST))


def taken(fists: int, prizes: Iterable[tuple[int, float]]) -> float:
    """Return the worth of these fists, spent on the prizes in order."""
    total = 0.0
    for price, worth in prizes:
        if price <= fists:
            fists -= price
            total += worth
    return total
