"""Pausing: at once by the table's leader, by silence when a player asks."""

from __future__ import annotations

from typing import Any

from bot.features.consent.pause import PAUSE, PAUSE_TIMER, Pauses
from bot.features.consent.service import Consent
from bot.model.terms import HOUR, preset
from bot.store import timers
from bot.table import TableInfo
from tests.bot.core.conftest import ANN, BOB, CAT, GUEST, House
from tests.bot.core.sql import sql
from tests.bot.core.test_lobby import refused


async def status(house: House, table: Any) -> str:
    return (await house.tables.register.info(table.id)).status


def notices(house: House) -> dict[str, list[str]]:
    """Occasion of a notice -> its operations: sent, then edited when it is closed."""
    found: dict[str, list[str]] = {}
    for call, intent in house.post.calls:
        if intent.kind == "notice":
            found.setdefault(intent.occasion, []).append(call)
    return found


def key_of(house: House, last: int = -1) -> str:
    """The name of a request to pause, as its notice carries it."""
    asked = [i for c, i in house.post.calls if (c, i.occasion) == ("send", "halt-asked")]
    return str(asked[last].facts["key"])


async def days(house: House) -> TableInfo:
    """A running game over days."""
    table = await house.game(BOB, CAT)

    def change(at):
        terms = preset("async").model_copy(update={"decision": 0, "bank": 0})
        house.tables.desk.set(at, terms=terms.model_dump())

    await house.tables.desk.write(table.id, change)
    return await house.tables.register.info(table.id)


async def planned(house: House, table: Any) -> set[int]:
    return await house.store.read(lambda tx: timers.planned(tx, table.id, PAUSE_TIMER))


async def test_silence_pauses_and_any_player_goes_on(house: House) -> None:
    table = await days(house)
    wait = table.terms.objection
    assert wait == 12 * HOUR
    assert wait > preset("live").objection > 0  # an evening cannot wait half a day
    due = (await house.tables.of(Consent).ask(table.id, PAUSE, BOB)).due
    assert due == house.time.now() + wait
    await house.outbox.flush()
    (notice,) = [i for _, i in house.post.calls if i.kind == "notice"]
    assert (notice.occasion, notice.facts["due"]) == ("halt-asked", f"<t:{int(due)}:R>")
    await house.play(table, 0)  # the game goes on until then
    house.time.pass_(wait - 1)
    await house.restart()
    assert await house.clock.fire_due() == 0
    house.time.pass_(1)
    assert await house.clock.fire_due() == 1
    assert await status(house, table) == "paused"
    await house.outbox.flush()
    assert notices(house) == {"halt-asked": ["send", "edit"], "halted": ["send"]}
    await refused(
        house.tables.of(Consent).refuse(table.id, PAUSE, ANN, key_of(house)), "pause-over"
    )
    await refused(house.tables.of(Pauses).resume(table.id, GUEST), "not-seated")
    await house.restart()
    assert (await house.tables.of(Pauses).resume(table.id, CAT)).status == "running"
    assert await planned(house, table) == set()
    await house.play(table, 1)


async def test_an_objection_is_said_and_keeps_the_game_going(house: House) -> None:
    table = await house.game(BOB, CAT)
    due = (await house.tables.of(Consent).ask(table.id, PAUSE, BOB)).due
    await house.outbox.flush()
    await refused(
        house.tables.of(Consent).refuse(table.id, PAUSE, GUEST, key_of(house)), "not-seated"
    )
    await house.tables.of(Consent).refuse(table.id, PAUSE, CAT, key_of(house))
    assert await planned(house, table) == set()
    house.time.pass_(due - house.time.now() + 1)
    assert await house.clock.fire_due() == 0
    assert await status(house, table) == "running"
    await house.outbox.flush()
    (objected,) = [i for _, i in house.post.calls if i.occasion == "halt-objected"]
    assert objected.facts["name"] == f"Person {CAT}"
    await refused(
        house.tables.of(Consent).refuse(table.id, PAUSE, ANN, key_of(house)), "pause-over"
    )


