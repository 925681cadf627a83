"""Numbers of people: what they played and how it ended, and who is how strong on a server."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Hashable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial
from itertools import groupby
from typing import Any, Final, TypeVar, cast

from bot.features.stats.ratings import Ranked, Rated, fold
from bot.store import results
from bot.store.results import PlayedRow, RatedRow, Sight, Venue
from bot.store.transaction import Tx
from bot.table.clocks.punctuality import punctuality_of
from bot.table.sessions import TableSessions, queries

Found = TypeVar("Found")
Made = TypeVar("Made")

RANKED_FROM_GAMES: Final = 3
"""Games after which somebody is ranked."""
_KEPT: Final = 256
"""Rankings, places and lists of games kept in memory."""


@dataclass(frozen=True)
class Tally:
    """How some games of one person went."""

    games: int
    wins: int
    points: int
    """Their sum."""
    best: int

    @property
    def mean(self) -> float:
        """Points a game."""
        return self.points / self.games


@dataclass(frozen=True)
class Figure:
    """A figure over the games of one person."""

    mean: float
    best: int


@dataclass(frozen=True)
class Numbers:
    """What one person did in one game."""

    game: str
    tally: Tally
    by_word: Mapping[str, Mapping[str, Tally]] = field(default_factory=dict)
    """Kind of fact (a leader, a room) -> word -> the games in which it was so, most games first."""
    figures: Mapping[str, Figure] = field(default_factory=dict)


@dataclass(frozen=True)
class Standing:
    """A place in a server's ranking."""

    place: int
    """Equals share it."""
    user_id: int
    name: str
    """What this person was last called at a table of the server."""
    rated: Rated


@dataclass
class Stats:
    """Looks at results."""

    sessions: TableSessions

    _known: OrderedDict[tuple[Hashable, ...], tuple[str, Any]] = field(default_factory=OrderedDict)
    """What was read of a server's results, with its mark."""

    async def venues(self, guild_id: int) -> list[Venue]:
        """Where games were played to their end on this server."""
        read = partial(results.venues_on, guild_id=guild_id)
        return await self._of(guild_id, "venues", read, lambda venues: venues)

    async def numbers(
        self, user_id: int, guild_id: int | None = None, sight: Sight | None = None
    ) -> list[Numbers]:
        """What this person did, game by game; only on one server, and in sight of a reader, if
        these are given."""
        played_rows = await self.sessions.query(
            lambda tx: results.played_by(tx, user_id, guild_id, sight)
        )
        games = sorted({row.game for row in played_rows})
        return [
            numbers_of(game, [row for row in played_rows if row.game == game]) for game in games
        ]

    @queries
    def reliability(
        self, tx: Tx, user_id: int, guild_id: int | None = None, sight: Sight | None = None
    ) -> int | None:
        """The percentage of this person's turns over days taken in time; None: too few turns."""
        return punctuality_of(tx, [user_id], guild_id, sight)[user_id]

    async def games_on(self, guild_id: int, sight: Sight | None = None) -> list[str]:
        """The finished games on this server, as far as the viewer may see them."""
        sight = _shared(sight)
        read = partial(results.games_on, guild_id=guild_id, sight=sight)
        return await self._of(guild_id, ("games", sight), read, lambda found: found)

    async def ranking(
        self, guild_id: int, game: str, sight: Sight | None = None
    ) -> tuple[Standing, ...]:
        """Everybody with enough games of this kind on this server, the strongest first; only games
        in sight count."""
        sight = _shared(sight)

        def read(tx: Tx) -> tuple[list[RatedRow], dict[int, str]]:
            rows = results.rated(tx, guild_id, game, sight)
            people = {row.user_id for row in rows if row.user_id is not None}
            return rows, results.names_on(tx, guild_id, people)

        return await self._of(guild_id, (game, sight), read, lambda found: standings(*found))

    async def _of(
        self,
        guild_id: int,
        what: Hashable,
        read: Callable[[Tx], Found],
        make: Callable[[Found], Made],
    ) -> Made:
        """What `make` makes, in a thread, of what `read` finds; from memory while the server's
        results are the same."""
        key = guild_id, what
        kept = self._known.get(key)

        def query(tx: Tx) -> tuple[str | None, Found | None]:
            mark = results.mark_of(tx, guild_id)
            return mark, None if kept is not None and kept[0] == mark else read(tx)

        mark, found = await self.sessions.query(query)
        if found is None:
            assert kept is not None
            return cast("Made", kept[1])
        made = await asyncio.to_thread(make, found)
        self._known.pop(key, None)
        if mark is not None:
            self._known[key] = mark, made
        while len(self._known) > _KEPT:
            self._known.popitem(last=False)
        return made


def _shared(sight: Sight | None) -> Sight | None:
    """None where a reader sees all that everybody sees: most see the same."""
    return sight if sight is not None and sight.shut else None


# --- one person -----------------------------------------------------------------------------------


def numbers_of(game: str, rows: Sequence[PlayedRow]) -> Numbers:
    """The numbers of one person in these games of one kind, at least one."""
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
        {name: Figure(sum(found) / len(found), max(found)) for name, found in figures.items()},
    )


def tally(rows: Sequence[PlayedRow]) -> Tally:
    """How these games went; there is at least one."""
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
    """The ranking that these results make, of people with at least so many games. Computers are
    rated by their kind, since beating them counts, but are not listed."""
    tables = [list(seats) for _, seats in groupby(rows, key=lambda row: row.table_id)]
    rated = fold([_ranked(row) for row in seats] for seats in tables)
    people = {
        who[1]: one
        for who, one in rated.items()
        if isinstance(who, tuple) and who[0] == "person" and one.games >= least
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
    """Which side it was, at its table."""
    return row.seat if row.side is None else row.side


def _who(row: RatedRow) -> Hashable:
    """Who played, for the rating: a person, a kind of computer, or somebody who was forgotten and
    is nobody in any other game."""
    if row.user_id is not None:
        return "person", row.user_id
    if row.kind != "human":
        return "computer", row.kind
    return "forgotten", row.table_id, row.seat
