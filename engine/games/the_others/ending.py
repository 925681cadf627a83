"""Victoire et Défaite: what the standing of both sides is."""

from __future__ import annotations

from engine.games.the_others.state import TheOthers
from engine.kernel import Score, ScoreRow, Seat


def done(game: TheOthers) -> int:
    """Missions that were accomplished."""
    won = game.result is not None and game.sins not in game.result
    return game.mission - 1 + won


def score(game: TheOthers) -> list[Score]:
    """Missions of the heroes, deaths for the Sins: as many for each of their seats as the heroes
    have together, so that the sides can be compared."""
    found: list[Score] = []
    for seat in range(game.seats):
        found.append(Score(seat, (_row(game, seat),)))
    return found


def _row(game: TheOthers, seat: Seat) -> ScoreRow:
    if seat == game.sins:
        return ScoreRow("death.loss", len(game.fallen) * len(game.team), public=True)
    return ScoreRow("missions.order", done(game), public=True)


def sides(game: TheOthers) -> tuple[tuple[Seat, ...], ...]:
    """The Sins against the heroes."""
    return (game.sins,), tuple(sorted(game.team))
