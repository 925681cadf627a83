"""/game undo, pause, resume, end and pace: at once if no other person is affected, or by the
table's leader; otherwise with everybody's consent."""

from __future__ import annotations

from typing import Any, Final

from bot.discord.access import PLAY, SEAT, at_table
from bot.discord.commands.play import channel_name, one_table, show_outcome
from bot.discord.components.command_factory import Making
from bot.discord.components.ids import table_id
from bot.discord.components.parts import DANGER, SUCCESS, Item, Page, button
from bot.discord.context import BotContext, Interaction, turn
from bot.discord.rights import leads
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
"""Refusals after which the others may be asked."""


def add_consent_commands(context: BotContext, making: Making, group: Any) -> None:
    """Add the commands to the group of the table's commands."""

    async def take_back(interaction: Interaction) -> None:
        table, _ = await one_table(context, interaction)
        await undo(context, interaction, table)

    async def pause_here(interaction: Interaction) -> None:
        await pause(context, interaction, await context.table_here(interaction))

    async def resume_here(interaction: Interaction) -> None:
        await resume(context, interaction, await context.table_here(interaction))

    async def end_here(interaction: Interaction) -> None:
        await _end(context, interaction, await context.table_here(interaction))

    pace_commands.add_consent_pace_commands(context, making, group)
    for name, run in (
        ("undo", take_back),
        ("pause", pause_here),
        ("resume", resume_here),
        ("end", end_here),
    ):
        group.add_command(making.command(f"command-{name}", run))


# --- taking back ----------------------------------------------------------------------------------


async def undo(
    context: BotContext, interaction: Interaction, table: TableInfo, _: str = ""
) -> None:
    """Take the last pick back; where it cannot be, say why and offer to ask everybody."""
    try:
        outcome = await context.tables.play.undo(table.id, interaction.user.id)
    except Refused as refused:
        if refused.reason not in PAST_BARRIERS:
            raise
        texts = (await context.private(interaction, table)).markdown
        await turn(interaction, offer_page(table, refused, texts))
        return
    await show_outcome(context, interaction, outcome)


def offer_page(table: TableInfo, refused: Refused, texts: Texts) -> Page:
    """Why one's last pick is not one's own to take back, and the way to ask."""
    text = f"{house_refusal(texts, refused.reason, refused.figures)}\n{texts.say('rewind-offer')}"
    row = (
        button(texts.say("button-rewind"), table_id(table.id, "rewind"), DANGER),
        button(texts.say("button-play"), table_id(table.id, "play")),
    )
    return Page(panel=Panel(texts.say("button-undo"), text), rows=(row,))


async def _ask_to_go_back(
    context: BotContext, interaction: Interaction, table: TableInfo, _: str
) -> None:
    count_request(context, interaction, table)
    await REWIND_PAGE.ask(context, interaction, table)


async def _gone_back(context: BotContext, interaction: Interaction, table: TableInfo) -> None:
    """The person's menu for the restored table."""
    texts = (await context.private(interaction, table)).markdown
    seat = await context.seat_at(table, interaction.user.id)
    await context.show_menu(interaction, table, seat, Path(), texts.say("rewind-done"))


# --- pausing --------------------------------------------------------------------------------------


async def pause(
    context: BotContext, interaction: Interaction, table: TableInfo, _: str = ""
) -> None:
    """Pause, or ask for it; the dashboard and a notice say it to all."""
    user, leader = interaction.user.id, leads(interaction, table)
    if leader or table.seat_of(user) is None:
        await context.tables.pausing.pause(table.id, user, manager=leader)
        await granted_text("paused")(context, interaction, table)
        return
    count_request(context, interaction, table)
    await PAUSE_PAGE.ask(context, interaction, table)


async def resume(
    context: BotContext, interaction: Interaction, table: TableInfo, _: str = ""
) -> None:
    """Go on with a paused game."""
    await context.tables.of(Pauses).resume(
        table.id, interaction.user.id, manager=leads(interaction, table)
    )
    await granted_text("resumed")(context, interaction, table)


# --- ending ---------------------------------------------------------------------------------------


async def end_page(context: BotContext, interaction: Interaction, table: TableInfo) -> Page:
    """Are you sure? The host ends a game alone; otherwise everybody must agree."""
    texts = (await context.private(interaction, table)).markdown
    if table.status == "ended":
        raise Refused("ended")
    if table.status == "lobby":
        cancel = button(texts.say("button-cancel"), table_id(table.id, "cancel"), DANGER)
        return Page(texts.say("cancel-sure"), rows=((cancel,),))
    alone = leads(interaction, table)
    if not alone:
        await context.seat_at(table, interaction.user.id)
    row = (
        button(texts.say("button-end"), table_id(table.id, "end_sure"), DANGER),
        button(texts.say("button-keep"), table_id(table.id, "again")),
    )
    where = texts.written(channel_name(interaction.client, table))
    return Page(texts.say("end-sure" if alone else "end-sure-vote", where=where), rows=(row,))


async def _end(
    context: BotContext, interaction: Interaction, table: TableInfo, _: str = ""
) -> None:
    await turn(interaction, await end_page(context, interaction, table))


async def _end_sure(
    context: BotContext, interaction: Interaction, table: TableInfo, _: str
) -> None:
    if not leads(interaction, table):
        await END_PAGE.ask(context, interaction, table)
        return
    ended = await context.tables.ending.end(table.id, interaction.user.id, manager=True)
    await END_PAGE.granted(context, interaction, ended)


def _undo_row(table: TableInfo, key: str, texts: Texts) -> tuple[Item, ...]:
    return consent_row("rewind_yes", "rewind_no", table, key, texts)


def _pause_row(table: TableInfo, key: str, texts: Texts) -> tuple[Item, ...]:
    return (button(texts.say("button-object"), table_id(table.id, "object", key), DANGER),)


REWIND_PAGE: Final = RequestPage(REWIND, "rewind-sent", _gone_back, _undo_row, "rewind-kept")
PAUSE_PAGE: Final = RequestPage(
    PAUSE, "pause-sent", granted_text("paused"), _pause_row, "pause-kept"
)
END_PAGE: Final = RequestPage(END_GAME, "end-agreed", granted_text("ended"))


def menu_items(asked: Asked, texts: Texts) -> list[Item]:
    """Taking back one's last pick, where that is possible."""
    if asked.preview is None or asked.preview.undo:
        return []
    return [button(texts.say("button-undo"), table_id(asked.table.id, "undo"))]


def board_items(table: TableInfo, texts: Texts) -> list[Item]:
    """Going on with a game that is paused; not while it waits for a ruling."""
    if table.status != "paused" or table.disputed:
        return []
    return [button(texts.say("button-resume"), table_id(table.id, "resume"), SUCCESS)]


BUTTONS: Final = (
    at_table("undo", SEAT, undo),
    at_table("rewind", SEAT, _ask_to_go_back),
    at_table("rewind_yes", SEAT, REWIND_PAGE.agree),
    at_table("rewind_no", SEAT, REWIND_PAGE.refuse),
    at_table("pause", PLAY, pause, old=True),
    at_table("object", SEAT, PAUSE_PAGE.refuse),
    at_table("resume", PLAY, resume),
    at_table("end", PLAY, _end, old=True),
    at_table("end_sure", PLAY, _end_sure),
)
