"""What a question accepts is offered, whatever natural picks it lists."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields, replace
from itertools import islice
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given

from engine.drafts import Draft, drafts
from engine.kernel import Choice, Pick, Seat, Several, legal, offered, open_to, play
from tests.laws.test_laws import FEW, SEEDS
from tests.laws.test_questions import any_of
from tests.laws.walks import EXAMPLES, PACKAGES, RARE, Table, rare, rare_steps, throughout, walk

FILLINGS = 6
"""Random picks that are put together of each kind that a question may take."""
UNSAID = ("not-offered", "one-order")
"""Reasons that say no more than that a pick is not among the options."""
STARTS = [path for paths in RARE.values() for path in paths]


@given(seed=SEEDS)
@FEW
def test_what_is_accepted_is_offered_or_refused_with_a_reason(table: Table, seed: int) -> None:
    for n, (game, seat, _) in enumerate(throughout(table, seed)):
        if n % 5 == seed % 5:
            agree(game, seat, seed + n)


@pytest.mark.parametrize("path", STARTS, ids=lambda path: f"{path.parts[-3]}-{path.stem}")
def test_what_is_accepted_is_offered_from_rare_starts(path: Path) -> None:
    for seed in range(1, EXAMPLES + 1):
        game = rare(path, 2 + seed % 2, seed)
        for n, (seat, choice) in enumerate(islice(walk(game, seed), 60)):
            agree(game, seat, seed + n)
            play(game, seat, choice)


@pytest.mark.parametrize("name", PACKAGES)
def test_as_few_and_as_many_may_be_chosen_as_a_menu_says(name: str) -> None:
    """What a question names as natural can be put together, and every limit of every field of every
    composed pick is that of some pick which is accepted."""
    reached: dict[tuple[str, str, str], bool] = {}
    for game, seat in scenes(name):
        for draft in drafts(game, seat):
            for pick in legal(game, seat):
                if type(pick) is draft.kind:
                    for limit, is_reached in limits(draft, pick):
                        reached[limit] = reached.get(limit, False) or is_reached
    assert [limit for limit, is_reached in reached.items() if not is_reached] == []


def limits(draft: Draft, pick: Pick) -> Iterator[tuple[tuple[str, str, str], bool]]:
    """The limits of this pick's fields, and whether it, or one like it, reaches them."""
    so_far: dict[str, Any] = {}
    for field in draft.names:
        allowed, value = draft.values(so_far), getattr(pick, field)
        assert value in allowed, pick
        so_far[field] = value
        if isinstance(allowed, Several):
            for limit, n in (("least", allowed.least), ("most", allowed.most)):
                like = replace(pick, **{field: allowed.items[:n]})
                if n <= len(allowed.items):
                    is_reached = len(value) == n or draft.refusal(like) is None
                    yield (draft.kind.__name__, field, limit), is_reached


def scenes(name: str) -> Iterator[tuple[Any, Seat]]:
    """Who is asked in a game of each number of seats, and in one from each rare start."""
    for seats in PACKAGES[name].SEATS:
        yield from ((game, seat) for game, seat, _ in throughout((name, seats), seats))
    for n, path in enumerate(RARE[name]):
        seats = PACKAGES[name].SEATS[n % len(PACKAGES[name].SEATS)]
        yield from ((game, seat) for game, seat, _ in rare_steps(path, seats))


def agree(game: Any, seat: Seat, seed: int) -> None:
    """Check random fillings of every kind that may be composed. A filling that the question accepts
    is offered, by it or by another open question. Where the kind has no natural pick, so that menus
    do not show it, there is a rule against it."""
    kinds = [(one, {type(pick) for pick in one.options(game, seat)}) for one in open_to(game, seat)]
    for choice, natural in kinds:
        for kind in choice.composed:
            for _ in range(FILLINGS):
                seed, made = filled(choice, game, seat, kind, seed)
                if made is None:
                    continue
                accepted = choice.accepts(game, seat, made)
                expected = any(
                    kind in kinds_of and one.accepts(game, seat, made) for one, kinds_of in kinds
                )
                assert offered(game, seat, made) is expected, made
                if accepted and kind not in natural:
                    why = choice.refusal(game, seat, made).reason
                    assert why not in UNSAID, f"{made}: no natural pick, and no reason"


def filled(
    choice: Choice[Any], game: Any, seat: Seat, kind: type[Pick], seed: int
) -> tuple[int, Pick | None]:
    """A pick of this kind out of random values, None where a field can hold none; and the next
    state of `seed`."""
    so_far: dict[str, Any] = {}
    for field in fields(kind):  # type: ignore[arg-type]
        allowed = choice.values(game, seat, kind, so_far)
        short = isinstance(allowed, Several) and allowed.least > len(allowed.items)
        if short or (not isinstance(allowed, Several) and not allowed):
            return seed, None
        seed, so_far[field.name] = any_of(allowed, seed)
    return seed, kind(**so_far)
