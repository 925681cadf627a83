"""Laws of standing orders, over every game: what they pick is legal, and rivals learn nothing from
whether a seat is answered for."""

from __future__ import annotations

import json
from collections.abc import Iterator
from itertools import chain
from typing import Any

import pytest
from hypothesis import given

from engine.copying import clone
from engine.kernel import awaited, lane_of, offered, play, question
from engine.orders import MAX_FIELD_VALUES, Order, answer, known, order_pick
from engine.rng import below
from tests.laws.test_laws import FEW, SEEDS
from tests.laws.walks import PACKAGES, RARE, TESTS, Table, awaited_seats, draw, fresh, rare, walk

CHAIN = 60
"""Picks that orders make in a row, at most."""


def terms(package: Any, seed: int) -> tuple[int, dict[str, Order]]:
    """Every order of a game, with terms drawn at random."""
    given_orders: dict[str, Order] = {}
    for name, cls in package.ORDERS.items():
        chosen = {}
        for field, values in cls.values().items():
            seed, n = below(seed, len(values))
            chosen[field] = values[n]
        given_orders[name] = cls(**chosen)
    return seed, given_orders


@pytest.mark.parametrize("name", PACKAGES)
def test_orders_and_conditions_have_the_terms_of_the_table_of_the_game(name: str) -> None:
    """`terms.json`: what each is about, whether it is given from the start or answers alone, and
    the values of its terms with the one that it has until another is chosen."""
    package = PACKAGES[name]
    met: dict[str, Any] = {}
    for kind, cls in {**package.ORDERS, **package.GUARDS}.items():
        values = {
            term: [cls.model_fields[term].default, *all] for term, all in cls.values().items()
        }
        met[kind] = {"about": [one.__name__ for one in getattr(cls, "about", ())], **values}
        if issubclass(cls, Order):
            about = [one.__name__ for one in cls.answers]
            met[kind] |= {"about": about, "given": cls.given, "alone": cls.alone}
    path = TESTS / name / "terms.json"
    assert met == json.loads(path.read_text(encoding="utf-8")), json.dumps(met)


def moments(table: Table, seed: int) -> Iterator[tuple[Any, int, dict[str, Order]]]:
    """A game played by orders where one answers and at random elsewhere: a seat that is asked,
    before each pick, and its orders."""
    name, seats = table
    game = fresh(name, seats, seed, options_seed=seed)
    seed, given_orders = terms(PACKAGES[name], seed)
    for n in range(600):
        if game.result is not None:
            return
        seed, seat, choice = draw(game, seed)
        if n % 50 == 0:
            seed, given_orders = terms(PACKAGES[name], seed)
        yield game, seat, given_orders
        done = answer(PACKAGES[name], game, seat, given_orders, by_hand=bool(n % 2))
        play(game, seat, choice if done is None else done[1])


def carried_out(package: Any, game: Any, seat: int, given_orders: dict[str, Order]) -> Any:
    """The game after everything that the orders answer in a row, without any pick by hand."""
    game = clone(game)
    for _ in range(CHAIN):
        done = answer(package, game, seat, given_orders)
        if done is None:
            return game
        play(game, seat, done[1])
    raise AssertionError("orders answer for ever")


@given(seed=SEEDS)
@FEW
def test_an_order_picks_what_is_legal_and_the_same_in_every_world(table: Table, seed: int) -> None:
    package = PACKAGES[table[0]]
    for n, (game, seat, given_orders) in enumerate(moments(table, seed)):
        asking = question(game, seat)
        relevant = [o for o in given_orders.values() if isinstance(asking, o.answers)]
        if not relevant:
            continue
        asked = known(package, game, seat)
        assert asked is not None
        for order in relevant:
            pick = order.pick(asked)
            assert pick is None or offered(game, seat, pick), f"{order} in {asked.question}"
            assert pick == order.pick(asked) == order_pick(order, asked)
        if n % 3 == 0:
            other = known(package, package.redeal(game, seat, seed + n), seat)
            assert other is not None
            assert [order_pick(order, other) for order in relevant] == [
                order_pick(order, asked) for order in relevant
            ]


@given(seed=SEEDS)
@FEW
def test_whether_an_order_answers_tells_rivals_nothing(table: Table, seed: int) -> None:
    """Two worlds that a rival cannot tell apart, with other hands for the seat that has the orders:
    in both it is done, or in both it is still awaited."""
    package = PACKAGES[table[0]]
    checked = 0
    for n, (game, seat, given_orders) in enumerate(moments(table, seed)):
        if checked > 25:
            return
        asking = question(game, seat)
        assert asking is not None
        if not any(isinstance(asking, order.answers) for order in given_orders.values()):
            continue
        checked += 1
        rival = (seat + 1 + n % max(1, game.seats - 1)) % game.seats
        worlds = [game, *(package.redeal(game, rival, seed + k) for k in range(3))]
        ends = [_end_seen(package, world, seat, given_orders) for world in worlds]
        assert len(set(ends)) == 1, (asking, given_orders)


def _end_seen(package: Any, game: Any, seat: int, given_orders: dict[str, Order]) -> bool:
    """Whether others see that orders have answered for this seat: the question on the main stack
    is answered, or the private stretch is over."""
    if not lane_of(game, seat):
        return answer(package, game, seat, given_orders) is not None
    return awaited(carried_out(package, game, seat, given_orders)) != awaited(game)


@pytest.mark.parametrize("name", PACKAGES)
def test_orders_are_a_closed_set_of_bounded_terms(name: str) -> None:
    package = PACKAGES[name]
    assert 0 < len(package.ORDERS) <= 5, "one row of buttons"
    for order, cls in package.ORDERS.items():
        assert order.isidentifier()
        assert len(order) <= 25
        assert cls.answers
        values = cls.values()
        assert len(values) <= 4, "four selects and a row of buttons"
        for field, of_field in values.items():
            assert len({str(value) for value in of_field}) == len(of_field) <= MAX_FIELD_VALUES
            assert getattr(cls(), field) in of_field
            for value in of_field:
                assert cls.model_validate({field: value})
        with pytest.raises(ValueError, match="nonsense"):
            cls.model_validate({"nonsense": 1})


@pytest.mark.parametrize("name", PACKAGES)
def test_every_order_is_asked_in_a_game(name: str) -> None:
    """So that the laws above are about something."""
    package = PACKAGES[name]
    unasked, seats = dict(package.ORDERS), max(package.SEATS)
    dealt = (fresh(name, seats, seed, options_seed=seed) for seed in range(1, 16))
    for seed, game in enumerate(chain(dealt, (rare(path, seats, 1) for path in RARE[name])), 1):
        for seat, choice in walk(game, seed):
            if not unasked:
                return
            for who in awaited_seats(game):
                kind = type(question(game, who))
                unasked = {n: cls for n, cls in unasked.items() if kind not in cls.answers}
            play(game, seat, choice)
    assert unasked == {}
