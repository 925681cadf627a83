"""Hands of somebody who touches a board: the page's side of its line."""

from __future__ import annotations

import json
import socket
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import aiohttp

from bot.app.assembly import Bot
from bot.discord.kept_out import KeptOut
from bot.features.touch.service import TouchLinks
from bot.playground.people import Person
from bot.store.program.host_orders import HostOrder
from tests.waiting import PATIENCE_S

Json = dict[str, Any]


def public() -> dict[str, Any]:
    """Settings of a bot that browsers reach on a free port of this machine."""
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        port = int(found.getsockname()[1])
    return {"public_url": f"http://127.0.0.1:{port}", "public_port": port}


def banned(person: Person) -> KeptOut:
    """The bans, with one of this person for rudeness."""
    return KeptOut([HostOrder(1, "ban-person", int(person.id), "rudeness", 0.0, 0.0)])


class Hands:
    """An open page, as the bot sees it."""

    def __init__(self, ws: aiohttp.ClientWebSocketResponse) -> None:
        self.ws = ws
        self.told: list[Json] = []
        """Every frame, oldest first; pictures by their length."""
        self.state: Json = {}
        self.pictures: dict[str, Json] = {}

    async def frame(self, within: float = PATIENCE_S) -> Json:
        """The next frame."""
        message = await self.ws.receive(within)
        if message.type is aiohttp.WSMsgType.BINARY:
            found = {"type": "bytes", "bytes": len(message.data)}
        elif message.type is aiohttp.WSMsgType.TEXT:
            found = json.loads(message.data)
        else:
            found = {"type": "closed", "code": self.ws.close_code}
        self.told.append(found)
        if found["type"] == "state":
            self.state = found
        if found["type"] == "picture":
            self.pictures[found["which"]] = found
        return found

    async def until(self, kind: str, within: float = PATIENCE_S) -> Json:
        """The next frame of a kind; those before it are taken in."""
        while True:
            found = await self.frame(within)
            if found["type"] == kind:
                return found
            assert found["type"] != "closed", self.told

    async def quiet(self, for_s: float = 0.4) -> list[Json]:
        """The frames until so many seconds of silence."""
        found: list[Json] = []
        while True:
            try:
                found.append(await self.frame(for_s))
            except TimeoutError:
                return found
            if found[-1]["type"] == "closed":
                return found

    async def ask(self, **frame: Any) -> None:
        await self.ws.send_str(json.dumps(frame))

    async def press(self, ident: str, *values: str) -> Json:
        """Press a button of the page; the state that answers it."""
        await self.ask(do="press", id=ident, values=list(values))
        return await self.until("state")

    async def look(self, index: int, which: str = "board") -> Json:
        """Tap a region; the thing there. Where the board has changed meanwhile, tap again."""
        while True:
            await self.ask(do="look", which=which, region=index, key=self.pictures[which]["key"])
            while (found := await self.frame())["type"] not in ("thing", "state"):
                assert found["type"] != "closed", self.told
            if found["type"] == "thing":
                return found

    def items(self) -> list[Json]:
        """Every button and select of the question."""
        return [item for row in self.state["menu"]["rows"] for item in row]


async def token_of(bot: Bot, table: int, person: Person, *, watch: bool = False) -> str:
    return await bot.tables.of(TouchLinks).make(table, int(person.id), watch=watch)


@asynccontextmanager
async def line(
    bot: Bot, origin: str | None = None, headers: dict[str, str] | None = None
) -> AsyncIterator[Hands]:
    """A line to the bot, on which nobody has said hello; `headers`: more of them."""
    url = bot.context.public.url
    headers = {"Origin": url if origin is None else origin, **(headers or {})}
    async with (
        aiohttp.ClientSession() as session,
        session.ws_connect(f"{url}/live", headers=headers, max_msg_size=0) as ws,
    ):
        yield Hands(ws)


@asynccontextmanager
async def touching(bot: Bot, token: str, locale: str = "en", **hello: Any) -> AsyncIterator[Hands]:
    """An open page that has the whole state."""
    async with line(bot) as hands:
        await hands.ask(do="hello", token=token, locale=locale, **hello)
        await hands.until("state")
        for _ in range(2 if hands.state["sheet"] else 1):
            if (await hands.until("picture"))["follows"]:
                await hands.until("bytes")
        yield hands
