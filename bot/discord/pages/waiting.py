"""The private panel of each seat. It updates itself when its seat's question changes or ends, and
is deleted when its owner opens another.

Panels are tracked in memory: after a restart old ones no longer update, but their buttons work.
Shortly before Discord's token of an answer expires, a waiting panel gets a button to refresh.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass
from typing import TYPE_CHECKING

import discord

from bot.discord.replies import Reply, edit_message, may_show, reply_to
from bot.menu import Path
from bot.model.intents import UNREACHED
from bot.model.recent import Recent
from bot.model.states import UNDER_WAY
from bot.table import Asked, Refused, TableInfo

if TYPE_CHECKING:
    from bot.discord.context import BotContext, Context
    from bot.table.sessions import TableTx

log = logging.getLogger(__name__)

TOKEN_LIFE = 14 * 60.0
"""Seconds for which an answer may be edited: Discord gives 15 minutes."""
MAX_WATCHED = 1000
"""Maximum number of watched panels; the oldest are forgotten."""


OTHER_PROCESSES_POLL_S = 20.0
"""Seconds between polls for changes by other processes."""


@dataclass
class _Shown:
    ctx: Context
    reply: Reply
    """Edits or deletes the message that shows it."""
    since: float
    stood: tuple[int, str] = (0, "")
    """The last seen ply and status of the table."""
    shows: tuple[str, int | None] | None = None
    """See `_face`; None for a page that is not a menu, which does not update itself."""
    revision: int = 0
    """The revision of the seat's question that a menu shows."""
    turned: bool = False
    """Whether it has updated itself, or is about to."""


def _face(asked: Asked) -> tuple[str, int | None]:
    """Return what decides whether a menu updates: the status of its table, and the revision of the
    question with something to pick; None if there is nothing."""
    revision = asked.table.seated[asked.seat].revision
    return asked.table.status, revision if asked.picks else None


def turns(table: TableInfo) -> bool:
    """Return whether menus of this table update themselves: at a learning table nobody else
    plays."""
    return table.status in UNDER_WAY and table.learner is None


