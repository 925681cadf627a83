"""Shows somebody who waits what is being worked out and how far it is, in the message that ends as
their answer."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Final, TypeVar

from bot.discord.components.parts import Page
from bot.discord.context import Context
from bot.discord.replies import reply_to
from bot.table import Refused

SHOWN_AFTER_S: Final = 0.8
"""Seconds of waiting before anything is shown."""
EVERY_S: Final = 3.0
"""Seconds between two edits that show progress."""
MAX_WAIT_S: Final = 780.0
"""Seconds after which the wait ends: Discord takes edits of an answer for fifteen minutes."""

T = TypeVar("T")


async def waited_for(ctx: Context, work: Awaitable[T], progress: Callable[[], Page]) -> T:
    """The result of `work`; while it takes long, the answer shows what `progress` says. The result
    replaces it through `answered`. Refused("still-working") when the answer could not be edited any
    more; the work goes on if it is shared with others."""
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


async def answered(ctx: Context, page: Page) -> None:
    """Show the result: in place of the progress that is shown, else as a new private message."""
    reply = reply_to(ctx.interaction)
    if reply.standing is None:
        await ctx.answer(page)
    else:
        await reply.change(**page.edit_arguments())
