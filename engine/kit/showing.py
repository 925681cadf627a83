"""Build views: the fields that a view shares with what it shows are copied by their names."""

from __future__ import annotations

from collections.abc import Callable, Collection
from dataclasses import fields
from typing import Any, TypeVar, get_args, get_origin, get_type_hints

Shown = TypeVar("Shown", bound=Any)
_SHOWERS: dict[tuple[object, ...], Callable[[object, Any], Any]] = {}


def shown(kind: type[Shown], source: object, **facts: Any) -> Shown:
    """Return a view of `kind` with these facts. Its other fields are those of the same names of
    `source`, lists as tuples; those that it lacks have their defaults. Give as a fact whatever not
    every viewer may see."""
    key = (kind, type(source), *facts)
    show = _SHOWERS.get(key)
    if show is None:
        show = _SHOWERS[key] = _make_shower(kind, type(source), facts)
    view: Shown = show(source, facts)
    return view


def _make_shower(kind: type, of: type, given: Collection[str]) -> Callable[[object, Any], Any]:
    """Generate the function that copies: views are built at every move."""
    hints = get_type_hints(of)
    parts = [
        f"{f.name}={_copied(hints.get(f.name), f'source.{f.name}')}"
        for f in fields(kind)
        if f.name not in given and (f.name in hints or hasattr(of, f.name))
    ]
    scope: dict[str, Any] = {"kind": kind}
    exec(f"def show(source, facts): return kind({', '.join(parts)}, **facts)", scope)
    show: Callable[[object, Any], Any] = scope["show"]
    return show


def _copied(hint: Any, value: str) -> str:
    """Return an expression that copies a value of this type."""
    origin, inner = get_origin(hint), get_args(hint)
    if origin is list:
        items = _copied(inner[0], "each")
        return f"tuple({value})" if items == "each" else f"tuple([{items} for each in {value}])"
    if origin is dict:
        items = _copied(inner[1], "each")
        if items == "each":
            return f"dict({value})"
        return f"{{key: {items} for key, each in {value}.items()}}"
    return value
