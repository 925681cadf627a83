"""Show the progress of a long computation to a waiting user, in the message that becomes their
answer."""

from __future__ import annotations

import asyncio
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
    """Return the result of `work`; while it takes long, the answer shows the page of `progress`.
    The result replaces it through `show_result`. Refused("still-working") when the answer can no
    longer be edited; shared work continues."""
    task = asyncio.ensure_future(work)
    began = asyncio.get_running_loop().time()
    done, _ = await asyncio.wait({task}, timeout=SHOWN_AFTER_S)
    shown: Page | None = None
    while not done:
        if asyncio.get_running_loop().time() - began > MAX_WAIT_S:
            task.cancel()
            raise Refused("still-working")
        page = progress()
        if shown is None:
            await ctx.answer(page)
        elif page != shown:
            await reply_to(ctx.interaction).change(**page.edit_arguments())
        shown = page
        done, _ = await asyncio.wait({task}, timeout=EVERY_S)
    return task.result()


async def show_result(ctx: Context, page: Page) -> None:
    """Show the result: in place of the progress, else as a new private message."""
    reply = reply_to(ctx.interaction)
    if reply.standing is None:
        await ctx.answer(page)
    else:
        await reply.change(**page.edit_arguments())
