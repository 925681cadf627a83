"""The set-up over all options: what an option brings to the table lies there whatever else is
chosen, and a table that sleeps comes to its end."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator
from functools import cache
from itertools import combinations, product
from pathlib import Path
from typing import Any, Final

import pytest

from engine import codec
from engine.games import GAMES
from engine.kernel import EVERYTHING, pending, play
from engine.package import GamePackage
from engine.players.idle import idle_pick

SEEDS: Final = range(1, 9)
TESTS: Final = Path(__file__).resolve().parents[1]
BOX: Final = frozenset({"boxed", "gone", "variant"})
"""Fields of states that do not list what is in play."""
MOST_PICKS: Final = 3_000
"""Picks of a table that sleeps, at most."""


def values(package: GamePackage) -> dict[str, list[Any]]:
    """The values of every option that are not its default."""
    found = {}
    for name, prop in package.Options.model_json_schema()["properties"].items():
        known = prop.get("enum") or ([prop["const"]] if "const" in prop else [False, True])
        default = package.Options.model_fields[name].default
        found[name] = [value for value in known if value != default]
    return found


def pairs(package: GamePackage) -> Iterator[dict[str, Any]]:
    """Options in which every two values that are no defaults meet."""
    known = values(package)
    for one, two in combinations(known, 2):
        for first, second in product(known[one], known[two]):
            yield {one: first, two: second}


def words(state: Any) -> Iterator[str]:
    """Every word of a state as it is saved, but for what is not in play."""
    if isinstance(state, str):
        yield state
    elif isinstance(state, dict):
        for key, inner in state.items():
            if key not in BOX:
                yield from words(inner)
    elif isinstance(state, list):
        for inner in state:
            yield from words(inner)


def census(package: GamePackage, seed: int, options: dict[str, Any]) -> Counter[str]:
    """How often each word occurs in a new game with the most seats."""
    game = package.new_game(package.SEATS[-1], seed, package.Options(**options))
    return Counter(words(json.loads(codec.dumps(game))["state"]))


@cache
def brought(name: str, option: str, value: Any) -> Counter[str]:
    """The words that this value alone brings into every deal, as often each time."""
    package = GAMES[name]
    usual = {word for seed in SEEDS for word in census(package, seed, {})}
    deals = [census(package, seed, {option: value}) for seed in SEEDS]
    first = Counter({word: n for word, n in deals[0].items() if word not in usual})
    return Counter({w: n for w, n in first.items() if {deal[w] for deal in deals} == {n}})


def makes_way(name: str) -> set[str]:
    """The options before which others may give way, which each game lists with the reason."""
    listed = TESTS / name / "makes_way.json"
    return set(json.loads(listed.read_text(encoding="utf-8"))) if listed.exists() else set()


@pytest.mark.parametrize("name", GAMES)
def test_what_an_option_brings_lies_there_whatever_else_is_chosen(name: str) -> None:
    """Each word in as many places as without the other option."""
    package, missing = GAMES[name], set()
    assert makes_way(name) <= values(package).keys()
    for options in pairs(package):
        if makes_way(name) & options.keys():
            continue
        for option, value in options.items():
            whole = brought(name, option, value)
            for seed in SEEDS if whole else ():
                dealt = census(package, seed, options)
                less = {word for word, n in whole.items() if dealt[word] < n}
                if less:
                    missing.add((option, str(value), str(options), *sorted(less)))
    assert missing == set()


@pytest.mark.parametrize("name", GAMES)
def test_a_table_that_sleeps_comes_to_its_end(name: str) -> None:
    """Nobody answers: each seat's idle picks end the game, whatever its options."""
    package = GAMES[name]
    usual: list[dict[str, Any]] = [{}]
    singles = [{option: value} for option, some in values(package).items() for value in some]
    for n, options in enumerate(usual + singles):
        seats = package.SEATS[n % len(package.SEATS)]
        game = package.new_game(seats, n + 1, package.Options(**options))
        picks = 0
        while game.result is None:
            seat = next(one for _, some in pending(game) for one in some)
            play(game, seat, idle_pick(game, seat, picks))
            picks += 1
            assert picks < MOST_PICKS, options


@pytest.mark.parametrize("name", [name for name, package in GAMES.items() if package.ROLES])
def test_each_role_is_that_of_as_many_seats_as_the_package_says(name: str) -> None:
    """At every table, as a record of it says; 0 stands for all other seats."""
    package = GAMES[name]
    for seats, seed in product(package.SEATS, SEEDS):
        game = package.new_game(seats, seed, package.Options())
        found = Counter(part.side for part in package.record(game, EVERYTHING).seats)
        rest = seats - sum(package.ROLES.values())
        assert found == {role: most or rest for role, most in package.ROLES.items()}
