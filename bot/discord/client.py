"""The Discord client: its intents, its commands, its clicks and forms."""

from __future__ import annotations

import asyncio
import hashlib
import json
import logging
import random
from collections.abc import Awaitable, Callable, Collection, Sequence
from typing import Any, Final, Protocol

import aiohttp
import discord
from discord import app_commands

from bot.discord.acknowledgements import Acknowledgements
from bot.discord.budget import RequestBudget
from bot.discord.clicks import answer_click, answer_form, what_is_asked
from bot.discord.commands import about, away, game, hello, moves, play, seats, settings
from bot.discord.components.command_factory import CommandFactory, Translations, shorten_typed
from bot.discord.context import BotContext, Context
from bot.discord.depth import Depth
from bot.discord.guard import guarded
from bot.discord.invalid import InvalidAnswers
from bot.discord.kept_out import leave
from bot.discord.limited import bound_waits
from bot.model.intents import UNREACHED
from bot.model.times import backoff
from bot.slots import Slot
from bot.table import Refused
from bot.table.notes import Notes

log = logging.getLogger(__name__)
discord.VoiceClient.warn_nacl = False  # the bot uses no voice
discord.VoiceClient.warn_dave = False


LONGEST_PAUSE = 300.0
"""Maximum seconds between two attempts to start while Discord is down."""


class NotLaunched(Exception):
    """A shard's connection could not be opened."""


def jittered(pause: float) -> float:
    """Return a random time between half of a pause and all of it."""
    return pause * random.uniform(0.5, 1.0)


def is_transient(error: Exception) -> bool:
    """Return whether a retry may succeed: Discord is down, or the network."""
    if isinstance(error, discord.HTTPException):
        return error.status >= 500 or error.status == 429
    return True


def error_line(error: Exception) -> str:
    """Return Discord's error in one line: status, code, text, and the command it is about."""
    if isinstance(error, discord.HTTPException):
        text = " ".join(str(error).split())
        return f"Discord refuses: {text}".removesuffix(".") + "."
    return f"Discord cannot be reached: {type(error).__name__} {error}".strip() + "."


class ServerWatch(Protocol):
    """Records which servers have the bot."""

    async def left(self, guild_id: int) -> None:
        """A server has removed the bot."""

    async def back(self, guild_id: int) -> None:
        """A server has added the bot (again)."""

    async def compare(self, here: Collection[int], ours: Callable[[int], bool]) -> None:
        """Called at startup: the bot is on the servers `here`; `ours` tells whether this process is
        responsible for another one."""


SERVER_WATCHES: Final[Slot[type[ServerWatch]]] = Slot()
"""Classes of the services that are told when servers add or remove the bot."""


class Tree(app_commands.CommandTree[Any]):
    """The command tree; an uncaught exception is answered without a traceback."""

    context: BotContext

    async def interaction_check(self, interaction: discord.Interaction[Any], /) -> bool:
        """Let everybody call a command; texts that are still being typed are cut here, before they
        are read."""
        if interaction.type is discord.InteractionType.autocomplete:
            data: Any = interaction.data
            shorten_typed(data.get("options") or ())
        return True

    async def on_error(
        self, interaction: discord.Interaction[Any], error: app_commands.AppCommandError, /
    ) -> None:
        """Answer an unknown command, or an invalid option."""

        async def fail() -> None:
            raise error

        await guarded(Context(self.context, interaction), fail())


