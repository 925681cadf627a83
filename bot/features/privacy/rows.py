"""Queries on all stored data of one person: to export and to delete it.

`fates` names every column that holds a person. A test compares it with the schema, so that a new
column cannot be left out of exports and deletion.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any, Final, Literal

import sqlalchemy as sa

from bot.features.privacy.scrubbing import FORGOTTEN_PERSON, without_person
from bot.features.results import rows as results
from bot.store import compaction, schema
from bot.store.compressed import Compressed
from bot.store.games import drop
from bot.store.schema import (
    IS_LIVE,
    OF_SEAT,
    ON_FORGET,
    games,
    leavers,
    metadata,
    moves,
    outbox,
    seats,
)
from bot.store.transaction import Tx

Fate = Literal["row", "null", "nobody", "game"]
"""What happens to a column that names a forgotten person: its row is deleted, it is emptied, it
names nobody, or the whole game is deleted (a lesson is its learner's alone)."""

PERSON_COLUMNS: Final[Mapping[str, Mapping[str, Fate]]] = {
    "games": {"host_id": "nobody", "master_id": "null", "master_asked": "null", "learner": "game"},
    "seats": {"user_id": "null"},
    "leavers": {"user_id": "row"},
    "people": {"user_id": "row"},
    "requests": {"by_id": "row"},
}


def fates() -> dict[str, dict[str, Fate]]:
    """Return every column that holds a person -> its fate, by table: the core's and those that
    features mark by `ON_FORGET`."""
    by_table: dict[str, dict[str, Fate]] = {name: dict(of) for name, of in PERSON_COLUMNS.items()}
    for table in metadata.sorted_tables:
        for column in table.c:
            if ON_FORGET in column.info:
                by_table.setdefault(table.name, {})[column.name] = column.info[ON_FORGET]
    return by_table


def of_seats() -> tuple[str, ...]:
    """Return the tables whose rows belong to the holder of the seat, and are deleted with that
    person: those that features mark by `OF_SEAT`, and the core's."""
    marked = sorted(table.name for table in metadata.tables.values() if OF_SEAT in table.info)
    return (*marked, "reminders", "clocks")


@dataclass(frozen=True)
class HeldSeat:
    """A seat that this person holds or held, as far as its name may still be theirs."""

    table_id: int
    seat: int
    name: str
    now: bool
    """Whether they hold it now; else they left it."""
    named: bool
    """Whether the seat still has their name."""


def held_seats(tx: Tx, user_id: int) -> list[HeldSeat]:
    """Return every seat that this person holds or held, table by table."""
    current = sa.select(seats.c.game_id, seats.c.seat, seats.c.name).where(
        seats.c.user_id == user_id
    )
    seats_held = [
        HeldSeat(table_id, seat, name, now=True, named=True)
        for table_id, seat, name in tx.execute(current)
    ]
    later = leavers.alias()
    last = sa.select(sa.func.max(later.c.at)).where(
        later.c.game_id == leavers.c.game_id, later.c.seat == leavers.c.seat
    )
    has_name = seats.c.user_id.is_(None) & (leavers.c.at == last.scalar_subquery())
    former = (
        sa.select(seats.c.game_id, seats.c.seat, seats.c.name, has_name)
        .join(leavers, (leavers.c.game_id == seats.c.game_id) & (leavers.c.seat == seats.c.seat))
        .where(leavers.c.user_id == user_id, sa.func.coalesce(seats.c.user_id, 0) != user_id)
    )
    seats_held += [
        HeldSeat(table_id, seat, name, now=False, named=bool(theirs))
        for table_id, seat, name, theirs in tx.execute(former)
    ]
    return sorted(seats_held, key=lambda entry: (entry.table_id, entry.seat))


def rows_of(tx: Tx, table: str, user_id: int) -> list[dict[str, Any]]:
    """Return the rows of a table of `PERSON_COLUMNS` that name this person, without games' states
    or other people."""
    of, people = metadata.tables[table], fates()[table]
    shown = [column for column in of.c if column is not games.c.state]
    result = tx.execute(sa.select(*shown).where(_names(table, user_id)).order_by(*of.primary_key))
    return [
        {
            name: None if name in people and value != user_id else value
            for name, value in row._mapping.items()
        }
        for row in result
    ]


def rows_beside(tx: Tx, table: str, user_id: int) -> list[dict[str, Any]]:
    """Return the rows of a table that belong to the seats this person holds now."""
    of, held = metadata.tables[table], seats.alias()
    own_seat = (held.c.game_id == of.c.game_id) & (held.c.seat == of.c.seat)
    query = sa.select(of).join(held, own_seat).where(held.c.user_id == user_id)
    result = tx.execute(query.order_by(*of.primary_key))
    return [dict(row._mapping) for row in result]


def picks_of(tx: Tx, user_id: int) -> list[Any]:
    """Return the picks of the seats this person holds now: table, seat, time, pick, maker, and the
    move that undid it."""
    own_seat = (seats.c.game_id == moves.c.game_id) & (seats.c.seat == moves.c.seat)
    columns = moves.c.game_id, moves.c.seat, moves.c.at, moves.c.pick, moves.c.by, moves.c.undone_by
    query = sa.select(*columns).join(seats, own_seat).where(seats.c.user_id == user_id)
    query = query.where(moves.c.kind == "pick").order_by(moves.c.game_id, moves.c.ply)
    picks: list[Any] = [tuple(row) for row in tx.execute(query)]
    names = [column.name for column in columns[1:]]
    for table_id, pick in compaction.compacted_picks_of(tx, user_id):
        picks.append((table_id, *(pick[name] for name in names)))
    return picks


def tables_named(tx: Tx, table_ids: Collection[int]) -> list[Any]:
    """Return the columns about people of these tables."""
    columns = (
        "id", "game", "status", "guild_id", "channel_id", "created_at", "learner", "learning",
        "host_id", "master_id", "master_asked",
    )  # fmt: skip
    query = sa.select(*(games.c[name] for name in columns)).where(games.c.id.in_(list(table_ids)))
    return list(tx.execute(query.order_by(games.c.id)))


def opened(tx: Tx, user_id: int, *columns: str) -> set[int]:
    """Return the tables that name this person in these columns, or in any."""
    query = sa.select(games.c.id).where(_names("games", user_id, columns))
    return set(tx.execute(query).scalars())


def seats_by_status(tx: Tx, user_id: int) -> dict[str, int]:
    """Return the status of a table -> how many seats this person holds at such tables, without
    those of their lessons."""
    lesson = sa.func.coalesce(games.c.learner, 0) == user_id
    query = sa.select(games.c.status, sa.func.count().label("held"))
    query = query.join(seats, seats.c.game_id == games.c.id).group_by(games.c.status)
    result = tx.execute(query.where(seats.c.user_id == user_id, ~lesson))
    return {row.status: row.held for row in result}


def count_of(tx: Tx, table: str, user_id: int, *columns: str) -> int:
    """Return how many rows of a table of `fates` name this person in these columns, or in any."""
    query = sa.select(sa.func.count()).select_from(metadata.tables[table])
    return int(tx.execute(query.where(_names(table, user_id, columns))).scalar_one())


def _names(table: str, user_id: int, columns: Sequence[str] = ()) -> sa.ColumnElement[bool]:
    """SQL condition: a row names this person in one of these columns, or in any."""
    of = metadata.tables[table].c
    return sa.or_(*(of[column] == user_id for column in columns or fates()[table]))


def hosted(tx: Tx, user_id: int) -> list[int]:
    """Return the tables under way that this person opened."""
    query = sa.select(games.c.id).where(games.c.host_id == user_id, IS_LIVE)
    return list(tx.execute(query).scalars())


def messages_naming(tx: Tx, table_ids: Collection[int], marks: Sequence[str]) -> list[Any]:
    """Return messages of these tables whose facts mention one of these marks (JSON texts)."""
    mentions = sa.or_(*(_text(outbox.c.facts).contains(mark, autoescape=True) for mark in marks))
    query = sa.select(outbox).where(outbox.c.game_id.in_(list(table_ids)), mentions)
    return list(tx.execute(query.order_by(outbox.c.id)))


# --- forgetting -----------------------------------------------------------------------------------


def involved(tx: Tx, user_id: int) -> set[int]:
    """Return every table where this person ever sat, or that they opened or led."""
    table_ids = {seat.table_id for seat in held_seats(tx, user_id)}
    table_ids |= opened(tx, user_id, "host_id", "master_id", "master_asked")
    query = sa.select(leavers.c.game_id).where(leavers.c.user_id == user_id)
    return table_ids | set(tx.execute(query).scalars())


def drop_lessons(tx: Tx, user_id: int) -> None:
    """Delete the learning tables of this person, with everything that belongs to them."""
    lessons = sa.select(games.c.id).where(games.c.learner == user_id)
    drop(tx, list(tx.execute(lessons).scalars()))


def cancel_messages(
    tx: Tx, user_id: int, own_seats: Collection[HeldSeat], table_ids: Collection[int]
) -> None:
    """Cancel unsent messages to this person at these tables."""
    sheets = sa.or_(
        sa.false(),
        *(
            (outbox.c.game_id == seat.table_id)
            & (outbox.c.seat == seat.seat)
            & (outbox.c.kind == "sheet")
            for seat in own_seats
            if seat.now
        ),
    )
    to_them = _text(outbox.c.facts).contains(f'"user": {user_id}', autoescape=True)
    theirs = sheets | (to_them & (outbox.c.kind != "notice"))
    change = sa.update(outbox).where(outbox.c.game_id.in_(list(table_ids)), theirs)
    tx.execute(change.values(state="dropped", nonce=""))


_PLANNING: Final = sa.select(games.c.id).where(games.c.council.is_(True), IS_LIVE)
"""Tables whose sides have maintained threads."""


def forget_columns(tx: Tx, user_id: int) -> None:
    """Remove this person from each column that names them."""
    results.mark_changed(tx, results.servers_of(tx, user_id))
    for name, columns in fates().items():
        table = metadata.tables[name]
        for column, fate in columns.items():
            theirs = table.c[column] == user_id
            if name == "councils":  # `keep_council` removes them when they have left the thread
                theirs &= table.c.game_id.not_in(_PLANNING)
            if fate == "row":
                tx.execute(sa.delete(table).where(theirs))
            elif fate == "nobody":
                tx.execute(sa.update(table).where(theirs).values({column: FORGOTTEN_PERSON}))
            else:
                tx.execute(sa.update(table).where(theirs).values({column: None}))


def forget_seats(tx: Tx, own_seats: Collection[HeldSeat]) -> None:
    """Remove the name of the former holder from seats, and all their private data."""
    for seat in own_seats:
        if seat.named:
            here = (seats.c.game_id == seat.table_id) & (seats.c.seat == seat.seat)
            empty = {"name": "", "dm_closed": False, "waits": []}
            empty |= {"asks": "", "character": ""}
            tx.execute(sa.update(seats).where(here).values(empty))
        if seat.now:
            for name in of_seats():
                table = metadata.tables[name]
                here = (table.c.game_id == seat.table_id) & (table.c.seat == seat.seat)
                tx.execute(sa.delete(table).where(here))


@dataclass(frozen=True)
class Trace:
    """A row that mentions a person."""

    table: sa.Table
    key: tuple[Any, ...]
    """Its primary key."""
    table_id: int

    @property
    def here(self) -> sa.ColumnElement[bool]:
        """SQL condition: this row."""
        return sa.and_(*(c == k for c, k in zip(self.table.primary_key, self.key, strict=True)))


def seats_by_table(tx: Tx, user_id: int, own_seats: Collection[HeldSeat]) -> dict[int, set[int]]:
    """Return the seats that are or were this person's, for every table that they were involved
    in."""
    by_table: dict[int, set[int]] = {entry: set() for entry in involved(tx, user_id)}
    for entry in own_seats:
        by_table.setdefault(entry.table_id, set()).add(entry.seat)
    return by_table


def not_over(tx: Tx, table_ids: Collection[int]) -> list[int]:
    """Return those of these tables that may still post messages."""
    return list(tx.execute(may_post(table_ids)).scalars())


def may_post(table_ids: Collection[int]) -> sa.Select[tuple[int]]:
    """Query those of these tables that may still post messages."""
    return sa.select(games.c.id).where(games.c.id.in_(list(table_ids)), IS_LIVE)


def traces(
    tx: Tx,
    user_id: int,
    names: Collection[str],
    own_tables: Collection[int],
    within: Collection[int] | None = None,
) -> list[Trace]:
    """Return the rows that may mention this person: their id anywhere, one of their names at their
    own tables. Search the tables `within`; None: all of them, which reads everything."""
    found_traces = []
    marks = [json.dumps(name)[1:-1] for name in names if name]
    for table, key in _of_games():
        texts = [_text(column) for column in table.c if isinstance(column.type, sa.JSON)]
        numbered = [text.contains(str(user_id)) for text in texts]
        if table is outbox:
            numbered += [column.endswith(f":{user_id}") for column in _SLOTS]
        mentions = [text.contains(mark, autoescape=True) for text in texts for mark in marks]
        theirs = key.in_(list(own_tables)) & sa.or_(sa.false(), *mentions)
        query = sa.select(key, *table.primary_key).where(sa.or_(sa.false(), *numbered) | theirs)
        if within is not None:
            query = query.where(key.in_(list(within)))
        found_traces += [Trace(table, tuple(row[1:]), row[0]) for row in tx.execute(query)]
    for table_id, text in compaction.texts(tx, within):
        if str(user_id) in text or (table_id in own_tables and any(mark in text for mark in marks)):
            found_traces.append(Trace(schema.compacted_games, (table_id,), table_id))
    return found_traces


_SLOTS: Final = (outbox.c.slot, outbox.c.phase)
"""Columns with a notice's key, which may end in a person's id."""


def _of_games() -> list[tuple[sa.Table, sa.Column[Any]]]:
    """Return the tables whose rows belong to a game and contain text, with the column that names
    the game."""
    keys = ((t, t.c.id if t is games else t.c.get("game_id")) for t in metadata.sorted_tables)
    pairs = [(table, key) for table, key in keys if key is not None]
    return [(t, key) for t, key in pairs if any(isinstance(c.type, sa.JSON) for c in t.c)]


def scrub(
    tx: Tx,
    user_id: int,
    names: Collection[str],
    own_seats: Mapping[int, Collection[int]],
    found_traces: Collection[Trace],
    neutral: str,
) -> None:
    """Replace mentions of this person in these rows by `neutral`; seats are by table."""
    for trace in found_traces:
        row = tx.execute(sa.select(trace.table).where(trace.here)).first()
        if row is None:  # it was deleted with a lesson
            continue
        known = names if trace.table_id in own_seats else ()
        seats_here = own_seats.get(trace.table_id, ())

        scrub_one = partial(
            without_person, user_id=user_id, names=known, own_seats=seats_here, neutral=neutral
        )
        changes = {
            column.name: scrubbed_value
            for column in trace.table.c
            if isinstance(column.type, sa.JSON | Compressed)
            and (value := row._mapping[column.name]) is not None
            and (scrubbed_value := _within(column, value, scrub_one)) != value
        }
        if trace.table is outbox:  # the new key must be unique, too
            ended = (c.name for c in _SLOTS if row._mapping[c.name].endswith(f":{user_id}"))
            changes |= dict.fromkeys(ended, f"forgotten:{row.id}")
        if changes:
            tx.execute(sa.update(trace.table).where(trace.here).values(changes))


def _within(column: sa.Column[Any], value: Any, scrub_one: Callable[[Any], Any]) -> Any:
    """Return a value of this column, with every text in it passed through `scrub_one`; of compacted
    moves only the columns that are JSON in rows."""
    if not isinstance(column.type, Compressed):
        return scrub_one(value)
    json_columns = [name for name, of in moves.c.items() if isinstance(of.type, sa.JSON)]
    return [{**row, **{name: scrub_one(row[name]) for name in json_columns}} for row in value]


def _text(column: sa.Column[Any]) -> sa.Cast[str]:
    return sa.cast(column, sa.Text)
