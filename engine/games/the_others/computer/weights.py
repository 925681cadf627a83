"""Worths for computers, adjusted to the mission."""

from __future__ import annotations

from typing import Final

from engine.games.the_others.computer.odds import Harm
from engine.games.the_others.missions import progress
from engine.games.the_others.state import TheOthers
from engine.weights import Weights

KILL: Final = {"acolyte": 0.7, "abomination": 1.5, "controller": 8.0, "avatar": 12.0}
"""Worth of removing a monster, apart from the mission."""
TOKEN: Final = {"fire": 0.5, "corruption": 0.5, "pentacle": 0.5, "nest": 1.0}


HUNTS: Final = frozenset({"kill", "controller", "avatar"})
"""Missions that need kills. A hero alone dies there, so heroes are attracted less, to come
together."""
RESCUES: Final = frozenset({"civilians", "everybody"})
"""Missions that need civilians at the start."""


def hurt(w: Weights, harm: Harm) -> float:
    """Return what harm costs the heroes."""
    return w["death"] * harm[0] + w["corruption"] * harm[1]


def mission(game: TheOthers, w: Weights) -> float:
    """Return what the mission is worth; the last one wins the game."""
    return w["mission"] * (w["final"] if game.mission == len(game.story_row.missions) else 1.0)


def word(game: TheOthers) -> str:
    """Return the goal of the mission; "" while its way is being chosen."""
    goal = game.goal()
    return goal.goal if goal else ""


def unit(game: TheOthers, w: Weights) -> float:
    """Return what one unit of the mission's goal is worth."""
    goal = game.goal()
    return mission(game, w) / game.figure(goal.counts) if goal else 0.0


def share(game: TheOthers) -> float:
    """Return the completed share of the mission, 0 to 1."""
    goal = game.goal()
    if goal is None:
        return 0.0
    if goal.goal in ("controller", "avatar"):
        return game.damage.get(goal.goal, 0) / size(game, goal.goal)
    return min(1.0, progress(game, goal.goal) / game.figure(goal.counts))


def size(game: TheOthers, kind: str) -> int:
    """Return the total fists to kill a lasting monster."""
    row = game.row(kind)
    return row.tough + row.more * game.size


def obstructed(game: TheOthers) -> set[str]:
    """Return the spaces where monsters hinder the mission."""
    if word(game) in ("hold", "altars"):
        return set(game.altars)
    if word(game) in RESCUES:
        return set(game.civilians)
    return {game.city.gate} if word(game) == "nests" else set()


def aims(game: TheOthers) -> list[str]:
    """Return the spaces where the mission needs heroes."""
    goal, tokens = word(game), game.tokens.items()
    if goal in ("controller", "avatar"):
        return [place for place, kinds in game.monsters.items() if goal in kinds]
    if goal == "purge":
        return [
            place
            for place, space_tokens in tokens
            if "corruption" in space_tokens or "pentacle" in space_tokens
        ]
    if goal == "sweep":
        return list(game.tokens)
    if goal == "nests":
        return [place for place, space_tokens in tokens if "nest" in space_tokens] or [
            game.city.gate
        ]
    return list(obstructed(game)) or list(game.monsters)
