"""/game undo, pause, resume, end and pace: at once if no other person is affected, or by the
table's leader; otherwise with everybody's consent."""

from __future__ import annotations

from typing import Any, Final

from bot.discord.access import PLAY, SEAT, at_table
from bot.discord.commands.play import channel_name, one_table, show_outcome
from bot.discord.components.command_factory import CommandFactory
from bot.discord.components.ids import table_id
from bot.discord.components.parts import DANGER, SUCCESS, Item, Page, button
from bot.discord.context import Context
from bot.discord.rights import is_manager, is_master, leads
from bot.features.consent import pace_commands
from bot.features.consent.end import END_GAME
from bot.features.consent.page import RequestPage, consent_row, count_request, granted_text
from bot.features.consent.pause import PAUSE, Pauses
from bot.features.consent.undo import REWIND
from bot.menu import Path
from bot.render.panel import Panel
from bot.render.refusals import house_refusal
from bot.table import Asked, Refused, TableInfo
from bot.texts import Texts

PAST_BARRIERS: Final = frozenset({"undo-revealed", "undo-answered", "undo-private"})
"""Refusals of an undo after which the others may be asked."""


def add_consent_commands(factory: CommandFactory, group: Any) -> None:
    """Add the commands to the group of the table's commands."""

    async def take_back(ctx: Context) -> None:
        table, _ = await one_table(ctx)
        await undo(ctx, table)

    async def pause_here(ctx: Context) -> None:
        await pause(ctx, await ctx.table_here())

    async def resume_here(ctx: Context) -> None:
        await resume(ctx, await ctx.table_here())

    async def end_here(ctx: Context) -> None:
        await ctx.turn(await end_page(ctx, await ctx.table_here()))

    pace_commands.add_consent_pace_commands(factory, group)
    for name, run in (
        ("undo", take_back),
        ("pause", pause_here),
        ("resume", resume_here),
        ("end", end_here),
    ):
        group.add_command(factory.command(f"command-{name}", run))


# --- undo -----------------------------------------------------------------------------------------


async def undo(ctx: Context, table: TableInfo, _: str = "") -> None:
    """Undo the last pick; if that is refused, say why and offer to ask everybody."""
    try:
        outcome = await ctx.tables.play.undo(table.id, ctx.user.id)
    except Refused as refused:
        if refused.reason not in PAST_BARRIERS:
            raise
        texts = (await ctx.private(table)).markdown
        await ctx.turn(offer_page(table, refused, texts))
        return
    await show_outcome(ctx, outcome)


def offer_page(table: TableInfo, refused: Refused, texts: Texts) -> Page:
    """Return why the user's last pick cannot be undone alone, and the button to ask the others."""
    text = f"{house_refusal(texts, refused.reason, refused.figures)}\n{texts.say('rewind-offer')}"
    row = (
        button(texts.say("button-rewind"), table_id(table.id, "rewind"), DANGER),
        button(texts.say("button-play"), table_id(table.id, "play")),
    )
    return Page(panel=Panel(texts.say("button-undo"), text), rows=(row,))


async def _ask_to_go_back(ctx: Context, table: TableInfo, _: str) -> None:
    count_request(ctx, table)
    await REWIND_PAGE.ask(ctx, table)


async def _gone_back(ctx: Context, table: TableInfo) -> None:
    """Show the person's menu for the restored table."""
    texts = (await ctx.private(table)).markdown
    seat = ctx.own_seat(table)
    await ctx.show_menu(table, seat, Path(), texts.say("rewind-done"))


# --- pausing --------------------------------------------------------------------------------------


async def pause(ctx: Context, table: TableInfo, _: str = "") -> None:
    """Pause, or ask for a pause; the dashboard and a notice announce it."""
    user, leader = ctx.user.id, leads(ctx, table)
    if leader or table.seat_of(user) is None:
        await ctx.tables.pausing.pause(table.id, user, manager=leader)
        await granted_text("paused")(ctx, table)
        return
    count_request(ctx, table)
    await PAUSE_PAGE.ask(ctx, table)


