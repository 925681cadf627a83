"""The chapters of a game's report, which the game master may rewrite."""

from __future__ import annotations

from typing import Final

from bot.discord.access import MASTER, Button, Press, of_master
from bot.discord.components.forms import Field, ask
from bot.discord.components.forms import submitted_fields as entered
from bot.discord.components.ids import form_id, master_id
from bot.discord.components.parts import PRIMARY, Item, Option, Page, button, select
from bot.discord.context import Context
from bot.discord.rights import roles_of
from bot.features.gm.master import Master
from bot.present.report import chapter_stories, in_fiction
from bot.render.panel import Panel
from bot.table import Refused, TableInfo
from bot.table.after.exports import ExportData
from bot.texts import Texts
from bot.words import MAX_TEXT_CHARS, number
from engine.kernel import EVERYTHING

_MOST: Final = 25
"""Maximum number of chapters in a select, the latest ones."""


async def show_chapters(
    ctx: Context, table: TableInfo, argument: str = "", message: str = ""
) -> None:
    """Show a chapter's current text, and the way to the others, privately to the game master."""
    export_data = await _export_of(ctx, table)
    localized = await ctx.private(table)
    plain, markdown = (
        _in_fiction(export_data, localized.plain),
        _in_fiction(export_data, localized.markdown),
    )
    tales = chapter_stories(export_data, plain)
    title = plain.say("gm-tales-title")
    rows: list[tuple[Item, ...]] = []
    text = plain.say("gm-tales-none")
    if tales:
        chosen = number(argument)
        shown = chosen if chosen in tales else max(tales)
        text = f"**{_name(shown, plain)}**\n{chapter_stories(export_data, markdown)[shown]}"
        options = [Option(_name(n, plain), str(n), chosen=n == shown) for n in list(tales)[-_MOST:]]
        change = button(
            plain.say("button-gm-retell"), form_id(table.id, "retell", str(shown)), PRIMARY
        )
        rows = [(change,), (select(plain.say("gm-tales"), master_id(table.id, "tales"), options),)]
    back = button(plain.say("button-back"), master_id(table.id, "panel"))
    rows = [(*rows[0], back), *rows[1:]] if rows else [(back,)]
    text = "\n\n".join(part for part in (message, text) if part)
    await ctx.turn(Page(panel=Panel(title, text), rows=tuple(rows)))


async def _export_of(ctx: Context, table: TableInfo) -> ExportData:
    """Return everything of the game, for a user who leads it."""
    await ctx.tables.of(Master).oversee(table.id, ctx.user.id, roles_of(ctx))
    return await ctx.tables.exports.export(table.id, EVERYTHING)


def _in_fiction(export_data: ExportData, texts: Texts) -> Texts:
    return in_fiction(export_data.export.record.seats, texts, export_data.table.characters)


def _name(chapter: int, texts: Texts) -> str:
    return texts.say("report-chapter", n=chapter)


async def _ask(press: Press) -> None:
    """Ask for the new text of a chapter; the form contains the current one."""
    export_data = await _export_of(press, press.table)
    plain = (await press.private(press.table)).plain
    tales = chapter_stories(export_data, _in_fiction(export_data, plain))
    tale = tales.get(number(press.argument) or 0)
    if tale is None:
        raise Refused("stale")
    words = Field(
        "words",
        plain.say("gm-form-retell-words"),
        MAX_TEXT_CHARS,
        long=True,
        filled=tale[:MAX_TEXT_CHARS],
    )
    title = _name(int(press.argument), plain)
    await ask(press, press.custom_id, title, [words])


async def _retell(press: Press) -> None:
    words, by = entered(press).get("words", ""), press.user.id
    chapter, roles = int(press.argument), roles_of(press)
    await press.tables.of(Master).retell(press.table.id, by, chapter, words, roles)
    texts = (await press.private(press.table)).markdown
    message = texts.say("gm-retold")
    await show_chapters(press, press.table, press.argument, message)


BUTTONS: Final = (
    of_master("tales", MASTER, show_chapters),
    Button("form", _ask, MASTER, "retell", _retell),
)
