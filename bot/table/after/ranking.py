"""The ranks of the seats of a game, by its points."""

from __future__ import annotations

from collections.abc import Sequence

from engine.kernel import Score, Seat
from engine.shown import by_side, side_total


def ranking(winners: Sequence[Seat], scores: Sequence[Score]) -> dict[Seat, int]:
    """Return the rank of every seat, which is its side's. The winners are first, the others follow
    by the side's points and then by the tie-breaks. Equals share a rank, and the next rank is
    skipped as often. If nobody wins, nobody is first."""
    merits: list[tuple[tuple[int, ...], list[Seat]]] = []
    for side in by_side(scores):
        seats = [score.seat for score in side]
        ties = zip(
            *([figure for _, figure in member_score.ties] for member_score in side), strict=True
        )
        lost = (0, side_total(side), *map(sum, ties))
        merits.append(((1,) if any(seat in winners for seat in seats) else lost, seats))
    best = 1 if winners else 2
    return {
        seat: best + sum(other > merit for other, _ in merits)
        for merit, seats in merits
        for seat in seats
    }


def leaders(scores: Sequence[Score]) -> list[Seat]:
    """Return the seats that would win a game by their points, if it ended now."""
    ranks = ranking((), scores)
    return sorted(seat for seat, rank in ranks.items() if rank == min(ranks.values()))
