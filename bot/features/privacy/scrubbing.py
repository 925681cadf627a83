"""Find the rows that mention a person, and replace the mentions."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass
from functools import partial
from typing import Any, Final

import sqlalchemy as sa

from bot.features.privacy.rows import FORGOTTEN_PERSON, text_of
from bot.store import compaction, schema
from bot.store.compressed import Packed
from bot.store.schema import games, metadata, moves, outbox
from bot.store.transaction import Tx

_NAMED: Final[Mapping[str, str]] = {"name": "user", "of": "of_user"}
"""Facts that are a person's name -> the fact beside it with the owner (older rows have only the
seat). Beside `facts`, "name" is the event's name."""


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


def traces(
    tx: Tx,
    user_id: int,
    names: Collection[str],
    own_tables: Collection[int],
    within: Collection[int] | None = None,
) -> list[Trace]:
    """Return the rows that may mention this person: their id anywhere, one of their names at their
    own tables. The search covers all tables, which reads everything, or `within` these."""
    found_traces = []
    marks = [json.dumps(name)[1:-1] for name in names if name]
    for table, key in _of_games():
        texts = [text_of(column) for column in table.c if isinstance(column.type, sa.JSON)]
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
            found_traces.append(Trace(schema.folds, (table_id,), table_id))
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
            if isinstance(column.type, sa.JSON | Packed)
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
    if not isinstance(column.type, Packed):
        return scrub_one(value)
    json_columns = [name for name, of in moves.c.items() if isinstance(of.type, sa.JSON)]
    return [{**row, **{name: scrub_one(row[name]) for name in json_columns}} for row in value]


def without_person(
    data: Any, user_id: int, names: Collection[str], own_seats: Collection[int], neutral: str
) -> Any:
    """Return JSON data without a person: without their id, and without their name beside their id
    or, in older rows, their seat. Sentences stay as they were written, apart from mentions: names
    in them cannot be recognised."""
    if isinstance(data, dict):
        others = isinstance(data.get("seat"), int) and data["seat"] not in own_seats
        known = () if others else names
        return {
            key: neutral
            if key in _NAMED and _is_theirs(data, key, user_id, known)
            else without_person(item, user_id, known, own_seats, neutral)
            for key, item in data.items()
        }
    if isinstance(data, list):
        return [without_person(item, user_id, names, own_seats, neutral) for item in data]
    if isinstance(data, str):
        text = re.sub(f"<@!?{user_id}>", lambda _: neutral, data)
        return re.sub(rf"(?<!\d){user_id}(?!\d)", str(FORGOTTEN_PERSON), text)
    return FORGOTTEN_PERSON if data == user_id and not isinstance(data, bool) else data


def _is_theirs(facts: Mapping[str, Any], key: str, user_id: int, names: Collection[str]) -> bool:
    """Return whether the name in these facts is this person's."""
    if isinstance(whose := facts.get(_NAMED[key]), int):
        return whose == user_id
    return "facts" not in facts and facts[key] in names
