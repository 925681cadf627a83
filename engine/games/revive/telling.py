"""Meaning of events: losses, notable events, statistics, figures."""

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


def statistics(view: ReviveView, seat: Seat) -> dict[str, list[str] | int]:
    """Return the tribe, and the numbers of explored tiles, technologies and machines."""
    tribe = view.tribes[seat]
    return {
        "tribe": [tribe.id],
        "explored": tribe.explored,
        "techs": len(tribe.techs),
        "machines": len(tribe.machines),
    }


def figures(game: Revive, events: Sequence[Event]) -> dict[str, float]:
    """Return figures of a finished game: mean points of all seats and of the winners, and
    hibernations per seat.

    Also each seat's and each tribe's points in percent of the mean: 100 is balanced.
    """
    totals = {seat_score.seat: seat_score.total for seat_score in score(game)}
    mean = sum(totals.values()) / game.seats
    winner_totals = [totals[seat] for seat in game.result or ()]
    means = {
        "points": mean,
        **({"winners_points": sum(winner_totals) / len(winner_totals)} if winner_totals else {}),
        "hibernations": sum(tribe.hibernations for tribe in game.tribes) / game.seats,
    }
    for seat, tribe in enumerate(game.tribes if game.seats > 1 and mean else ()):
        percent = 100 * totals[seat] / mean
        means |= {f"seat_{seat + 1}_percent": percent, f"{tribe.id}_percent": percent}
    return means
