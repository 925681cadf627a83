"""Who plays a seat: a regent while its person is away, a substitute who takes it, a computer.

A regent is a computer that plays on the knowledge of the seat alone; the seat stays its person's,
and whatever that person does at the table brings them back. Somebody else takes a seat only while
it is offered: first come, first served, and from then on its secrets are theirs alone.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from bot.model.facts import Refused, TableInfo
from bot.model.states import UNDER_WAY
from bot.model.terms import Terms
from bot.store import notes, outbox, seating
from bot.store.games import SeatRow
from bot.store.schema import PUBLIC
from bot.table.changes import phase_key
from bot.table.clocks.service import Clocks
from bot.table.desk import TableSessions, TableTx, writes
from bot.table.ending import Ending
from bot.table.requests import OFFERED
from bot.table.saving import package_named
from bot.table.saying import Saying
from bot.table.turns import Turns
from bot.texts import moment
from bot.words import cleaned
from engine.kernel import Seat
from engine.players import PLAYERS

REGENT: Final = "normal"
"""The kind of computer that plays for a person who is away or has left."""


@dataclass
class Seats:
    """Regents, substitutes, and those who leave."""

    desk: TableSessions
    saying: Saying
    clocks: Clocks
    turns: Turns
    ending: Ending

    # --- in a transaction -----------------------------------------------------------------------

    def appoint(self, at: TableTx, seat: Seat, kind: str = REGENT, by: int | None = None) -> None:
        """A computer plays this seat until its person is back, as `by` has asked; nothing if one
        does already."""
        owner = at.seat(seat)
        if owner.user_id is None or owner.kind != "human":
            return
        away = at.set_seat(seat, kind=kind, regent_at=self.desk.now())
        self.saying.say_of(at, away, "regent", **_asked(by, owner))
        self.replaced(at, away, "regent")

    def bring_back(self, at: TableTx, seat: Seat) -> None:
        """The person of this seat plays again, and the offer ends; nothing if no regent plays
        there."""
        owner = at.seat(seat)
        if owner.regent_at is None:
            return
        back = at.set_seat(seat, kind="human", regent_at=None, offered=False)
        self.replaced(at, back, "change")

    def put_up(self, at: TableTx, seat: Seat, by: int | None = None) -> None:
        """Anybody in the channel may take this seat, as `by` has asked; nothing if they may
        already."""
        if not at.seat(seat).offered:
            up = at.set_seat(seat, offered=True)
            self.saying.say_of(at, up, OFFERED, **_asked(by, up))
            self.saying.redraw(at)

    def acting(self, at: TableTx, user_id: int) -> SeatRow:
        """The seat of this person, who is back by acting. Refused: "not-seated"."""
        seat = at.seat_of(user_id).seat
        self.bring_back(at, seat)
        return at.seat(seat)

    def replaced(self, at: TableTx, seat: SeatRow, occasion: str) -> None:
        """Somebody else plays a seat now: the table shows it, and they are given their turn."""
        self.saying.redraw(at)
        self.clocks.seated(at, seat.seat)
        if at.row.status not in UNDER_WAY:
            return
        game = self.desk.game(at)
        phase = phase_key(package_named(at.row.game).view(game, None))
        self.saying.sheet(at, seat, phase, occasion)
        if at.row.status == "running":
            self.turns.plan_computers(at, game, frozenset({seat.seat}))
            self.turns.plan_orders(at, game, frozenset({seat.seat}))
            self.clocks.plan(at, game)

    def _part(self, at: TableTx, owner: SeatRow, occasion: str) -> None:
        """The person has left the seat: their sheet no longer shows it, and their orders and plans
        are void."""
        if owner.user_id is None:
            return
        told = {"user": owner.user_id, "locale": owner.locale, "seat": owner.seat}
        outbox.part(at.tx, at.id, owner.seat, occasion, told, self.desk.now())
        outbox.hush(at.tx, at.id, [owner.seat])
        seating.note_leaver(at.tx, at.id, owner.seat, owner.user_id, self.desk.now())
        self.turns.forget(at, owner.seat)
        for leave in self.desk.at_leave:
            leave(at, owner)
        self.clocks.part(at, owner.seat)
        at.set_seat(owner.seat, asks="")

    # --- being away -----------------------------------------------------------------------------

    @writes
    def regent(self, at: TableTx, by: int, seat: Seat, *, manager: bool = False) -> TableInfo:
        """A regent plays this seat until its person acts again; that person or the host may ask.

        Refused: "not-your-seat", "regent-plays" (a computer plays it already).
        """
        at.needs(*UNDER_WAY)
        owner = at.seat(seat)
        self._may_decide(at, by, owner, manager)
        if owner.kind != "human" or at.row.learner is not None:
            raise Refused("regent-plays", {"seat": seat})
        self.appoint(at, seat, by=by)
        return at.info()

    @writes
    def back(self, at: TableTx, user_id: int) -> TableInfo:
        """This person plays their seat again, and the offer ends.

        Refused: "not-seated", "not-away".
        """
        at.needs(*UNDER_WAY)
        mine = at.seat_of(user_id)
        if mine.regent_at is None and not mine.offered:
            raise Refused("not-away")
        self.bring_back(at, mine.seat)
        self._withdraw(at, mine.seat)
        return at.info()

    def _may_decide(self, at: TableTx, by: int, owner: SeatRow, manager: bool) -> None:
        """Refused unless `by` holds this seat, is the host or the game master, or manages."""
        if by != owner.user_id and not at.leads(by, manager):
            raise Refused("not-your-seat", {"seat": owner.seat})

    def _needs_absent(self, at: TableTx, by: int, owner: SeatRow) -> None:
        """Refused while somebody else than `by` plays this seat, or may still come back to it: so a
        seat never changes its person against their will, whichever button leads there."""
        if owner.user_id == by:
            return
        if owner.kind == "human":
            raise Refused("seat-present", {"seat": owner.seat})
        if owner.regent_at is not None:
            due = owner.regent_at + Terms.model_validate(at.row.terms).objection
            if self.desk.now() < due:
                raise Refused("seat-missed", {"seat": owner.seat, "due": moment(due)})

    # --- offering and taking --------------------------------------------------------------------

    @writes
    def offer(self, at: TableTx, by: int, seat: Seat, *, manager: bool = False) -> TableInfo:
        """Offer this seat: one's own, or for the host one that a computer plays. A person with a
        regent first gets as long to come back as there is to object to a pause.

        Refused: "not-your-seat", "seat-present" (its person plays it), "seat-missed" (they may
        still come back: due), "seat-offered" (already), "seat-learning".
        """
        at.needs(*UNDER_WAY)
        owner = at.seat(seat)
        if at.row.learner is not None:
            raise Refused("seat-learning")
        self._may_decide(at, by, owner, manager)
        self._needs_absent(at, by, owner)
        if owner.offered:
            raise Refused("seat-offered", {"seat": seat})
        self.put_up(at, seat, by)
        return at.info()

    @writes
    def withdraw(self, at: TableTx, by: int, seat: Seat, *, manager: bool = False) -> TableInfo:
        """End the offer of this seat. Refused: "not-your-seat", "seat-not-offered"."""
        at.needs(*UNDER_WAY)
        owner = at.seat(seat)
        self._may_decide(at, by, owner, manager)
        if not owner.offered:
            raise Refused("seat-not-offered", {"seat": seat})
        self._withdraw(at, seat)
        return at.info()

    def _withdraw(self, at: TableTx, seat: Seat) -> None:
        if at.seat(seat).offered:
            at.set_seat(seat, offered=False)
            self.saying.redraw(at)

    @writes
    def take(
        self, at: TableTx, user_id: int, name: str, locale: str | None, seat: Seat
    ) -> TableInfo:
        """Take an offered seat, with all it holds, the clock of its decision included. This
        withdraws a request to be the game master.

        Refused: "already-seated", "seat-not-offered", "seat-master" (the game master has seen
        everything), "seat-known" (they held another seat of this table, and know what it holds).
        """
        at.needs(*UNDER_WAY)
        old = at.seat(seat)
        self._may_take(at, old, user_id)
        if user_id != at.row.host_id:
            self.desk.limits.need_seat(at.tx, user_id)
        if locale:
            notes.set_person(at.tx, user_id, locale)
        if user_id == at.row.master_asked:
            self.desk.set(at, master_asked=None)
        self._part(at, old, "passed")
        new = self.sit_down(at, old, user_id, cleaned(name))
        self.saying.say_of(at, new, "seat-taken", of=old.name, of_user=old.user_id)
        self.replaced(at, new, "taken")
        return self.desk.refreshed(at)

    def sit_down(self, at: TableTx, old: SeatRow, user_id: int, name: str) -> SeatRow:
        """Seat this person there with all that the seat holds: the clock of its decision, and, for
        a person who held it before, its bank and what it missed."""
        knew = old.seat in seating.seats_known(at.tx, at.id, user_id)
        bank = float(Terms.model_validate(at.row.terms).bank)
        paced = {"bank": old.bank, "misses": old.misses} if knew else {"bank": bank, "misses": 0}
        at.set_seat(
            old.seat, user_id=user_id, kind="human", name=name,
            revision=old.revision + 1, dm_closed=False, offered=False,
            waits=[], regent_at=None, **paced,
        )  # fmt: skip
        self.clocks.inherit(at, old.seat, knew=knew)
        return at.seat(old.seat)

    def _may_take(self, at: TableTx, old: SeatRow, user_id: int) -> None:
        if any(other.user_id == user_id for other in at.seats):
            raise Refused("already-seated")
        if not old.offered:
            raise Refused("seat-not-offered", {"seat": old.seat})
        known = seating.seats_known(at.tx, at.id, user_id) - {old.seat}
        if user_id == at.row.master_id or PUBLIC in known:
            raise Refused("seat-master")
        if known:
            raise Refused("seat-known")

    # --- leaving --------------------------------------------------------------------------------

    @writes
    def hand_over(
        self, at: TableTx, by: int, seat: Seat, kind: str = REGENT, *, manager: bool = False
    ) -> TableInfo:
        """A computer takes over a person's seat permanently, by order of its owner, or of the host
        after the person has stayed away. A learner who leaves closes the table.

        Refused: "not-your-seat", "no-such-kind" (kind), "no-such-seat", and as `offer` while its
        person is present.
        """
        if at.row.learner is not None:
            self.ending.finish_lessons(at, by)
            return at.info()
        at.needs(*UNDER_WAY)
        owner = at.seat(seat)
        if owner.user_id is None:
            raise Refused("not-your-seat", {"seat": seat})
        self._may_decide(at, by, owner, manager)
        if kind not in PLAYERS:
            raise Refused("no-such-kind", {"kind": kind})
        self._needs_absent(at, by, owner)
        return self.leave(at, owner, kind, "handed-over", by)

    @writes
    def concede(self, at: TableTx, user_id: int) -> TableInfo:
        """Give the game up: a computer plays this person's seat to the end. Refused:
        "not-seated", "seat-learning"."""
        at.needs(*UNDER_WAY)
        if at.row.learner is not None:
            raise Refused("seat-learning")
        return self.leave(at, at.seat_of(user_id), REGENT, "conceded", user_id)

    def leave(self, at: TableTx, owner: SeatRow, kind: str, occasion: str, by: int) -> TableInfo:
        """A seat whose person is gone; it stays offered if it was."""
        self._part(at, owner, "left")
        left = at.set_seat(
            owner.seat, user_id=None, kind=kind, revision=owner.revision + 1,
            dm_closed=False, regent_at=None,
        )  # fmt: skip
        facts = {"kind": kind, "user": owner.user_id, **_asked(by, owner)}
        self.saying.say_of(at, left, occasion, **facts)
        self.replaced(at, left, "change")
        return at.info()


def _asked(by: int | None, owner: SeatRow) -> dict[str, str]:
    """For a notice: who has asked for what happens to a seat, if it is not whose seat it is."""
    return {} if by in (None, owner.user_id) else {"by": f"<@{by}>"}
