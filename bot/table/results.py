"""How each seat did, kept in the transaction in which a game comes to its end."""

from __future__ import annotations

from collections.abc import Sequence

from bot.store.games import SeatRow
from bot.store.results import ResultRow
from engine.games import GamePackage
from engine.kernel import EVERYTHING, Game, Score, Seat


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
            facts=package.statistics(view, row.seat),
        )
        for row in seats
    ]


def ranking(winners: Sequence[Seat], scores: Sequence[Score]) -> dict[Seat, int]:
    """The rank of every seat: the winners are first, the others by points and then by what breaks
    ties; equals share a rank, and the next one is as far down as if they did not."""
    merits = {
        s.seat: (1,) if s.seat in winners else (0, s.total, *(figure for _, figure in s.ties))
        for s in scores
    }
    return {
        seat: 1 + sum(other > mine for other in merits.values()) for seat, mine in merits.items()
    }
