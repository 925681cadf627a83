"""Councils: a side of several people plans in a private thread, if the host wants it.

Its members follow from the seats. They are computed at the end of each change, instead of updated
in each place that makes one; the outbox then creates the thread, adds and removes people, and posts
its members. No card, view or event is posted there.
"""

from __future__ import annotations

import hashlib
from collections.abc import Collection

from bot.features.roles import rows
from bot.model.facts import Council, Refused, lacks_place
from bot.model.intents import COUNCIL
from bot.model.states import DEALT, NoCouncil
from bot.store import outbox, posted
from bot.table.message_data import MessageContent
from bot.table.sessions import TableTx, change_of, reads, writes
from bot.table.tables import FeatureService
from engine.kernel import Seat


class Councils(FeatureService):
    """Keeps the threads of sides."""

    def follow(self, table: TableTx, now: float) -> None:
        """Request the threads that this change requires."""
        if not table.row.council or table.row.learner is not None or table.row.status not in DEALT:
            return
        known = posted.phases(table.tx, table.id, COUNCIL)
        try:
            sides = self._sides(table)
        except Refused:  # an unreadable save: leave its threads
            return
        for side in sides:
            people = members(table, side)
            if len(people) < 2 and side[0] not in known:
                continue
            phase = _phase(people, over=table.row.status == "ended")
            if known.get(side[0]) != phase and (side[0] in known or table.row.status != "ended"):
                outbox.upsert(table.tx, table.id, COUNCIL, phase, now, seat=side[0], fresh=False)

    def _sides(self, table: TableTx) -> list[tuple[Seat, ...]]:
        """Return the sides of more than one seat."""
        position = self.sessions.position(table)
        return [side for side in position.package.sides(position.game) if len(side) > 1]

    @reads
    def shown(self, table: TableTx, seat: Seat) -> MessageContent:
        """Return the table, and the council of the side whose first seat this is."""
        thread, inside = rows.council(table.tx, table.id, seat)
        position = self.sessions.position(table)
        side = next(
            candidate for candidate in position.package.sides(position.game) if seat in candidate
        )
        roles = position.package.ROLES
        role = next((role for role, n in roles.items() if n in (0, len(side))), "")
        council = Council(thread, inside, members(table, side), side, role)
        return MessageContent(table.info(), position.view(None), council=council)

    keep = change_of(rows.keep_council, "stale")

    @writes
    def give_up(self, table: TableTx, why: NoCouncil) -> None:
        """A thread cannot be created: the table plans in public; notify it once of the reason. A
        table that waits for another channel gets its threads there."""
        if table.row.council and not lacks_place(table.row):
            self.sessions.set(table, council=False)
            rows.drop_councils(table.tx, table.id)
            if table.row.status != "ended":
                table.post(why, why, {})

    def move(self, table: TableTx) -> None:
        """The table has moved: its sides get threads in the new channel."""
        rows.drop_councils(table.tx, table.id)
        outbox.forget(table.tx, table.id, COUNCIL)


def members(table: TableTx, side: Collection[Seat]) -> frozenset[int]:
    """Return the people who sit on a side."""
    return frozenset(
        row.user_id for row in table.seats if row.seat in side and row.user_id is not None
    )


def _phase(people: Collection[int], *, over: bool) -> str:
    """Return a fingerprint of the message in a thread: its members, and whether the game has
    ended."""
    people_digest = hashlib.blake2s(
        ",".join(map(str, sorted(people))).encode(), digest_size=12
    ).hexdigest()
    return f"{'over' if over else 'open'}/{people_digest}"
