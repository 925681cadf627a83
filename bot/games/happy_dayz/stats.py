"""What statistics count of a seat: the powers it played under, and the zombies it ended with."""

from __future__ import annotations

from engine.games.happy_dayz.content import SUIT, ZOMBIE
from engine.games.happy_dayz.view import DayzView
from engine.kernel import Seat


def facts(view: DayzView, seat: Seat) -> dict[str, list[str] | int]:
    """The powers in play by name; the zombies of the last quarantine as a figure."""
    return {
        "power": [*view.powers, *view.extras],
        "zombies": sum(SUIT[card] == ZOMBIE for card in view.caught[seat]),
    }
