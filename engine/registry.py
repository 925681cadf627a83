"""Steps and picks by the names under which games are saved."""

from __future__ import annotations

import re
from typing import Any, TypeVar, dataclass_transform

from engine.frozen import frozen

C = TypeVar("C", bound=type)

_REGISTRY: dict[tuple[str, str], type] = {}


def namespace_of(cls: type) -> str:
    """The name space of a class's saved name: its game's package, however deep in it the class is
    written; outside `games`, the package it is written in."""
    path = cls.__module__.split(".")
    depth = path.index("games") + 2 if "games" in path else len(path) - 1
    return ".".join(path[:depth])


def registered(package: str, name: str) -> type:
    """The step or pick class saved as `name` by a game of `package`; KeyError if there is none."""
    return _REGISTRY[package, name]


def registered_classes(package: str) -> list[type]:
    """Every step and pick class of `package`, in the order they were defined."""
    return [cls for (where, _), cls in _REGISTRY.items() if where == package]


def _register(cls: C) -> C:
    made: Any = frozen(cls)
    key = namespace_of(made), made.__name__
    if key in _REGISTRY and _REGISTRY[key].__module__ != made.__module__:
        raise TypeError(f"two steps or picks of {key[0]} are called {key[1]}")
    _REGISTRY[key] = made
    return made  # type: ignore[no-any-return]


@dataclass_transform(frozen_default=True)
def step(cls: C) -> C:
    """Make a frozen, slotted step class and register it by name, so that it can be saved.

    Class and field names are save format: renaming one costs a migration.
    """
    return _register(cls)


@dataclass_transform(frozen_default=True)
def pick(cls: C) -> C:
    """Make a frozen, slotted pick class and register it by name, so that it can be saved. Its verb
    is that name, in small letters with underscores, unless it says otherwise."""
    made: Any = _register(cls)
    if "verb" not in cls.__dict__:
        made.verb = re.sub(r"(?<!^)(?=[A-Z])", "_", made.__name__).lower()
    return made  # type: ignore[no-any-return]
