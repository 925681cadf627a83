"""What each viewer sees is worked out once for each ply, and is what the save says."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from bot.features.gm.master import Master
from bot.store import games as rows
from bot.table import TableInfo
from bot.table.positions import Position
from bot.table.saving import load
from engine.games import GAMES
from engine.games._skeleton import PACKAGE as _skeleton
from engine.kernel import EVERYTHING, Game, Viewer
from tests.bot.core.conftest import ANN, BOB, CAT, CHANNEL, GAME, GUILD, Program
from tests.bot.core.features.test_master import GM, led

PACKAGES: dict[str, Any] = {**GAMES, GAME: _skeleton}


async def as_saved(program: Program, table: TableInfo) -> None:
    """The cached state of a table equals one computed from its save."""
    tables = program.tables

    def look(at):
        kept = tables.sessions.position(at)
        fresh = Position(PACKAGES[table.game], load(at.id, rows.state_text(at.tx, at.id)))
        return fresh, kept

    fresh, kept = await tables.sessions.read(table.id, look)
    seats = range(fresh.game.seats)
    for viewer in (None, EVERYTHING, *seats):
        assert kept.view(viewer) == fresh.view(viewer)
        assert await tables.play.view(table.id, viewer) == fresh.view(viewer)
    assert [kept.seat_view(seat) for seat in seats] == [fresh.seat_view(seat) for seat in seats]
    assert kept.awaited == fresh.awaited


@pytest.mark.parametrize("game", PACKAGES)
async def test_the_cache_is_never_older_than_the_save(program: Program, game: str) -> None:
    table = await program.tables.lobby.open(game, GUILD, CHANNEL, ANN, "Ann", "fr")
    await program.tables.lobby.join(table.id, BOB, "Bob", "fr")
    table = await program.tables.lobby.start(table.id, ANN)
    for n in range(30):
        await as_saved(program, table)
        view = await program.tables.play.view(table.id, None)
        if not view.awaited:
            break
        asked = await program.tables.play.ask(table.id, view.awaited[n % len(view.awaited)][0])
        user = asked.table.seated[asked.seat].user_id
        assert user is not None
        index = n % len(asked.picks)
        await program.tables.play.pick(table.id, user, asked.seat, asked.revision, index)
    await as_saved(program, table)


async def test_undo_and_corrections_leave_nothing_stale_in_the_cache(program: Program) -> None:
    table = await led(program)
    await program.play(table, 0, 1)
    await as_saved(program, table)
    await program.tables.play.undo(table.id, ANN)
    await as_saved(program, table)
    correction = (await program.tables.of(Master).corrections(table.id, GM))[0]
    await program.tables.of(Master).correct(table.id, GM, correction, "miscounted")
    await as_saved(program, table)
    await program.tables.of(Master).undo_correction(table.id, GM)
    await as_saved(program, table)


async def test_an_uncommitted_change_is_not_cached(program: Program) -> None:
    table = await program.game(BOB)
    picks = (await program.tables.play.ask(table.id, 0)).picks

    async def played_and_broken_off() -> None:
        def change(at):
            program.tables.moves.play(at, 0, picks[0])
            raise RuntimeError

        await program.tables.sessions.write(table.id, change)

    with pytest.raises(RuntimeError):
        await played_and_broken_off()
    await as_saved(program, table)
    assert (await program.tables.play.ask(table.id, 0)).picks == picks


async def test_each_view_of_a_state_is_computed_once(
    program: Program, monkeypatch: pytest.MonkeyPatch
) -> None:
    looked: Counter[tuple[int, Viewer]] = Counter()
    states: list[Game] = []  # kept alive, so that no two have the same id
    view = _skeleton.view

    def counted(game: Any, viewer: Viewer) -> Any:
        states.append(game)
        looked[id(game), viewer] += 1
        return view(game, viewer)

    monkeypatch.setattr(_skeleton, "view", counted)
    table = await program.game(BOB, CAT)
    for n in range(9):
        for viewer in (None, 0, 1, 2):
            await program.tables.play.view(table.id, viewer)
        seat = (await program.tables.play.view(table.id, None)).awaited[0][0]
        await program.play(table, seat, n % 2)
    assert len(looked) > 36
    assert set(looked.values()) == {1}
