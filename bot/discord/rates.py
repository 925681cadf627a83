"""Rate limits per hour, by person and by server. Kept in memory: a restart resets them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final, Literal

from discord.app_commands import Cooldown

from bot.model.recent import Recent
from bot.table import Refused
from bot.texts import moment

HOUR_S: Final = 3600
_KEPT: Final = 10_000
"""Maximum number of remembered people and servers."""


@dataclass(frozen=True)
class Rate:
    """Requests per hour."""

    per_person: int
    per_server: int


Subject = Literal["uploads", "invitations", "requests", "exports", "links"]
"""What is limited; the reason for the refusal is `limit-<subject>`."""


class Rates:
    """The requests of the current hour. `now` in seconds since 1970."""

    def __init__(self, now: Callable[[], float], **rates: Rate) -> None:
        self._now = now
        self._rates = rates
        self._spent: Recent[tuple[str, str, int], Cooldown] = Recent(_KEPT)

    def take(self, subject: Subject, person: int, guild: int | None) -> None:
        """Count one request. Refused: see `Subject` (most; again: when, in seconds
        since 1970)."""
        rate, now = self._rates[subject], self._now()
        asked = [self._of(subject, "person", person, rate.per_person)]
        if guild is not None:
            asked.append(self._of(subject, "server", guild, rate.per_server))
        for cooldown in asked:
            if wait := cooldown.get_retry_after(now):
                again = moment(now + wait + 1)
                raise Refused(f"limit-{subject}", {"most": cooldown.rate, "again": again})
        for cooldown in asked:
            cooldown.update_rate_limit(now)

    def _of(self, subject: str, whose: str, number: int, rate: int) -> Cooldown:
        return self._spent.kept((subject, whose, number), lambda: Cooldown(rate, HOUR_S))
