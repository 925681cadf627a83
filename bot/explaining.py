"""What explains a menu (a hint, a star, an effect, a scene, flavour) may fail; the menu stays.

A failure is an ERROR in the log, so `gharkane_faults` counts it.
"""

from __future__ import annotations

import logging
import secrets
from collections.abc import Callable
from functools import wraps
from typing import Final, Literal, ParamSpec, TypeVar

log = logging.getLogger(__name__)

Explanation = Literal["effect", "hint", "star", "scene", "figures", "flavour", "ways", "offer"]
P = ParamSpec("P")
T = TypeVar("T")

TRACEBACKS: Final = 100
"""Different failures that are logged with a traceback; one menu meets the same one many times."""
_traced: set[str] = set()


def explains(what: Explanation, without: T) -> Callable[[Callable[P, T]], Callable[P, T]]:
    """Mark a function that explains something: where it raises, log the fault and return
    `without`."""

    def guarded(explain: Callable[P, T]) -> Callable[P, T]:
        @wraps(explain)
        def explained(*args: P.args, **kwargs: P.kwargs) -> T:
            try:
                return explain(*args, **kwargs)
            except Exception as error:
                report(what, error)
                return without

        return explained

    return guarded


def report(what: Explanation, error: Exception) -> None:
    """Log that an explanation failed, the first time with its traceback."""
    new = repr(error) not in _traced and len(_traced) < TRACEBACKS
    if new:
        _traced.add(repr(error))
    trace = error if new else None
    log.error("fault %s: a menu has no %s: %r", secrets.token_hex(3), what, error, exc_info=trace)
