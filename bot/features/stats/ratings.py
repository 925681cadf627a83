"""How strong people are: a rating for tables of any size, folded over their games. Pure.

Plackett-Luce as openskill has it: a guess of somebody's strength and how sure it is of it. What is
shown is the strength somebody very probably has at least, so it begins low and rises with every
game that confirms it.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

START_RATING: Final = 1000
"""What somebody is shown at before the first game."""
AGAINST_COMPUTERS: Final = 0.25
"""How much a game against computers alone tells of a person."""
SCALE: Final = 24
"""Shown points for one of openskill's."""


@dataclass(frozen=True)
class Rated:
    """A person's rating after a number of games."""

    rating: int
    games: int
    wins: int


@dataclass(frozen=True)
class Ranked:
    """How a seat did in a game."""

    who: Hashable
    rank: int
    """Its side's; 1 has won."""
    side: int
    """Seats of one side play together, and are rated as a team."""
    person: bool = True
    rated: bool = True
    """Whether it changes the rating of `who`; others are rated against them in any case."""


def fold(games: Iterable[Sequence[Ranked]]) -> Mapping[Hashable, Rated]:
    """Everybody's standing after these games, in order, each with the places of its seats.

    A player with several seats in one game (a kind of computer) gets the mean of their results. A
    game of fewer than two sides is ignored.
    """
    from openskill.models import PlackettLuce, PlackettLuceRating  # only where it is asked for

    model = PlackettLuce()
    known: dict[Hashable, PlackettLuceRating] = {}
    played: dict[Hashable, int] = {}
    won: dict[Hashable, int] = {}
    for seats in games:
        sides = _by_side(seats)
        if len(sides) < 2:
            continue
        before = [[known.get(ranked.who) or model.rating() for ranked in side] for side in sides]
        ranks = [float(side[0].rank) for side in sides]
        rated = [one for team in model.rate(before, ranks=ranks) for one in team]
        after = list(zip((one for side in sides for one in side), rated, strict=True))
        for who in dict.fromkeys(one.who for one in seats):
            mine = [rating for one, rating in after if one.who == who and one.rated]
            if not mine:
                continue
            was = known.get(who) or model.rating()
            tells = _weight(who, seats)
            mu, sigma = (
                (1 - tells) * old + tells * sum(new) / len(mine)
                for old, new in (
                    (was.mu, [one.mu for one in mine]),
                    (was.sigma, [one.sigma for one in mine]),
                )
            )
            known[who] = model.rating(mu=mu, sigma=sigma)
            played[who] = played.get(who, 0) + 1
            first = any(one.who == who and one.rank == 1 for one in seats)
            won[who] = won.get(who, 0) + first
    return {
        who: Rated(round(one.ordinal(alpha=SCALE, target=START_RATING)), played[who], won[who])
        for who, one in known.items()
    }


def _weight(who: Hashable, seats: Sequence[Ranked]) -> float:
    """How much a game tells of `who`: all against people, a part against computers."""
    rivals = [ranked for ranked in seats if ranked.who != who]
    if not rivals or not any(one.person for one in seats if one.who == who):
        return 1.0
    return max(AGAINST_COMPUTERS, sum(one.person for one in rivals) / len(rivals))


def _by_side(seats: Sequence[Ranked]) -> list[list[Ranked]]:
    sides: dict[int, list[Ranked]] = {}
    for ranked in seats:
        sides.setdefault(ranked.side, []).append(ranked)
    return list(sides.values())
