"""Queries on requests for consent: at most one open request of a kind per table."""

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
"""Values of `requests.kind`."""


@dataclass(frozen=True)
class RequestRow:
    """A row of `requests`."""

    kind: KindName
    key: str
    """Identifies the request, so that answers to an older one do not count."""
    by_id: int
    """The person who asked."""
    agreed: tuple[int, ...]
    """Seats whose person agrees, including the requester's."""
    due: float | None = None
    """When silence decides, in seconds since 1970; None: never."""
    target: int | None = None
    """The ply whose snapshot must stay while the request is open; None: none."""
    payload: Mapping[str, Any] = field(default_factory=dict)
    """Details of the request, in the format of its kind."""
    granted: bool = False
    """Whether it was granted and remains in force: a pause."""


_OF_A_TABLE: Final = sa.select(*(requests.c[f.name] for f in fields(RequestRow))).where(
    requests.c.game_id == TABLE_PARAM
)


def open_requests(tx: Tx, table_id: int) -> list[RequestRow]:
    """Return all requests of a table, including granted ones that remain in force."""
    result = tx.execute(_OF_A_TABLE.order_by(requests.c.kind), {TABLE_PARAM.key: table_id})
    return [_row(row) for row in result]


def request(tx: Tx, table_id: int, kind: KindName) -> RequestRow | None:
    """Return the table's request of this kind."""
    row = tx.execute(
        _OF_A_TABLE.where(requests.c.kind == kind), {TABLE_PARAM.key: table_id}
    ).first()
    return None if row is None else _row(row)


def _row(columns: Any) -> RequestRow:
    return RequestRow(**{**columns._mapping, "agreed": tuple(columns.agreed)})


def set_request(tx: Tx, table_id: int, row: RequestRow) -> None:
    """Store this as the table's request of its kind."""
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
    """Note that the move of ply `by` undid every pick from `ply` on."""
    condition = (moves.c.game_id == table_id) & (moves.c.ply >= ply) & (moves.c.kind == "pick")
    change = sa.update(moves).where(condition, moves.c.undone_by.is_(None)).values(undone_by=by)
    tx.execute(change)
