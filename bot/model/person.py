"""A person's preferences: when they are awake, what to remind them of.

A person without a time zone has no quiet or waking hours; their first game over days asks for it
once, in private.
"""

from __future__ import annotations

import logging
from collections.abc import Mapping
from functools import lru_cache
from typing import Any, Final, Literal, get_args
from zoneinfo import ZoneInfo, available_timezones

from pydantic import BaseModel, ConfigDict, Field, ValidationError, field_validator

from bot.model.hours import DAY_MIN, Hours

log = logging.getLogger(__name__)

Kind = Literal["turn", "next", "half", "late", "loss", "phase", "stall"]
"""What somebody is reminded of: it is their turn; theirs will be next; half, then four fifths of
their clock is spent; something was taken from them. Whoever leads a game: a phase of it is over;
somebody has not answered for a long time."""
Where = Literal["dm", "ping", "off"]
"""A direct message; a mention in the table's channel; no reminder."""

REMINDER_KINDS: Final[tuple[Kind, ...]] = ("turn", "next", "half", "late", "loss")
ALERTS: Final[tuple[Kind, ...]] = ("phase", "stall")
"""Kinds that only game masters receive."""
PRIVATE_KINDS: Final[frozenset[Kind]] = frozenset({"loss", *ALERTS})
"""Kinds that are never posted in a channel, because their content is private."""
Shape = Literal["tall", "wide", "worded"]
"""The format of private pictures; worded: none, but what they would show."""
PHONE: Final = "phone"
DEVICES: Final = (PHONE, "computer")
"""Where someone plays; see `Preferences.tall`."""
Screen = Literal["channel", "phone", "computer"]
"""What a board is drawn for: a message that everybody sees, as wide as a computer's, its letters
legible on a phone; a phone held upright; or a computer, with the smallest letters."""
SCREENS: Final[tuple[Screen, ...]] = get_args(Screen)
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
"""Minimum length of a waking day in minutes: clocks run only then."""
MAX_STOPPED_S: Final = 7 * 86_400.0
"""Seconds of all absences during a game for which an absent person's clocks stop. After that they
run, and the table's terms apply as for any person who does not answer."""
MAX_PAST_ABSENCES: Final = 20
"""Maximum number of past absences that are stored."""


class Preferences(BaseModel):
    """One person's settings. Hours are minutes after midnight, of the clocks of `zone`."""

    model_config = ConfigDict(frozen=True, extra="ignore")

    zone: str = ""
    """IANA name, such as "Europe/Paris"; empty: unknown, and the person counts as awake."""
    days: tuple[int, ...] = tuple(range(7))
    """Days on which the waking hours begin; Monday is 0."""
    start: int = Field(default=8 * 60, ge=0, lt=DAY_MIN)
    end: int = Field(default=22 * 60 + 30, gt=0, le=DAY_MIN)
    """When sleep begins; at or before `start`, it is on the day after."""
    reminders: Mapping[Kind, Where] = Field(default_factory=dict)
    """The chosen channels; see `where`."""

    @field_validator("zone")
    @classmethod
    def _known(cls, zone: str) -> str:
        if zone and zone not in zones():
            raise ValueError(f"there is no time zone {zone!r}")
        return zone

    @field_validator("days")
    @classmethod
    def _some_days(cls, days: tuple[int, ...]) -> tuple[int, ...]:
        sorted_days = tuple(sorted(set(days)))
        if not sorted_days or sorted_days[0] < 0 or sorted_days[-1] > 6:
            raise ValueError("days are one or more of 0 to 6")
        return sorted_days

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
    """Whether a game over days has already asked for the time zone."""
    past: tuple[tuple[float, float], ...] = ()
    """Absences that are over, the oldest first: from when until when."""
    tall: bool | None = None
    """Whether private boards are drawn tall, for a phone; None: not said yet, see `portrait`."""
    worded: bool = False
    """Whether private pages say in words what their pictures would show."""
    tell: bool = False
    """Whether the tables they sit at may show until when they are away."""

    @property
    def shape(self) -> Shape:
        """How private boards are drawn."""
        return "worded" if self.worded else "tall" if self.portrait else "wide"

    @property
    def screen(self) -> Screen:
        """What private boards are drawn for."""
        return "phone" if self.portrait else "computer"

    @property
    def portrait(self) -> bool:
        """Whether private boards are drawn tall: unless they said that they play at a desk,
        because most read Discord on a phone."""
        return self.tall is not False

    def where(self, kind: Kind, *, live: bool = False) -> Where:
        """Return where to send this kind of reminder. At a `live` table the default for a turn is
        the channel."""
        usual: Where = "ping" if live and kind == "turn" else DEFAULT_CHANNELS[kind]
        return self.reminders.get(kind, usual)

    def zone_info(self) -> ZoneInfo:
        """Return the time zone for dates; UTC if unknown."""
        return ZoneInfo(self.zone or "UTC")


DEFAULT_PREFERENCES: Final = Preferences()
"""The default preferences."""


@lru_cache(maxsize=1)
def zones() -> frozenset[str]:
    """Return the names of all known time zones."""
    return frozenset(available_timezones())


def read_preferences(settings: Mapping[str, Any], user_id: int) -> Preferences:
    """Load stored settings. If they contain unknown values (such as a time zone missing from the
    system's tables), log it and use the defaults."""
    if not settings:
        return DEFAULT_PREFERENCES
    try:
        return Preferences.model_validate(settings)
    except ValidationError as error:
        log.error("the settings of person %s cannot be read: %s", user_id, error)
        return DEFAULT_PREFERENCES


def clock_hours(preferences: Preferences, away: tuple[float, float] | None, began: float) -> Hours:
    """Return the hours in which a clock that began at `began` runs for this person. All absences
    together count for at most `MAX_STOPPED_S`."""
    if away is None:
        return waking_hours(preferences, None)
    held = sum(max(last - max(first, began), 0.0) for first, last in preferences.past)
    first = max(away[0], began)
    last = min(away[1], first + max(MAX_STOPPED_S - held, 0.0))
    return waking_hours(preferences, (first, last) if first < last else None)


def waking_hours(preferences: Preferences, away: tuple[float, float] | None) -> Hours:
    """Return when a person is awake and not away; always, if nothing is known."""
    if not preferences.zone:
        return Hours(away=away)
    known = preferences
    return Hours(known.zone, known.days, known.start, known.end, away)
