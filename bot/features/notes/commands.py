"""/notes: the user's private note about this table."""

from __future__ import annotations

from typing import Any, Final

from bot.discord.access import LOOK, Button, Press, at_table
from bot.discord.commands.play import one_table
from bot.discord.components.command_factory import CommandFactory
from bot.discord.components.forms import Field, ask
from bot.discord.components.forms import submitted_fields as entered
from bot.discord.components.ids import form_id, table_id
from bot.discord.components.parts import DANGER, PRIMARY, Page, button
from bot.discord.context import Context
from bot.discord.pages.over import table_or_last
from bot.features.notes.service import MAX_NOTE_CHARS, PrivateNotes
from bot.render.panel import Panel
from bot.table import TableInfo
from bot.texts import Said, Texts


def notes_commands(factory: CommandFactory) -> list[Any]:
    """Return the only command."""

    async def notes(ctx: Context) -> None:
        if ctx.guild_id is None:
            table, _ = await one_table(ctx)
        else:
            table = await table_or_last(ctx)
        await ctx.answer(await _page(ctx, table))

    return [factory.command("command-notes", notes)]


async def _page(ctx: Context, table: TableInfo) -> Page:
    words = await ctx.tables.of(PrivateNotes).note_of(table.id, ctx.user.id)
    return notes_page(table, words, (await ctx.private(table)).markdown)


def notes_page(table: TableInfo, words: str, texts: Texts) -> Page:
    """Return a person's note on this table, with the buttons that change it."""
    text = "\n\n".join(texts.paragraphs(words)) or texts.say("notes-none")
    row = [button(texts.say("button-notes-write"), form_id(table.id, "notes"), PRIMARY)]
    if words:
        row.append(button(texts.say("button-notes-drop"), table_id(table.id, "notes_drop"), DANGER))
    title = texts.say("notes-title", game=Said(texts.say("game-name")))
    return Page(panel=Panel(title, text, footer=texts.say("notes-small")), rows=(tuple(row),))


async def _ask(press: Press) -> None:
    """Open the form with the current text."""
    words = await press.tables.of(PrivateNotes).note_of(press.table.id, press.user.id)
    plain = (await press.private(press.table)).plain
    field = Field(
        "words", plain.say("notes-label"), MAX_NOTE_CHARS, long=True, required=False, filled=words
    )
    await ask(press, press.custom_id, plain.say("notes-form"), [field])


async def _write(press: Press) -> None:
    words = entered(press).get("words", "")
    await press.tables.of(PrivateNotes).write(press.table.id, press.user.id, words)
    await press.turn(await _page(press, press.table))


async def _drop(ctx: Context, table: TableInfo, _: str) -> None:
    await ctx.tables.of(PrivateNotes).write(table.id, ctx.user.id, "")
    await ctx.turn(await _page(ctx, table))


BUTTONS: Final = (
    at_table("notes_drop", LOOK, _drop),
    Button("form", _ask, LOOK, "notes", _write),
)
