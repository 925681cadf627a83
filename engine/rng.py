"""Random numbers whose state is a single integer in the saved game.

`random.Random` promises a stable sequence across Python versions only for `random()`. So this is
splitmix64 (Steele, Lea, Flood, "Fast splittable pseudorandom number generators", OOPSLA 2014): one
addition and two multiplications a number.
"""

from __future__ import annotations

from functools import lru_cache
from struct import Struct
from typing import Final

_SIZE = 1 << 64
_MASK = _SIZE - 1
_GAMMA = 0x9E3779B97F4A7C15


def advance(seed: int) -> tuple[int, int]:
    """Return the next state and the next output, each 0 <= x < 2**64."""
    seed = (seed + _GAMMA) & _MASK
    z = seed
    z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
    z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & _MASK
    return seed, z ^ (z >> 31)


def below(seed: int, bound: int) -> tuple[int, int]:
    """Return the next state and a uniform number 0 <= n < bound.

    It draws again for outputs in the last, partial multiple of `bound`, which would be a bias.
    Raises ValueError if `bound` is not within 1..2**64.
    """
    if not 1 <= bound <= _SIZE:
        raise ValueError(f"below: bound must be within 1..2**64, got {bound}")
    limit = _SIZE - _SIZE % bound
    while True:
        seed, output = advance(seed)
        if output < limit:
            return seed, output % bound


def shuffle(seed: int, items: list[object]) -> int:
    """Shuffle `items` in place (Fisher-Yates, from the end); return the next state."""
    position = len(items)
    if position > _FEW and max(random_outputs := _outputs(seed, position - 1)) < _SIZE - position:
        for output in random_outputs:
            j = output % position
            position -= 1
            items[position], items[j] = items[j], items[position]
        return (seed + _GAMMA * len(random_outputs)) & _MASK
    for bound in range(position, 1, -1):
        seed, j = below(seed, bound)
        items[bound - 1], items[j] = items[j], items[bound - 1]
    return seed


def outputs_and_firsts(seed: int, count: int) -> tuple[int, tuple[int, ...], tuple[int, ...]]:
    """Return the state after `count` draws, these draws, and the first output from each of them as
    a state."""
    ones, steps, low = _lanes(count)
    drawn = _mixed(ones * seed + steps, low)
    first = _mixed(drawn + ones * _GAMMA, low)
    return (seed + _GAMMA * count) & _MASK, _unpacked(drawn, count), _unpacked(first, count)


_FEW: Final = 8
"""Up to this many items, shuffling with `below` is faster."""
_LANE: Final = 128
"""Bits per number in `_outputs`: enough for the product of two 64-bit numbers."""


def _outputs(seed: int, count: int) -> tuple[int, ...]:
    """Return the next outputs, the same as from `advance`.

    Each number is a lane of one large integer, so that all are computed at once: search shuffles a
    hundred cards per world.
    """
    ones, steps, low = _lanes(count)
    return _unpacked(_mixed(ones * seed + steps, low), count)


def _mixed(z: int, low: int) -> int:
    """Return the outputs of the states in these lanes; `low` masks the numbers in them."""
    z &= low
    z = ((z ^ ((z >> 30) & low)) * 0xBF58476D1CE4E5B9) & low
    z = ((z ^ ((z >> 27) & low)) * 0x94D049BB133111EB) & low
    return z ^ ((z >> 31) & low)


def _unpacked(lanes: int, count: int) -> tuple[int, ...]:
    """Return the numbers in these lanes."""
    return _struct_of(count).unpack(lanes.to_bytes(count * _LANE // 8, "little"))


@lru_cache(maxsize=256)
def _struct_of(count: int) -> Struct:
    """Return the layout of this many lanes: a number, and half a lane of padding."""
    return Struct("<" + "Q8x" * count)


@lru_cache(maxsize=256)
def _lanes(count: int) -> tuple[int, int, int]:
    """Return an integer with a 1 in each lane, one with each lane's offset from the state, and the
    mask of the numbers."""
    lanes = range(count)
    ones = sum(1 << _LANE * n for n in lanes)
    return ones, sum(((n + 1) * _GAMMA & _MASK) << _LANE * n for n in lanes), ones * _MASK
