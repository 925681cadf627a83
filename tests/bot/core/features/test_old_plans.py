"""Plans of older versions in running games: `saves/plans.json` holds one of each game, made by
1.0.0 and by 1.1.0 of 29 November 2026, with what it answered then and which lines it kept."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from bot.features.plans.lines import plan_from_json, plan_to_json
from bot.features.plans.rows import PlanRow, set_plan
from bot.features.plans.service import Plans
from engine import codec
from engine.games import GAMES
from engine.games._skeleton import PACKAGE
from engine.games._skeleton.rounds import Bid
from engine.plans import Planned, lasting, verdict
from tests.bot.core.conftest import *  # noqa: F403
from tests.bot.core.conftest import ANN, BOB, Program
from tests.bot.core.features.test_orders import looked_at

SAVED = json.loads((Path(__file__).parent / "saves" / "plans.json").read_text("utf-8"))


@pytest.mark.parametrize("saved", SAVED, ids=lambda saved: f"{saved['game']}-{saved['version']}")
def test_a_saved_plan_means_what_it_meant(saved: dict[str, Any]) -> None:
    """It belongs to the same stretch, answers the same, and as many of its lines outlive it."""
    package, game = GAMES[saved["game"]], codec.loads(saved["state"])
    plan = plan_from_json(package, game, saved["lines"])
    assert plan is not None
    assert str(package.stretch(game)) == saved["stretch"]
    said = verdict(package, game, 0, plan)
    assert said is not None
    assert said.pick == codec.pick_from_json(game, saved["pick"])
    assert plan_from_json(package, game, plan_to_json(said.rest)) == said.rest
    kept = [(line.question, line.pick) for line in lasting(package, plan)]
    assert kept == [(plan[n].question, plan[n].pick) for n in saved["lasts"]]


@pytest.mark.parametrize("changed", [False, True])
async def test_a_plan_of_1_0_0_ends_with_its_stretch_unless_its_owner_changes_it(
    program: Program, monkeypatch: pytest.MonkeyPatch, changed: bool
) -> None:
    """Also after some of it was played; whoever changes it reads until when it is valid now."""
    monkeypatch.setattr(PACKAGE, "LASTING", "all")
    table = await program.game(BOB)
    for seat in range(2):
        await program.play(table, seat)
    bids = (Planned("SecretBids", Bid(4)), Planned("SecretBids", Bid(3)))
    lines = [
        {name: value for name, value in line.items() if name not in ("used", "lasts")}
        for line in plan_to_json(bids)
    ]
    plans = program.tables.of(Plans)
    now = await program.tables.sessions.read(table.id, program.tables.sessions.position)
    row = PlanRow(0, str(PACKAGE.stretch(now.game)), lines)
    await program.store.write(lambda tx: set_plan(tx, table.id, row))
    if changed:
        sheet = await plans.sheet(table.id, ANN, ahead=False)
        await plans.change(table.id, ANN, sheet.key, lambda plan: plan)
    await program.tables.answering.carry_out(table.id, 0)
    left = (await plans.sheet(table.id, ANN, ahead=False)).plan
    assert left == bids[1:]
    await program.play(table, 1)
    after = (await plans.sheet(table.id, ANN, ahead=False)).plan
    assert after == (bids[1:] if changed else ())
    await looked_at(program)
