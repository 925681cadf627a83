"""Decode uploaded pictures in a process of its own, one at a time."""

from __future__ import annotations

import asyncio
import logging
import sys
from asyncio.subprocess import DEVNULL, PIPE
from typing import Final

from bot.render.draw.uploads import REFUSED_EXIT_CODE, InvalidPicture

log = logging.getLogger(__name__)

DECODE_TIMEOUT_S: Final = 30.0
"""Seconds after which the process is killed."""

_one = asyncio.Semaphore(1)


async def decode_upload(data: bytes, module: str = "bot.render.draw.uploads") -> bytes:
    """Return the picture as `bot.render.draw.uploads` encodes it, from a process with bounded
    memory, so that no file can exhaust the bot's. InvalidPicture for an unsupported file, and for
    one whose process ran out of memory or time."""
    async with _one:
        process = await asyncio.create_subprocess_exec(
            sys.executable, "-P", "-m", module, stdin=PIPE, stdout=PIPE, stderr=DEVNULL
        )
        try:
            encoded, _ = await asyncio.wait_for(process.communicate(data), DECODE_TIMEOUT_S)
        except BaseException as error:
            process.kill()
            await process.wait()
            if isinstance(error, TimeoutError):
                raise InvalidPicture("it took too long") from None
            raise
    if process.returncode != 0:
        if process.returncode != REFUSED_EXIT_CODE:
            log.warning("an uploaded picture ended its process: %s", process.returncode)
        raise InvalidPicture(f"exit {process.returncode}")
    return encoded
