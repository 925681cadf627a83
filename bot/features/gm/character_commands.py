"""Names of characters in the fiction, and the seat that the game master plays."""

from __future__ import annotations

from typing import Any, Final

from bot.discord.access import MASTER, SEAT, Button, Press, of_master
from bot.discord.commands.seats import seat_at, seats_where
from bot.discord.components.command_factory import Arg, CommandFactory
from bot.discord.components.forms import Field, ask
from bot.discord.components.forms import submitted_fields as entered
from bot.discord.components.ids import master_id
from bot.discord.components.parts import Page, button
from bot.discord.context import Context, display_name
from bot.discord.rights import is_master, roles_of
from bot.features.gm.characters import Characters
from bot.features.gm.panel import master_table, seats_page
from bot.menu import Path
from bot.table import TableInfo
from bot.words import MAX_CHARACTER_CHARS, MAX_NAME_CHARS
from engine.kernel import Seat


def add_to_seats(factory: CommandFactory, group: Any) -> None:
    """Add the command by which a person names their own character."""

    async def name(ctx: Context, character: str = "") -> None:
        table = await ctx.table_here()
        seat = ctx.own_seat(table)
        await _name(ctx, table, seat, character or "")

    character = Arg("character", "arg-character", required=False, most=MAX_NAME_CHARS)
    group.add_command(factory.command("command-seat-name", name, [character]))


def add_to_master(factory: CommandFactory, group: Any) -> None:
    """Add the command by which the game master names anybody's."""

    async def call(ctx: Context, seat: str, character: str = "") -> None:
        table = await master_table(ctx)
        await _name(ctx, table, seat_at(table, seat).seat, character or "")

    whose = Arg("seat", "arg-called-seat", suggest=seats_where(lambda *_: True))
    character = Arg("character", "arg-character", required=False, most=MAX_NAME_CHARS)
    group.add_command(factory.command("command-gm-call", call, [whose, character]))


# --- naming ---------------------------------------------------------------------------------------


async def _name(ctx: Context, table: TableInfo, seat: Seat, character: str) -> None:
    """Name a seat's character; a game master returns to the page of seats."""
    by, roles = ctx.user.id, roles_of(ctx)
    changed = await ctx.tables.of(Characters).call(table.id, by, seat, character, roles)
    localized = await ctx.private(changed)
    name = localized.markdown.written(changed.seated[seat].character)
    text_id = "character-set" if name else "character-gone"
    confirmation = localized.markdown.say(text_id, seat=seat, character=name)
    if is_master(ctx, changed):
        await ctx.turn(seats_page(changed, localized, confirmation))
    else:
        await ctx.answer(Page(confirmation))


async def _ask_name(press: Press) -> None:
    """Ask for the name of the character of a seat."""
    table = press.table
    plain = (await press.private(table)).plain
    seated = seat_at(table, press.argument)
    label = plain.say("character-label")
    field = Field("words", label, MAX_CHARACTER_CHARS, required=False, filled=seated.character)
    title = plain.say("character-title", seat=seated.seat)
    await ask(press, press.custom_id, title, [field])


async def _named(press: Press) -> None:
    seat, words = seat_at(press.table, press.argument).seat, entered(press).get("words", "")
    await _name(press, press.table, seat, words)


# --- the game master's own seat ------------------------------------------------------------------


async def _ask_own(press: Press) -> None:
    """Ask for the name of the rival that the game master will play."""
    plain = (await press.private(press.table)).plain
    field = Field("words", plain.say("own-label"), MAX_CHARACTER_CHARS)
    await ask(press, press.custom_id, plain.say("own-title"), [field])


async def _tell(press: Press) -> None:
    """Give the game master that seat."""
    user, words = press.user, entered(press).get("words", "")
    seat = seat_at(press.table, press.argument).seat if press.argument else None
    locale = press.locale
    changed = await press.tables.of(Characters).tell(
        press.table.id, user.id, display_name(user), locale, words, seat
    )
    localized = await press.private(changed)
    await press.turn(seats_page(changed, localized, localized.markdown.say("own-taken")))


async def _play(ctx: Context, table: TableInfo, _: str) -> None:
    """Show the menu of the game master's own seat, and the button back to the panel."""
    seat = ctx.own_seat(table)
    plain = (await ctx.private(table)).plain
    back = button(plain.say("button-gm-panel"), master_id(table.id, "panel"))
    await ctx.show_menu(table, seat, Path(), under=(back,))


BUTTONS: Final = (
    of_master("play", MASTER, _play),
    Button("form", _ask_name, SEAT | MASTER, "character", _named),
    Button("form", _ask_own, MASTER, "own", _tell),
)
