"""The tables of campaigns and their queries: several games of a server that form one story, and
corrections of what they left."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

import sqlalchemy as sa

from bot.model.states import Status
from bot.store.schema import ON_FORGET, ON_SERVER, Id, games, metadata, seats
from bot.store.transaction import Tx

campaigns = sa.Table(
    "campaigns",
    metadata,
    sa.Column("id", Id, primary_key=True, autoincrement=True),
    sa.Column("guild_id", sa.BigInteger, nullable=False, info={ON_SERVER: True}),
    sa.Column("name", sa.String(100), nullable=False),
    sa.Column("by_id", sa.BigInteger, nullable=False, index=True, info={ON_FORGET: "nobody"}),
    sa.Column("created_at", sa.Double, nullable=False),
    sa.UniqueConstraint("guild_id", "name"),
    sqlite_autoincrement=True,
)

ledger_corrections = sa.Table(
    "ledger_corrections",
    metadata,
    sa.Column("id", Id, primary_key=True, autoincrement=True),
    sa.Column("game_id", Id, sa.ForeignKey("games.id"), nullable=False, index=True),  # after it
    sa.Column("seat", sa.Integer, nullable=False),  # of that game; -1: all of them
    sa.Column("content", sa.JSON, nullable=False),  # see bot.features.campaigns.ledger
    sa.Column("by_id", sa.BigInteger, nullable=False, index=True, info={ON_FORGET: "nobody"}),
    sa.Column("at", sa.Double, nullable=False),
    sqlite_autoincrement=True,
)


@dataclass(frozen=True)
class CorrectionRow:
    """A correction of a ledger, as stored."""

    seat: int
    content: dict[str, Any]
    by_id: int
    at: float


def corrections(tx: Tx, game_id: int) -> list[CorrectionRow]:
    """Return the corrections that count after a game, the oldest first."""
    of = ledger_corrections.c
    query = sa.select(of.seat, of.content, of.by_id, of.at).where(of.game_id == game_id)
    return [CorrectionRow(*row) for row in tx.execute(query.order_by(of.id))]


def add_correction(tx: Tx, game_id: int, row: CorrectionRow) -> None:
    """Store a correction."""
    values = {"seat": row.seat, "content": row.content, "by_id": row.by_id, "at": row.at}
    tx.execute(sa.insert(ledger_corrections).values(game_id=game_id, **values))


@dataclass(frozen=True)
class CampaignRow:
    """A campaign of a server."""

    id: int
    guild_id: int
    name: str


_ROW = (campaigns.c.id, campaigns.c.guild_id, campaigns.c.name)


def add_campaign(tx: Tx, guild_id: int, name: str, by: int, now: float) -> CampaignRow:
    """Add a campaign. IntegrityError if the server has one of this name."""
    statement = sa.insert(campaigns).values(guild_id=guild_id, name=name, by_id=by, created_at=now)
    campaign_id = tx.execute(statement.returning(campaigns.c.id)).scalar_one()
    return CampaignRow(int(campaign_id), guild_id, name)


def campaign(tx: Tx, campaign_id: int) -> CampaignRow | None:
    """Return one campaign."""
    row = tx.execute(sa.select(*_ROW).where(campaigns.c.id == campaign_id)).first()
    return None if row is None else CampaignRow(*row)


def campaigns_of(tx: Tx, guild_id: int) -> list[CampaignRow]:
    """Return a server's campaigns, the newest first."""
    query = sa.select(*_ROW).where(campaigns.c.guild_id == guild_id)
    return [CampaignRow(*row) for row in tx.execute(query.order_by(campaigns.c.id.desc()))]


def made_by(tx: Tx, user_id: int) -> int:
    """Return the number of campaigns that this person has created, on all servers."""
    query = sa.select(sa.func.count()).where(campaigns.c.by_id == user_id)
    return int(tx.execute(query).scalar_one())


@dataclass(frozen=True)
class ChapterRow:
    """A game of a campaign: what decides who may see it, and whether it has ended."""

    id: int
    campaign_id: int
    status: Status
    guild_id: int | None
    channel_id: int
    parent_id: int | None
    private: bool
    asked_by: int
    theirs: bool
    """Whether the reader sat there, opened the table or led it."""

    @property
    def people(self) -> frozenset[int]:
        """The reader, if it is their game."""
        return frozenset({self.asked_by} if self.theirs else ())


def chapters(tx: Tx, campaign_ids: Iterable[int], user_id: int) -> list[ChapterRow]:
    """Return the games of these campaigns that were not cancelled, in order, for this reader."""
    sat = (seats.c.game_id == games.c.id) & (seats.c.user_id == user_id)
    theirs = sa.or_(
        sa.exists().where(sat), games.c.host_id == user_id, games.c.master_id == user_id
    )
    query = sa.select(
        games.c.id, games.c.campaign_id, games.c.status, games.c.guild_id, games.c.channel_id,
        games.c.parent_id, games.c.private, sa.literal(user_id),
        sa.func.coalesce(theirs, sa.false()),
    ).where(games.c.campaign_id.in_(list(campaign_ids)), games.c.status != "cancelled")  # fmt: skip
    return [ChapterRow(*row) for row in tx.execute(query.order_by(games.c.id))]


def count(tx: Tx, guild_id: int) -> int:
    """Return the number of a server's campaigns."""
    query = sa.select(sa.func.count()).where(campaigns.c.guild_id == guild_id)
    return int(tx.execute(query).scalar_one())