async def resume(ctx: Context, table: TableInfo, _: str = "") -> None:
    """Resume a paused game."""
    await ctx.tables.of(Pauses).resume(table.id, ctx.user.id, manager=leads(ctx, table))
    await granted_text("resumed")(ctx, table)


# --- ending ---------------------------------------------------------------------------------------


async def end_page(ctx: Context, table: TableInfo) -> Page:
    """Return the confirmation to close a lobby, or to end a game: at once, or if everybody
    agrees."""
    texts = (await ctx.private(table)).markdown
    if table.status == "ended":
        raise Refused("ended")
    if table.status == "lobby":
        cancel = button(texts.say("button-cancel"), table_id(table.id, "cancel"), DANGER)
        return Page(texts.say("cancel-sure"), rows=((cancel,),))
    leader = is_master(ctx, table) or is_manager(ctx, table)
    prospect = await ctx.tables.ending.prospect(table.id, ctx.user.id, leads=leader)
    row = (
        button(texts.say("button-end"), table_id(table.id, "end_sure"), DANGER),
        button(texts.say("button-keep"), table_id(table.id, "again")),
    )
    channel = texts.written(channel_name(ctx.interaction.client, table))
    question = texts.say("end-sure" if prospect.alone else "end-sure-vote", where=channel)
    worth = texts.say("end-counts" if prospect.counts else "end-void")
    return Page(f"{question} {worth}", rows=(row,))


async def _end_sure(ctx: Context, table: TableInfo, _: str) -> None:
    leader = is_master(ctx, table) or is_manager(ctx, table)
    user = ctx.user.id
    if not (await ctx.tables.ending.prospect(table.id, user, leads=leader)).alone:
        count_request(ctx, table)
        await END_PAGE.ask(ctx, table)
        return
    ended = await ctx.tables.ending.end(table.id, user, leads=leader)
    await END_PAGE.granted(ctx, ended)


def _end_row(table: TableInfo, key: str, texts: Texts) -> tuple[Item, ...]:
    return consent_row("end_yes", "end_no", table, key, texts)


def _undo_row(table: TableInfo, key: str, texts: Texts) -> tuple[Item, ...]:
    return consent_row("rewind_yes", "rewind_no", table, key, texts)


def _pause_row(table: TableInfo, key: str, texts: Texts) -> tuple[Item, ...]:
    return (button(texts.say("button-object"), table_id(table.id, "object", key), DANGER),)


REWIND_PAGE: Final = RequestPage(REWIND, "rewind-sent", _gone_back, _undo_row, "rewind-kept")
PAUSE_PAGE: Final = RequestPage(
    PAUSE, "pause-sent", granted_text("paused"), _pause_row, "pause-kept"
)
END_PAGE: Final = RequestPage(END_GAME, "end-agreed", granted_text("ended"), _end_row, "end-kept")


def menu_items(asked: Asked, texts: Texts) -> list[Item]:
    """Return the button to undo one's last pick, where that is possible."""
    if asked.preview is None or asked.preview.undo:
        return []
    return [button(texts.say("button-undo"), table_id(asked.table.id, "undo"))]


def board_items(table: TableInfo, texts: Texts) -> list[Item]:
    """Return the button to resume a paused game, unless it waits for a ruling."""
    if table.status != "paused" or table.disputed:
        return []
    return [button(texts.say("button-resume"), table_id(table.id, "resume"), SUCCESS)]


BUTTONS: Final = (
    at_table("undo", SEAT, undo),
    at_table("rewind", SEAT, _ask_to_go_back),
    at_table("rewind_yes", SEAT, REWIND_PAGE.agree),
    at_table("rewind_no", SEAT, REWIND_PAGE.refuse),
    at_table("object", SEAT, PAUSE_PAGE.refuse),
    at_table("resume", PLAY, resume),
    at_table("end_sure", PLAY, _end_sure),
    at_table("end_yes", SEAT, END_PAGE.agree),
    at_table("end_no", SEAT, END_PAGE.refuse),
)
