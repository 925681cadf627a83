"""Luck of the deal: zombies in hand, compared with the mean hand of the same rounds."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from engine.games.happy_dayz.content import ZOMBIES
from engine.kernel import EVERYTHING, Seat
from engine.luck import Chance, Fortune
from engine.titles import Finished


def _rounds(over: Finished) -> Iterator[list[int]]:
    """Yield the zombies dealt to each seat, per round: those it played and those it transferred,
    without those it received."""
    hands: list[int] = []
    for event in over.events:
        facts = event.seen_by(EVERYTHING) or {}
        if event.name == "dealt":
            if hands:
                yield hands
            hands = [0] * over.seats
        elif hands and event.name in ("led", "played", "transferred"):
            zombie = facts["card"] in ZOMBIES
            hands[facts["seat"]] += zombie
            if "to" in facts:
                hands[facts["to"]] -= zombie
    if hands:
        yield hands


def _zombies(over: Finished, seat: Seat) -> Fortune | None:
    rounds = list(_rounds(over))
    if not rounds:
        return None
    return Fortune(sum(hands[seat] for hands in rounds), sum(map(sum, rounds)) / over.seats)


LUCK: Final = (Chance("zombies", _zombies),)
