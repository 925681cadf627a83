"""Frozen dataclasses that are fast to create and small.

`dataclass(frozen=True)` writes each field through `object.__setattr__`, which looks its name up in
the class each time. These classes, which playouts create at each step, write into their slots.
Functions that `dataclass` would generate for each of hundreds of classes are shared.
"""

from __future__ import annotations

from dataclasses import MISSING, FrozenInstanceError, dataclass, fields
from functools import cache
from types import CodeType
from typing import Any, NoReturn, TypeVar, dataclass_transform

C = TypeVar("C", bound=type)
T = TypeVar("T")
_NAMES: dict[type, tuple[str, ...]] = {}


@dataclass_transform(frozen_default=True)
def frozen(cls: C) -> C:
    """Make a class like `dataclass(frozen=True, slots=True)`, whose objects are faster to create.

    Fields are passed by position or by name. TypeError for a `kw_only` field, and for one without
    `init`, `repr` or `compare`.
    """
    frozen_class: Any = dataclass(init=False, repr=False, eq=False, slots=True)(cls)
    params: list[str] = []
    set_all: list[str] = []
    scope: dict[str, Any] = {"cls": frozen_class, "missing": MISSING}
    for field in fields(frozen_class):
        if field.kw_only or not (field.init and field.repr and field.compare):
            raise TypeError(
                f"{frozen_class.__name__}.{field.name}: not a field of a plain frozen class"
            )
        name, value = field.name, field.name
        scope[f"set_{name}"] = getattr(frozen_class, name).__set__
        if field.default_factory is not MISSING:
            scope[f"new_{name}"] = field.default_factory
            params.append(f"{name}=missing")
            value = f"new_{name}() if {name} is missing else {name}"
        elif field.default is not MISSING:
            scope[f"default_{name}"] = field.default
            params.append(f"{name}=default_{name}")
        else:
            params.append(name)
        set_all.append(f" set_{name}(self, {value})")
    if hasattr(frozen_class, "__post_init__"):
        set_all.append(" self.__post_init__()")
    names = _NAMES[frozen_class] = tuple([field.name for field in fields(frozen_class)])
    own_fields = "".join(f"self.{n}, " for n in names)
    other_fields = "".join(f"other.{n}, " for n in names)
    source = (
        *(f"def __init__({', '.join(['self', *params])}):", *set_all, " pass"),
        *("def __eq__(self, other):", " if other.__class__ is self.__class__:"),
        *(f"  return ({own_fields}) == ({other_fields})", " return NotImplemented"),
        *("def __hash__(self):", f" return hash((cls, {own_fields}))"),
        f"def __replace__({', '.join(['self', *(f'{n}=missing' for n in names)])}):",
        f" return cls({', '.join(f'self.{n} if {n} is missing else {n}' for n in names)})",
        *("def __reduce__(self):", f" return cls, ({own_fields})"),
    )
    exec(_compiled("\n".join(source)), scope)
    for name in ("__init__", "__eq__", "__hash__", "__replace__", "__reduce__"):
        scope[name].__qualname__ = f"{frozen_class.__qualname__}.{name}"
        setattr(frozen_class, name, scope[name])
    frozen_class.__repr__ = _repr
    frozen_class.__setattr__, frozen_class.__delattr__ = _refuse_change, _refuse_change
    return frozen_class  # type: ignore[no-any-return]


def is_frozen(cls: Any) -> bool:
    """Return whether objects of this dataclass are immutable."""
    return cls in _NAMES or bool(cls.__dataclass_params__.frozen)


def replace(value: T, **changes: Any) -> T:
    """Return a frozen object with these fields changed: a faster `dataclasses.replace`.

    TypeError for a field that it does not have.
    """
    return value.__replace__(**changes)  # type: ignore[attr-defined,no-any-return]


@cache
def _compiled(source: str) -> CodeType:
    """Compile source, cached: classes with the same fields share the code."""
    return compile(source, "<frozen>", "exec")


def _repr(self: Any) -> str:
    """Give the class a `__repr__` of its own at the first use, because few classes are printed."""
    cls = type(self)
    shown = ", ".join(f"{name}={{self.{name}!r}}" for name in _NAMES[cls])
    scope: dict[str, Any] = {"name": cls.__qualname__}
    exec(_compiled(f"def __repr__(self):\n return f'{{name}}({shown})'"), scope)
    cls.__repr__ = scope["__repr__"]
    return repr(self)


def _refuse_change(self: Any, name: str, *_: Any) -> NoReturn:
    raise FrozenInstanceError(f"cannot change field {name!r}")
