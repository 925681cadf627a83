"""Queries on requests to go on at another pace with everybody's consent: at most one a table."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, dataclass, fields
from typing import Any

import sqlalchemy as sa

from bot.store.schema import proposals
from bot.store.transaction import Tx


@dataclass(frozen=True)
class ProposalRow:
    """A row of `proposals`."""

    key: str
    """Names the request, so that answers to an older one do not count."""
    seat: int
    """Who asks."""
    terms: Mapping[str, Any]
    """See `bot.model.terms`."""
    agreed: tuple[int, ...]
    """Seats that agree."""
    due: float
    """When it lapses, in seconds since 1970."""


def proposal(tx: Tx, table_id: int) -> ProposalRow | None:
    """The table's request."""
    columns = [proposals.c[f.name] for f in fields(ProposalRow)]
    found = tx.execute(sa.select(*columns).where(proposals.c.game_id == table_id)).first()
    if found is None:
        return None
    return ProposalRow(found.key, found.seat, found.terms, tuple(found.agreed), found.due)


def set_proposal(tx: Tx, table_id: int, row: ProposalRow) -> None:
    """Make this the table's request."""
    drop_proposal(tx, table_id)
    values = {**asdict(row), "agreed": [*row.agreed]}
    tx.execute(sa.insert(proposals).values(game_id=table_id, **values))


def drop_proposal(tx: Tx, table_id: int) -> None:
    """The table has no request any more."""
    tx.execute(sa.delete(proposals).where(proposals.c.game_id == table_id))
