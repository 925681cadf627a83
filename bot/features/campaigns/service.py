"""Campaigns: the games of a server that form one story."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from bot.features.campaigns import rows
from bot.features.campaigns.rows import CampaignRow, ChapterRow
from bot.model.facts import Refused
from bot.store.transaction import Tx
from bot.table.sessions import TableTx, queries
from bot.table.tables import FeatureService
from bot.words import cleaned


@dataclass(frozen=True)
class Campaign:
    """A campaign and its games in order, for display."""

    id: int
    guild_id: int
    name: str
    games: tuple[ChapterRow, ...]

    @property
    def last(self) -> ChapterRow | None:
        """The game that the story continues from: the last finished one."""
        return next((game for game in reversed(self.games) if game.status == "ended"), None)


class Campaigns(FeatureService):
    """Creates campaigns, adds games to them, and lists them."""

    async def new(self, guild_id: int, name: str, by: int) -> Campaign:
        """Create a campaign of this server. Refused: "campaign-no-name", "campaign-known" (by
        name), "limit-campaigns", "limit-campaigns-own" (most)."""
        kept = cleaned(name)
        if not kept:
            raise Refused("campaign-no-name")

        def change(tx: Tx) -> CampaignRow:
            if rows.count(tx, guild_id) >= self.sessions.limits.campaigns_per_server:
                raise Refused(
                    "limit-campaigns", {"most": self.sessions.limits.campaigns_per_server}
                )
            own_limit = self.sessions.limits.campaigns_per_person
            if rows.made_by(tx, by) >= own_limit:
                raise Refused("limit-campaigns-own", {"most": own_limit})
            return rows.add_campaign(tx, guild_id, kept, by, self.sessions.now())

        campaign_row = await self.sessions.change(change, "campaign-known")
        return Campaign(campaign_row.id, guild_id, campaign_row.name, ())

    @queries
    def campaigns_of(self, tx: Tx, guild_id: int, user_id: int) -> list[Campaign]:
        """Return a server's campaigns with their games, the newest first, for this reader."""
        return self._with_games(tx, rows.campaigns_of(tx, guild_id), user_id)

    @queries
    def campaign(self, tx: Tx, campaign_id: int, guild_id: int, user_id: int) -> Campaign:
        """Return a campaign and its games, for this reader. Refused: "no-campaign" (this server has
        no such campaign)."""
        campaign_row = rows.campaign(tx, campaign_id)
        if campaign_row is None or campaign_row.guild_id != guild_id:
            raise Refused("no-campaign")
        return self._with_games(tx, [campaign_row], user_id)[0]

    def _with_games(self, tx: Tx, existings: Sequence[CampaignRow], user_id: int) -> list[Campaign]:
        """These campaigns with their games."""
        played: dict[int, list[ChapterRow]] = {row.id: [] for row in existings}
        for game in rows.chapters(tx, played, user_id):
            played[game.campaign_id].append(game)
        return [
            Campaign(row.id, row.guild_id, row.name, tuple(played[row.id])) for row in existings
        ]

    async def join(
        self, table_id: int, by: int, campaign_id: int, *, manager: bool = False
    ) -> Campaign:
        """Add a game of this server, whatever its status, to a campaign. Refused: "not-host" (the
        game master counts as one), "no-campaign"."""

        def change(table: TableTx) -> CampaignRow:
            table.needs_host(by, manager)
            existing = rows.campaign(table.tx, campaign_id)
            if existing is None or existing.guild_id != table.row.guild_id:
                raise Refused("no-campaign")
            self.sessions.set(table, campaign_id=campaign_id)
            return existing

        campaign_row = await self.sessions.write(table_id, change)
        return await self.campaign(campaign_id, campaign_row.guild_id, by)