class GharkaneClient(discord.AutoShardedClient):
    """The bot. `ready_timeout`: seconds to wait for guilds at startup (discord.py's own is 2)."""

    def __init__(
        self,
        context: BotContext,
        notes: Notes,
        *,
        ready_timeout: float = 2.0,
        started: Callable[[], Awaitable[None]] | None = None,
        budget: RequestBudget | None = None,
        **options: Any,
    ) -> None:
        context.server = self.get_guild
        self.invalid = InvalidAnswers()
        self.invalid.slowed = lambda: context.troubled("slow", None)
        self.acknowledgements = Acknowledgements()
        traced = aiohttp.TraceConfig()
        self.invalid.watch(traced)
        self.acknowledgements.watch(traced)
        if budget is not None:
            budget.watch(traced)
        intents = discord.Intents.none()
        intents.guilds = True
        intents.guild_messages = True  # only that a message was posted, not its content
        super().__init__(
            http_trace=traced,
            intents=intents,
            allowed_mentions=discord.AllowedMentions.none(),
            guild_ready_timeout=ready_timeout,
            max_messages=None,
            **options,
        )
        bound_waits(self)
        ready = self._connection.parsers["READY"]  # with one shard, a gateway may omit its number
        self._connection.parsers["READY"] = lambda data: ready({"shard": [0, 1], **data})
        self.context = context
        self.depth = Depth(context.tables)
        self._notes = notes
        self._started = started
        self._launching: set[int] = set()
        self.began = asyncio.Event()
        """Set once the bot is connected; its workers run already."""
        self.tree = Tree(self)
        self.tree.context = context
        for command in all_commands(context):
            self.tree.add_command(command)

    async def stay(self, token: str) -> None:
        """Log in and stay connected until closed. While Discord is down, retry with growing pauses;
        raise errors that a retry cannot fix."""
        attempts = 0
        while not self.is_closed():
            try:
                await self.login(token)
                await self.connect()
            except (discord.HTTPException, discord.GatewayNotFound, *UNREACHED) as error:
                if not is_transient(error):
                    raise
                attempts += 1
                pause = jittered(backoff(attempts, LONGEST_PAUSE))
                log.warning("no start: %s It is tried again in %.0f s.", error_line(error), pause)
                await self.http.close()
                self.http.connector = discord.utils.MISSING  # the old connector is closed
                await asyncio.sleep(pause)

    async def launch_shard(self, gateway: Any, shard_id: int, *, initial: bool = False) -> None:
        """Open a shard's first connection. While only the gateway is down the library would retry
        every five seconds for ever; instead the pauses grow, with jitter, so that not all processes
        return at once."""
        attempts = 0
        while True:
            if shard_id in self._launching:
                raise NotLaunched  # skip the library's own second attempt after five seconds
            self._launching.add(shard_id)
            try:
                await super().launch_shard(gateway, shard_id, initial=initial)
            except NotLaunched:
                attempts += 1
            else:
                return
            finally:
                self._launching.discard(shard_id)
            pause = jittered(backoff(attempts, LONGEST_PAUSE))
            log.warning("no line of shard %s yet; it is tried again in %.0f s", shard_id, pause)
            await asyncio.sleep(pause)

    @property
    def session(self) -> aiohttp.ClientSession:
        """The session of every request to Discord, even those that the library has no function for:
        the budget and the counter of invalid answers see what goes through it."""
        session: aiohttp.ClientSession = self.http._HTTPClient__session  # type: ignore[attr-defined]
        return session

    def disconnected(self) -> list[int]:
        """Return the shards without a connection to Discord; all expected ones, before there is
        any."""
        wanted = self.shard_ids or range(self.shard_count or 1)
        shards = self.shards
        return [shard for shard in wanted if shard not in shards or shards[shard].is_closed()]

    async def setup_hook(self) -> None:
        """Before the gateway opens: sync the commands, start the workers. A
        failure here ends the program; in `on_ready` the library would continue without it."""
        await self.tree.set_translator(Translations(self.context.library))
        assert self.application is not None
        people = self.application.user_integration_config is not None
        offer(self.tree.get_commands(), people=people)
        if self.shard_ids is None or 0 in self.shard_ids:  # only one of several processes syncs
            await self.sync_if_changed()
        if self._started is not None:
            await self._started()
            self._started = None  # after a login that failed at a later step

    async def sync_if_changed(self) -> bool:
        """Register the commands with Discord unless it has exactly these; True if it was
        necessary."""
        commands = await payload(self.tree)
        digest = hashlib.sha256(
            json.dumps([self.application_id, commands], sort_keys=True).encode()
        ).hexdigest()
        if await self._notes.mark("commands") == digest:
            return False
        assert self.application_id is not None
        commands += await self._entry_points()
        try:  # like `tree.sync`, which would translate all of them a second time
            await self.http.bulk_upsert_global_commands(self.application_id, payload=commands)
        except discord.HTTPException as error:
            if (error.status, error.code) == (400, 50035):
                raise app_commands.CommandSyncFailure(error, self.tree.get_commands()) from None
            raise
        await self._notes.set_mark("commands", digest)
        log.info("commands synchronised")
        return True

    async def _entry_points(self) -> list[dict[str, Any]]:
        """Return the command by which Discord opens the application's activity, if it has one:
        Discord refuses a list of commands without it."""
        assert self.application_id is not None
        registered: list[Any] = await self.http.get_global_commands(self.application_id)
        return [
            {key: entry[key] for key in ENTRY_POINT_KEYS if entry.get(key) is not None}
            for entry in registered
            if entry["type"] == ENTRY_POINT
        ]

    async def on_ready(self) -> None:
        """Connected, possibly again; missed greetings are posted once."""
        log.info("connected to %d servers", len(self.guilds))
        if not self.began.is_set():
            self.began.set()
            if not self.is_closed():
                with self.context.at_work():
                    await self._logged(self._compare())
                    await self._logged(hello.greet_late(self.context, list(self.guilds)))

    @property
    def _watches(self) -> list[ServerWatch]:
        """Return the features' handlers for servers that add or remove the bot."""
        kinds = SERVER_WATCHES.of(self.context.features)
        return [self.context.tables.of(kind) for kind in kinds]

    async def _compare(self) -> None:
        """Find the servers that added or removed the bot while it did not run."""
        for watch in self._watches:
            await watch.compare([guild.id for guild in self.guilds], self.is_responsible_for)

    def is_responsible_for(self, guild_id: int) -> bool:
        """Return whether events of this server arrive in this process."""
        count = self.shard_count or 1
        return self.shard_ids is None or (guild_id >> 22) % count in self.shard_ids

    async def on_interaction(self, interaction: discord.Interaction[Any]) -> None:
        """Answer a click or a submitted form; commands have their own handler. A dynamic item of
        discord.py would build the whole clicked message again for each click."""
        self.acknowledgements.arrived(interaction.id, what_is_asked(interaction))
        ctx = Context(self.context, interaction)
        if interaction.type is discord.InteractionType.component:
            await guarded(ctx, answer_click(ctx))
        elif interaction.type is discord.InteractionType.modal_submit:
            await guarded(ctx, answer_form(ctx))

    async def on_guild_join(self, guild: discord.Guild) -> None:
        """A server has added the bot."""
        if not self.context.kept_out.may_be_on(guild.id):
            await leave(guild)
            return
        for watch in self._watches:
            await self._logged(watch.back(guild.id))
        await self._logged(hello.greet(self.context, guild))

    async def _logged(self, greeting: Awaitable[object]) -> None:
        try:
            await greeting
        except Refused as refused:
            log.warning("it could not be noted who took the bot in or sent it away: %s", refused)

    # --- messages below a dashboard ---------------------------------------------------------------

    async def on_message(self, message: discord.Message) -> None:
        """A message was posted, by anybody."""
        if message.guild is not None:
            with self.context.at_work():
                await self._logged(self.depth.on_posted(message.channel.id, message.id))

    async def on_raw_message_delete(self, event: discord.RawMessageDeleteEvent) -> None:
        """A message was deleted."""
        self.depth.on_removed(event.channel_id, event.message_id)

    # --- deleted places: the outbox would notice later --------------------------------------------

    async def on_guild_channel_delete(self, channel: discord.abc.GuildChannel) -> None:
        """The game of a deleted channel pauses; nothing is lost."""
        await self._missing(channel.id, "channel")

    async def on_raw_thread_delete(self, event: discord.RawThreadDeleteEvent) -> None:
        """The game of a deleted thread pauses."""
        await self._missing(event.thread_id, "channel")

    async def on_thread_update(self, _: discord.Thread, now: discord.Thread) -> None:
        """The game of a locked thread pauses."""
        if now.locked:
            await self._missing(now.id, "thread-locked")

    async def on_guild_remove(self, guild: discord.Guild) -> None:
        """The games of a server that removed the bot pause."""
        for place in (*guild.channels, *guild.threads):
            await self._missing(place.id, "guild")
        await self._logged(hello.forget(self.context, guild.id))
        for watch in self._watches:
            await self._logged(watch.left(guild.id))

    async def _missing(self, channel_id: int, missing: str) -> None:
        with self.context.at_work():
            table = await self.context.tables.table_queries.at_channel(channel_id)
            if table is not None:
                await self.context.tables.pausing.pause_missing(table.id, missing)


