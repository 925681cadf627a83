"""Another pace in mid-game: proposed by a seat, in force once every person there agrees."""

from __future__ import annotations

from typing import Any

from bot.features.consent.pace import AGREE_S, REPACE
from bot.features.consent.service import Consent
from bot.model.terms import HOUR, pace_terms, preset, preset_of
from bot.store import timers
from bot.table import TableInfo
from tests.bot.core.conftest import ANN, BOB, CAT, GUEST, House
from tests.bot.core.sql import sql
from tests.bot.core.test_clocks import DAY, bank, pass_, running, timed
from tests.bot.core.test_lobby import refused


def asked(house: House) -> dict[str, Any]:
    """What the last proposal said in public carries."""
    return [i.facts for c, i in house.post.calls if (c, i.occasion) == ("send", "pace-asked")][-1]


async def proposed(house: House, table: TableInfo, by: int, **changed: Any) -> str:
    """The key of a proposal, made and said in public."""
    await house.tables.of(Consent).ask(table.id, REPACE, by, changed)
    await house.outbox.flush()
    return str(asked(house)["key"])


async def terms(house: House, table: TableInfo) -> Any:
    return (await house.tables.register.info(table.id)).terms


async def test_all_agree_and_every_clock_begins_anew(house: House) -> None:
    table = await timed(house, BOB, CAT, bank=48 * HOUR)
    await house.play(table, 1)
    house.time.pass_(30 * HOUR)
    key = await proposed(house, table, BOB, decision=12 * HOUR, bank=24 * HOUR, increment=HOUR)
    assert asked(house)["terms"]["decision"] == 12 * HOUR
    await refused(house.tables.of(Consent).agree(table.id, REPACE, GUEST, key), "not-seated")
    waiting = (await house.tables.of(Consent).agree(table.id, REPACE, CAT, key)).waiting
    assert waiting == (0,)
    assert (await terms(house, table)).decision == 24 * HOUR, "not before all agree"
    await house.restart()
    waiting = (await house.tables.of(Consent).agree(table.id, REPACE, ANN, key)).waiting
    assert waiting == ()
    now = await terms(house, table)
    assert (now.decision, now.bank, now.increment) == (12 * HOUR, 24 * HOUR, HOUR)
    due = {seat: row.due - house.time.now() for seat, row in (await running(house, table)).items()}
    assert due == {0: 36 * HOUR, 2: 36 * HOUR}, "who has answered waits for nothing"
    assert [await bank(house, table, seat) for seat in range(3)] == [24 * HOUR] * 3
    await refused(house.tables.of(Consent).refuse(table.id, REPACE, ANN, key), "pace-over")
    await house.outbox.flush()
    assert [o for _, _, o in house.post.said("notice")] == [
        "pace-asked",
        "pace-asked",
        "pace-changed",
    ]
    assert house.post.said("notice")[1][0] == "edit", "it asks for nothing any more"


async def test_one_refusal_ends_it_and_so_does_its_own_seat(house: House) -> None:
    table = await timed(house, BOB, CAT)
    before, clocks = await terms(house, table), await running(house, table)
    key = await proposed(house, table, BOB, decision=12 * HOUR)
    await refused(house.tables.of(Consent).ask(table.id, REPACE, CAT, {"bank": HOUR}), "pace-open")
    await house.tables.of(Consent).agree(table.id, REPACE, ANN, key)
    await house.tables.of(Consent).refuse(table.id, REPACE, CAT, key)
    await refused(house.tables.of(Consent).agree(table.id, REPACE, CAT, key), "pace-over")
    older = await proposed(house, table, BOB, decision=12 * HOUR)
    key = await proposed(house, table, BOB, decision=8 * HOUR)
    await refused(house.tables.of(Consent).agree(table.id, REPACE, ANN, older), "pace-over")
    await house.tables.of(Consent).refuse(table.id, REPACE, BOB, key)
    assert (await terms(house, table), await running(house, table)) == (before, clocks)
    await house.outbox.flush()
    said = [occasion for call, _, occasion in house.post.said("notice") if call == "send"]
    assert [one for one in said if one != "pace-asked"] == ["pace-refused", "pace-withdrawn"]


