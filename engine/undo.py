"""Undo a seat's last pick.

Undo restores the state before the pick, unless something was rolled, shuffled or revealed since, or
another seat answered in the same stack. Picks that others made meanwhile in their own lanes, or to
the same sealed question, are replayed.

Whether a pick can be undone depends on what its seat can see. An answer to a window is replaced,
not undone. A pick becomes final when others are asked in private after it (in lanes, or by a
question whose answer no other seat sees): otherwise undo would show whether they have answered.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, TypeVar

from engine.kernel import Game, IllegalMove, Pick, Sealed, Seat, Window, apply, lane_of, question

G = TypeVar("G", bound=Game)


Barrier = Literal["nothing", "revealed", "answered", "private"]
"""Why a pick cannot be undone."""


class CannotUndo(Exception):
    """The pick cannot be undone.

    `reason` is "nothing" (no pick to undo), "revealed", "answered", or "private" (others have been
    asked in private since).
    """

    def __init__(self, reason: Barrier) -> None:
        super().__init__(reason)
        self.reason: Barrier = reason


def undo(before: G, moves: Sequence[tuple[Seat, Pick]], seat: Seat) -> G:
    """Return the game without the first of `moves`, which is `seat`'s last pick, made in `before`.

    `moves` are that pick and all moves since, in order. Raises CannotUndo.
    """
    if not moves or moves[0][0] != seat or any(mover == seat for mover, _ in moves[1:]):
        raise CannotUndo("nothing")
    pick_to_undo = moves[0][1]
    if answers_window(before, seat, pick_to_undo):
        raise CannotUndo("answered")
    lane = lane_of(before, seat) or ()
    try:
        with_pick, _ = apply(before, seat, pick_to_undo)
    except IllegalMove as error:  # the rules changed: its question offers something else now
        raise CannotUndo("answered") from error
    if with_pick.barriers > before.barriers:
        raise CannotUndo("revealed")
    with_it, without = with_pick, before
    for mover, later_pick in moves[1:]:
        _private(with_it, seat, lane)
        other_lane = lane_of(with_it, mover) or ()
        same = other_lane[: len(lane)] == lane or lane[: len(other_lane)] == other_lane
        if same and not _shut_after(with_it, mover):
            raise CannotUndo("answered")
        with_it, events = apply(with_it, mover, later_pick)
        try:
            without, told_anew = apply(without, mover, later_pick)
        except IllegalMove as error:
            raise CannotUndo("answered") from error
        if events != told_anew:
            raise CannotUndo("revealed")
    _private(with_it, seat, lane)
    return without


def barrier_after(before: Game, after: Game, seat: Seat, pick: Pick) -> Barrier | None:
    """Return why a pick, which has just led from `before` to `after`, cannot be undone; None if it
    can. Like `undo`, without playing it again."""
    if answers_window(before, seat, pick):
        return "answered"
    if after.barriers > before.barriers:
        return "revealed"
    try:
        _private(after, seat, lane_of(before, seat) or ())
    except CannotUndo as error:
        return error.reason
    return None


def stays(before: Game, after: Game, seat: Seat, pick: Pick) -> bool:
    """Return whether a pick, which has just led from `before` to `after`, can no longer be undone.

    False for an answer to a window with several seats: it may be replaced until the window closes.
    """
    if after.barriers == before.barriers and answers_window(before, seat, pick):
        asked = question(before, seat)
        return asked is None or len(asked.seats(before)) == 1
    return barrier_after(before, after, seat, pick) is not None


def answers_window(game: Game, seat: Seat, pick: Pick) -> bool:
    """Return whether this pick answers a window: such an answer is replaced, never undone."""
    asked = question(game, seat)
    return isinstance(asked, Window) and type(pick) in asked.picks


def _shut_after(game: Game, mover: Seat) -> bool:
    """Return whether this seat's answer leaves a sealed question closed: other answers are
    missing."""
    asked = question(game, mover)
    return isinstance(asked, Sealed) and list(asked.missing(game)) not in ([], [mover])


def _private(game: Game, seat: Seat, lane: tuple[int, ...]) -> None:
    """Raise CannotUndo if other seats are asked in private on top of this lane's stack, whether or
    not they have answered."""
    for other in range(game.seats):
        other_lane = lane_of(game, other) if other != seat else None
        if other_lane is None:
            continue
        inside = other_lane[: len(lane)] == lane and other_lane != lane
        asked = question(game, other)
        if inside or (
            asked is not None and asked.private and lane[: len(other_lane)] == other_lane
        ):
            raise CannotUndo("private")
