"""Pausing: at once by the table's leader, by silence when a player asks."""

from __future__ import annotations

from typing import Any

from bot.features.consent.pause import PAUSE, PAUSE_TIMER, Pauses
from bot.features.consent.service import Consent
from bot.model.terms import HOUR_S, preset
from bot.store import timers
from bot.table import TableInfo
from tests.bot.core.conftest import ANN, BOB, CAT, GUEST, Program
from tests.bot.core.store.sql import sql
from tests.bot.core.tables.test_lobby import refused


async def status(program: Program, table: Any) -> str:
    return (await program.tables.table_queries.info(table.id)).status


def notices(program: Program) -> dict[str, list[str]]:
    """Occasion of a notice -> its operations: sent, then edited when it is closed."""
    found: dict[str, list[str]] = {}
    for call, intent in program.post.calls:
        if intent.kind == "notice":
            found.setdefault(intent.occasion, []).append(call)
    return found


def key_of(program: Program, last: int = -1) -> str:
    """The name of a request to pause, as its notice carries it."""
    asked = [i for c, i in program.post.calls if (c, i.occasion) == ("send", "halt-asked")]
    return str(asked[last].facts["key"])


async def days(program: Program) -> TableInfo:
    """A running game over days."""
    table = await program.game(BOB, CAT)

    def change(at):
        terms = preset("async").model_copy(update={"decision": 0, "bank": 0})
        program.tables.sessions.set(at, terms=terms.model_dump())

    await program.tables.sessions.write(table.id, change)
    return await program.tables.table_queries.info(table.id)


async def planned(program: Program, table: Any) -> set[int]:
    return await program.store.read(lambda tx: timers.planned_seats(tx, table.id, PAUSE_TIMER))


async def test_silence_grants_a_pause_and_any_player_resumes(program: Program) -> None:
    table = await days(program)
    wait = table.terms.objection
    assert wait == 12 * HOUR_S
    assert wait > preset("live").objection > 0  # an evening cannot wait half a day
    due = (await program.tables.of(Consent).ask(table.id, PAUSE, BOB)).due
    assert due == program.time.now() + wait
    await program.outbox.flush()
    (notice,) = [i for _, i in program.post.calls if i.kind == "notice"]
    assert (notice.occasion, notice.facts["due"]) == ("halt-asked", f"<t:{int(due)}:R>")
    await program.play(table, 0)  # the game goes on until then
    program.time.pass_(wait - 1)
    await program.restart()
    assert await program.clock.fire_due() == 0
    program.time.pass_(1)
    assert await program.clock.fire_due() == 1
    assert await status(program, table) == "paused"
    await program.outbox.flush()
    assert notices(program) == {"halt-asked": ["send", "edit"], "halted": ["send"]}
    await refused(
        program.tables.of(Consent).refuse(table.id, PAUSE, ANN, key_of(program)), "pause-over"
    )
    await refused(program.tables.of(Pauses).resume(table.id, GUEST), "not-seated")
    await program.restart()
    assert (await program.tables.of(Pauses).resume(table.id, CAT)).status == "running"
    assert await planned(program, table) == set()
    await program.play(table, 1)


async def test_an_objection_is_announced_and_stops_a_pause(program: Program) -> None:
    table = await program.game(BOB, CAT)
    due = (await program.tables.of(Consent).ask(table.id, PAUSE, BOB)).due
    await program.outbox.flush()
    await refused(
        program.tables.of(Consent).refuse(table.id, PAUSE, GUEST, key_of(program)), "not-seated"
    )
    await program.tables.of(Consent).refuse(table.id, PAUSE, CAT, key_of(program))
    assert await planned(program, table) == set()
    program.time.pass_(due - program.time.now() + 1)
    assert await program.clock.fire_due() == 0
    assert await status(program, table) == "running"
    await program.outbox.flush()
    (objected,) = [i for _, i in program.post.calls if i.occasion == "halt-objected"]
    assert objected.facts["name"] == f"Person {CAT}"
    await refused(
        program.tables.of(Consent).refuse(table.id, PAUSE, ANN, key_of(program)), "pause-over"
    )


