"""/game find: the tables of this server with a free seat."""

from __future__ import annotations

from typing import Any, Final

from bot.discord.commands.seats import take_button
from bot.discord.components.command_factory import CommandFactory
from bot.discord.components.ids import table_id
from bot.discord.components.parts import SUCCESS, Item, Page, button
from bot.discord.context import Context, Localized
from bot.discord.rights import may_look
from bot.render.clocks import pace_lines
from bot.render.panel import Panel
from bot.table import Refused, TableInfo
from bot.table.message_data import MessageContent
from bot.texts import Said
from engine.games import GAMES

READ: Final = 50
"""Maximum number of tables that are read."""
TABLES_SHOWN: Final = 5
"""Maximum number of tables that are shown, a button each."""


def add_find_commands(factory: CommandFactory, group: Any) -> None:
    """Add the command to the group of the table's commands."""

    async def find(ctx: Context) -> None:
        await ctx.answer(await free_tables_page(ctx))

    group.add_command(factory.command("command-find", find))


async def free_tables_page(ctx: Context) -> Page:
    """Return the newest tables of this server with a seat for the user, each with its pace and a
    button. Refused: "no-table-here" outside of a server."""
    if ctx.guild_id is None:
        raise Refused("no-table-here")
    user = ctx.user.id
    tables = await ctx.tables.table_queries.with_open_seats(ctx.guild_id, READ)
    open_ = [
        candidate for candidate in tables if may_look(ctx, candidate) and _has_room(candidate, user)
    ][:TABLES_SHOWN]
    localized = await ctx.private()
    if not open_:
        return Page(localized.markdown.say("find-none"))
    lines, items = [], []
    for number, table in enumerate(open_, 1):
        now = await ctx.tables.message_data.dashboard(table.id, 0)
        lines.append(_entry(ctx.bot.localized(localized.markdown.locale, table), number, now))
        items.append(_button(localized, number, table))
    panel = Panel(localized.markdown.say("find-title"), "\n".join(lines))
    return Page(panel=panel, rows=(tuple(items),))


def _has_room(table: TableInfo, user: int) -> bool:
    """Return whether there is a seat for a person who neither sits nor leads there."""
    if table.game not in GAMES or user in {table.master_id, *(s.user_id for s in table.seated)}:
        return False
    if table.status == "lobby":
        return len(table.seated) < max(GAMES[table.game].SEATS)
    return any(seated.offered for seated in table.seated)


def _entry(localized: Localized, number: int, now: MessageContent) -> str:
    """Return game, place, players, pace, and likely duration."""
    texts, table = localized.markdown, now.table
    facts = {
        "number": number,
        "game": Said(texts.say("game-name")),
        "where": Said(f"<#{table.channel_id}>"),
        "n": len(table.seated),
        "most": max(GAMES[table.game].SEATS),
        "pace": Said(pace_lines(table, now.length, texts).replace("\n", " ")),
    }
    return texts.say("find-lobby" if table.status == "lobby" else "find-offered", **facts)


def _button(localized: Localized, number: int, table: TableInfo) -> Item:
    plain = localized.plain
    if table.status == "lobby":
        label = f"{number}. {plain.say('button-join')}"
        return button(label, table_id(table.id, "join"), SUCCESS)
    return take_button(table, next(s.seat for s in table.seated if s.offered), plain)
