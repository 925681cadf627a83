"""Victoire et Défaite: the points of both sides."""

from __future__ import annotations

from engine.games.the_others.state import TheOthers
from engine.kernel import Score, ScoreRow, Seat


def missions_done(game: TheOthers) -> int:
    """Return the number of accomplished missions."""
    heroes_won = game.result is not None and game.sins not in game.result
    return game.mission - 1 + heroes_won


def score(game: TheOthers) -> list[Score]:
    """Return accomplished missions, common to all heroes' seats, and deaths for the Sins."""
    return [
        Score(seat, (_row(game, seat),), common=seat != game.sins) for seat in range(game.seats)
    ]


def _row(game: TheOthers, seat: Seat) -> ScoreRow:
    if seat == game.sins:
        return ScoreRow("death.loss", len(game.fallen), public=True)
    return ScoreRow("missions.order", missions_done(game), public=True)


def sides(game: TheOthers) -> tuple[tuple[Seat, ...], ...]:
    """Return the two sides: the Sins, and the heroes."""
    return (game.sins,), tuple(sorted(game.team))
