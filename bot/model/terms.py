"""At which pace a table plays: its clocks, and what happens when somebody does not answer."""

from __future__ import annotations

from typing import Any, Final, Literal

from pydantic import BaseModel, ConfigDict, Field

HOUR_S: Final = 3600

Pace = Literal["live", "async", "interlude"]
"""An evening; a move at lunch and one at night, for weeks; a time-boxed stretch of a campaign."""
Preset = Literal["live", "async", "long", "interlude"]
"""What a person chooses: quick, standard or long, or an interlude."""
Ladder = Literal["nudge", "default", "regent", "substitute"]
"""How far absence goes: reminders only; a default move; a computer plays until they are back; the
seat is offered to others as well."""


class Terms(BaseModel):
    """What a table agrees on before it starts; times in seconds. 0 as `decision` or `budget`: no
    such clock."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    pace: Pace = "live"
    decision: int = Field(default=0, ge=0)
    """For each decision, of the person's waking time."""
    bank: int = Field(default=0, ge=0)
    """Beyond that, for the whole game."""
    increment: int = Field(default=0, ge=0)
    """Added to the bank at each decision taken in time, up to the bank's first size."""
    ladder: Ladder = "nudge"
    grace: int = Field(default=0, ge=0)
    """After the clock and before the ladder goes on, of waking time."""
    regent_after: int = Field(default=2, ge=1)
    """Missed decisions after which a regent takes over."""
    objection: int = Field(default=HOUR_S // 6, ge=0)
    """For objecting to a pause that a player asked for."""
    budget: int = Field(default=0, ge=0)
    """For the whole game on the wall clock, shared out over its phases."""
    window: int = Field(default=30, ge=0)
    """For reacting in a window where all are at the table, on the wall clock; see `reaction`."""

    hints: bool = False
    """Whether anybody may ask what the hard computer would do."""

    @property
    def timed(self) -> bool:
        """Whether a clock runs at the table whatever is asked."""
        return bool(self.decision or self.budget)

    @property
    def live(self) -> bool:
        """Whether all are at the table while it plays."""
        return self.pace != "async"

    @property
    def reaction(self) -> int:
        """Seconds of the wall clock for reacting in a window, after which its seat has passed; 0: a
        decision like any other, as at every table that plays for days."""
        return self.window if self.live else 0


PRESETS: Final[dict[Preset, dict[str, Any]]] = {
    "live": {},
    "async": {
        "pace": "async",
        "decision": 24 * HOUR_S,
        "bank": 24 * HOUR_S,
        "increment": 4 * HOUR_S,
        "ladder": "regent",
        "grace": 6 * HOUR_S,
        "objection": 12 * HOUR_S,
        "window": 0,
    },
    "long": {
        "pace": "async",
        "decision": 72 * HOUR_S,
        "bank": 168 * HOUR_S,
        "increment": 12 * HOUR_S,
        "ladder": "regent",
        "grace": 24 * HOUR_S,
        "objection": 24 * HOUR_S,
    },
    "interlude": {"pace": "interlude", "budget": 3 * HOUR_S, "ladder": "default"},
}
"""Preset -> the terms that differ from the defaults."""


def preset(name: Preset) -> Terms:
    """The sound terms of a preset."""
    return Terms(**PRESETS[name])


OVER_DAYS: Final = tuple(name for name in PRESETS if not preset(name).live)
"""The presets of tables that play for days."""


def pace_terms(name: Preset) -> dict[str, Any]:
    """The terms that a preset sets: all but whether there are hints."""
    return preset(name).model_dump(mode="json", exclude={"hints"})


def preset_of(terms: Terms) -> Preset | None:
    """The preset that these terms are, with hints or without; None for terms set by hand."""
    plain = terms.model_copy(update={"hints": False})
    return next((name for name in PRESETS if preset(name) == plain), None)
