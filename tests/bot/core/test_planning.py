"""Plans at a table: when they answer, when they stop, who is called, and what nobody learns."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from bot.features.lessons.learning import Learning
from bot.features.orders.service import Orders
from bot.features.plans import rows
from bot.features.plans.lines import written
from bot.features.plans.rows import PlanRow
from bot.features.plans.service import Plans, PlanSheet
from bot.table import Refused, TableInfo
from engine.games._skeleton import PACKAGE
from engine.games._skeleton.rounds import Allow, Bid, SetAside
from engine.plans import MOST_LINES, Planned
from tests.bot.core.conftest import ANN, BOB, CAT, CHANNEL, GUEST, House
from tests.bot.core.test_orders import looked_at, made, same_deal, seen_by_bob

BIDS = Planned("SecretBids", Bid(4), otherwise="next"), Planned("SecretBids", Bid(3))


async def planned(house: House, table: TableInfo, *plan: Planned, user: int = ANN) -> None:
    """This is what that person has planned."""
    key = (await sheet(house, table, user)).key
    await house.tables.of(Plans).change(table.id, user, key, lambda _: plan)


async def sheet(house: House, table: TableInfo, user: int = ANN) -> PlanSheet:
    return await house.tables.of(Plans).sheet(table.id, user, ahead=False)


async def bidding(house: House, *plan: Planned, aside: int = 0) -> TableInfo:
    """Ann, who has planned, and Bob, both asked for their first bid."""
    table = await house.game(BOB)
    await planned(house, table, *plan)
    await house.play(table, 0, aside)
    await house.play(table, 1)
    return table


async def test_a_plan_answers_after_the_pause_and_its_owner_alone_hears_of_it(
    house: House,
) -> None:
    table = await bidding(house, *BIDS)
    house.time.pass_(4.9)
    assert await house.clock.fire_due() == 0
    house.time.pass_(0.1)
    assert await house.clock.fire_due() == 1
    assert [(seat, by) for seat, by, _ in await made(house, table)][-1] == (0, "plan")
    logs = [{x.name for x in await house.tables.play.log(table.id, who)} for who in (0, 1, None)]
    assert ["plan_answered" in log for log in logs] == [True, False, False]
    await house.play(table, 1)
    opened = [x for x in await house.tables.play.log(table.id, None) if x.name == "bid"]
    assert {x.facts["seat"]: x.facts["card"] for x in opened}[0] == 4


async def test_a_line_that_was_played_is_done_and_the_plan_ends_with_its_stretch(
    house: House,
) -> None:
    table = await bidding(house, *BIDS)
    await looked_at(house)
    assert (await sheet(house, table)).plan == BIDS[1:]
    await house.play(table, 1)
    assert (await sheet(house, table)).plan == ()

    def query(tx):
        assert rows.plans_of(tx, table.id) == []

    await house.store.read(query)


async def test_what_the_owner_plays_in_person_is_done(house: House) -> None:
    table = await bidding(house, *BIDS)
    await house.tables.play.pick_value(table.id, ANN, 0, Bid(4))
    assert (await sheet(house, table)).plan == BIDS[1:]


async def test_a_plan_that_does_not_fit_stops_and_its_owner_is_called(house: House) -> None:
    for fits in (True, False):
        table = await bidding(house, Planned("SecretBids", Bid(4 if fits else 1)))
        await looked_at(house)
        await house.outbox.flush()
        calls = [i.seat for c, i in house.post.calls if c == "send" and i.occasion == "turn"]
        assert (0 in calls) is not fits
        shown = await sheet(house, table)
        assert (shown.stopped, bool(shown.plan)) == ("" if fits else "illegal", not fits)
        assert (0, "plan") in {x[:2] for x in await made(house, table)} or not fits
        await house.tables.ending.end(table.id, ANN, manager=True)
        house.post.clear()


async def test_a_plan_that_has_stopped_answers_nothing_until_it_is_changed(house: House) -> None:
    table = await bidding(house, Planned("SecretBids", Bid(1)), BIDS[0])
    await looked_at(house)
    await planned(house, table, BIDS[0])
    assert (await sheet(house, table)).stopped == ""
    await looked_at(house)
    assert (await made(house, table))[-1][:2] == (0, "plan")


async def test_a_plan_comes_before_the_orders_and_a_regent_follows_both(house: House) -> None:
    for regent in (False, True):
        table = await house.game(BOB)
        await house.tables.of(Orders).set_order(table.id, ANN, "bidding", {"most": 2}, active=True)
        await planned(house, table, Planned("PutAside", SetAside(1)), BIDS[0])
        if regent:
            await house.tables.seats.regent(table.id, ANN, 0)
            await house.clock.fire_due()
        else:
            await house.play(table, 0)
        await house.play(table, 1)
        await looked_at(house)
        assert (await made(house, table))[-1][:2] == (0, "plan")
        await house.play(table, 1)
        await looked_at(house)
        assert (await made(house, table))[-1][:2] == (0, "order")
        await house.tables.ending.end(table.id, ANN, manager=True)


async def test_what_is_taken_back_is_left_to_its_owner(house: House) -> None:
    table = await bidding(house, *BIDS)
    await looked_at(house)
    await house.tables.play.undo(table.id, ANN)
    assert (await sheet(house, table)).stopped == "undone"
    assert await looked_at(house) == 0


@pytest.mark.parametrize("answered", [True, False])
async def test_what_upsets_a_plan_stops_it_unless_it_has_an_answer(
    house: House, monkeypatch: pytest.MonkeyPatch, answered: bool
) -> None:
    monkeypatch.setattr(PACKAGE, "STRIKES", {"set_aside": ""})
    table = await house.game(BOB, CAT)
    await house.play(table, 0)
    await planned(house, table, BIDS[0] if answered else Planned("Objection", Allow()))
    if answered:
        await house.play(table, 1)
        await planned(house, table, BIDS[0])
        await house.play(table, 2)
        assert (await sheet(house, table)).stopped == ""
        return
    await house.play(table, 1)
    assert (await sheet(house, table)).stopped == "struck"
    await house.outbox.flush()
    assert ("send", "sheet", "stopped") in [
        (call, i.kind, i.occasion) for call, i in house.post.calls if i.seat == 0
    ]


async def test_a_plan_goes_with_whoever_made_it(house: House) -> None:
    table = await bidding(house, *BIDS)
    await house.tables.seats.offer(table.id, ANN, 0)
    await house.tables.seats.take(table.id, GUEST, "Guest", "fr", 0)
    assert (await sheet(house, table, GUEST)).plan == ()
    with pytest.raises(Refused, match="not-seated"):
        await sheet(house, table)


async def test_a_plan_of_a_game_that_has_changed_stops(house: House) -> None:
    table = await bidding(house)
    lines = [{"question": "Former", "pick": {"is": "Bid", "card": 1}, "guards": {}}]
    await house.store.write(lambda tx: rows.set_plan(tx, table.id, PlanRow(0, "1", lines)))
    await house.tables.answering.carry_out(table.id, 0)
    assert (await sheet(house, table)).stopped == "unfit"


async def test_plans_are_refused_where_they_do_not_belong(house: House) -> None:
    table = await bidding(house, *BIDS)
    with pytest.raises(Refused, match="stale"):
        await house.tables.of(Plans).change(table.id, ANN, "nonsense", lambda plan: plan)
    with pytest.raises(Refused, match="plan-long"):
        await planned(house, table, *([BIDS[0]] * (MOST_LINES + 1)))
    with pytest.raises(Refused, match="not-seated"):
        await house.tables.of(Plans).propose(table.id, GUEST)
    lesson = await house.tables.of(Learning).open(table.game, GUEST, "Guest", "fr", CHANNEL)
    with pytest.raises(Refused, match="plans-learning"):
        await sheet(house, lesson, GUEST)
    await house.tables.ending.end(table.id, ANN, manager=True)
    with pytest.raises(Refused, match="ended"):
        await sheet(house, table)


async def test_what_may_be_planned_is_shown_and_proposed(house: House) -> None:
    table = await bidding(house)
    shown = await house.tables.of(Plans).sheet(table.id, ANN)
    assert [(one.question, len(one.picks)) for one in shown.foreseen] == [("SecretBids", 4)]
    assert shown.asked == "SecretBids"
    assert not shown.answers
    assert await house.tables.of(Plans).propose(table.id, ANN)
    draft = (await sheet(house, table)).draft
    assert [(line.question, line.proposed) for line in draft] == [("SecretBids", True)]


async def test_a_proposal_is_in_force_only_once_it_is_adopted(house: House) -> None:
    table = await bidding(house)
    plans = house.tables.of(Plans)
    await plans.propose(table.id, ANN)
    await looked_at(house)
    assert (await made(house, table))[-1][:2] != (0, "plan"), "a draft answers nothing"
    drafted = await sheet(house, table)
    assert (drafted.plan, drafted.stopped) == ((), "")
    with pytest.raises(Refused, match="stale"):
        await plans.adopt(table.id, ANN, drafted.key)
    await house.restart()
    await house.tables.of(Plans).adopt(table.id, ANN, drafted.draft_key)
    adopted = await sheet(house, table)
    assert (adopted.plan, adopted.draft, adopted.answers) == (drafted.draft, (), True)
    await looked_at(house)
    assert (await made(house, table))[-1][:2] == (0, "plan")
    told = await house.tables.play.log(table.id, 0)
    assert [x.facts["proposed"] for x in told if x.name == "plan_answered"] == [True]


async def test_a_proposal_keeps_what_was_written_and_goes_with_ones_own_pick(house: House) -> None:
    table = await bidding(house, replace(BIDS[1], stays=True))
    plans = house.tables.of(Plans)
    kept = (await sheet(house, table)).plan
    assert not await plans.propose(table.id, ANN), "the plan answers all there is"
    await planned(house, table)
    await plans.propose(table.id, ANN)
    await planned(house, table, *kept)
    found = await sheet(house, table)
    assert found.plan == kept
    assert found.draft, "to write a line drops no proposal"
    await plans.redraft(table.id, ANN, found.draft_key, lambda draft: (*draft, *draft))
    assert len((await sheet(house, table)).draft) == 2
    await house.play(table, 1)
    assert (await sheet(house, table)).draft, "nor does what others do"
    await house.play(table, 0)
    assert (await sheet(house, table)).draft == ()


async def test_a_line_that_is_changed_is_its_owners(house: House) -> None:
    """A line of an older plan, which does not say so, counts as written."""
    table = await bidding(house)
    await house.tables.of(Plans).propose(table.id, ANN)
    draft = (await sheet(house, table)).draft
    lines = [{k: v for k, v in line.items() if k != "proposed"} for line in written(draft)]
    await house.store.write(lambda tx: rows.set_plan(tx, table.id, PlanRow(0, "1", lines)))
    plan = (await sheet(house, table)).plan
    assert [line.proposed for line in plan] == [False]


async def test_rivals_see_the_same_whatever_is_planned(tmp_path: Path) -> None:
    """In both of two games Ann has planned: what, and what she holds, moves nothing that Bob can
    see; nor does changing a plan."""
    seen = []
    for n, (aside, plan) in enumerate([(0, BIDS), (1, (Planned("SecretBids", Bid(5)), *BIDS))]):
        house = House(f"sqlite+aiosqlite:///{tmp_path}/{n}.db")
        await house.open()
        with same_deal():
            table = await bidding(house, *plan, aside=aside)
        await looked_at(house)
        await planned(house, table, replace(BIDS[1], stays=True))
        when = [at for _, _, at in await made(house, table)]
        seen.append((await seen_by_bob(house, table), when))
        await house.close()
    assert seen[0] == seen[1]
