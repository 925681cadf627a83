"""The table of a season. Pure."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass
from typing import Final

from bot.features.stats.ratings import START_RATING
from bot.features.stats.service import RANKED_FROM_GAMES, standings
from bot.store.results import RatedRow

POINTS_PER_GAME: Final = 1
"""Points for a game that counts."""
WON: Final = 9
"""Points beside that for beating every other side; in between in proportion."""


@dataclass(frozen=True)
class SeasonPlace:
    """A member's place in a season."""

    place: int
    """Equals share it."""
    user_id: int
    score: int
    """Points of the season, or the rating that its games alone make."""
    games: int
    wins: int


def counted(
    games: Iterable[Sequence[RatedRow]], members: Collection[int]
) -> list[Sequence[RatedRow]]:
    """The games that count: members met there on two sides or more, and it was rated."""
    return [seats for seats in games if len(_sides(seats, members)) > 1]


def _sides(seats: Sequence[RatedRow], members: Collection[int]) -> set[int]:
    return {_side(row) for row in seats if row.user_id in members and row.rated}


def by_points(games: Iterable[Sequence[RatedRow]], members: Collection[int]) -> list[SeasonPlace]:
    """10 points for beating all other sides, 1 for beating none, in between in proportion to the
    sides beaten; a tie counts half."""
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
    rows = [(round(score[who]), played[who], wins[who], who) for who in score]
    return placed(rows)


def by_ratings(games: Iterable[Sequence[RatedRow]], members: Collection[int]) -> list[SeasonPlace]:
    """The ratings from these games alone, from the same start; members with fewer than three games
    come after all others."""
    found = standings((row for seats in games for row in seats), {}, least=1)
    rows = [
        (
            standing.rated.rating
            if standing.rated.games >= RANKED_FROM_GAMES
            else START_RATING - RANKED_FROM_GAMES + standing.rated.games,
            standing.rated.games,
            standing.rated.wins,
            standing.user_id,
        )
        for standing in found
        if standing.user_id in members
    ]
    return placed(rows)


def placed(rows: Iterable[tuple[int, int, int, int]]) -> list[SeasonPlace]:
    """Places by score, wins, and fewer games."""
    ordered = sorted(rows, key=lambda row: (-row[0], -row[2], row[1], row[3]))
    keys = [(row[0], row[2], row[1]) for row in ordered]
    return [
        SeasonPlace(1 + keys.index(key), row[3], row[0], row[1], row[2])
        for row, key in zip(ordered, keys, strict=True)
    ]


def champions(table: Sequence[SeasonPlace]) -> list[int]:
    """Who is first."""
    return [season_place.user_id for season_place in table if season_place.place == 1]


def partners(
    seated: Collection[int],
    waiting: Collection[int],
    games: Iterable[Sequence[RatedRow]],
    table: Sequence[SeasonPlace],
) -> list[int]:
    """Those who wait for a table, in the order in which they are to be called to one at which
    `seated` sit: who has met them least, then who is nearest in the season's table."""
    met = {
        who: sum(
            {row.user_id for row in seats} >= {who} and any(row.user_id in seated for row in seats)
            for seats in list(games)
        )
        for who in waiting
    }
    score = {season_place.user_id: season_place.score for season_place in table}
    here = [score.get(who, 0) for who in seated]
    mean = sum(here) / len(here) if here else 0.0
    free = [who for who in waiting if who not in seated]
    return sorted(free, key=lambda who: (met[who], abs(score.get(who, 0) - mean), who))


def _side(row: RatedRow) -> int:
    return row.seat if row.side is None else row.side
