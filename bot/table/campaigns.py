"""Beginning from a record, and campaigns: the games of a server that tell one story."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from bot.model.chronicle import Chronicle
from bot.model.facts import Refused, TableInfo
from bot.store import campaigns as rows
from bot.store import games
from bot.store.campaigns import CampaignRow, ChapterRow
from bot.store.transaction import Tx
from bot.table.beginnings import Beginning, beginning_of, sitting_again, tried
from bot.table.desk import TableSessions, TableTx, queries, reads, writes
from bot.table.saving import package_named
from bot.table.saying import Saying
from bot.words import cleaned
from engine.kernel import EVERYTHING
from engine.record import GameRecord


@dataclass(frozen=True)
class Campaign:
    """A campaign and its games, the first one first, as they are for one who asks."""

    id: int
    guild_id: int
    name: str
    games: tuple[ChapterRow, ...]

    @property
    def last(self) -> ChapterRow | None:
        """The game from which the story goes on: the last one that is over."""
        return next((game for game in reversed(self.games) if game.status == "ended"), None)


@dataclass
class Campaigns:
    """Actions on how a lobby is to begin, and on campaigns."""

    desk: TableSessions
    saying: Saying

    # --- how a lobby begins ---------------------------------------------------------------------

    @writes
    def begin_from(
        self, at: TableTx, by: int, chronicle: Chronicle[Any], name: str, *, manager: bool = False
    ) -> TableInfo:
        """The lobby's game is to begin from this file, on its terms; its parts go to the seats in
        order. Refused: "not-host", "record-other-game", "record-…" for what cannot be."""
        at.needs("lobby")
        at.needs_host(by, manager)
        if chronicle.game != at.row.game:
            raise Refused("record-other-game")
        package = package_named(at.row.game)
        tried(package, chronicle.record)
        options = package.Options.model_validate(chronicle.options).model_dump(mode="json")
        kept = Beginning(chronicle.record, cleaned(name), by=by).kept()
        self.desk.set(at, record=kept, options=options)
        self.saying.dashboard(at, "lobby")
        return self.desk.refreshed(at)

    @writes
    def begin_after(self, at: TableTx, by: int, source: int, *, manager: bool = False) -> TableInfo:
        """The lobby's game is to go on from one of this server that is over: with its people at
        their seats and their parts, its game master, its terms, and in its campaign. Whoever sat in
        the lobby already sits behind them; who led the game leads this one, and has no seat.

        Refused: "not-host", "not-over", "no-table", "record-other-game".
        """
        at.needs("lobby")
        at.needs_host(by, manager)
        old = self.desk.sit(at.tx, source)
        if old.row.guild_id != at.row.guild_id or old.row.learner is not None:
            raise Refused("no-table", {"table": source})
        if old.row.status != "ended":
            raise Refused("not-over")
        if old.row.game != at.row.game:
            raise Refused("record-other-game")
        package = package_named(at.row.game)
        record = package.record(self.desk.game(old), EVERYTHING)
        tried(package, record)
        former = sitting_again(old.seats)
        players = {row.user_id for row in former if row.user_id is not None}
        leads = old.row.master_id
        if leads is None and at.row.master_id not in players:
            leads = at.row.master_id
        self.desk.set(
            at,
            record=Beginning(record, source=source).kept(),
            options=old.row.options,
            terms=old.row.terms,
            campaign_id=old.row.campaign_id,
            master_id=leads,
            master_role=old.row.master_role,
        )
        others = [row for row in at.seats if row.user_id not in {*players, leads} - {None}]
        games.replace_seats(at.tx, at.id, [*former, *others])
        self.saying.dashboard(at, "lobby")
        return self.desk.refreshed(at)

    @writes
    def set_record(
        self, at: TableTx, by: int, record: GameRecord | None, *, manager: bool = False
    ) -> TableInfo:
        """The lobby's game is to begin with exactly this, by seat; None: dealt as usual.

        Refused: "not-host" (the game master is one), "record-…" for what cannot be.
        """
        at.needs("lobby")
        at.needs_host(by, manager)
        package = package_named(at.row.game)
        if record is not None:
            tried(package, record)
        kept = None if record is None else Beginning(record, fixed=True, by=by).kept()
        self.desk.set(at, record=kept)
        self.saying.dashboard(at, "lobby")
        return self.desk.refreshed(at)

    @reads
    def beginning(self, at: TableTx) -> Beginning | None:
        """How this table begins or began, by seat; None if it is dealt as usual."""
        return beginning_of(at.tx, package_named(at.row.game), at.row, at.seats)

    # --- campaigns ------------------------------------------------------------------------------

    async def new(self, guild_id: int, name: str, by: int) -> Campaign:
        """A campaign of this server. Refused: "campaign-no-name", "campaign-known" (by name),
        "limit-campaigns" (most)."""
        kept = cleaned(name)
        if not kept:
            raise Refused("campaign-no-name")

        def change(tx: Tx) -> CampaignRow:
            if rows.count(tx, guild_id) >= self.desk.limits.campaigns_per_server:
                raise Refused("limit-campaigns", {"most": self.desk.limits.campaigns_per_server})
            return rows.add_campaign(tx, guild_id, kept, by, self.desk.now())

        made = await self.desk.change(change, "campaign-known")
        return Campaign(made.id, guild_id, made.name, ())

    @queries
    def campaigns_of(self, tx: Tx, guild_id: int, user_id: int) -> list[Campaign]:
        """A server's campaigns with their games, the newest first, for somebody who asks."""
        return self._told(tx, rows.campaigns_of(tx, guild_id), user_id)

    @queries
    def campaign(self, tx: Tx, campaign_id: int, guild_id: int, user_id: int) -> Campaign:
        """A campaign and its games, for somebody who asks. Refused: "no-campaign" (this server has
        no such)."""
        found = rows.campaign(tx, campaign_id)
        if found is None or found.guild_id != guild_id:
            raise Refused("no-campaign")
        return self._told(tx, [found], user_id)[0]

    def _told(self, tx: Tx, found: Sequence[CampaignRow], user_id: int) -> list[Campaign]:
        """These campaigns with their games."""
        played: dict[int, list[ChapterRow]] = {row.id: [] for row in found}
        for game in rows.chapters(tx, played, user_id):
            played[game.campaign_id].append(game)
        return [Campaign(row.id, row.guild_id, row.name, tuple(played[row.id])) for row in found]

    async def join(
        self, table_id: int, by: int, campaign_id: int, *, manager: bool = False
    ) -> Campaign:
        """Count a game of this server, whatever its status, to a campaign.

        Refused: "not-host" (the game master is one), "no-campaign".
        """

        def change(at: TableTx) -> CampaignRow:
            at.needs_host(by, manager)
            found = rows.campaign(at.tx, campaign_id)
            if found is None or found.guild_id != at.row.guild_id:
                raise Refused("no-campaign")
            self.desk.set(at, campaign_id=campaign_id)
            return found

        found = await self.desk.write(table_id, change)
        return await self.campaign(campaign_id, found.guild_id, by)
