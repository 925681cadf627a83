"""Prepare a game: the game master's settings for each seat and the table, before the start."""

from __future__ import annotations

from typing import Any, Final

from bot.discord.access import MASTER, Button, Press, of_master
from bot.discord.components.ids import master_id, wish_id, wish_select_id
from bot.discord.components.narrowing import entry_rows, level_ways
from bot.discord.components.parts import (
    DANGER,
    Page,
    button,
)
from bot.discord.context import Context, Localized
from bot.discord.rights import roles_of
from bot.features.gm.preparation import GamePreparation
from bot.features.gm.preparations import (
    WHOLE_TABLE,
    Preparation,
    current_preparations,
    preparations,
)
from bot.menu import Level, Path, level, level_or_top
from bot.render.panel import Panel
from bot.render.seats import tag
from bot.table import TableInfo
from bot.texts import Said, Texts
from engine.games import GAMES

PREPARATIONS_SHOWN = 40
"""Maximum number of listed preparations."""


async def show_preparations(ctx: Context, table: TableInfo, path: Path) -> None:
    """Show the menu of preparations from this place on; a complete one is applied."""
    by, roles = ctx.user.id, roles_of(ctx)
    data = await ctx.tables.of(GamePreparation).record_so_far(table.id, by, roles)
    possible = preparations(GAMES[table.game], len(table.seated), data)
    here = level_or_top(possible, path)
    if here.ready is not None:
        data = await ctx.tables.of(GamePreparation).apply(table.id, by, possible[here.ready], roles)
        possible = preparations(GAMES[table.game], len(table.seated), data)
        here = level(possible, Path())
    localized = await ctx.private(table)
    await ctx.turn(preparations_page(table, data, here, localized))


async def _wish(press: Press) -> None:
    await show_preparations(press, press.table, press.place)


async def _wish_chosen(press: Press) -> None:
    path = press.place.to(press.chosen)
    await show_preparations(press, press.table, path)


async def _clear(ctx: Context, table: TableInfo, _: str) -> None:
    """Reset all preparations."""
    await ctx.tables.of(GamePreparation).apply(table.id, ctx.user.id, None, roles_of(ctx))
    await show_preparations(ctx, table, Path())


async def prepare(ctx: Context, table: TableInfo, _: str) -> None:
    """Show the top of the menu."""
    await show_preparations(ctx, table, Path())


def preparations_page(
    table: TableInfo, data: dict[str, Any], here: Level, localized: Localized
) -> Page:
    """Return the preparations so far, and the next possible ones."""
    texts, plain = localized.markdown, localized.plain
    current = current_preparations(GAMES[table.game], data)
    lines = [preparation_text(texts, wish) for wish in current[:PREPARATIONS_SHOWN]]
    crumbs = " › ".join(
        level_text(texts, key, value) for key, value in here.chosen if key != "verb"
    )
    text = "\n".join([texts.say("prepare-text"), *lines, *([f"**{crumbs}**"] if crumbs else [])])

    def to(place: Path) -> str:
        return wish_id(table.id, place)

    rows = entry_rows(
        here,
        plain.say("prepare-title"),
        lambda entry: level_text(plain, here.key, entry.value),
        to,
        wish_select_id(table.id, Path(here.path.steps)),
    )
    clear = button(plain.say("prepare-clear"), master_id(table.id, "clear"), DANGER)
    around = (*level_ways(here, plain, to), clear)
    panel = Panel(texts.say("prepare-title"), text)
    return Page(panel=panel, rows=(*rows, around))


def level_text(texts: Texts, key: str, value: Any) -> str:
    """Return a level's value in words."""
    if key == "part":
        if value == WHOLE_TABLE:
            return texts.say("prepare-table")
        return f"{texts.say('prepare-seat', letter=Said(tag(value)))} {texts.seat(value)}"
    if key == "field":
        return texts.say(f"record-{value}")
    if value is None:
        return texts.say("prepare-usual")
    if isinstance(value, int) or not value or value.isdecimal():
        return str(int(value) + 1) if key == "item" and value else str(value)
    return texts.word(value)


def preparation_text(texts: Texts, wish: Preparation) -> str:
    """Return a preparation as a line."""
    words = [level_text(texts, "part", wish.part), texts.say(f"record-{wish.field}")]
    if wish.item:
        words.append(level_text(texts, "item", wish.item))
    path_text = Said(" › ".join(words))
    return "· " + texts.say(
        "prepare-now", what=path_text, value=Said(level_text(texts, "value", wish.value))
    )


BUTTONS: Final = (
    of_master("prepare", MASTER, prepare),
    of_master("clear", MASTER, _clear),
    Button("wish", _wish, MASTER),
    Button("wish_select", _wish_chosen, MASTER),
)
