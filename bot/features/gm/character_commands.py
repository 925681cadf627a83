"""Who is who in the fiction: names of characters, and the seat that the game master tells."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from bot.discord.access import MASTER, SEAT, Button, Press, of_master
from bot.discord.components.command_factory import Arg, Making
from bot.discord.components.forms import Field, ask
from bot.discord.components.forms import written as entered
from bot.discord.components.ids import master_id
from bot.discord.components.parts import Page, button
from bot.discord.context import BotContext, Interaction, answer, called, turn
from bot.discord.rights import is_master, roles_of
from bot.features.gm.characters import Characters
from bot.features.gm.panel import master_table, seats_page
from bot.menu import Path
from bot.render.picks import found
from bot.table import Refused, TableInfo
from bot.words import CHARACTER, MAX_NAME_CHARS, number
from engine.kernel import Seat


def add_to_seats(context: BotContext, making: Making, group: Any) -> None:
    """Add the command by which a person names their own character."""

    async def name(interaction: Interaction, character: str = "") -> None:
        table = await context.table_here(interaction)
        seat = await context.seat_at(table, interaction.user.id)
        await _name(context, interaction, table, seat, character or "")

    character = Arg("character", "arg-character", required=False, most=MAX_NAME_CHARS)
    group.add_command(making.command("command-seat-name", name, [character]))


def add_to_master(context: BotContext, making: Making, group: Any) -> None:
    """Add the command by which the game master names anybody's."""

    async def call(interaction: Interaction, seat: str, character: str = "") -> None:
        table = await master_table(context, interaction)
        await _name(context, interaction, table, _seat(table, seat), character or "")

    async def seats(interaction: Interaction, typed: str) -> Sequence[tuple[str, str | int]]:
        table = await context.table_here(interaction)
        texts = (await context.private(interaction, table)).plain
        return found([(texts.seat(s.seat), str(s.seat)) for s in table.seated], typed)

    whose = Arg("seat", "arg-called-seat", suggest=seats)
    character = Arg("character", "arg-character", required=False, most=MAX_NAME_CHARS)
    group.add_command(making.command("command-gm-call", call, [whose, character]))


def _seat(table: TableInfo, typed: str) -> Seat:
    seat = number(typed, len(table.seated) - 1)
    if seat is None:
        raise Refused("no-such-seat")
    return seat


# --- naming ---------------------------------------------------------------------------------------


async def _name(
    context: BotContext, interaction: Interaction, table: TableInfo, seat: Seat, character: str
) -> None:
    """Name a seat's character; the game master goes on with the seats."""
    by, roles = interaction.user.id, roles_of(interaction)
    changed = await context.tables.of(Characters).call(table.id, by, seat, character, roles)
    localized = await context.private(interaction, changed)
    name = localized.markdown.written(changed.seated[seat].character)
    what = "character-set" if name else "character-gone"
    said = localized.markdown.say(what, seat=seat, character=name)
    if is_master(interaction, changed):
        await turn(interaction, seats_page(changed, localized, said))
    else:
        await answer(interaction, Page(said))


async def _ask_name(press: Press) -> None:
    """Ask for the name of the character of a seat."""
    table = press.table
    plain = (await press.context.private(press.interaction, table)).plain
    seated = table.seated[_seat(table, press.argument)]
    label = plain.say("character-label")
    field = Field("words", label, CHARACTER, required=False, filled=seated.character)
    title = plain.say("character-title", seat=seated.seat)
    await ask(press.interaction, press.custom_id, title, [field])


async def _named(press: Press) -> None:
    seat, words = _seat(press.table, press.argument), entered(press.interaction).get("words", "")
    await _name(press.context, press.interaction, press.table, seat, words)


# --- the game master's own seat ------------------------------------------------------------------


async def _ask_own(press: Press) -> None:
    """Ask for the name of the rival that the game master will play."""
    plain = (await press.context.private(press.interaction, press.table)).plain
    field = Field("words", plain.say("own-label"), CHARACTER)
    await ask(press.interaction, press.custom_id, plain.say("own-title"), [field])


async def _tell(press: Press) -> None:
    """Seat the game master there."""
    user, words = press.interaction.user, entered(press.interaction).get("words", "")
    seat = _seat(press.table, press.argument) if press.argument else None
    locale = press.interaction.locale.value.split("-")[0]
    changed = await press.context.tables.of(Characters).tell(
        press.table.id, user.id, called(user), locale, words, seat
    )
    localized = await press.context.private(press.interaction, changed)
    await turn(
        press.interaction, seats_page(changed, localized, localized.markdown.say("own-taken"))
    )


async def _play(context: BotContext, interaction: Interaction, table: TableInfo, _: str) -> None:
    """The menu of the game master's own seat, of what it sees, and the way back to the panel."""
    seat = await context.seat_at(table, interaction.user.id)
    plain = (await context.private(interaction, table)).plain
    back = button(plain.say("button-gm-panel"), master_id(table.id, "panel"))
    await context.show_menu(interaction, table, seat, Path(), under=(back,))


BUTTONS: Final = (
    of_master("play", MASTER, _play),
    Button("form", _ask_name, SEAT | MASTER, "character", _named),
    Button("form", _ask_own, MASTER, "own", _tell),
)
