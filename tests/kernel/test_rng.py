"""The random numbers: their sequence is a promise."""

from __future__ import annotations

from collections import Counter

import pytest

from engine import rng
from engine.players.random import draws, one_of


def test_the_sequence_is_that_of_splitmix64() -> None:
    seed, out = 1234567, []
    for _ in range(3):
        seed, n = rng.advance(seed)
        out.append(n)
    # the published test vector for seed 1234567
    assert out == [6457827717110365317, 3203168211198807973, 9817491932198370423]


def test_below_is_within_bounds_and_about_even() -> None:
    seed, seen = 1, Counter[int]()
    for _ in range(6000):
        seed, n = rng.below(seed, 6)
        seen[n] += 1
    assert sorted(seen) == [0, 1, 2, 3, 4, 5]
    assert max(seen.values()) - min(seen.values()) < 200


def test_outputs_of_the_partial_stretch_are_drawn_again() -> None:
    bound = (1 << 63) + 1  # almost every second output is beyond the last whole stretch
    again, seed = 0, 0
    for _ in range(50):
        plain, first = rng.advance(seed)
        seed, n = rng.below(seed, bound)
        assert 0 <= n < bound
        again += first >= bound
        assert (seed == plain) == (first < bound)
    assert again > 10


@pytest.mark.parametrize("bound", [0, -1, (1 << 64) + 1])
def test_a_bound_out_of_range_is_refused(bound: int) -> None:
    with pytest.raises(ValueError, match="bound must be within"):
        rng.below(1, bound)


def test_a_shuffle_keeps_every_item() -> None:
    items: list[object] = list(range(30))
    rng.shuffle(7, items)
    assert items != list(range(30))
    assert sorted(items, key=str) == sorted(range(30), key=str)


@pytest.mark.parametrize("count", [2, 8, 9, 40, 300])
def test_a_shuffle_swaps_as_if_numbers_were_drawn_one_by_one(count: int) -> None:
    items, other, seed = list[object](range(count)), list(range(count)), 2**64 - count
    after = rng.shuffle(seed, items)
    for bound in range(count, 1, -1):
        seed, n = rng.below(seed, bound)
        other[bound - 1], other[n] = other[n], other[bound - 1]
    assert (items, after) == (other, seed)


@pytest.mark.parametrize("count", [1, 7, 64])
def test_numbers_drawn_together_are_those_drawn_one_by_one(count: int) -> None:
    seed, drawn, first = 2**64 - count, list[int](), list[int]()
    after, found, firsts = rng.outputs_and_firsts(seed, count)
    for _ in range(count):
        seed, out = rng.advance(seed)
        drawn.append(out)
        first.append(rng.advance(out)[1])
    assert (after, list(found), list(firsts)) == (seed, drawn, first)


def test_random_players_draw_as_if_one_by_one() -> None:
    seed = 11
    for count, (draw, first) in zip(range(2, 300), draws(11), strict=False):
        seed, out = rng.advance(seed)
        assert out == draw
        assert one_of(count, draw, first) == rng.below(draw, count)[1]
    assert one_of(5, 7, 2**64 - 1) == rng.below(7, 5)[1], "in the partial stretch it is drawn again"