async def test_a_second_request_for_a_pause_replaces_the_first(program: Program) -> None:
    table = await days(program)
    await program.tables.of(Consent).ask(table.id, PAUSE, BOB)
    await program.outbox.flush()
    await refused(program.tables.of(Consent).ask(table.id, PAUSE, CAT), "pause-open")
    program.time.pass_(HOUR_S)
    due = (await program.tables.of(Consent).ask(table.id, PAUSE, BOB)).due
    await program.outbox.flush()
    await refused(
        program.tables.of(Consent).refuse(table.id, PAUSE, CAT, key_of(program, 0)), "pause-over"
    )
    program.time.pass_(11 * HOUR_S)
    assert await program.clock.fire_due() == 0  # the older one would be due
    assert await status(program, table) == "running"
    program.time.pass_(due - program.time.now())
    assert await program.clock.fire_due() == 1
    assert await status(program, table) == "paused"


async def test_the_person_who_asked_for_a_pause_may_withdraw(program: Program) -> None:
    table = await program.game(BOB)
    await program.tables.of(Consent).ask(table.id, PAUSE, BOB)
    await program.outbox.flush()
    await program.tables.of(Consent).refuse(table.id, PAUSE, BOB, key_of(program))
    await program.outbox.flush()
    assert notices(program) == {"halt-asked": ["send", "edit"], "halt-withdrawn": ["send"]}
    assert await status(program, table) == "running"


async def test_an_overdue_request_is_granted_at_start(program: Program) -> None:
    table = await program.game(BOB)
    await program.tables.of(Consent).ask(table.id, PAUSE, BOB)
    program.time.pass_(100 * HOUR_S)
    await program.restart()
    assert await program.clock.fire_due() == 1
    assert await status(program, table) == "paused"
    assert await program.clock.fire_due() == 0


async def test_a_host_pauses_at_once_and_only_leaders_resume(program: Program) -> None:
    table = await program.game(BOB)
    await program.tables.of(Consent).ask(table.id, PAUSE, BOB)
    await program.tables.pausing.pause(table.id, ANN)  # the request is void
    assert await planned(program, table) == set()
    await refused(program.tables.of(Pauses).resume(table.id, BOB), "not-host")
    await program.store.write(lambda tx: sql(tx, f"UPDATE games SET master_id = {GUEST}"))
    await program.tables.pausing.resume(table.id, GUEST)
    await program.tables.pausing.pause(table.id, GUEST)
    await program.tables.pausing.pause_missing(table.id, "guild")
    await program.tables.pausing.resume(table.id, CAT, manager=True)
    assert await program.clock.fire_due() == 0
    assert await status(program, table) == "running"


async def test_a_pause_is_granted_at_once_if_nobody_can_object(program: Program) -> None:
    table = await program.game(BOB)
    await program.tables.seats.hand_over(table.id, BOB, 1)
    await program.store.write(lambda tx: sql(tx, "UPDATE games SET host_id = 5"))
    asked = await program.tables.of(Consent).ask(table.id, PAUSE, ANN)
    assert (asked.table.status, asked.waiting) == ("paused", ())


async def test_a_person_with_a_regent_may_object(program: Program) -> None:
    table = await program.game(BOB)
    await program.tables.seats.regent(table.id, BOB, 1)
    await program.store.write(lambda tx: sql(tx, "UPDATE games SET host_id = 5"))
    asked = await program.tables.of(Consent).ask(table.id, PAUSE, ANN)
    assert (asked.table.status, asked.waiting) == ("running", (1,))
    assert asked.due > program.time.now()


async def test_a_request_for_a_pause_ends_with_its_game(program: Program) -> None:
    table = await program.game(BOB)
    await program.tables.of(Consent).ask(table.id, PAUSE, BOB)
    await program.tables.ending.end(table.id, 6, leads=True)
    assert await planned(program, table) == set()
    program.time.pass_(100 * HOUR_S)
    assert await program.clock.fire_due() == 0
    other = await program.game(BOB, channel=8)
    await program.tables.of(Consent).ask(other.id, PAUSE, BOB)
    while await status(program, other) == "running":
        for seat in range(2):
            if await status(program, other) == "running":
                await program.play(other, seat)
    program.time.pass_(100 * HOUR_S)
    await program.clock.fire_due()

    def query(tx):
        assert sql(tx, "SELECT count(*) FROM requests").scalar() == 0

    await program.store.read(query)
