"""Public notices are counted where they become rows: by the person who causes them, and by each
person they call."""

from __future__ import annotations

import ast
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from bot.discord.notices import lobby_call_page
from bot.features.gm.master import Master
from bot.features.invitations.service import Invitations
from bot.features.privacy.service import Privacy
from bot.model.intents import Intent
from bot.schedule.acting import deferring_effects
from bot.table import TableInfo
from bot.table.notice_rates import RATE_WINDOW_S
from bot.texts import Library
from tests.bot.core.conftest import ANN, BOB, CAT, CHANNEL, GUEST, Program
from tests.bot.core.tables.test_lobby import refused
from tests.house.sources import python_files, tree

MOST, CALLS = 20, 6
ROOT = Path(__file__).resolve().parents[4]


async def notices(program: Program) -> list[Intent]:
    await program.outbox.flush()
    return [i for call, i in program.post.calls if call == "send" and i.kind == "notice"]


async def toggle(program: Program, table: TableInfo) -> None:
    """Bob offers his seat, and takes it back."""
    with deferring_effects(lambda: None, BOB):
        await program.tables.seats.offer(table.id, BOB, 1)
    await program.outbox.flush()
    with deferring_effects(lambda: None, BOB):
        await program.tables.seats.withdraw(table.id, BOB, 1)


async def test_a_person_causes_a_limited_number_of_notices(program: Program) -> None:
    table = await program.game(BOB)
    for _ in range(MOST):
        await toggle(program, table)
    error = await refused(toggle(program, table), "limit-notices")
    assert error.figures["most"] == MOST
    assert len(await notices(program)) == MOST
    for other in (ANN, None):  # others, and what nobody causes, are not held back
        with deferring_effects(lambda: None, other):
            await program.tables.seats.offer(table.id, ANN, 0)
            await program.tables.seats.withdraw(table.id, ANN, 0)
    program.time.pass_(RATE_WINDOW_S + 1)
    await toggle(program, table)


async def test_any_action_counts_whatever_it_is(program: Program) -> None:
    """Asking to lead and withdrawing, a regent and back: one count for all."""
    table = await program.game(BOB)
    master = program.tables.of(Master)
    for _ in range(MOST):
        with deferring_effects(lambda: None, GUEST):
            await master.appoint(table.id, GUEST, GUEST)
            await master.appoint(table.id, GUEST, None)
    with deferring_effects(lambda: None, GUEST):
        await refused(master.appoint(table.id, GUEST, GUEST), "limit-notices")
    for _ in range(MOST):
        with deferring_effects(lambda: None, BOB):
            await program.tables.seats.regent(table.id, BOB, 1)
            await program.tables.seats.back(table.id, BOB)
    with deferring_effects(lambda: None, BOB):
        await refused(program.tables.seats.regent(table.id, BOB, 1), "limit-notices")
        await refused(program.tables.seats.offer(table.id, BOB, 1), "limit-notices")


async def _forgotten(program: Program, _: TableInfo) -> None:
    await program.tables.of(Privacy).forget(BOB, ("Bob",), "?")


async def _conceded(program: Program, table: TableInfo) -> None:
    await program.tables.seats.concede(table.id, BOB)


async def _handed_over(program: Program, table: TableInfo) -> None:
    await program.tables.seats.hand_over(table.id, BOB, 1)


@pytest.mark.parametrize("leaving", [_forgotten, _conceded, _handed_over])
async def test_the_limit_keeps_nobody_from_leaving_or_being_forgotten(
    program: Program, leaving: Callable[[Program, TableInfo], Awaitable[None]]
) -> None:
    table = await program.game(BOB)
    for _ in range(MOST):
        await toggle(program, table)
    with deferring_effects(lambda: None, BOB):
        await leaving(program, table)
    assert (await program.tables.table_queries.info(table.id)).seat_of(BOB) is None
    assert len(await notices(program)) == MOST, "neither is it a way round the limit"


async def test_the_limit_keeps_nobody_from_leaving_a_lobby_or_the_lead(program: Program) -> None:
    table = await program.game(BOB)
    for _ in range(MOST):
        await toggle(program, table)
    lobby = await program.lobby(BOB, CAT, channel=CHANNEL + 1)
    await program.tables.lobby.leave(lobby.id, ANN)
    led = await program.lobby(CAT, channel=CHANNEL + 2)
    await program.tables.of(Master).appoint(led.id, ANN, BOB)
    await program.tables.lobby.start(led.id, ANN)
    with deferring_effects(lambda: None, BOB):
        await program.tables.lobby.leave(lobby.id, BOB)
        await _forgotten(program, table)
    assert (await program.tables.table_queries.info(lobby.id)).host_id == CAT
    assert (await program.tables.table_queries.info(led.id)).master_id is None


async def test_a_person_is_named_but_not_called_too_often(program: Program) -> None:
    table = await program.lobby(BOB)
    for by in (ANN, BOB):
        for _ in range(CALLS):
            with deferring_effects(lambda: None, by):
                await program.tables.of(Invitations).invite(table.id, by, [CAT])
    with deferring_effects(lambda: None, BOB):
        await program.tables.of(Invitations).invite(table.id, BOB, [CAT, GUEST])
    texts = Library().texts("en", table.game)
    pages = [
        lobby_call_page(intent, table, "", texts)
        for intent in await notices(program)
        if intent.occasion == "invited"
    ]
    assert [page.called for page in pages[:CALLS]] == [(CAT,)] * CALLS
    assert [page.called for page in pages[CALLS:-1]] == [()] * CALLS
    assert pages[-1].called == (GUEST,)
    assert all(f"<@{CAT}>" in page.said for page in pages)


def test_every_notice_becomes_a_row_in_one_place() -> None:
    """Nothing else writes rows of the outbox, so nothing is uncounted."""
    writers = set()
    for path in python_files("bot"):
        for node in ast.walk(tree(path)):
            if isinstance(node, ast.Call) and "_new_row" in ast.unparse(node.func):
                writers.add(str(path.relative_to(ROOT)))
    assert writers == {"bot/store/outbox.py"}
    functions = {
        node.name: ast.unparse(node)
        for node in tree(ROOT / "bot" / "store" / "outbox.py").body
        if isinstance(node, ast.FunctionDef)
    }
    posting = {name for name, text in functions.items() if "'notice'" in text}
    assert posting == {"post"}
    assert "tx.count_notice(" in functions["post"]
