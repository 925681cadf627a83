"""A statement that moves run is built once: building it takes several times as long as running
it."""

from __future__ import annotations

import random
import sys
from collections import defaultdict
from typing import Any

import pytest

from bot.model.terms import Preset
from bot.store.transaction import Found, Tx
from engine.games import GAMES
from engine.players import PLAYERS
from tests.bot.core.clocks.test_delays import PEOPLE, begun, position
from tests.bot.core.conftest import Program

PICKS = 16
OFTEN = 5
"""Statements of one function in these picks; fewer belong to what happens now and then."""


@pytest.fixture
def built(monkeypatch: pytest.MonkeyPatch) -> dict[str, dict[int, Any]]:
    """Function -> the statements that it has run, by their identity."""
    by_function: defaultdict[str, dict[int, Any]] = defaultdict(dict)
    execute = Tx.execute

    def noted(tx: Tx, statement: Any, values: Any = None) -> Found:
        by_function[sys._getframe(1).f_code.co_qualname][id(statement)] = statement
        return execute(tx, statement, values)

    monkeypatch.setattr(Tx, "execute", noted)
    return by_function


@pytest.mark.parametrize("pace", ["live", "async"])
@pytest.mark.parametrize("game", [name for name in GAMES if not name.startswith("_")])
async def test_moves_run_statements_that_are_built_once(
    program: Program, built: dict[str, dict[int, Any]], game: str, pace: Preset
) -> None:
    draw, table = random.Random(7), await begun(program, game, pace)
    built.clear()
    for _ in range(PICKS):
        now = await position(program, table)
        if now.game.result is not None:
            break
        seat = min(now.awaited)
        pick = PLAYERS["random"](now.game, seat, draw.getrandbits(32))
        await program.tables.play.pick_value(table, PEOPLE[seat], seat, pick)
        await program.outbox.flush()
        program.time.pass_(15.0)
        await program.clock.fire_due()
    assert len(built) > 10
    assert {name: len(found) for name, found in built.items() if len(found) >= OFTEN} == {}
