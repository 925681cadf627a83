"""Queries on everything that is kept of one person: to hand it to them, and to forget it.

`PERSON_COLUMNS` names every column that holds a person. A test compares it with the schema, so
that a new column cannot be left out of what is exported and forgotten.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any, Final, Literal

import sqlalchemy as sa

from bot.store import compaction, results, schema
from bot.store.compressed import Packed
from bot.store.schema import (
    IS_LIVE,
    ON_FORGET,
    games,
    leavers,
    metadata,
    moves,
    outbox,
    seats,
)
from bot.store.transaction import Tx

FORGOTTEN_PERSON: Final = 0
"""Stands for somebody forgotten where a column must not be empty."""

Fate = Literal["row", "null", "nobody", "game"]
"""What happens to a column that names a forgotten person: its row is deleted, it is emptied, it
names nobody, or the whole game is deleted (a lesson is its learner's alone)."""

PERSON_COLUMNS: Final[Mapping[str, Mapping[str, Fate]]] = {
    "games": {"host_id": "nobody", "master_id": "null", "master_asked": "null", "learner": "game"},
    "seats": {"user_id": "null"},
    "leavers": {"user_id": "row"},
    "people": {"user_id": "row"},
    "requests": {"by_id": "row"},
    "scenes": {"by_id": "row"},
    "campaigns": {"by_id": "nobody"},
    "results": {"user_id": "null"},
    "attempts": {"user_id": "row"},
    "timekeeping": {"user_id": "row"},
}


def fates() -> dict[str, dict[str, Fate]]:
    """Every column that holds a person -> what happens to it, by table: the core's and those that
    features mark by `ON_FORGET`."""
    found: dict[str, dict[str, Fate]] = {name: dict(of) for name, of in PERSON_COLUMNS.items()}
    for table in metadata.sorted_tables:
        for column in table.c:
            if ON_FORGET in column.info:
                found.setdefault(table.name, {})[column.name] = column.info[ON_FORGET]
    return found


IMPERSONAL: Final = frozenset(
    {
        "id",
        "game_id",
        "guild_id",
        "channel_id",
        "dm_channel_id",
        "parent_id",
        "message_id",
        "thread_id",
        "campaign_id",
        "season_id",
        "rematch_of",
        "master_role",
        "turns",
        "target",  # a person that is kept out stays out: to be forgotten lifts no ban
    }
)
"""Columns of large numbers that name no person, or somebody who is not forgotten."""
OF_SEATS: Final = ("orders", "plans", "reminders", "clocks")
"""Tables whose rows belong to the holder of the seat: they are deleted with that person."""


_NAMED: Final[Mapping[str, str]] = {"name": "user", "of": "of_user"}
"""Facts that are a person's name -> the fact beside it that says whose (older rows have only the
seat). Beside `facts`, "name" is what happened."""


@dataclass(frozen=True)
class Held:
    """A seat that is this person's, or was, as far as its name may still be theirs."""

    table_id: int
    seat: int
    name: str
    now: bool
    """Whether they hold it now; else they left it."""
    named: bool
    """Whether the seat still bears their name."""


def held(tx: Tx, user_id: int) -> list[Held]:
    """Every seat that this person holds or held, table by table."""
    mine = sa.select(seats.c.game_id, seats.c.seat, seats.c.name).where(seats.c.user_id == user_id)
    found = [
        Held(table_id, seat, name, now=True, named=True)
        for table_id, seat, name in tx.execute(mine)
    ]
    later = leavers.alias()
    last = sa.select(sa.func.max(later.c.at)).where(
        later.c.game_id == leavers.c.game_id, later.c.seat == leavers.c.seat
    )
    named = seats.c.user_id.is_(None) & (leavers.c.at == last.scalar_subquery())
    left = (
        sa.select(seats.c.game_id, seats.c.seat, seats.c.name, named)
        .join(leavers, (leavers.c.game_id == seats.c.game_id) & (leavers.c.seat == seats.c.seat))
        .where(leavers.c.user_id == user_id, sa.func.coalesce(seats.c.user_id, 0) != user_id)
    )
    found += [
        Held(table_id, seat, name, now=False, named=bool(theirs))
        for table_id, seat, name, theirs in tx.execute(left)
    ]
    return sorted(found, key=lambda one: (one.table_id, one.seat))


def rows_of(tx: Tx, table: str, user_id: int) -> list[dict[str, Any]]:
    """The rows of a table of `PERSON_COLUMNS` that name this person, without games' states and
    without other people."""
    of, people = metadata.tables[table], fates()[table]
    named = sa.or_(*(of.c[column] == user_id for column in people))
    shown = [column for column in of.c if column is not games.c.state]
    result = tx.execute(sa.select(*shown).where(named).order_by(*of.primary_key))
    return [
        {
            name: None if name in people and value != user_id else value
            for name, value in row._mapping.items()
        }
        for row in result
    ]


def rows_beside(tx: Tx, table: str, user_id: int) -> list[dict[str, Any]]:
    """The rows of a table that belong to the seats this person holds now."""
    of, held = metadata.tables[table], seats.alias()
    own = (held.c.game_id == of.c.game_id) & (held.c.seat == of.c.seat)
    query = sa.select(of).join(held, own).where(held.c.user_id == user_id)
    result = tx.execute(query.order_by(*of.primary_key))
    return [dict(row._mapping) for row in result]


def picks_of(tx: Tx, user_id: int) -> list[Any]:
    """The picks of the seats this person holds now: table, seat, time, pick, maker, and the move
    that took it back."""
    own = (seats.c.game_id == moves.c.game_id) & (seats.c.seat == moves.c.seat)
    told = moves.c.game_id, moves.c.seat, moves.c.at, moves.c.pick, moves.c.by, moves.c.undone_by
    query = sa.select(*told).join(seats, own).where(seats.c.user_id == user_id)
    query = query.where(moves.c.kind == "pick").order_by(moves.c.game_id, moves.c.ply)
    found: list[Any] = [tuple(row) for row in tx.execute(query)]
    names = [column.name for column in told[1:]]
    for table_id, pick in compaction.compacted_picks_of(tx, user_id):
        found.append((table_id, *(pick[name] for name in names)))
    return found


def tables_named(tx: Tx, table_ids: Collection[int]) -> list[Any]:
    """What concerns people of these tables."""
    told = (
        "id", "game", "status", "guild_id", "channel_id", "created_at", "learner", "learning",
        "host_id", "master_id", "master_asked",
    )  # fmt: skip
    query = sa.select(*(games.c[name] for name in told)).where(games.c.id.in_(list(table_ids)))
    return list(tx.execute(query.order_by(games.c.id)))


def opened(tx: Tx, user_id: int) -> dict[int, bool]:
    """The tables that name this person beside their seats; whether it is a lesson of theirs."""
    named = sa.or_(*(games.c[column] == user_id for column in PERSON_COLUMNS["games"]))
    result = tx.execute(sa.select(games.c.id, games.c.learner).where(named))
    return {row.id: row.learner == user_id for row in result}


def statuses(tx: Tx, table_ids: Collection[int]) -> dict[int, str]:
    """The status of each of these tables."""
    query = sa.select(games.c.id, games.c.status).where(games.c.id.in_(list(table_ids)))
    return {row.id: row.status for row in tx.execute(query)}


def hosted(tx: Tx, user_id: int) -> list[int]:
    """The tables under way that this person opened."""
    query = sa.select(games.c.id).where(games.c.host_id == user_id, IS_LIVE)
    return list(tx.execute(query).scalars())


def set_host(tx: Tx, table_id: int, user_id: int) -> None:
    """Make this person the one who opened a table."""
    tx.execute(sa.update(games).where(games.c.id == table_id).values(host_id=user_id))


def told_of(tx: Tx, table_ids: Collection[int], marks: Sequence[str]) -> list[Any]:
    """Messages of these tables whose facts mention one of these marks (JSON texts)."""
    mentions = sa.or_(*(_text(outbox.c.facts).contains(mark, autoescape=True) for mark in marks))
    query = sa.select(outbox).where(outbox.c.game_id.in_(list(table_ids)), mentions)
    return list(tx.execute(query.order_by(outbox.c.id)))


# --- forgetting -----------------------------------------------------------------------------------


def involved(tx: Tx, user_id: int) -> set[int]:
    """Every table at which this person ever sat, or that they opened or led."""
    found = {one.table_id for one in held(tx, user_id)}
    query = sa.select(games.c.id).where(
        sa.or_(*(games.c[name] == user_id for name in ("host_id", "master_id", "master_asked")))
    )
    found |= set(tx.execute(query).scalars())
    query = sa.select(leavers.c.game_id).where(leavers.c.user_id == user_id)
    return found | set(tx.execute(query).scalars())


def drop_lessons(tx: Tx, user_id: int) -> None:
    """The learning tables of this person, with all that belongs to them."""
    lessons = sa.select(games.c.id).where(games.c.learner == user_id)
    ids = list(tx.execute(lessons).scalars())
    for table in reversed(metadata.sorted_tables):
        if "game_id" in table.c:
            tx.execute(sa.delete(table).where(table.c.game_id.in_(ids)))
    tx.execute(sa.delete(games).where(games.c.id.in_(ids)))


def silence(tx: Tx, user_id: int, mine: Collection[Held], table_ids: Collection[int]) -> None:
    """Cancel unsent messages to this person at these tables."""
    sheets = sa.or_(
        sa.false(),
        *(
            (outbox.c.game_id == one.table_id)
            & (outbox.c.seat == one.seat)
            & (outbox.c.kind == "sheet")
            for one in mine
            if one.now
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
            if name == "councils":  # `keep_council` forgets them once they are out of the thread
                theirs &= table.c.game_id.not_in(_PLANNING)
            if fate == "row":
                tx.execute(sa.delete(table).where(theirs))
            elif fate == "nobody":
                tx.execute(sa.update(table).where(theirs).values({column: FORGOTTEN_PERSON}))
            else:
                tx.execute(sa.update(table).where(theirs).values({column: None}))


def forget_seats(tx: Tx, mine: Collection[Held]) -> None:
    """Seats lose the name of their former holder, and all that was theirs alone."""
    for one in mine:
        if one.named:
            here = (seats.c.game_id == one.table_id) & (seats.c.seat == one.seat)
            empty = {"name": "", "dm_closed": False, "waits": []}
            empty |= {"asks": "", "character": ""}
            tx.execute(sa.update(seats).where(here).values(empty))
        if one.now:
            for name in OF_SEATS:
                table = metadata.tables[name]
                here = (table.c.game_id == one.table_id) & (table.c.seat == one.seat)
                tx.execute(sa.delete(table).where(here))


@dataclass(frozen=True)
class Trace:
    """A row that says something about somebody."""

    table: sa.Table
    key: tuple[Any, ...]
    """Its primary key."""
    table_id: int

    @property
    def here(self) -> sa.ColumnElement[bool]:
        """That it is this row."""
        return sa.and_(*(c == k for c, k in zip(self.table.primary_key, self.key, strict=True)))


def seats_by_table(tx: Tx, user_id: int, mine: Collection[Held]) -> dict[int, set[int]]:
    """The seats that are or were this person's, for every table that they had to do with."""
    own: dict[int, set[int]] = {one: set() for one in involved(tx, user_id)}
    for one in mine:
        own.setdefault(one.table_id, set()).add(one.seat)
    return own


def not_over(tx: Tx, table_ids: Collection[int]) -> list[int]:
    """Those of these tables that may still have messages to post."""
    query = sa.select(games.c.id).where(games.c.id.in_(list(table_ids)), IS_LIVE)
    return list(tx.execute(query).scalars())


def traces(
    tx: Tx,
    user_id: int,
    names: Collection[str],
    own: Collection[int],
    within: Collection[int] | None = None,
) -> list[Trace]:
    """The rows that may say something about this person: their number anywhere, one of their names
    at their `own` tables. They are sought at all tables, which reads everything that is kept, or
    `within` these."""
    found = []
    marks = [json.dumps(name)[1:-1] for name in names if name]
    for table, key in _of_games():
        texts = [_text(column) for column in table.c if isinstance(column.type, sa.JSON)]
        numbered = [text.contains(str(user_id)) for text in texts]
        if table is outbox:
            numbered += [column.endswith(f":{user_id}") for column in _SLOTS]
        named = [text.contains(mark, autoescape=True) for text in texts for mark in marks]
        theirs = key.in_(list(own)) & sa.or_(sa.false(), *named)
        query = sa.select(key, *table.primary_key).where(sa.or_(sa.false(), *numbered) | theirs)
        if within is not None:
            query = query.where(key.in_(list(within)))
        found += [Trace(table, tuple(row[1:]), row[0]) for row in tx.execute(query)]
    for table_id, text in compaction.texts(tx, within):
        if str(user_id) in text or (table_id in own and any(mark in text for mark in marks)):
            found.append(Trace(schema.folds, (table_id,), table_id))
    return found


_SLOTS: Final = (outbox.c.slot, outbox.c.phase)
"""Where a notice's key is; it may end in somebody's number."""


def _of_games() -> list[tuple[sa.Table, sa.Column[Any]]]:
    """The tables whose rows belong to a game and say something, with the column that says whose."""
    keys = ((t, t.c.id if t is games else t.c.get("game_id")) for t in metadata.sorted_tables)
    told = [(table, key) for table, key in keys if key is not None]
    return [(t, key) for t, key in told if any(isinstance(c.type, sa.JSON) for c in t.c)]


def scrub(
    tx: Tx,
    user_id: int,
    names: Collection[str],
    own: Mapping[int, Collection[int]],
    found: Collection[Trace],
    neutral: str,
) -> None:
    """What these rows say about this person says `neutral` instead; `own` are their seats by
    table."""
    for trace in found:
        row = tx.execute(sa.select(trace.table).where(trace.here)).first()
        if row is None:  # it went with a lesson
            continue
        known = names if trace.table_id in own else ()
        seats_here = own.get(trace.table_id, ())

        scrub_one = partial(scrubbed, user_id=user_id, names=known, own=seats_here, neutral=neutral)
        changes = {
            column.name: said
            for column in trace.table.c
            if isinstance(column.type, sa.JSON | Packed)
            and (told := row._mapping[column.name]) is not None
            and (said := _within(column, told, scrub_one)) != told
        }
        if trace.table is outbox:  # the key is then another, as unique
            ended = (c.name for c in _SLOTS if row._mapping[c.name].endswith(f":{user_id}"))
            changes |= dict.fromkeys(ended, f"forgotten:{row.id}")
        if changes:
            tx.execute(sa.update(trace.table).where(trace.here).values(changes))


def _within(column: sa.Column[Any], told: Any, scrub_one: Callable[[Any], Any]) -> Any:
    """A value of this column, with all in it that says something put through `scrub_one`; of
    folded moves the columns that are JSON in rows."""
    if not isinstance(column.type, Packed):
        return scrub_one(told)
    said = [name for name, of in moves.c.items() if isinstance(of.type, sa.JSON)]
    return [{**row, **{name: scrub_one(row[name]) for name in said}} for row in told]


def scrubbed(
    told: Any, user_id: int, names: Collection[str], own: Collection[int], neutral: str
) -> Any:
    """JSON data without a person: without their number, and without their name beside their number
    or, in older rows, their seat. Sentences stay as they were written, apart from mentions: names
    in them cannot be recognised."""
    if isinstance(told, dict):
        others = isinstance(told.get("seat"), int) and told["seat"] not in own
        known = () if others else names
        return {
            key: neutral
            if key in _NAMED and _is_theirs(told, key, user_id, known)
            else scrubbed(one, user_id, known, own, neutral)
            for key, one in told.items()
        }
    if isinstance(told, list):
        return [scrubbed(one, user_id, names, own, neutral) for one in told]
    if isinstance(told, str):
        said = re.sub(f"<@!?{user_id}>", lambda _: neutral, told)
        return re.sub(rf"(?<!\d){user_id}(?!\d)", str(FORGOTTEN_PERSON), said)
    return FORGOTTEN_PERSON if told == user_id and not isinstance(told, bool) else told


def _is_theirs(told: Mapping[str, Any], key: str, user_id: int, names: Collection[str]) -> bool:
    """Whether the name in these facts is this person's."""
    if isinstance(whose := told.get(_NAMED[key]), int):
        return whose == user_id
    return "facts" not in told and told[key] in names


def _text(column: sa.Column[Any]) -> sa.Cast[str]:
    return sa.cast(column, sa.Text)


def people_columns() -> set[tuple[str, str]]:
    """Every column of the schema that can hold a person."""
    return {
        (table.name, column.name)
        for table in schema.metadata.sorted_tables
        for column in table.c
        if isinstance(column.type, sa.BigInteger) and column.name not in IMPERSONAL
    }
