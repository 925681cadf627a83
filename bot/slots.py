"""Slots: where the bot can be extended.

A page or service declares a slot beside the code that reads it; the slot contains what features add
there. A feature is a name and the slots that it fills. The code that declares a slot knows no
feature; `git grep 'Slot\\['` lists all slots.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, Generic, ParamSpec, TypeVar

T = TypeVar("T")
P = ParamSpec("P")
Part = TypeVar("Part")


class Slot(Generic[T]):
    """A place that features fill: with functions, classes or data of one type."""

    def __call__(self, *added: T) -> tuple[Slot[Any], tuple[Any, ...]]:
        """Return what a feature adds here, as `Feature` takes it."""
        return self, added

    def of(self, features: Iterable[Feature]) -> list[T]:
        """Return what these features add here, in their order."""
        return [one for feature in features for one in feature.adds.get(self, ())]

    def first(self, features: Iterable[Feature]) -> T | None:
        """Return the only addition; None: there is none. ValueError if there are several."""
        added = self.of(features)
        if len(added) > 1:
            raise ValueError(f"only one feature may add here: {added}")
        return added[0] if added else None

    def gather(
        self: Slot[Callable[P, Sequence[Part]]],
        features: Iterable[Feature],
        *args: P.args,
        **kwargs: P.kwargs,
    ) -> list[Part]:
        """Call the functions that these features add here; return all their parts."""
        return [part for function in self.of(features) for part in function(*args, **kwargs)]

    def under(self: Slot[Mapping[str, Part]], features: Iterable[Feature], key: str) -> Part | None:
        """Return what these features add under this key; None: nothing."""
        return next((added[key] for added in self.of(features) if key in added), None)


class Feature:
    """A feature of the bot: its name, and what it adds to slots."""

    def __init__(self, name: str, *adds: tuple[Slot[Any], tuple[Any, ...]]) -> None:
        """ValueError if a slot is filled twice."""
        self.name = name
        self.adds: Mapping[Slot[Any], Sequence[Any]] = dict(adds)
        if len(self.adds) < len(adds):
            raise ValueError(f"{name} fills a slot twice")
