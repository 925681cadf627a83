"""Resources of any kind, chosen together with what brings them: fields of picks, so that nobody is
asked again. Who leaves the field empty is asked when the resources come."""

from __future__ import annotations

from functools import cache
from itertools import combinations_with_replacement
from typing import Final

from engine.games.revive.content import BASICS
from engine.games.revive.picks import Take
from engine.kit.effects import read

Wish = tuple[str, ...]
LATER: Final[Wish] = ()
"""Chosen when the resources come."""
FEW: Final = 2
"""More resources of any kind than this make too many natural picks: they are chosen later."""
MOST: Final = 4
"""More than this are never chosen beforehand."""


@cache
def any_kind(text: str) -> int:
    """How many resources of any kind a text of effects brings."""
    return sum([amount for word, amount in read(text) if word == "A"])


@cache
def natural_wishes(amount: int) -> tuple[Wish, ...]:
    """What natural picks take of so many resources: every choice, where there are few of them."""
    return _all(amount) if 0 < amount <= FEW else (LATER,)


@cache
def wishes(amount: int) -> tuple[Wish, ...]:
    """What a composed pick may take of so many resources; last, to choose later."""
    return (*_all(amount), LATER) if 0 < amount <= MOST else (LATER,)


@cache
def _all(amount: int) -> tuple[Wish, ...]:
    return tuple(combinations_with_replacement(BASICS, amount))


def granted(wish: Wish) -> Take:
    """A wish as the answer to the question that it spares."""
    return Take(*[wish.count(basic) for basic in BASICS])


def split(wish: Wish, text: str) -> tuple[Wish, Wish]:
    """The part of a wish that a text fulfils, and what is left of it."""
    n = any_kind(text)
    return wish[:n], wish[n:]
