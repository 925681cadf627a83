"""What people tell of themselves, and that they are away: for all their tables at once."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any, Final

from pydantic import ValidationError

from bot.model.facts import Refused
from bot.model.person import MIN_WAKING_MIN, PAST
from bot.store import games as rows
from bot.store import outbox, people, standing
from bot.store.people import PersonRow
from bot.store.transaction import Tx
from bot.table.clocks.service import Clocks
from bot.table.sessions import TableSessions

MAX_ABSENCE_S: Final = 90 * 86_400.0
"""Seconds that an absence may last, and that it may lie ahead."""


@dataclass
class PersonSettings:
    """Settings and absences of one person."""

    sessions: TableSessions
    clocks: Clocks

    async def person(self, user_id: int) -> PersonRow:
        """This person's preferences, without past absences."""
        known = await self.sessions.query(lambda tx: people.person(tx, user_id))
        return replace(known, away=known.absence(self.sessions.now()))

    async def set_preferences(self, user_id: int, **changes: Any) -> PersonRow:
        """Change some preferences of a person. Waking hours apply to decisions that begin from then
        on. Refused: "bad-setting", "short-day" (hours)."""

        def change(tx: Tx) -> None:
            before = people.person(tx, user_id)
            told = before.preferences.model_dump() | changes
            try:
                preferences = type(before.preferences).model_validate(told)
            except ValidationError:
                raise Refused("bad-setting") from None
            if (
                preferences.waking < MIN_WAKING_MIN
                and before.preferences.waking != preferences.waking
            ):
                raise Refused("short-day", {"hours": MIN_WAKING_MIN // 60})
            people.set_person_settings(tx, user_id, preferences)
            self._changed(tx, before)

        await self.sessions.change(change, "storage")
        self.sessions.wake()
        return await self.person(user_id)

    async def set_away(self, user_id: int, since: float, until: float) -> PersonRow:
        """This person is away from then until then; it replaces what they had said of it, but an
        absence that has begun goes on from its beginning.

        Refused: "away-order" (it ends before it begins, or in the past), "away-long" (days).
        """
        now = self.sessions.now()
        since = max(since, now)
        if until <= since:
            raise Refused("away-order")
        if until - since > MAX_ABSENCE_S or since - now > MAX_ABSENCE_S:
            raise Refused("away-long", {"days": int(MAX_ABSENCE_S // 86_400)})

        def change(tx: Tx) -> None:
            before, begins = people.person(tx, user_id), since
            if before.away is not None and before.away[0] <= since <= before.away[1]:
                begins = before.away[0]
            else:
                self._remember(tx, before)
            people.set_away(tx, user_id, (begins, until))
            self._changed(tx, before)

        await self.sessions.change(change, "storage")
        self.sessions.wake()
        return await self.person(user_id)

    async def end_away(self, user_id: int) -> PersonRow:
        """This person is there, whatever they had said."""

        def change(tx: Tx) -> None:
            before = people.person(tx, user_id)
            self._remember(tx, before)
            people.set_away(tx, user_id, None)
            self._changed(tx, before)

        await self.sessions.change(change, "storage")
        self.sessions.wake()
        return await self.person(user_id)

    def _remember(self, tx: Tx, person: PersonRow) -> None:
        """An absence is over, as far as it had begun: games count all of them together."""
        if person.away is None or person.away[0] >= (now := self.sessions.now()):
            return
        over = person.away[0], min(person.away[1], now)
        past = together((*person.preferences.past, over))
        preferences = person.preferences.model_copy(update={"past": past})
        people.set_person_settings(tx, person.user_id, preferences)

    def _changed(self, tx: Tx, before: PersonRow) -> None:
        """Whatever follows from when somebody is awake, in the transaction that changed it: what
        waits for their waking hours, what their tables show of them, and, if they are away or no
        longer, their clocks."""
        after = people.person(tx, before.user_id)
        standing.look_again(tx, before.user_id, self.sessions.now())
        if _shown(before) != _shown(after):
            outbox.redraw(tx, rows.under_way(before.user_id), self.sessions.now())
        if before.away != after.away:
            past = before.preferences.past
            preferences = after.preferences.model_copy(update={"past": past})
            self.clocks.move(tx, replace(before, preferences=preferences), after)


def together(past: tuple[tuple[float, float], ...]) -> tuple[tuple[float, float], ...]:
    """At most `PAST` absences that last as long in all: the shortest is added to the one after it,
    so that no game counts less than what lies in it."""
    found = list(past)
    while len(found) > PAST:
        n = min(range(len(found) - 1), key=lambda n: found[n][1] - found[n][0])
        first, last = found.pop(n)
        found[n] = found[n][0] - (last - first), found[n][1]
    return tuple(found)


def _shown(person: PersonRow) -> object:
    """What a person's tables show of them."""
    return person.away if person.preferences.tell else None
