"""Migrations of saved games: entry n-1 migrates version n to n+1.

A migration works on the JSON of a state, before it is decoded.
"""

from __future__ import annotations

from typing import Any

from engine.package import Migration

Json = dict[str, Any]


def _abyss(state: Json) -> Json:
    """To version 2, with the Call of the Abyss: older games are played without it."""
    for tribe in state["tribes"]:
        tribe |= dict.fromkeys(("devotion", "deepest", "won", "praise"), 0)
        tribe |= {name: [] for name in ("voyages", "sailed", "shores", "offer")}
        tribe["highest"] = tribe["score"]
    variant = state["variant"] | {"abyss": False}
    piles: Json = {name: [] for name in ("scyphoz", "voyages", "voyage_deck", "destroyed")}
    return state | piles | {"variant": variant}


def _editions(state: Json) -> Json:
    """To version 3, with changed rules: games begun before keep those of the first edition."""
    return state | {"variant": state["variant"] | {"edition": 1}}


def _kernel(state: Json) -> Json:
    """To version 4: the edition is a field of all games."""
    return state | {"edition": state["variant"].pop("edition")}


def _technologies(state: Json) -> Json:
    """To version 5, with the option of cheap technologies; older editions decide by themselves."""
    return state | {"variant": state["variant"] | {"cheap": False}}


MIGRATIONS: list[Migration] = [_abyss, _editions, _kernel, _technologies]
