"""Pages of a table without a usable channel: the direct message, and the choice of another one."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import discord

from bot.discord.components.ids import table_id
from bot.discord.components.parts import SUCCESS, Item, Option, Page, button, in_rows, select
from bot.discord.context import BotContext
from bot.discord.notices import of_game
from bot.discord.pages.tables import missing_text
from bot.features.consent.commands import board_items
from bot.features.relocation.places import free_places
from bot.model.facts import lacks_place
from bot.model.intents import Intent
from bot.table import TableInfo
from bot.table.message_data import MessageContent
from bot.texts import Said, Texts
from bot.words import cleaned

MAX_CHANNEL_BUTTONS: Final = 3
"""Channels that the direct message offers at once."""
MAX_CHANNELS: Final = 25
"""Channels in a select."""


async def displaced_message(
    context: BotContext, intent: Intent, now: MessageContent, _: bool
) -> Page:
    """Draw the direct message: what is missing, and where the game can go on. It offers channels
    that everybody on the server may read. Once closed, it says where the game is."""
    table = now.table
    person = await context.tables.person_settings.person(int(intent.facts["user"]))
    localized = context.localized(person.locale or table.locale, table)
    texts = localized.markdown
    if intent.message_id is not None:
        ended = table.status in ("ended", "cancelled")
        text = texts.say("refused-ended" if ended else "displaced-over", where=_where(table))
        return Page(of_game(texts, text))
    guild = context.server(table.guild_id or 0)
    places = [] if guild is None else await free_places(context, guild, guild.default_role)
    items = [
        channel_button(table, channel, localized.plain) for channel in places[:MAX_CHANNEL_BUTTONS]
    ]
    items.append(elsewhere_button(table, localized.plain))
    if table.missing != "channel":  # the permission may come back
        items += board_items(table, localized.plain)
    text = texts.say("displaced-told", what=missing_text(table, texts))
    return Page(of_game(texts, text), rows=tuple(in_rows(items)))


def _where(table: TableInfo) -> Said:
    return Said(f"<#{table.channel_id}>")


def channel_button(table: TableInfo, channel: Any, texts: Texts) -> Item:
    """Return the button to go on in this channel."""
    label = texts.say("button-move-to", where=texts.written(cleaned(channel.name)))
    return button(label, table_id(table.id, "move_to", channel.id), SUCCESS)


def elsewhere_button(table: TableInfo, texts: Texts, number: int | None = None) -> Item:
    """Return the button to choose a channel; `number` is the table's in a list."""
    label = texts.say("button-elsewhere")
    return button(
        label if number is None else f"{number}. {label}", table_id(table.id, "elsewhere")
    )


def sheet_items(table: TableInfo, texts: Texts) -> list[Item]:
    """Return that button under the sheets of a table without a usable channel."""
    return [elsewhere_button(table, texts)] if lacks_place(table) else []


def choice_page(table: TableInfo, places: Sequence[Any], texts: Texts, plain: Texts) -> Page:
    """Return the channels where the game can go on."""
    text = texts.say("displaced-told", what=missing_text(table, texts))
    if not places:
        return Page(f"{text}\n{texts.say('places-none')}")
    options = [_option(channel) for channel in places[:MAX_CHANNELS]]
    entry = table_id(table.id, "move_to")
    return Page(text, rows=((select(plain.say("places-choose"), entry, options),),))


def _option(channel: Any) -> Option:
    parent = channel.parent if isinstance(channel, discord.Thread) else channel.category
    hint = "" if parent is None else cleaned(parent.name)
    mark = "🧵 " if isinstance(channel, discord.Thread) else "#"
    return Option(f"{mark}{cleaned(channel.name)}", str(channel.id), hint)


def offer_page(
    context: BotContext, tables: Sequence[TableInfo], texts: Texts, message: str, *, here: bool
) -> Page:
    """Return the tables without a usable channel, below `message`, with the buttons to go on in
    this channel (if `here`) or in another."""
    lines, items = [message] if message else [], []
    for table in tables:
        game = context.library.texts(texts.locale, table.game).say("game-name")
        what = missing_text(table, texts)
        lines.append(texts.say("displaced-line", game=Said(game), where=_where(table), what=what))
        if here:
            label = texts.say("button-move-here", game=Said(game))
            items.append(button(label, table_id(table.id, "move_here"), SUCCESS))
        label = texts.say("button-move-game", game=Said(game))
        items.append(button(label, table_id(table.id, "elsewhere")))
    return Page("\n".join(lines), rows=tuple(in_rows(items)))
