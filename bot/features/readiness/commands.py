"""/game ready, and its page: two clicks, since a default move may follow."""

from __future__ import annotations

from typing import Any, Final

from bot.discord.access import SEAT, at_table
from bot.discord.commands.play import one_table
from bot.discord.components.command_factory import CommandFactory
from bot.discord.components.ids import table_id
from bot.discord.components.parts import PRIMARY, SUCCESS, Item, Page, button
from bot.discord.context import Context
from bot.features.readiness.service import Readiness, ReadyState
from bot.render.panel import Panel
from bot.table import Asked, TableInfo
from bot.texts import Texts, moment

READY: Final = "ready"
"""The action that shows one's readiness: `l1:<table>:ready`."""


def add_ready_command(factory: CommandFactory, group: Any) -> None:
    """Add the command to the group of the table's commands."""

    async def ready(ctx: Context) -> None:
        table, _ = await one_table(ctx)
        await show_ready(ctx, table, "")

    group.add_command(factory.command("command-ready", ready))


async def show_ready(ctx: Context, table: TableInfo, _: str) -> None:
    """Show the user's readiness."""
    state = await ctx.tables.of(Readiness).state(table.id, ctx.user.id)
    await ctx.turn(ready_page(state, (await ctx.private(table)).markdown))


async def _set_ready(ctx: Context, table: TableInfo, ready: str) -> None:
    """Be ready, or take that back."""
    readiness = ctx.tables.of(Readiness)
    state = await readiness.set_ready(table.id, ctx.user.id, ready=ready == "yes")
    await ctx.turn(ready_page(state, (await ctx.private(table)).markdown))


def ready_page(state: ReadyState, texts: Texts) -> Page:
    """Return what readiness means for the reader now, and the button that changes it."""
    table, items = state.table, list[Item]()
    if not state.awaited:
        lines = [texts.say("ready-unasked")]
    else:
        lines = [texts.say("ready-is" if state.ready else "ready-may")]
        lines.append(texts.say("ready-answers" if state.answers else "ready-default"))
        label, style, value = "button-ready-yes", SUCCESS, "yes"
        if state.ready:
            label, style, value = "button-ready-no", PRIMARY, "no"
        items.append(button(texts.say(label), table_id(table.id, "ready_set", value), style))
    if state.due is not None:
        at, when = moment(state.due, "f"), moment(state.due)
        lines.append(texts.say("ready-due", at=at, when=when))
    items.append(button(texts.say("button-play"), table_id(table.id, "play")))
    return Page(panel=Panel(texts.say("ready-title"), "\n".join(lines)), rows=(tuple(items),))


def menu_row(asked: Asked, texts: Texts) -> list[Item]:
    """Return the button to one's readiness, while the table waits for one's answer."""
    return board_items(asked.table, texts) if asked.awaited else []


def board_items(table: TableInfo, texts: Texts) -> list[Item]:
    """Return the button to one's readiness, at a running table with rendezvous."""
    if table.terms.rendezvous is None or table.status != "running":
        return []
    return [button(texts.say("button-ready"), table_id(table.id, READY))]


BUTTONS: Final = (
    at_table(READY, SEAT, show_ready),
    at_table("ready_set", SEAT, _set_ready),
)
