"""`gharkane play`: the real bot and the stand-in, in one process on loopback."""

from __future__ import annotations

import os
import socket
import sys
from contextlib import suppress
from pathlib import Path

from pydantic import SecretStr

from bot.app.assembly import run_bot
from bot.app.config import Config
from bot.errors import StartError
from bot.playground.activities import CLIENT_SECRET
from bot.playground.server import StandIn
from bot.store.database import private

TOKEN = "standin-token"
"""The stand-in's own token; it is valid nowhere else."""


async def run_playground(port: int, folder: str) -> None:
    """Serve the page and run the bot until cancelled; the address is the first line on stdout.

    Games and messages are kept in `folder` (made if missing). StartError if the port is taken or
    the folder cannot be written.
    """
    kept, state = Path(folder), Path(folder) / "playground.json"
    fresh = not state.exists()
    try:
        private.make_folder(kept)
    except OSError as error:
        raise StartError(f"{kept} cannot be made: {error.strerror}.") from None
    stand_in = StandIn(state, TOKEN, pauses=True)
    if fresh:  # the server adds the bot now, and is greeted
        stand_in.world.joined_at = stand_in.world.stamp()
    try:
        await stand_in.start(port)
    except OSError:
        way = "--port, or `make play PORT=9000`"
        raise StartError(f"Port {port} is taken: choose another with {way}.") from None
    sys.stdout.write(f"{stand_in.url}\n")
    sys.stdout.flush()
    board = _free_port(stand_in.port + 1)
    stand_in.activities.enable(f"http://127.0.0.1:{board}")
    config = Config().model_copy(
        update={
            "discord_token": SecretStr(TOKEN),
            "public_url": f"http://127.0.0.1:{board}",
            "public_address": "127.0.0.1",
            "client_secret": SecretStr(CLIENT_SECRET),
            "public_port": board,
            "discord_url": stand_in.url,
            "database_url": f"sqlite+aiosqlite:///{(kept / 'gharkane.db').as_posix()}",
        }
    )
    try:
        await run_bot(config)
    finally:
        await stand_in.stop()


def _free_port(wanted: int) -> int:
    """Return a free loopback port: the wanted one, so that links stay valid after a restart, or
    any."""
    for port in (wanted, 0):
        with socket.socket() as tried, suppress(OSError, OverflowError):
            # like the server: sockets that linger from an earlier run do not count
            tried.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, os.name == "posix")
            tried.bind(("127.0.0.1", port))
            return int(tried.getsockname()[1])
    raise StartError("There is no free port on this machine.")
