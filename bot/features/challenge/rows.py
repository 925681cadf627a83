"""The tables of daily challenges, and their queries: secrets, attempts, and anonymous marks of
forgotten people's attempts."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

import sqlalchemy as sa

from bot.store.notes import insert_for
from bot.store.schema import ON_FORGET, Id, marks, metadata, seats
from bot.store.transaction import Tx

challenges = sa.Table(  # sources of a day's deals; published after its end
    "challenges",
    metadata,
    sa.Column("day", sa.String(10), primary_key=True),  # YYYY-MM-DD, UTC
    sa.Column("game", sa.String(64), primary_key=True),
    sa.Column("secret", sa.String(64), nullable=False),
    sa.Column("made_at", sa.Double, nullable=False),
)

attempts = sa.Table(  # one per person and challenge
    "attempts",
    metadata,
    sa.Column("day", sa.String(10), primary_key=True),
    sa.Column("game", sa.String(64), primary_key=True),
    sa.Column(
        "user_id",
        sa.BigInteger,
        primary_key=True,
        autoincrement=False,
        index=True,
        info={ON_FORGET: "row"},
    ),
    sa.Column("guild_id", sa.BigInteger, nullable=False),  # the server whose ranking lists it
    sa.Column("game_id", Id, sa.ForeignKey("games.id"), nullable=False, unique=True),
    sa.Column("points", sa.Integer),  # NULL: not played to its end
    sa.Column("rank", sa.Integer),
    sa.Column("ended_at", sa.Double),
    sa.Index("ix_attempts_day_game_guild_id", "day", "game", "guild_id"),
)


@dataclass(frozen=True)
class AttemptRow:
    """A person's only attempt at a challenge, and its result."""

    game_id: int
    """Its table."""
    user_id: int
    name: str
    """The person's name there."""
    points: int | None
    """None: not played to its end."""
    rank: int | None
    ended_at: float | None


def add_challenges(tx: Tx, rows: Iterable[tuple[str, str, str]], now: float) -> None:
    """Store these secrets (day, game, secret); a challenge that has one keeps it."""
    drawn = [
        {"day": day, "game": game, "secret": secret, "made_at": now} for day, game, secret in rows
    ]
    if drawn:
        insert = insert_for(tx, challenges)
        tx.execute(insert.on_conflict_do_nothing(index_elements=["day", "game"]), drawn)


def secrets_of(tx: Tx, game: str, days: Iterable[str]) -> dict[str, tuple[str, float]]:
    """Return by day the secret of a game's challenge, and when it was drawn."""
    query = sa.select(challenges.c.day, challenges.c.secret, challenges.c.made_at)
    query = query.where(challenges.c.game == game, challenges.c.day.in_(list(days)))
    return {day: (secret, made_at) for day, secret, made_at in tx.execute(query)}


_TOLD = sa.select(
    attempts.c.game_id,
    attempts.c.user_id,
    seats.c.name,
    attempts.c.points,
    attempts.c.rank,
    attempts.c.ended_at,
).join(seats, (seats.c.game_id == attempts.c.game_id) & (seats.c.seat == 0))


def attempt_of(tx: Tx, day: str, game: str, user_id: int) -> AttemptRow | None:
    """Return this person's attempt at this challenge."""
    condition = (
        (attempts.c.day == day) & (attempts.c.game == game) & (attempts.c.user_id == user_id)
    )
    row = tx.execute(_TOLD.where(condition)).one_or_none()
    return None if row is None else AttemptRow(*row)


def add_attempt(tx: Tx, day: str, game: str, user_id: int, guild_id: int, table_id: int) -> None:
    """Begin this person's attempt. IntegrityError if they began one before."""
    values = {"day": day, "game": game, "user_id": user_id, "guild_id": guild_id}
    tx.execute(sa.insert(attempts).values(game_id=table_id, **values))


def end_attempt(tx: Tx, table_id: int, points: int, rank: int, now: float) -> None:
    """Store the result of the attempt at this table."""
    change = sa.update(attempts).where(attempts.c.game_id == table_id)
    tx.execute(change.values(points=points, rank=rank, ended_at=now))


def ended_on(tx: Tx, day: str, game: str, guild_id: int) -> list[AttemptRow]:
    """Return the finished attempts of a server: most points first, then the better rank, then the
    earlier end."""
    here = (attempts.c.day == day) & (attempts.c.game == game) & (attempts.c.guild_id == guild_id)
    query = _TOLD.where(here, attempts.c.ended_at.is_not(None))
    order = attempts.c.points.desc(), attempts.c.rank, attempts.c.ended_at
    return [AttemptRow(*row) for row in tx.execute(query.order_by(*order))]


def days_played(tx: Tx, user_id: int) -> list[str]:
    """Return the days on which this person finished a challenge, the latest first."""
    condition = (attempts.c.user_id == user_id) & attempts.c.ended_at.is_not(None)
    query = sa.select(attempts.c.day).where(condition).distinct().order_by(attempts.c.day.desc())
    return list(tx.execute(query).scalars())


def tried_on(tx: Tx, day: str, user_id: int) -> list[str]:
    """Return the games whose challenge of this day this person has begun."""
    condition = (attempts.c.day == day) & (attempts.c.user_id == user_id)
    return list(tx.execute(sa.select(attempts.c.game).where(condition)).scalars())


# --- forgotten people -----------------------------------------------------------------------------

_TRIED: Final = "tried "


def add_mark(tx: Tx, day: str, mark: str) -> None:
    """Record that a forgotten person has tried a challenge of this day; `mark` (32 characters)
    identifies nobody."""
    statement = insert_for(tx, marks).values(key=f"{_TRIED}{day} {mark}", value="")
    tx.execute(statement.on_conflict_do_nothing(index_elements=["key"]))


def is_marked(tx: Tx, day: str, mark: str) -> bool:
    """Return whether this mark exists for this day."""
    query = sa.select(marks.c.key).where(marks.c.key == f"{_TRIED}{day} {mark}")
    return tx.execute(query).first() is not None


def drop_marks(tx: Tx, before: str) -> None:
    """Delete the marks of earlier days."""
    old = marks.c.key.startswith(_TRIED) & (marks.c.key < f"{_TRIED}{before}")
    tx.execute(sa.delete(marks).where(old))
