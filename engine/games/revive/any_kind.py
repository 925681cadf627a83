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
from engine.kit.effects import parse_effects

ChosenResources = tuple[str, ...]
LATER: Final[ChosenResources] = ()
"""The resources are chosen when they come."""
FEW: Final = 2
"""With more resources of any kind than this, there would be too many natural picks: they are chosen
later."""
MOST: Final = 4
"""More resources than this are never chosen in advance."""


@cache
def any_kind_count(text: str) -> int:
    """Return how many resources of any kind a text of effects brings."""
    return sum([amount for word, amount in parse_effects(text) if word == "A"])


@cache
def natural_resources(amount: int) -> tuple[ChosenResources, ...]:
    """Return the resources in natural picks: every choice if they are few, else LATER."""
    return _all(amount) if amount <= FEW else (LATER,)


@cache
def resource_choices(amount: int) -> tuple[ChosenResources, ...]:
    """Return what a composed pick may take of this many resources; last comes LATER."""
    return (*_all(amount), LATER) if amount and amount <= MOST else (LATER,)


@cache
def _all(amount: int) -> tuple[ChosenResources, ...]:
    return tuple(combinations_with_replacement(BASICS, amount))


@cache
def take_of(wish: ChosenResources) -> Take:
    """Return a choice in advance as the answer to the later question."""
    return Take(*[wish.count(basic) for basic in BASICS])


def split(wish: ChosenResources, text: str) -> tuple[ChosenResources, ChosenResources]:
    """Return the part of a choice that a text of effects uses, and the remaining part."""
    n = any_kind_count(text)
    return wish[:n], wish[n:]
