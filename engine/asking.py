"""The open questions of a game, the seats that they await, and the legal picks."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import fields
from functools import cache
from typing import Any

from engine.shown import Seat
from engine.steps import Agenda, Choice, Game, Lanes, Pick, Sealed, Several, Window


def open_stacks(agenda: Agenda) -> tuple[list[Agenda], list[Lanes]]:
    """Return each stack whose top is an open question, and all lanes with an aside, the outermost
    first."""
    if agenda and type(agenda[-1]) is not Lanes:
        return [agenda], []
    stacks: list[Agenda] = []
    lanes_with_aside: list[Lanes] = []
    todo = [agenda]
    for stack in todo:  # `todo` grows as lanes are met
        if stack:
            top = stack[-1]
            if type(top) is not Lanes:
                stacks.append(stack)
                continue
            if top.aside is not None:
                lanes_with_aside.append(top)
            todo += top.lanes
    return stacks, lanes_with_aside


def _questions(game: Game) -> list[Any]:
    return [stack[-1] for stack in open_stacks(game.agenda)[0]]


def pending(game: Game) -> list[tuple[Choice[Any], list[Seat]]]:
    """Return each open question with the seats that must answer it."""
    return [
        (asked, list(asked.missing(game) if isinstance(asked, Sealed) else asked.seats(game)))
        for asked in _questions(game)
    ]


def must_answer(game: Game, seat: Seat) -> bool:
    """Return whether this seat must answer a question, in one walk of the agenda."""
    for asked in _questions(game):
        missing = asked.missing(game) if isinstance(asked, Sealed) else asked.seats(game)
        if seat in missing:
            return True
    return False


def asks(game: Game, name: str) -> bool:
    """Return whether `awaited` lists a question with this public name: cheaper than the list."""
    for asked in _questions(game):
        if (asked.known_as or type(asked).__name__) == name:
            sealed = isinstance(asked, Sealed) and not isinstance(asked, Window)
            if asked.missing(game) if sealed else asked.seats(game):
                return True
    return False


def decision(game: Game) -> tuple[Seat, Sequence[Pick], Agenda]:
    """Return the first seat that must answer, its picks, and the stack that holds its question.

    For random play, which needs this in one walk of the agenda. LookupError if no seat must answer.
    """
    stacks, lanes_with_aside = open_stacks(game.agenda)
    for stack in stacks:
        choice: Any = stack[-1]
        missing = choice.missing(game) if isinstance(choice, Sealed) else choice.seats(game)
        if missing:
            seat = missing[0]
            picks = choice.options(game, seat)
            for lanes in lanes_with_aside:
                aside: Any = lanes.aside
                if seat in aside.seats(game):
                    picks = [*picks, *aside.options(game, seat)]
            return seat, picks, stack
    raise LookupError("nobody is awaited")


def awaited(game: Game) -> list[tuple[Seat, str]]:
    """Return the seats that are awaited, with the public name of each question.

    A window lists all its seats until it shuts, including those that have answered.
    """
    return sorted(
        (seat, asked.known_as or type(asked).__name__)
        for asked, missing in pending(game)
        for seat in (asked.seats(game) if isinstance(asked, Window) else missing)
    )


def question(game: Game, seat: Seat) -> Choice[Any] | None:
    """Return the question that awaits this seat or holds its replaceable answer, or None."""
    return next((asked for asked in _questions(game) if seat in asked.seats(game)), None)


def open_to(game: Game, seat: Seat) -> list[Choice[Any]]:
    """Return the choices that this seat may answer now: its question, then the asides."""
    stacks, lanes_with_aside = open_stacks(game.agenda)
    choices: list[Any] = [stack[-1] for stack in stacks] + [
        lanes.aside for lanes in lanes_with_aside
    ]
    return [choice for choice in choices if seat in choice.seats(game)]


def lane_of(game: Game, seat: Seat) -> tuple[int, ...] | None:
    """Return the path of lanes to this seat's question, or else to an aside that is open to it.

    () is the main stack; None if there is neither. A single lane counts as part of its parent.
    """
    aside_path: tuple[int, ...] | None = None
    todo: list[tuple[tuple[int, ...], Agenda]] = [((), game.agenda)]
    while todo:
        path, stack = todo.pop()
        top: Any = stack[-1] if stack else None
        if isinstance(top, Lanes):
            if aside_path is None and top.aside is not None and seat in top.aside.seats(game):
                aside_path = path
            lone = len(top.lanes) == 1
            todo += [(path if lone else (*path, n), lane) for n, lane in enumerate(top.lanes)][::-1]
        elif top is not None and seat in top.seats(game):
            return path
    return aside_path


def legal(game: Game, seat: Seat) -> list[Pick]:
    """Return what this seat may pick now: the options of its question, then those of the asides.

    Of composed kinds it lists only the natural picks: see `offered`.
    """
    picks: list[Pick] = []
    for choice in open_to(game, seat):
        picks += choice.options(game, seat)
    return picks


def offered(game: Game, seat: Seat, pick: Pick) -> bool:
    """Return whether this seat may play this pick now, listed by `legal` or not."""
    return any(takes(game, choice, seat, pick) for choice in open_to(game, seat))


def takes(game: Game, choice: Choice[Any], seat: Seat, pick: Pick) -> bool:
    """Return whether the pick is an option of this choice, or a valid composed pick."""
    options = choice.options(game, seat)
    if pick in options:
        return True
    kind = type(pick)
    if kind not in choice.composed or all(type(option) is not kind for option in options):
        return False
    allowed_fields = all(
        value in allowed for value, allowed in allowed_values(game, choice, seat, pick)
    )
    return allowed_fields and choice.accepts(game, seat, pick)


def allowed_values(
    game: Game, choice: Choice[Any], seat: Seat, pick: Pick
) -> Iterator[tuple[Any, Sequence[Any] | Several]]:
    """Yield for each field of a composed pick its value and what it may hold, given the earlier
    fields."""
    so_far: dict[str, Any] = {}
    kind: Any = type(pick)
    for name in _field_names(kind):
        value = getattr(pick, name)
        yield value, choice.values(game, seat, kind, so_far)
        so_far[name] = value


@cache
def _field_names(kind: Any) -> tuple[str, ...]:
    return tuple([field.name for field in fields(kind)])
