"""The ranks of the seats of a game, by its points."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from engine.kernel import Score, Seat
from engine.shown import by_side, side_total


def ranking(
    winners: Sequence[Seat], scores: Sequence[Score], conceded: Collection[Seat] = ()
) -> dict[Seat, int]:
    """Return the rank of every seat, which is its side's. The winners are first, the others follow
    by the side's points and then by the tie-breaks. Equals share a rank, and the next rank is
    skipped as often. If nobody wins, nobody is first. Seats that were `conceded` share the last
    rank, behind their own side too."""
    playing = _playing(scores, conceded)
    if len(playing) < len(scores):
        ranks = ranking(winners, playing)
        last = (1 if winners else 2) + len(by_side(playing))
        return {score.seat: ranks.get(score.seat, last) for score in scores}
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


def leaders(scores: Sequence[Score], conceded: Collection[Seat] = ()) -> list[Seat]:
    """Return the seats that would win a game by their points, if it ended now; none of those that
    were `conceded`."""
    ranks = ranking((), _playing(scores, conceded))
    return sorted(seat for seat, rank in ranks.items() if rank == min(ranks.values()))


def winners_of(
    result: Sequence[Seat], scores: Sequence[Score], conceded: Collection[Seat]
) -> tuple[Seat, ...]:
    """Return who wins at a table where seats were `conceded`: the winners by the rules without
    them; if none is left, who leads the others. Nobody, if the rules name no winner."""
    playing = _playing(scores, conceded)
    seats = {score.seat for score in playing}
    left = tuple(seat for seat in result if seat in seats)
    return left or tuple(leaders(playing) if result else ())


def _playing(scores: Sequence[Score], conceded: Collection[Seat]) -> list[Score]:
    """Return the scores of the seats that were not conceded; all, if all were."""
    return [score for score in scores if score.seat not in conceded] or list(scores)
