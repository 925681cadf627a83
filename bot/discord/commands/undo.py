"""Taking back: one's last pick at once, or past a barrier the whole table, if everybody agrees."""

from __future__ import annotations

from functools import partial
from typing import Final

from bot.discord.access import SEAT, at_table
from bot.discord.commands.play import show_outcome
from bot.discord.components.ids import table_id
from bot.discord.components.parts import BAD, Item, Page, button
from bot.discord.house import House, Interaction, turn
from bot.discord.pages.consent import Consent, consent_row
from bot.menu import Path
from bot.render.panel import Panel
from bot.render.refusals import house_refusal
from bot.table import Refused, TableInfo
from bot.texts import Texts

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


async def ask(house: House, interaction: Interaction, table: TableInfo, _: str) -> None:
    """Ask everybody to go back to before one's last pick."""
    asking = partial(house.tables.rewind.ask, table.id, interaction.user.id)
    await CONSENT.ask(house, interaction, table, asking)


async def _granted(house: House, interaction: Interaction, table: TableInfo) -> None:
    """One's menu, as the table stands again."""
    texts = (await house.private(interaction, table)).prose
    seat = await house.seat_at(table, interaction.user.id)
    await house.show_menu(interaction, table, seat, Path(), texts.say("rewind-done"))


def request_row(table: TableInfo, key: str, texts: Texts) -> tuple[Item, ...]:
    """The buttons under the public request."""
    return consent_row("rewind_yes", "rewind_no", table, key, texts)


CONSENT: Final = Consent("rewind", lambda house: house.tables.rewind, _granted)
BUTTONS: Final = (
    at_table("undo", SEAT, undo),
    at_table("rewind", SEAT, ask),
    at_table("rewind_yes", SEAT, CONSENT.agree),
    at_table("rewind_no", SEAT, CONSENT.refuse),
)
