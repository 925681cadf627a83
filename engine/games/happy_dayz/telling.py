"""Meaning of events: losses, notable events, statistics."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from engine.games.happy_dayz.content import ZOMBIES
from engine.games.happy_dayz.view import DayzView
from engine.kernel import Seat
from engine.package import Loss, Losses

CHAPTER: Final = ("round_began", "round")
LOSSES: Final[Losses] = {
    "horde_reached": Loss(),
    "counted": Loss(amount="loss"),
    "fetched": Loss("rival"),
    "fetched_open": Loss("rival"),
    "sent_card": Loss("to"),
    "sent_card_open": Loss("to"),
    "gave_card": Loss("to"),
    "gave_card_open": Loss("to"),
}
"""Losses by the horde, by damage at a count, and by cards that rivals take or give."""
NOTABLE: Final = frozenset(
    {
        "factions_chosen", "faction_replaced", "faction_adopted", "power_changed", "power_added",
        "horde_reached", "itinerant_joined", "gave_trick", "vans_kept", "counted",
    }
)  # fmt: skip
SHOWN: Final = frozenset({"LeadCard", "FollowCard"})


def died(name: str, facts: Mapping[str, Any]) -> bool:
    """Return whether survivors of a community were lost at a count."""
    return name == "counted" and bool(facts["loss"])


def statistics(view: DayzView, seat: Seat) -> dict[str, list[str] | int]:
    """Return the powers in play by name, and the number of zombies of the last quarantine."""
    return {
        "power": [*view.powers, *view.extras],
        "zombies": sum(card in ZOMBIES for card in view.caught[seat]),
    }
