"""Frozen dataclasses that are fast to create and small.

`dataclass(frozen=True)` writes each field through `object.__setattr__`, which looks its name up in
the class each time. These classes, which playouts create at each step, write into their slots.
Functions that `dataclass` would generate for each of hundreds of classes are shared.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import MISSING, FrozenInstanceError, dataclass, fields
from functools import cache
from types import CodeType
from typing import Any, NoReturn, TypeVar, dataclass_transform

C = TypeVar("C", bound=type)
T = TypeVar("T")
_NAMES: dict[type, tuple[str, ...]] = {}


@dataclass_transform(frozen_default=True)
def frozen(cls: C) -> C:
    """`dataclass(frozen=True, slots=True)` in all but the speed of making one. Its fields are
    taken by place or by name; there are no `kw_only` ones, and none that `init` leaves out."""
    made: Any = dataclass(init=False, repr=False, eq=False, slots=True)(cls)
    taken: list[str] = []
    set_all: list[str] = []
    scope: dict[str, Any] = {"cls": made, "missing": MISSING}
    for field in fields(made):
        if field.kw_only or not (field.init and field.repr and field.compare):
            raise TypeError(f"{made.__name__}.{field.name}: not a field of a plain frozen class")
        name, value = field.name, field.name
        scope[f"set_{name}"] = getattr(made, name).__set__
        if field.default_factory is not MISSING:
            scope[f"new_{name}"] = field.default_factory
            taken.append(f"{name}=missing")
            value = f"new_{name}() if {name} is missing else {name}"
        elif field.default is not MISSING:
            scope[f"default_{name}"] = field.default
            taken.append(f"{name}=default_{name}")
        else:
            taken.append(name)
        set_all.append(f" set_{name}(self, {value})")
    if hasattr(made, "__post_init__"):
        set_all.append(" self.__post_init__()")
    _NAMES[made] = tuple([field.name for field in fields(made)])
    mine, others = ("".join(f"{one}.{n}, " for n in _NAMES[made]) for one in ("self", "other"))
    source = (
        *(f"def __init__({', '.join(['self', *taken])}):", *set_all, " pass"),
        *("def __eq__(self, other):", " if other.__class__ is self.__class__:"),
        *(f"  return ({mine}) == ({others})", " return NotImplemented"),
        *("def __hash__(self):", f" return hash(({mine}))"),
        f"def __replace__({', '.join(['self', *(f'{n}=missing' for n in _NAMES[made])])}):",
        f" return cls({', '.join(f'self.{n} if {n} is missing else {n}' for n in _NAMES[made])})",
    )
    exec(_compiled("\n".join(source)), scope)
    for name in ("__init__", "__eq__", "__hash__", "__replace__"):
        scope[name].__qualname__ = f"{made.__qualname__}.{name}"
        setattr(made, name, scope[name])
    made.__repr__ = _told
    made.__setattr__, made.__delattr__ = _unchanged, _unchanged
    made.__getstate__, made.__setstate__ = _state, _set_state
    return made  # type: ignore[no-any-return]


def is_frozen(cls: Any) -> bool:
    """Whether this dataclass is one that never changes."""
    return cls in _NAMES or bool(cls.__dataclass_params__.frozen)


def replace(one: T, **changes: Any) -> T:
    """A frozen object with these fields changed: `dataclasses.replace`, in a third of the time.
    TypeError for a field that it does not have."""
    return one.__replace__(**changes)  # type: ignore[attr-defined,no-any-return]


@cache
def _compiled(source: str) -> CodeType:
    """Compiled once for all classes that have the same fields."""
    return compile(source, "<frozen>", "exec")


def _told(self: Any) -> str:
    cls = type(self)
    return f"{cls.__qualname__}({', '.join(f'{n}={getattr(self, n)!r}' for n in _NAMES[cls])})"


def _unchanged(self: Any, name: str, *_: Any) -> NoReturn:
    raise FrozenInstanceError(f"cannot change field {name!r}")


def _state(self: Any) -> list[Any]:
    return [getattr(self, name) for name in _NAMES[type(self)]]


def _set_state(self: Any, state: Sequence[Any]) -> None:
    for name, value in zip(_NAMES[type(self)], state, strict=True):
        object.__setattr__(self, name, value)
