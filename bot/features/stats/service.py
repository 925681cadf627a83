"""Statistics of people: games, results, and a server's ranking."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Hashable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial
from itertools import groupby
from typing import Any, Final, TypeVar, cast

from bot.features.punctuality.service import punctuality_of
from bot.features.results import rows as results
from bot.features.results.rows import Sight
from bot.features.stats import rows
from bot.features.stats.ratings import Ranked, Rated, fold
from bot.features.stats.rows import PlayedRow, RatedRow, Venue
from bot.model.recent import Recent
from bot.store.transaction import Tx
from bot.table.sessions import queries
from bot.table.tables import FeatureService

Found = TypeVar("Found")
Made = TypeVar("Made")

RANKED_FROM_GAMES: Final = 3
"""Minimum number of games to be ranked."""
_KEPT: Final = 256
"""Rankings, places and lists of games cached in memory."""


@dataclass(frozen=True)
class Tally:
    """A summary of some games of one person."""

    games: int
    wins: int
    points: int
    """Their sum."""
    best: int

    @property
    def mean(self) -> float:
        """Points per game."""
        return self.points / self.games


@dataclass(frozen=True)
class Figure:
    """A statistic over the games of one person."""

    mean: float
    best: int


@dataclass(frozen=True)
class Numbers:
    """A person's statistics in one game."""

    game: str
    tally: Tally
    by_word: Mapping[str, Mapping[str, Tally]] = field(default_factory=dict)
    """Kind of fact (a leader, a room) -> word -> the games with that word, most games first."""
    figures: Mapping[str, Figure] = field(default_factory=dict)


@dataclass(frozen=True)
class Standing:
    """A place in a server's ranking."""

    place: int
    """Equals share it."""
    user_id: int
    name: str
    """This person's latest name at a table of the server."""
    rated: Rated


@dataclass
class Stats(FeatureService):
    """Computes statistics from results."""

    _known: Recent[Hashable, tuple[str, Any]] = field(default_factory=lambda: Recent(_KEPT))
    """Cached data of a server's results, with its mark."""

    async def venues(self, guild_id: int) -> list[Venue]:
        """Return where games were played to their end on this server."""
        query = partial(rows.venues_on, guild_id=guild_id)
        return await self._of(guild_id, "venues", query, lambda venues: venues)

    async def numbers(
        self, user_id: int, guild_id: int | None = None, sight: Sight | None = None
    ) -> list[Numbers]:
        """Return this person's statistics, game by game; limited to a server, and to what a reader
        may see, if given."""
        played_rows = await self.sessions.query(
            lambda tx: rows.played_by(tx, user_id, guild_id, sight)
        )
        games = sorted({row.game for row in played_rows})
        return [
            numbers_of(game, [row for row in played_rows if row.game == game]) for game in games
        ]

    @queries
    def reliability(
        self, tx: Tx, user_id: int, guild_id: int | None = None, sight: Sight | None = None
    ) -> int | None:
        """Return the percentage of this person's turns over days taken in time; None: too few
        turns."""
        return punctuality_of(tx, [user_id], guild_id, sight)[user_id]

    async def games_on(self, guild_id: int, sight: Sight | None = None) -> list[str]:
        """Return the finished games on this server that the viewer may see."""
        sight = _shared(sight)
        query = partial(rows.games_on, guild_id=guild_id, sight=sight)
        return await self._of(guild_id, ("games", sight), query, lambda names: names)

    async def ranking(
        self, guild_id: int, game: str, sight: Sight | None = None
    ) -> tuple[Standing, ...]:
        """Return everybody with enough games of this kind on this server, the strongest first; only
        visible games count."""
        sight = _shared(sight)

        def read(tx: Tx) -> tuple[list[RatedRow], dict[int, str]]:
            rated_rows = rows.rated(tx, guild_id, game, sight)
            people = {row.user_id for row in rated_rows if row.user_id is not None}
            return rated_rows, rows.names_on(tx, guild_id, people)

        return await self._of(guild_id, (game, sight), read, lambda loaded: standings(*loaded))

    async def _of(
        self,
        guild_id: int,
        topic: Hashable,
        load: Callable[[Tx], Found],
        make: Callable[[Found], Made],
    ) -> Made:
        """Return `make` of the loaded data, computed in a thread; cached while the server's results
        stay the same."""
        key = guild_id, topic
        kept = self._known.get(key)

        def query(tx: Tx) -> tuple[str | None, Found | None]:
            mark = results.mark_of(tx, guild_id)
            return mark, None if kept is not None and kept[0] == mark else load(tx)

        mark, loaded = await self.sessions.query(query)
        if loaded is None:
            assert kept is not None
            return cast("Made", kept[1])
        value = await asyncio.to_thread(make, loaded)
        self._known.pop(key, None)
        if mark is not None:
            self._known[key] = mark, value
        return value


