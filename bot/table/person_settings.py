"""People's preferences and absences, for all their tables at once."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any, Final

from pydantic import ValidationError

from bot.model.facts import Refused
from bot.model.person import MAX_PAST_ABSENCES, MIN_WAKING_MIN, Screen
from bot.store import games as rows
from bot.store import outbox, people, posted
from bot.store.people import PersonRow
from bot.store.transaction import Tx
from bot.table.clocks.service import Clocks
from bot.table.sessions import TableSessions

MAX_ABSENCE_S: Final = 90 * 86_400.0
"""Maximum length of an absence in seconds, and maximum time until it begins."""


@dataclass
class PersonSettings:
    """Preferences and absences of one person."""

    sessions: TableSessions
    clocks: Clocks

    async def person(self, user_id: int) -> PersonRow:
        """Return this person's preferences, without past absences."""
        known = await self.sessions.query(lambda tx: people.person(tx, user_id))
        return replace(known, away=known.absence(self.sessions.now()))

    async def screen(self, user_id: int) -> Screen | None:
        """Return what this person's private boards are drawn for; None if they want no pictures."""
        preferences = (await self.person(user_id)).preferences
        return None if preferences.worded else preferences.screen

    async def set_preferences(self, user_id: int, **changes: Any) -> PersonRow:
        """Change some preferences of a person. Waking hours apply to decisions that begin from then
        on. Refused: "bad-setting", "short-day" (hours)."""

        def change(tx: Tx) -> None:
            before = _before_change(tx, user_id)
            settings = before.preferences.model_dump() | changes
            try:
                preferences = type(before.preferences).model_validate(settings)
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
        """Set this person's absence from `since` until `until`. It replaces an earlier one, but an
        absence that has begun keeps its start. Refused: "away-order" (it ends before it begins, or
        in the past), "away-long" (days)."""
        now = self.sessions.now()
        since = max(since, now)
        if until <= since:
            raise Refused("away-order")
        if until - since > MAX_ABSENCE_S or since - now > MAX_ABSENCE_S:
            raise Refused("away-long", {"days": int(MAX_ABSENCE_S // 86_400)})

        def change(tx: Tx) -> None:
            before, begins = _before_change(tx, user_id), since
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
        """End this person's absence, if there is one."""

        def change(tx: Tx) -> None:
            before = _before_change(tx, user_id)
            self._remember(tx, before)
            people.set_away(tx, user_id, None)
            self._changed(tx, before)

        await self.sessions.change(change, "storage")
        self.sessions.wake()
        return await self.person(user_id)

    def _remember(self, tx: Tx, person: PersonRow) -> None:
        """Store the elapsed part of an absence that ends: games count all absences together."""
        if person.away is None or person.away[0] >= (now := self.sessions.now()):
            return
        over = person.away[0], min(person.away[1], now)
        past = together((*person.preferences.past, over))
        preferences = person.preferences.model_copy(update={"past": past})
        people.set_person_settings(tx, person.user_id, preferences)

    def _changed(self, tx: Tx, before: PersonRow) -> None:
        """Apply the consequences of changed waking time in the same transaction: scheduled calls,
        displays of their tables, and, if an absence changed, their clocks."""
        after = people.person(tx, before.user_id)
        posted.look_again(tx, before.user_id, self.sessions.now())
        if (before.preferences.tall, before.preferences.worded) != (
            after.preferences.tall,
            after.preferences.worded,
        ):
            outbox.redraw_sheets(tx, before.user_id, self.sessions.now())
        if _shown(before) != _shown(after):
            outbox.redraw(tx, rows.under_way(before.user_id), self.sessions.now())
        if before.away != after.away:
            past = before.preferences.past
            preferences = after.preferences.model_copy(update={"past": past})
            self.clocks.move(tx, replace(before, preferences=preferences), after)


def together(past: tuple[tuple[float, float], ...]) -> tuple[tuple[float, float], ...]:
    """Merge absences to at most `MAX_PAST_ABSENCES` with the same total length: the shortest is
    added to its successor, so that no game counts less than what lies in it."""
    absences = list(past)
    while len(absences) > MAX_PAST_ABSENCES:
        n = min(range(len(absences) - 1), key=lambda n: absences[n][1] - absences[n][0])
        first, last = absences.pop(n)
        absences[n] = absences[n][0] - (last - first), absences[n][1]
    return tuple(absences)


def _before_change(tx: Tx, user_id: int) -> PersonRow:
    """Return the person, and lock their tables first, as a change to a table does."""
    posted.keep_tables(tx, rows.under_way(user_id))
    return people.person(tx, user_id)


def _shown(person: PersonRow) -> object:
    """Return what a person's tables show about them."""
    return person.away if person.preferences.tell else None
