"""Let a table whose channel cannot be used go on here, or in a channel that is chosen."""

from __future__ import annotations

from typing import Final

import discord

from bot.discord.access import PLAY, Button, Press, at_table, sent_number
from bot.discord.commands.server import may_play_here
from bot.discord.components.parts import Page
from bot.discord.context import Context
from bot.discord.rights import leads, need_permissions
from bot.features.relocation.page import choice_page, offer_page
from bot.features.relocation.places import (
    free_places,
    is_place,
    member,
    place_at,
    place_named,
)
from bot.features.relocation.service import Relocation, TablePlace
from bot.model.facts import lacks_place
from bot.render.refusals import house_refusal
from bot.table import Refused, TableInfo
from bot.texts import Said

MAX_OFFERED: Final = 10
"""Tables on one page, with two buttons each."""
SEEKING_REASONS: Final = ("no-table-here", "no-running-game", "not-seated", "paused")
"""Refusals after which a person may be looking for a game whose channel is gone."""


async def offer_instead(ctx: Context, refused: Refused) -> Page | None:
    """Return the user's tables without a usable channel: on this server, or on all if asked in a
    direct message; None if there is none."""
    paused_by_people = refused.reason == "paused" and not refused.figures.get("missing")
    if refused.reason not in SEEKING_REASONS or paused_by_people:
        return None
    tables = await ctx.tables.of(Relocation).waiting(ctx.user.id, ctx.guild_id)
    if not tables:
        return None
    texts = (await ctx.private()).markdown
    busy = refused.reason == "not-seated"
    message = house_refusal(texts, refused.reason, refused.figures) if busy else ""
    here = ctx.guild_id is not None and not busy
    return offer_page(ctx.bot, tables[:MAX_OFFERED], texts, message, here=here)


async def _here(ctx: Context, table: TableInfo, _: str) -> None:
    """Go on in the current channel."""
    channel = ctx.interaction.channel
    if ctx.guild_id is None or ctx.guild_id != table.guild_id or not is_place(channel):
        raise Refused("place-unfit")
    await may_play_here(ctx)
    await need_permissions(ctx)
    await _move(ctx, table, place_at(channel))


async def _elsewhere(ctx: Context, table: TableInfo, _: str) -> None:
    """Ask in which channel. Refused("place-kept") if its channel can be used."""
    if not lacks_place(table):
        raise Refused("place-kept")
    guild = _server(ctx, table)
    places = await free_places(ctx.bot, guild, await member(guild, ctx.user.id))
    localized = await ctx.private(table)
    await ctx.turn(choice_page(table, places, localized.markdown, localized.plain))


async def _to(press: Press) -> None:
    """Go on in the channel of the button, or of the select."""
    channel_id = sent_number("".join(press.values) or press.argument)
    table = press.table
    place = await place_named(press.bot, _server(press, table), press.user.id, channel_id)
    await _move(press, table, place)


def _server(ctx: Context, table: TableInfo) -> discord.Guild:
    """Return the table's server. Refused("no-table") if the bot is no longer there."""
    guild = ctx.bot.server(table.guild_id or 0)
    if guild is None:
        raise Refused("no-table")
    return guild


async def _move(ctx: Context, table: TableInfo, place: TablePlace) -> None:
    manager = leads(ctx, table)
    moved = await ctx.tables.of(Relocation).move(table.id, ctx.user.id, place, manager=manager)
    await ctx.turn_to("displaced-over", table=moved, where=Said(f"<#{moved.channel_id}>"))


BUTTONS: Final = (
    at_table("elsewhere", PLAY, _elsewhere),
    at_table("move_here", PLAY, _here),
    Button("table", _to, PLAY, "move_to"),
)
