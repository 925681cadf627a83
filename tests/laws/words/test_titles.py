"""What a seat is called when all is over: each row of each game's table, met and not met."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import pytest

from engine.games import GAMES
from engine.kernel import Event, play
from engine.titles import Finished, Title, at_least, count_of, most, none, titles
from tests.laws.walks import PACKAGES, fresh, walk

TITLED = [name for name, package in GAMES.items() if package.TITLES]
"""The games that give titles: a package may leave them out."""
CASES = {
    name: tomllib.loads((Path("tests") / name / "titles.toml").read_text(encoding="utf-8"))
    for name in TITLED
}
ROWS = [
    pytest.param(row, CASES[name].get(row.name, {}), id=f"{name}-{row.name}")
    for name in TITLED
    for row in GAMES[name].TITLES
]


def over(case: str) -> Finished:
    """A game of two that was won by both, with these events."""
    events, winners, seats = [], (0, 1), 2
    for part in case.split(","):
        name, *rest = part.split()
        times = next((int(one[1:]) for one in rest if one.startswith("*")), 1)
        facts: dict[str, Any] = {
            key: int(value) if value.isdecimal() else value
            for key, _, value in (one.partition("=") for one in rest if "=" in one)
        }
        facts |= {"seat": int(rest[0])} if rest and rest[0].isdecimal() else {}
        if name == "wins":
            winners = (facts["seat"],)
        elif name == "alone":
            seats = 1
        else:
            events += [Event(name, facts, {})] * times
    return Finished(seats, events, (), winners)


@pytest.mark.parametrize(("row", "cases"), ROWS)
def test_each_title_is_met_and_is_not(row: Title, cases: dict[str, list[str]]) -> None:
    assert cases, "a row of titles.toml for each title"
    for case in cases["met"]:
        assert row.met(over(case), 0), case
    for case in cases["unmet"]:
        assert not row.met(over(case), 0), case


@pytest.mark.parametrize("name", TITLED)
def test_a_game_has_at_least_twelve_and_tries_each(name: str) -> None:
    names = [row.name for row in GAMES[name].TITLES]
    assert len(names) == len(set(names)) >= 12
    assert set(CASES[name]) == set(names)


@pytest.mark.parametrize("name", TITLED)
def test_every_seat_of_every_game_gets_a_title_and_always_the_same(name: str) -> None:
    """Whatever happens, also in a game of random picks; and they are not all alike."""
    package, seen = PACKAGES[name], set()
    for seats in package.SEATS:
        game = fresh(name, seats, seats)
        events = list(game.new_events)
        for seat, pick in walk(game, seats):
            game.new_events.clear()
            play(game, seat, pick)
            events += game.new_events
        found = titles(package.TITLES, Finished(seats, events, package.score(game), game.result))
        again = titles(package.TITLES, Finished(seats, events, package.score(game), game.result))
        assert found == again
        assert len(found) == seats
        assert all(found)
        seen |= set(found)
    assert len(seen) >= 3


TABLE = (
    Title("rare", most(2, count_of("won"))),
    Title("none", none(count_of("won"))),
    Title("any", at_least(1, count_of("won"))),
)


def test_the_first_row_that_is_met_wins_and_two_share_one_only_if_they_must() -> None:
    assert titles(TABLE, over("won 0 *2, won 1")) == ("title_rare", "title_any")
    assert titles(TABLE, over("won 0, won 1")) == ("title_any", "title_any")
    assert titles(TABLE[:1], over("won 1")) == ("", "")
