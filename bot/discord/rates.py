"""How often in an hour something may be asked for, by one person and on one server.

Kept in memory: a restart forgives.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from discord.app_commands import Cooldown

from bot.table import Refused
from bot.texts import moment

HOUR_S: Final = 3600
_KEPT: Final = 10_000
"""People and servers that are remembered."""


@dataclass(frozen=True)
class Rate:
    """So often in an hour."""

    per_person: int
    per_server: int


class Rates:
    """What was asked for in this hour. `now` in seconds since 1970."""

    def __init__(self, now: Callable[[], float], **rates: Rate) -> None:
        self._now = now
        self._rates = rates
        self._spent: OrderedDict[tuple[str, str, int], Cooldown] = OrderedDict()

    def take(self, what: str, person: int, guild: int | None) -> None:
        """Count one. Refused: "limit-<what>" (most; again: when, in seconds since 1970)."""
        rate, now = self._rates[what], self._now()
        asked = [self._of(what, "person", person, rate.per_person)]
        if guild is not None:
            asked.append(self._of(what, "server", guild, rate.per_server))
        for one in asked:
            if wait := one.get_retry_after(now):
                again = moment(now + wait + 1)
                raise Refused(f"limit-{what}", {"most": one.rate, "again": again})
        for one in asked:
            one.update_rate_limit(now)

    def _of(self, what: str, whose: str, number: int, rate: int) -> Cooldown:
        key = what, whose, number
        found = self._spent.setdefault(key, Cooldown(rate, HOUR_S))
        self._spent.move_to_end(key)
        while len(self._spent) > _KEPT:
            self._spent.popitem(last=False)
        return found
