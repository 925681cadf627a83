"""A person's preferences: when they are awake, what to remind them of.

A person without a time zone has no quiet hours and no waking hours; their first game over days asks
for it once, in private.
"""

from __future__ import annotations

import logging
from collections.abc import Mapping
from functools import lru_cache
from typing import Any, Final, Literal
from zoneinfo import ZoneInfo, available_timezones

from pydantic import BaseModel, ConfigDict, Field, ValidationError, field_validator

from bot.model.hours import DAY_MIN, Hours

log = logging.getLogger(__name__)

Kind = Literal["turn", "next", "half", "late", "loss", "phase", "stall"]
"""What somebody is reminded of: it is their turn; theirs will be next; half, then four fifths of
their clock is spent; something was taken from them. Who leads a game: a phase of it is over;
somebody has not answered for long."""
Where = Literal["dm", "ping", "off"]
"""A direct message; a mention in the table's channel; nowhere."""

REMINDER_KINDS: Final[tuple[Kind, ...]] = ("turn", "next", "half", "late", "loss")
ALERTS: Final[tuple[Kind, ...]] = ("phase", "stall")
"""Kinds that only who leads a game has."""
PRIVATE_KINDS: Final[frozenset[Kind]] = frozenset({"loss", *ALERTS})
"""Kinds that are never said in a channel: what they tell is for one person alone."""
DEFAULT_CHANNELS: Final[Mapping[Kind, Where]] = {
    "turn": "dm",
    "next": "off",
    "half": "off",
    "late": "dm",
    "loss": "dm",
    "phase": "dm",
    "stall": "dm",
}
"""Where each reminder goes by default."""

MIN_WAKING_MIN: Final = 4 * 60
"""Minutes of a waking day, at least: clocks run in them alone."""
STANDS_STILL: Final = 7 * 86_400.0
"""Seconds of all absences during a game for which the clocks of an absent person stop. Then they
run, and the table's terms apply as to any person who does not answer."""
PAST: Final = 20
"""Absences that are remembered once they are over."""


class Preferences(BaseModel):
    """One person's settings. Hours are minutes after midnight, of the clocks of `zone`."""

    model_config = ConfigDict(frozen=True, extra="ignore")

    zone: str = ""
    """IANA name, such as "Europe/Paris"; empty: not known, and the person counts as awake."""
    days: tuple[int, ...] = tuple(range(7))
    """Waking days, Monday is 0; those on which the waking hours begin."""
    start: int = Field(default=8 * 60, ge=0, lt=DAY_MIN)
    end: int = Field(default=22 * 60 + 30, gt=0, le=DAY_MIN)
    """When sleep begins; at or before `start`, it is on the day after."""
    reminders: Mapping[Kind, Where] = Field(default_factory=dict)
    """What was chosen; see `where`."""

    @field_validator("zone")
    @classmethod
    def _known(cls, zone: str) -> str:
        if zone and zone not in zones():
            raise ValueError(f"there is no time zone {zone!r}")
        return zone

    @field_validator("days")
    @classmethod
    def _some_days(cls, days: tuple[int, ...]) -> tuple[int, ...]:
        found = tuple(sorted(set(days)))
        if not found or found[0] < 0 or found[-1] > 6:
            raise ValueError("days are one or more of 0 to 6")
        return found

    @field_validator("reminders")
    @classmethod
    def _no_secret_in_a_channel(cls, chosen: Mapping[Kind, Where]) -> Mapping[Kind, Where]:
        for kind in PRIVATE_KINDS:
            if chosen.get(kind) == "ping":
                raise ValueError(f"a reminder of kind {kind!r} is for one person alone")
        return chosen

    @property
    def waking(self) -> int:
        """Minutes of a waking day."""
        return (self.end - self.start) % DAY_MIN or DAY_MIN

    asked: bool = False
    """Whether a game over days has asked for the time zone."""
    past: tuple[tuple[float, float], ...] = ()
    """Absences that are over, the oldest first: from when until when."""
    tall: bool = False
    """Whether private pictures are drawn tall, for a phone."""
    tell: bool = False
    """Whether the tables they sit at may show until when they are away."""

    def where(self, kind: Kind, *, live: bool = False) -> Where:
        """Where this person wants to be reminded of this, at a table that plays `live` or over
        days: live, the default for a turn is the channel."""
        usual: Where = "ping" if live and kind == "turn" else DEFAULT_CHANNELS[kind]
        return self.reminders.get(kind, usual)

    def zone_info(self) -> ZoneInfo:
        """The time zone to read dates in; UTC if none is known."""
        return ZoneInfo(self.zone or "UTC")


NOTHING_TOLD: Final = Preferences()
"""The default preferences."""


@lru_cache(maxsize=1)
def zones() -> frozenset[str]:
    """Every time zone there is, by name."""
    return frozenset(available_timezones())


def read_preferences(settings: Mapping[str, Any], user_id: int) -> Preferences:
    """Load stored settings. If they contain unknown values (a time zone that the system's tables
    have lost), use the defaults and log it."""
    if not settings:
        return NOTHING_TOLD
    try:
        return Preferences.model_validate(settings)
    except ValidationError as error:
        log.error("the settings of person %s cannot be read: %s", user_id, error)
        return NOTHING_TOLD


def clock_hours(preferences: Preferences, away: tuple[float, float] | None, began: float) -> Hours:
    """When a person is awake and there as the clocks of a game count it that `began` then, for
    which all absences together are no longer than `STANDS_STILL`."""
    if away is None:
        return hours_of(preferences, None)
    held = sum(max(last - max(first, began), 0.0) for first, last in preferences.past)
    first = max(away[0], began)
    last = min(away[1], first + max(STANDS_STILL - held, 0.0))
    return hours_of(preferences, (first, last) if first < last else None)


def hours_of(preferences: Preferences, away: tuple[float, float] | None) -> Hours:
    """When a person is awake and there; always, as far as nothing is known."""
    if not preferences.zone:
        return Hours(away=away)
    told = preferences
    return Hours(told.zone, told.days, told.start, told.end, away)
