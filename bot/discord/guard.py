"""Runs what a command, click or form asks for: in time, and with errors answered by a sentence."""

from __future__ import annotations

import asyncio
import inspect
import logging
import secrets
from collections.abc import Awaitable, Callable, Sequence
from typing import Final

import discord

from bot.discord.components.parts import Page
from bot.discord.context import Context
from bot.discord.replies import DEFER_AFTER, reply_to
from bot.model.intents import UNREACHED
from bot.render.refusals import house_refusal
from bot.schedule.acting import deferring_effects
from bot.schedule.log_fields import log_fields
from bot.slots import Slot
from bot.table import Refused
from bot.texts import Said

log = logging.getLogger(__name__)

EXPIRED_CODES = frozenset({10062, 40060})
"""Discord's codes for an interaction that is too old, or was answered already."""
OVER: Final = frozenset({"already-started", "ended", "cancelled"})
"""Refusals that stay: they replace the private page whose button was pressed in vain."""
INSTEAD: Final[Slot[Callable[[Context, Refused], Awaitable[Page | None]]]] = Slot()
"""Returns the page that answers a refusal, if a sentence is not enough; None: it is enough."""


def without_lost_suggestions(record: logging.LogRecord) -> bool:
    """Filter of a log: suggestions that came too late or twice, or could not be sent, are not
    faults, and get a line instead of discord.py's traceback."""
    error = record.exc_info[1] if record.exc_info else None
    late = isinstance(error, discord.HTTPException) and error.code in EXPIRED_CODES
    if late or isinstance(error, (discord.DiscordServerError, *UNREACHED)):
        record.levelno, record.levelname = logging.INFO, "INFO"
        record.msg, record.args, record.exc_info = "suggestions were lost: %s", (error,), None
    return True


logging.getLogger("discord.app_commands.tree").addFilter(without_lost_suggestions)


async def guarded(ctx: Context, work: Awaitable[None]) -> None:
    """Run the action; slow ones are deferred in time (`bot.discord.replies`), and errors are
    answered with a sentence, not a traceback."""
    ctx.bot.waiting.on_action(ctx)
    with ctx.bot.at_work(), log_fields(server=ctx.guild_id):
        if ctx.interaction.type is discord.InteractionType.autocomplete:
            await _suggested(ctx, work)
        else:
            async with reply_to(ctx.interaction).in_time():
                await _guarded(ctx, work)


async def _suggested(ctx: Context, work: Awaitable[None]) -> None:
    """Suggestions cannot be announced: what comes too late is left to itself."""
    task = asyncio.create_task(_guarded(ctx, work))
    ctx.bot.keep_at_work(task)
    await asyncio.wait({task}, timeout=DEFER_AFTER)


async def _guarded(ctx: Context, work: Awaitable[None]) -> None:
    reply = reply_to(ctx.interaction)
    with deferring_effects(reply.may_be_slow, ctx.user.id) as act:
        reply.answered = act.run_deferred
        await _answered(ctx, work, act.changed)


async def _answered(ctx: Context, work: Awaitable[None], changed: Sequence[int]) -> None:
    """The same; `changed` are the tables at which something is done already."""
    try:
        await _admitted(ctx, work)
    except Refused as refused:
        if ctx.interaction.type is not discord.InteractionType.autocomplete:
            await _say_refused(ctx, refused)
    except (discord.DiscordServerError, *UNREACHED) as error:
        await _say_fault(ctx, error, changed, ours=False)
    except discord.HTTPException as error:
        if error.code in EXPIRED_CODES:
            log.info("interaction %s came too late to answer", ctx.interaction.id)
        else:
            await _say_fault(ctx, error, changed)
    except Exception as error:
        await _say_fault(ctx, error, changed)


async def _admitted(ctx: Context, work: Awaitable[None]) -> None:
    """Do it unless this person, or this server, is kept out."""
    try:
        ctx.bot.kept_out.need_open(ctx.interaction, ctx.bot.features)
    except Refused:
        if inspect.iscoroutine(work):
            work.close()
        raise
    await work


async def _say_refused(ctx: Context, refused: Refused) -> None:
    ctx.bot.refusals[refused.reason] += 1
    for answer in INSTEAD.of(ctx.bot.features):
        page = await answer(ctx, refused)
        if page is not None:
            await quietly(ctx.answer(page))
            return
    try:
        localized = await ctx.private()
    except Refused:  # the database fails: the sentence that says so must not need it
        localized = ctx.bot.localized(ctx.locale, None)
    page = Page(house_refusal(localized.markdown, refused.reason, refused.figures))
    await quietly(ctx.turn(page) if refused.reason in OVER else ctx.answer(page))


async def _say_fault(
    ctx: Context,
    error: Exception,
    changed: Sequence[int],
    *,
    ours: bool = True,
) -> None:
    """Answer after a failure: `ours`, or Discord's or the network's, which needs no
    investigation. Commits at the tables `changed` remain."""
    if ctx.interaction.client.is_closed():  # the program is stopping
        log.warning("interaction %s was left without an answer: %r", ctx.interaction.id, error)
        return
    ident = secrets.token_hex(3)
    if ours:
        log.error("fault %s in interaction %s", ident, ctx.interaction.id, exc_info=error)
    else:
        log.warning("fault %s in interaction %s: %r", ident, ctx.interaction.id, error)
    if ctx.interaction.type is discord.InteractionType.autocomplete:
        return
    texts = ctx.bot.localized(ctx.locale, None).markdown
    message = texts.say("fault-after" if changed else "fault", id=Said(ident))
    await quietly(ctx.answer(Page(message)))


async def quietly(sending: Awaitable[object]) -> None:
    """Send, or note in the log that it could not be sent."""
    try:
        await sending
    except (discord.HTTPException, *UNREACHED) as error:
        log.info("an answer could not be given: %s", error)
