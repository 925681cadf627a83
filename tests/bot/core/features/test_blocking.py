"""Blocked people get no seat and are not called, and nothing tells them so."""

from __future__ import annotations

import pytest
import sqlalchemy as sa

from bot.features.blocking.service import MAX_BLOCKED, Blocking
from bot.features.invitations.service import Invitations
from bot.features.privacy.service import Privacy
from bot.features.rematch.service import Rematch
from bot.model.facts import Refused
from bot.store.schema import outbox
from bot.table import TableInfo
from bot.table.notice_rates import called_by
from bot.table.requests import INVITED
from engine.games import GAMES
from tests.bot.core.conftest import ANN, BOB, CAT, CHANNEL, GUEST, Program
from tests.bot.core.features.test_results import play_out
from tests.bot.core.tables.test_lobby import refused

LONG = 1_200_000_000_000_000_123
"""A number as long as those of Discord."""


async def block(program: Program, by: int, person: int) -> None:
    await program.tables.of(Blocking).block(by, person)


async def calls(program: Program, table: TableInfo) -> list[tuple[list[int], tuple[int, ...]]]:
    """(named, called) of each invitation to a lobby."""
    query = sa.select(outbox.c.facts).where(
        outbox.c.game_id == table.id, outbox.c.occasion == INVITED
    )
    rows = await program.store.read(lambda tx: tx.execute(query.order_by(outbox.c.id)).scalars())
    return [(facts["users"], called_by(facts)) for facts in rows]


async def join(program: Program, table: TableInfo, person: int) -> TableInfo:
    return await program.tables.lobby.join(table.id, person, f"Person {person}", "en")


async def ordinary_full(program: Program) -> Refused:
    """What a full lobby answers anybody."""
    table = await program.lobby(channel=CHANNEL + 9)
    for _ in range(max(GAMES[table.game].SEATS) - 1):
        await program.tables.lobby.add_computer(table.id, ANN, "easy")
    return await refused(join(program, table, GUEST), "full")


async def test_a_blocked_person_hears_what_a_full_lobby_answers(program: Program) -> None:
    table = await program.lobby()
    await block(program, ANN, CAT)
    full = await ordinary_full(program)
    error = await refused(join(program, table, CAT), "full")
    assert (error.reason, dict(error.figures)) == (full.reason, dict(full.figures))
    assert [seat.user_id for seat in (await join(program, table, BOB)).seated] == [ANN, BOB]
    await program.tables.of(Blocking).lift(ANN, CAT)
    assert (await join(program, table, CAT)).seat_of(CAT) == 2


async def test_only_tables_of_the_host_are_closed_to_whom_they_blocked(program: Program) -> None:
    table = await program.lobby(BOB)
    await block(program, BOB, CAT)
    assert (await join(program, table, CAT)).seat_of(CAT) == 2, "Ann is the host"
    await block(program, CAT, GUEST)
    assert (await join(program, table, GUEST)).seat_of(GUEST) == 3
    await block(program, ANN, BOB)
    now = await program.tables.table_queries.info(table.id)
    assert now.seat_of(BOB) == 1, "a seat taken before stays"


@pytest.mark.parametrize("blocker", [ANN, BOB])
async def test_an_offered_seat_is_not_open_to_a_blocked_person(
    program: Program, blocker: int
) -> None:
    """By the host, or by the person who offers their seat."""
    table = await program.game(BOB)
    not_offered = await refused(
        program.tables.seats.take(table.id, CAT, "Cat", "en", 1), "seat-not-offered"
    )
    await block(program, blocker, CAT)
    await program.tables.seats.offer(table.id, BOB, 1)
    error = await refused(
        program.tables.seats.take(table.id, CAT, "Cat", "en", 1), "seat-not-offered"
    )
    assert dict(error.figures) == dict(not_offered.figures)
    now = await program.tables.seats.take(table.id, GUEST, "Guest", "en", 1)
    assert now.seat_of(GUEST) == 1


async def test_an_invitation_names_whom_it_does_not_call(program: Program) -> None:
    table, invite = await program.lobby(BOB), program.tables.of(Invitations).invite
    await block(program, CAT, BOB)
    await invite(table.id, BOB, [CAT, GUEST])
    await invite(table.id, ANN, [CAT])
    await block(program, ANN, GUEST)
    await invite(table.id, BOB, [GUEST])
    assert await calls(program, table) == [
        ([CAT, GUEST], (GUEST,)),
        ([CAT], (CAT,)),
        ([GUEST], ()),
    ]


async def test_a_rematch_reserves_no_seat_that_it_would_refuse(program: Program) -> None:
    over = await play_out(program, await program.game(BOB, CAT))
    await block(program, ANN, CAT)
    again = await program.tables.of(Rematch).open(over.id, ANN)
    assert await calls(program, again) == [([BOB, CAT], (BOB,))]
    assert (await program.tables.message_data.dashboard(again.id, 0)).kept is None
    await refused(program.tables.of(Rematch).open(over.id, CAT), "full")
    await program.tables.lobby.cancel(again.id, ANN)
    await block(program, BOB, ANN)  # who blocks the host is not called; their seat is reserved
    again = await program.tables.of(Rematch).open(over.id, CAT)
    kept = (await program.tables.message_data.dashboard(again.id, 0)).kept
    assert kept is not None
    assert len(kept.names) == 2


async def test_a_list_of_blocked_people_has_limits(program: Program) -> None:
    blocking = program.tables.of(Blocking)
    await refused(blocking.block(ANN, ANN), "block-self")
    for person in range(1_000, 1_000 + MAX_BLOCKED):
        await blocking.block(ANN, person)
    assert await blocking.block(ANN, 1_000) == await blocking.blocked(ANN)
    error = await refused(blocking.block(ANN, BOB), "block-most")
    assert error.figures == {"most": MAX_BLOCKED}
    await blocking.lift(ANN, 1_000)
    assert (await blocking.block(ANN, BOB))[-1] == BOB


async def test_only_who_blocks_finds_it_in_their_data(program: Program) -> None:
    await block(program, ANN, BOB)
    await block(program, ANN, LONG)
    privacy = program.tables.of(Privacy)
    listed = [row["target"] for row in (await privacy.export_of(ANN))["blocks"]]
    assert listed == [BOB, str(LONG)], "as text, where other readers of JSON would round it"
    assert (await privacy.export_of(BOB))["blocks"] == []
    await privacy.forget(BOB, {"Bob"}, "somebody")
    assert await program.tables.of(Blocking).blocked(ANN) == [BOB, LONG]
    await privacy.forget(ANN, {"Ann"}, "somebody")
    assert await program.tables.of(Blocking).blocked(ANN) == []
