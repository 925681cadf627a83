"""Another pace in mid-game: proposed by a seat, in force once every person there agrees."""

from __future__ import annotations

from typing import Any

from bot.features.consent.pace import AGREE_S, REPACE
from bot.features.consent.service import Consent
from bot.model.terms import HOUR_S, pace_terms, preset, preset_of
from bot.store import timers
from bot.table import TableInfo
from tests.bot.core.clocks.test_clocks import DAY, bank, pass_, running, timed
from tests.bot.core.conftest import ANN, BOB, CAT, GUEST, Program
from tests.bot.core.store.sql import sql
from tests.bot.core.tables.test_lobby import refused


def asked(program: Program) -> dict[str, Any]:
    """What the last proposal said in public carries."""
    return [i.facts for c, i in program.post.calls if (c, i.occasion) == ("send", "pace-asked")][-1]


async def proposed(program: Program, table: TableInfo, by: int, **changed: Any) -> str:
    """The key of a proposal, made and said in public."""
    await program.tables.of(Consent).ask(table.id, REPACE, by, changed)
    await program.outbox.flush()
    return str(asked(program)["key"])


async def terms(program: Program, table: TableInfo) -> Any:
    return (await program.tables.table_queries.info(table.id)).terms


async def test_an_agreed_pace_restarts_every_clock(program: Program) -> None:
    table = await timed(program, BOB, CAT, bank=48 * HOUR_S)
    await program.play(table, 1)
    program.time.pass_(30 * HOUR_S)
    key = await proposed(
        program, table, BOB, decision=12 * HOUR_S, bank=24 * HOUR_S, increment=HOUR_S
    )
    assert asked(program)["terms"]["decision"] == 12 * HOUR_S
    await refused(program.tables.of(Consent).agree(table.id, REPACE, GUEST, key), "not-seated")
    waiting = (await program.tables.of(Consent).agree(table.id, REPACE, CAT, key)).waiting
    assert waiting == (0,)
    assert (await terms(program, table)).decision == 24 * HOUR_S, "not before all agree"
    await program.restart()
    waiting = (await program.tables.of(Consent).agree(table.id, REPACE, ANN, key)).waiting
    assert waiting == ()
    now = await terms(program, table)
    assert (now.decision, now.bank, now.increment) == (12 * HOUR_S, 24 * HOUR_S, HOUR_S)
    due = {
        seat: row.due - program.time.now() for seat, row in (await running(program, table)).items()
    }
    assert due == {0: 36 * HOUR_S, 2: 36 * HOUR_S}, "who has answered waits for nothing"
    assert [await bank(program, table, seat) for seat in range(3)] == [24 * HOUR_S] * 3
    await refused(program.tables.of(Consent).refuse(table.id, REPACE, ANN, key), "pace-over")
    await program.outbox.flush()
    assert [o for _, _, o in program.post.said("notice")] == [
        "pace-asked",
        "pace-asked",
        "pace-changed",
    ]
    assert program.post.said("notice")[1][0] == "edit", "it asks for nothing any more"


async def test_a_proposal_ends_by_a_refusal_or_by_its_author(program: Program) -> None:
    table = await timed(program, BOB, CAT)
    before, clocks = await terms(program, table), await running(program, table)
    key = await proposed(program, table, BOB, decision=12 * HOUR_S)
    await refused(
        program.tables.of(Consent).ask(table.id, REPACE, CAT, {"bank": HOUR_S}), "pace-open"
    )
    await program.tables.of(Consent).agree(table.id, REPACE, ANN, key)
    await program.tables.of(Consent).refuse(table.id, REPACE, CAT, key)
    await refused(program.tables.of(Consent).agree(table.id, REPACE, CAT, key), "pace-over")
    older = await proposed(program, table, BOB, decision=12 * HOUR_S)
    key = await proposed(program, table, BOB, decision=8 * HOUR_S)
    await refused(program.tables.of(Consent).agree(table.id, REPACE, ANN, older), "pace-over")
    await program.tables.of(Consent).refuse(table.id, REPACE, BOB, key)
    assert (await terms(program, table), await running(program, table)) == (before, clocks)
    await program.outbox.flush()
    said = [occasion for call, _, occasion in program.post.said("notice") if call == "send"]
    assert [one for one in said if one != "pace-asked"] == ["pace-refused", "pace-withdrawn"]


