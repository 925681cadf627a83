"""Copy states: frozen parts are shared, mutable parts are copied.

A copier is generated once per class from its field types, as `dataclasses` generates `__init__`.
Generic copying (`copy.deepcopy`) is too slow for search and undo, which copy at every move.
"""

from __future__ import annotations

import types
from collections.abc import Callable
from dataclasses import fields, is_dataclass
from typing import Any, TypeVar, Union, get_args, get_origin, get_type_hints

from engine.frozen import is_frozen
from engine.steps import TRANSIENT, Lanes

T = TypeVar("T")
_COPIERS: dict[type, Callable[[Any], Any]] = {}


def clone(value: T) -> T:
    """Return a copy of a state (a dataclass) that shares no mutable part with the original."""
    cls = type(value)
    copier = _COPIERS.get(cls)
    if copier is None:
        copier = _COPIERS[cls] = _make_copier(cls)
    return copier(value)  # type: ignore[no-any-return]


def _clone_agenda(stack: list[Any]) -> list[Any]:
    """Copy an agenda: its steps are frozen and shared, its `Lanes` are copied."""
    return [
        Lanes([_clone_agenda(lane) for lane in item.lanes], item.aside)
        if isinstance(item, Lanes)
        else item
        for item in stack
    ]


def _make_copier(cls: type) -> Callable[[Any], Any]:
    if not is_dataclass(cls):
        raise TypeError(f"cannot copy {cls.__name__}: not a dataclass")
    hints = get_type_hints(cls)
    scope: dict[str, Any] = {"cls": cls, "new": cls.__new__, "agenda": _clone_agenda}
    lines = ["def copy(old):", " made = new(cls)"]
    for f in fields(cls):
        source = f"old.{f.name}"
        if f.name in TRANSIENT:
            expression = "[]"
        elif f.name == "agenda":
            expression = f"agenda({source})"
        else:
            expression = _expression(hints[f.name], source, scope)
        lines.append(f" made.{f.name} = {expression}")
    lines.append(" return made")
    exec("\n".join(lines), scope)
    copier: Callable[[Any], Any] = scope["copy"]
    return copier


def _is_shared(hint: Any) -> bool:
    """Return whether values of this type are immutable, so that copies may share them."""
    origin = get_origin(hint)
    if origin in (Union, types.UnionType):
        return all(_is_shared(arg) for arg in get_args(hint))
    if origin in (list, dict, set) or hint in (list, dict, set):
        return False
    if isinstance(hint, type) and is_dataclass(hint):
        return is_frozen(hint)
    return True


def _expression(hint: Any, source: str, scope: dict[str, Any]) -> str:
    """Return a Python expression that copies the value named `source` of type `hint`."""
    if _is_shared(hint):
        return source
    origin, args = get_origin(hint), get_args(hint)
    inner = f"v{len(scope)}"
    if origin in (Union, types.UnionType):
        (arg,) = [a for a in args if a is not type(None)]
        return f"(None if {source} is None else {_expression(arg, source, scope)})"
    if origin is list or origin is set or hint in (list, set):
        if not args or _is_shared(args[0]):
            return f"{source}.copy()"
        scope[inner] = None
        return f"[{_expression(args[0], inner, scope)} for {inner} in {source}]"
    if origin is dict or hint is dict:
        if not args or _is_shared(args[1]):
            return f"{source}.copy()"
        scope[inner] = None
        value = _expression(args[1], inner, scope)
        return f"{{k: {value} for k, {inner} in {source}.items()}}"
    name = f"copy_{hint.__name__}"
    scope[name] = _COPIERS.setdefault(hint, _make_copier(hint))
    return f"{name}({source})"
