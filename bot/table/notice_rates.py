"""How many public notices a person may cause, and how often a person may be called by them.

Notices are counted where they become rows (`bot.store.outbox.post`), whatever action posts them.
Kept in memory: a restart resets the counts.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial
from typing import Any, Final, TypeVar

from bot.model.facts import Refused
from bot.model.intents import TOLD
from bot.model.recent import Recent
from bot.schedule.acting import acting_person
from bot.store.transaction import Tx
from bot.texts import moment

T = TypeVar("T")

RATE_WINDOW_S: Final = 3600.0
MAX_RATED_PEOPLE: Final = 10_000
"""Maximum number of people whose notices are remembered."""
PARTING: Final = frozenset({"handed-over", "conceded", "host-passed", "master-gone"})
"""Occasions of people who leave, or are forgotten. Nobody may be kept from that, so the notice is
left out where others are refused: the public message shows who has left."""
CALLED: Final = "users"
"""Fact of a notice: the people it calls."""
QUIET: Final = "quiet"
"""Fact of a notice: the people among them that it names without calling them."""

Moments = Recent[int, "deque[float]"]
"""Person -> when their last notices were posted, or called them."""


@dataclass
class NoticeRates:
    """The notices of the last hour. `now` in seconds since 1970."""

    now: Callable[[], float]
    most_caused: int
    most_called: int
    _caused: Moments = field(default_factory=lambda: Recent(MAX_RATED_PEOPLE))
    _called: Moments = field(default_factory=lambda: Recent(MAX_RATED_PEOPLE))

    def counting(self, work: Callable[[Tx], T]) -> Callable[[Tx], T]:
        """Return `work` with its notices counted for the person who acts now."""
        person = acting_person()
        if person is None:
            return work

        def counted(tx: Tx) -> T:
            tx.count_notice = partial(self.count, person)
            return work(tx)

        return counted

    def count(self, by: int, occasion: str, facts: dict[str, Any]) -> dict[str, Any] | None:
        """Count a notice that this person causes; return its facts, or None to leave it out. People
        who were called too often are named without a call. Refused: "limit-notices" (most; again:
        when one more may be posted)."""
        if occasion in TOLD:  # lines of characters have a limit of their own
            return facts
        now = self.now()
        caused = _within(self._caused, by, self.most_caused, now)
        if len(caused) == self.most_caused:
            if occasion in PARTING:
                return None
            again = moment(caused[0] + RATE_WINDOW_S + 1)
            raise Refused("limit-notices", {"most": self.most_caused, "again": again})
        caused.append(now)
        quiet = [*facts.get(QUIET, ())]
        for user in called_by(facts):
            called = _within(self._called, user, self.most_called, now)
            if len(called) == self.most_called:
                quiet.append(user)
            elif user != by:
                called.append(now)
        return {**facts, QUIET: quiet} if quiet else facts


def called_by(facts: Any) -> tuple[int, ...]:
    """Return the people whom the notice with these facts calls."""
    return tuple(user for user in facts.get(CALLED, ()) if user not in facts.get(QUIET, ()))


def _within(moments: Moments, person: int, most: int, now: float) -> deque[float]:
    """Return the moments of a person within the last hour, at most `most`."""
    recent = moments.kept(person, lambda: deque(maxlen=most))
    while recent and recent[0] <= now - RATE_WINDOW_S:
        recent.popleft()
    return recent
