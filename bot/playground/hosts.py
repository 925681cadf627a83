"""Only this computer may use the stand-in."""

from __future__ import annotations

from typing import Any
from urllib.parse import urlsplit

from aiohttp import web

from bot.discord.redirect import is_loopback


@web.middleware
async def only_from_here(request: web.Request, handler: Any) -> web.StreamResponse:
    """Refuse other hosts and origins: a foreign page must not reach the stand-in through DNS
    rebinding."""
    host = urlsplit(f"//{request.host}").hostname or ""
    origin = request.headers.get("Origin")
    if not is_loopback(host) or (origin and not is_loopback(urlsplit(origin).hostname or "")):
        raise web.HTTPForbidden(text="The playground answers on loopback only.")
    response: web.StreamResponse = await handler(request)
    return response
