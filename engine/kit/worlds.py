"""Other worlds: what every game's redeal does, and the secret answers of other seats to sealed
questions."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import wraps
from typing import Any, TypeVar

from engine.copying import clone
from engine.kernel import Agenda, Game, Lanes, Sealed, Seat, Window

G = TypeVar("G", bound=Game)


def another_world(deal: Callable[[G, Seat], None]) -> Callable[[G, Seat, int], G]:
    """Turn a function that deals a world again, in place, into the `redeal` of a game: it returns
    another world that `seat` cannot tell from this one; `seed` selects it."""

    @wraps(deal)
    def redeal(game: G, seat: Seat, seed: int) -> G:
        world = clone(game)
        world.seed = seed
        if game.result is None:  # else nothing is hidden
            deal(world, seat)
            answer_anew(world, seat)
            world.barriers = game.barriers
        return world

    return redeal


def stacks(agenda: Agenda) -> Iterator[Agenda]:
    """Yield every stack of an agenda: itself, and those of its lanes, at any depth."""
    yield agenda
    for item in agenda:
        if isinstance(item, Lanes):
            for lane in item.lanes:
                yield from stacks(lane)


def answer_anew(game: Game, seat: Seat) -> None:
    """Replace the secret answers of other seats to sealed questions by possible ones in this world.

    `seat` keeps its own answers. A window drops the others' answers, because nobody sees who has
    answered. In other sealed questions that is public, so each such seat gets a random option.
    """
    for stack in stacks(game.agenda):
        for index, item in enumerate(stack):
            if isinstance(item, Sealed):
                stack[index] = _answered_anew(game, item, seat)


def _answered_anew(game: Game, sealed: Any, seat: Seat) -> Any:
    answers = [
        (answering_seat, pick) for answering_seat, pick in sealed.answers if answering_seat == seat
    ]
    if not isinstance(sealed, Window):
        others = [answering_seat for answering_seat, _ in sealed.answers if answering_seat != seat]
        for answering_seat in others:
            options = sealed.options(game, answering_seat)
            answers.append((answering_seat, options[game.roll(len(options))]))
    return replace(sealed, answers=tuple(sorted(answers, key=lambda answer: answer[0])))
