"""Requests of a bot to a stand-in of the same process, without a socket.

The stand-in validates, carries out and counts them in the same way. Through a socket each costs a
millisecond of processor more, a fifth of what a test of the bot costs. As long as faults are to
come, requests go through the socket, so that connections break as they do outside. So do those of
tests that do not call `without_socket`: of the stand-in itself, and most of tests/e2e.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Mapping
from dataclasses import dataclass, field
from typing import Any

import aiohttp
import pytest
from aiohttp import web
from aiohttp.multipart import parse_content_disposition
from multidict import CIMultiDict
from yarl import URL

from tests.standin import StandIn


def without_socket(standin: StandIn, changes: pytest.MonkeyPatch) -> None:
    """Give this process's requests to a running stand-in directly, until the changes are undone."""
    through_socket = aiohttp.ClientSession.request
    api = f"{standin.url}/api/v10/"

    def request(session: aiohttp.ClientSession, method: str, url: Any, **given: Any) -> Any:
        if session.closed or standin.faults.coming or not str(url).startswith(api):
            return through_socket(session, method, url, **given)
        headers = CIMultiDict(given.get("headers") or {})
        address = URL(url).update_query(given.get("params") or {})
        return Exchange(standin, session, Sent(method, address, headers, given.get("data")))

    changes.setattr(aiohttp.ClientSession, "request", request)


@dataclass(frozen=True)
class Part:
    """A part of a form, as the stand-in reads it."""

    payload: aiohttp.Payload
    name: str | None
    filename: str | None

    @property
    def headers(self) -> Mapping[str, str]:
        return self.payload.headers or {}

    async def read(self, *, decode: bool) -> bytes:
        """Return the bytes, which were not encoded in the first place."""
        return await self.payload.as_bytes()


@dataclass
class Sent:
    """A request, as the stand-in reads it."""

    method: str
    url: URL
    headers: CIMultiDict[str]
    data: Any
    transport: None = None
    form: aiohttp.MultipartWriter | None = field(default=None, init=False)

    def __post_init__(self) -> None:
        if isinstance(self.data, aiohttp.FormData):
            self.form = self.data()  # type: ignore[assignment]
            self.headers.setdefault("Content-Type", "multipart/form-data")

    @property
    def path(self) -> str:
        return self.url.path

    @property
    def query(self) -> Mapping[str, str]:
        return self.url.query

    @property
    def can_read_body(self) -> bool:
        return self.data is not None

    async def text(self) -> str:
        return self.data.decode() if isinstance(self.data, bytes) else str(self.data)

    async def multipart(self) -> AsyncIterator[Part]:
        return self._parts()

    async def _parts(self) -> AsyncIterator[Part]:
        for payload, *_ in self.form or ():
            _, named = parse_content_disposition(payload.headers["Content-Disposition"])
            yield Part(payload, named.get("name"), named.get("filename"))


class Received:
    """An answer, as discord.py and the bot's traces read it."""

    def __init__(self, response: web.Response) -> None:
        self.status, self.reason = response.status, response.reason
        self.headers = response.headers
        self.body = response.body
        assert self.body is None or isinstance(self.body, bytes)

    async def read(self) -> bytes:
        return self.body or b""  # type: ignore[return-value]

    async def text(self, encoding: str = "utf-8") -> str:
        return (await self.read()).decode(encoding)


@dataclass(frozen=True)
class Exchange:
    """A request and its answer: the part of aiohttp's context manager that discord.py uses."""

    standin: StandIn
    session: aiohttp.ClientSession
    sent: Sent

    async def __aenter__(self) -> Received:
        sent: Any = self.sent
        about = (sent.method, sent.url, sent.headers)
        for trace in self.session.trace_configs:
            begun = aiohttp.TraceRequestStartParams(*about)
            await trace.on_request_start.send(self.session, None, begun)
        with self.standin.rest.counted():
            await asyncio.sleep(0)  # the bot goes on while a request is under way
            received: Any = Received(await self.standin.rest.respond(sent))
        await asyncio.sleep(0)
        for trace in self.session.trace_configs:
            ended = aiohttp.TraceRequestEndParams(*about, received)
            await trace.on_request_end.send(self.session, None, ended)
        return received

    async def __aexit__(self, *_: object) -> None:
        """Nothing is open."""