async def test_a_request_made_anew_replaces_the_older_one(house: House) -> None:
    table = await days(house)
    await house.tables.of(Consent).ask(table.id, PAUSE, BOB)
    await house.outbox.flush()
    await refused(house.tables.of(Consent).ask(table.id, PAUSE, CAT), "pause-open")
    house.time.pass_(HOUR)
    due = (await house.tables.of(Consent).ask(table.id, PAUSE, BOB)).due
    await house.outbox.flush()
    await refused(
        house.tables.of(Consent).refuse(table.id, PAUSE, CAT, key_of(house, 0)), "pause-over"
    )
    house.time.pass_(11 * HOUR)
    assert await house.clock.fire_due() == 0  # the older one would be due
    assert await status(house, table) == "running"
    house.time.pass_(due - house.time.now())
    assert await house.clock.fire_due() == 1
    assert await status(house, table) == "paused"


async def test_whoever_asked_may_withdraw(house: House) -> None:
    table = await house.game(BOB)
    await house.tables.of(Consent).ask(table.id, PAUSE, BOB)
    await house.outbox.flush()
    await house.tables.of(Consent).refuse(table.id, PAUSE, BOB, key_of(house))
    await house.outbox.flush()
    assert notices(house) == {"halt-asked": ["send", "edit"], "halt-withdrawn": ["send"]}
    assert await status(house, table) == "running"


async def test_a_request_overdue_at_a_start_is_granted_then(house: House) -> None:
    table = await house.game(BOB)
    await house.tables.of(Consent).ask(table.id, PAUSE, BOB)
    house.time.pass_(100 * HOUR)
    await house.restart()
    assert await house.clock.fire_due() == 1
    assert await status(house, table) == "paused"
    assert await house.clock.fire_due() == 0


async def test_the_host_pauses_at_once_and_only_leaders_end_that(house: House) -> None:
    table = await house.game(BOB)
    await house.tables.of(Consent).ask(table.id, PAUSE, BOB)
    await house.tables.pausing.pause(table.id, ANN)  # the request is void
    assert await planned(house, table) == set()
    await refused(house.tables.of(Pauses).resume(table.id, BOB), "not-host")
    await house.store.write(lambda tx: sql(tx, f"UPDATE games SET master_id = {GUEST}"))
    await house.tables.pausing.resume(table.id, GUEST)
    await house.tables.pausing.pause(table.id, GUEST)
    await house.tables.pausing.pause_missing(table.id, "guild")
    await house.tables.pausing.resume(table.id, CAT, manager=True)
    assert await house.clock.fire_due() == 0
    assert await status(house, table) == "running"


async def test_nobody_waits_for_an_objection_that_nobody_could_make(house: House) -> None:
    table = await house.game(BOB)
    await house.tables.seats.hand_over(table.id, BOB, 1)
    await house.store.write(lambda tx: sql(tx, "UPDATE games SET host_id = 5"))
    asked = await house.tables.of(Consent).ask(table.id, PAUSE, ANN)
    assert (asked.table.status, asked.waiting) == ("paused", ())


async def test_who_has_a_regent_may_object(house: House) -> None:
    table = await house.game(BOB)
    await house.tables.seats.regent(table.id, ANN, 1)
    await house.store.write(lambda tx: sql(tx, "UPDATE games SET host_id = 5"))
    asked = await house.tables.of(Consent).ask(table.id, PAUSE, ANN)
    assert (asked.table.status, asked.waiting) == ("running", (1,))
    assert asked.due > house.time.now()


async def test_a_game_that_ends_takes_its_request_along(house: House) -> None:
    table = await house.game(BOB)
    await house.tables.of(Consent).ask(table.id, PAUSE, BOB)
    await house.tables.ending.end(table.id, ANN)
    assert await planned(house, table) == set()
    house.time.pass_(100 * HOUR)
    assert await house.clock.fire_due() == 0
    other = await house.game(BOB, channel=8)
    await house.tables.of(Consent).ask(other.id, PAUSE, BOB)
    while await status(house, other) == "running":
        for seat in range(2):
            if await status(house, other) == "running":
                await house.play(other, seat)
    house.time.pass_(100 * HOUR)
    await house.clock.fire_due()

    def query(tx):
        assert sql(tx, "SELECT count(*) FROM requests").scalar() == 0

    await house.store.read(query)
