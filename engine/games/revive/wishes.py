"""Resources of any kind, chosen in advance in a field of the pick that brings them, so that no
further question is needed.

If the field is empty, the seat is asked when the resources come.
"""

from __future__ import annotations

from functools import cache
from itertools import combinations_with_replacement
from typing import Final

from engine.games.revive.content import BASICS
from engine.games.revive.picks import Take
from engine.kit.effects import read

Wish = tuple[str, ...]
LATER: Final[Wish] = ()
"""The resources are chosen when they come."""
FEW: Final = 2
"""With more resources of any kind than this, there would be too many natural picks: they are chosen
later."""
MOST: Final = 4
"""More resources than this are never chosen in advance."""


@cache
def any_kind(text: str) -> int:
    """Return how many resources of any kind a text of effects brings."""
    return sum([amount for word, amount in read(text) if word == "A"])


@cache
def natural_wishes(amount: int) -> tuple[Wish, ...]:
    """Return the resources in natural picks: every choice if they are few, else LATER."""
    return _all(amount) if 0 < amount <= FEW else (LATER,)


@cache
def wishes(amount: int) -> tuple[Wish, ...]:
    """Return what a composed pick may take of so many resources; last comes LATER."""
    return (*_all(amount), LATER) if 0 < amount <= MOST else (LATER,)


@cache
def _all(amount: int) -> tuple[Wish, ...]:
    return tuple(combinations_with_replacement(BASICS, amount))


def granted(wish: Wish) -> Take:
    """Return a choice in advance as the answer to the later question."""
    return Take(*[wish.count(basic) for basic in BASICS])


def split(wish: Wish, text: str) -> tuple[Wish, Wish]:
    """Return the part of a choice that a text of effects uses, and the remaining part."""
    n = any_kind(text)
    return wish[:n], wish[n:]
