"""Asides: what may be done at any time during other steps."""

from __future__ import annotations

import pytest

from engine.kernel import (
    IllegalMove,
    apply,
    awaited,
    during,
    lane_of,
    legal,
    open_to,
    pending,
    side_by_side,
)
from engine.undo import undo
from tests.kernel.toy import AlwaysTake, Note, Shout, Shouting, Stop, Take, TakeSome, toy


def test_an_aside_is_open_beside_the_question_and_its_steps_come_first() -> None:
    game = toy(during(Shouting((0,), ("a", "b"), more=2), AlwaysTake(0, 1), Note("in")), Note("x"))
    assert legal(game, 0) == [Take(1), Stop(), Shout("a"), Shout("b")]
    assert awaited(game) == [(0, "Busy")]
    assert lane_of(game, 0) == ()
    game, _ = apply(game, 0, Shout("b"))
    assert game.log == ["b 0"]
    assert legal(game, 0) == [Take(1), Take(2), Shout("a")]
    game, _ = apply(game, 0, Take(2))
    assert legal(game, 0) == [Take(1), Stop(), Shout("a")]
    game, _ = apply(game, 0, Stop())
    assert game.log == ["b 0", "in", "x"]
    assert legal(game, 0) == [], "it goes with the steps that it was open during"


def test_an_aside_stays_open_while_another_seat_is_asked() -> None:
    game = toy(during(Shouting((0,), ("a", "b"), more=2), TakeSome(1, 2)))
    assert [asked for _, asked in pending(game)] == [[1]]
    assert legal(game, 0) == [Shout("a"), Shout("b")]
    assert lane_of(game, 0) == ()
    game, events = apply(game, 0, Shout("a"))
    assert [event.seen_by(1) for event in events] == [None]
    assert awaited(game) == [(0, "TakeSome")]
    game, _ = apply(game, 0, Take(1))
    assert awaited(game) == [(1, "TakeSome")]


def test_an_aside_keeps_no_question_open_and_may_close_itself() -> None:
    game = toy(during(Shouting((1,)), TakeSome(0, 1), TakeSome(0, 2)))
    assert game.bags[0].coins == 1, "a lone option is taken whatever asides are open"
    game, _ = apply(game, 1, Shout("hey"))
    assert open_to(game, 1) == []
    with pytest.raises(IllegalMove) as refused:
        apply(game, 1, Shout("hey"))
    assert refused.value.refusal.reason == "not-your-turn"


def test_asides_nest_and_lanes_inside_go_on() -> None:
    outer, inner = Shouting((0, 1), ("out",)), Shouting((1,), ("in",))
    game = toy(during(outer, during(inner, TakeSome(1, 2), TakeSome(1, 2))))
    assert legal(game, 1) == [Take(1), Take(2), Shout("out"), Shout("in")]
    game = toy(during(outer, side_by_side([TakeSome(0, 2)], [TakeSome(1, 2)])))
    assert [lane_of(game, seat) for seat in (0, 1)] == [(0,), (1,)]
    game, _ = apply(game, 1, Shout("out"))
    assert game.log == ["out 1"]
    assert awaited(game) == [(0, "TakeSome"), (1, "TakeSome")]


def test_a_refusal_gives_the_asides_reason() -> None:
    game = toy(during(Shouting((0,)), TakeSome(0, 2)))
    with pytest.raises(IllegalMove) as refused:
        apply(game, 0, Shout("boo"))
    assert refused.value.refusal.rule == "toy.shout"


def test_an_aside_planned_as_a_step_is_an_error() -> None:
    with pytest.raises(TypeError, match="Shouting is an aside"):
        toy(Shouting((0,)))


def test_picks_of_an_aside_can_be_undone() -> None:
    game = toy(during(Shouting((0,)), TakeSome(0, 2)))
    assert undo(game, [(0, Shout("hey"))], 0) == game
