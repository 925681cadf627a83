"""Composed picks: put together field by field, of which the options name only the natural ones."""

from __future__ import annotations

import pytest

from engine.kernel import IllegalMove, Several, apply, legal, offered, pending
from tests.kernel.toy import Hand, Pack, PackBag, toy


def test_picks_composed_of_the_values_are_offered_and_played() -> None:
    game = toy(PackBag(0, 3, ("a", "b", "c")))
    assert legal(game, 0) == [Pack(3, ())]
    for pick in (Pack(3, ()), Pack(1, ("a",)), Pack(2, ("a", "c"))):
        assert offered(game, 0, pick)
        after, _ = apply(game, 0, pick)
        assert after.bags[0].marks == list(pick.things)


def test_picks_outside_the_values_or_not_accepted_are_refused() -> None:
    game = toy(PackBag(0, 3, ("a", "b", "c")))
    for pick in (
        Pack(4, ()),
        Pack(3, ("c", "a")),
        Pack(3, ("d",)),
        Pack(3, ("a", "b", "c")),
        Pack(1, ("a", "b")),
        Pack(3, ["a"]),  # type: ignore[arg-type]
    ):
        assert not offered(game, 0, pick)
        with pytest.raises(IllegalMove) as refused:
            apply(game, 0, pick)
        assert refused.value.refusal.reason == "does-not-fit"


def test_without_a_natural_pick_none_can_be_composed() -> None:
    game = toy(PackBag(0, 0), Hand(2))
    assert not offered(game, 0, Pack(1, ()))
    assert [asked for asked, _ in pending(game)] == [Hand(2)]


def test_a_lone_natural_pick_is_taken_unasked_only_if_no_other_can_be_composed() -> None:
    assert toy(PackBag(0, 1)).bags[0].coins == 1
    assert toy(PackBag(0, 2)).bags[0].coins == 0
    assert toy(PackBag(0, 1, ("a",))).bags[0].coins == 0


def test_a_composed_field_holds_selections_in_order() -> None:
    some = Several(("a", "b", "b"), least=1, most=2)
    assert ("b", "b") in some
    assert ("a",) in some
    for wrong in ((), ("b", "a"), ("a", "a"), ("a", "b", "b"), ["a"], "a"):
        assert wrong not in some
