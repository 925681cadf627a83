"""Computers know what their seat knows: they pick the same in all worlds it cannot tell apart."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from itertools import count
from typing import Any

import pytest

from engine.codec import dumps
from engine.games import GAMES
from engine.kernel import Pick, Seat, legal, play
from engine.package import GamePackage
from engine.players import OFFERED, PLAYERS, hard, normal_pick, one_deep_pick
from engine.players.hard import considered, shrunk
from engine.players.one_deep import judged
from engine.weights import Search, Terms
from tests.laws.walks import fresh, walk


@dataclass(frozen=True)
class Numbered(Pick):
    """A pick."""

    number: int


EVERY = 11
"""One of so many moments of a random game is looked at,"""
MOMENTS = 12
"""and no more of them."""
SHORT = Search(worlds=2, breadth=2, playouts=4, far=4)
"""As far as those look here that search: further takes longer, and looks at nothing else."""


def search_briefly(monkeypatch: pytest.MonkeyPatch) -> None:
    """Give every computer that searches the same short search."""
    monkeypatch.setattr(GamePackage, "SEARCH", SHORT)
    ahead = GamePackage.AHEAD.fget  # type: ignore[attr-defined]
    monkeypatch.setattr(GamePackage, "AHEAD", property(lambda its: SHORT if ahead(its) else None))


def test_the_old_kind_of_computer_is_another_name() -> None:
    """So the laws below need not play it."""
    assert PLAYERS.items() - OFFERED.items() == {("greedy", PLAYERS["easy"])}


@pytest.mark.parametrize("kind", list(OFFERED))
@pytest.mark.parametrize("name", GAMES)
def test_a_computer_picks_the_same_in_every_world_its_seat_cannot_tell_apart(
    name: str, kind: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    search_briefly(monkeypatch)
    package: Any = GAMES[name]
    game, looked = fresh(name, max(package.SEATS), 3, 3), 0
    for n, (seat, choice) in enumerate(walk(game, 3)):
        if n % EVERY == 0 and len(legal(game, seat)) > 1:
            looked += 1
            pick = PLAYERS[kind](game, seat, n)
            for world in range(2):
                other = package.redeal(game, seat, 1000 * n + world)
                assert PLAYERS[kind](other, seat, n) == pick
        if looked == MOMENTS:
            break
        play(game, seat, choice)
        game.new_events.clear()
    assert looked > 3


@pytest.mark.parametrize("kind", list(OFFERED))
@pytest.mark.parametrize("name", [name for name in GAMES if 1 in GAMES[name].SEATS])
def test_a_computer_alone_comes_to_the_end(
    name: str, kind: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nobody else ends the game for it."""
    monkeypatch.setattr(GamePackage, "SEARCH", Search(worlds=1, breadth=2, playouts=2, far=1))
    game = fresh(name, 1, 8, 8)
    for n in count():
        if game.result is not None:
            break
        assert n < 5_000, "endless"
        play(game, 0, OFFERED[kind](game, 0, n))
        game.new_events.clear()


@pytest.mark.parametrize("kind", list(OFFERED))
def test_a_computer_that_thinks_changes_nothing(kind: str, monkeypatch: pytest.MonkeyPatch) -> None:
    search_briefly(monkeypatch)
    for name, package in GAMES.items():
        game = fresh(name, min(package.SEATS), 5, 5)
        for n, (seat, choice) in enumerate(walk(game, 5)):
            if n == EVERY:
                before = dumps(game)
                assert PLAYERS[kind](game, seat, n) in legal(game, seat)
                assert dumps(game) == before
                break
            play(game, seat, choice)


