"""The stand-in: one aiohttp application on the loopback address that serves a world."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import mimetypes
import time
from pathlib import Path
from typing import ClassVar
from urllib.parse import urlsplit

from aiohttp import web

from bot.discord.redirect import is_loopback
from bot.playground import (  # noqa: F401  (they register)
    events,
    hooks,
    routes,
    shapes,
    storage,
    talk,
)
from bot.playground.activities import ENTRY_POINT, Activities
from bot.playground.addresses import absolute
from bot.playground.gateway import Gateway
from bot.playground.hosts import only_from_here
from bot.playground.page import Page
from bot.playground.people import Answer, Person
from bot.playground.rest import Rest
from bot.playground.world import Channel, Interaction, Json, Message, World
from bot.playground.world import Person as Record

log = logging.getLogger(__name__)
SAVE_AFTER = 0.5  # seconds between a change and saving it


class StandIn:
    """A local imitation of Discord.

    `path`: the JSON file in which the world is saved (None: not saved). `token`: the bot's.
    `pauses`: people wait 30 ms before they act, instead of a settle point.
    `refusals` and `faulty_answers` list, as sentences, the mistakes of the bot and of the stand-in.
    """

    rest_type: ClassVar[type[Rest]] = Rest
    gateway_type: ClassVar[type[Gateway]] = Gateway

    def __init__(
        self, path: str | Path | None = None, token: str = "standin-token", *, pauses: bool = False
    ) -> None:
        self.path = Path(path) if path is not None else None
        self.token = token
        self.pauses = pauses
        self.world = storage.load(self.path) if self.path else World.fresh()
        self.refusals: list[str] = []
        self.faulty_answers: list[str] = []
        self.refuses_media_edits = False
        """Weather: uploads in edits of Components V2 messages are refused, a fault that comes and
        goes at Discord (docs/discord.md)."""
        self.gateway = self.gateway_type(self)
        self.rest = self.rest_type(self)
        self.page = Page(self)
        self.activities = Activities(self)
        self.waiting: dict[str, asyncio.Future[Answer]] = {}
        self.finished: dict[str, asyncio.Event] = {}
        self.follow_ups: dict[str, list[str]] = {}
        self.url = ""
        self._people: dict[str, Person] = {}
        self._runner: web.AppRunner | None = None
        self._saving: asyncio.Task[None] | None = None
        self._writing: asyncio.Future[None] | None = None
        self._dirty = False
        self._last_activity = time.monotonic()
        self._settled_at = -1

    # --- running

    async def start(self, port: int = 0, host: str = "127.0.0.1") -> str:
        """Listen on a loopback address (`port` 0: any free one); return the address."""
        if not is_loopback(host):
            raise ValueError(f"the playground listens on loopback only, not on {host}.")
        app = web.Application(client_max_size=64 << 20, middlewares=[only_from_here])
        app.router.add_route("*", "/api/v10/{tail:.*}", self.rest.handle)
        app.router.add_get("/gateway", self.gateway.handle)
        app.router.add_get("/cdn/attachments/{channel}/{number}/{name}", self._file)
        self.page.add_routes(app)
        runner = web.AppRunner(app, access_log=None, shutdown_timeout=1.0)
        await runner.setup()
        site = web.TCPSite(runner, host, port)
        try:
            await site.start()
        except OSError:
            await runner.cleanup()
            raise
        self._runner = runner
        bound = runner.addresses[0]
        shown = f"[{bound[0]}]" if ":" in bound[0] else bound[0]
        self.url = self.world.base = f"http://{shown}:{bound[1]}"
        return self.url

    async def stop(self) -> None:
        """Close the connections, save, and release the port."""
        await self.page.close()
        await self.gateway.close()
        if self._runner is not None:
            await self._runner.cleanup()
            self._runner = None
        if self._saving is not None:
            self._saving.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._saving
        if self._writing is not None:
            await self._writing
        if self.path is not None:
            storage.write(self.path, storage.dumps(self.world), storage.files(self.world))

    async def _file(self, request: web.Request) -> web.Response:
        match = request.match_info
        key = f"{match['channel']}/{match['number']}/{match['name']}"
        data = self.world.files.get(key) or self.world.late.get(key)
        if data is None:
            raise web.HTTPNotFound
        kind = mimetypes.guess_type(match["name"])[0] or "application/octet-stream"
        if not kind.startswith("image/") or "svg" in kind:
            kind = "application/octet-stream"  # no type that a browser would execute
        headers = {"Content-Type": kind, "X-Content-Type-Options": "nosniff"}
        return web.Response(body=data, headers=headers)

    def clock(self) -> float:
        """Return seconds since the epoch, shifted by `advance`."""
        return self.world.now()

    @property
    def port(self) -> int:
        """The port it listens on."""
        return urlsplit(self.url).port or 0

    # --- look-ups ---

    def person(self, name: str) -> Person:
        """Return a person by name or id; raise LookupError."""
        for record in self.world.people.values():
            if name in (record.id, record.name):
                return self._people.setdefault(record.id, Person(self, record))
        raise LookupError(f"nobody is called {name}.")

    def all_commands(self) -> list[Json]:
        commands = (command for scope in self.world.commands.values() for command in scope)
        return [
            command for command in commands if command["type"] != ENTRY_POINT
        ]  # the entry point is not typed

    # --- settling

    def touch(self) -> None:
        self._last_activity = time.monotonic()

    async def caught_up(self) -> None:
        """Wait until the bot has read all answers to it, before a person acts (trap 4).

        With `pauses`, wait 30 ms. Otherwise wait until no request is in flight and the bot's event
        loop did three round trips after the last answer.
        """
        if self.pauses:
            await asyncio.sleep(0.03)
            return
        for _ in range(200):
            if self.rest.in_flight == 0:
                break
            await asyncio.sleep(0.005)
        if self._settled_at != self.rest.requests:
            self._settled_at = self.rest.requests
            await self.gateway.round_trip()

    # --- reports of the routes ---

    def answered(
        self,
        interaction: Interaction,
        kind: str,
        *,
        message: Message | None = None,
        choices: list[Json] | None = None,
        modal: Json | None = None,
        instance: str = "",
    ) -> None:
        """Record the bot's first answer to an interaction."""
        waiting = self.waiting.get(interaction.token)
        if waiting is not None and not waiting.done():
            shown = message.snapshot(self.url) if message else None
            opened = _form(modal) if modal else None
            answer = Answer(self, interaction, kind, shown, choices or [], opened, instance)
            waiting.set_result(answer)

    def followed(self, interaction: Interaction, message: Message) -> None:
        """Record a message that the bot sent or edited with an interaction's token after its first
        answer."""
        numbers = self.follow_ups.setdefault(interaction.token, [])
        if message.id not in numbers:
            numbers.append(message.id)
        self.finished.setdefault(interaction.token, asyncio.Event()).set()
        while len(self.follow_ups) > 500:
            oldest = next(iter(self.follow_ups))
            del self.follow_ups[oldest]
            self.finished.pop(oldest, None)

    def notified(self, message: Message, allowed: Json | None) -> None:
        """The bot has posted a message that may notify people: its recipient, or those whom it
        mentions and is `allowed` to call. Nobody has a phone here."""

    # --- changes of the guild ----

    def channel_changed(self, channel: Channel) -> None:
        event = "THREAD_UPDATE" if channel.kind == "thread" else "CHANNEL_UPDATE"
        if channel.kind != "dm":
            self.gateway.dispatch(event, shapes.channel(self.world, channel))
        self.push_channel(channel)

    # --- pushes to the page

    def person_changed(self, record: Record) -> None:
        self.push({"type": "person", "person": self.page.person(record)})
        self.changed()

    def push_channel(self, channel: Channel) -> None:
        self.push({"type": "channel", "channel": self.page.channel(channel)})
        self.changed()

    def push(self, frame: Json) -> None:
        """Send a frame to all open pages."""
        self.touch()
        self.page.push(frame)

    def page_message(self, message: Message) -> Json:
        """Return a message in the format of bot/playground/README.md."""
        shown: Json = absolute(message.data, self.url)
        data = {
            "only_for": message.only_for,
            "loading": message.loading,
            "reply_to": message.reply_to,
        }
        return {**shown, **data}

    # --- saving

    def changed(self) -> None:
        """Schedule saving."""
        self._dirty = True
        if self.path is not None and self._saving is None and self._runner is not None:
            self._saving = asyncio.create_task(self._save())

    async def _save(self) -> None:
        try:
            while self._dirty and self.path is not None:
                await asyncio.sleep(SAVE_AFTER)
                self._dirty = False
                text, files = storage.dumps(self.world), storage.files(self.world)
                write = asyncio.to_thread(storage.write, self.path, text, files)
                # shielded: two writes of one file must never overlap
                self._writing = asyncio.ensure_future(write)
                await asyncio.shield(self._writing)
        except OSError:
            log.exception("The playground could not be saved to %s.", self.path)
        finally:
            self._saving = None


def _form(modal: Json) -> Json:
    return {key: modal[key] for key in ("id", "custom_id", "title", "components")}
