"""Who may ask for a hint, and what it knows."""

from __future__ import annotations

from bot.table.hints import SHOWN
from tests.bot.core.conftest import ANN, CAT, House
from tests.bot.core.test_computers import game
from tests.bot.core.test_lobby import refused


async def test_a_table_gives_hints_if_its_host_allows_them(house: House) -> None:
    without = await game(house, "random")
    await refused(house.tables.hints.best(without.id, ANN), "no-hints")
    await house.tables.conduct.end(without.id, ANN)
    lobby = await house.lobby()
    await house.tables.lobby.set_term(lobby.id, ANN, "hints", True)
    await house.tables.lobby.set_pace(lobby.id, ANN, "async")  # another pace leaves that as it is
    await house.tables.lobby.add_computer(lobby.id, ANN, "random")
    table = await house.tables.lobby.start(lobby.id, ANN)
    asked, found = await house.tables.hints.best(table.id, ANN)
    assert 1 <= len(found) <= SHOWN
    assert {one.pick for one in found} <= set(asked.picks)
    assert (await house.tables.hints.best(table.id, ANN))[1] == found
    await refused(house.tables.hints.best(table.id, CAT), "not-seated")
    while (await house.tables.play.ask(table.id, 0)).awaited:
        await house.play(table, 0)
    await refused(house.tables.hints.best(table.id, ANN), "hint-not-asked")
