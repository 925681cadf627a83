"""Laws of questions: what is put together, what is kept sealed, and who is asked at once."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from hypothesis import given

from engine.drafts import Draft, drafts, lone
from engine.games import GAMES
from engine.kernel import (
    MOST_ITEMS,
    IllegalMove,
    Pick,
    Several,
    apply,
    legal,
    offered,
    open_to,
    pending,
    play,
)
from engine.rng import below
from tests.laws.test_laws import FEW, SEEDS, Table
from tests.laws.walks import PACKAGES, fresh, walk

MOST_OPTIONS = 120
"""Answers that a question names, at most: what has more is composed."""


@given(seed=SEEDS)
@FEW
def test_a_kind_of_pick_has_one_source_and_no_question_names_too_many(
    table: Table, seed: int
) -> None:
    name, seats = table
    game = fresh(name, seats, seed, options_seed=seed)
    for seat, choice in walk(game, seed):
        kinds = [kind for source in open_to(game, seat) for kind in source.picks]
        assert len(kinds) == len(set(kinds)), f"two take one kind: {open_to(game, seat)}"
        for source in open_to(game, seat):
            assert len(source.options(game, seat)) <= MOST_OPTIONS, source
        play(game, seat, choice)


def any_of(allowed: Any, seed: int) -> tuple[int, Any]:
    """A random value that a field may hold; also the next state of `seed`."""
    if not isinstance(allowed, Several):
        seed, n = below(seed, len(allowed))
        return seed, allowed[n]
    most = min(allowed.most, len(allowed.items))
    seed, n = below(seed, most - allowed.least + 1)
    places = list(range(len(allowed.items)))
    while len(places) > allowed.least + n:
        seed, at = below(seed, len(places))
        places.pop(at)
    return seed, tuple(allowed.items[at] for at in places)


def put_together(draft: Draft, seed: int) -> tuple[int, Pick]:
    """A random pick of a composed kind; also the next state of `seed`."""
    so_far: dict[str, Any] = {}
    for name in draft.names:
        allowed = draft.values(so_far)
        if isinstance(allowed, Several):
            assert len(allowed.items) <= MOST_ITEMS, f"{draft.kind}.{name}: more than one select"
        else:
            assert len(allowed), f"{draft.kind}.{name}: a dead end after {so_far}"
            assert len(set(allowed)) == len(allowed)
        seed, so_far[name] = any_of(allowed, seed)
        assert so_far[name] in allowed
        assert not lone(allowed) or so_far[name] == lone(allowed)[0]
    return seed, draft.kind(**so_far)


@given(seed=SEEDS)
@FEW
def test_what_is_put_together_is_accepted_or_refused_with_a_reason(table: Table, seed: int) -> None:
    name, seats = table
    rules = PACKAGES[name].RULES
    game = fresh(name, seats, seed, options_seed=seed)
    for seat, choice in walk(game, seed):
        for draft in drafts(game, seat):
            natural = [pick for pick in legal(game, seat) if type(pick) is draft.kind]
            assert natural
            for pick in natural:
                so_far: dict[str, Any] = {}
                for field in draft.names:
                    assert getattr(pick, field) in draft.values(so_far), pick
                    so_far[field] = getattr(pick, field)
                assert draft.refusal(pick) is None
            for _ in range(2):
                seed, made = put_together(draft, seed)
                refused = draft.refusal(made)
                assert offered(game, seat, made) is (refused is None)
                if refused is None:
                    apply(game, seat, made)
                    continue
                assert refused.rule == "" or refused.rule in rules
                with pytest.raises(IllegalMove) as error:
                    apply(game, seat, made)
                assert error.value.refusal == refused
        play(game, seat, choice)


@given(seed=SEEDS)
@FEW
def test_answers_that_a_sealed_question_keeps_are_still_offered(table: Table, seed: int) -> None:
    """Whatever happened beside it since."""
    name, seats = table
    game = fresh(name, seats, seed, options_seed=seed)
    for seat, choice in walk(game, seed):
        play(game, seat, choice)
        for question, _ in pending(game):
            for who, answer in getattr(question, "answers", ()):
                assert offered(game, who, answer), f"{question} keeps {answer} of seat {who}"


@pytest.mark.parametrize("name", GAMES)
def test_some_games_compose(name: str) -> None:
    """So that the laws above are about something: how many composed questions a walk meets."""
    game = fresh(name, max(PACKAGES[name].SEATS), 1)
    met: Counter[str] = Counter()
    for seat, choice in walk(game, 1):
        met.update(draft.kind.__name__ for draft in drafts(game, seat))
        play(game, seat, choice)
    assert met
