"""Posts lines by the channel's webhook, under the character's name and with its portrait.

A webhook's message has no nonce, so a repeated attempt first looks whether the line is there.
discord.py would repeat a request whose fate is unknown; so the line is sent without that library.
The portrait is an emoji of the application, for Discord serves those at addresses that stay. Where
the bot may not use webhooks, or Discord refuses the name, it posts the line itself.
"""

from __future__ import annotations

import asyncio
import json
import logging
from dataclasses import dataclass, replace
from datetime import timedelta
from typing import Any, Final

import discord

from bot.discord.background import ClientWorker
from bot.discord.channels import is_refusal
from bot.discord.client import GharkaneClient
from bot.discord.components.parts import COLOUR, Page
from bot.discord.context import BotContext
from bot.features.voices.portraits import digest_of, drawn
from bot.features.voices.service import Utterance, Voices, line_of
from bot.model.intents import UNREACHED, Intent, RetryLater, Unaddressed, UnknownFate
from bot.table import Tables
from bot.table.message_data import MessageContent
from bot.texts import shorten

log = logging.getLogger(__name__)

UPLOADED: Final = "voice_"
"""Begins the names of emojis that are uploaded portraits; then follows the digest."""
DRAWN: Final = "face_"
"""The same of faces of ours."""
MAX_CONTENT: Final = 2000
MAX_USERNAME: Final = 80
SEARCHED: Final = timedelta(minutes=5)
"""How far back a line is looked for that may have been posted: longer than the outbox tries."""
RETRY_S: Final = 5.0
UNPROVABLE_S: Final = 30.0
"""Seconds until the next attempt where the bot may not read whether the line was posted."""
NO_WEBHOOK: Final = 10015


async def line_page(context: BotContext, _: Intent, now: MessageContent, __: bool) -> Page:
    """Draw a line as the bot itself would post it."""
    spoken, texts = line_of(now), context.localized(now.table.locale, now.table).markdown
    return Page("\n".join((f"**{texts.written(spoken.name)}**", *texts.paragraphs(spoken.words))))


class VoiceChannels:
    """The channel of lines: see `bot.discord.posts.OwnChannel`."""

    async def read(self, tables: Tables, intent: Intent) -> MessageContent:
        """Return the line."""
        return await tables.of(Voices).read_line(intent.table_id, intent)

    async def channel(
        self, client: GharkaneClient, context: BotContext, now: MessageContent
    ) -> VoiceChannel:
        """Return where the line is posted."""
        table, spoken = now.table, line_of(now)
        localized = context.localized(table.locale, table)
        return VoiceChannel(
            client,
            context.tables.of(Voices),
            spoken,
            spoken.thread or table.channel_id,
            table.guild_id,
            shorten(localized.plain.written(spoken.name), MAX_USERNAME),
            shorten("\n".join(localized.markdown.paragraphs(spoken.words)), MAX_CONTENT),
        )


