"""Meaning of events: losses, notable events, figures for statistics."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

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


def statistics(view: OthersView, seat: Seat) -> dict[str, list[str] | int]:
    """The sin, or the heroes that are left, and missions accomplished."""
    if seat == view.sins:
        return {"sin": [view.sin], "deaths": len(view.fallen)}
    mine = [hero.id for hero in view.heroes if hero.seat == seat]
    return {"heroes": mine, "missions": view.done}


def figures(game: TheOthers, events: Sequence[Event]) -> dict[str, float]:
    """Figures of a finished game: for each hero that began it in the team whether the heroes won, 0
    or 1; not for those of the reserve."""
    assert game.result is not None
    told = [event.seen_by(EVERYTHING) or {} for event in events if event.name == "enlisted"]
    won = float(game.sins not in game.result)
    return {f"won_with_{one['hero']}": won for one in told if not one["reserve"]}
