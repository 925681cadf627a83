"""From one game to another: what the end of each brings to the beginning of each other one."""

from __future__ import annotations

from itertools import permutations
from typing import Any

import pytest

from bot.features.campaigns.ledger import bringing
from engine import codec
from engine.campaign import (
    MAX_BROUGHT,
    BroughtLine,
    campaign_terms,
    figure,
    lines,
    pairs,
    things_brought,
)
from engine.games import GAMES
from engine.kernel import EVERYTHING
from tests.laws.walks import PACKAGES, throughout

PAIRS = list(permutations(GAMES, 2))
SEATS = 2


def ended(name: str) -> Any:
    """A random game of two, played to its end."""
    *_, (game, _, _) = throughout((name, SEATS), 0)
    return game


def brought_by(source: str, target: str) -> list[BroughtLine]:
    """What a finished random game brings, with a victory and a title for the first seat."""
    record = PACKAGES[source].record(ended(source), EVERYTHING)
    ends = [
        {**part.model_dump(exclude_none=True), "winner": seat == 0, "title": seat == 0}
        for seat, part in enumerate(record.seats)
    ]
    return list(lines(source, target, ends))


def begun(target: str, brought: dict[int, dict[str, int]]) -> Any:
    """A game of two that begins with what is brought to its seats."""
    package = PACKAGES[target]
    record = bringing(package.Record(), SEATS, brought)
    return package.begin(SEATS, 1, package.Options(), record)


def test_corrected_stores_bring_what_they_are() -> None:
    terms = dict(pairs("gharkane", "revive"))
    given = next(row for row in terms if row.good == "food")
    left = {"winner": False, "title": False, "stores": {"can": 5 * given.each}}
    wanted = [(line.given.good, line.had) for line in lines("gharkane", "revive", [left])]
    assert ("food", 5 * given.each) in wanted
    fewer = [{**left, "kept": {"food": given.each - 1}}]
    assert "food" not in [line.given.good for line in lines("gharkane", "revive", fewer)]


@pytest.mark.parametrize(("source", "target"), PAIRS)
def test_each_game_brings_something_to_each_other(source: str, target: str) -> None:
    """All proposed lines are confirmed: their game begins, within the bounds; struck
    lines do nothing."""
    assert pairs(source, target)
    found = brought_by(source, target)
    terms = campaign_terms(target)
    assert found, "the winner has at least its fame"
    brought: dict[int, dict[str, int]] = {}
    for line in found:
        assert 0 <= line.proposed <= min(line.taken.most, line.had // line.given.each)
        brought.setdefault(line.seat, {})[line.taken.brings] = line.proposed
    assert all(1 <= sum(things.values()) <= terms.most for things in brought.values())
    usual = codec.dumps(begun(target, {}))
    assert codec.dumps(begun(target, brought)) != usual
    struck = {seat: dict.fromkeys(things, 0) for seat, things in brought.items()}
    assert codec.dumps(begun(target, struck)) == usual


@pytest.mark.parametrize("name", PACKAGES)
def test_each_thing_that_is_brought_is_there(name: str) -> None:
    """A seat begins with it, and the other seat with nothing; a game so begun can be saved."""
    assert len(things_brought(name)) == len(set(things_brought(name))) <= MAX_BROUGHT
    usual = begun(name, {})
    for thing in things_brought(name):
        game = begun(name, {0: {thing: 1}})
        assert codec.dumps(game) != codec.dumps(usual)
        assert codec.loads(codec.dumps(game)) == game


def test_a_figure_adds_up_what_a_field_holds() -> None:
    part = {
        "stores": {"can": 2, "water": 1},
        "gear": [{"id": "drill", "repaired": True}, {"id": "cart", "repaired": False}],
        "cards": ["net", "net", "spear"],
        "winner": True,
    }
    wanted = {
        "stores": 3, "stores.can": 2, "gear": 2, "gear.repaired": 1, "cards": 3, "cards.net": 2,
        "winner": 1, "missing": 0, "stores.missing": 0,
    }  # fmt: skip
    assert {path: figure(part, path) for path in wanted} == wanted
