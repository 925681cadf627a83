"""Plans of the model game: which line answers, what is left, when a plan stops."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, ClassVar, Literal

import pytest

from engine.games._skeleton import PACKAGE, Options
from engine.games._skeleton.rounds import Allow, Bid, SetAside
from engine.kernel import Event, Game, play
from engine.package import Loss
from engine.plans import (
    Guard,
    Planned,
    Relative,
    added,
    after,
    answered,
    candidates,
    lasting,
    new_line,
    raised,
    verdict,
    without,
)

A, B, C = (Planned("SecretBids", Bid(n), otherwise="next") for n in (3, 2, 1))


class Highest(Relative):
    """Bid whatever is highest."""


class Cheap(Guard):
    """The prize is worth so much at most."""

    about: ClassVar[Any] = (Bid,)
    most: int = 2

    def holds(self, public: Any, seat: int, pick: Any) -> bool:
        return bool(public.prize <= self.most)


def bidding(prize: int = 3) -> Game:
    """Two seats, asked for their first bid; they have put 5 aside."""
    game = PACKAGE.new_game(2, 1, Options())
    for seat in range(2):
        play(game, seat, SetAside(5))
    game.prize = prize
    return game


def test_the_first_line_that_fits_answers_and_is_done() -> None:
    said = verdict(PACKAGE, bidding(), 0, (A, B))
    assert said is not None
    assert (said.pick, said.rest) == (Bid(3), (B,))


def test_a_line_for_another_question_is_skipped() -> None:
    assert verdict(PACKAGE, bidding(), 0, (Planned("Objection", Allow()),)) is None
    assert verdict(PACKAGE, bidding(), 0, ()) is None
    game = bidding()
    play(game, 0, Bid(3))
    assert verdict(PACKAGE, game, 0, (A, B)) is None, "it has answered: nobody waits for it"


@pytest.mark.parametrize(("otherwise", "expected"), [("next", Bid(2)), ("ask", None)])
def test_an_illegal_pick_falls_through_to_the_next_line_or_the_owner(
    otherwise: Any, expected: Any
) -> None:
    gone = Planned("SecretBids", Bid(5), otherwise=otherwise)
    said = verdict(PACKAGE, bidding(), 0, (gone, B))
    assert said is not None
    assert said.pick == expected
    assert said.why == (None if expected else "illegal")
    assert said.rest == ((gone,) if expected else (gone, B))


@pytest.mark.parametrize(("prize", "why"), [(2, None), (3, "need")])
def test_a_line_is_played_only_if_its_condition_holds(prize: int, why: str | None) -> None:
    said = verdict(PACKAGE, bidding(prize), 0, (Planned("SecretBids", Bid(3), {"cheap": Cheap()}),))
    assert said is not None
    assert (said.why, said.pick) == (why, None if why else Bid(3))


def test_a_plan_without_a_fitting_line_stops_with_its_first_reason() -> None:
    plan = (
        Planned("SecretBids", Bid(5), otherwise="next"),
        Planned("SecretBids", Bid(3), {"cheap": Cheap()}, otherwise="next"),
    )
    said = verdict(PACKAGE, bidding(), 0, plan)
    assert said is not None
    assert (said.pick, said.why, said.rest) == (None, "illegal", plan)


def test_lines_that_follow_from_a_line_come_next_once_it_is_played() -> None:
    follows = Planned("SecretBids", Bid(4), under=True)
    plan = (C, A, follows, B)
    assert candidates(plan, "SecretBids") == [0, 1, 3]
    left = after(plan, 1)
    assert left == (follows, C, B)
    assert candidates(left, "SecretBids") == [0, 1, 2]
    assert candidates(left, "Objection") == []
    assert after(left, 0) == (C, B)
    assert after(left, 1) == (B,), "what was to follow is forgotten once something else is done"


def test_a_line_that_stays_answers_every_time() -> None:
    every = Planned("SecretBids", Bid(3), stays=True)
    assert after((every, B), 0) == (every, B)
    follows = Planned("Objection", Allow(), under=True)
    assert after((every, follows, B), 0) == (follows, every, follows, B)


def test_only_relative_lines_that_have_not_answered_outlive_a_stretch() -> None:
    """One that has answered ends with its stretch."""
    new = new_line("SecretBids", Highest())
    under = replace(new, under=True)
    plan = (A, under, new, Planned("SecretBids", Bid(3), stays=True))
    kept = {kind: lasting(replace(PACKAGE, LASTING=kind), plan) for kind in ("", "relative", "all")}  # type: ignore[arg-type]
    assert kept == {"": (), "relative": (new, new), "all": plan}
    assert lasting(replace(PACKAGE, LASTING="relative"), after((new, A), 0)) == ()
    assert lasting(replace(PACKAGE, LASTING="all"), after((new, under, A), 0)[1:]) == (A,)
    old = replace(A, lasts=False)
    assert lasting(replace(PACKAGE, LASTING="all"), (old, replace(B, under=True), C)) == (C,)


def test_a_planned_pick_that_the_owner_plays_is_done() -> None:
    assert answered((A, B), "SecretBids", Bid(2)) == (A,)
    assert answered((A, B), "SecretBids", Bid(4)) == (A, B)
    assert answered((A, B), "Objection", Bid(2)) == (A, B)


def test_losses_and_declared_events_stop_plans(monkeypatch: pytest.MonkeyPatch) -> None:
    robbed = Event("robbed", {"of": 1}, {})
    monkeypatch.setattr(PACKAGE, "LOSSES", {"robbed": Loss("of")})
    assert [PACKAGE.upsets(robbed, seat) for seat in (0, 1)] == [False, True]
    monkeypatch.setattr(PACKAGE, "UPSETS", {"pressed": "rival", "turned_up": ""})
    assert not PACKAGE.upsets(robbed, 1)
    assert PACKAGE.upsets(Event("pressed", {"rival": 1}, {}), 1)
    assert not PACKAGE.upsets(Event("pressed", {"rival": 0}, {}), 1)
    assert PACKAGE.upsets(Event("turned_up", {}, {}), 1)
    assert not PACKAGE.upsets(Event("turned_up", {}, {0: {}}, hidden=True), 1)


def test_a_plan_is_changed_line_by_line() -> None:
    follows = Planned("Objection", Allow())
    plan = added(added(added((), A), B), follows, 0)
    assert plan == (A, replace(follows, under=True), B)
    assert added(plan, C, 9) == (*plan, C)
    assert raised(plan, 2) == (B, A, plan[1])
    assert raised(plan, 0) == raised(plan, 1) == raised(plan, 9) == plan
    assert without(plan, 0) == (B,)
    assert without(plan, 1) == (A, B)
    assert without(plan, 9) == plan


def test_a_guard_lists_every_condition() -> None:
    class Bare(Guard):
        about: ClassVar[Any] = (Bid,)

    class Many(Guard):
        about: ClassVar[Any] = (Bid,)
        most: Literal[1, 2] = 1

    assert Bare.ways() == {"on": Bare()}
    assert Many.ways() == {"1": Many(), "2": Many(most=2)}
