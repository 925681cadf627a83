"""Taking back: what was, or why not; and it tells nothing of what others did in private."""

from __future__ import annotations

from typing import Any

from hypothesis import given

from engine.kernel import Pick, Seat, Window, apply, awaited, legal, question
from engine.undo import CannotUndo, barrier_after, stays, undo
from tests.laws.test_laws import FEW, SEEDS
from tests.laws.walks import PACKAGES, Table, draw_any, seen, somewhere

_MOVES = 40
_KEPT = 15
"""Moves after which a seat's last pick is forgotten."""


@given(seed=SEEDS)
@FEW
def test_undo_puts_back_what_was_or_says_why_not(table: Table, seed: int) -> None:
    game = somewhere(table, seed)
    states, moves = [game], []
    for _ in range(5):
        if game.result is not None:
            break
        seed, seat, choice = draw_any(game, seed)
        game, _ = apply(game, seat, choice)
        states.append(game)
        moves.append((seat, choice))
    for seat in {who for who, _ in moves}:
        last = max(n for n, (who, _) in enumerate(moves) if who == seat)
        back = undone(states[last], moves[last:], seat)
        if isinstance(back, str):
            assert back in ("revealed", "answered", "private")
            continue
        assert moves[last][1] in legal(back, seat)
        if last == len(moves) - 1:
            assert back == states[last]


@given(seed=SEEDS)
@FEW
def test_what_is_marked_final_is_what_undo_refuses(table: Table, seed: int) -> None:
    """Everything else is taken back, or replaced while the window it answers is open."""
    for _ in range(5):
        game = somewhere(table, seed)
        seed, seat, choice = draw_any(game, seed)
        after, _ = apply(game, seat, choice)
        final = stays(game, after, seat, choice)
        back = undone(game, [(seat, choice)], seat)
        assert barrier_after(game, after, seat, choice) == (back if isinstance(back, str) else None)
        asked = question(game, seat)
        window = isinstance(asked, Window) and type(choice) in asked.picks
        if window and seat in {who for who, _ in awaited(after)} and not final:
            others = [pick for pick in legal(game, seat) if pick != choice]
            assert all(legal(after, seat).count(one) == 1 for one in others)
            continue
        assert isinstance(back, str) == (final or window)


@given(seed=SEEDS)
@FEW
def test_a_move_that_a_seat_cannot_see_changes_nothing_of_what_it_may_take_back(
    table: Table, seed: int
) -> None:
    package = PACKAGES[table[0]]
    game = somewhere(table, seed)
    since: dict[Seat, tuple[Any, list[tuple[Seat, Pick]]]] = {}
    for _ in range(_MOVES):
        if game.result is not None:
            break
        seed, mover, choice = draw_any(game, seed)
        after, events = apply(game, mover, choice)
        for seat, (before, moves) in list(since.items()):
            unseen = seat != mover and not seen(events, seat)
            if unseen and around(package, game, seat) == around(package, after, seat):
                was, now = (
                    undone(before, moves, seat),
                    undone(before, [*moves, (mover, choice)], seat),
                )
                assert standing(package, was, seat) == standing(package, now, seat)
            moves.append((mover, choice))
            if len(moves) > _KEPT:
                del since[seat]
        since[mover] = (game, [(mover, choice)])
        game = after


def undone(before: Any, moves: list[tuple[Seat, Pick]], seat: Seat) -> Any:
    """The game without the seat's pick, or why it cannot be."""
    try:
        return undo(before, moves, seat)
    except CannotUndo as refused:
        return refused.reason


def around(package: Any, game: Any, seat: Seat) -> Any:
    """Everything a seat can see and do."""
    return package.view(game, seat), package.view(game, None), awaited(game), legal(game, seat)


def standing(package: Any, back: Any, seat: Seat) -> Any:
    """What a seat would see after taking back, or why it cannot."""
    return back if isinstance(back, str) else around(package, back, seat)
