"""The server side of the page: its files, and the WebSocket of bot/playground/README.md."""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
from pathlib import Path
from typing import TYPE_CHECKING, Any

from aiohttp import WSMsgType, web

from bot.playground.commands import discord_locale
from bot.playground.errors import Refusal, Refused
from bot.playground.people import Answer, Person
from bot.playground.shapes import BOT_NAME
from bot.playground.world import ALL, Channel, Json
from bot.playground.world import Person as Record
from bot.schedule.ending import end_all

if TYPE_CHECKING:
    from bot.playground.server import StandIn

PAGE_FOLDER = Path(__file__).with_name("page")
MESSAGES_SHOWN = 100  # messages of a channel in a snapshot
log = logging.getLogger(__name__)


class Page:
    """Sends each event to all open pages; a page filters by the people it shows."""

    def __init__(self, standin: StandIn) -> None:
        self.standin = standin
        self.open: dict[web.WebSocketResponse, asyncio.Queue[str | None]] = {}

    def add_routes(self, app: web.Application) -> None:
        app.router.add_get("/", self._index)
        app.router.add_get("/people", self._socket)
        app.router.add_static("/page/", PAGE_FOLDER)
        app.on_response_prepare.append(_always_fresh)

    async def _index(self, request: web.Request) -> web.StreamResponse:
        return web.FileResponse(PAGE_FOLDER / "index.html")

    async def close(self) -> None:
        for ws in list(self.open):
            await ws.close(code=1001)

    def push(self, frame: Json) -> None:
        text = json.dumps(frame)
        for queue in self.open.values():
            queue.put_nowait(text)

    # --- events for the page ---

    def snapshot(self) -> Json:
        world = self.standin.world
        return {
            "type": "snapshot",
            "bot": {
                "id": world.application_id,
                "name": BOT_NAME,
                "application_id": world.application_id,
                "online": self.standin.gateway.online,
            },
            "guild": self.guild(),
            "people": [self.person(record) for record in world.people.values()],
            "channels": [self.channel(channel) for channel in world.channels.values()],
            "messages": {
                number: [
                    self.standin.page_message(message)
                    for message in list(messages.values())[-MESSAGES_SHOWN:]
                ]
                for number, messages in world.messages.items()
            },
            "commands": self.standin.all_commands(),
            "unread": world.unread,
        }

    def guild(self) -> Json:
        world = self.standin.world
        return {
            "id": world.guild_id,
            "name": world.guild_name,
            "owner_id": world.owner_id,
            "here": world.here,
        }

    def person(self, record: Record) -> Json:
        owner = record.id == self.standin.world.owner_id
        return {
            "id": record.id,
            "name": record.name,
            "locale": record.locale,
            "permissions": str(ALL if owner else record.permissions),
            "member": record.member,
            "dms_closed": record.dms_closed,
        }

    def channel(self, channel: Channel) -> Json:
        keys = ("id", "kind", "name", "parent_id", "person_id", "locked", "archived", "position")
        return {key: getattr(channel, key) for key in keys}

    # --- requests of the page ---

    def _greet(self, languages: str) -> None:
        """Let everybody speak the language that a browser prefers, at its first visit."""
        world = self.standin.world
        if world.visited or not languages:
            return
        world.visited = True
        locale = discord_locale(languages)
        for record in world.people.values():
            record.locale = locale
            self.standin.person_changed(record)

    async def _socket(self, request: web.Request) -> web.StreamResponse:
        ws = web.WebSocketResponse(heartbeat=30, max_msg_size=1 << 20)
        await ws.prepare(request)
        self._greet(request.headers.get("Accept-Language", ""))
        queue: asyncio.Queue[str | None] = asyncio.Queue()
        self.open[ws] = queue
        queue.put_nowait(json.dumps(self.snapshot()))
        writer = asyncio.create_task(_write(ws, queue))
        asked: set[asyncio.Task[None]] = set()
        try:
            async for frame in ws:
                if frame.type is WSMsgType.TEXT:
                    # in a task each: an autocomplete must not wait for a slow click
                    task = asyncio.create_task(self._answer(queue, frame.data))
                    asked.add(task)
                    task.add_done_callback(asked.discard)
        finally:
            del self.open[ws]
            await end_all(asked)
            queue.put_nowait(None)
            await writer
        return ws

    async def _answer(self, queue: asyncio.Queue[str | None], text: str) -> None:
        ref: Any = None
        try:
            frame = json.loads(text)
            if not isinstance(frame, dict):
                raise Refusal("unknown", "a request is an object")
            ref = frame.get("ref")
            result = {"ok": True, **await self._do(frame)}
        except json.JSONDecodeError:
            result = _error("unknown", "a request is JSON")
        except Refusal as refusal:
            result = _error(refusal.code, refusal.message)
        except Refused as refused:
            result = _error("unknown", refused.message)
        except (KeyError, TypeError, ValueError) as error:
            result = _error("unknown", f"missing or unusable: {error}")
        except Exception:
            log.exception("A request of the page failed.")
            result = _error("unknown", "the playground failed; its log says how")
        queue.put_nowait(json.dumps({"type": "result", "ref": ref, **result}))

    async def _do(self, frame: Json) -> Json:
        try:
            person = self.standin.person(str(frame.get("as")))
        except LookupError as error:
            raise Refusal("unknown", str(error)) from None
        verb = _VERBS.get(str(frame.get("do")))
        if verb is None:
            raise Refusal("unknown", f"nobody can {frame.get('do')}, only {', '.join(_VERBS)}")
        result: Json | None = await verb(self, person, frame)
        return {"kind": "done"} if result is None else result

    def _channel(self, frame: Json) -> Channel:
        return self.standin.world.channel(str(frame["channel"]))

    def _shown(self, answer: Answer) -> Json:
        shown: Json = {"kind": answer.kind}
        if answer.kind == "modal":
            shown["modal"] = answer.modal
        elif answer.kind == "autocomplete":
            shown["choices"] = answer.choices
        elif answer.kind == "launch":
            channel = self.standin.world.channel(answer.interaction.channel_id)
            shown["activity"] = self.standin.activities.frame(answer.instance, channel)
        else:
            shown["message"] = self.standin.page_message(answer.message) if answer.message else None
        return shown

    async def do_command(self, person: Person, frame: Json) -> Json:
        channel, options = self._channel(frame), frame.get("options") or {}
        return self._shown(await person.command(channel, str(frame["command"]), options))

    async def do_autocomplete(self, person: Person, frame: Json) -> Json:
        channel, options = self._channel(frame), frame.get("options") or {}
        path, focused = str(frame["command"]), str(frame["focused"])
        choices = await person.autocomplete(channel, path, options, focused)
        return {"kind": "autocomplete", "choices": choices}

    async def do_click(self, person: Person, frame: Json) -> Json:
        message = person.message(str(frame["message"]))
        return self._shown(await person.click(message, str(frame["custom_id"])))

    async def do_select(self, person: Person, frame: Json) -> Json:
        message = person.message(str(frame["message"]))
        custom_id = str(frame["custom_id"])
        return self._shown(await person.select(message, custom_id, list(frame["values"])))

    async def do_submit(self, person: Person, frame: Json) -> Json:
        return self._shown(await person.submit(str(frame["modal"]), frame.get("values") or {}))

    async def do_dismiss(self, person: Person, frame: Json) -> None:
        person.dismiss(person.message(str(frame["message"])))

    async def do_say(self, person: Person, frame: Json) -> None:
        await person.say(self._channel(frame), str(frame["content"]))

    async def do_read(self, person: Person, frame: Json) -> None:
        person.read(self._channel(frame))

    async def do_close_dms(self, person: Person, frame: Json) -> None:
        person.close_dms(bool(frame.get("closed", True)))

    async def do_speak(self, person: Person, frame: Json) -> None:
        person.speak(str(frame["locale"]))

    async def do_authorize(self, person: Person, frame: Json) -> Json:
        known, scope = self.standin.activities, [str(name) for name in frame["scope"]]
        code = known.authorize(person.record, str(frame["client_id"]), scope)
        return {"kind": "done", "code": code}

    async def do_authenticate(self, person: Person, frame: Json) -> Json:
        user = self.standin.activities.authenticate(str(frame["token"]))
        return {"kind": "done", "user": user, "scopes": ["identify"]}

    async def do_open_dm(self, person: Person, frame: Json) -> Json:
        return {"kind": "done", "channel": person.direct_channel().id}


_VERBS: dict[str, Any] = {
    name.removeprefix("do_"): verb for name, verb in vars(Page).items() if name.startswith("do_")
}


async def _always_fresh(request: web.Request, response: web.StreamResponse) -> None:
    """Disable caching: after an upgrade a browser must not mix old modules with new ones."""
    if request.path == "/" or request.path.startswith("/page/"):
        response.headers["Cache-Control"] = "no-cache"


def _error(code: str, message: str) -> Json:
    return {"ok": False, "error": {"code": code, "message": message}}


async def _write(ws: web.WebSocketResponse, queue: asyncio.Queue[str | None]) -> None:
    with contextlib.suppress(ConnectionError):
        while (text := await queue.get()) is not None:
            await ws.send_str(text)
