"""The table of characters with their portraits, and its queries."""

from __future__ import annotations

from dataclasses import dataclass, fields
from typing import Any, Final

import sqlalchemy as sa

from bot.features.roles.rows import councils
from bot.store.schema import ON_FORGET, metadata, outbox
from bot.store.transaction import Tx

MAX_VOICES: Final = 25
"""Characters kept per person, those that spoke last: as many as a suggestion shows."""

voices = sa.Table(
    "voices",
    metadata,
    sa.Column(
        "user_id", sa.BigInteger, primary_key=True, autoincrement=False, info={ON_FORGET: "row"}
    ),
    sa.Column("name", sa.Text, primary_key=True),
    sa.Column("face", sa.Text, nullable=False),  # of ours, see portraits.py; empty: none
    sa.Column("digest", sa.Text, nullable=False),  # of the picture; empty: none
    sa.Column("picture", sa.LargeBinary),  # an uploaded portrait as PNG; NULL: none
    sa.Column("at", sa.Double, nullable=False),  # when it spoke last
)


@dataclass(frozen=True)
class Guise:
    """What a character looks like: a face of ours, an uploaded picture, or neither."""

    face: str = ""
    digest: str = ""
    """Of the picture; see `digest_of`."""


@dataclass(frozen=True)
class LineRow:
    """A line that was spoken, as its message."""

    id: int
    facts: dict[str, Any]
    message_id: int | None
    due: float


def names(tx: Tx, user_id: int) -> list[str]:
    """Return this person's characters, the latest speaker first."""
    query = sa.select(voices.c.name).where(voices.c.user_id == user_id)
    return list(tx.execute(query.order_by(voices.c.at.desc())).scalars())


def portrait(tx: Tx, user_id: int, name: str) -> Guise:
    """Return what a character looks like."""
    query = sa.select(voices.c.face, voices.c.digest).where(_of(user_id, name))
    row = tx.execute(query).one_or_none()
    return Guise() if row is None else Guise(*row)


def keep(tx: Tx, user_id: int, name: str, shown: Guise, picture: bytes | None, at: float) -> None:
    """Note that a character speaks, and its looks; `picture`: None keeps the stored one."""
    looks = {"face": shown.face, "digest": shown.digest, "at": at}
    if picture is not None or not shown.digest:
        looks["picture"] = picture
    if not tx.execute(sa.update(voices).where(_of(user_id, name)).values(looks)).rowcount:
        tx.execute(sa.insert(voices).values(user_id=user_id, name=name, **looks))
    for old in names(tx, user_id)[MAX_VOICES:]:
        drop(tx, user_id, old)


def strike(tx: Tx, user_id: int, name: str, digest: str) -> None:
    """Delete a character, and its uploaded portrait wherever else it is worn."""
    same = (voices.c.digest == digest) & (voices.c.digest != "")
    tx.execute(sa.delete(voices).where(_of(user_id, name) | same))


def drop(tx: Tx, user_id: int, name: str) -> None:
    """Delete a character of a person."""
    tx.execute(sa.delete(voices).where(_of(user_id, name)))


def picture(tx: Tx, digest: str) -> bytes | None:
    """Return an uploaded portrait; None if it was deleted."""
    query = sa.select(voices.c.picture).where(voices.c.digest == digest).limit(1)
    return tx.execute(query).scalar_one_or_none()


def digests(tx: Tx) -> set[str]:
    """Return the digests of all uploaded portraits."""
    return set(tx.execute(sa.select(voices.c.digest).where(voices.c.digest != "")).scalars())


def _of(user_id: int, name: str) -> sa.ColumnElement[bool]:
    return (voices.c.user_id == user_id) & (voices.c.name == name)


def lines(tx: Tx, table_id: int, occasion: str) -> list[LineRow]:
    """Return the lines spoken at a table, the oldest first."""
    query = sa.select(*(outbox.c[field.name] for field in fields(LineRow))).where(
        outbox.c.game_id == table_id, outbox.c.kind == "notice", outbox.c.occasion == occasion
    )
    return [LineRow(*row) for row in tx.execute(query.order_by(outbox.c.id))]


def council_at(tx: Tx, thread_id: int) -> tuple[int, int, frozenset[int]] | None:
    """Return the table of a side's thread, the first seat of the side, and the people in it; None
    for any other channel."""
    query = sa.select(councils.c.game_id, councils.c.side, councils.c.user_id)
    found = list(tx.execute(query.where(councils.c.thread_id == thread_id)))
    if not found:
        return None
    return found[0].game_id, found[0].side, frozenset(row.user_id for row in found)
