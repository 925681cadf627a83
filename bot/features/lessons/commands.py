"""/game learn: one's first game, against computers, with lessons; and what its buttons do."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any, Final

from bot.discord.access import LEARN, Button, Press, at_table, of_person
from bot.discord.commands.game import open_lobby
from bot.discord.components.ids import learn_id, table_id
from bot.discord.components.making import Arg, Making
from bot.discord.components.parts import BAD, PRIMARY, Page, button
from bot.discord.house import House, Interaction, answer, called, turn
from bot.discord.pages import looks
from bot.discord.pages.tour import games_page
from bot.discord.replies import may_show
from bot.features.lessons.learning import Learning
from bot.features.lessons.service import Progress
from bot.menu import Path
from bot.model.facts import LEARNER
from bot.table import Refused, TableInfo
from bot.texts import Said
from engine.games import GAMES


def add(house: House, making: Making, group: Any) -> None:
    """Add the command to the group of the table's commands."""
    games = tuple((name, "game-name", name) for name in GAMES)

    async def learn(interaction: Interaction, game: str | None = None) -> None:
        meant = game or await _meant(house, interaction)
        if meant is None:
            await answer(interaction, await chooser_page(house, interaction))
        else:
            await learn_game(house, interaction, meant)

    known = Arg("game", "arg-game", required=False, choices=games)
    group.add_command(making.command("command-learn", learn, [known]))


async def _meant(house: House, interaction: Interaction) -> str | None:
    """The game that is meant where none is named: the only one there is, the one being learnt,
    the channel's; None if that does not tell."""
    if len(GAMES) == 1:
        return next(iter(GAMES))
    mine = await house.tables.register.of_user(interaction.user.id, most=len(GAMES), learning=True)
    learning = {table.game for table in mine}
    if len(learning) == 1:
        return learning.pop()
    if interaction.guild_id is not None and interaction.channel_id is not None:
        here = await house.tables.register.at_channel(interaction.channel_id)
        return here.game if here is not None else None
    return None


async def chooser_page(house: House, interaction: Interaction) -> Page:
    """Which game to learn."""
    return await games_page(house, interaction, "learn-choose", learn_id)


async def learn_game(house: House, interaction: Interaction, game: str) -> None:
    """Open this person's learning table of a game; if it is open, ask whether to go on there."""
    if game not in GAMES:
        raise Refused("unknown-game")
    stands = await house.tables.of(Learning).of(interaction.user.id, game)
    if stands is None:
        await begin(house, interaction, game)
        return
    if Progress.of(stands.learning).challenge:
        raise Refused("challenge-open")
    texts = (await house.private(interaction, stands)).prose
    row = (
        button(texts.say("button-learn-go"), table_id(stands.id, "again"), PRIMARY),
        button(texts.say("button-learn-new"), table_id(stands.id, "learn_new")),
        button(texts.say("button-learn-stop"), table_id(stands.id, "learn_stop"), BAD),
    )
    await turn(interaction, Page(texts.say("learn-stands"), rows=(row,)))


async def begin(house: House, interaction: Interaction, game: str) -> None:
    """A new learning table, and its first question under a welcome."""
    assert interaction.channel_id is not None
    user = interaction.user
    locale = (await house.private(interaction)).prose.locale
    table = await house.tables.of(Learning).open(
        game, user.id, called(user), locale, interaction.channel_id
    )
    reading = await house.private(interaction, table)
    asked = await house.tables.play.ask(table.id, LEARNER)
    page = await house.menu(asked, Path(), reading, pictured=may_show(interaction))
    hello = f"{reading.prose.say('learn-intro')}\n\n{reading.prose.say('learn-hello')}"
    await turn(interaction, replace(page, said=f"{hello}\n{page.said}"))


async def _choose(house: House, interaction: Interaction, _: str, __: Sequence[str]) -> None:
    """A lesson was asked for: of the only game there is, or which?"""
    if len(GAMES) == 1:
        await learn_game(house, interaction, next(iter(GAMES)))
    else:
        await turn(interaction, await chooser_page(house, interaction))


async def _learn(press: Press) -> None:
    await learn_game(press.house, press.interaction, press.parts["game"])


def _needs_learner(interaction: Interaction, table: TableInfo) -> None:
    if table.learner != interaction.user.id:
        raise Refused("not-your-seat")


async def _on(house: House, interaction: Interaction, table: TableInfo, _: str) -> None:
    """Play on: this very game, to its end."""
    now = await house.tables.of(Learning).learn_on(table.id, interaction.user.id)
    texts = (await house.private(interaction, now)).prose
    await house.show_menu(interaction, now, LEARNER, Path(), texts.say("learn-on"))


async def _new(house: House, interaction: Interaction, table: TableInfo, _: str) -> None:
    await house.tables.of(Learning).end(table.id, interaction.user.id)
    await begin(house, interaction, table.game)


async def _stop(house: House, interaction: Interaction, table: TableInfo, _: str) -> None:
    await house.tables.of(Learning).end(table.id, interaction.user.id)
    texts = (await house.private(interaction, table)).prose
    await turn(interaction, Page(texts.say("learn-stopped")))


async def _real(house: House, interaction: Interaction, table: TableInfo, _: str) -> None:
    """A lobby for people in this channel; in a direct message, the way to one."""
    _needs_learner(interaction, table)
    if interaction.guild_id is None:
        texts = (await house.private(interaction, table)).prose
        await answer(interaction, Page(texts.say("learn-real", game=Said(texts.say("game-name")))))
        return
    await open_lobby(house, interaction, table.game)
    await house.tables.of(Learning).end(table.id, interaction.user.id)


async def _board(house: House, interaction: Interaction, table: TableInfo, _: str) -> None:
    """The board of a learning table, which has no channel."""
    _needs_learner(interaction, table)
    view = await house.tables.play.view(table.id, None)
    reading = await house.private(interaction, table)
    page = await looks.board(
        house, table, view, reading, may_show(interaction), interaction.user.id
    )
    back = button(reading.raw.say("button-play"), table_id(table.id, "play"), PRIMARY)
    await turn(interaction, replace(page, rows=(*page.rows, (back,))))


BUTTONS: Final = (
    at_table("learn_on", LEARN, _on),
    at_table("learn_new", LEARN, _new),
    at_table("learn_stop", LEARN, _stop),
    at_table("learn_real", LEARN, _real),
    at_table("board", LEARN, _board),
    Button("learn", _learn),
    of_person("learn", _choose),
)
