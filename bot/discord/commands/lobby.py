"""The lobby: joining, options, computers, the start."""

from __future__ import annotations

import logging
from typing import Final

import discord

from bot.discord.access import (
    LEAD,
    LOOK,
    PLAY,
    SEAT,
    Button,
    Press,
    at_table,
    need_lobby,
    sent_number,
)
from bot.discord.commands import seats
from bot.discord.components.forms import Field, ask, submitted_fields
from bot.discord.components.parts import Page
from bot.discord.context import Context, display_name
from bot.discord.notices import begun_page, closed_page
from bot.discord.pages.beginning import begins
from bot.discord.pages.lobby import (
    OPTIONS_A_PAGE,
    VARIANT,
    alone_page,
    computers_page,
    lobby_page,
    option_values,
    options_page,
    removes_page,
    variants,
    would_be_alone,
)
from bot.discord.replies import on_private_message, reply_to
from bot.discord.rights import leads
from bot.menu import Path
from bot.model.intents import UNREACHED
from bot.table import Refused, TableInfo
from bot.table.start.beginnings import numbers_for
from bot.table.start.lobby import MAX_SEAT_NUMBER
from bot.words import number
from engine.games import GAMES
from engine.players import OFFERED

log = logging.getLogger(__name__)


async def _lobby_again(ctx: Context, table: TableInfo) -> None:
    """Redraw the lobby message that was clicked; elsewhere confirm with a sentence."""
    if on_private_message(ctx.interaction):
        await ctx.turn_to("lobby-changed", table=table)
        return
    localized = ctx.bot.localized(table.locale, table)
    now, how = (
        await ctx.tables.message_data.dashboard(table.id, 0),
        await begins(ctx.bot, table, localized),
    )
    page = lobby_page(now, localized.markdown, how, features=ctx.bot.features)
    if now.table.status == "cancelled":  # the last person has left
        page = closed_page(localized.markdown)
    if not await reply_to(ctx.interaction).redraw(page):
        done = (await ctx.private(table)).markdown.say("lobby-changed")
        await ctx.answer(Page(done))


async def _join(ctx: Context, table: TableInfo, _: str) -> None:
    locale = ctx.locale
    user = ctx.user
    await _lobby_again(
        ctx,
        await ctx.tables.lobby.join(
            table.id, user.id, display_name(user), locale, str(ctx.interaction.id)
        ),
    )


async def _accept(ctx: Context, table: TableInfo, _: str) -> None:
    """Take a seat from an invitation, which stays unchanged for the others."""
    locale, user = ctx.locale, ctx.user
    press = str(ctx.interaction.id)
    now = await ctx.tables.lobby.join(table.id, user.id, display_name(user), locale, press)
    await ctx.turn_to("invitation-taken", table=now)


async def _leave(ctx: Context, table: TableInfo, _: str) -> None:
    """Leave a lobby at once; a running game only after a second click."""
    if table.status == "lobby":
        table_after = await ctx.tables.lobby.leave(table.id, ctx.user.id)
        await _lobby_again(ctx, table_after)
        return
    await seats.ask_leave(ctx, table)


async def _computers(ctx: Context, table: TableInfo, _: str) -> None:
    need_lobby(table)
    localized = await ctx.private(table)
    await ctx.turn(computers_page(table, list(OFFERED), localized.markdown))


async def _computer(ctx: Context, table: TableInfo, kind: str) -> None:
    if kind not in OFFERED:
        raise Refused("old-button")
    changed = await ctx.tables.lobby.add_computer(
        table.id, ctx.user.id, kind, manager=leads(ctx, table)
    )
    await _lobby_again(ctx, changed)


async def _options(ctx: Context, table: TableInfo, page: str) -> None:
    need_lobby(table)
    localized = await ctx.private(table)
    shown = options_page(table, localized.plain, number(page) or 0, features=ctx.bot.features)
    await ctx.turn(shown)


async def _set_option(press: Press) -> None:
    table, name, at = press.table, press.parts["option"], press.chosen
    if name == VARIANT:
        await _set_variant(press, at)
        return
    known = option_values(table.game)
    if name not in known or at >= len(known[name]):
        raise Refused("old-button")
    value = known[name][at]
    changed = await press.tables.lobby.set_option(
        table.id, press.user.id, name, value, manager=leads(press, table)
    )
    page = list(known).index(name) // OPTIONS_A_PAGE
    await _options(press, changed, str(page))


