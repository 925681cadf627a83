"""The standings of a season. Pure."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass
from typing import Final

from bot.features.stats.ratings import START_RATING
from bot.features.stats.rows import RatedRow
from bot.features.stats.service import RANKED_FROM_GAMES, standings

POINTS_PER_GAME: Final = 1
"""Points for a game that counts."""
WON: Final = 9
"""Additional points for beating every other side; fewer in proportion."""


@dataclass(frozen=True)
class SeasonPlace:
    """A member's place in a season."""

    place: int
    """Equals share it."""
    user_id: int
    score: int
    """Points of the season, or the rating from its games alone."""
    games: int
    wins: int


def counting_games(
    games: Iterable[Sequence[RatedRow]], members: Collection[int]
) -> list[Sequence[RatedRow]]:
    """Return the games that count: rated ones with members on two sides or more."""
    return [seats for seats in games if len(_sides(seats, members)) > 1]


def _sides(seats: Sequence[RatedRow], members: Collection[int]) -> set[int]:
    return {_side(row) for row in seats if row.user_id in members and row.rated}


def by_points(games: Iterable[Sequence[RatedRow]], members: Collection[int]) -> list[SeasonPlace]:
    """Return the standings by points: 10 for beating all other sides, 1 for beating none, in
    between in proportion; a tie counts half."""
    score: dict[int, float] = {}
    played: dict[int, int] = {}
    wins: dict[int, int] = {}
    for seats in games:
        ranks = {_side(row): row.rank for row in seats}
        for row in seats:
            if row.user_id not in members or row.user_id is None or not row.rated:
                continue
            others = [rank for side, rank in ranks.items() if side != _side(row)]
            beaten = sum((rank > row.rank) + 0.5 * (rank == row.rank) for rank in others)
            share = beaten / len(others) if others else 0.0
            score[row.user_id] = score.get(row.user_id, 0.0) + POINTS_PER_GAME + WON * share
            played[row.user_id] = played.get(row.user_id, 0) + 1
            wins[row.user_id] = wins.get(row.user_id, 0) + (row.rank == 1)
    rows = [(round(score[member]), played[member], wins[member], member) for member in score]
    return to_places(rows)


def by_ratings(games: Iterable[Sequence[RatedRow]], members: Collection[int]) -> list[SeasonPlace]:
    """Return the standings by ratings from these games alone; members with fewer than three games
    come last."""
    ranking = standings((row for seats in games for row in seats), {}, least=1)
    rows = [
        (
            standing.rated.rating
            if standing.rated.games >= RANKED_FROM_GAMES
            else START_RATING - RANKED_FROM_GAMES + standing.rated.games,
            standing.rated.games,
            standing.rated.wins,
            standing.user_id,
        )
        for standing in ranking
        if standing.user_id in members
    ]
    return to_places(rows)


def to_places(rows: Iterable[tuple[int, int, int, int]]) -> list[SeasonPlace]:
    """Return places by score, wins, and fewer games."""
    ordered = sorted(rows, key=lambda row: (-row[0], -row[2], row[1], row[3]))
    keys = [(row[0], row[2], row[1]) for row in ordered]
    return [
        SeasonPlace(1 + keys.index(key), row[3], row[0], row[1], row[2])
        for row, key in zip(ordered, keys, strict=True)
    ]


def champions(table: Sequence[SeasonPlace]) -> list[int]:
    """Return the people in first place."""
    return [season_place.user_id for season_place in table if season_place.place == 1]


def partners(
    seated: Collection[int],
    waiting: Collection[int],
    games: Iterable[Sequence[RatedRow]],
    table: Sequence[SeasonPlace],
) -> list[int]:
    """Return waiting people in the order in which to call them to a table with the people `seated`:
    those who have met them least, then those nearest in the standings."""
    met = {
        person: sum(
            {row.user_id for row in seats} >= {person}
            and any(row.user_id in seated for row in seats)
            for seats in list(games)
        )
        for person in waiting
    }
    score = {season_place.user_id: season_place.score for season_place in table}
    here = [score.get(person, 0) for person in seated]
    mean = sum(here) / len(here) if here else 0.0
    free = [person for person in waiting if person not in seated]
    return sorted(free, key=lambda person: (met[person], abs(score.get(person, 0) - mean), person))


def _side(row: RatedRow) -> int:
    return row.seat if row.side is None else row.side
