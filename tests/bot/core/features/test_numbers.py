"""Numbers that players give in the lobby, for how the game begins."""

from __future__ import annotations

import pytest

from bot.table.start.beginnings import numbers_for
from engine.games import GAMES
from tests.bot.core.conftest import ANN, BOB, CAT, CHANNEL, GUILD, Program
from tests.bot.core.tables.test_lobby import refused

ASKING = [
    (game, name, value)
    for game, package in GAMES.items()
    for name, info in package.Options.model_fields.items()
    if isinstance(info.json_schema_extra, dict)
    for value in info.json_schema_extra.get("numbers", {})  # type: ignore[union-attr]
]
"""Every option of a game that asks for numbers, with the value that does."""


def test_some_game_asks_for_numbers() -> None:
    assert ASKING


@pytest.mark.parametrize(("game", "name", "value"), ASKING)
async def test_numbers_go_with_the_person_and_decide_how_the_game_begins(
    program: Program, game: str, name: str, value: str
) -> None:
    """Ann leaves and Bob's numbers are still Bob's; in the end the record holds them by seat."""
    tables = program.tables
    table = await tables.lobby.open(game, GUILD, CHANNEL, ANN, "Ann", "fr")
    for user in (BOB, CAT):
        await tables.lobby.join(table.id, user, f"P{user}", "fr")
    await refused(tables.lobby.set_numbers(table.id, BOB, {"x": 1}), "no-numbers")
    table = await tables.lobby.set_option(table.id, ANN, name, value)
    wanted = numbers_for(GAMES[game], table.options)
    high, low = dict.fromkeys(wanted, 7), dict.fromkeys(wanted, 1)
    await refused(tables.lobby.set_numbers(table.id, BOB, dict.fromkeys(wanted, 100)), "bad-number")
    await refused(tables.lobby.set_numbers(table.id, BOB, {}), "no-numbers")
    await tables.lobby.set_numbers(table.id, BOB, low)
    await tables.lobby.set_numbers(table.id, CAT, high)
    table = await tables.lobby.leave(table.id, ANN)
    assert [seat.numbers for seat in table.seated] == [low, high]
    table = await tables.lobby.start(table.id, BOB)
    begun = await tables.beginnings.beginning(table.id)
    assert begun is not None
    parts = [part.model_dump() for part in begun.record.seats]
    assert [{key: part[key] for key in wanted} for part in parts] == [low, high]
    began = (await tables.play.log(table.id, None))[0]
    assert began.facts["first"] == 1
