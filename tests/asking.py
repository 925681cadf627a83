"""What tests of every game ask of it: picks made, refusals, the events that a seat sees."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypeVar

import pytest

from engine.codec import dumps
from engine.kernel import Event, Game, IllegalMove, Pick, Refusal, apply, legal, pending

G = TypeVar("G", bound=Game)


def do(game: G, seat: int, *picks: Pick) -> tuple[G, list[Event]]:
    """The game after these picks of a seat, and their events."""
    told: list[Event] = []
    for pick in picks:
        game, events = apply(game, seat, pick)
        told += events
    return game, told


def asked(game: Game) -> list[int]:
    """Who is awaited."""
    return [seat for _, seats in pending(game) for seat in seats]


def refused(game: Game, seat: int, pick: Pick) -> Refusal:
    """Why a pick is refused, which changes nothing."""
    before = dumps(game)
    with pytest.raises(IllegalMove) as raised:
        apply(game, seat, pick)
    assert dumps(game) == before
    return raised.value.refusal


def seen(told: Sequence[Event], name: str, seat: int | None = None) -> list[dict[str, Any]]:
    """The facts that a seat (None: everybody) sees in the events of a name."""
    found = [event.seen_by(seat) for event in told if event.name == name]
    return [dict(facts) for facts in found if facts is not None]


def offers(game: Game, seat: int, kind: type[Pick]) -> list[Any]:
    """The picks of a kind that a seat may make."""
    return [pick for pick in legal(game, seat) if isinstance(pick, kind)]
