"""Puts committed messages on Discord: dashboards, private sheets, notices."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any, Final

import discord

from bot.discord.channels import is_refusal
from bot.discord.client import GharkaneClient
from bot.discord.components.parts import Page, Uploaded, kept_in
from bot.discord.context import BotContext, Localized
from bot.discord.direct import DMS_CLOSED, DirectMessages
from bot.discord.invalid import Silent
from bot.discord.limited import Limited
from bot.discord.message_forms import (
    changed_arguments,
    is_deleted,
    is_past_turn,
    is_private,
    new_arguments,
    owner_of,
)
from bot.discord.notices import (
    ask_zone,
    awaited_for,
    call_line,
    closed_page,
    notice_page,
    reminder_page,
    retired_page,
)
from bot.discord.pages import picture_pages
from bot.discord.pages.beginning import begins
from bot.discord.pages.lobby import lobby_page
from bot.discord.posts import MESSAGES, NOTICES, OWN_CHANNELS, OwnChannel
from bot.discord.rights import missing_permission
from bot.games import face
from bot.model import intents
from bot.model.intents import ALERT, UNREACHED, Intent
from bot.model.recent import Recent
from bot.present.report import as_told
from bot.render.happenings import losses_text
from bot.render.panel import Panel
from bot.render.seats import tag
from bot.render.story import Tale
from bot.store.outbox import RETIRED
from bot.table import TableInfo
from bot.table.message_data import MessageContent
from bot.texts import Said
from bot.words import cleaned

HAPPENINGS: Final = 12
"""Maximum number of events on a dashboard."""
REMEMBERED: Final = 4096
"""Messages whose picture is remembered."""
OFTEN: Final = 300.0
"""Seconds until a retry of an old message that was edited too often."""
SILENCE: Final = 60.0
"""Seconds until a retry of a request that was not sent at all."""
RETRY: Final = 5.0
"""Seconds until a retry of a request that Discord could not handle."""

NO_CHANNEL: Final = frozenset({10003})
NO_GUILD: Final = frozenset({10004})
NO_ACCESS: Final = frozenset({50001})
NO_PERMISSION: Final = frozenset({50013})
THREAD_SHUT: Final = frozenset({50083, 160005})
WRONG_FORM: Final = frozenset({50035})
OFTEN_EDITED: Final = frozenset({30046})
MESSAGE_LOST: Final = frozenset({10008, 50005})


class DiscordTransport:
    """Sends and edits the bot's messages; raises the outbox's exceptions on failure."""

    def __init__(self, client: GharkaneClient, context: BotContext) -> None:
        self._client = client
        self._context = context
        self._direct = DirectMessages(
            client,
            context.tables.notes,
            context.tables.sessions.now,
            lambda: context.troubled("quarantine", None),
        )
        self._pictures: Recent[int, Uploaded] = Recent(REMEMBERED)
        """The file that a message shows, by its id; of the last messages of this process."""

    async def send(self, intent: Intent) -> int:
        """Send the current state of the intent's subject; return the message's id."""
        now = await self.read(intent)
        table = now.table
        if intent.stands and is_past_turn(intent, now):
            raise intents.AlreadyAnswered
        try:
            channel = await self._channel(intent, now)
            page = await self.page(intent, now, self._may_show(intent, table))
            try:
                sent = await channel.send(nonce=intent.nonce or None, **new_arguments(intent, page))
            except discord.Forbidden as error:
                if error.code not in NO_PERMISSION or page.picture is None:
                    raise
                page = await self.page(intent, now, False)
                sent = await channel.send(nonce=intent.nonce or None, **new_arguments(intent, page))
                self._context.troubled("pictures", table)
        except (discord.HTTPException, *UNREACHED) as error:
            raise await self._failed(error, intent, table, sending=True) from error
        if is_private(intent):
            self._direct.note_success()
        if not intent.attempts:  # else a previous attempt may have sent it
            self._note(int(sent.id), page, sent)
        return int(sent.id)

    async def edit(self, intent: Intent, message_id: int) -> None:
        """Update the message to the current state; delete it if it is closed."""
        now = await self.read(intent)
        kept, page = None, None
        try:
            channel = await self._channel(intent, now)
            message = channel.get_partial_message(message_id)
            if is_deleted(intent):
                await message.delete()
                return
            page = await self.page(intent, now, self._may_show(intent, now.table))
            # until the edit is confirmed, the message's picture is unknown
            kept = self._pictures.pop(message_id, None)
            edited = await message.edit(**changed_arguments(intent, page, kept))
        except (discord.HTTPException, *UNREACHED) as error:
            wrong = isinstance(error, discord.HTTPException) and error.code in WRONG_FORM
            if wrong and intent.attempts and page is not None and page.picture:
                self._context.troubled("pictures", now.table)
            raise await self._failed(error, intent, now.table, sending=False) from error
        if is_private(intent):
            self._direct.note_success()
        self._note(message_id, page, edited)

    def _note(self, message_id: int, page: Page, message: Any) -> None:
        """Remember which picture a message shows, so that it need not be sent again."""
        self._pictures.pop(message_id, None)
        if page.picture is not None and (kept := kept_in(message, page.picture.filename)):
            self._pictures[message_id] = kept

    def _place_of(self, kind: str) -> OwnChannel | None:
        """Return a feature's own channel for messages of this kind, or notices of this occasion, if
        there is one."""
        return OWN_CHANNELS.under(self._context.features, kind)

    def _own_place(self, intent: Intent) -> OwnChannel | None:
        return self._place_of(intent.kind) or self._place_of(intent.occasion)

    async def _channel(self, intent: Intent, now: MessageContent) -> Any:
        """Return the channel of the message: the table's channel, a side's thread, or a direct
        message."""
        table = now.table
        if (place := self._own_place(intent)) is not None:
            return await place.channel(self._client, self._context, now)
        if not is_private(intent):
            if table.guild_id is not None:
                return self._client.get_partial_messageable(
                    table.channel_id, guild_id=table.guild_id
                )
            return self._client.get_partial_messageable(table.channel_id)
        user = intent.facts.get("user") or owner_of(intent, table)
        if user is None:
            raise intents.Unaddressed
        known = next((s.dm_channel_id for s in table.seated if s.user_id == user), None)
        return await self._direct.channel(int(user), known)

    # --- content ------------------------------------------------------------------------------

    async def read(self, intent: Intent) -> MessageContent:
        """Read the message's content, at one moment."""
        message_data, table_id = self._context.tables.message_data, intent.table_id
        if intent.kind == "dashboard":
            return await message_data.dashboard(table_id, HAPPENINGS)
        if intent.seat is not None and intent.kind == "sheet":
            return await message_data.sheet(table_id, intent.seat, intent.facts.get("since"))
        if intent.seat is not None and intent.kind in ("reminder", "ping"):
            return await message_data.reminder(table_id, intent.seat, public=intent.kind == "ping")
        if intent.kind == ALERT:
            return await message_data.alert(table_id, int(intent.facts["user"]))
        if (place := self._own_place(intent)) is not None:
            return await place.read(self._context.tables, intent)
        if intent.kind == RETIRED:
            return await message_data.retired(table_id)
        return await message_data.bare(table_id)

    async def page(self, intent: Intent, now: MessageContent, pictured: bool) -> Page:
        """Return the page of this content."""
        table = now.table
        if intent.kind == "sheet":
            return await self._sheet(intent, now, pictured)
        if intent.kind == "farewell":
            return self._farewell(intent, table)
        if intent.kind == RETIRED:
            return retired_page(intent, now, self._context.localized(table.locale, table))
        if intent.kind in ("reminder", "ping"):
            return self._reminder(intent, now)
        message_kind = intent.occasion if intent.kind == "notice" else intent.kind
        if (draw := MESSAGES.under(self._context.features, message_kind)) is not None:
            return await draw(self._context, intent, now, pictured)
        localized = self._context.localized(table.locale, table)
        if intent.occasion == intents.STORY:
            return await self._story(intent, table, localized)
        if intent.kind == "notice":
            notice = NOTICES.under(self._context.features, intent.occasion) or notice_page
            return notice(intent, table, localized)
        return await self._dashboard(now, localized, pictured)

    def _may_show(self, intent: Intent, table: TableInfo) -> bool:
        """Return whether files may be sent there. In direct messages always; True if unknown."""
        guild = self._client.get_guild(table.guild_id) if table.guild_id is not None else None
        if is_private(intent) or guild is None:
            return True
        channel = guild.get_channel_or_thread(table.channel_id)
        return channel is None or channel.permissions_for(guild.me).attach_files

    async def _dashboard(self, now: MessageContent, localized: Localized, pictured: bool) -> Page:
        table = now.table
        if table.status == "lobby":
            return lobby_page(
                now,
                localized.markdown,
                await begins(self._context, table, localized),
                features=self._context.features,
            )
        if table.status == "cancelled":
            return closed_page(localized.markdown)
        if table.status == "ended":
            return await picture_pages.ended(self._context, now, localized, pictured)
        return await picture_pages.dashboard(self._context, now, localized, pictured)

    async def _sheet(self, intent: Intent, now: MessageContent, pictured: bool) -> Page:
        assert intent.seat is not None
        table = now.table
        localized = self._context.localized(
            table.seated[intent.seat].locale or table.locale, table, intent.seat
        )
        channel = self._place(table)
        place = channel or str(table.channel_id)
        page = await picture_pages.sheet(self._context, now, localized, pictured, place)
        occasion = intent.occasion or "change"
        if is_past_turn(intent, now):
            occasion = "change"
        text_id = "ended" if table.status == "ended" else f"sheet-{occasion}"
        known = {"where": localized.markdown.written(channel or "?")}
        occasion_text = localized.markdown.say(text_id, **known)
        occasion_text = call_line(
            localized.markdown, intent.seat, occasion_text, awaited_for(now, intent.seat)
        )
        page = replace(page, said=losses_text(localized.markdown, now.lines, occasion_text))
        return ask_zone(page, localized.markdown) if intent.facts.get("zone") else page

    def _reminder(self, intent: Intent, now: MessageContent) -> Page:
        """Return a reminder for its seat only, or a ping in the channel, which contains only public
        facts."""
        assert intent.seat is not None
        table = now.table
        locale = table.locale
        if intent.kind == "reminder":
            locale = table.seated[intent.seat].locale or locale
        return reminder_page(intent, now, self._context.localized(locale, table).markdown)

    def _place(self, table: TableInfo) -> str | None:
        """Return the name of the table's channel, if known."""
        name = getattr(self._client.get_channel(table.channel_id), "name", None)
        return None if name is None else cleaned(name)

    def _farewell(self, intent: Intent, table: TableInfo) -> Page:
        """Return the page that replaces a sheet for a person who no longer holds the seat: without
        secrets."""
        texts = self._context.localized(intent.facts["locale"] or table.locale, table).markdown
        at = Said(tag(int(intent.facts["seat"])))
        channel = texts.written(self._place(table) or str(table.channel_id))
        return Page(texts.say(f"farewell-{intent.occasion}", letter=at, where=channel))

    async def _story(self, intent: Intent, table: TableInfo, localized: Localized) -> Page:
        """Return the story of a finished chapter, from public events; with fictional names, and the
        people behind them below."""
        chapter, whose, texts = int(intent.facts["chapter"]), "", localized.markdown
        lines = await self._context.tables.event_log.chapter(table.id, chapter)
        if table.has_fiction:
            parts = await self._context.tables.exports.parts(table.id)
            texts, whose = as_told(table, parts, texts)
        story = " ".join(face(table.game).story(Tale(texts, table.id, chapter, lines)))
        return Page(panel=Panel(texts.say("story-title", n=chapter), story, footer=whose))

    # --- failures -----------------------------------------------------------------------------

    async def _failed(
        self, error: Exception, intent: Intent, table: TableInfo, *, sending: bool
    ) -> Exception:
        """Return a failure of the network, or a refusal by Discord, as one of the outbox's
        exceptions."""
        if isinstance(error, Silent):
            return intents.RetryLater(SILENCE)
        if isinstance(error, Limited):
            return intents.RetryLater(error.seconds)
        private = is_private(intent)
        if private and isinstance(error, discord.HTTPException):
            user = intent.facts.get("user") or owner_of(intent, table)
            await self._direct.note_refusal(error, user)
        if not isinstance(error, discord.HTTPException) or error.status >= 500:
            return intents.UnknownFate() if sending else intents.RetryLater(RETRY)
        code = error.code
        if code in OFTEN_EDITED and intent.kind == RETIRED:
            return (
                intents.RetryLater(OFTEN)
                if is_deleted(intent)
                else intents.EditRefused(for_good=True)
            )
        if code in OFTEN_EDITED:  # sent with status 429, but waiting does not help
            return intents.TooOldToEdit() if private else intents.MessageLost()
        if error.status == 429:
            return intents.RetryLater(_retry_after(error))
        if private and code in DMS_CLOSED:
            return intents.DmClosed()
        if code in MESSAGE_LOST and not sending:
            return intents.MessageLost()
        if self._place_of(intent.kind) is not None and is_refusal(error):
            lacking = code in NO_ACCESS | NO_PERMISSION
            return intents.ThreadRefused("council-none" if lacking else "council-refused")
        if not sending and code in WRONG_FORM | THREAD_SHUT:
            return intents.EditRefused(for_good=code in THREAD_SHUT)
        return self._gone(code, table) or error

    def _gone(self, code: int, table: TableInfo) -> intents.AccessLost | None:
        """Return what is missing in the channel, if the code says so."""
        guild = self._client.get_guild(table.guild_id) if table.guild_id is not None else None
        ours = table.guild_id is None or self._client.is_responsible_for(table.guild_id)
        if code in NO_GUILD or (code in NO_ACCESS | NO_CHANNEL and guild is None and ours):
            return intents.AccessLost("guild")
        if code in NO_CHANNEL:
            return intents.AccessLost("channel")
        if code in THREAD_SHUT:
            return intents.AccessLost("thread-locked")
        if code in NO_ACCESS:
            return intents.AccessLost("view_channel")
        if code in NO_PERMISSION and guild is not None:
            channel = guild.get_channel_or_thread(table.channel_id)
            return intents.AccessLost(missing_permission(channel, guild.me))
        return None


def _retry_after(error: discord.HTTPException) -> float:
    header: Callable[[str], str | None] = error.response.headers.get
    try:
        return float(header("Retry-After") or RETRY)
    except ValueError:
        return RETRY
