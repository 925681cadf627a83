"""Bound how long a request waits for a rate limit of its route.

discord.py waits inside the request for as long as Discord says, up to ten minutes, and tries five
times. Work on that route is better postponed: the outbox keeps it, and sends the rest.
"""

from __future__ import annotations

from typing import Any, Final

import aiohttp
import discord

HELD_S: Final = 10.0
"""Maximum seconds of a rate limit that a request waits for; a longer one raises at once."""


class Limited(aiohttp.ClientError):
    """Nothing was sent: the route is closed for longer than a request may wait."""

    def __init__(self, seconds: float) -> None:
        """`seconds`: until the route opens."""
        super().__init__(f"the route opens in {seconds:.0f} s")
        self.seconds = seconds


def bound_waits(client: discord.Client) -> None:
    """Let no request of this client wait longer than `HELD_S`; it raises Limited instead. Call it
    before the client's first request."""
    http = client.http
    http.max_ratelimit_timeout = HELD_S  # the client's option does not allow less than 30 s
    request = http.request

    async def bounded(*args: Any, **options: Any) -> Any:
        try:
            return await request(*args, **options)
        except discord.RateLimited as error:
            raise Limited(error.retry_after) from error

    http.request = bounded  # type: ignore[method-assign]
