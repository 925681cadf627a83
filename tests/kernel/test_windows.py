"""Windows: reactions to what is about to happen, asked for at once and in secret."""

from __future__ import annotations

import pytest

from engine.kernel import apply, awaited, legal, pending, question
from engine.undo import CannotUndo, undo
from tests.kernel.toy import Note, Pass, Shout, Threat, toy

HIT = Note("hit")


def test_a_window_asks_all_at_once_and_its_step_follows_when_all_passed() -> None:
    game = toy(Threat((2, 0), HIT), Note("after"), seats=3)
    assert pending(game)[0][1] == [2, 0]
    for n, seat in enumerate((0, 2)):
        assert game.log == []
        assert awaited(game) == [(0, "Threat"), (2, "Threat")], "whoever has answered"
        assert len(pending(game)[0][1]) == 2 - n
        game, _ = apply(game, seat, Pass())
    assert game.log == ["hit", "after"]


def test_the_first_reaction_in_order_closes_a_window_once_certain() -> None:
    game = toy(Threat((2, 0, 1), HIT), seats=3)
    game, _ = apply(game, 0, Shout("no"))
    assert pending(game)[0][1] == [2, 1], "who stands behind it does not learn of it"
    game, _ = apply(game, 2, Pass())
    assert game.log == ["no 0"]
    game = toy(Threat((2, 0, 1), HIT), seats=3)
    game, _ = apply(game, 2, Shout("no"))
    assert game.log == ["no 2"]


def test_an_answer_may_be_replaced_while_a_window_is_open() -> None:
    game = toy(Threat((0, 1), HIT))
    game, _ = apply(game, 1, Shout("no"))
    assert question(game, 1) is not None
    assert legal(game, 1) == [Pass(), Shout("no")]
    game, _ = apply(game, 1, Pass())
    game, _ = apply(game, 0, Pass())
    assert game.log == ["hit"]


def test_a_window_without_seats_closes_at_once() -> None:
    game = toy(Threat((), HIT))
    assert game.log == ["hit"]
    assert game.barriers == 0


def test_a_closed_window_is_a_barrier_and_its_answers_cannot_be_undone() -> None:
    one, several = toy(Threat((1,), HIT)), toy(Threat((0, 1), HIT))
    assert apply(one, 1, Pass())[0].barriers == 0
    first, _ = apply(several, 0, Pass())
    assert apply(first, 1, Pass())[0].barriers == 1
    for game, moves in ((one, [(1, Pass())]), (several, [(0, Pass())])):
        with pytest.raises(CannotUndo) as refused:
            undo(game, moves, moves[0][0])
        assert refused.value.reason == "answered"
