"""Nobody is seated without their own press; the people of a game before are called instead."""

from __future__ import annotations

import ast
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
import sqlalchemy as sa

import bot
from bot.features.rematch.service import Rematch
from bot.store.schema import outbox
from bot.table import TableInfo
from bot.table.limits import Limits
from bot.table.requests import INVITED
from bot.table.start.kept import SEATS_KEPT_S
from tests.bot.core.conftest import ANN, BOB, CAT, CHANNEL, GAME, GUEST, GUILD, Program
from tests.bot.core.features.test_results import play_out
from tests.bot.core.tables.test_lobby import refused
from tests.house.sources import nodes, source

SEATING = (
    "_begin",
    "_reseat",
    "_sit_down",
    "begin_after",
    "change",
    "change",
    "change",
    "sit_down",
)
"""Functions that write who sits where."""


async def rematch(program: Program, over: TableInfo, opener: int) -> TableInfo:
    return await program.tables.of(Rematch).open(over.id, opener)


async def next_game(program: Program, over: TableInfo, opener: int) -> TableInfo:
    lobby = await program.tables.lobby.open(GAME, GUILD, CHANNEL + 1, opener, "Opener", "fr")
    return await program.tables.beginnings.begin_after(lobby.id, opener, over.id)


Following = Callable[[Program, TableInfo, int], Awaitable[TableInfo]]
both = pytest.mark.parametrize("follow", [rematch, next_game])


async def over_with(program: Program, *people: int) -> TableInfo:
    return await play_out(program, await program.game(*people))


async def called_to(program: Program, table: TableInfo) -> list[list[int]]:
    query = sa.select(outbox.c.facts).where(
        outbox.c.game_id == table.id, outbox.c.occasion == INVITED
    )
    return [
        one["users"]
        for one in await program.store.read(lambda tx: tx.execute(query).scalars().all())
    ]


@both
async def test_a_rematch_seats_only_its_opener_and_calls_the_others_once(
    program: Program, follow: Following
) -> None:
    over = await over_with(program, BOB, CAT)
    lobby = await follow(program, over, BOB)
    assert [seat.user_id for seat in lobby.seated] == [BOB]
    assert await called_to(program, lobby) == [[ANN, CAT]]
    for person, name in ((CAT, "Cat"), (ANN, "Ann")):
        lobby = await program.tables.lobby.join(lobby.id, person, name, "en", "7")
    assert [seat.user_id for seat in lobby.seated] == [ANN, BOB, CAT], "as they sat before"
    assert await called_to(program, lobby) == [[ANN, CAT]]


@both
async def test_seats_of_former_players_are_reserved_for_a_day(
    program: Program, follow: Following
) -> None:
    over = await over_with(program, BOB, CAT)
    lobby = await follow(program, over, BOB)
    tables = program.tables
    await tables.lobby.join(lobby.id, GUEST, "Guest", "en")  # the fourth seat was free
    shown = await tables.message_data.dashboard(lobby.id, 0)
    assert shown.kept is not None
    assert shown.kept.names == ("Ann", "Person 103")
    assert shown.kept.until == program.time.now() + SEATS_KEPT_S
    for trying in (
        tables.lobby.join(lobby.id, 150, "Dan", "en"),
        tables.lobby.add_computer(lobby.id, BOB, "random"),
    ):
        assert (await refused(trying, "seats-kept")).figures == {"hours": 24}
    program.time.pass_(SEATS_KEPT_S - 1)
    await refused(tables.lobby.join(lobby.id, 150, "Dan", "en"), "seats-kept")
    program.time.pass_(1)
    assert (await tables.message_data.dashboard(lobby.id, 0)).kept is None
    await tables.lobby.join(lobby.id, 150, "Dan", "en")
    await tables.lobby.add_computer(lobby.id, BOB, "random")
    await refused(tables.lobby.join(lobby.id, ANN, "Ann", "en"), "full")


@both
async def test_an_unanswered_call_costs_nothing_and_blocks_nobody(
    program: Program, follow: Following
) -> None:
    over = await over_with(program, BOB, CAT)
    before = await program.tables.table_queries.count_of_user(ANN)
    program.tables.sessions.limits = Limits(games_per_person=before + 1)
    lobby = await follow(program, over, BOB)
    assert await program.tables.table_queries.count_of_user(ANN) == before
    await program.tables.lobby.join(lobby.id, CAT, "Cat", "en")
    started = await program.tables.lobby.start(lobby.id, BOB)
    assert [seat.user_id for seat in started.seated] == [BOB, CAT]


@both
async def test_the_lobby_stops_naming_absent_people_after_a_day(
    program: Program, follow: Following
) -> None:
    lobby = await follow(program, await over_with(program, BOB), BOB)
    await program.outbox.flush()
    program.post.clear()
    program.time.pass_(SEATS_KEPT_S)
    await program.clock.fire_due()
    await program.outbox.flush()
    assert program.post.said("dashboard"), lobby


SEATERS = ("replace_seats", "set_seat", "put_seat")
"""Functions that seat somebody; the first does so whatever it is given."""


def test_every_place_that_seats_somebody_is_listed_here() -> None:
    """Each is called by the person's own press: add a case above before another is listed."""
    names = []
    for path in Path(bot.__file__).parent.rglob("*.py"):
        if not any(word in source(path) for word in SEATERS):
            continue
        functions = (n for n in nodes(path) if isinstance(n, ast.FunctionDef))
        names += [f.name for f in functions if any(map(_seats_somebody, _own_nodes(f)))]
    assert sorted(names) == sorted(SEATING)


def _own_nodes(function: ast.AST) -> list[ast.AST]:
    """The nodes of a function without those of functions inside it."""
    found: list[ast.AST] = []
    todo = list(ast.iter_child_nodes(function))
    while todo:
        node = todo.pop()
        found.append(node)
        if not isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            todo.extend(ast.iter_child_nodes(node))
    return found


def _seats_somebody(node: ast.AST) -> bool:
    if not isinstance(node, ast.Call):
        return False
    name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
    named = {word.arg: word.value for word in node.keywords}
    person = named.get("user_id")
    given = person is not None and not (isinstance(person, ast.Constant) and person.value is None)
    return name in SEATERS[:1] or (name in SEATERS[1:] and given)
