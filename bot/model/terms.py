"""The pace of a table: its clocks, and what happens when a person does not answer."""

from __future__ import annotations

from typing import Any, Final, Literal, Self

from pydantic import BaseModel, ConfigDict, Field, model_validator

from bot.model.rendezvous import Calendar

HOUR_S: Final = 3600
HINTS_TERM: Final = "hints"
"""The term that belongs to the table but not to its pace."""

Pace = Literal["live", "async", "interlude"]
"""An evening; a move at lunch and one at night, for weeks; a time-boxed stretch of a campaign."""
Preset = Literal["live", "async", "long", "rendezvous", "interlude"]
"""The presets a person can choose: quick, standard, long, at fixed times, or an interlude."""
Ladder = Literal["nudge", "default", "regent", "substitute"]
"""The last step after a missed clock: only reminders; a default move; a computer plays until the
person is back; the seat is also offered to others."""


Stopped = Literal["void", "counts"]
"""What a game that is ended early is worth: nothing, or its points decide."""
BESIDE_PACE: Final = frozenset({"hints", "stopped"})
"""Terms that belong to the table but not to its pace."""


class Terms(BaseModel):
    """The agreed terms of a table; times in seconds. 0 as `decision` or `budget`: no such clock."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    pace: Pace = "live"
    decision: int = Field(default=0, ge=0)
    """Per decision, in the person's waking time."""
    rendezvous: Calendar | None = None
    """Decisions are due at these times: at the first one that leaves a person `decision`; None: as
    soon as that is spent."""
    bank: int = Field(default=0, ge=0)
    """In addition to `decision`, for the whole game."""
    increment: int = Field(default=0, ge=0)
    """Added to the bank at each decision taken in time, up to the bank's first size."""
    ladder: Ladder = "nudge"
    grace: int = Field(default=0, ge=0)
    """Extra waking time after the clock runs out, before the ladder takes its next step."""
    regent_after: int = Field(default=2, ge=1)
    """Missed decisions after which a regent takes over."""
    objection: int = Field(default=HOUR_S // 6, ge=0)
    """Time to object to a pause that a player requested."""
    budget: int = Field(default=0, ge=0)
    """Wall-clock time for the whole game, divided among its phases."""
    window: int = Field(default=30, ge=0)
    """Wall-clock time to react in a window when everybody is at the table; see `reaction`."""

    hints: bool | None = None
    """Whether players may ask for the hard computer's suggestion; None: unless the table is
    rated."""
    stopped: Stopped = "void"
    """Whether the points count if the game is ended early, after its first chapter."""

    def gives_hints(self, rated: bool) -> bool:
        """Return whether players may ask for hints, at a table that is rated or not."""
        return not rated if self.hints is None else self.hints

    @model_validator(mode="after")
    def _only_the_calendar(self) -> Self:
        """At a rendezvous everything is resolved: no bank or grace period delays it."""
        others = self.bank or self.increment or self.grace or self.live or not self.decision
        if self.rendezvous is not None and others:
            raise ValueError("a rendezvous has no other clock")
        return self

    @property
    def turn(self) -> int:
        """Seconds that a decision usually has, without the bank."""
        return self.decision if self.rendezvous is None else self.rendezvous.interval

    @property
    def timed(self) -> bool:
        """Whether every question has a clock."""
        return bool(self.decision or self.budget)

    @property
    def live(self) -> bool:
        """Whether everybody is at the table while it plays."""
        return self.pace != "async"

    @property
    def reaction(self) -> int:
        """Wall-clock seconds to react in a window, after which the seat passes; 0: the usual
        decision clock, as at every table over days."""
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
    "rendezvous": {
        "pace": "async",
        "decision": 2 * HOUR_S,
        "ladder": "regent",
        "objection": 12 * HOUR_S,
        "window": 0,
        "rendezvous": {},
    },
    "interlude": {"pace": "interlude", "budget": 3 * HOUR_S, "ladder": "default"},
}
"""Preset -> the terms that differ from the defaults."""


def preset(name: Preset) -> Terms:
    """Return the validated terms of a preset."""
    return Terms(**PRESETS[name])


OVER_DAYS: Final = tuple(name for name in PRESETS if not preset(name).live)
"""The presets of tables that play over days."""


def pace_terms(name: Preset) -> dict[str, Any]:
    """Return the terms that a preset sets."""
    return preset(name).model_dump(mode="json", exclude={*BESIDE_PACE})


def preset_of(terms: Terms) -> Preset | None:
    """Return the preset with these terms, apart from `BESIDE_PACE` and the times of rendezvous;
    None for custom terms."""
    usual = Terms()
    plain = terms.model_copy(update={name: getattr(usual, name) for name in BESIDE_PACE})
    if plain.rendezvous is not None:
        plain = plain.model_copy(update={"rendezvous": Calendar()})
    return next((name for name in PRESETS if preset(name) == plain), None)
