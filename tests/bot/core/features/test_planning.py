"""Plans at a table: when they answer, when they stop, who is called, and what nobody learns."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from bot.features.lessons.learning import Learning
from bot.features.orders.service import Orders
from bot.features.plans import rows
from bot.features.plans.lines import plan_to_json
from bot.features.plans.rows import PlanRow
from bot.features.plans.service import Plans, PlanSheet
from bot.table import Refused, TableInfo
from engine.games._skeleton import PACKAGE
from engine.games._skeleton.rounds import Allow, Bid, SetAside
from engine.plans import MAX_PLAN_LINES, Planned
from tests.bot.core.conftest import ANN, BOB, CAT, CHANNEL, GUEST, Program
from tests.bot.core.features.test_orders import looked_at, made, same_deal, seen_by_bob

BIDS = Planned("SecretBids", Bid(4), otherwise="next"), Planned("SecretBids", Bid(3))


async def planned(program: Program, table: TableInfo, *plan: Planned, user: int = ANN) -> None:
    """This is what that person has planned."""
    key = (await sheet(program, table, user)).key
    await program.tables.of(Plans).change(table.id, user, key, lambda _: plan)


async def sheet(program: Program, table: TableInfo, user: int = ANN) -> PlanSheet:
    return await program.tables.of(Plans).sheet(table.id, user, ahead=False)


async def bidding(program: Program, *plan: Planned, aside: int = 0) -> TableInfo:
    """Ann, who has planned, and Bob, both asked for their first bid."""
    table = await program.game(BOB)
    await planned(program, table, *plan)
    await program.play(table, 0, aside)
    await program.play(table, 1)
    return table


async def test_a_plan_answers_after_the_pause_and_only_its_owner_is_notified(
    program: Program,
) -> None:
    table = await bidding(program, *BIDS)
    program.time.pass_(4.9)
    assert await program.clock.fire_due() == 0
    program.time.pass_(0.1)
    assert await program.clock.fire_due() == 1
    assert [(seat, by) for seat, by, _ in await made(program, table)][-1] == (0, "plan")
    logs = [{x.name for x in await program.tables.play.log(table.id, who)} for who in (0, 1, None)]
    assert ["plan_answered" in log for log in logs] == [True, False, False]
    await program.play(table, 1)
    opened = [x for x in await program.tables.play.log(table.id, None) if x.name == "bid"]
    assert {x.facts["seat"]: x.facts["card"] for x in opened}[0] == 4


async def test_a_played_line_is_done_and_the_plan_ends_with_its_stretch(
    program: Program,
) -> None:
    table = await bidding(program, *BIDS)
    await looked_at(program)
    assert (await sheet(program, table)).plan == BIDS[1:]
    await program.play(table, 1)
    assert (await sheet(program, table)).plan == ()

    def query(tx):
        assert rows.plans_of(tx, table.id) == []

    await program.store.read(query)


@pytest.mark.parametrize("stopped", [False, True])
async def test_where_all_lines_last_a_plan_goes_on_in_the_next_stretch(
    program: Program, monkeypatch: pytest.MonkeyPatch, stopped: bool
) -> None:
    """As it was: in force, or stopped; until the game ends."""
    monkeypatch.setattr(PACKAGE, "LASTING", "all")
    plan = (Planned("SecretBids", Bid(5)), *BIDS) if stopped else BIDS
    table = await bidding(program, *plan, aside=4)
    await looked_at(program)
    if stopped:
        await program.play(table, 0)
    await program.play(table, 1)
    after = await sheet(program, table)
    assert after.stopped == ("illegal" if stopped else "")
    assert after.plan == (plan if stopped else BIDS[1:])
    await program.tables.ending.end(table.id, 6, leads=True)


async def test_a_line_that_the_owner_plays_is_done(program: Program) -> None:
    table = await bidding(program, *BIDS)
    await program.tables.play.pick_value(table.id, ANN, 0, Bid(4))
    assert (await sheet(program, table)).plan == BIDS[1:]


async def test_a_plan_that_does_not_fit_stops_and_its_owner_is_called(program: Program) -> None:
    for fits in (True, False):
        table = await bidding(program, Planned("SecretBids", Bid(4 if fits else 1)))
        await looked_at(program)
        await program.outbox.flush()
        calls = [i.seat for c, i in program.post.calls if c == "send" and i.occasion == "turn"]
        assert (0 in calls) is not fits
        shown = await sheet(program, table)
        assert (shown.stopped, bool(shown.plan)) == ("" if fits else "illegal", not fits)
        assert (0, "plan") in {x[:2] for x in await made(program, table)} or not fits
        await program.tables.ending.end(table.id, 6, leads=True)
        program.post.clear()


async def test_a_stopped_plan_answers_nothing_until_it_is_changed(
    program: Program,
) -> None:
    table = await bidding(program, Planned("SecretBids", Bid(1)), BIDS[0])
    await looked_at(program)
    await planned(program, table, BIDS[0])
    assert (await sheet(program, table)).stopped == ""
    await looked_at(program)
    assert (await made(program, table))[-1][:2] == (0, "plan")


async def test_a_plan_comes_before_the_orders_and_a_regent_follows_both(program: Program) -> None:
    for regent in (False, True):
        table = await program.game(BOB)
        await program.tables.of(Orders).set_order(
            table.id, ANN, "bidding", {"most": 2}, active=True
        )
        await planned(program, table, Planned("PutAside", SetAside(1)), BIDS[0])
        if regent:
            await program.tables.seats.regent(table.id, ANN, 0)
            await program.clock.fire_due()
        else:
            await program.play(table, 0)
        await program.play(table, 1)
        await looked_at(program)
        assert (await made(program, table))[-1][:2] == (0, "plan")
        await program.play(table, 1)
        await looked_at(program)
        assert (await made(program, table))[-1][:2] == (0, "order")
        await program.tables.ending.end(table.id, 6, leads=True)


async def test_an_undone_answer_of_a_plan_is_left_to_its_owner(program: Program) -> None:
    table = await bidding(program, *BIDS)
    await looked_at(program)
    await program.tables.play.undo(table.id, ANN)
    assert (await sheet(program, table)).stopped == "undone"
    assert await looked_at(program) == 0


@pytest.mark.parametrize("answered", [True, False])
async def test_an_unexpected_event_stops_a_plan_unless_a_guard_answers(
    program: Program, monkeypatch: pytest.MonkeyPatch, answered: bool
) -> None:
    monkeypatch.setattr(PACKAGE, "UPSETS", {"set_aside": ""})
    table = await program.game(BOB, CAT)
    await program.play(table, 0)
    await planned(program, table, BIDS[0] if answered else Planned("Objection", Allow()))
    if answered:
        await program.play(table, 1)
        await planned(program, table, BIDS[0])
        await program.play(table, 2)
        assert (await sheet(program, table)).stopped == ""
        return
    await program.play(table, 1)
    assert (await sheet(program, table)).stopped == "struck"
    await program.outbox.flush()
    assert ("send", "sheet", "stopped") in [
        (call, i.kind, i.occasion) for call, i in program.post.calls if i.seat == 0
    ]


async def test_a_plan_is_deleted_when_its_owner_leaves(program: Program) -> None:
    table = await bidding(program, *BIDS)
    await program.tables.seats.offer(table.id, ANN, 0)
    await program.tables.seats.take(table.id, GUEST, "Guest", "fr", 0)
    assert (await sheet(program, table, GUEST)).plan == ()
    with pytest.raises(Refused, match="not-seated"):
        await sheet(program, table)


async def test_a_plan_stops_when_the_rules_version_changes(program: Program) -> None:
    table = await bidding(program)
    lines = [{"question": "Former", "pick": {"is": "Bid", "card": 1}, "guards": {}}]
    await program.store.write(lambda tx: rows.set_plan(tx, table.id, PlanRow(0, "1", lines)))
    await program.tables.answering.carry_out(table.id, 0)
    assert (await sheet(program, table)).stopped == "unfit"


async def test_invalid_plans_are_refused(program: Program) -> None:
    table = await bidding(program, *BIDS)
    with pytest.raises(Refused, match="stale"):
        await program.tables.of(Plans).change(table.id, ANN, "nonsense", lambda plan: plan)
    with pytest.raises(Refused, match="plan-long"):
        await planned(program, table, *([BIDS[0]] * (MAX_PLAN_LINES + 1)))
    with pytest.raises(Refused, match="not-seated"):
        await program.tables.of(Plans).propose(table.id, GUEST)
    lesson = await program.tables.of(Learning).open(table.game, GUEST, "Guest", "fr", CHANNEL)
    with pytest.raises(Refused, match="plans-learning"):
        await sheet(program, lesson, GUEST)
    await program.tables.ending.end(table.id, 6, leads=True)
    with pytest.raises(Refused, match="ended"):
        await sheet(program, table)


async def test_possible_lines_are_shown_and_proposed(program: Program) -> None:
    table = await bidding(program)
    shown = await program.tables.of(Plans).sheet(table.id, ANN)
    assert [(one.question, len(one.picks)) for one in shown.foreseen] == [("SecretBids", 4)]
    assert shown.asked == "SecretBids"
    assert not shown.answers
    assert await program.tables.of(Plans).propose(table.id, ANN)
    draft = (await sheet(program, table)).draft
    assert [(line.question, line.proposed) for line in draft] == [("SecretBids", True)]


async def test_a_proposal_is_in_force_only_once_it_is_adopted(program: Program) -> None:
    table = await bidding(program)
    plans = program.tables.of(Plans)
    await plans.propose(table.id, ANN)
    await looked_at(program)
    assert (await made(program, table))[-1][:2] != (0, "plan"), "a draft answers nothing"
    drafted = await sheet(program, table)
    assert (drafted.plan, drafted.stopped) == ((), "")
    with pytest.raises(Refused, match="stale"):
        await plans.adopt(table.id, ANN, drafted.key)
    await program.restart()
    await program.tables.of(Plans).adopt(table.id, ANN, drafted.draft_key)
    adopted = await sheet(program, table)
    assert (adopted.plan, adopted.draft, adopted.answers) == (drafted.draft, (), True)
    await looked_at(program)
    assert (await made(program, table))[-1][:2] == (0, "plan")
    lines = await program.tables.play.log(table.id, 0)
    assert [x.facts["proposed"] for x in lines if x.name == "plan_answered"] == [True]


async def test_a_proposal_keeps_written_lines_and_ends_with_a_manual_pick(
    program: Program,
) -> None:
    table = await bidding(program, replace(BIDS[1], stays=True))
    plans = program.tables.of(Plans)
    kept = (await sheet(program, table)).plan
    assert not await plans.propose(table.id, ANN), "the plan answers all there is"
    await planned(program, table)
    await plans.propose(table.id, ANN)
    await planned(program, table, *kept)
    plan_sheet = await sheet(program, table)
    assert plan_sheet.plan == kept
    assert plan_sheet.draft, "to write a line drops no proposal"
    await plans.redraft(table.id, ANN, plan_sheet.draft_key, lambda draft: (*draft, *draft))
    assert len((await sheet(program, table)).draft) == 2
    await program.play(table, 1)
    assert (await sheet(program, table)).draft, "nor does what others do"
    await program.play(table, 0)
    assert (await sheet(program, table)).draft == ()


async def test_a_changed_line_counts_as_the_owners(program: Program) -> None:
    """A line of an older plan, which does not say so, counts as written."""
    table = await bidding(program)
    await program.tables.of(Plans).propose(table.id, ANN)
    draft = (await sheet(program, table)).draft
    lines = [{k: v for k, v in line.items() if k != "proposed"} for line in plan_to_json(draft)]
    await program.store.write(lambda tx: rows.set_plan(tx, table.id, PlanRow(0, "1", lines)))
    plan = (await sheet(program, table)).plan
    assert [line.proposed for line in plan] == [False]


async def test_a_plan_changes_nothing_that_rivals_see(tmp_path: Path) -> None:
    """In both of two games Ann has planned: what, and what she holds, moves nothing that Bob can
    see; nor does changing a plan."""
    seen = []
    for n, (aside, plan) in enumerate([(0, BIDS), (1, (Planned("SecretBids", Bid(5)), *BIDS))]):
        program = Program(f"sqlite+aiosqlite:///{tmp_path}/{n}.db")
        await program.open()
        with same_deal():
            table = await bidding(program, *plan, aside=aside)
        await looked_at(program)
        await planned(program, table, replace(BIDS[1], stays=True))
        when = [at for _, _, at in await made(program, table)]
        seen.append((await seen_by_bob(program, table), when))
        await program.close()
    assert seen[0] == seen[1]
