"""Taking back: one's last pick at once, or past a barrier the whole table, if everybody agrees."""

from __future__ import annotations

from collections.abc import Awaitable
from typing import Final

from bot.discord.access import SEAT, at_table
from bot.discord.commands.play import show_outcome
from bot.discord.components.ids import table_id
from bot.discord.components.parts import BAD, GOOD, Item, Page, button
from bot.discord.house import House, Interaction, Reading, turn
from bot.menu import Path
from bot.render.panel import Panel
from bot.render.refusals import house_refusal
from bot.table import Refused, TableInfo
from bot.texts import Said, Texts
from engine.kernel import Seat

PAST_BARRIERS: Final = frozenset({"undo-revealed", "undo-answered", "undo-private"})
"""Refusals after which the others may be asked."""


async def undo(house: House, interaction: Interaction, table: TableInfo, _: str = "") -> None:
    """Take the last pick back; where it cannot be, say why and offer to ask everybody."""
    try:
        outcome = await house.tables.play.undo(table.id, interaction.user.id)
    except Refused as refused:
        if refused.reason not in PAST_BARRIERS:
            raise
        texts = (await house.private(interaction, table)).prose
        await turn(interaction, offer_page(table, refused, texts))
        return
    await show_outcome(house, interaction, outcome)


def offer_page(table: TableInfo, refused: Refused, texts: Texts) -> Page:
    """Why one's last pick is not one's own to take back, and the way to ask."""
    text = f"{house_refusal(texts, refused.reason, refused.figures)}\n{texts.say('rewind-offer')}"
    row = (
        button(texts.say("button-rewind"), table_id(table.id, "rewind"), BAD),
        button(texts.say("button-play"), table_id(table.id, "play")),
    )
    return Page(panel=Panel(texts.say("button-undo"), text), rows=(row,))


def request_row(table: TableInfo, key: str, texts: Texts) -> tuple[Item, ...]:
    """The buttons under the public request."""
    return (
        button(texts.say("button-agree"), table_id(table.id, "rewind_yes", key), GOOD),
        button(texts.say("button-refuse"), table_id(table.id, "rewind_no", key), BAD),
    )


async def ask(house: House, interaction: Interaction, table: TableInfo, _: str) -> None:
    """Ask everybody to go back to before one's last pick."""
    asking = house.tables.rewind.ask(table.id, interaction.user.id)
    await _answered(house, interaction, asking, "rewind-sent")


async def agree(house: House, interaction: Interaction, table: TableInfo, key: str) -> None:
    """Agree to go back."""
    agreeing = house.tables.rewind.agree(table.id, interaction.user.id, key)
    await _answered(house, interaction, agreeing, "rewind-agreed")


async def refuse(house: House, interaction: Interaction, table: TableInfo, key: str) -> None:
    """Refuse to go back, or withdraw one's own request."""
    left = await house.tables.rewind.refuse(table.id, interaction.user.id, key)
    texts = (await house.private(interaction, left)).prose
    await turn(interaction, Page(texts.say("rewind-kept")))


async def _answered(
    house: House,
    interaction: Interaction,
    answering: Awaitable[tuple[TableInfo, tuple[Seat, ...]]],
    said: str,
) -> None:
    """Who is still to agree; one's menu, if the table has gone back."""
    table, waiting = await answering
    reading: Reading = await house.private(interaction, table)
    if waiting:
        who = reading.prose.listed([reading.prose.seat(seat) for seat in waiting])
        await turn(interaction, Page(reading.prose.say(said, who=Said(who))))
        return
    seat = await house.seat_at(table, interaction.user.id)
    await house.show_menu(interaction, table, seat, Path(), reading.prose.say("rewind-done"))


BUTTONS: Final = (
    at_table("undo", SEAT, undo),
    at_table("rewind", SEAT, ask),
    at_table("rewind_yes", SEAT, agree),
    at_table("rewind_no", SEAT, refuse),
)