async def test_a_proposal_lapses_unless_all_agree_in_time(program: Program) -> None:
    table = await timed(program, BOB, CAT)
    key = await proposed(program, table, BOB, decision=12 * HOUR_S)
    await program.tables.of(Consent).agree(table.id, REPACE, ANN, key)
    program.time.pass_(AGREE_S - 1)
    await program.clock.fire_due()
    assert await program.tables.of(Consent).lapse(table.id, REPACE) is False
    await pass_(program, 1)
    await refused(program.tables.of(Consent).agree(table.id, REPACE, CAT, key), "pace-over")
    assert (await terms(program, table)).decision == DAY
    await program.outbox.flush()
    assert "pace-lapsed" in [occasion for _, _, occasion in program.post.said("notice")]

    def query(tx):
        assert timers.planned_seats(tx, table.id, REPACE) == set()

    await program.store.read(query)


async def test_regents_do_not_agree_and_silence_is_a_refusal(program: Program) -> None:
    table = await timed(program, BOB, CAT)
    key = await proposed(program, table, BOB, decision=12 * HOUR_S)
    await program.tables.of(Consent).agree(table.id, REPACE, ANN, key)
    before = (await terms(program, table)).decision
    await program.tables.seats.regent(table.id, CAT, 2)
    await pass_(program, AGREE_S)
    assert (await terms(program, table)).decision == before


async def test_computers_agree_and_a_table_may_go_from_an_evening_to_days(program: Program) -> None:
    table = await program.game(BOB)
    await program.tables.seats.hand_over(table.id, BOB, 1)  # a computer's from now on
    proposed_ = await program.tables.of(Consent).ask(
        table.id, REPACE, ANN, preset("async").model_dump(mode="json")
    )
    assert proposed_.waiting == ()
    assert preset_of(await terms(program, table)) == "async"
    assert (await running(program, table))[0].due == program.time.now() + 48 * HOUR_S
    await program.tables.of(Consent).ask(
        table.id, REPACE, ANN, preset("interlude").model_dump(mode="json")
    )
    assert await running(program, table) == {}
    await program.tables.of(Consent).ask(
        table.id, REPACE, ANN, preset("live").model_dump(mode="json")
    )

    def query(tx):
        assert sql(tx, "SELECT count(*) FROM budgets").scalar() == 0

    await program.store.read(query)
    await program.play(table, 0)


async def test_invalid_proposals_of_a_pace_are_refused(program: Program) -> None:
    table = await timed(program, BOB)
    propose = program.tables.of(Consent).ask
    await refused(propose(table.id, REPACE, GUEST, {"bank": 0}), "not-seated")
    await refused(propose(table.id, REPACE, ANN, {"bank": -1}), "bad-terms")
    await refused(propose(table.id, REPACE, ANN, {"waking": 1}), "bad-terms")
    await refused(propose(table.id, REPACE, ANN, {"decision": 24 * HOUR_S}), "pace-same")
    lobby = await program.lobby(channel=9)
    await refused(propose(lobby.id, REPACE, ANN, {"bank": 0}), "not-started")


async def test_a_proposal_ends_when_a_seat_changes_hands_or_the_game_ends(
    program: Program,
) -> None:
    table = await timed(program, BOB, CAT)
    key = await proposed(program, table, BOB, decision=12 * HOUR_S)
    await program.tables.seats.concede(table.id, CAT)
    await refused(program.tables.of(Consent).agree(table.id, REPACE, ANN, key), "pace-over")
    await proposed(program, table, BOB, decision=12 * HOUR_S)
    await program.tables.ending.end(table.id, 6, leads=True)

    def query(tx):
        assert sql(tx, "SELECT count(*) FROM requests").scalar() == 0

    await program.store.read(query)
    program.time.pass_(AGREE_S)
    await program.clock.fire_due()


async def test_a_table_that_agrees_on_hints_keeps_its_clocks(program: Program) -> None:
    table = await timed(program, BOB)
    program.time.pass_(HOUR_S)
    before = await running(program, table)
    key = await proposed(program, table, ANN, hints=True)
    await program.tables.of(Consent).agree(table.id, REPACE, BOB, key)
    assert (await terms(program, table)).hints is True
    now = await running(program, table)
    assert before
    assert {seat: row.due for seat, row in now.items()} == {
        seat: row.due for seat, row in before.items()
    }


async def test_another_pace_leaves_hints_as_they_were_agreed(program: Program) -> None:
    lobby = await program.lobby()
    await program.tables.lobby.set_term(lobby.id, ANN, "hints", True)
    await program.tables.lobby.join(lobby.id, BOB, "Bob", "fr")
    table = await program.tables.lobby.start(lobby.id, ANN)
    key = await proposed(program, table, ANN, **pace_terms("interlude"))
    assert asked(program)["terms"]["hints"]
    await program.tables.of(Consent).agree(table.id, REPACE, BOB, key)
    now = await terms(program, table)
    assert (preset_of(now), now.hints) == ("interlude", True)
