"""Meaning of events: losses, notable events, statistics."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from engine.games.arctic_scavengers.view import ArcticView
from engine.kernel import Seat
from engine.package import Loss, Losses

CHAPTER: Final = ("round_began", "round")
LOSSES: Final[Losses] = {
    "struck": Loss(),
    "fought": Loss(amount="short"),
    "food_lost": Loss(amount="amount"),
    "disabled": Loss(),
    "wounded": Loss(),
}
NOTABLE: Final = frozenset(
    {
        "hired", "struck", "prize_won", "deadlock", "leader_chosen", "built", "disabled", "wounded",
        "gang_joined", "fought", "stole",
    }
)  # fmt: skip
SHOWN: Final = frozenset({"Declare"})


def died(name: str, facts: Mapping[str, Any]) -> bool:
    """Return whether a card was struck, martyred or given up."""
    return name in ("struck", "martyred", "sacrificed")


def statistics(view: ArcticView, seat: Seat) -> dict[str, list[str] | int]:
    """Return the number of skirmishes won, and of people."""
    tribe = view.tribes[seat]
    return {"won": tribe.won, "people": tribe.people_known}
