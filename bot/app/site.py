"""The bot's public address: serves browsers through the host's TLS proxy."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from aiohttp import web

from bot.discord.background import Site
from bot.errors import StartError

SHUTDOWN_S: Final = 1.0
"""Seconds for requests under way when the bot stops."""


async def serve(address: str, port: int, sites: Sequence[Site]) -> web.AppRunner:
    """Answer there until the runner is cleaned up. StartError if the port cannot be used. Requests
    are not logged: an address may be personal."""
    app = web.Application(client_max_size=1024)
    for site in sites:
        site.add_routes(app)
    return await listening(app, address, port, f"GHARKANE_PUBLIC_PORT {port} of {address}")


async def listening(app: web.Application, address: str, port: int, called: str) -> web.AppRunner:
    """Answer there until the runner is cleaned up. StartError if the port, so `called`, cannot
    be used."""
    runner = web.AppRunner(app, access_log=None, shutdown_timeout=SHUTDOWN_S)
    await runner.setup()
    try:
        await web.TCPSite(runner, address, port).start()
    except OSError as error:
        await runner.cleanup()
        raise StartError(f"{called} cannot be used: {error.strerror}.") from None
    return runner
