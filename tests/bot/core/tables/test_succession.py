"""The host's role passes on, however its person has left; a lobby without people closes."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

import pytest

from bot.features.gm.master import Master
from bot.features.privacy.service import Privacy
from bot.table import TableInfo
from tests.bot.core.conftest import ANN, BOB, CAT, GUEST, Program
from tests.bot.core.tables.test_lobby import refused

Leaving = Callable[[Program, TableInfo], Awaitable[object]]


async def _leave(program: Program, table: TableInfo) -> object:
    return await program.tables.lobby.leave(table.id, ANN)


async def _removed(program: Program, table: TableInfo) -> object:
    return await program.tables.lobby.remove(table.id, GUEST, 0, manager=True)


async def _forgotten(program: Program, table: TableInfo) -> object:
    return await program.tables.of(Privacy).forget(ANN, ("Ann",), "?")


async def _off_the_server(program: Program, table: TableInfo) -> object:
    return await program.tables.succession.host_gone(table.id, ANN)


async def _handed_over(program: Program, table: TableInfo) -> object:
    return await program.tables.seats.hand_over(table.id, ANN, 0)


async def _conceded(program: Program, table: TableInfo) -> object:
    return await program.tables.seats.concede(table.id, ANN)


async def _taken(program: Program, table: TableInfo) -> object:
    await program.tables.seats.offer(table.id, ANN, 0)
    return await program.tables.seats.take(table.id, GUEST, "Guest", None, 0)


LOBBY = (_leave, _removed, _forgotten, _off_the_server)
GAME_ON = (_handed_over, _conceded, _taken, _forgotten, _off_the_server)


async def host_of(program: Program, table: TableInfo) -> int:
    return (await program.tables.table_queries.info(table.id)).host_id


@pytest.mark.parametrize("leaving", LOBBY)
async def test_in_a_lobby_the_next_person_starts_it(program: Program, leaving: Leaving) -> None:
    table = await program.lobby(BOB, CAT)
    await leaving(program, table)
    assert await host_of(program, table) == BOB
    assert (await program.tables.lobby.start(table.id, BOB)).status == "running"
    await refused(program.tables.pausing.pause(table.id, CAT), "not-host")


@pytest.mark.parametrize("leaving", GAME_ON)
async def test_in_a_game_the_next_person_leads_it(program: Program, leaving: Leaving) -> None:
    table = await program.lobby(BOB, CAT)
    await program.tables.lobby.start(table.id, ANN)
    await program.tables.seats.regent(table.id, BOB, 1)
    await leaving(program, table)
    heir = await host_of(program, table)
    assert heir == (GUEST if leaving is _taken else CAT), "Bob is away"
    assert (await program.tables.pausing.pause(table.id, heir)).status == "paused"
    await program.outbox.flush()
    assert any(i.occasion == "host-passed" for _, i in program.post.calls)


@pytest.mark.parametrize("leaving", [_leave, _removed, _forgotten])
async def test_a_lobby_without_people_closes(program: Program, leaving: Leaving) -> None:
    table = await program.lobby()
    await program.tables.lobby.add_computer(table.id, ANN, "normal")
    await leaving(program, table)
    assert (await program.tables.table_queries.info(table.id)).status == "cancelled"
    await program.lobby(BOB)  # the channel is free


async def test_a_game_master_keeps_a_lobby_open_and_is_the_last_heir(program: Program) -> None:
    table = await program.lobby()
    await program.tables.of(Master).appoint(table.id, ANN, GUEST)
    await program.tables.lobby.leave(table.id, ANN)
    now = await program.tables.table_queries.info(table.id)
    assert (now.status, now.host_id) == ("lobby", GUEST)
    await program.tables.of(Master).appoint(table.id, GUEST, None)
    assert (await program.tables.table_queries.info(table.id)).status == "cancelled"


async def test_a_host_who_stays_remains_host(program: Program) -> None:
    table = await program.lobby(BOB)
    await program.tables.lobby.leave(table.id, BOB)
    assert await host_of(program, table) == ANN
    await program.tables.lobby.join(table.id, BOB, "Bob", None)
    await program.tables.lobby.start(table.id, ANN)
    await program.tables.seats.regent(table.id, ANN, 0)
    assert await host_of(program, table) == ANN