def _shared(sight: Sight | None) -> Sight | None:
    """Return None for a reader who sees what everybody sees, so that they share a cache entry."""
    return sight if sight is not None and sight.shut else None


# --- one person -----------------------------------------------------------------------------------


def numbers_of(game: str, rows: Sequence[PlayedRow]) -> Numbers:
    """Return the statistics of one person in these games of one kind, at least one."""
    by_word: dict[str, dict[str, list[PlayedRow]]] = {}
    figures: dict[str, list[int]] = {}
    for row in rows:
        for name, fact in row.facts.items():
            if isinstance(fact, int):
                figures.setdefault(name, []).append(fact)
                continue
            for word in dict.fromkeys(fact):
                by_word.setdefault(name, {}).setdefault(word, []).append(row)
    return Numbers(
        game,
        tally(rows),
        {name: _most_first(words) for name, words in by_word.items()},
        {name: Figure(sum(values) / len(values), max(values)) for name, values in figures.items()},
    )


def tally(rows: Sequence[PlayedRow]) -> Tally:
    """Return the summary of these games; there is at least one."""
    points = [row.points for row in rows]
    return Tally(len(rows), sum(row.rank == 1 for row in rows), sum(points), max(points))


def _most_first(words: Mapping[str, Sequence[PlayedRow]]) -> dict[str, Tally]:
    tallies = {word: tally(rows) for word, rows in words.items()}
    order = sorted(tallies, key=lambda word: (-tallies[word].games, -tallies[word].mean, word))
    return {word: tallies[word] for word in order}


# --- a server -------------------------------------------------------------------------------------


def standings(
    rows: Iterable[RatedRow], names: Mapping[int, str], least: int = RANKED_FROM_GAMES
) -> tuple[Standing, ...]:
    """Return the ranking of people with at least `least` games. Computers are rated by their kind,
    since beating them counts, but are not listed."""
    tables = [list(seats) for _, seats in groupby(rows, key=lambda row: row.table_id)]
    rated = fold([_ranked(row) for row in seats] for seats in tables)
    people = {
        player[1]: rating
        for player, rating in rated.items()
        if isinstance(player, tuple) and player[0] == "person" and rating.games >= least
    }
    ordered = sorted(people, key=lambda person: (-people[person].rating, -people[person].games))
    ratings = [people[person].rating for person in ordered]
    return tuple(
        Standing(1 + ratings.index(people[p].rating), p, names.get(p, ""), people[p])
        for p in ordered
    )


def _ranked(row: RatedRow) -> Ranked:
    person = row.user_id is not None or row.kind == "human"
    return Ranked(_who(row), row.rank, _side(row), person, row.rated)


def _side(row: RatedRow) -> int:
    """Return its side, unique across tables."""
    return row.seat if row.side is None else row.side


def _who(row: RatedRow) -> Hashable:
    """Return the player, for the rating: a person, a kind of computer, or a forgotten person, who
    is a different one in every game."""
    if row.user_id is not None:
        return "person", row.user_id
    if row.kind != "human":
        return "computer", row.kind
    return "forgotten", row.table_id, row.seat
