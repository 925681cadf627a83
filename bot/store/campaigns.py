"""Queries on campaigns: several games of a server that tell one story."""

from __future__ import annotations

from dataclasses import dataclass

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store.schema import campaigns

Tx = AsyncConnection


@dataclass(frozen=True)
class CampaignRow:
    """A campaign of a server."""

    id: int
    guild_id: int
    name: str


_ROW = (campaigns.c.id, campaigns.c.guild_id, campaigns.c.name)


async def add_campaign(tx: Tx, guild_id: int, name: str, by: int, now: float) -> CampaignRow:
    """A new campaign. IntegrityError if the server has one of this name."""
    made = sa.insert(campaigns).values(guild_id=guild_id, name=name, by_id=by, created_at=now)
    found = (await tx.execute(made.returning(campaigns.c.id))).scalar_one()
    return CampaignRow(int(found), guild_id, name)


async def campaign(tx: Tx, campaign_id: int) -> CampaignRow | None:
    """One campaign."""
    found = (await tx.execute(sa.select(*_ROW).where(campaigns.c.id == campaign_id))).first()
    return None if found is None else CampaignRow(*found)


async def campaigns_of(tx: Tx, guild_id: int) -> list[CampaignRow]:
    """A server's campaigns, the newest first."""
    query = sa.select(*_ROW).where(campaigns.c.guild_id == guild_id)
    return [CampaignRow(*row) for row in await tx.execute(query.order_by(campaigns.c.id.desc()))]


async def count(tx: Tx, guild_id: int) -> int:
    """How many campaigns a server has."""
    query = sa.select(sa.func.count()).where(campaigns.c.guild_id == guild_id)
    return int((await tx.execute(query)).scalar_one())