def crowded(name: str) -> tuple[Any, Seat, int]:
    """A moment with more picks than hard looks at: eight, or two in a game that never has nine."""
    for breadth in (8, 2):
        game = fresh(name, max(GAMES[name].SEATS), 9, 9)
        for seat, choice in walk(game, 9):
            if len(legal(game, seat)) > breadth:
                return game, seat, breadth
            play(game, seat, choice)
    raise AssertionError(f"{name} never offers three picks")


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("budget", [1, 5, 32])
def test_hard_keeps_to_its_budget_and_spends_it_on_the_better_half(
    name: str, budget: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whatever is dropped was played out in fewer worlds than what was left to the end."""
    played: list[Pick] = []

    def at_once(_: Any, __: Any, ___: Seat, pick: Pick, ____: Search) -> Terms:
        played.append(pick)
        return {"first": -float(picks.index(pick))}

    monkeypatch.setattr(hard, "_played_out", at_once)
    game, seat, breadth = crowded(name)
    picks = legal(game, seat)
    found = considered(game, seat, 9, Search(breadth=breadth, playouts=budget))
    seen = Counter(played)
    assert seen.total() <= max(budget, 2)
    assert [one.pick for one in found] == sorted(seen, key=picks.index)
    assert len(found) == {1: 2, 5: 2, 32: breadth}[budget]
    worlds = [seen[one.pick] for one in found]
    assert worlds == sorted(worlds, reverse=True)
    if budget == 32 and breadth == 8:
        assert worlds == [8, 8, 4, 4, 2, 2, 2, 2]


@pytest.mark.parametrize("name", GAMES)
def test_normal_plays_out_as_many_picks_as_its_game_says(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """And a guess that must be cheap plays out none."""
    played: list[Pick] = []

    def at_once(_: Any, __: Any, ___: Seat, pick: Pick, search: Search) -> Terms:
        assert search == GAMES[name].AHEAD
        played.append(pick)
        return {"first": float(picks.index(pick))}

    monkeypatch.setattr(hard, "_played_out", at_once)
    game, seat, _ = crowded(name)
    picks, ahead = legal(game, seat), GAMES[name].AHEAD
    one_deep = one_deep_pick(game, seat, 9)
    assert not played
    chosen = normal_pick(game, seat, 9)
    if ahead is None:
        assert not played
        assert chosen == one_deep
    else:
        assert 2 <= len(set(played)) <= ahead.breadth
        assert len(played) <= ahead.playouts


def test_only_picks_near_the_best_are_played_out() -> None:
    game, seat, _ = crowded("the_others")
    package = GAMES["the_others"]
    values = judged(package, game, seat, 9, package.weights("hard"), 1)
    first, second, *_ = sorted(set(values.values()), reverse=True)
    for near, least in ((0.5 * (first - second), first), (1.1 * (first - second), second)):
        wide = Search(breadth=len(values), playouts=2 * len(values), far=0, near=near)
        found = considered(game, seat, 9, wide)
        assert min(values[one.pick] for one in found) == least


@pytest.mark.parametrize("name", GAMES)
def test_a_search_of_no_further_picks_evaluates_the_state_right_after_each_pick(name: str) -> None:
    game, seat, _ = crowded(name)
    found = considered(game, seat, 9, Search(breadth=2, playouts=2, far=0))
    assert len(found) == 2
    assert all(one.terms == one.at_once for one in found)


def test_playouts_that_differ_by_luck_alone_leave_the_order_of_the_first_look() -> None:
    """Where worlds differ much more than picks do, the look one deep counts; where picks differ in
    every world alike, the playouts do."""
    first, second = (Numbered(n) for n in (1, 2))
    seen: dict[Pick, float] = {first: 1.0, second: 0.0}
    lucky: dict[Pick, list[float]] = {
        first: [9.0, -9.0, 8.0, -9.0],
        second: [-9.0, 9.0, -8.0, 10.0],
    }
    found = shrunk(lucky, seen)
    assert found[first] > found[second]
    sure: dict[Pick, list[float]] = {first: [1.0, 2.0, 3.0, 2.0], second: [5.0, 6.0, 7.0, 6.1]}
    found = shrunk(sure, seen)
    assert found[first] < found[second]
