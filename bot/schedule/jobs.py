"""Jobs for a worker process: computers' picks and previews of a saved game."""

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
"""The module of a game's package, and a saved state of it."""


def save_for_worker(game: Game) -> Saved:
    """Return a game in the form that is sent to a worker process."""
    return namespace_of(type(game)), codec.dumps(game)


def load_saved(saved_game: Saved) -> Game:
    """Return the game; registers its package if this process does not know it."""
    module, text = saved_game
    package = import_module(module).PACKAGE
    GAMES.setdefault(package.NAME, package)
    game: Game = codec.loads(text)
    return game


def think(
    saved_game: Saved, seat: Seat, seed: int, playouts: int
) -> tuple[list[tuple[int, float, dict[str, float]]], float]:
    """Return a hard computer's ranking and the seconds it took. Each entry: the index of a legal
    pick, its value, and the parts of that value, the best first."""
    game = load_saved(saved_game)
    picks = legal(game, seat)
    search: Any = package_of(game).SEARCH.model_copy(update={"playouts": playouts})
    began = time.monotonic()
    ranking = considered(game, seat, seed, search)
    ranked = [(picks.index(option.pick), option.value, dict(option.terms)) for option in ranking]
    return ranked, time.monotonic() - began


def choose(saved_game: Saved, kind: str, seat: Seat, seed: int) -> int:
    """Return the index of the legal pick that a computer of this kind chooses."""
    game = load_saved(saved_game)
    return legal(game, seat).index(PLAYERS[kind](game, seat, seed))


def expect_questions(saved_game: Saved, seat: Seat, plan: Plan, seed: int) -> tuple[Foreseen, ...]:
    """Return what a seat that follows its plan may be asked: see `engine.plan_worlds.expected`."""
    game = load_saved(saved_game)
    return expected(package_of(game), game, seat, plan, seed)


def propose(saved_game: Saved, seat: Seat, plan: Plan, seed: int) -> Plan:
    """Return the turn that a computer would add to this plan: see `engine.plan_worlds.proposed`."""
    game = load_saved(saved_game)
    return proposed(package_of(game), game, seat, seed, plan)
