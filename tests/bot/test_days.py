"""Whole games of people with little time, on a clock that leaps: `tests.lab bench --days`."""

from __future__ import annotations

import datetime as dt
import re
from functools import cache
from zoneinfo import ZoneInfo

import pytest

from bot.model.terms import OVER_DAYS, Preset
from engine.games import GAMES
from engine.games._skeleton import PACKAGE as _skeleton
from tests.lab.days import MAX_DAYS, START_TIME, Playthrough, playthrough_of, rows, rows_of
from tests.lab.figures import section
from tests.lab.fortnight import fortnight
from tests.lab.habits import DAY_S, FOUR


@pytest.fixture(autouse=True)
def _skeleton_is_a_game(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES, _skeleton.NAME, _skeleton)


@cache
def simulated(seed: int = 1, plans: bool = True, pace: Preset = "async") -> Playthrough:
    """A game of the skeleton, cached: no test changes its figures."""
    return playthrough_of((_skeleton.NAME, seed, plans, pace))


def test_simulated_people_look_only_while_awake_and_present() -> None:
    for seed, habit in enumerate(FOUR):
        looks = [*habit.looks(START_TIME, 28, seed)]
        assert looks == sorted(looks)
        assert 2 * 24 <= len(looks) <= 3 * 28
        for at in looks:
            hour = dt.datetime.fromtimestamp(at, ZoneInfo(habit.zone)).hour
            assert habit.awake[0] <= hour < habit.awake[1]
    away = FOUR[3].away
    assert away is not None
    gone = [
        at
        for at in FOUR[3].looks(START_TIME, 28, 1)
        if away[0] <= (at - START_TIME) / DAY_S < away[1]
    ]
    assert gone == []


def test_a_simulated_game_ends_and_is_deterministic() -> None:
    once, again = simulated(), playthrough_of((_skeleton.NAME, 1, True, "async"))
    assert once == again
    assert 0 < once.days < MAX_DAYS
    assert 0 < once.silence <= once.days
    assert 0 < once.looks <= once.picks
    assert once.handoffs
    assert min(once.errors) >= 1
    assert once.ends
    assert all(0 <= part < 1 <= error for part, error in once.ends)


def test_no_luck_from_outside_decides_a_simulated_game(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nor is a default pick, which may be chosen by chance: both games made one."""

    def outside(_: int) -> int:
        raise AssertionError("a number that the next run would not draw")

    monkeypatch.setattr("secrets.randbits", outside)
    monkeypatch.setattr("secrets.randbelow", outside)
    once, again = (playthrough_of((_skeleton.NAME, 2, False, "rendezvous")) for _ in range(2))
    assert once == again
    assert once.by_others


def test_people_with_plans_make_fewer_manual_picks() -> None:
    plain, planned = simulated(plans=False), simulated()
    assert (plain.plans, plain.unasked, plain.presses) == (0, 0, 0)
    assert planned.plans
    assert planned.presses
    assert planned.by_written
    assert planned.by_written + planned.by_proposed + planned.by_others == planned.unasked
    assert planned.picks < plain.picks
    assert planned.days < plain.days


def test_at_a_slower_pace_people_look_less_and_games_take_longer() -> None:
    usual, slow, hours = (simulated(pace=pace) for pace in OVER_DAYS)
    assert usual.days < slow.days < MAX_DAYS
    assert hours.days <= usual.days, "a rendezvous once a day is the latest"
    with pytest.raises(
        ValueError, match="'live' is no pace over days: there is async, long, rendezvous"
    ):
        next(rows(_skeleton.NAME, 1, pace="live"))


def test_a_fortnight_lists_who_was_called_when() -> None:
    """Nobody in their quiet hours; each call is in the table."""
    played = playthrough_of((_skeleton.NAME, 1, True, "rendezvous"), listen=True)
    assert played.calls
    for call in played.calls:
        hour = dt.datetime.fromtimestamp(call.at, ZoneInfo(FOUR[call.seat].zone)).hour
        assert FOUR[call.seat].awake[0] <= hour < FOUR[call.seat].awake[1]
    head, occasions, _, *days = fortnight(_skeleton.NAME, "rendezvous", played)
    assert f"{played.days:.1f} days, {len(played.calls)} calls" in head
    times = re.findall(r"\d\d:\d\d", " ".join(days))
    assert len(times) == len(played.calls)
    assert sum(int(part.split()[0]) for part in occasions.split(", ")) == len(played.calls)


def test_the_figures_cover_all_games() -> None:
    games = [simulated(seed) for seed in (1, 2)]
    with pytest.MonkeyPatch.context() as changes:
        changes.setattr("tests.lab.days.playthrough_of", lambda job: simulated(*job[1:]))
        found = {row.name: row.value for row in rows(_skeleton.NAME, 2)}
    assert found["days, worst"] == round(max(playthrough.days for playthrough in games), 2)
    assert found["picks by hand of a person"] == sum(game.picks for game in games) / 8
    shares = [value for name, value in found.items() if name.startswith("picks by ")]
    hand, written, adopted, others = shares[:4]
    assert abs(hand + written + adopted + others - 100) < 0.1
    assert abs(found["picks of a person's own"] - hand - written) < 0.1
    with pytest.raises(ValueError, match="no game called"):
        next(rows("none", 1))


def test_every_game_has_figures_beside_its_target(monkeypatch: pytest.MonkeyPatch) -> None:
    """At both paces; a target of 100 days is met, and one of a game without people's own missed."""
    monkeypatch.setattr("tests.lab.days.GAMES", {_skeleton.NAME: _skeleton})
    monkeypatch.setattr("tests.lab.days.TARGET_DAYS", {_skeleton.NAME: 0.1})
    monkeypatch.setattr("tests.lab.days.playthrough_of", lambda job: simulated(*job[1:]))
    found = [row.as_dict() for row in rows_of(1)]
    page = section("days", found, "today")
    for pace in ("async", "rendezvous"):
        (days,) = [row for row in page.splitlines() if f"{pace}: days, median of 1 game" in row]
        assert re.search(r"\| 0\.1 \| \*\*.+\*\* \|", days), "it is missed"
        assert f"{pace}: picks of a person's own, % or more | 70 | " in page
    assert page.count("\n| ") == 2 + 4
    assert "--days --seeds" in page