ENTRY_POINT: Final = 4
"""The type of the command by which Discord opens an activity."""
ENTRY_POINT_KEYS: Final = (
    "id", "type", "name", "name_localizations", "description", "description_localizations",
    "handler", "contexts", "integration_types", "default_member_permissions", "nsfw",
)  # fmt: skip
"""The fields of a command that Discord accepts when it is sent back."""
TOP_COMMANDS: Final[Slot[Callable[[CommandFactory], Sequence[Any]]]] = Slot()
"""Returns slash commands, new ones at each call."""
GAME_COMMANDS: Final[Slot[Callable[[CommandFactory, Any], None]]] = Slot()
"""Adds commands to the group `/game`, its last argument. Discord allows 25 there."""


def all_commands(context: BotContext) -> list[Any]:
    """Return every command of the bot, games included."""
    factory = CommandFactory(context.library, context.features)
    tables = game.group(factory)
    seats.add_seats_commands(factory, tables)
    for add in GAME_COMMANDS.of(context.features):
        add(factory, tables)
    top_level = [
        tables,
        *TOP_COMMANDS.gather(context.features, factory),
        *about.about_commands(factory),
        *play.play_commands(factory),
        *settings.settings_commands(factory),
        *away.away_commands(factory),
        *moves.groups(context.library),
    ]
    offer(top_level, people=False)
    return top_level


def offer(commands: Sequence[Any], *, people: bool) -> None:
    """Offer these commands on the bot's servers and in its direct messages; with `people` also to
    those who install it for themselves, everywhere, which Discord refuses for applications that
    people cannot install. Omitted fields would follow the application's settings."""
    for entry in commands:
        entry.allowed_contexts = app_commands.AppCommandContext(
            guild=True, dm_channel=True, private_channel=people
        )
        entry.allowed_installs = app_commands.AppInstallationType(guild=True, user=people)


async def payload(tree: app_commands.CommandTree[Any]) -> list[dict[str, Any]]:
    """Return the commands in the format of Discord's registration."""
    translator = tree.translator
    assert translator is not None
    return [await c.get_translated_payload(tree, translator) for c in tree.get_commands()]
