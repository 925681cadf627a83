"""The lobby: who joins it, its options and computers, its start."""

from __future__ import annotations

import logging
from typing import Final

import discord

from bot.discord.access import LEAD, LOOK, PLAY, SEAT, Button, Press, at_table
from bot.discord.commands import seats
from bot.discord.components.forms import Field, ask, written
from bot.discord.components.parts import Page
from bot.discord.context import BotContext, Interaction, answer, called, turn
from bot.discord.notices import begun_page, closed_page
from bot.discord.pages.beginning import begins
from bot.discord.pages.lobby import (
    OPTIONS_A_PAGE,
    alone_page,
    computers_page,
    lobby_page,
    option_values,
    options_page,
    removes_page,
    would_be_alone,
)
from bot.discord.replies import on_private_message, reply_to
from bot.discord.rights import leads
from bot.menu import Path
from bot.model.intents import UNREACHED
from bot.model.states import UNDER_WAY
from bot.table import Refused, TableInfo
from bot.table.start.beginnings import numbers_for
from bot.table.start.lobby import MAX_SEAT_NUMBER
from bot.words import number
from engine.games import GAMES
from engine.players import OFFERED

log = logging.getLogger(__name__)


async def _lobby_again(context: BotContext, interaction: Interaction, table: TableInfo) -> None:
    """The lobby message itself shows the change at once; elsewhere a sentence says it is done."""
    if on_private_message(interaction):
        texts = (await context.private(interaction, table)).markdown
        await turn(interaction, Page(texts.say("lobby-changed")))
        return
    localized = context.localized(table.locale, table)
    now, how = (
        await context.tables.message_data.dashboard(table.id, 0),
        await begins(context, table, localized),
    )
    page = lobby_page(
        table,
        localized.markdown,
        how,
        now.starts,
        now.length,
        now.punctuality,
        now.kept,
        features=context.features,
    )
    if not await reply_to(interaction).redraw(page):
        done = (await context.private(interaction, table)).markdown.say("lobby-changed")
        await answer(interaction, Page(done))


def _must_be_lobby(table: TableInfo) -> None:
    if table.status != "lobby":
        raise Refused("already-started" if table.status in UNDER_WAY else "ended")


async def _join(context: BotContext, interaction: Interaction, table: TableInfo, _: str) -> None:
    locale = interaction.locale.value.split("-")[0]
    user = interaction.user
    await _lobby_again(
        context,
        interaction,
        await context.tables.lobby.join(
            table.id, user.id, called(user), locale, str(interaction.id)
        ),
    )


async def _accept(context: BotContext, interaction: Interaction, table: TableInfo, _: str) -> None:
    """Take a seat from an invitation, which is unchanged for the others it invites."""
    locale, user = interaction.locale.value.split("-")[0], interaction.user
    press = str(interaction.id)
    now = await context.tables.lobby.join(table.id, user.id, called(user), locale, press)
    texts = (await context.private(interaction, now)).markdown
    await turn(interaction, Page(texts.say("invitation-taken")))


async def _leave(context: BotContext, interaction: Interaction, table: TableInfo, _: str) -> None:
    """Leave a lobby at once; a running game only after a second click."""
    if table.status == "lobby":
        left = await context.tables.lobby.leave(table.id, interaction.user.id)
        await _lobby_again(context, interaction, left)
        return
    await seats.ask_leave(context, interaction, table)


async def _computers(
    context: BotContext, interaction: Interaction, table: TableInfo, _: str
) -> None:
    _must_be_lobby(table)
    localized = await context.private(interaction, table)
    await turn(interaction, computers_page(table, list(OFFERED), localized.markdown))


async def _computer(
    context: BotContext, interaction: Interaction, table: TableInfo, kind: str
) -> None:
    if kind not in OFFERED:
        raise Refused("old-button")
    changed = await context.tables.lobby.add_computer(
        table.id, interaction.user.id, kind, manager=leads(interaction, table)
    )
    await _lobby_again(context, interaction, changed)


async def _options(
    context: BotContext, interaction: Interaction, table: TableInfo, page: str
) -> None:
    _must_be_lobby(table)
    localized = await context.private(interaction, table)
    shown = options_page(table, localized.plain, number(page) or 0, features=context.features)
    await turn(interaction, shown)


