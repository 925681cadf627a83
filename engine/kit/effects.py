"""Effects as data: texts of words with amounts."""

from __future__ import annotations

import re
from functools import lru_cache

_EFFECT = re.compile(r"([A-Za-z_]+)(\d*)")


@lru_cache(maxsize=4096)  # bounded: games join such texts, too
def parse_effects(text: str) -> tuple[tuple[str, int], ...]:
    """Parse a text such as "F2 P1" into words and amounts (1 without a number).

    ValueError for other texts.
    """
    effects = []
    for part in text.split():
        match = _EFFECT.fullmatch(part)
        if match is None:
            raise ValueError(f"no effect: {part!r} in {text!r}")
        effects.append((match[1], int(match[2] or 1)))
    return tuple(effects)