class Waiting:
    """The private panel of each seat."""

    def __init__(self, context: BotContext) -> None:
        self._context = context
        self._shown: Recent[tuple[int, int], _Shown] = Recent(MAX_WATCHED)
        self._changed: set[int] = set()
        self._committed: Recent[int, tuple[int, str]] = Recent(MAX_WATCHED)
        """Table -> the ply and status that its last change here left."""
        self._something = asyncio.Event()
        self.turns = 0

    async def on_menu(self, ctx: Context, asked: Asked) -> None:
        """A seat's owner was just shown this menu."""
        stood, shows = (asked.table.ply, asked.table.status), None
        if turns(asked.table):
            shows = _face(asked)
        await self.on_panel(ctx, asked.table, asked.seat, stood, shows, asked.revision)

    async def on_panel(
        self,
        ctx: Context,
        table: TableInfo,
        seat: int,
        stood: tuple[int, str] = (0, ""),
        shows: tuple[str, int | None] | None = None,
        revision: int = 0,
    ) -> None:
        """A seat's owner was just shown a private page. It is their panel from now on; their
        previous one is deleted if it is another message and can still be changed. If they asked for
        another one meanwhile, which was answered sooner, that one stays their panel."""
        key, now = (table.id, seat), self._context.tables.sessions.now()
        former, reply = self._shown.get(key), reply_to(ctx.interaction)
        beside = (
            former is not None
            and former.ctx.user.id == ctx.user.id
            and now - former.since <= TOKEN_LIFE
            and None not in (reply.standing, former.reply.standing)
            and reply.standing != former.reply.standing
        )
        if former is not None and beside and former.ctx.interaction.id > ctx.interaction.id:
            await _take_away(reply)
            return
        self._shown[key] = _Shown(ctx, reply, now, stood, shows, revision)
        if shows is not None and shows[1] is None and self._committed.get(table.id) != stood:
            self.on_change(table.id)  # its question may have changed in the meantime
        if former is not None and beside:
            await _take_away(former.reply)

    def on_action(self, ctx: Context) -> None:
        """This person acts: the answer updates a menu with something to pick, even if that menu has
        updated itself since."""
        message = ctx.interaction.message
        for shown in self._shown.values():
            if shown.ctx.user.id != ctx.user.id:
                continue
            if shown.shows and shown.shows[1] is not None:
                shown.shows = None
            if shown.turned and message is not None and shown.reply.standing == message.id:
                reply_to(ctx.interaction).stale = True

    def on_commit(self, table: TableTx) -> None:
        """A change to this table was committed. If it left the questions and owners of the watched
        seats as they are shown, nothing is read."""
        self._committed[table.id] = table.row.ply, table.row.status
        for (table_id, seat), shown in self._shown.items():
            if table_id != table.id or shown.shows is None:
                continue
            row = table.seats[seat]
            stands = table.row.status, row.revision, row.user_id
            if stands != (shown.shows[0], shown.revision, shown.ctx.user.id):
                self.on_change(table.id)
                return
            shown.stood = table.row.ply, table.row.status

    def on_change(self, table_id: int) -> None:
        """The menus of this table may have changed."""
        self._changed.add(table_id)
        self._something.set()

    async def run(self) -> None:
        """Update the menus of changed tables, until cancelled."""
        loop = asyncio.get_running_loop()
        poll = loop.time() + OTHER_PROCESSES_POLL_S
        while True:
            self.turns += 1
            with suppress(TimeoutError):
                await asyncio.wait_for(self._something.wait(), max(poll - loop.time(), 0.0))
            self._something.clear()
            changed, self._changed = self._changed, set()
            if loop.time() >= poll:
                poll = loop.time() + OTHER_PROCESSES_POLL_S
                changed |= await self._elsewhere()
            for table_id in changed & {table_id for table_id, _ in self._shown}:
                await self._update_table(table_id)

    async def _elsewhere(self) -> set[int]:
        """Return the watched tables whose state has changed; drop panels that are too old to be
        updated."""
        oldest = self._context.tables.sessions.now() - TOKEN_LIFE
        expired = [key for key, shown in self._shown.items() if shown.since < oldest]
        # removed at once: while one is changed, its owner may ask for a new one
        for key, shown in [(key, self._shown.pop(key)) for key in expired]:
            await self._sleeps(key, shown)
        stood = {key[0]: shown.stood for key, shown in self._shown.items() if shown.shows}
        if not stood:
            return set()
        try:
            stands = await self._context.tables.table_queries.progress_of(stood)
        except Refused as refused:
            log.info("it cannot be seen what was changed elsewhere: %s", refused)
            return set()
        return {table_id for table_id in stood if stands.get(table_id) != stood[table_id]}

    async def _update_table(self, table_id: int) -> None:
        """Update the menus of a table; their questions are read at once."""
        waiting = {seat: shown for (table, seat), shown in self._shown.items() if table == table_id}
        seats = [seat for seat, shown in waiting.items() if shown.shows is not None]
        asked: Mapping[int, Asked] = {}
        for seat in seats:
            key, shown = (table_id, seat), waiting[seat]
            try:
                if not asked or table_id in self._changed:  # changed again during an update
                    asked = await self._context.tables.play.ask_seats(table_id, seats)
                await self._update(key, shown, asked[seat])
            except (Refused, discord.HTTPException, LookupError, *UNREACHED) as error:
                self._shown.pop(key, None)
                log.info("a waiting menu could not be turned: %s", error)

    async def _update(self, key: tuple[int, int], shown: _Shown, asked: Asked) -> None:
        """Update one menu if its seat has a question now, or its game has ended."""
        shown.stood = asked.table.ply, asked.table.status
        shown.revision = asked.revision
        if asked.table.seated[asked.seat].user_id != shown.ctx.user.id:
            self._shown.pop(key, None)  # the seat has another owner now
            return
        if self._shown.get(key) is not shown or shown.shows is None:  # its owner is acting
            return
        if _face(asked) == shown.shows:
            return
        shown.shows, shown.turned = _face(asked), True
        if asked.table.status not in UNDER_WAY:
            del self._shown[key]
        await self._turn(shown, asked)

    async def _sleeps(self, key: tuple[int, int], shown: _Shown) -> None:
        """Stop updating a waiting panel, and give it a button to refresh."""
        if shown.shows is None or shown.shows[1] is not None:
            return
        try:
            asked = await self._context.tables.play.ask(*key)
            if asked.table.seated[asked.seat].user_id == shown.ctx.user.id:
                await self._turn(shown, asked, turns=False)
        except (Refused, discord.HTTPException, LookupError, *UNREACHED) as error:
            log.info("a waiting menu could not be put to sleep: %s", error)

    async def _turn(self, shown: _Shown, asked: Asked, *, turns: bool = True) -> None:
        ctx = shown.ctx
        localized = await ctx.private(asked.table)
        pictured = may_show(ctx.interaction)
        page = await ctx.bot.menu(
            asked, Path(), localized, pictured=pictured, turns=turns, recap=True
        )
        await edit_message(shown.reply.change, page)


async def _take_away(reply: Reply) -> None:
    """Delete a panel that is not its owner's last."""
    try:
        await reply.remove()
    except (discord.HTTPException, *UNREACHED) as error:
        log.info("a former panel could not be taken away: %s", error)
