"""Bounds how long a request waits for a rate limit of its route.

discord.py waits inside the request for as long as Discord says, ten minutes if need be, and tries
five times. Whatever is due on that route is better put off: the outbox keeps it, and sends the
rest.
"""

from __future__ import annotations

from typing import Any, Final

import aiohttp
import discord

HELD_S: Final = 10.0
"""Seconds of a rate limit that a request waits for; a longer one is refused at once."""


class Limited(aiohttp.ClientError):
    """Nothing was sent: the route is closed for longer than a request is held."""

    def __init__(self, seconds: float) -> None:
        """`seconds`: until the route opens."""
        super().__init__(f"the route opens in {seconds:.0f} s")
        self.seconds = seconds


def bound_waits(client: discord.Client) -> None:
    """Let no request of this client wait for longer than `HELD_S`; it raises Limited instead. To be
    called before the client's first request."""
    http = client.http
    http.max_ratelimit_timeout = HELD_S  # as an option of the client it could not be below 30 s
    request = http.request

    async def bounded(*args: Any, **options: Any) -> Any:
        try:
            return await request(*args, **options)
        except discord.RateLimited as error:
            raise Limited(error.retry_after) from error

    http.request = bounded  # type: ignore[method-assign]
