"""Random numbers whose whole state is one integer in the saved game.

`random.Random` promises a stable sequence across Python versions only for `random()`; splitmix64
(Steele, Lea, Flood, "Fast splittable pseudorandom number generators", OOPSLA 2014) is stable by
construction and is one addition and two multiplications.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from struct import pack, unpack
from typing import Final

_SIZE = 1 << 64
_MASK = _SIZE - 1
_GAMMA = 0x9E3779B97F4A7C15


def advance(seed: int) -> tuple[int, int]:
    """The next state and the next output, each 0 <= x < 2**64."""
    seed = (seed + _GAMMA) & _MASK
    z = seed
    z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
    z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & _MASK
    return seed, z ^ (z >> 31)


def below(seed: int, bound: int) -> tuple[int, int]:
    """The next state and a number 0 <= n < bound, unbiased (outputs of the last, partial stretch
    of `bound` are drawn again).

    Raises ValueError if `bound` is not within 1..2**64.
    """
    if not 1 <= bound <= _SIZE:
        raise ValueError(f"below: bound must be within 1..2**64, got {bound}")
    limit = _SIZE - _SIZE % bound
    while True:
        seed, out = advance(seed)
        if out < limit:
            return seed, out % bound


def shuffle(seed: int, items: list[object]) -> int:
    """Shuffle `items` in place (Fisher-Yates, from the end); return the next state."""
    at = len(items)
    if at > _FEW and max(found := _outputs(seed, at - 1)) < _SIZE - at:
        for out in found:
            j = out % at
            at -= 1
            items[at], items[j] = items[j], items[at]
        return (seed + _GAMMA * len(found)) & _MASK
    for bound in range(at, 1, -1):
        seed, j = below(seed, bound)
        items[bound - 1], items[j] = items[j], items[bound - 1]
    return seed


def outputs(seed: int, count: int) -> tuple[int, tuple[int, ...]]:
    """The state after so many draws, and what they are: as `advance` finds them one by one."""
    return (seed + _GAMMA * count) & _MASK, _outputs(seed, count)


def firsts(seeds: Sequence[int]) -> tuple[int, ...]:
    """The first output from each of these states."""
    count = len(seeds)
    ones, _ = _lanes(count)
    lanes = pack(f"<{2 * count}Q", *[half for seed in seeds for half in (seed, 0)])
    return _mixed(int.from_bytes(lanes, "little") + ones * _GAMMA, count)


_FEW: Final = 8
"""So few items are shuffled sooner one by one."""
_LANE: Final = 128
"""Bits in which `_outputs` keeps a number: as many as a product of two takes."""


def _outputs(seed: int, count: int) -> tuple[int, ...]:
    """The next outputs, the same as `advance` finds one by one. Each has a lane of one large
    integer, so that all are worked out at once: search shuffles a hundred cards a world."""
    ones, steps = _lanes(count)
    return _mixed(ones * seed + steps, count)


def _mixed(z: int, count: int) -> tuple[int, ...]:
    """The outputs of the states in these lanes."""
    low = _lanes(count)[0] * _MASK
    z &= low
    z = ((z ^ ((z >> 30) & low)) * 0xBF58476D1CE4E5B9) & low
    z = ((z ^ ((z >> 27) & low)) * 0x94D049BB133111EB) & low
    z ^= (z >> 31) & low
    return unpack(f"<{2 * count}Q", z.to_bytes(count * _LANE // 8, "little"))[::2]


@lru_cache(maxsize=256)
def _lanes(count: int) -> tuple[int, int]:
    """A 1 in each of so many lanes; by how much the state of each differs from the first one."""
    lanes = range(count)
    return (
        sum(1 << _LANE * n for n in lanes),
        sum(((n + 1) * _GAMMA & _MASK) << _LANE * n for n in lanes),
    )
