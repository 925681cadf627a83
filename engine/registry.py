"""Look steps and picks up by the names that saves use."""

from __future__ import annotations

import re
from functools import cache
from typing import Any, TypeVar, dataclass_transform

from engine.frozen import frozen

C = TypeVar("C", bound=type)

_REGISTRY: dict[tuple[str, str], type] = {}


def namespace_of(cls: type) -> str:
    """Return the name space of a class's saved name.

    It is the package of the class's game, at any depth of folders; outside `games` the package of
    its module.
    """
    path = cls.__module__.split(".")
    depth = path.index("games") + 2 if "games" in path else len(path) - 1
    return ".".join(path[:depth])


def registered(package: str, name: str) -> type:
    """Return the step or pick class saved as `name` by a game of `package`; KeyError if unknown."""
    return _REGISTRY[package, name]


def registered_classes(package: str) -> list[type]:
    """Return every step and pick class of `package`, in the order of definition."""
    return [cls for (namespace, _), cls in _REGISTRY.items() if namespace == package]


def snake(name: str) -> str:
    """Return the name of a class in snake case."""
    return re.sub(r"(?<!^)(?=[A-Z])", "_", name).lower()


def _register(cls: C) -> C:
    frozen_class: Any = frozen(cls)
    key = namespace_of(frozen_class), frozen_class.__name__
    if key in _REGISTRY and _REGISTRY[key].__module__ != frozen_class.__module__:
        raise TypeError(f"two steps or picks of {key[0]} are called {key[1]}")
    _REGISTRY[key] = frozen_class
    frozen_class.of = staticmethod(cache(frozen_class))
    return frozen_class  # type: ignore[no-any-return]


@dataclass_transform(frozen_default=True)
def step(cls: C) -> C:
    """Make a frozen, slotted step class and register it by name, so that it can be saved.

    Class and field names are save format: a renaming needs a migration.
    """
    return _register(cls)


@dataclass_transform(frozen_default=True)
def pick(cls: C) -> C:
    """Make a frozen, slotted pick class and register it by name, so that it can be saved.

    Its default verb is its name in snake case.
    """
    pick_class: Any = _register(cls)
    if "verb" not in cls.__dict__:
        pick_class.verb = snake(pick_class.__name__)
    return pick_class  # type: ignore[no-any-return]
