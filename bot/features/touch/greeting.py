"""Limits of WebSockets that have not yet identified their looker, by the address they come from."""

from __future__ import annotations

import ipaddress
from collections import Counter
from typing import Final

from aiohttp import web

from bot.model.facts import Refused

MAX_UNGREETED: Final = 200
"""Maximum number of open WebSockets without a greeting."""
MAX_UNGREETED_OF_ADDRESS: Final = 32
"""The same for one address. Discord's proxy, which brings many people, is one too."""
_IPV6_PREFIX: Final = 64
"""Bits of an IPv6 address that one customer of a provider has in common."""


class Greeting:
    """A WebSocket that has not yet identified its looker."""

    def __init__(self, waiting: Counter[str], address: str) -> None:
        self._waiting, self._address = waiting, address
        self._open = True

    def done(self) -> None:
        """Count it no more: its looker is known, or it is closed."""
        if self._open:
            self._waiting -= Counter({self._address: 1})
            self._open = False


class Greetings:
    """Counts the WebSockets that have not yet identified their looker."""

    def __init__(self) -> None:
        self._waiting: Counter[str] = Counter()

    def __len__(self) -> int:
        return self._waiting.total()

    def begin(self, request: web.Request) -> Greeting:
        """Count a WebSocket until its greeting is done. Refused ("touch-full") if too many wait."""
        address = address_of(request.remote or "", request.headers.get("X-Forwarded-For", ""))
        here = self._waiting[address] if address else 0
        if len(self) >= MAX_UNGREETED or here >= MAX_UNGREETED_OF_ADDRESS:
            raise Refused("touch-full")
        self._waiting[address] += 1
        return Greeting(self._waiting, address)


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
