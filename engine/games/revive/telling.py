"""What is made of what happens: what costs something, what is notable, what is counted."""

from __future__ import annotations

from typing import Final

from engine.games.revive.view import ReviveView
from engine.kernel import Seat
from engine.package import Loss, Losses

CHAPTER: Final = ("round_began", "round")
LOSSES: Final[Losses] = {"wasted": Loss(amount="amount"), "copied": Loss(seat="rival")}
NOTABLE: Final = frozenset(
    {
        "explored", "built", "populated", "installed", "artifact_taken", "artifact_buried",
        "hibernated", "ending_began", "copied",
    }
)  # fmt: skip
SHOWN: Final = frozenset[str]()


def statistics(view: ReviveView, seat: Seat) -> dict[str, list[str] | int]:
    """The tribe, tiles explored, technologies, machines."""
    tribe = view.tribes[seat]
    return {
        "tribe": [tribe.id],
        "explored": tribe.explored,
        "techs": len(tribe.techs),
        "machines": len(tribe.machines),
    }
