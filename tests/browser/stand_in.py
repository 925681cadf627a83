"""A playground server with a scripted bot: the page's protocol, nothing behind it.

The real server lives in bot/playground; this one answers the same requests from fixed texts, so
that the page can be looked at and tested alone: `python tests/browser/stand_in.py [port]`.
"""

import asyncio
import itertools
import json
import sys
import threading
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import gallery
import gallery_commands
from aiohttp import WSMsgType, web

PAGE = Path(__file__).parents[2] / "bot" / "playground" / "page"
CHOICES = ["Boil water", "Borrow rope", "Build a wall", "Sleep"]


class Refused(Exception):
    """An error answer: code and sentence."""


class StandIn:
    """One server on a free loopback port, in a thread of its own; `asked` keeps every request."""

    def __init__(self, port: int = 0) -> None:
        self.port = port
        self.asked: list[dict[str, Any]] = []
        self.sockets: set[web.WebSocketResponse] = set()
        self.serial = itertools.count(10_000)
        self.loop = asyncio.new_event_loop()
        self.later: set[asyncio.Task[None]] = set()
        started = threading.Event()
        self.thread = threading.Thread(target=self._run, args=(started,), daemon=True)
        self.thread.start()
        if not started.wait(10):
            raise RuntimeError("the scripted playground did not start")

    def _run(self, started: threading.Event) -> None:
        asyncio.set_event_loop(self.loop)
        self.loop.run_until_complete(self.open())
        started.set()
        self.loop.run_forever()
        self.loop.run_until_complete(self.runner.cleanup())
        self.loop.close()

    async def open(self) -> None:
        app = web.Application()
        app.router.add_get("/", self.index)
        app.router.add_static("/page", PAGE)
        app.router.add_get("/people", self.people)
        app.router.add_get("/cdn/attachments/{channel}/{id}/{name}", self.file)
        self.runner = web.AppRunner(app, access_log=None, shutdown_timeout=0.2)
        await self.runner.setup()
        site = web.TCPSite(self.runner, "127.0.0.1", self.port)
        await site.start()
        self.port = self.runner.addresses[0][1]
        self.url = f"http://127.0.0.1:{self.port}"
        self.reset()

    def reset(self) -> None:
        """Everything as at the start."""
        self.asked.clear()
        self.presses = 0
        self.world = gallery.snapshot(self.url)

    def close(self) -> None:
        """Stop the server and its thread."""
        self.run(self.cut())
        self.loop.call_soon_threadsafe(self.loop.stop)
        self.thread.join(5)

    def run(self, work: Any) -> Any:
        """Run a coroutine on the server's loop and wait for it."""
        return asyncio.run_coroutine_threadsafe(work, self.loop).result(5)

    async def cut(self) -> None:
        """Drop every connection, as a crash would."""
        for socket in list(self.sockets):
            await socket.close()

    async def index(self, _: web.Request) -> web.FileResponse:
        return web.FileResponse(PAGE / "index.html")

    async def file(self, request: web.Request) -> web.Response:
        name = request.match_info["name"]
        if name in gallery.SCENES:
            return web.Response(body=gallery.picture(name), content_type="image/png")
        return web.Response(text="day 1: rain\n")

    async def people(self, request: web.Request) -> web.WebSocketResponse:
        socket = web.WebSocketResponse()
        await socket.prepare(request)
        self.sockets.add(socket)
        await socket.send_json(self.world)
        async for frame in socket:
            if frame.type == WSMsgType.TEXT:
                asked = json.loads(frame.data)
                self.asked.append(asked)
                await socket.send_json(await self.answer(asked))
        self.sockets.discard(socket)
        return socket

    async def push(self, event: dict[str, Any]) -> None:
        """Send an event to every page."""
        for socket in self.sockets:
            await socket.send_json(event)

    async def post(self, channel: str, author: dict[str, Any], **more: Any) -> dict[str, Any]:
        """A new message, for all or for one person, with the unread counts it causes."""
        made = gallery.message(str(next(self.serial)), channel, author, **more)
        made["timestamp"] = datetime.now(UTC).isoformat()
        self.world["messages"].setdefault(channel, []).append(made)
        unread = {}
        kind = next(each for each in self.world["channels"] if each["id"] == channel)
        for person in self.world["people"]:
            sees = made["only_for"] in (None, person["id"])
            sees = sees and kind["person_id"] in (None, person["id"])
            if sees and person["id"] != author["id"]:
                counts = self.world["unread"].setdefault(person["id"], {})
                counts[channel] = unread[person["id"]] = counts.get(channel, 0) + 1
        await self.push({"type": "message", "message": made, "unread": unread})
        return made

    def find(self, id_: str) -> dict[str, Any]:
        for messages in self.world["messages"].values():
            for each in messages:
                if each["id"] == id_:
                    return each
        raise Refused("unknown", f"no message {id_}")

    async def answer(self, asked: dict[str, Any]) -> dict[str, Any]:
        try:
            kind, more = await getattr(self, f"do_{asked['do']}")(asked)
        except Refused as error:
            code, text = error.args
            return {
                "type": "result",
                "ref": asked["ref"],
                "ok": False,
                "error": {"code": code, "message": text},
            }
        return {"type": "result", "ref": asked["ref"], "ok": True, "kind": kind, **more}

    async def say_back(self, asked: dict[str, Any], channel: str, text: str, **more: Any) -> Any:
        made = await self.post(
            channel,
            gallery.BOT,
            content=text,
            only_for=asked["as"],
            flags=gallery.EPHEMERAL,
            **more,
        )
        return "message", {"message": made}

    async def do_command(self, asked: dict[str, Any]) -> Any:
        path, channel = asked["command"], asked["channel"]
        if path == "silent":
            raise Refused("no_answer", "the application did not respond")
        if path == "form":
            return "modal", {"modal": gallery_commands.modal()}
        used = {"id": "1", "type": 2, "user": gallery.author(asked["as"]), "name": path}
        if path == "slow":
            made = await self.post(
                channel, gallery.BOT, loading=True, flags=128, interaction_metadata=used
            )
            self.soon(self.finish(made))
            return "deferred", {"message": made}
        text = f"{path} {json.dumps(asked['options'], sort_keys=True)}"
        made = await self.post(channel, gallery.BOT, content=text, interaction_metadata=used)
        return "message", {"message": made}

    def soon(self, work: Any) -> None:
        task = self.loop.create_task(work)
        self.later.add(task)
        task.add_done_callback(self.later.discard)

    async def finish(self, made: dict[str, Any]) -> None:
        await asyncio.sleep(0.3)
        made |= {"loading": False, "flags": 0, "content": "Thought it through."}
        await self.push({"type": "message_update", "message": dict(made)})

    async def do_autocomplete(self, asked: dict[str, Any]) -> Any:
        typed = str(asked["options"].get(asked["focused"], "")).lower()
        fits = [each for each in CHOICES if typed in each.lower()]
        choices = [{"name": each, "value": each.split()[0].lower()} for each in fits]
        return "autocomplete", {"choices": choices}

    async def do_click(self, asked: dict[str, Any]) -> Any:
        target = self.find(asked["message"])
        press = asked["custom_id"]
        if press == "silent":
            raise Refused("no_answer", "the application did not respond")
        if press == "form":
            return "modal", {"modal": gallery_commands.modal()}
        if press == "count":
            self.presses += 1
            for each in target["components"][0]["components"]:
                if each["custom_id"] == "count":
                    each["label"] = f"Pressed {self.presses}"
            await self.push({"type": "message_update", "message": json.loads(json.dumps(target))})
            return "update", {"message": target}
        return await self.say_back(
            asked, target["channel_id"], f"You pressed {press}.", reply_to=target["id"]
        )

    async def do_select(self, asked: dict[str, Any]) -> Any:
        target = self.find(asked["message"])
        return await self.say_back(
            asked, target["channel_id"], f"Chosen: {', '.join(asked['values'])}"
        )

    async def do_submit(self, asked: dict[str, Any]) -> Any:
        if asked["values"]["name"] == "bad":
            raise Refused("refused", "that name is taken")
        return await self.say_back(
            asked, "4002", f"Form: {json.dumps(asked['values'], sort_keys=True)}"
        )

    async def do_say(self, asked: dict[str, Any]) -> Any:
        await self.post(asked["channel"], gallery.author(asked["as"]), content=asked["content"])
        return "done", {}

    async def do_dismiss(self, asked: dict[str, Any]) -> Any:
        target = self.find(asked["message"])
        self.world["messages"][target["channel_id"]].remove(target)
        await self.push(
            {"type": "message_delete", "channel": target["channel_id"], "id": target["id"]}
        )
        return "done", {}

    async def do_close_dms(self, asked: dict[str, Any]) -> Any:
        person = next(each for each in self.world["people"] if each["id"] == asked["as"])
        person["dms_closed"] = asked["closed"]
        await self.push({"type": "person", "person": dict(person)})
        return "done", {}

    async def do_speak(self, asked: dict[str, Any]) -> Any:
        person = next(each for each in self.world["people"] if each["id"] == asked["as"])
        person["locale"] = asked["locale"]
        await self.push({"type": "person", "person": dict(person)})
        return "done", {}

    async def do_read(self, asked: dict[str, Any]) -> Any:
        self.world["unread"].setdefault(asked["as"], {})[asked["channel"]] = 0
        await self.push(
            {"type": "unread", "person": asked["as"], "channel": asked["channel"], "count": 0}
        )
        return "done", {}


if __name__ == "__main__":
    server = StandIn(int(sys.argv[1]) if len(sys.argv) > 1 else 8123)
    sys.stdout.write(f"{server.url}\n")
    sys.stdout.flush()
    server.thread.join()
