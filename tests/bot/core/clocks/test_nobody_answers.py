"""Whole games in which nobody ever answers, and each question there is: clocks alone end them."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import MISSING, fields
from functools import partial
from typing import Any

import pytest

from bot.discord.pages.lobby import option_values
from bot.store import clocks, move_history
from bot.store import games as rows
from bot.table import TableInfo
from bot.table.changes import awaited_seats
from engine import codec
from engine.games import GAMES
from engine.kernel import (
    Aside,
    Choice,
    Pick,
    legal,
    namespace_of,
    pending,
    play,
    question,
    registered_classes,
)
from engine.players import random_pick
from engine.rng import below
from tests.bot.core.conftest import ANN, CHANNEL, GUILD, Program
from tests.laws.walks import RARE, rare

MOST = 400
"""Games walked through to meet every question."""


async def begun(program: Program, game: str, seats: int) -> TableInfo:
    """A game of so many people, who have ten minutes for a decision."""
    table = await program.tables.lobby.open(game, GUILD, CHANNEL + seats, ANN, "Ann", "fr")
    for user in range(1, seats):
        table = await program.tables.lobby.join(table.id, ANN + user, f"Person {user}", "fr")
    for name, value in (("decision", 600), ("ladder", "default")):
        await program.tables.lobby.set_term(table.id, ANN, name, value)
    return await program.tables.lobby.start(table.id, ANN)


@pytest.mark.parametrize("game", list(GAMES)[1:])  # the first takes a minute, and shows no more
async def test_a_game_in_which_nobody_answers_is_played_to_its_end(
    program: Program, game: str
) -> None:
    table = await begun(program, game, GAMES[game].SEATS[0])
    for _ in range(5000):
        if await program.clock.fire_due() == 0:
            program.time.pass_(600)
        if (await program.tables.table_queries.info(table.id)).status != "running":
            break
    assert (await program.tables.table_queries.info(table.id)).result is not None

    def query(tx):
        picks = move_history.picks_since(tx, table.id, 0)
        assert clocks.of_table(tx, table.id) == {}
        return picks

    picks = await program.store.read(query)
    assert {move.by for move in picks} == {"default"}


def moments(game: str) -> Iterator[tuple[str, Any]]:
    """A state for every class of question of a game: the first one in games of random computers,
    from the usual start and from starts that deal rare pieces."""
    package = GAMES[game]
    every = registered_classes(namespace_of(package.Game))
    asks = [kind for kind in every if issubclass(kind, Choice) and not issubclass(kind, Aside)]
    missing = {kind.__name__ for kind in asks if kind.picks and not kind.old}
    starts = [None, *RARE[game]]
    for seed in range(MOST):
        seats = package.SEATS[seed % len(package.SEATS)]
        path = starts[seed // len(package.SEATS) % len(starts)]
        options = {
            name: values[below(seed * 100 + n, len(values))[1]]
            for n, (name, values) in enumerate(option_values(game).items())
        }
        if path is None:
            state = package.new_game(seats, seed, package.Options(**options))
        else:
            state = rare(path, seats, seed)
        picks = 0
        while state.result is None and missing:
            for choice, asked in pending(state):
                if asked and type(choice).__name__ in missing:
                    missing.remove(type(choice).__name__)
                    yield type(choice).__name__, codec.loads(codec.dumps(state))
            seat = min(awaited_seats(state))
            play(state, seat, random_pick(state, seat, seed * 100_000 + picks))
            picks += 1
    assert not missing, f"never asked in {MOST} games: {missing}"


async def stands_at(program: Program, table: TableInfo, state: Any) -> None:
    """Put a running table where `state` is."""

    def change(at):
        program.tables.clocks.forget(at)
        text = codec.dumps(state)
        program.tables.sessions.set(
            at, ply=at.row.ply + 1, state=text, status="running", result=None
        )
        program.tables.turns.plan_computers(at, state)
        program.tables.clocks.plan(at, state)

    await program.tables.sessions.write(table.id, change)


@pytest.mark.parametrize("game", list(GAMES))
async def test_every_question_is_answered_when_its_clock_runs_out(
    program: Program, game: str
) -> None:
    tables: dict[int, TableInfo] = {}
    for name, state in moments(game):
        if state.seats not in tables:
            tables[state.seats] = await begun(program, game, state.seats)
        table = tables[state.seats]
        await stands_at(program, table, state)
        seat = min(s for s in awaited_seats(state) if type(question(state, s)).__name__ == name)
        program.time.pass_(600)
        assert await program.tables.ladder.clock_due(table.id, seat), name
        move = await program.store.read(partial(rows.last_pick, table_id=table.id, seat=seat))
        ply = (await program.tables.table_queries.info(table.id)).ply
        assert move is not None
        assert move.ply == ply, name
        assert move.by in ("default", "order"), f"{name}: what its person has left word about"
        offered = [pick for pick in legal(state, seat) if pick.idle]
        if offered:
            assert codec.pick_from_json(state, move.pick) == offered[0], name


@pytest.mark.parametrize("game", list(GAMES))
def test_a_pick_made_for_an_absent_person_needs_no_words(game: str) -> None:
    every = registered_classes(namespace_of(GAMES[game].Game))
    idle = [kind for kind in every if issubclass(kind, Pick) and kind.idle]
    assert idle
    needed = [
        declared_field
        for kind in idle
        for declared_field in fields(kind)
        if declared_field.default is MISSING
    ]  # type: ignore[arg-type]
    assert needed == []
