"""The table and the server of what is done now, as fields of log lines."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from contextvars import ContextVar

_FIELDS: ContextVar[dict[str, int] | None] = ContextVar("log_fields", default=None)


@contextmanager
def log_fields(**fields: int | None) -> Iterator[None]:
    """Give log lines written in this block these fields, and those noted in it."""
    before = _FIELDS.set({name: value for name, value in fields.items() if value is not None})
    try:
        yield
    finally:
        _FIELDS.reset(before)


def note_fields(**fields: int | None) -> None:
    """Add fields to the lines that follow in the innermost block, if there is one."""
    current = _FIELDS.get()
    if current is not None:
        current.update((name, value) for name, value in fields.items() if value is not None)


def current_fields() -> Mapping[str, int]:
    """Return the fields of a line that is written now."""
    return _FIELDS.get() or {}
