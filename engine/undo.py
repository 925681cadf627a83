"""Taking back one's last pick.

Undo puts the state back to before the seat's last pick, unless something was rolled, shuffled or
revealed since, or another seat answered in the same stack. Picks that others made meanwhile in
lanes of their own, or to the same sealed question, are replayed.

Whether a pick can be taken back depends on what its seat can see. An answer to a window is
replaced, not taken back. A pick after which others are asked in private (in lanes of their own, or
by a question whose answer nobody else sees) is final when they are asked: else undo would show
whether they have answered.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from engine.kernel import Game, IllegalMove, Pick, Sealed, Seat, Window, apply, lane_of, question

G = TypeVar("G", bound=Game)


class CannotUndo(Exception):
    """`reason` is "nothing" (no pick to take back), "revealed", "answered", or "private" (others
    have been asked in private since)."""

    def __init__(self, reason: str) -> None:
        super().__init__(reason)
        self.reason = reason


def undo(before: G, moves: Sequence[tuple[Seat, Pick]], seat: Seat) -> G:
    """The game without the first of `moves`, which is `seat`'s last pick and was made in `before`.

    `moves` are that pick and everything played since, in order. Raises CannotUndo.
    """
    if not moves or moves[0][0] != seat or any(who == seat for who, _ in moves[1:]):
        raise CannotUndo("nothing")
    own = moves[0][1]
    if answers_window(before, seat, own):
        raise CannotUndo("answered")
    lane = lane_of(before, seat) or ()
    try:
        mine, _ = apply(before, seat, own)
    except IllegalMove as error:  # what it answered is asked differently by now
        raise CannotUndo("answered") from error
    if mine.barriers > before.barriers:
        raise CannotUndo("revealed")
    with_it, without = mine, before
    for who, pick in moves[1:]:
        _private(with_it, seat, lane)
        theirs = lane_of(with_it, who) or ()
        same = theirs[: len(lane)] == lane or lane[: len(theirs)] == theirs
        if same and not _shut_after(with_it, who):
            raise CannotUndo("answered")
        with_it, events = apply(with_it, who, pick)
        try:
            without, told_anew = apply(without, who, pick)
        except IllegalMove as error:
            raise CannotUndo("answered") from error
        if events != told_anew:
            raise CannotUndo("revealed")
    _private(with_it, seat, lane)
    return without


def stays(before: Game, after: Game, seat: Seat, pick: Pick) -> bool:
    """Whether a pick, which has just led from `before` to `after`, can not be taken back. An answer
    to a window that several seats are asked in may be replaced until it shuts: it does not stay."""
    if after.barriers > before.barriers:
        return True
    if answers_window(before, seat, pick):
        asked = question(before, seat)
        return asked is None or len(asked.seats(before)) == 1
    try:
        _private(after, seat, lane_of(before, seat) or ())
    except CannotUndo:
        return True
    return False


def answers_window(game: Game, seat: Seat, pick: Pick) -> bool:
    """Whether this pick answers a window: such an answer is replaced, never taken back."""
    asked = question(game, seat)
    return isinstance(asked, Window) and type(pick) in asked.picks


def _shut_after(game: Game, who: Seat) -> bool:
    """Whether this seat answers a sealed question that stays shut: others are still to answer."""
    asked = question(game, who)
    return isinstance(asked, Sealed) and list(asked.missing(game)) not in ([], [who])


def _private(game: Game, seat: Seat, lane: tuple[int, ...]) -> None:
    """Raise CannotUndo if others are asked in private on top of this lane's stack, whether or not
    they have answered."""
    for other in range(game.seats):
        theirs = lane_of(game, other) if other != seat else None
        if theirs is None:
            continue
        inside = theirs[: len(lane)] == lane and theirs != lane
        asked = question(game, other)
        if inside or (asked is not None and asked.private and lane[: len(theirs)] == theirs):
            raise CannotUndo("private")
