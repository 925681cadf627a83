"""Values of things to computers, adjusted to the mission."""

from __future__ import annotations

from typing import Final

from engine.games.the_others.computer.odds import Harm
from engine.games.the_others.missions import progress
from engine.games.the_others.state import TheOthers
from engine.weights import Weights

KILL: Final = {"acolyte": 0.7, "abomination": 1.5, "controller": 8.0, "avatar": 12.0}
"""A monster off the board, whatever the mission."""
TOKEN: Final = {"fire": 0.5, "corruption": 0.5, "pentacle": 0.5, "nest": 1.0}


HUNTS: Final = frozenset({"kill", "controller", "avatar"})
"""Missions that ask for monsters dead: going there alone gets heroes killed, so that they are drawn
less, and come together."""


def hurt(w: Weights, harm: Harm) -> float:
    """What harm costs the heroes."""
    return w["death"] * harm[0] + w["corruption"] * harm[1]


def mission(game: TheOthers, w: Weights) -> float:
    """What the mission is worth; the last one wins."""
    return w["mission"] * (w["final"] if game.mission == len(game.tale.missions) else 1.0)


def word(game: TheOthers) -> str:
    """What the mission asks for; nothing while its way is being chosen."""
    goal = game.goal()
    return goal.goal if goal else ""


def unit(game: TheOthers, w: Weights) -> float:
    """What one of what the mission counts is worth."""
    goal = game.goal()
    return mission(game, w) / game.figure(goal.counts) if goal else 0.0


def share(game: TheOthers) -> float:
    """How much of the mission is done."""
    goal = game.goal()
    if goal is None:
        return 0.0
    if goal.goal in ("controller", "avatar"):
        return game.damage.get(goal.goal, 0) / size(game, goal.goal)
    return min(1.0, progress(game, goal.goal) / game.figure(goal.counts))


def size(game: TheOthers, kind: str) -> int:
    """The fists that a monster which lasts takes in all."""
    row = game.row(kind)
    return row.tough + row.more * game.size


def obstructed(game: TheOthers) -> set[str]:
    """Spaces where monsters keep heroes from what the mission asks."""
    if word(game) in ("hold", "altars"):
        return set(game.altars)
    if word(game) in ("civilians", "everybody"):
        return set(game.civilians)
    return {game.city.gate} if word(game) == "nests" else set()


def aims(game: TheOthers) -> list[str]:
    """Where the mission wants heroes."""
    asked, laid = word(game), game.tokens.items()
    if asked in ("controller", "avatar"):
        return [place for place, there in game.monsters.items() if asked in there]
    if asked == "purge":
        return [place for place, found in laid if "corruption" in found or "pentacle" in found]
    if asked == "sweep":
        return list(game.tokens)
    if asked == "nests":
        return [place for place, found in laid if "nest" in found] or [game.city.gate]
    return list(obstructed(game)) or list(game.monsters)
