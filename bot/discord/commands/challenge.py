"""/challenge: the deal of the day, alone against computers, and how the server does in it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any, Final

from bot.discord.access import of_person
from bot.discord.components.ids import house_id
from bot.discord.components.making import Arg, Making
from bot.discord.components.parts import Page, button
from bot.discord.house import House, Interaction, answer, called, turn
from bot.discord.replies import may_show
from bot.menu import Path
from bot.render.lines import block, wrapped
from bot.render.panel import Panel
from bot.table import Refused
from bot.table.challenges import Board
from bot.table.tutorials import LEARNER
from bot.texts import Said, Texts, moment, named_pair, signed
from engine.games import GAMES

LISTED: Final = 20
"""Places that a board lists."""


def commands(house: House, making: Making) -> list[Any]:
    """The group of two."""
    group = making.group("command-challenge")
    games = tuple((name, "game-name", name) for name in GAMES)
    known = Arg("game", "arg-game", required=False, choices=games)

    async def play(interaction: Interaction, game: str | None = None) -> None:
        await _play(house, interaction, game or house.tables.challenges.game())

    async def board(interaction: Interaction, game: str | None = None) -> None:
        await answer(interaction, await _board_of(house, interaction, game))

    group.add_command(making.command("command-challenge-play", play, [known]))
    group.add_command(making.command("command-challenge-board", board, [known]))
    group.guild_only = True
    return [group]


async def _play(house: House, interaction: Interaction, game: str) -> None:
    guild_id, channel_id = interaction.guild_id, interaction.channel_id
    if guild_id is None or channel_id is None:
        raise Refused("only-in-server")
    locale = (await house.private(interaction)).prose.locale
    user = interaction.user
    table = await house.tables.challenges.open(
        game, user.id, called(user), locale, channel_id, guild_id
    )
    reading = await house.private(interaction, table)
    asked = await house.tables.play.ask(table.id, LEARNER)
    page = await house.menu(asked, Path(), reading, pictured=may_show(interaction))
    name = Said(reading.prose.say("game-name"))
    hello = reading.prose.say("challenge-hello", game=name, computers=len(table.seated) - 1)
    await turn(interaction, replace(page, said=f"{hello}\n{page.said}".strip()))


async def _board_of(house: House, interaction: Interaction, game: str | None) -> Page:
    if interaction.guild_id is None:
        raise Refused("only-in-server")
    challenges = house.tables.challenges
    found = await challenges.board(
        game or challenges.game(), interaction.guild_id, interaction.user.id
    )
    locale = (await house.private(interaction)).prose.locale
    return board_page(found, replace(house.library.texts(locale, found.game), prose=True))


def board_page(board: Board, texts: Texts) -> Page:
    """Who has done how, for somebody who has played; else only that it waits, and how many have."""
    head = {"game": Said(texts.say("game-name")), "day": Said(board.day)}
    parts = [(texts.say("challenge-streak"), texts.say("challenge-days", n=board.streak))]
    told = ""
    if board.places is None:
        text = texts.say("challenge-unplayed", n=board.played)
    else:
        text = texts.say("challenge-played", n=board.played)
        lines = [
            line
            for place, one in enumerate(board.places[:LISTED], 1)
            for line in wrapped(named_pair(texts, f"{place}. {one.name}", signed(one.points or 0)))
        ]
        told = block("\n".join(lines))
    since = moment(board.promised_at)
    promises = [texts.say("challenge-promise", promise=Said(board.promise), since=since)]
    promises.append(texts.say("challenge-tomorrow", promise=Said(board.tomorrow)))
    if board.yesterday:
        promises.append(texts.say("challenge-yesterday", secret=Said(board.yesterday)))
    parts.append((texts.say("challenge-deal"), "\n".join(promises)))
    panel = Panel(texts.say("challenge-title", **head), text, tuple(parts), board=told)
    action = "challenge" if board.places is None else "challengers"
    row = (button(texts.say(f"button-{action}"), house_id(action, board.game)),)
    return Page(panel=panel, rows=(row,))


async def _press_play(house: House, interaction: Interaction, game: str, _: Sequence[str]) -> None:
    if game not in GAMES:
        raise Refused("unknown-game")
    await _play(house, interaction, game)


async def _press_board(house: House, interaction: Interaction, game: str, _: Sequence[str]) -> None:
    if game not in GAMES:
        raise Refused("unknown-game")
    await turn(interaction, await _board_of(house, interaction, game))


BUTTONS: Final = (of_person("challenge", _press_play), of_person("challengers", _press_board))
