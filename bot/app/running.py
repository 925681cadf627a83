"""`gharkane bot`: the bot on Discord, until a signal stops it."""

from __future__ import annotations

import asyncio
import logging
import os

from bot.app.assembly import run_bot, until_told
from bot.app.config import load_config
from bot.app.logs import start_log
from bot.errors import StartError

log = logging.getLogger(__name__)


def main(shards: str = "") -> None:
    """Run the bot, with these of Discord's shards if any are named; exits with one sentence if it
    cannot start or continue."""
    try:
        config = load_config(**({"shards": shards} if shards else {}))
        try:
            asyncio.run(until_told(run_bot(config)))
        except OSError as error:  # a folder of the database, say
            if error.filename is None:
                raise
            raise StartError(f"{error.filename} cannot be used: {error.strerror}.") from None
    except StartError as error:
        if os.environ.get("GHARKANE_LOG_FORMAT") != "json":
            raise SystemExit(str(error)) from None
        start_log("", as_json=True)  # if the settings could not be read
        log.critical("%s", error)
        raise SystemExit(1) from None
