"""Injected faults: the next requests fail as they do during an outage of Discord."""

from __future__ import annotations

import re
from dataclasses import dataclass
from random import Random


@dataclass
class Fault:
    """The effect on matching requests, `count` more times.

    `status`: 500, 502, 503, 504 or 429 (with `retry_after` seconds and a Via header, like Discord's
    own; `via=False` imitates the ban page of its proxy). 0 cuts the connection without an answer.
    `after`: the request takes effect, and only its answer is lost. `code`: a Discord error code for
    the body (50007, 10003, …). `delay`: seconds before anything else. `share`: the part of the
    matching requests that fail (1.0: all).
    """

    status: int
    count: int = 1
    method: str | None = None
    route: str = ""
    after: bool = False
    retry_after: float = 0.05
    via: bool = True
    code: int = 0
    delay: float = 0.0
    scope_global: bool = False
    share: float = 1.0

    def fits(self, method: str, path: str) -> bool:
        return (self.method in (None, method)) and re.search(self.route, path) is not None


class Faults:
    """The pending faults, in the order in which they were added."""

    def __init__(self) -> None:
        self.coming: list[Fault] = []
        self.done: list[tuple[str, str, int]] = []
        self._random = Random(1)

    def next(
        self,
        status: int,
        *,
        count: int = 1,
        method: str | None = None,
        route: str = "",
        after: bool = False,
        retry_after: float = 0.05,
        via: bool = True,
        code: int = 0,
        delay: float = 0.0,
        scope_global: bool = False,
        share: float = 1.0,
    ) -> Fault:
        """Add a fault; `route` is a regular expression on the path below /api/v10. Status 200 with
        a `delay` makes requests slow and changes nothing else."""
        fault = Fault(
            status, count, method, route, after, retry_after, via, code, delay, scope_global, share
        )
        self.coming.append(fault)
        return fault

    def clear(self) -> None:
        self.coming.clear()

    def take(self, method: str, path: str) -> Fault | None:
        """Return the fault that applies to this request, if any, and use it up once."""
        for fault in self.coming:
            if fault.fits(method, path) and self._random.random() < fault.share:
                fault.count -= 1
                if fault.count <= 0:
                    self.coming.remove(fault)
                self.done.append((method, path, fault.status))
                return fault
        return None