async def _set_option(press: Press) -> None:
    context, interaction = press.context, press.interaction
    table, name = press.table, press.parts["option"]
    known = option_values(table.game)
    at = press.chosen
    if name not in known or at >= len(known[name]):
        raise Refused("old-button")
    value = known[name][at]
    changed = await context.tables.lobby.set_option(
        table.id, interaction.user.id, name, value, manager=leads(interaction, table)
    )
    page = list(known).index(name) // OPTIONS_A_PAGE
    await _options(context, interaction, changed, str(page))


async def _removes(context: BotContext, interaction: Interaction, table: TableInfo, _: str) -> None:
    _must_be_lobby(table)
    localized = await context.private(interaction, table)
    await turn(interaction, removes_page(table, localized.plain))


async def _remove(
    context: BotContext, interaction: Interaction, table: TableInfo, seat: str
) -> None:
    changed = await context.tables.lobby.remove(
        table.id, interaction.user.id, _seat(seat), manager=leads(interaction, table)
    )
    await _lobby_again(context, interaction, changed)


def _seat(text: str) -> int:
    found = number(text)
    if found is None:
        raise Refused("old-button")
    return found


async def _start(context: BotContext, interaction: Interaction, table: TableInfo, _: str) -> None:
    """Begin the game; ask once before it begins with one seat taken: friends may be expected."""
    if table.status == "lobby" and would_be_alone(table):
        await turn(
            interaction, alone_page(table, (await context.private(interaction, table)).markdown)
        )
        return
    await _begin(context, interaction, table)


async def _start_alone(
    context: BotContext, interaction: Interaction, table: TableInfo, _: str
) -> None:
    """Begin the game alone, unless somebody has sat down since the question was asked."""
    if table.status == "lobby" and not would_be_alone(table):
        raise Refused("not-alone")
    await _begin(context, interaction, table)


async def _begin(context: BotContext, interaction: Interaction, table: TableInfo) -> None:
    started = await context.tables.lobby.start(
        table.id,
        interaction.user.id,
        manager=leads(interaction, table),
        press=str(interaction.id),
    )
    localized = await context.private(interaction, started)
    await _over(
        interaction, begun_page(started, context.localized(started.locale, started).markdown)
    )
    said = localized.markdown.say("started")
    seat = started.seat_of(interaction.user.id)
    if seat is None:
        await turn(interaction, Page(said))
    else:
        await context.show_menu(interaction, started, seat, Path(), said)


async def _cancel(context: BotContext, interaction: Interaction, table: TableInfo, _: str) -> None:
    closed = await context.tables.lobby.cancel(
        table.id, interaction.user.id, manager=leads(interaction, table)
    )
    if not await _over(interaction, closed_page(context.localized(closed.locale, closed).markdown)):
        texts = (await context.private(interaction, closed)).markdown
        await turn(interaction, closed_page(texts))


async def _over(interaction: Interaction, page: Page) -> bool:
    """Turn the lobby's own message, if that was clicked, into one that no longer invites; return
    whether it was. Else the outbox does it, a little later."""
    message = interaction.message
    if message is None or message.flags.ephemeral or not message.flags.components_v2:
        return False
    try:
        return await reply_to(interaction).redraw(page)
    except (discord.HTTPException, *UNREACHED) as error:  # another answer may still be given
        log.info("a lobby could not be redrawn at once: %s", error)
        return False


# --- a player's own numbers -----------------------------------------------------------------------


async def _ask_numbers(press: Press) -> None:
    """Ask a player for the numbers that decide how the game begins."""
    table, interaction = press.table, press.interaction
    seat = await press.context.seat_at(table, interaction.user.id)
    texts = (await press.context.private(interaction, table)).plain
    given = table.seated[seat].numbers
    fields = [
        Field(name, texts.say(f"field-{name}"), 2, filled=str(given.get(name, "")))
        for name in numbers_for(GAMES[table.game], table.options)
    ]
    if not fields:
        raise Refused("no-numbers")
    await ask(interaction, press.custom_id, texts.say("button-traits"), fields)


async def _numbers(press: Press) -> None:
    """They were given."""
    numbers: dict[str, int] = {}
    for name, text in written(press.interaction).items():
        given = number(text, MAX_SEAT_NUMBER)
        if given is None:
            raise Refused("bad-number", {"most": MAX_SEAT_NUMBER})
        numbers[name] = given
    table, user = press.table, press.interaction.user.id
    await press.context.tables.lobby.set_numbers(table.id, user, numbers)
    texts = (await press.context.private(press.interaction, table)).markdown
    await answer(press.interaction, Page(texts.say("lobby-changed")))


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