@dataclass
class VoiceChannel:
    """A line at its channel, with the methods of a channel that the transport uses."""

    client: GharkaneClient
    voices: Voices
    line: Utterance
    channel_id: int
    guild_id: int | None
    name: str
    content: str
    message_id: int = 0
    """Of the posted line, to change it."""

    async def send(self, **plain: Any) -> Any:
        """Post the line; `plain` are the arguments of the bot's own message. Raises the outbox's
        exceptions."""
        if self.line.struck:
            raise Unaddressed
        place = self._place()
        hook = await self._hook(place)
        picture = await self._picture()
        if hook is not None:
            if self.line.doubtful and (posted := await self._posted(place, hook[0])):
                return posted
            if (sent := await self._execute(place, hook, picture)) is not None:
                return sent
        if picture is not None:
            text = plain.pop("content").partition("\n")[2]
            embed = discord.Embed(description=text, colour=COLOUR)
            plain["embed"] = embed.set_author(name=self.name, icon_url=picture)
        channel = self.client.get_partial_messageable(self.channel_id, guild_id=self.guild_id)
        try:
            return await channel.send(**plain)
        except (discord.Forbidden, discord.NotFound) as error:
            if self.line.thread is None:
                raise
            raise Unaddressed from error  # the thread is closed to it

    def get_partial_message(self, message_id: int) -> VoiceChannel:
        """Return the posted line, which is never redrawn."""
        return replace(self, message_id=message_id)

    async def edit(self, **_: Any) -> None:
        """Delete the line if it was struck: the name and the portrait of a webhook's message stay
        as they are."""
        if not self.line.struck:
            return
        place = self._place()
        hook = await self._hook(place)
        if hook is not None:
            route = discord.http.Route(
                "DELETE",
                "/webhooks/{webhook_id}/{webhook_token}/messages/{message_id}",
                webhook_id=hook[0],
                webhook_token=hook[1],
                message_id=self.message_id,
            )
            try:
                await self.client.http.request(route, params=_thread(place))
            except discord.NotFound:  # the bot posted it itself
                pass
            else:
                return
        channel = self.client.get_partial_messageable(self.channel_id, guild_id=self.guild_id)
        await channel.get_partial_message(self.message_id).delete()

    # --- the webhook ----------------------------------------------------------------------------

    def _place(self) -> Any:
        """Return the channel or thread, as far as the connection knows it."""
        guild = self.client.get_guild(self.guild_id or 0)
        return None if guild is None else guild.get_channel_or_thread(self.channel_id)

    async def _hook(self, place: Any) -> tuple[int, str] | None:
        """Return id and token of the bot's webhook there, a new one if there is none; None if it
        may have none."""
        parent = place.parent if isinstance(place, discord.Thread) else place
        if parent is None or not parent.permissions_for(parent.guild.me).manage_webhooks:
            return None
        async with self.voices.making:
            if parent.id not in self.voices.hooks:
                try:
                    hooks = [h for h in await parent.webhooks() if h.token and _is_own(h, parent)]
                    hook = hooks[0] if hooks else await parent.create_webhook(name=self._bot_name)
                except discord.HTTPException as error:
                    if not is_refusal(error):
                        raise RetryLater(RETRY_S) from error
                    log.info("channel %s takes no webhook: %s", parent.id, error)
                    return None
                self.voices.hooks[parent.id] = int(hook.id), str(hook.token)
        return self.voices.hooks[parent.id]

    @property
    def _bot_name(self) -> str:
        return self.client.user.name if self.client.user is not None else ""

    async def _execute(
        self, place: Any, hook: tuple[int, str], picture: str | None
    ) -> discord.Object | None:
        """Post the line by the webhook; None if Discord refuses it."""
        body = {"content": self.content, "username": self.name, "allowed_mentions": {"parse": []}}
        if picture is not None:
            body["avatar_url"] = picture
        url = f"{discord.http.Route.BASE}/webhooks/{hook[0]}/{hook[1]}"
        async with self.client.session.request(
            "POST",
            url,
            params={"wait": "true", **_thread(place)},
            data=json.dumps(body),
            headers={"Content-Type": "application/json"},
        ) as response:
            status, text = response.status, await response.text()
        try:
            answer = json.loads(text)
        except ValueError:  # of a proxy before Discord
            answer = {}
        if status == 429:
            raise RetryLater(float(answer.get("retry_after") or RETRY_S))
        if status >= 500 or (status < 300 and "id" not in answer):
            raise UnknownFate
        if status < 300:
            return discord.Object(int(answer["id"]))
        if answer.get("code") == NO_WEBHOOK:  # somebody has deleted it
            for channel in [c for c, known in self.voices.hooks.items() if known == hook]:
                del self.voices.hooks[channel]
            raise RetryLater(0.0)
        log.info("table's channel %s: a line was refused: %s", self.channel_id, answer)
        return None

    async def _posted(self, place: Any, hook_id: int) -> discord.Object | None:
        """Return the message of an earlier attempt; None if there is none. Discord may leave out
        the content, which is an intent of its own: then the speaker has to do."""
        if not place.permissions_for(place.guild.me).read_message_history:
            raise RetryLater(UNPROVABLE_S)
        since = discord.utils.utcnow() - SEARCHED
        try:
            async for message in place.history(after=since, limit=None):
                if message.webhook_id != hook_id or message.author.name != self.name:
                    continue
                if message.id in self.line.posted:
                    continue
                if message.content in ("", self.content):
                    return discord.Object(message.id)
        except discord.HTTPException as error:
            raise RetryLater(RETRY_S) from error
        return None

    # --- the portrait -----------------------------------------------------------------------------

    async def _picture(self) -> str | None:
        """Return the address of the portrait; None if it has none, or Discord takes none."""
        face, data, name = self.line.portrait.face, self.line.picture, UPLOADED
        if face:
            name, data = DRAWN, await asyncio.to_thread(drawn, face)
        if data is None:
            return None
        name += digest_of(data)
        async with self.voices.making:
            try:
                emojis = await emojis_of(self.client, self.voices)
                if name not in emojis:
                    emoji = await self.client.create_application_emoji(name=name, image=data)
                    emojis[name] = emoji.url
            except discord.HTTPException as error:
                log.info("a portrait was not taken: %s", error)
                return None
        return emojis[name]


def _is_own(hook: discord.Webhook, parent: Any) -> bool:
    return hook.user is not None and hook.user.id == parent.guild.me.id


def _thread(place: Any) -> dict[str, str]:
    return {"thread_id": str(place.id)} if isinstance(place, discord.Thread) else {}


async def emojis_of(client: GharkaneClient, voices: Voices) -> dict[str, str]:
    """Return the addresses of the application's emojis by name, read once."""
    if not voices.emojis:
        voices.emojis.update({e.name: e.url for e in await client.fetch_application_emojis()})
    return voices.emojis


class PortraitSweep(ClientWorker):
    """Deletes the emojis of uploaded portraits that no character has any longer: struck, replaced,
    or forgotten with their person."""

    every_s = 3600.0

    async def round(self) -> None:
        """Look through all emojis of the application."""
        voices = self._context.tables.of(Voices)
        async with voices.making:
            kept = {UPLOADED + digest for digest in await voices.digests()}
            try:
                for emoji in await self._client.fetch_application_emojis():
                    self.turns += 1
                    if emoji.name.startswith(UPLOADED) and emoji.name not in kept:
                        await emoji.delete()
            except (discord.HTTPException, *UNREACHED) as error:
                log.info("portraits are swept later: %s", error)
            voices.emojis.clear()
