"""Laws of questions: composed picks, sealed answers, and seats that are asked at once."""

from __future__ import annotations

import itertools
import json
import sys
from collections import Counter, defaultdict
from typing import Any

import pytest
from hypothesis import given

from engine.drafts import Draft, drafts, lone
from engine.kernel import (
    MAX_MENU_ITEMS,
    Aside,
    IllegalMove,
    Pick,
    Several,
    Window,
    apply,
    legal,
    offered,
    open_to,
    pending,
    play,
)
from engine.rng import below
from tests.laws.test_laws import FEW, SEEDS
from tests.laws.walks import PACKAGES, TESTS, Table, fresh, throughout, walk

MOST_OPTIONS = 120
"""Answers that a question names, at most: what has more is composed."""
WORLDS = 6
"""In so many it is looked whether somebody could do something else; some secrets are rare."""


def caches_of(name: str) -> list[Any]:
    """The caches of a game's rules."""
    rules = f"engine.games.{name}."
    modules = [module for at, module in sys.modules.items() if at.startswith(rules)]
    return [
        value
        for module in modules
        for value in vars(module).values()
        if hasattr(value, "cache_clear") and value.__module__.startswith(rules)
    ]


@pytest.mark.parametrize("name", PACKAGES)
def test_who_does_not_answer_declines_as_the_table_of_the_game_says(name: str) -> None:
    """`declines.json`: by question, the pick of a seat that does not answer in time; "best" where
    nothing declines and the best pick is made for it; over two games of every number of seats."""
    declines: dict[str, set[str]] = defaultdict(set)
    for table, n in itertools.product([(name, seats) for seats in PACKAGES[name].SEATS], (0, 1)):
        for game, _, _ in throughout(table, n):
            for question, seats in pending(game):
                picks = question.options(game, seats[0])
                idle = (type(pick).__name__ for pick in picks if pick.idle)
                declines[type(question).__name__].add(next(idle, "best"))
    met = {question: sorted(picks) for question, picks in sorted(declines.items())}
    path = TESTS / name / "declines.json"
    assert met == json.loads(path.read_text(encoding="utf-8")), json.dumps(met)


@given(seed=SEEDS)
@FEW
def test_options_do_not_depend_on_what_is_cached(table: Table, seed: int) -> None:
    caches = caches_of(table[0])
    for n, (game, seat, _) in enumerate(throughout(table, seed)):
        if n % 20 == seed % 20:
            options = legal(game, seat)
            for cache in caches:
                cache.cache_clear()
            assert legal(game, seat) == options


@given(seed=SEEDS)
@FEW
def test_a_kind_of_pick_has_one_source_and_no_question_names_too_many(
    table: Table, seed: int
) -> None:
    for game, seat, _ in throughout(table, seed):
        kinds = [kind for source in open_to(game, seat) for kind in source.picks]
        assert len(kinds) == len(set(kinds)), f"two take one kind: {open_to(game, seat)}"
        for source in open_to(game, seat):
            assert len(source.options(game, seat)) <= MOST_OPTIONS, source


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
            assert len(allowed.items) <= MAX_MENU_ITEMS, (
                f"{draft.kind}.{name}: more than one select"
            )
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
    rules = PACKAGES[table[0]].RULES
    for n, (game, seat, _) in enumerate(throughout(table, seed)):
        for draft in drafts(game, seat) if n % 4 == seed % 4 else ():
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


@given(seed=SEEDS)
@FEW
def test_answers_that_a_sealed_question_keeps_are_still_offered(table: Table, seed: int) -> None:
    """Whatever happened beside it since."""
    for game, _, _ in throughout(table, seed):
        for question, _ in pending(game):
            for who, answer in getattr(question, "answers", ()):
                assert offered(game, who, answer), f"{question} keeps {answer} of seat {who}"


@given(seed=SEEDS)
@FEW
def test_a_window_may_be_passed_and_its_seats_are_known_to_all(table: Table, seed: int) -> None:
    """Its first option does nothing, in every world its seats are the same, and an order that is
    given from the start is about it."""
    package = PACKAGES[table[0]]
    about = [kind for order in package.ORDERS.values() if order.given for kind in order.answers]
    for game, _, _ in throughout(table, seed):
        for window, _ in pending(game):
            if not isinstance(window, Window):
                continue
            assert isinstance(window, tuple(about)), window
            assert all(window.options(game, who)[0].idle for who in window.seats(game))
            for rival in range(game.seats):
                other = package.redeal(game, rival, seed)
                there = next(one for one, _ in pending(other) if isinstance(one, Window))
                assert there.seats(other) == window.seats(game)


def test_these_laws_are_about_something() -> None:
    """Each game composes a pick, and the skeleton has an aside and a window."""
    for name, package in PACKAGES.items():
        met: Counter[type] = Counter()
        for seed in range(1, 4):
            game = fresh(name, max(package.SEATS), seed, options_seed=seed)
            for seat, choice in walk(game, seed):
                kinds = {type(one).__mro__[1] for one in open_to(game, seat)}
                met.update([*kinds, *[Draft for _ in drafts(game, seat)]])
                play(game, seat, choice)
        assert met[Draft], name
        assert name != "_skeleton" or (met[Aside] and met[Window])


@pytest.mark.parametrize("name", PACKAGES)
def test_one_answer_alone_is_asked_for_only_where_a_secret_needs_it(name: str) -> None:
    """A question with a single answer is answered by itself, apart from two kinds that are always
    asked: those whose options depend on hidden facts, because asking would reveal them; and those
    with asides, because the answer says that the seat is done with them."""
    package, seats = PACKAGES[name], max(PACKAGES[name].SEATS)
    lonely: set[str] = set()
    reasons: set[str] = set()
    for seed in range(1, 41):  # more than a few only until each kind has shown why it is asked
        if seed > 8 and lonely <= reasons:
            break
        game = fresh(name, seats, seed, options_seed=seed)
        for seat, choice in walk(game, seed):
            for asked, awaited in pending(game):
                kind = type(asked).__name__
                for who in awaited:
                    own_picks = legal(game, who)
                    if len(own_picks) == 1 and type(own_picks[0]) not in asked.composed:
                        assert asked.always_ask or len(awaited) > 1, asked
                        lonely.add(kind)
                    if kind in reasons or kind not in lonely:
                        continue
                    beside = any(isinstance(one, Aside) for one in open_to(game, who))
                    if beside or _hangs_on_a_secret(package, game, who, own_picks, seed):
                        reasons.add(kind)
            play(game, seat, choice)
    assert lonely <= reasons


def _hangs_on_a_secret(package: Any, game: Any, who: int, mine: Any, seed: int) -> bool:
    """Whether this seat may do something else in a world that a rival cannot tell from this one."""
    return any(
        legal(package.redeal(game, rival, WORLDS * seed + n), who) != mine
        for rival in range(game.seats)
        if rival != who
        for n in range(WORLDS)
    )
