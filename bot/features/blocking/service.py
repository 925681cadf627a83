"""People whom a person keeps from their tables.

A blocked person must not learn of it. So what they are refused is said in the words of an ordinary
refusal, from the same transaction: a full lobby, a seat that is not offered. Nothing that others
see is hidden from them. An invitation names the people it does not call, as it does after too many
calls.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bot.features.blocking import rows
from bot.model.facts import Refused
from bot.store import timers
from bot.store.transaction import Tx
from bot.table.saving import package_named
from bot.table.sessions import TableTx, changes, query_of
from bot.table.start.kept import SEATS_KEPT, kept_for
from bot.table.tables import FeatureService

MAX_BLOCKED: Final = 25
"""Maximum number of people whom a person blocks: all are in one select."""


class Blocking(FeatureService):
    """Whom each person has blocked."""

    blocked = query_of(rows.blocked_by)

    @changes("stale")
    def block(self, tx: Tx, by: int, person: int) -> list[int]:
        """Block this person, and return all whom `by` has blocked. Seats taken before stay.
        Refused: "block-self", "block-most" (most)."""
        if person == by:
            raise Refused("block-self")
        people = rows.blocked_by(tx, by)
        if person in people:
            return people
        if len(people) >= MAX_BLOCKED:
            raise Refused("block-most", {"most": MAX_BLOCKED})
        rows.add(tx, by, person)
        return [*people, person]

    @changes("stale")
    def lift(self, tx: Tx, by: int, person: int) -> list[int]:
        """Lift the block of this person, if there is one, and return those that stay."""
        rows.drop(tx, by, person)
        return rows.blocked_by(tx, by)


def refuse_seat(table: TableTx, user_id: int) -> None:
    """Refuse a seat to anybody whom the host, or a person who offers theirs, has blocked: as a full
    lobby does, "full" (most), or a seat that is not offered, "seat-not-offered" (seat)."""
    offered = [seat for seat in table.seats if seat.offered]
    blockers = {table.row.host_id, *(seat.user_id for seat in offered if seat.user_id)}
    if not rows.pairs(table.tx, blockers, [user_id]):
        return
    if table.row.status == "lobby":
        raise Refused("full", {"most": package_named(table.row.game).SEATS[-1]})
    raise Refused("seat-not-offered", {"seat": offered[0].seat})


def uncalled(table: TableTx, by: int, people: Sequence[int]) -> list[int]:
    """Return those of the invited whom the host has blocked, and those who have blocked `by`. A
    seat reserved for the former would contradict their refusal, so none is reserved then."""
    host = table.row.host_id
    blocked = rows.pairs(table.tx, {host, *people}, {by, *people})
    if any((host, seat.user_id) in blocked for seat in kept_for(table, table.sessions.now())):
        timers.cancel(table.tx, table.id, SEATS_KEPT)
    return [person for person in people if blocked & {(host, person), (person, by)}]
