"""Another pace for a game that runs, if every person at the table agrees.

One seat proposes terms, and every person of the table is asked in public, also one whose seat a
regent plays for now; silence is no agreement. The proposal is
a row with a timer, so it outlives a restart; it ends with the first refusal, or when its time is
over.
"""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any, Final

from pydantic import ValidationError

from bot.model.facts import Refused, TableInfo
from bot.model.states import UNDER_WAY
from bot.model.terms import HOUR, Terms
from bot.store import outbox, proposals, timers
from bot.store.proposals import ProposalRow
from bot.store.schema import PUBLIC
from bot.table.clocks.service import Clocks
from bot.table.clocks.waking import terms_of
from bot.table.desk import TableSessions, TableTx, writes
from bot.table.ending import REPACE, drop_proposal
from bot.table.requests import PACE_ASKED
from bot.table.saying import Saying
from bot.table.seats import Seats
from bot.texts import moment
from engine.kernel import Seat

AGREE: Final = 48 * HOUR
"""Seconds in which all must agree, at a table over days; elsewhere as long as to object to a
pause."""


@dataclass
class Repacing:
    """Proposing a pace, agreeing, refusing."""

    desk: TableSessions
    saying: Saying
    clocks: Clocks
    seats: Seats

    @writes
    def propose(
        self, at: TableTx, user_id: int, changed: Mapping[str, Any]
    ) -> tuple[TableInfo, tuple[Seat, ...]]:
        """Propose these terms instead of those that the table has; in force at once if nobody else
        is to agree. The seats that are still to agree. Proposed anew by the same person, the older
        proposal is void.

        Refused: "not-seated", "bad-terms", "pace-same" (the table plays so already), "pace-open"
        (somebody else has proposed: name, due), "pace-learning".
        """
        at.needs(*UNDER_WAY)
        mine = self.seats.acting(at, user_id)
        if at.row.learner is not None:
            raise Refused("pace-learning")
        try:
            terms = Terms.model_validate({**at.row.terms, **changed})
        except ValidationError:
            raise Refused("bad-terms") from None
        if terms == terms_of(at):
            raise Refused("pace-same")
        standing = proposals.proposal(at.tx, at.id)
        if standing is not None and standing.seat != mine.seat:
            name = at.seat(standing.seat).name
            raise Refused("pace-open", {"name": name, "due": moment(standing.due)})
        now = terms_of(at)
        due = self.desk.now() + (now.objection if now.live else AGREE)
        wanted = terms.model_dump(mode="json")
        asked = ProposalRow(secrets.token_hex(4), mine.seat, wanted, (mine.seat,), due)
        waiting = self._settle(at, asked)
        if waiting:
            facts = {"key": asked.key, "terms": wanted, "due": moment(due)}
            self.saying.say_of(at, mine, PACE_ASKED, **facts)
        return at.info(), waiting

    @writes
    def agree(self, at: TableTx, user_id: int, key: str) -> tuple[TableInfo, tuple[Seat, ...]]:
        """Agree to the proposal named `key`; with the last to agree it is in force. The seats that
        are still to agree. Refused: "not-seated", "pace-over" (refused, lapsed or made anew)."""
        asked = self._standing(at, key)
        seat = self.seats.acting(at, user_id).seat
        agreed = tuple(sorted({*asked.agreed, seat}))
        return at.info(), self._settle(at, replace(asked, agreed=agreed))

    @writes
    def refuse(self, at: TableTx, user_id: int, key: str) -> TableInfo:
        """Refuse the proposal named `key`, or withdraw one's own: the pace stays. Refused: as
        `agree`."""
        asked = self._standing(at, key)
        mine = self.seats.acting(at, user_id)
        drop_proposal(at)
        occasion = "pace-withdrawn" if asked.seat == mine.seat else "pace-refused"
        self.saying.say_of(at, mine, occasion)
        return at.info()

    @writes
    def lapse(self, at: TableTx, _: Seat = PUBLIC) -> bool:
        """The time to agree is over; False if no proposal stands any more. Who has left the table
        since no longer keeps the others from it."""
        asked = proposals.proposal(at.tx, at.id)
        if asked is None or at.row.status not in UNDER_WAY:
            return False
        if asked.due > self.desk.now():
            timers.add(at.tx, at.id, REPACE, PUBLIC, asked.due)
            return False
        if self._settle(at, asked):
            drop_proposal(at)
            self.saying.say_of(at, at.seat(asked.seat), "pace-lapsed")
        return True

    def _standing(self, at: TableTx, key: str) -> ProposalRow:
        at.needs(*UNDER_WAY)
        found = proposals.proposal(at.tx, at.id)
        if found is None or found.key != key:
            raise Refused("pace-over")
        return found

    def _settle(self, at: TableTx, asked: ProposalRow) -> tuple[Seat, ...]:
        """Keep the proposal, or put it in force if everybody agrees; the seats that do not yet."""
        waiting = tuple(row.seat for row in at.voters if row.seat not in asked.agreed)
        if waiting:
            proposals.set_proposal(at.tx, at.id, asked)
            timers.add(at.tx, at.id, REPACE, PUBLIC, asked.due)
        else:
            drop_proposal(at)
            self.desk.set(at, terms=dict(asked.terms))
            self.clocks.begin_anew(at, self.desk.game(at))
            facts = {"terms": dict(asked.terms)}
            slot = f"repaced:{asked.key}"
            outbox.say(at.tx, at.id, slot, "pace-changed", facts, self.desk.now())
            self.saying.redraw(at)
        return waiting
