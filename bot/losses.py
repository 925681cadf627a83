"""Which happenings cost somebody something: each game names its own, nothing is guessed."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from engine.kernel import Seat


@dataclass(frozen=True)
class Loss:
    """An event that costs a seat something; in words it is the text `loss-<event>`."""

    seat: str = "seat"
    """The fact that names who pays."""
    amount: str = ""
    """The fact that must be above 0 for it to have cost anything; empty if it always does."""


Losses = Mapping[str, Loss]
"""By the event's name."""


def costs(losses: Losses, name: str, facts: Mapping[str, Any], seat: Seat) -> bool:
    """Whether the event, as this seat was told it (`facts`), cost this seat something."""
    loss = losses.get(name)
    if loss is None or facts.get(loss.seat) != seat:
        return False
    return not loss.amount or int(facts.get(loss.amount, 0)) > 0
