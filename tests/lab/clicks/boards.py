"""Clients of the touch board: open pages as an outside client, and measure each answer."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Collection, Sequence
from contextlib import asynccontextmanager
from typing import Any, Final

import aiohttp

from bot.discord.components import ids
from tests.lab.clicks.menus import MenuStep

PATIENCE_S: Final = 10.0
"""Timeout of an answer, in seconds."""
PLAYS: Final = frozenset({"pick", "made", "any"})
"""Kinds of ids that make a pick."""
OPENING_S: Final = 60.0
"""Seconds in which an opened page must have its state and its pictures."""
Json = dict[str, Any]


class BoardClient:
    """One open page."""

    def __init__(self, ws: aiohttp.ClientWebSocketResponse) -> None:
        self._ws = ws
        self.state: Json = {}
        self.pictures: dict[str, Json] = {}
        self.frames = 0
        """Frames received."""
        self.received = 0
        """Bytes of these frames."""
        self._asked: tuple[Collection[str], asyncio.Future[Json]] | None = None
        self._waits_for = 0
        """Bytes of pictures that were announced and have not arrived."""
        self._ready = asyncio.Event()

    async def listen(self) -> None:
        """Read frames until the page is closed."""
        async for message in self._ws:
            self.frames += 1
            self.received += len(message.data)
            if message.type is aiohttp.WSMsgType.TEXT:
                self._take(json.loads(message.data))
            else:
                self._waits_for -= 1
            if self._waits_for == 0 and "board" in self.pictures:
                self._ready.set()

    def _take(self, frame: Json) -> None:
        if frame["type"] == "state":
            self.state = frame
        if frame["type"] == "picture":
            self.pictures[frame["which"]] = frame
            self._waits_for += bool(frame["follows"])
        if self._asked is not None and frame["type"] in self._asked[0]:
            _, answer = self._asked
            self._asked = None
            answer.set_result(frame)

    @property
    def waits(self) -> bool:
        """Whether it waits for an answer."""
        return self._asked is not None

    async def opened(self) -> None:
        """Wait until the page has its first picture; raise TimeoutError after a minute."""
        await asyncio.wait_for(self._ready.wait(), OPENING_S)

    async def ask(self, frame: Json, *kinds: str) -> float | None:
        """Send a frame; return the seconds until an answer of one of these kinds, None if none
        came."""
        loop = asyncio.get_running_loop()
        answer: asyncio.Future[Json] = loop.create_future()
        self._asked = kinds, answer
        began = loop.time()
        await self._ws.send_str(json.dumps(frame))
        try:
            await asyncio.wait_for(answer, PATIENCE_S)
        except TimeoutError:
            return None
        return loop.time() - began

    async def tap(self, index: int) -> float | None:
        """Tap a region of the board."""
        shown = self.pictures["board"]
        region = index % len(shown["regions"])
        frame = {"do": "look", "which": "board", "region": region, "key": shown["key"]}
        return await self.ask(frame, "thing", "state", "refused")

    async def press(self, step: MenuStep) -> float | None:
        """Press an item of the menu."""
        frame = {"do": "press", "id": step.custom_id, "values": list(step.values or ())}
        return await self.ask(frame, "state", "refused")

    def steps(self) -> list[MenuStep]:
        """Return the items of its menu: the picks if it has any, else the ways to further
        levels."""
        offered = []
        for row in self.state["menu"]["rows"] if self.state["mine"] else ():
            for item in row:
                kind = ids.parse(item["id"])[0]
                if kind == "table":
                    continue
                least = item.get("least", 0)
                chosen = [o["value"] for o in item.get("options", ())]
                values = [(value,) for value in chosen] if least < 2 else [tuple(chosen[:least])]
                for some in values or [None]:
                    offered.append(MenuStep(item["id"], some, kind in PLAYS))
        return [step for step in offered if step.plays] or offered


@asynccontextmanager
async def opened(url: str, tokens: Sequence[str]) -> AsyncIterator[list[BoardClient]]:
    """Open a page of a bot for each token, with its pictures; close them at the end."""
    connector = aiohttp.TCPConnector(limit=0)
    boards: list[BoardClient] = []
    listening: list[asyncio.Task[None]] = []
    async with aiohttp.ClientSession(connector=connector) as session:
        try:
            for token in tokens:
                ws = await session.ws_connect(
                    f"{url}/live", headers={"Origin": url}, max_msg_size=0
                )
                boards.append(BoardClient(ws))
                listening.append(asyncio.create_task(boards[-1].listen()))
                hello = {
                    "do": "hello",
                    "token": token,
                    "locale": "fr",
                    "upright": True,
                    "shows": ["board"],
                }
                await ws.send_str(json.dumps(hello))
            for board in boards:
                await board.opened()
            yield boards
        finally:
            for task in listening:
                task.cancel()
            await asyncio.gather(*listening, return_exceptions=True)
