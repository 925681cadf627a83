"""Robots that press anything that is shown, and what counts what that costs."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.app.assembly import Bot
from bot.features import BUTTONS
from bot.playground.people import Person
from bot.playground.world import Channel, Message
from engine.games import GAMES
from tests.bot.face.playing import rest
from tests.lab.clicks.clicking import Clicked
from tests.lab.clicks.mixed import CLICKS, Mixed
from tests.lab.clicks.presses import PRESSES_HEADER, Price, rehearsed
from tests.lab.clicks.shown import SPARED_ACTIONS, controls, kind_of
from tests.lab.load import begin
from tests.lab.processor import of_loop, spent
from tests.standin import StandIn

PRESSES = 100


def test_buttons_that_the_robots_skip_are_declared() -> None:
    names = {name for _, name in BUTTONS} | {kind for kind, _ in BUTTONS}
    assert names >= SPARED_ACTIONS


def test_every_button_is_clicked_or_declared_as_skipped() -> None:
    assert kind_of("t1:7:0:3:12") == kind_of("t2:7:0:3:1.2") == "pick"
    assert kind_of("m1:7:0:3:1") == kind_of("s1:7:0:3:") == "menu"
    assert kind_of("l1:7:plan") == "plan"
    assert kind_of("d1:7:abcdef:n:0:") == "plan_place"
    assert not kind_of("l1:7:concede")
    assert not kind_of("e1:7:panel")
    assert not kind_of("elsewhere")


def test_each_choice_of_a_select_counts_as_a_click() -> None:
    options = [{"label": str(n), "value": str(n)} for n in range(3)]
    menu = {"type": 3, "custom_id": "s1:7:0:3:", "options": options, "min_values": 2}
    shut = {"type": 2, "custom_id": "l1:7:plan", "label": "Plan", "disabled": True}
    message = Message(
        {"components": [{"type": 1, "components": [menu]}, {"type": 1, "components": [shut]}]}
    )
    assert [control.values for control in controls(message)] == [("0", "1"), ("1", "2")]


async def test_robots_click_shown_buttons_and_are_always_answered(
    bot: Bot, standin: StandIn, people: tuple[Person, ...], channel: Channel
) -> None:
    table_id = await begin(bot.tables, next(iter(GAMES)), people[:2], channel, seed=7)
    noted, mixed = Clicked(), Mixed(people[:2], [(table_id, channel)])
    pressed = 0
    while pressed < PRESSES or (
        not noted.picks and pressed < 5 * PRESSES
    ):  # as chance will have it
        await mixed.turn(noted)
        pressed += CLICKS
        await rest(bot, standin)  # no page turns between what is looked at and what is pressed
    assert len(noted.times) >= pressed * 0.98  # but within a turn
    assert noted.late == 0
    assert noted.picks > 0


def test_a_cost_is_the_mean_of_all_clicks_but_the_first() -> None:
    price = Price(
        "pick", [99.0, 10.0, 30.0], [50.0, 4.0, 6.0], took=[70.0, 9.0, 11.0], requests=[9, 1, 2]
    )
    rows = {row.name: (row.value, row.target) for row in price.rows("game")}
    assert rows["game, pick: processor, first"] == (99.0, None)
    assert rows["game, pick: processor"] == (20.0, 15.0)
    assert rows["game, pick: requests"] == (1.5, None)
    line = "pick 3 99.0 20.0 30.0 - 15 5.0 10.0 1.5"
    assert price.as_text().split() == line.split()


def test_a_cost_is_scaled_to_the_machine_of_the_targets() -> None:
    price = Price("pick", [99.0, 10.0, 30.0], [50.0, 4.0, 6.0], [70.0, 9.0, 11.0], [9, 1, 2], 0.5)
    scaled = {row.name: row for row in price.rows("game")}["game, pick: processor"]
    assert (scaled.value, scaled.target) == (10.0, 15.0)
    assert scaled.unit == "ms, 2 times, scaled by 0.50 from 20"
    assert price.as_text().split()[:6] == ["pick", "3", "99.0", "20.0", "30.0", "10.0"]
    assert len(price.as_text()) == len(PRESSES_HEADER)


def test_a_kind_clicked_once_has_only_a_first_cost() -> None:
    price = Price("plan", [99.0], [50.0], took=[70.0], requests=[9])
    assert [row.name for row in price.rows("game")] == ["game, plan: processor, first"]
    assert price.as_text().split() == ["plan", "1", "99.0", *"-------"]
    assert len(price.as_text()) == len(PRESSES_HEADER)


def test_a_page_after_which_a_plan_picked_is_held_to_both_targets() -> None:
    assert [Price(kind).target for kind in ("plan_need", "plan_need + pick")] == [10.0, 25.0]
    assert Price("plan_fill + pick").target is None


async def test_a_rehearsal_is_held_to_what_the_loop_spends_on_its_presses(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Neither the menu that leads to it counts, nor what is played at the table in the end."""

    async def measured(game: str, only: str) -> AsyncIterator[Price]:
        assert only == "rehearse"
        yield Price("/play", loop=[9.0, 90.0], factor=0.5)
        yield Price("rehearse", loop=[9.0, 2.0, 4.0], factor=0.5)
        yield Price("rehearse_at", loop=[9.0, 12.0], factor=0.5)
        yield Price("rehearse_play + pick", loop=[9.0, 90.0], factor=0.5)

    monkeypatch.setattr("tests.lab.clicks.presses.presses", measured)
    (row,) = [row async for row in rehearsed("game")]
    assert (row.value, row.target) == (3.0, 5.0)


@pytest.mark.skipif(not Path("/proc/self/schedstat").exists(), reason="only Linux tells it")
def test_processor_time_includes_running_and_ended_children() -> None:
    def burn(process: subprocess.Popen[bytes]) -> None:
        assert process.stdout is not None
        process.stdout.readline()

    code = "sum(range(10**7)); print(flush=True); input()"
    pipe = subprocess.PIPE
    before, own = spent(os.getpid()), of_loop(os.getpid())
    with subprocess.Popen([sys.executable, "-c", code], stdin=pipe, stdout=pipe) as child:
        burn(child)
        running = spent(os.getpid()) - before - (of_loop(os.getpid()) - own)
        child.communicate(b"\n")
    ended = spent(os.getpid()) - before - (of_loop(os.getpid()) - own)
    assert running > 0.03
    assert ended > 0.03
    assert ended == pytest.approx(running, abs=0.1)
