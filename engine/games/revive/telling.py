"""Meaning of events: losses, notable events, figures for statistics."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from engine.games.revive.ending import score
from engine.games.revive.state import Revive
from engine.games.revive.view import ReviveView
from engine.kernel import Event, Seat
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


def figures(game: Revive, events: Sequence[Event]) -> dict[str, float]:
    """Figures of a finished game: the mean of all totals, the winners' mean, each seat's total and
    each tribe's in percent of that mean, so that 100 is fair, and hibernations a seat."""
    totals = {one.seat: one.total for one in score(game)}
    mean = sum(totals.values()) / game.seats
    won = [totals[seat] for seat in game.result or ()]
    found = {
        "points": mean,
        **({"winners_points": sum(won) / len(won)} if won else {}),
        "hibernations": sum(tribe.hibernations for tribe in game.tribes) / game.seats,
    }
    for seat, tribe in enumerate(game.tribes if game.seats > 1 and mean else ()):
        percent = 100 * totals[seat] / mean
        found |= {f"seat_{seat + 1}_percent": percent, f"{tribe.id}_percent": percent}
    return found
