"""Show the progress of a long computation to a waiting user, in the message that becomes their
answer."""

from __future__ import annotations

import asyncio
from asyncio import FIRST_COMPLETED
from collections.abc import Awaitable, Callable
from typing import Final, TypeVar

from bot.discord.components.parts import Page
from bot.discord.context import Context
from bot.discord.replies import reply_to
from bot.table import Refused

SHOWN_AFTER_S: Final = 0.8
"""Seconds of waiting before progress is shown."""
EVERY_S: Final = 3.0
"""Seconds between two edits that show progress."""
MAX_WAIT_S: Final = 780.0
"""Seconds after which the wait ends: Discord accepts edits of an answer for fifteen minutes."""

T = TypeVar("T")


async def wait_with_progress(ctx: Context, work: Awaitable[T], progress: Callable[[], Page]) -> T:
    """Return the result of `work`; if it takes long, the answer shows the page of `progress`, which
    the next answer replaces. Refused("still-working") when the answer can no longer be edited, and
    "stopping" when the program ends; shared work continues."""
    reply = reply_to(ctx.interaction)
    task = asyncio.ensure_future(work)
    stopping = asyncio.ensure_future(ctx.bot.stopping.wait())
    began = asyncio.get_running_loop().time()
    try:
        await asyncio.wait({task, stopping}, timeout=SHOWN_AFTER_S, return_when=FIRST_COMPLETED)
        shown: Page | None = None
        while not task.done():
            if stopping.done():
                raise Refused("stopping")
            if asyncio.get_running_loop().time() - began > MAX_WAIT_S:
                raise Refused("still-working")
            page = progress()
            if shown is None:
                await ctx.answer(page)
                reply.in_progress = True
            elif page != shown:
                await reply.change(**page.edit_arguments())
            shown = page
            await asyncio.wait({task, stopping}, timeout=EVERY_S, return_when=FIRST_COMPLETED)
        return task.result()
    finally:
        stopping.cancel()
        task.cancel()
