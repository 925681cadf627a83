"""Every option changes something, and whatever a seat may ever answer does come up."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import zip_longest
from typing import Any

import pytest
from pydantic import ValidationError

from engine.kernel import Choice, legal, namespace_of, play, registered_classes
from engine.package import GamePackage
from engine.rng import below
from tests.laws.walks import PACKAGES, RARE, awaited_seats, draw, options_of, rare

TABLES = 12
"""Random tables at which a value is looked for that changes nothing."""
GAMES = 1200
"""Random games, at most, until every kind of pick has been offered."""


def values(package: GamePackage) -> Iterator[tuple[str, Any]]:
    """Every value of every option that is not its default."""
    for name, prop in package.Options.model_json_schema()["properties"].items():
        choices = prop.get("enum") or ([prop["const"]] if "const" in prop else [False, True])
        yield from ((name, value) for value in choices if value != prop.get("default"))


CASES = [(name, *case) for name, package in PACKAGES.items() for case in values(package)]


@pytest.mark.parametrize(("name", "option", "value"), CASES)
def test_every_value_of_every_option_changes_something(name: str, option: str, value: Any) -> None:
    """Of two games that differ in it alone, played by the same chance, in some random tables."""
    package = PACKAGES[name]
    for seed in range(TABLES):
        seats = package.SEATS[seed % len(package.SEATS)]
        other = options_of(package, seed)
        usual = package.Options.model_fields[option].get_default()
        with_it, without = (other.model_copy(update={option: one}) for one in (value, usual))
        traces = zip_longest(
            trace(package, seats, seed, with_it), trace(package, seats, seed, without)
        )
        if any(one != two for one, two in traces):
            return
    raise AssertionError(f"{option}={value} changed nothing at {TABLES} tables")


@pytest.mark.parametrize("name", PACKAGES)
def test_options_of_a_game_stay_as_they_were_chosen(name: str) -> None:
    options = PACKAGES[name].Options()
    for option, value in options:
        with pytest.raises(ValidationError, match="frozen"):
            setattr(options, option, value)


@pytest.mark.parametrize("name", PACKAGES)
def test_a_variant_without_terms_is_that_of_the_default_options(name: str) -> None:
    """A field that a save lacks, or a test leaves out, is as the rulebook has it."""
    package = PACKAGES[name]
    game = package.new_game(package.SEATS[0], 1, package.Options())
    variant = getattr(game, "variant", None)
    assert variant is None or type(variant)() == variant


@pytest.mark.parametrize("name", PACKAGES)
def test_options_are_what_was_chosen_and_nothing_else(name: str) -> None:
    """They do not change during a game, and a word that is no option is told."""
    options: Any = PACKAGES[name].Options()
    for option in type(options).model_fields:
        with pytest.raises(ValueError, match="frozen"):
            setattr(options, option, getattr(options, option))
    with pytest.raises(ValueError, match="extra"):
        type(options)(nothing=1)


def trace(package: GamePackage, seats: int, seed: int, options: Any) -> Iterator[Any]:
    """What a random game tells and offers, pick by pick."""
    game = package.new_game(seats, seed, options)
    yield [(event.name, dict(event.facts)) for event in game.new_events]
    while game.result is None:
        seed, seat, choice = draw(game, seed)
        yield seat, legal(game, seat)
        game.new_events.clear()
        play(game, seat, choice)
        yield [(event.name, dict(event.facts)) for event in game.new_events]
    yield package.score(game)


@pytest.mark.parametrize("name", PACKAGES)
def test_every_kind_of_pick_is_offered_in_some_games(name: str) -> None:
    """With random options, from the usual start and from rare ones; every second table likes to do
    what was seldom done."""
    package = PACKAGES[name]
    choices = [c for c in registered_classes(namespace_of(package.Game)) if issubclass(c, Choice)]
    wanted = {pick for choice in choices if not choice.old for pick in choice.picks}
    met: set[type] = set()
    done: Counter[type] = Counter()
    for n in range(1, GAMES + 1):
        if met >= wanted:
            break
        game, chance = begun(name, n), n
        while game.result is None and not met >= wanted:
            options = legal(game, awaited_seats(game)[0])
            kinds = dict.fromkeys(map(type, options))
            met |= {*kinds}
            if n % 2:
                kind = min(kinds, key=done.__getitem__)
                options = [pick for pick in options if type(pick) is kind]
            chance, at = below(chance, len(options))
            done[type(options[at])] += 1
            play(game, awaited_seats(game)[0], options[at])
    assert {pick.__name__ for pick in wanted - met} == set()


def begun(name: str, n: int) -> Any:
    """A new game, from the usual start and each rare one in turn."""
    package, starts = PACKAGES[name], RARE[name]
    seats = package.SEATS[n % len(package.SEATS)]
    which = n // 2 % (len(starts) + 1)
    if which == len(starts):
        return package.new_game(seats, n, options_of(package, n))
    return rare(starts[which], seats, n)
