"""How strong people are: a rating for tables of any size, folded over their games. Pure.

Plackett-Luce as openskill has it: a guess of somebody's strength and how sure it is of it. What is
shown is the strength somebody very probably has at least, so it begins low and rises with every
game that confirms it.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

START: Final = 1000
"""What somebody is shown at before the first game."""
SCALE: Final = 24
"""Shown points for one of openskill's."""


@dataclass(frozen=True)
class Rated:
    """Where somebody stands after a number of games."""

    rating: int
    games: int
    wins: int


def fold(games: Iterable[Sequence[tuple[Hashable, int]]]) -> Mapping[Hashable, Rated]:
    """Everybody's standing after these games, in order: each lists who played and their rank.

    Whoever stands several times in one game (a kind of computer) gets the mean of what each of
    those seats would. A game of fewer than two seats tells nothing.
    """
    from openskill.models import PlackettLuce, PlackettLuceRating  # only where it is asked for

    model = PlackettLuce()
    known: dict[Hashable, PlackettLuceRating] = {}
    played: dict[Hashable, int] = {}
    won: dict[Hashable, int] = {}
    for seats in games:
        if len(seats) < 2:
            continue
        before = [[known.get(who) or model.rating()] for who, _ in seats]
        after = model.rate(before, ranks=[float(rank) for _, rank in seats])
        for who in dict.fromkeys(who for who, _ in seats):
            mine = [after[n][0] for n, (one, _) in enumerate(seats) if one == who]
            mu = sum(one.mu for one in mine) / len(mine)
            known[who] = model.rating(mu=mu, sigma=sum(one.sigma for one in mine) / len(mine))
            played[who] = played.get(who, 0) + 1
            first = any(one == who and rank == 1 for one, rank in seats)
            won[who] = won.get(who, 0) + first
    return {
        who: Rated(round(one.ordinal(alpha=SCALE, target=START)), played[who], won[who])
        for who, one in known.items()
    }
