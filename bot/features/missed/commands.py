"""/game missed: the visible events since one's last move, shortened, with a button to read
everything page by page."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from bot.discord.access import SEAT, at_table
from bot.discord.commands.play import chooser_page
from bot.discord.components.command_factory import CommandFactory
from bot.discord.components.ids import table_id
from bot.discord.components.narrowing import page_buttons
from bot.discord.components.parts import PRIMARY, Item, Page, button
from bot.discord.context import Context
from bot.discord.rights import need_begun
from bot.render.digest import grouped_digest
from bot.render.happenings import happening
from bot.render.lines import in_pages
from bot.render.panel import Panel
from bot.table import Line, TableInfo
from bot.texts import Texts
from bot.words import number

MAX_MISSED_CHARS: Final = 3400
"""Maximum length of the shortened text."""
MOST_PAGES: Final = 9999
"""The highest page that a button may name."""


def add_missed_commands(factory: CommandFactory, group: Any) -> None:
    """Add the command to the group of the table's commands."""

    async def missed(ctx: Context) -> None:
        own_tables = await ctx.own_tables()
        if len(own_tables) > 1:
            await ctx.answer(await chooser_page(ctx, own_tables, "missed"))
        else:
            await show_missed(ctx, own_tables[0], "")

    group.add_command(factory.command("command-missed", missed))


async def show_missed(ctx: Context, table: TableInfo, _: str) -> None:
    """Show the shortened events since the user's last pick."""
    seat = ctx.own_seat(table)
    need_begun(table)
    lines = await ctx.tables.event_log.missed(table.id, seat)
    texts = (await ctx.private(table)).markdown
    await ctx.turn(missed_page(table, seat, lines, texts))
    await ctx.bot.waiting.on_panel(ctx, table, seat)


def missed_page(table: TableInfo, seat: int, lines: Sequence[Line], texts: Texts) -> Page:
    """Return the missed events, grouped by seat; or that there were none."""
    digest = grouped_digest(texts, lines, seat, MAX_MISSED_CHARS)
    more = folded_items(table, texts) if digest.folded else []
    text = digest.text or texts.say("missed-nothing")
    return Page(panel=Panel(texts.say("missed-title"), text), rows=_row(table, texts, more))


async def _show_all(ctx: Context, table: TableInfo, page: str) -> None:
    """Show a page of everything since the user's last pick, including what that pick caused."""
    seat = ctx.own_seat(table)
    lines = await ctx.tables.event_log.missed(table.id, seat, include_own=True)
    texts = (await ctx.private(table)).markdown
    await ctx.turn(all_page(table, lines, number(page, MOST_PAGES) or 0, texts))
    await ctx.bot.waiting.on_panel(ctx, table, seat)


def all_page(table: TableInfo, lines: Sequence[Line], at: int, texts: Texts) -> Page:
    """Return page `at` (at most the last one) of all events for a person."""
    pages = in_pages([f"· {happening(texts, line)}" for line in lines]) or [
        texts.say("missed-nothing")
    ]
    at = min(at, len(pages) - 1)
    ways = page_buttons(texts, at, len(pages), lambda n: table_id(table.id, "happened", str(n)))
    return Page(panel=Panel(texts.say("missed-title"), pages[at]), rows=_row(table, texts, ways))


def _row(table: TableInfo, texts: Texts, items: Sequence[Item]) -> tuple[tuple[Item, ...], ...]:
    play = button(texts.say("button-play"), table_id(table.id, "play"), PRIMARY)
    row = (*items, *((play,) if table.status == "running" else ()))
    return (row,) if row else ()


def folded_items(table: TableInfo, texts: Texts) -> list[Item]:
    """Return the button to everything since one's last move, under a shortened text."""
    return [button(texts.say("button-folded"), table_id(table.id, "happened"))]


def dm_items(table: TableInfo, texts: Texts) -> list[Item]:
    """Return the button to the missed events, in a direct message."""
    return [button(texts.say("button-missed"), table_id(table.id, "missed"))]


BUTTONS: Final = (
    at_table("missed", SEAT, show_missed),
    at_table("happened", SEAT, _show_all),
)
