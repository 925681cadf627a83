"""/notes: what I wrote down about this table."""

from __future__ import annotations

from typing import Any, Final

from bot.discord.access import LOOK, Button, Press, at_table
from bot.discord.commands.play import one_table
from bot.discord.components.forms import Field, ask
from bot.discord.components.forms import written as entered
from bot.discord.components.ids import form_id, table_id
from bot.discord.components.making import Making
from bot.discord.components.parts import BAD, PRIMARY, Page, button
from bot.discord.house import House, Interaction, answer, turn
from bot.discord.pages.over import table_or_last
from bot.features.notes.service import LONGEST, PrivateNotes
from bot.render.panel import Panel
from bot.table import TableInfo
from bot.texts import Said, Texts


def commands(house: House, making: Making) -> list[Any]:
    """The one command."""

    async def notes(interaction: Interaction) -> None:
        if interaction.guild_id is None:
            table, _ = await one_table(house, interaction)
        else:
            table = await table_or_last(house, interaction)
        await answer(interaction, await _page(house, interaction, table))

    return [making.command("command-notes", notes)]


async def _page(house: House, interaction: Interaction, table: TableInfo) -> Page:
    words = await house.tables.of(PrivateNotes).note_of(table.id, interaction.user.id)
    return notes_page(table, words, (await house.private(interaction, table)).prose)


def notes_page(table: TableInfo, words: str, texts: Texts) -> Page:
    """A person's note on this table, and the ways to change it."""
    text = "\n\n".join(texts.paragraphs(words)) or texts.say("notes-none")
    row = [button(texts.say("button-notes-write"), form_id(table.id, "notes"), PRIMARY)]
    if words:
        row.append(button(texts.say("button-notes-drop"), table_id(table.id, "notes_drop"), BAD))
    title = texts.say("notes-title", game=Said(texts.say("game-name")))
    return Page(panel=Panel(title, text, footer=texts.say("notes-small")), rows=(tuple(row),))


async def _ask(press: Press) -> None:
    """Open the form with what is written so far."""
    house, user = press.house, press.interaction.user
    words = await house.tables.of(PrivateNotes).note_of(press.table.id, user.id)
    raw = (await house.private(press.interaction, press.table)).raw
    field = Field("words", raw.say("notes-label"), LONGEST, long=True, required=False, filled=words)
    await ask(press.interaction, press.custom_id, raw.say("notes-form"), [field])


async def _write(press: Press) -> None:
    words = entered(press.interaction).get("words", "")
    await press.house.tables.of(PrivateNotes).write(
        press.table.id, press.interaction.user.id, words
    )
    await turn(press.interaction, await _page(press.house, press.interaction, press.table))


async def _drop(house: House, interaction: Interaction, table: TableInfo, _: str) -> None:
    await house.tables.of(PrivateNotes).write(table.id, interaction.user.id, "")
    await turn(interaction, await _page(house, interaction, table))


BUTTONS: Final = (
    at_table("notes_drop", LOOK, _drop),
    Button("form", _ask, LOOK, "notes", _write),
)
