"""A finished game, move by move: every position is the one that was, as each seat saw it."""

from __future__ import annotations

import random
from typing import Any

import pytest

from bot.features.replay.film import Films
from bot.table import Refused
from bot.table.after.event_log import lines_of
from engine.kernel import EVERYTHING, View
from tests.bot.core.conftest import ANN, BOB, Program
from tests.bot.core.features.test_results import play_out


async def test_every_replayed_position_equals_the_original(
    program: Program, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A player sees what they saw then, by every way to the position."""
    monkeypatch.setattr("bot.features.replay.film.MOVES_BETWEEN_STATES", 4)
    table = await program.game(BOB)
    seen: list[list[View]] = []

    async def note() -> None:
        views = [await program.tables.play.view(table.id, viewer) for viewer in (None, 0, 1)]
        seen.append(views)

    await note()
    while (await program.tables.table_queries.info(table.id)).status == "running":
        view = await program.tables.play.view(table.id, None)
        await program.play(table, view.awaited[0][0])
        await note()
    service = program.tables.of(Films)
    numbers = list(range(len(seen)))
    random.Random(1).shuffle(numbers)
    assert len(numbers) > 2 * 4
    for number in numbers:
        for viewer, view in zip((None, 0, 1), seen[number], strict=True):
            at = await service.at(table.id, number)
            assert (at.number, at.film.last, at.view(viewer)) == (number, len(seen) - 1, view)
            assert at.move.kind == ("pick" if number else "start")
    assert (await service.at(table.id, 99_999)).number == len(seen) - 1
    assert (await service.at(table.id, -1)).number == 0


async def test_the_position_before_a_move_is_found_by_its_ply(program: Program) -> None:
    table = await program.game(BOB)
    await program.play(table, 0)
    await program.tables.play.undo(table.id, ANN)
    now = await play_out(program, table)
    service = program.tables.of(Films)
    _, film = await service.film(now.id)
    assert film.number_before(film.moves[1].ply) == 0
    assert film.number_before(film.moves[-1].ply) == film.last - 1


async def test_a_secret_move_is_shown_only_to_seats_that_knew_it(program: Program) -> None:
    table = await play_out(program, await program.game(BOB))
    service = program.tables.of(Films)
    secret = 0
    for number in range(1, 12):
        move = (await service.at(table.id, number)).move
        everything = lines_of(move, EVERYTHING)
        rival = lines_of(move, 1 - (move.seat or 0))
        secret += rival != everything
        assert {line.name for line in rival} <= {line.name for line in everything}
    assert secret


async def test_a_game_whose_place_another_takes_while_it_is_looked_up_is_shown(
    program: Program, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await play_out(program, await program.game(BOB))
    service, sessions = program.tables.of(Films), program.tables.sessions
    position, read = (await service.at(table.id, 1)).view(), sessions.read

    async def then_lose(*args: Any) -> Any:
        found = await read(*args)
        service._films.clear()
        return found

    monkeypatch.setattr(sessions, "read", then_lose)
    assert (await service.at(table.id, 1)).view() == position


async def test_positions_of_a_running_game_are_refused(program: Program) -> None:
    table = await program.game(BOB)
    with pytest.raises(Refused, match="replay-running"):
        await program.tables.of(Films).at(table.id, 0)
