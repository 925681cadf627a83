"""Laws of plans, over every game: what a seat sees for planning and what its plan answers is the
same in all worlds that it cannot tell apart. Rivals learn nothing from whether it answers."""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache
from typing import Any

import pytest

from engine import plan_worlds
from engine.copying import clone
from engine.kernel import awaited, lane_of, offered, play, question
from engine.orders import MAX_FIELD_VALUES
from engine.plan_worlds import expected, proposed
from engine.plans import MAX_PLAN_LINES, Plan, Relative, _answers_all, verdict
from engine.rng import below
from tests.laws.walks import EXAMPLES, PACKAGES, Table, draw, fresh

CHAIN = 80
"""Picks that a plan makes in a row, at most."""
PICKS = 120
"""Picks of a game that is looked at."""
SEEDS = range(1, max(EXAMPLES // 2, 1) + 1)
"""Games that all these laws look at: half as many as others do, since plans take long to make."""


@pytest.fixture(autouse=True)
def few_worlds(monkeypatch: pytest.MonkeyPatch) -> None:
    """More of them take longer, and are looked into in the same way."""
    monkeypatch.setattr(plan_worlds, "QUESTION_WORLDS", 2)
    monkeypatch.setattr(plan_worlds, "PROPOSAL_WORLDS", 2)


def guarded(package: Any, plan: Plan, seed: int) -> Plan:
    """The same lines, each with a guard of its kind, if there is any, on terms drawn at random."""
    lines = []
    for line in plan:
        fitting = [(n, g) for n, g in package.GUARDS.items() if type(line.pick) in g.about]
        if fitting:
            seed, at = below(seed, len(fitting))
            name, kind = fitting[at]
            terms = {}
            for field, values in kind.values().items():
                seed, n = below(seed, len(values))
                terms[field] = values[n]
            line = replace(line, guards={name: kind(**terms)})
        lines.append(line)
    return tuple(lines)


@lru_cache(maxsize=len(SEEDS))
def moments(table: Table, seed: int) -> list[tuple[int, Any, int, Plan]]:
    """A game played by plans where one answers and at random elsewhere: before some picks, their
    number, the game, a seat that is asked, and its plan, some of which need something."""
    name, seats = table
    package = PACKAGES[name]
    game = fresh(name, seats, seed, options_seed=seed)
    plans: dict[int, Plan] = {}
    found: list[tuple[int, Any, int, Plan]] = []
    for n in range(PICKS):
        if game.result is not None:
            break
        seed, seat, choice = draw(game, seed)
        if n % 17 == 0:
            plans[seat] = guarded(package, proposed(package, game, seat, seed), seed)
        plan = plans.get(seat, ())
        if plan and n % 3 == 0:
            found.append((n, clone(game), seat, plan))
        said = verdict(package, game, seat, plan, by_hand=bool(n % 2))
        if said is not None:
            plans[seat] = () if said.pick is None else said.rest
            choice = said.pick or choice
        play(game, seat, choice)
    return found


@pytest.mark.parametrize("seed", SEEDS)
def test_a_plan_answers_what_may_be_played_and_the_same_in_every_world(
    table: Table, seed: int
) -> None:
    package = PACKAGES[table[0]]
    for n, game, seat, plan in moments(table, seed):
        said = verdict(package, game, seat, plan, by_hand=bool(n % 2))
        if said is not None and said.pick is not None:
            assert offered(game, seat, said.pick)
            assert len(said.rest) <= len(plan)
        other = package.redeal(game, seat, seed + n)
        assert verdict(package, other, seat, plan, by_hand=bool(n % 2)) == said
        spans = [package.stretch(world) for world in (game, other)]
        assert spans[0] == spans[1]
        assert len(str(spans[0])) <= 64


@pytest.mark.parametrize("seed", SEEDS)
def test_what_is_shown_for_planning_is_the_same_in_every_world(table: Table, seed: int) -> None:
    package = PACKAGES[table[0]]
    looked_at = [moment for moment in moments(table, seed) if moment[0] % 5 == 0]
    for n, (_, game, asked, plan) in enumerate(looked_at):
        seat, own = ((asked, plan), ((asked + 1) % game.seats, ()))[n // 2 % 2]
        other = package.redeal(game, seat, seed + n)
        if n % 2:
            shown = [expected(package, world, seat, own, seed) for world in (game, other)]
            assert _plain(shown[0]) == _plain(shown[1])
        else:
            planneds = proposed(package, game, seat, seed)
            assert planneds == proposed(package, other, seat, seed)
            assert len(planneds) <= MAX_PLAN_LINES


def _plain(found: Any) -> Any:
    """What is shown: drafts look into a world of their own."""
    return [
        (one.question, one.picks, [(draft.kind, draft.values({})) for draft in one.drafts])
        for one in found
    ]


def test_looking_ahead_copies_a_world_once_for_each_kind_of_question(
    table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Drafts read that copy, and so still ask their question after the world went on. A question
    that only relative lines can answer needs none."""
    copies = []
    monkeypatch.setattr(plan_worlds, "clone", lambda world: copies.append(1) or clone(world))
    _, game, seat, _ = moments(table, 1)[0]
    found = expected(PACKAGES[table[0]], game, seat, (), 1)
    assert 0 < len(copies) <= len(found)
    for one in found:
        for draft in one.drafts:
            assert type(question(draft.game, seat)).__name__ == one.question


def test_a_plan_without_guards_needs_no_view(table: Table) -> None:
    def refuse(*_: Any) -> Any:
        raise AssertionError("nothing reads this view")

    package = replace(PACKAGES[table[0]], view=refuse)
    for _, game, seat, plan in moments(table, 1):
        bare = tuple(replace(line, guards={}) for line in plan)
        verdict(package, game, seat, bare, by_hand=True)


@pytest.mark.parametrize("seed", SEEDS)
def test_rivals_learn_nothing_from_whether_a_plan_answers(table: Table, seed: int) -> None:
    """Alone it ends nothing that is done in private, or all of it whatever its owner holds; and
    worlds that a rival cannot tell apart, with another hand for its owner, agree on whether its
    lines' conditions hold."""
    package = PACKAGES[table[0]]
    for _, game, seat, plan in moments(table, seed):
        other = package.redeal(game, (seat + 1) % game.seats, seed)
        views = [package.view(world, None) for world in (game, other)]
        for line in plan:
            for guard in line.guards.values():
                held = [guard.holds(view, seat, line.pick) for view in views]
                assert held[0] == held[1]
            if isinstance(line.pick, Relative):
                _about_both(line.pick, (game, other), seat)
        if lane_of(game, seat):
            ended = [
                awaited(followed(package, world, seat, plan)) != awaited(world)
                for world in (game, other)
            ]
            asked = type(question(game, seat)).__name__
            all_of_it = any(asked in line.questions and _answers_all(line) for line in plan)
            assert ended == [all_of_it] * 2


def _about_both(pick: Relative, worlds: tuple[Any, Any], seat: int) -> None:
    """The pick answers in both worlds or in neither, and legally."""
    played = [pick.resolve(world, seat) for world in worlds]
    assert (played[0] is None) == (played[1] is None)
    for world, legal in zip(worlds, played, strict=True):
        assert legal is None or offered(world, seat, legal)


@pytest.mark.parametrize("seed", SEEDS)
def test_rivals_learn_nothing_from_whether_a_relative_pick_answers(table: Table, seed: int) -> None:
    """Each of them at each question that takes one, in worlds with another hand for its owner; a
    seat that cannot tell two worlds apart plays the same in both."""
    package, (name, seats) = PACKAGES[table[0]], table
    game = fresh(name, seats, seed, options_seed=seed)
    for n in range(PICKS):
        if game.result is not None:
            return
        seed, seat, choice = draw(game, seed)
        for pick in package.relative_picks(game, type(question(game, seat)).__name__):
            other = package.redeal(game, (seat + 1 + n % max(game.seats - 1, 1)) % game.seats, seed)
            _about_both(pick, (game, other), seat)
            own = package.redeal(game, seat, seed)
            assert pick.resolve(own, seat) == pick.resolve(game, seat) == pick.resolve(game, seat)
        play(game, seat, choice)


def followed(package: Any, game: Any, seat: int, plan: Plan) -> Any:
    """The game after everything that the plan answers in a row, without any pick by hand."""
    game = clone(game)
    for _ in range(CHAIN):
        said = verdict(package, game, seat, plan)
        if said is None or said.pick is None:
            return game
        play(game, seat, said.pick)
        plan = said.rest
    raise AssertionError("a plan answers for ever")


@pytest.mark.parametrize("name", PACKAGES)
def test_guards_are_a_closed_set_of_bounded_terms(name: str) -> None:
    package = PACKAGES[name]
    assert len(package.GUARDS) <= 4
    for guard, cls in package.GUARDS.items():
        assert guard.isidentifier()
        assert len(guard) <= 25
        assert cls.about
        values = cls.values()
        assert len(values) <= 1, "a select of its values, or none"
        for field, of_field in values.items():
            assert len({str(value) for value in of_field}) == len(of_field) <= MAX_FIELD_VALUES - 1
            assert getattr(cls(), field) in of_field
        with pytest.raises(ValueError, match="nonsense"):
            cls.model_validate({"nonsense": 1})
