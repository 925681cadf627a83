"""The chapters of a game as its report will tell them, which the game master may reword."""

from __future__ import annotations

from typing import Final

from bot.discord.access import MASTER, Button, Press, of_master
from bot.discord.components.forms import Field, ask
from bot.discord.components.forms import written as entered
from bot.discord.components.ids import form_id, master_id
from bot.discord.components.parts import PRIMARY, Item, Option, Page, button, select
from bot.discord.house import House, Interaction, turn
from bot.discord.rights import roles_of
from bot.features.gm.master import Master
from bot.present.report import chapter_story, in_fiction
from bot.render.panel import Panel
from bot.table import Refused, TableInfo
from bot.table.after.chronicles import Account
from bot.texts import Texts
from bot.words import WORDS, number
from engine.kernel import EVERYTHING

_MOST: Final = 25
"""Chapters that a select lists, the latest."""


async def show_tales(
    house: House, interaction: Interaction, table: TableInfo, argument: str = "", said: str = ""
) -> None:
    """A chapter's current text, and the way to the others; for the game master alone."""
    told = await _told(house, interaction, table)
    reading = await house.private(interaction, table)
    raw, prose = _in_fiction(told, reading.raw), _in_fiction(told, reading.prose)
    tales = _tales(told, raw)
    title = raw.say("gm-tales-title")
    rows: list[tuple[Item, ...]] = []
    text = raw.say("gm-tales-none")
    if tales:
        chosen = number(argument)
        shown = chosen if chosen in tales else max(tales)
        text = f"**{_name(shown, raw)}**\n{chapter_story(told, shown, prose)}"
        options = [Option(_name(n, raw), str(n), chosen=n == shown) for n in list(tales)[-_MOST:]]
        change = button(
            raw.say("button-gm-retell"), form_id(table.id, "retell", str(shown)), PRIMARY
        )
        rows = [(change,), (select(raw.say("gm-tales"), master_id(table.id, "tales"), options),)]
    back = button(raw.say("button-back"), master_id(table.id, "panel"))
    rows = [(*rows[0], back), *rows[1:]] if rows else [(back,)]
    text = "\n\n".join(part for part in (said, text) if part)
    await turn(interaction, Page(panel=Panel(title, text), rows=tuple(rows)))


async def _told(house: House, interaction: Interaction, table: TableInfo) -> Account:
    """Everything of the game, for somebody who leads it."""
    await house.tables.of(Master).oversee(table.id, interaction.user.id, roles_of(interaction))
    return await house.tables.chronicles.chronicle(table.id, EVERYTHING)


def _in_fiction(told: Account, texts: Texts) -> Texts:
    return in_fiction(told.chronicle.record.seats, texts, told.table.characters)


def _tales(told: Account, texts: Texts) -> dict[int, str]:
    """The chapters that have a text, in order."""
    numbers = sorted(number for number, _ in told.chapters)
    tales = {n: chapter_story(told, n, texts) for n in numbers}
    return {n: tale for n, tale in tales.items() if tale}


def _name(chapter: int, texts: Texts) -> str:
    return texts.say("report-chapter", n=chapter)


async def _ask(press: Press) -> None:
    """Ask for a chapter in other words, those that it has filled in."""
    told = await _told(press.house, press.interaction, press.table)
    raw = (await press.house.private(press.interaction, press.table)).raw
    tale = _tales(told, _in_fiction(told, raw)).get(number(press.argument) or 0)
    if tale is None:
        raise Refused("stale")
    words = Field("words", raw.say("gm-form-retell-words"), WORDS, long=True, filled=tale[:WORDS])
    title = _name(int(press.argument), raw)
    await ask(press.interaction, press.custom_id, title, [words])


async def _retell(press: Press) -> None:
    words, by = entered(press.interaction).get("words", ""), press.interaction.user.id
    chapter, roles = int(press.argument), roles_of(press.interaction)
    await press.house.tables.of(Master).retell(press.table.id, by, chapter, words, roles)
    texts = (await press.house.private(press.interaction, press.table)).prose
    said = texts.say("gm-retold")
    await show_tales(press.house, press.interaction, press.table, press.argument, said)


BUTTONS: Final = (
    of_master("tales", MASTER, show_tales),
    Button("form", _ask, MASTER, "retell", _retell),
)
