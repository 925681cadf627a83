"""What statistics count of a seat: who led it, which rooms it completed, who was left, what it
resolved."""

from __future__ import annotations

from engine.games.gharkane.view import GharkaneView
from engine.kernel import Seat


def facts(view: GharkaneView, seat: Seat) -> dict[str, list[str] | int]:
    """The leader and the complete rooms by name; survivors and resolved events as figures."""
    shelter = view.shelters[seat]
    assert shelter is not None, "everything may be looked at once a game is over"
    return {
        "leader": [shelter.leader],
        "megapole": [shelter.name],
        "room": sorted(room.id for room in shelter.rooms if room.full),
        "survivors": shelter.survivors,
        "events": len(view.table[seat].resolved),
    }
