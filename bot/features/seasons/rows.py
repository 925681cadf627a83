"""The tables of seasons and their members, and their queries."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from typing import Any

import sqlalchemy as sa

from bot.features.results.rows import Sight, is_visible, results
from bot.features.stats.rows import RatedRow
from bot.store.schema import ON_FORGET, Id, games, metadata, person_key
from bot.store.transaction import Tx

seasons = sa.Table(
    "seasons",
    metadata,
    sa.Column("id", Id, primary_key=True, autoincrement=True),
    sa.Column("guild_id", sa.BigInteger, nullable=False, index=True),
    sa.Column("name", sa.String(60), nullable=False),
    sa.Column("game", sa.String(64), nullable=False),  # empty: every game
    sa.Column("counts", sa.String(8), nullable=False),  # "points" or "ratings"
    sa.Column("by_id", sa.BigInteger, nullable=False, index=True, info={ON_FORGET: "nobody"}),
    sa.Column("begins_at", sa.Double, nullable=False),
    sa.Column("ends_at", sa.Double, nullable=False),
    sqlite_autoincrement=True,
)
season_members = sa.Table(
    "season_members",
    metadata,
    sa.Column("season_id", Id, sa.ForeignKey("seasons.id"), primary_key=True, autoincrement=False),
    person_key(),
    sa.Column("guild_id", sa.BigInteger, nullable=False),
    sa.Column("name", sa.String(80), nullable=False),
    sa.Column("waits", sa.Boolean, nullable=False),  # whether to call them to lobbies of the season
)


@dataclass(frozen=True)
class SeasonRow:
    """A season of a server."""

    id: int
    guild_id: int
    name: str
    game: str
    """The game that counts; empty: all games."""
    counts: str
    begins_at: float
    ends_at: float


@dataclass(frozen=True)
class MemberRow:
    """A member of a season."""

    user_id: int
    name: str
    waits: bool


_SHOWN = (
    seasons.c.id, seasons.c.guild_id, seasons.c.name, seasons.c.game, seasons.c.counts,
    seasons.c.begins_at, seasons.c.ends_at,
)  # fmt: skip


def newest(tx: Tx, guild_id: int, limit: int) -> list[SeasonRow]:
    """Return the seasons of a server, the newest first."""
    query = sa.select(*_SHOWN).where(seasons.c.guild_id == guild_id)
    return [SeasonRow(*row) for row in tx.execute(query.order_by(seasons.c.id.desc()).limit(limit))]


def season(tx: Tx, season_id: int) -> SeasonRow | None:
    """Return one season."""
    row = tx.execute(sa.select(*_SHOWN).where(seasons.c.id == season_id)).first()
    return None if row is None else SeasonRow(*row)


def add(tx: Tx, by: int, values: dict[str, Any]) -> int:
    """Add a season and return its id."""
    statement = sa.insert(seasons).values(by_id=by, **values)
    return int(tx.execute(statement.returning(seasons.c.id)).scalar_one())


def end(tx: Tx, season_id: int, at: float) -> None:
    """End the season at this moment."""
    tx.execute(sa.update(seasons).where(seasons.c.id == season_id).values(ends_at=at))


def members(tx: Tx, season_id: int) -> list[MemberRow]:
    """Return the members."""
    query = sa.select(season_members.c.user_id, season_members.c.name, season_members.c.waits)
    query = query.where(season_members.c.season_id == season_id)
    return [MemberRow(*row) for row in tx.execute(query.order_by(season_members.c.user_id))]


def set_member(tx: Tx, of: SeasonRow, member: MemberRow) -> None:
    """Add or update a member."""
    leave(tx, of.id, member.user_id)
    row = {"season_id": of.id, "guild_id": of.guild_id, "user_id": member.user_id}
    statement = sa.insert(season_members).values(**row, name=member.name, waits=member.waits)
    tx.execute(statement)


def leave(tx: Tx, season_id: int, user_id: int) -> None:
    """Remove a member."""
    here = (season_members.c.season_id == season_id) & (season_members.c.user_id == user_id)
    tx.execute(sa.delete(season_members).where(here))


def games_of(
    tx: Tx, of: SeasonRow, people: Collection[int], sight: Sight | None
) -> list[tuple[int, Sequence[RatedRow]]]:
    """Return the games of a season in which one of these people has a result, in the order of their
    ends. Each has the results of all its seats."""
    within = results.c.at.between(of.begins_at, of.ends_at)
    theirs = sa.select(results.c.game_id).where(within, results.c.user_id.in_(list(people)))
    query = (
        sa.select(
            results.c.game_id, results.c.seat, results.c.user_id, results.c.kind, results.c.rank,
            results.c.side, results.c.rated,
        )
        .join(games, games.c.id == results.c.game_id)
        .where(games.c.guild_id == of.guild_id, results.c.game_id.in_(theirs), is_visible(sight))
        .order_by(results.c.at, results.c.game_id, results.c.seat)
    )  # fmt: skip
    if of.game:
        query = query.where(games.c.game == of.game)
    by_table: dict[int, list[RatedRow]] = {}
    for row in tx.execute(query):
        by_table.setdefault(row.game_id, []).append(RatedRow(*row))
    return list(by_table.items())
