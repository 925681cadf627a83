"""Limits of WebSockets that have not said anything yet, by the address they come from."""

from __future__ import annotations

import asyncio
import ipaddress
from collections import OrderedDict
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

from aiohttp import web

MAX_SILENT: Final = 200
"""Maximum number of open WebSockets that have said nothing."""
MAX_SILENT_OF_ADDRESS: Final = 32
"""The same for one address. Discord's proxy, which brings many people, is one too."""
HELLO_S: Final = 3.0
"""Seconds in which a page must say who looks; it has all that it needs for this when it
connects."""
_IPV6_PREFIX: Final = 64
"""Bits of an IPv6 address that one customer of a provider has in common."""


class Greetings:
    """The WebSockets that have said nothing yet. Newcomers are let in: the silent ones make room,
    the oldest of their address first, then the oldest of the address that has most."""

    def __init__(self) -> None:
        self._silent: dict[str, OrderedDict[asyncio.Timeout, None]] = {}

    def __len__(self) -> int:
        return sum(map(len, self._silent.values()))

    @asynccontextmanager
    async def silent(self, address: str) -> AsyncIterator[None]:
        """Wait within it for the first frame of a WebSocket from this address, "" if unknown.
        Raises TimeoutError after `HELLO_S`, or earlier if others need the room."""
        async with asyncio.timeout(HELLO_S) as limit:
            if address and len(self._silent.get(address, ())) >= MAX_SILENT_OF_ADDRESS:
                self._end_oldest(address)
            elif len(self) >= MAX_SILENT:
                self._end_oldest(max(self._silent, key=lambda other: len(self._silent[other])))
            self._silent.setdefault(address, OrderedDict())[limit] = None
            try:
                yield
            finally:
                self._forget(address, limit)

    def _end_oldest(self, address: str) -> None:
        oldest = next(iter(self._silent[address]))
        self._forget(address, oldest)
        if not oldest.expired():
            oldest.reschedule(asyncio.get_running_loop().time())

    def _forget(self, address: str, limit: asyncio.Timeout) -> None:
        waiting = self._silent.get(address, OrderedDict())
        waiting.pop(limit, None)
        if not waiting:
            self._silent.pop(address, None)


def address_of_request(request: web.Request) -> str:
    """Return the address of the client of a request, as `address_of`."""
    return address_of(request.remote or "", request.headers.get("X-Forwarded-For", ""))


def address_of(peer: str, forwarded: str) -> str:
    """Return the address of a client; empty if it is unknown, behind a proxy that does not name it.

    `forwarded` is the header X-Forwarded-For: its last entry is the proxy's own, those before it
    may be invented by the client. It counts only if the peer is a proxy of the host, at an address
    that is not public."""
    peer_address = _parsed(peer)
    if peer_address is not None and peer_address.is_global:
        return _block(peer_address)
    client = _parsed(forwarded.rpartition(",")[2].strip())
    return "" if client is None else _block(client)


def _parsed(text: str) -> ipaddress.IPv4Address | ipaddress.IPv6Address | None:
    try:
        return ipaddress.ip_address(text)
    except ValueError:
        return None


def _block(address: ipaddress.IPv4Address | ipaddress.IPv6Address) -> str:
    """Return the address, or the block of addresses that one customer has."""
    if address.version == 4:
        return str(address)
    return str(ipaddress.ip_network((int(address), _IPV6_PREFIX), strict=False))
