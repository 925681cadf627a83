"""What computers think and look ahead for, as jobs for a worker process: a saved game goes in."""

from __future__ import annotations

import time
from importlib import import_module
from typing import Any

from engine import codec
from engine.games import GAMES
from engine.kernel import Game, Seat, legal
from engine.plan_worlds import Foreseen, expected, proposed
from engine.plans import Plan
from engine.players import PLAYERS
from engine.players.hard import considered
from engine.players.one_deep import package_of
from engine.registry import namespace_of

Saved = tuple[str, str]
"""The module of a game's package, and a state of it."""


def saved(game: Game) -> Saved:
    """A game in the form that is sent to a worker process."""
    return namespace_of(type(game)), codec.dumps(game)


def loaded(given: Saved) -> Game:
    """The game again; its package is registered if this process does not know it."""
    module, text = given
    package = import_module(module).PACKAGE
    GAMES.setdefault(package.NAME, package)
    game: Game = codec.loads(text)
    return game


def think(
    given: Saved, seat: Seat, seed: int, playouts: int
) -> tuple[list[tuple[int, float, dict[str, float]]], float]:
    """What a hard computer considered: picks by their place among the legal ones, the best first,
    each with its value and the parts of that; and the seconds that it took."""
    game = loaded(given)
    picks = legal(game, seat)
    search: Any = package_of(game).SEARCH.model_copy(update={"playouts": playouts})
    began = time.monotonic()
    found = considered(game, seat, seed, search)
    ranked = [(picks.index(one.pick), one.value, dict(one.terms)) for one in found]
    return ranked, time.monotonic() - began


def choose(given: Saved, kind: str, seat: Seat, seed: int) -> int:
    """What a computer of this kind picks, by its place among the legal picks."""
    game = loaded(given)
    return legal(game, seat).index(PLAYERS[kind](game, seat, seed))


def foresee(given: Saved, seat: Seat, plan: Plan, seed: int) -> tuple[Foreseen, ...]:
    """What a seat that follows its plan may be asked: see `engine.plan_worlds.expected`."""
    game = loaded(given)
    return expected(package_of(game), game, seat, plan, seed)


def propose(given: Saved, seat: Seat, plan: Plan, seed: int) -> Plan:
    """The turn that a computer would add to this plan: see `engine.plan_worlds.proposed`."""
    game = loaded(given)
    return proposed(package_of(game), game, seat, seed, plan)
