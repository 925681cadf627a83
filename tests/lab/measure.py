"""A figure that the bench has measured."""

from __future__ import annotations

from dataclasses import asdict, dataclass
from typing import Any


@dataclass(frozen=True)
class Measure:
    """A figure: `target` is a bound from above for times, from below for rates."""

    name: str
    value: float
    target: float | None
    unit: str

    def as_dict(self) -> dict[str, Any]:
        """Return the figure as JSON data."""
        return asdict(self)
