"""Addresses of the stand-in's own files, in JSON."""

from __future__ import annotations

from typing import Any

FILES = "/cdn/attachments/"
"""Where the stand-in serves them."""


def absolute(thing: Any, base: str) -> Any:
    """Return a copy of JSON in which the stand-in's own file addresses start with `base`."""
    return _moved(thing, "", base)


def relative(thing: Any, base: str) -> Any:
    """Reverse `absolute`: the addresses then survive a change of port."""
    return _moved(thing, base, "")


def _moved(thing: Any, before: str, after: str) -> Any:
    if isinstance(thing, dict):
        return {key: _moved(value, before, after) for key, value in thing.items()}
    if isinstance(thing, list):
        return [_moved(value, before, after) for value in thing]
    if isinstance(thing, str) and thing.startswith(f"{before}{FILES}"):
        return after + thing.removeprefix(before)
    return thing
