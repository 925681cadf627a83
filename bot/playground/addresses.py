"""Addresses of the stand-in's own files, in JSON."""

from __future__ import annotations

from typing import Any


def absolute(thing: Any, base: str) -> Any:
    """Return a copy of JSON in which the stand-in's own file addresses start with `base`."""
    if isinstance(thing, dict):
        return {key: absolute(value, base) for key, value in thing.items()}
    if isinstance(thing, list):
        return [absolute(value, base) for value in thing]
    if isinstance(thing, str) and thing.startswith("/cdn/attachments/"):
        return base + thing
    return thing


def relative(thing: Any, base: str) -> Any:
    """Reverse `absolute`: the addresses then survive a change of port."""
    if isinstance(thing, dict):
        return {key: relative(value, base) for key, value in thing.items()}
    if isinstance(thing, list):
        return [relative(value, base) for value in thing]
    if isinstance(thing, str) and base and thing.startswith(f"{base}/cdn/attachments/"):
        return thing.removeprefix(base)
    return thing
