"""How each seat did, kept in the transaction in which a game comes to its end."""

from __future__ import annotations

from collections.abc import Sequence

from bot.store.games import SeatRow
from bot.store.results import ResultRow
from engine.games import GamePackage
from engine.kernel import EVERYTHING, Game, Score, Seat
from engine.shown import by_side


def result_rows(package: GamePackage, game: Game, seats: Sequence[SeatRow]) -> list[ResultRow]:
    """A row per seat of a game that is over. A seat that a computer kept for somebody until the
    end counts as that computer's."""
    scores = {score.seat: score for score in package.score(game)}
    ranks = ranking(game.result or (), list(scores.values()))
    view = package.view(game, EVERYTHING)
    return [
        ResultRow(
            seat=row.seat,
            user_id=row.user_id if row.kind == "human" else None,
            kind=row.kind,
            points=scores[row.seat].total,
            rank=ranks[row.seat],
            side=scores[row.seat].side,
            facts=package.statistics(view, row.seat),
        )
        for row in seats
    ]


def ranking(winners: Sequence[Seat], scores: Sequence[Score]) -> dict[Seat, int]:
    """The rank of every seat, which is its side's: the winners are first, the others by the points
    of the side and then by what breaks ties; equals share a rank, and the next one is as far down
    as if they did not."""
    merits: list[tuple[tuple[int, ...], list[Seat]]] = []
    for side in by_side(scores):
        seats = [one.seat for one in side]
        ties = zip(*([figure for _, figure in one.ties] for one in side), strict=True)
        lost = (0, sum(one.total for one in side), *map(sum, ties))
        merits.append(((1,) if any(seat in winners for seat in seats) else lost, seats))
    return {
        seat: 1 + sum(other > mine for other, _ in merits)
        for mine, seats in merits
        for seat in seats
    }
