"""Queries on what everybody at a table is asked to agree to: at most one open request of a kind."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import asdict, dataclass, field, fields
from functools import cache
from typing import Any, Final, Literal

import sqlalchemy as sa

from bot.store.bind_params import TABLE_PARAM
from bot.store.schema import moves, one_of, requests
from bot.store.transaction import Tx

KindName = Literal["rewind", "repace", "pause", "end"]
"""What is asked for: `requests.kind`."""


@dataclass(frozen=True)
class RequestRow:
    """A row of `requests`."""

    kind: KindName
    key: str
    """Names the request, so that answers to an older one do not count."""
    by_id: int
    """The person who asks."""
    agreed: tuple[int, ...]
    """Seats whose person agrees, the asker's among them."""
    due: float | None = None
    """When silence decides, in seconds since 1970; None: never."""
    target: int | None = None
    """The ply whose snapshot is kept while the request is open; None: none is needed."""
    payload: Mapping[str, Any] = field(default_factory=dict)
    """What is asked for in detail, as its kind reads it."""
    granted: bool = False
    """Whether it was granted and is kept for as long as that lasts: a pause."""


_OF_A_TABLE: Final = sa.select(*(requests.c[f.name] for f in fields(RequestRow))).where(
    requests.c.game_id == TABLE_PARAM
)


def open_requests(tx: Tx, table_id: int) -> list[RequestRow]:
    """All requests of a table, those that were granted and are kept included."""
    result = tx.execute(_OF_A_TABLE.order_by(requests.c.kind), {TABLE_PARAM.key: table_id})
    return [_row(row) for row in result]


def request(tx: Tx, table_id: int, kind: KindName) -> RequestRow | None:
    """The table's request of this kind."""
    row = tx.execute(
        _OF_A_TABLE.where(requests.c.kind == kind), {TABLE_PARAM.key: table_id}
    ).first()
    return None if row is None else _row(row)


def _row(found: Any) -> RequestRow:
    return RequestRow(**{**found._mapping, "agreed": tuple(found.agreed)})


def set_request(tx: Tx, table_id: int, row: RequestRow) -> None:
    """Make this the table's request of its kind."""
    drop_requests(tx, table_id, (row.kind,))
    values = {**asdict(row), "agreed": [*row.agreed], "payload": dict(row.payload)}
    tx.execute(sa.insert(requests).values(game_id=table_id, **values))


@cache
def _drop(kinds: Collection[KindName]) -> sa.Delete:
    return sa.delete(requests).where(
        requests.c.game_id == TABLE_PARAM, one_of(requests.c.kind, kinds)
    )


def drop_requests(tx: Tx, table_id: int, kinds: tuple[KindName, ...]) -> None:
    """Delete the table's requests of these kinds."""
    tx.execute(_drop(kinds), {TABLE_PARAM.key: table_id})


def mark_all_undone(tx: Tx, table_id: int, ply: int, by: int) -> None:
    """Note that every pick from `ply` on was taken back by the move of ply `by`."""
    condition = (moves.c.game_id == table_id) & (moves.c.ply >= ply) & (moves.c.kind == "pick")
    change = sa.update(moves).where(condition, moves.c.undone_by.is_(None)).values(undone_by=by)
    tx.execute(change)
