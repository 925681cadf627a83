"""Meaning of events: losses, notable events, statistics."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from engine.games.gharkane.state import Gharkane
from engine.games.gharkane.view import GharkaneView
from engine.kernel import Seat
from engine.package import Loss, Losses

CHAPTER: Final = ("restocked", "day")
"""A day begins at its dusk."""
LOSSES: Final[Losses] = {
    "lost": Loss(),
    "gauge_fell": Loss(),
    "disease_rose": Loss(amount="amount"),
    "care_missing": Loss(amount="amount"),
    "left": Loss(),
    "newcomer_lost": Loss(),
    "pressed": Loss("rival"),
    "gave": Loss(),
    "wanderer_pressed": Loss(),
    "left_behind": Loss(),
}
"""Losses by events, pressure by rivals, and survivors who leave."""
NOTABLE: Final = frozenset(
    {
        "clan_known", "event_turned", "hunted", "gave", "slot_taken", "newcomer_lost", "built",
        "left_behind", "resolved", "lost", "left", "recruited", "room_welcomed", "repaired",
        "scored", "medal_won", "medal_missed",
    }
)  # fmt: skip


def died(name: str, facts: Mapping[str, Any]) -> bool:
    """Return whether a survivor was lost, or left a shelter."""
    return name == "left" or (name == "lost" and facts["what"] == "survivor")


def chapter(game: Gharkane) -> int:
    """Return the number of the day, from 1."""
    return max(game.day, 1)


def statistics(view: GharkaneView, seat: Seat) -> dict[str, list[str] | int]:
    """Return the leader, the shelter and the full rooms by name, and the numbers of survivors and
    of resolved events."""
    shelter = view.shelters[seat]
    assert shelter is not None, "everything may be looked at once a game is over"
    return {
        "leader": [shelter.leader],
        "megapole": [shelter.name],
        "room": sorted(room.id for room in shelter.rooms if room.full),
        "survivors": shelter.survivors,
        "events": len(view.table[seat].resolved),
    }
