"""Taking back one's last pick.

Undo puts the state back to before the seat's last pick, unless something was rolled, shuffled or
revealed since, or another seat answered in the same stack. Picks that others made meanwhile in
lanes of their own are played again. What answers a window is replaced, never taken back: whether it
can be taken back would show whether others have answered.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from engine.kernel import Game, IllegalMove, Pick, Seat, Window, apply, lane_of, question

G = TypeVar("G", bound=Game)


class CannotUndo(Exception):
    """`reason` is "nothing" (no pick to take back), "revealed" or "answered"."""

    def __init__(self, reason: str) -> None:
        super().__init__(reason)
        self.reason = reason


def undo(before: G, moves: Sequence[tuple[Seat, Pick]], seat: Seat) -> G:
    """The game without the first of `moves`, which is `seat`'s last pick and was made in `before`.

    `moves` are that pick and everything played since, in order. Raises CannotUndo.
    """
    if not moves or moves[0][0] != seat or any(who == seat for who, _ in moves[1:]):
        raise CannotUndo("nothing")
    asked, own = question(before, seat), moves[0][1]
    if isinstance(asked, Window) and type(own) in asked.picks:
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
        theirs = lane_of(with_it, who) or ()
        if theirs[: len(lane)] == lane or lane[: len(theirs)] == theirs:
            raise CannotUndo("answered")
        with_it, told = apply(with_it, who, pick)
        try:
            without, told_anew = apply(without, who, pick)
        except IllegalMove as error:
            raise CannotUndo("answered") from error
        if told != told_anew:
            raise CannotUndo("revealed")
    return without
