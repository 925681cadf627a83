"""Victoire et Défaite: what the standing of both sides is."""

from __future__ import annotations

from engine.games.the_others.state import TheOthers
from engine.kernel import Score, ScoreRow, Seat


def done(game: TheOthers) -> int:
    """Missions that were accomplished."""
    won = game.result is not None and game.sins not in game.result
    return game.mission - 1 + won


def score(game: TheOthers) -> list[Score]:
    """Missions accomplished, which all heroes' seats have in common; deaths for the Sins."""
    return [
        Score(seat, (_row(game, seat),), common=seat != game.sins) for seat in range(game.seats)
    ]


def _row(game: TheOthers, seat: Seat) -> ScoreRow:
    if seat == game.sins:
        return ScoreRow("death.loss", len(game.fallen), public=True)
    return ScoreRow("missions.order", done(game), public=True)


def sides(game: TheOthers) -> tuple[tuple[Seat, ...], ...]:
    """The Sins against the heroes."""
    return (game.sins,), tuple(sorted(game.team))