async def _set_variant(press: Press, at: int) -> None:
    table = press.table
    names = variants(table.game)
    if at >= len(names):
        raise Refused("old-button")
    manager = leads(press, table)
    changed = await press.tables.lobby.set_variant(
        table.id, press.user.id, names[at], manager=manager
    )
    await _options(press, changed, "")


async def _removes(ctx: Context, table: TableInfo, _: str) -> None:
    need_lobby(table)
    localized = await ctx.private(table)
    await ctx.turn(removes_page(table, localized.plain))


async def _remove(ctx: Context, table: TableInfo, seat: str) -> None:
    changed = await ctx.tables.lobby.remove(
        table.id, ctx.user.id, sent_number(seat), manager=leads(ctx, table)
    )
    await _lobby_again(ctx, changed)


async def _start(ctx: Context, table: TableInfo, _: str) -> None:
    """Begin the game; ask once before it begins with one player, who may expect friends."""
    if table.status == "lobby" and would_be_alone(table):
        await ctx.turn(alone_page(table, (await ctx.private(table)).markdown))
        return
    await _begin(ctx, table)


async def _start_alone(ctx: Context, table: TableInfo, _: str) -> None:
    """Begin the game alone, unless another person has joined since the question was asked."""
    if table.status == "lobby" and not would_be_alone(table):
        raise Refused("not-alone")
    await _begin(ctx, table)


async def _begin(ctx: Context, table: TableInfo) -> None:
    started = await ctx.tables.lobby.start(
        table.id, ctx.user.id, manager=leads(ctx, table), press=str(ctx.interaction.id)
    )
    localized = await ctx.private(started)
    await _over(ctx, begun_page(started, ctx.bot.localized(started.locale, started).markdown))
    message = localized.markdown.say("started")
    seat = started.seat_of(ctx.user.id)
    if seat is None:
        await ctx.turn(Page(message))
    else:
        await ctx.show_menu(started, seat, Path(), message)


async def _cancel(ctx: Context, table: TableInfo, _: str) -> None:
    need_lobby(table)
    closed = await ctx.tables.lobby.cancel(table.id, ctx.user.id, manager=leads(ctx, table))
    if not await _over(ctx, closed_page(ctx.bot.localized(closed.locale, closed).markdown)):
        texts = (await ctx.private(closed)).markdown
        await ctx.turn(closed_page(texts))


async def _over(ctx: Context, page: Page) -> bool:
    """Turn the clicked lobby message into one that no longer invites; return whether that was
    possible. Else the outbox does it, a little later."""
    message = ctx.interaction.message
    if message is None or message.flags.ephemeral or not message.flags.components_v2:
        return False
    try:
        return await reply_to(ctx.interaction).redraw(page)
    except (discord.HTTPException, *UNREACHED) as error:  # another answer is still possible
        log.info("a lobby could not be redrawn at once: %s", error)
        return False


# --- players' numbers -----------------------------------------------------------------------------


async def _ask_numbers(press: Press) -> None:
    """Ask a player for the numbers that the game's start depends on."""
    table = press.table
    seat = press.own_seat(table)
    texts = (await press.private(table)).plain
    numbers = table.seated[seat].numbers
    fields = [
        Field(name, texts.say(f"field-{name}"), 2, filled=str(numbers.get(name, "")))
        for name in numbers_for(GAMES[table.game], table.options)
    ]
    if not fields:
        raise Refused("no-numbers")
    await ask(press, press.custom_id, texts.say("button-traits"), fields)


async def _numbers(press: Press) -> None:
    """Store the submitted numbers."""
    numbers: dict[str, int] = {}
    for name, text in submitted_fields(press).items():
        entered_number = number(text, MAX_SEAT_NUMBER)
        if entered_number is None:
            raise Refused("bad-number", {"most": MAX_SEAT_NUMBER})
        numbers[name] = entered_number
    table, user = press.table, press.user.id
    await press.tables.lobby.set_numbers(table.id, user, numbers)
    await press.say("lobby-changed", table=table)


BUTTONS: Final = (
    at_table("join", LOOK, _join),
    at_table("leave", SEAT, _leave),
    at_table("accept", LOOK, _accept),
    at_table("computers", PLAY, _computers),
    at_table("computer", PLAY, _computer),
    at_table("options", LOOK, _options),
    Button("option", _set_option, LEAD),
    at_table("removes", LOOK, _removes),
    at_table("remove", LEAD, _remove),
    at_table("start", LEAD, _start),
    at_table("start_alone", LEAD, _start_alone),
    at_table("cancel", LEAD, _cancel),
    Button("form", _ask_numbers, SEAT, "numbers", _numbers),
)