async def test_it_lapses_when_not_all_have_agreed_in_time(house: House) -> None:
    table = await timed(house, BOB, CAT)
    key = await proposed(house, table, BOB, decision=12 * HOUR)
    await house.tables.of(Consent).agree(table.id, REPACE, ANN, key)
    house.time.pass_(AGREE_S - 1)
    await house.clock.fire_due()
    assert await house.tables.of(Consent).lapse(table.id, REPACE) is False
    await pass_(house, 1)
    await refused(house.tables.of(Consent).agree(table.id, REPACE, CAT, key), "pace-over")
    assert (await terms(house, table)).decision == DAY
    await house.outbox.flush()
    assert "pace-lapsed" in [occasion for _, _, occasion in house.post.said("notice")]

    def query(tx):
        assert timers.planned(tx, table.id, REPACE) == set()

    await house.store.read(query)


async def test_a_regent_agrees_to_nothing_and_silence_is_no(house: House) -> None:
    table = await timed(house, BOB, CAT)
    key = await proposed(house, table, BOB, decision=12 * HOUR)
    await house.tables.of(Consent).agree(table.id, REPACE, ANN, key)
    before = (await terms(house, table)).decision
    await house.tables.seats.regent(table.id, CAT, 2)
    await pass_(house, AGREE_S)
    assert (await terms(house, table)).decision == before


async def test_computers_agree_and_a_table_may_go_from_an_evening_to_days(house: House) -> None:
    table = await house.game(BOB)
    await house.tables.seats.hand_over(table.id, BOB, 1)  # a computer's from now on
    proposed_ = await house.tables.of(Consent).ask(
        table.id, REPACE, ANN, preset("async").model_dump(mode="json")
    )
    assert proposed_.waiting == ()
    assert preset_of(await terms(house, table)) == "async"
    assert (await running(house, table))[0].due == house.time.now() + 48 * HOUR
    await house.tables.of(Consent).ask(
        table.id, REPACE, ANN, preset("interlude").model_dump(mode="json")
    )
    assert await running(house, table) == {}
    await house.tables.of(Consent).ask(
        table.id, REPACE, ANN, preset("live").model_dump(mode="json")
    )

    def query(tx):
        assert sql(tx, "SELECT count(*) FROM budgets").scalar() == 0

    await house.store.read(query)
    await house.play(table, 0)


async def test_what_is_refused(house: House) -> None:
    table = await timed(house, BOB)
    propose = house.tables.of(Consent).ask
    await refused(propose(table.id, REPACE, GUEST, {"bank": 0}), "not-seated")
    await refused(propose(table.id, REPACE, ANN, {"bank": -1}), "bad-terms")
    await refused(propose(table.id, REPACE, ANN, {"waking": 1}), "bad-terms")
    await refused(propose(table.id, REPACE, ANN, {"decision": 24 * HOUR}), "pace-same")
    lobby = await house.lobby(channel=9)
    await refused(propose(lobby.id, REPACE, ANN, {"bank": 0}), "not-started")


async def test_a_seat_that_changes_hands_and_a_game_that_ends_take_it_along(house: House) -> None:
    table = await timed(house, BOB, CAT)
    key = await proposed(house, table, BOB, decision=12 * HOUR)
    await house.tables.seats.concede(table.id, CAT)
    await refused(house.tables.of(Consent).agree(table.id, REPACE, ANN, key), "pace-over")
    await proposed(house, table, BOB, decision=12 * HOUR)
    await house.tables.ending.end(table.id, ANN)

    def query(tx):
        assert sql(tx, "SELECT count(*) FROM requests").scalar() == 0

    await house.store.read(query)
    house.time.pass_(AGREE_S)
    await house.clock.fire_due()


async def test_another_pace_leaves_hints_as_they_were_agreed(house: House) -> None:
    lobby = await house.lobby()
    await house.tables.lobby.set_term(lobby.id, ANN, "hints", True)
    await house.tables.lobby.join(lobby.id, BOB, "Bob", "fr")
    table = await house.tables.lobby.start(lobby.id, ANN)
    key = await proposed(house, table, ANN, **pace_terms("interlude"))
    assert asked(house)["terms"]["hints"]
    await house.tables.of(Consent).agree(table.id, REPACE, BOB, key)
    now = await terms(house, table)
    assert (preset_of(now), now.hints) == ("interlude", True)
