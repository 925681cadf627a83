"""Meaning of events: losses, notable events, statistics, figures."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from engine.games.the_others.state import TheOthers
from engine.games.the_others.view import OthersView
from engine.kernel import EVERYTHING, Event, Seat
from engine.package import Loss, Losses

CHAPTER: Final = ("round_began", "round")
LOSSES: Final[Losses] = {
    "wounded": Loss(amount="amount"),
    "corrupted": Loss(amount="amount"),
    "died": Loss(),
    "upgrade_lost": Loss(),
    "sedated": Loss(),
    "taxed": Loss(amount="amount"),
}
NOTABLE: Final = frozenset(
    {
        "died", "entered", "killed", "appeared", "mission_done", "mission_began", "omen",
        "altar_broken", "rescued", "delivered", "civilian_lost", "past_shown", "reaction_gained",
    }
)  # fmt: skip
SHOWN: Final = frozenset[str]()
FIGURE_EVENTS: Final = frozenset({"enlisted"})


def died(name: str, facts: Mapping[str, Any]) -> bool:
    """Return whether a hero or a civilian died."""
    return name in ("died", "civilian_lost")


def statistics(view: OthersView, seat: Seat) -> dict[str, list[str] | int]:
    """Return the sin and deaths, or the remaining heroes and accomplished missions."""
    if seat == view.sins:
        return {"sin": [view.sin], "deaths": len(view.fallen)}
    own_heroes = [hero.id for hero in view.heroes if hero.seat == seat]
    return {"heroes": own_heroes, "missions": view.done}


def figures(game: TheOthers, events: Sequence[Event]) -> dict[str, float]:
    """Return figures of a finished game: for each hero of the first team whether the heroes won, 0
    or 1; without the reserve."""
    assert game.result is not None
    enlistments = [event.seen_by(EVERYTHING) or {} for event in events if event.name == "enlisted"]
    heroes_won = float(game.sins not in game.result)
    return {
        f"won_with_{facts['hero']}": heroes_won for facts in enlistments if not facts["reserve"]
    }
