"""The touch page at the bot's public address: two routes, one of them a WebSocket.

The page itself contains no personal data, so everybody may load it. The first frame of its
WebSocket identifies the looker and the table. No address, header or cookie holds a token, so none
can end in a log, and no other site can make a browser send one.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
from typing import Any, Final
from urllib.parse import urlsplit

from aiohttp import WSMsgType, web

from bot.discord.context import BotContext
from bot.features.touch.activity import Activities
from bot.features.touch.document import Document
from bot.features.touch.greeting import Greetings, address_of_request
from bot.features.touch.live import Json, OpenPage
from bot.features.touch.pages import Pages
from bot.features.touch.service import Looker, TouchLinks
from bot.model.reasons import Reason
from bot.model.times import Time
from bot.render.refusals import house_refusal
from bot.schedule.periodic import Periodic
from bot.table import Refused

MAX_PAGES_OPEN: Final = 1_000
"""Maximum number of open pages."""
MOST_OF_LINK: Final = 6
"""Maximum number of open pages per link: with more, the link has been passed on. As many of one
person inside Discord."""
FRAME_BYTES: Final = 8_192
"""Maximum size in bytes of a frame from a page."""
CLOSE_S: Final = 1.0
"""Seconds for which a page may answer that it closes."""
PING_S: Final = 30.0
"""Seconds between two pings: proxies close connections that are silent for a minute."""
CODES: Final = {"touch-origin": 403, "touch-full": 503}
"""Refusals before the WebSocket is open -> their HTTP status."""


class TouchSite(Periodic):
    """Serves the page, and updates the open ones."""

    every_s = 20.0

    def __init__(self, context: BotContext, activities: Activities, when: Time) -> None:
        super().__init__(when)
        self.pages = Pages(context)
        self._context = context
        self._sockets: set[web.WebSocketResponse] = set()
        self._greetings = Greetings()
        self._activities = activities
        self._document = Document(context, activities)
        public = urlsplit(context.public.url)
        self._path = public.path
        self._origins = {f"{public.scheme}://{public.netloc}"}
        context.tables.sessions.on_change(lambda table: self.pages.changed(table.id))

    def add_routes(self, app: web.Application) -> None:
        """Add the page and its WebSocket."""
        app.router.add_get(f"{self._path}/", self._page)
        app.router.add_get(f"{self._path}/live", self._live)

    async def close(self) -> None:
        """Close every page; they reconnect by themselves when the bot is back."""
        closing = (ws.close(code=1001) for ws in list(self._sockets))
        await asyncio.gather(*closing, return_exceptions=True)

    async def round(self) -> None:
        """Update pages after changes by other processes, and close those whose links ended."""
        tables = self.pages.tables()
        if not tables:
            return
        stands = await self._context.tables.table_queries.progress_of(tables)
        links = {page.looker.link for table in tables for page in self.pages.at(table)}
        known = {number for number in links if number is not None}
        ended = await self._context.tables.of(TouchLinks).ended(known)
        for table in tables:
            pages = self.pages.at(table)
            if any(p.stood != stands.get(table) or p.looker.link in ended for p in pages):
                self.pages.changed(table)

    # --- the two routes ---------------------------------------------------------------------

    async def _page(self, request: web.Request) -> web.Response:
        return self._document.answer(framed="frame_id" in request.query)

    async def _live(self, request: web.Request) -> web.StreamResponse:
        """Serve one open page: its first frame identifies the looker, all others are actions."""
        if request.headers.get("Origin") not in self._from:
            return self._refused(request, "touch-origin")
        if len(self._sockets) >= MAX_PAGES_OPEN:
            return self._refused(request, "touch-full")
        ws = web.WebSocketResponse(
            heartbeat=PING_S,
            max_msg_size=FRAME_BYTES,
            compress=False,  # one compressor per page would take 256 KiB
            timeout=CLOSE_S,
        )
        try:
            await ws.prepare(request)
            self._sockets.add(ws)
            with contextlib.suppress(ConnectionError):
                await self._serve(ws, address_of_request(request))
        finally:
            self._sockets.discard(ws)
        return ws

    @property
    def _from(self) -> set[str]:
        """Return the allowed origins: its own, and Discord's."""
        inside = self._activities.application
        return self._origins | ({f"https://{inside}.discordsays.com"} if inside else set())

    def _refused(self, request: web.Request, reason: Reason) -> web.Response:
        locale = request.headers.get("Accept-Language", "")[:2]
        texts = self._context.localized(locale, None).plain
        return web.Response(status=CODES[reason], text=house_refusal(texts, reason, {}))

    async def _serve(self, ws: web.WebSocketResponse, address: str) -> None:
        try:
            async with self._greetings.silent(address):
                hello = _frame((await ws.receive()).data)
        except TimeoutError:
            await ws.close(code=4000)
            return
        page = await self._opened(ws, hello, address)
        if page is None:
            return
        self.pages.add(page)
        try:
            await page.refresh()
            async for message in ws:
                if message.type is WSMsgType.TEXT:
                    await page.take(_frame(message.data))
        finally:
            self.pages.drop(page)

    async def _opened(
        self, ws: web.WebSocketResponse, hello: Json, address: str
    ) -> OpenPage | None:
        """Return the page of the client that sent the hello; None, with a refusal, if they may not
        look."""
        try:
            looker = await self._looker(ws, hello, address)
            if len(self.pages.alike(looker)) >= MOST_OF_LINK:
                raise Refused("touch-many", {"most": MOST_OF_LINK})
        except Refused as refused:
            texts = self._context.localized(str(hello.get("locale", ""))[:2], None).markdown
            text = house_refusal(texts, refused.reason, refused.figures)
            await ws.send_str(json.dumps({"type": "refused", "text": text, "over": True}))
            await ws.close(code=4001)
            return None
        return OpenPage(self._context, ws, looker, hello, self._activities.roles)

    async def _looker(self, ws: web.WebSocketResponse, hello: Json, address: str) -> Looker:
        """Return the looker: by a link, or from inside Discord."""
        if "code" not in hello:
            return await self._context.tables.of(TouchLinks).looker(str(hello.get("token", "")))
        looker, token = await self._activities.enter(hello, address)
        await ws.send_str(json.dumps({"type": "entered", "token": token}))
        return looker


def _frame(data: Any) -> Json:
    """Parse a frame of a page; empty if it is invalid."""
    try:
        parsed = json.loads(data) if isinstance(data, str) else {}
    except (ValueError, RecursionError):
        return {}
    return parsed if isinstance(parsed, dict) else {}
