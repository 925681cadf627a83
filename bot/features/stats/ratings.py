"""Ratings for games of any size, computed over a person's games. Pure.

Plackett-Luce as implemented by openskill: an estimate of a person's strength with its uncertainty.
The shown number is a lower bound of the strength, so it begins low and rises with every game that
confirms it.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

START_RATING: Final = 1000
"""The shown rating before the first game."""
AGAINST_COMPUTERS: Final = 0.25
"""Weight of a game against computers only."""
SCALE: Final = 24
"""Shown points per point of openskill."""


@dataclass(frozen=True)
class Rated:
    """A person's rating after a number of games."""

    rating: int
    games: int
    wins: int


@dataclass(frozen=True)
class Ranked:
    """The result of a seat in a game."""

    who: Hashable
    rank: int
    """Its side's; 1 is a winner."""
    side: int
    """Seats of one side play together, and are rated as a team."""
    person: bool = True
    rated: bool = True
    """Whether it changes the rating of `who`; others are rated against them in any case."""


def fold(games: Iterable[Sequence[Ranked]]) -> Mapping[Hashable, Rated]:
    """Return everybody's rating after these games, in order, each with the places of its seats. A
    player with several seats in one game (a kind of computer) gets the mean of their results. A
    game with fewer than two sides is ignored."""
    from openskill.models import PlackettLuce, PlackettLuceRating  # imported on demand

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
        rated = [item for team in model.rate(before, ranks=ranks) for item in team]
        after = list(zip((item for side in sides for item in side), rated, strict=True))
        for player in dict.fromkeys(item.who for item in seats):
            own_ratings = [rating for item, rating in after if item.who == player and item.rated]
            if not own_ratings:
                continue
            was = known.get(player) or model.rating()
            tells = _weight(player, seats)
            mu, sigma = (
                (1 - tells) * old + tells * sum(new) / len(own_ratings)
                for old, new in (
                    (was.mu, [item.mu for item in own_ratings]),
                    (was.sigma, [item.sigma for item in own_ratings]),
                )
            )
            known[player] = model.rating(mu=mu, sigma=sigma)
            played[player] = played.get(player, 0) + 1
            first = any(item.who == player and item.rank == 1 for item in seats)
            won[player] = won.get(player, 0) + first
    return {
        player: Rated(
            round(item.ordinal(alpha=SCALE, target=START_RATING)), played[player], won[player]
        )
        for player, item in known.items()
    }


def _weight(player: Hashable, seats: Sequence[Ranked]) -> float:
    """Return the weight of a game for this player: full against people, a part against
    computers."""
    rivals = [ranked for ranked in seats if ranked.who != player]
    if not rivals or not any(seat.person for seat in seats if seat.who == player):
        return 1.0
    return max(AGAINST_COMPUTERS, sum(seat.person for seat in rivals) / len(rivals))


def _by_side(seats: Sequence[Ranked]) -> list[list[Ranked]]:
    sides: dict[int, list[Ranked]] = {}
    for ranked in seats:
        sides.setdefault(ranked.side, []).append(ranked)
    return list(sides.values())
