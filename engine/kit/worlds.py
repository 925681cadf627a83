"""Other worlds: what is planned in them, and what others have answered in them."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

from engine.kernel import Agenda, Game, Lanes, Sealed, Seat, Window


def stacks(agenda: Agenda) -> Iterator[Agenda]:
    """Every stack of an agenda: itself, and those of the lanes on it, however deep."""
    yield agenda
    for item in agenda:
        if isinstance(item, Lanes):
            for lane in item.lanes:
                yield from stacks(lane)


def answer_anew(game: Game, seat: Seat) -> None:
    """Replace what others have answered in sealed questions by what they could answer in this
    world: nobody sees it. `seat` keeps its own answers.

    A window forgets the others' answers: who has answered shows to nobody. Of other sealed
    questions it is known who has answered, so each of those gets one of its options by chance.
    """
    for stack in stacks(game.agenda):
        for at, item in enumerate(stack):
            if isinstance(item, Sealed):
                stack[at] = _answered_anew(game, item, seat)


def _answered_anew(game: Game, sealed: Any, seat: Seat) -> Any:
    kept = [(who, pick) for who, pick in sealed.answers if who == seat]
    if not isinstance(sealed, Window):
        others = [who for who, _ in sealed.answers if who != seat]
        for who in others:
            options = sealed.options(game, who)
            kept.append((who, options[game.roll(len(options))]))
    return replace(sealed, answers=tuple(sorted(kept, key=lambda answer: answer[0])))
