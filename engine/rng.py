"""Random numbers whose whole state is one integer in the saved game.

`random.Random` promises a stable sequence across Python versions only for `random()`; splitmix64
(Steele, Lea, Flood, "Fast splittable pseudorandom number generators", OOPSLA 2014) is stable by
construction and is one addition and two multiplications.
"""

from __future__ import annotations

_SIZE = 1 << 64
_MASK = _SIZE - 1
_GAMMA = 0x9E3779B97F4A7C15
_LIMITS = [_SIZE, *(_SIZE - _SIZE % bound for bound in range(1, 512))]
"""By bound: outputs from here on are drawn again. Larger bounds are worked out."""


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
    limits = _LIMITS
    if len(items) >= len(limits):
        limits = [_SIZE, *(_SIZE - _SIZE % bound for bound in range(1, len(items) + 1))]
    for bound in range(len(items), 1, -1):  # as `below`: search shuffles a hundred cards a world
        z = _SIZE
        while z >= limits[bound]:
            seed = (seed + _GAMMA) & _MASK
            z = ((seed ^ (seed >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
            z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & _MASK
            z ^= z >> 31
        j = z % bound
        items[bound - 1], items[j] = items[j], items[bound - 1]
    return seed
