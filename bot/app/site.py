"""The bot's public address: what browsers ask, through a proxy of the host's that speaks TLS."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from aiohttp import web

from bot.errors import StartError
from bot.features.feature import Site

SHUTDOWN_S: Final = 1.0
"""Seconds that requests under way have when the bot stops."""


async def serve(address: str, port: int, sites: Sequence[Site]) -> web.AppRunner:
    """Answer there until the runner is cleaned up. StartError if the port cannot be used.

    No request is logged: an address may be somebody's own.
    """
    app = web.Application(client_max_size=1024)
    for site in sites:
        site.add_routes(app)
    runner = web.AppRunner(app, access_log=None, shutdown_timeout=SHUTDOWN_S)
    await runner.setup()
    try:
        await web.TCPSite(runner, address, port).start()
    except OSError as error:
        await runner.cleanup()
        raise StartError(
            f"GHARKANE_PUBLIC_PORT {port} of {address} cannot be used: {error.strerror}."
        ) from None
    return runner
