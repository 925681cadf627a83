"""Who plays a seat: a regent while its person is away, a substitute who takes it over, a computer.

A regent is a computer that plays with the knowledge of the seat only. The seat stays its person's,
and any action of that person at the table brings them back. Another person takes a seat only while
it is offered: first come, first served, and from then on its secrets are theirs alone.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final, Literal

from bot.model.facts import Refused, TableInfo
from bot.model.states import UNDER_WAY, FarewellOccasion, LeavingReason, SeatKind, SheetOccasion
from bot.model.terms import Terms
from bot.slots import Slot
from bot.store import notes, outbox, posted, seating
from bot.store.games import SeatRow
from bot.store.schema import PUBLIC
from bot.table.announcer import Announcer
from bot.table.changes import phase_key
from bot.table.clocks.absence import is_absent
from bot.table.clocks.service import Clocks
from bot.table.ending import Ending
from bot.table.requests import OFFERED
from bot.table.saving import package_named
from bot.table.sessions import TableSessions, TableTx, writes
from bot.table.turns import Turns
from bot.texts import moment
from bot.words import cleaned
from engine.kernel import Seat
from engine.players import PLAYERS

REGENT: Final[SeatKind] = "normal"
"""The kind of computer that plays for a person who is away or has left."""
AT_LEAVE: Final[Slot[Callable[[TableTx, SeatRow], None]]] = Slot()
"""The person of this seat leaves it."""
AT_SIT: Final[Slot[Callable[[TableTx, int], None]]] = Slot()
"""A person is about to take a seat, in the lobby or later; Refused if they may not."""


@dataclass
class Seats:
    """Regents, substitutes, and people who leave."""

    sessions: TableSessions
    announcer: Announcer
    clocks: Clocks
    turns: Turns
    ending: Ending

    # --- in a transaction -----------------------------------------------------------------------

    def appoint(
        self, table: TableTx, seat: Seat, kind: SeatKind = REGENT, by: int | None = None
    ) -> None:
        """Let a computer play this seat until its person returns, at the request of `by` (None: its
        clock); no effect if one does already. Refused: as `_leaves_hands`."""
        owner = table.seat(seat)
        if owner.user_id is None or owner.kind != "human":
            return
        self._leaves_hands(table, owner, by, "regent")
        away = table.set_seat(seat, kind=kind, regent_at=self.sessions.now())
        self.announcer.post_about_seat(table, away, "regent", **_asked(by, owner))
        self.replaced(table, away, "regent")

    def bring_back(self, table: TableTx, seat: Seat) -> None:
        """Return the seat to its person and end the offer; no effect if no regent plays there."""
        owner = table.seat(seat)
        if owner.regent_at is None:
            return
        back = table.set_seat(seat, kind="human", regent_at=None, offered=False)
        self.replaced(table, back, "change")

    def put_up(self, table: TableTx, seat: Seat, by: int | None = None) -> None:
        """Let anybody in the channel take this seat, at the request of `by` (None: its clock); no
        effect if it is offered already. Refused: as `_leaves_hands`."""
        if not table.seat(seat).offered:
            self._leaves_hands(table, table.seat(seat), by, "for good")
            up = table.set_seat(seat, offered=True)
            self.announcer.post_about_seat(table, up, OFFERED, **_asked(by, up))
            self.announcer.redraw(table)

    def acting(self, table: TableTx, user_id: int) -> SeatRow:
        """Return the seat of this person, whose regent leaves because they act. Refused:
        "not-seated"."""
        seat = table.seat_of(user_id).seat
        self.bring_back(table, seat)
        return table.seat(seat)

    def replaced(self, table: TableTx, seat: SeatRow, occasion: SheetOccasion) -> None:
        """Show that another player has the seat now, and give them the turn."""
        self.announcer.redraw(table)
        self.clocks.seated(table, seat.seat)
        if table.row.status not in UNDER_WAY:
            return
        game = self.sessions.game(table)
        phase = phase_key(package_named(table.row.game).view(game, None))
        self.announcer.sheet(table, seat, phase, occasion)
        if table.row.status == "running":
            self.turns.plan_computers(table, game, frozenset({seat.seat}))
            self.turns.plan_orders(table, game, frozenset({seat.seat}))
            self.clocks.plan(table, game)

    def _part(self, table: TableTx, owner: SeatRow, occasion: FarewellOccasion) -> None:
        """Detach a person from a seat: their sheet no longer shows it, and their orders and plans
        are void."""
        if owner.user_id is None:
            return
        farewell = {"user": owner.user_id, "locale": owner.locale, "seat": owner.seat}
        posted.close_for_leaver(
            table.tx, table.id, owner.seat, occasion, farewell, self.sessions.now()
        )
        outbox.cancel_unsent(table.tx, table.id, [owner.seat])
        seating.note_leaver(table.tx, table.id, owner.seat, owner.user_id, self.sessions.now())
        self.turns.forget(table, owner.seat)
        table.tell(AT_LEAVE, owner)
        self.clocks.vacated(table, owner.seat)
        table.set_seat(owner.seat, asks="")

    # --- being away -----------------------------------------------------------------------------

    @writes
    def regent(self, table: TableTx, by: int, seat: Seat, *, manager: bool = False) -> TableInfo:
        """Let a regent play this seat until its person acts again; that person may ask, and who
        leads the table once they are absent. Refused: "not-your-seat", "regent-plays" (a computer
        plays it already), "seat-in-time" (their decision is not overdue)."""
        table.needs(*UNDER_WAY)
        owner = table.seat(seat)
        self._may_decide(table, by, owner, manager)
        if owner.kind != "human" or table.row.learner is not None:
            raise Refused("regent-plays", {"seat": seat})
        self.appoint(table, seat, by=by)
        return table.info()

    def _leaves_hands(
        self, table: TableTx, owner: SeatRow, by: int | None, step: Literal["regent", "for good"]
    ) -> None:
        """The guard of every step that takes a seat out of its person's hands. Its person may do
        anything; its clock follows the table's terms. Others may call a regent once the decision is
        overdue, or the person is declared away. They may offer the seat, or give it away, when that
        regent has played for as long as one may object to a pause. Refused: "seat-in-time",
        "seat-present", "seat-missed" (due)."""
        if by is None or owner.user_id in (None, by):
            return
        if step == "regent":
            if not is_absent(table, owner, self.sessions.game(table), self.sessions.now()):
                raise Refused("seat-in-time", {"seat": owner.seat})
        elif owner.regent_at is None:
            raise Refused("seat-present", {"seat": owner.seat})
        else:
            due = owner.regent_at + Terms.model_validate(table.row.terms).objection
            if self.sessions.now() < due:
                raise Refused("seat-missed", {"seat": owner.seat, "due": moment(due)})

    @writes
    def back(self, table: TableTx, user_id: int) -> TableInfo:
        """Return the seat to this person and end the offer. Refused: "not-seated", "not-away"."""
        table.needs(*UNDER_WAY)
        own_row = table.seat_of(user_id)
        if own_row.regent_at is None and not own_row.offered:
            raise Refused("not-away")
        self.bring_back(table, own_row.seat)
        self._withdraw(table, own_row.seat)
        return table.info()

    def _may_decide(self, table: TableTx, by: int, owner: SeatRow, manager: bool) -> None:
        """Refused unless `by` holds this seat, is the host or the game master, or manages."""
        if by != owner.user_id and not table.leads(by, manager):
            raise Refused("not-your-seat", {"seat": owner.seat})

    # --- offering and taking --------------------------------------------------------------------

    @writes
    def offer(self, table: TableTx, by: int, seat: Seat, *, manager: bool = False) -> TableInfo:
        """Offer this seat: one's own, or for the host one that a computer plays. A person with a
        regent can come back first, for as long as one may object to a pause. Refused:
        "not-your-seat", "seat-present" (its person plays it), "seat-missed" (they may still come
        back: due), "seat-offered" (already), "seat-conceded", "seat-learning"."""
        table.needs(*UNDER_WAY)
        owner = table.seat(seat)
        if table.row.learner is not None:
            raise Refused("seat-learning")
        self._may_decide(table, by, owner, manager)
        if owner.offered:
            raise Refused("seat-offered", {"seat": seat})
        if owner.conceded:
            raise Refused("seat-conceded", {"seat": seat})
        self.put_up(table, seat, by)
        return table.info()

    @writes
    def withdraw(self, table: TableTx, by: int, seat: Seat, *, manager: bool = False) -> TableInfo:
        """End the offer of this seat. Refused: "not-your-seat", "seat-not-offered"."""
        table.needs(*UNDER_WAY)
        owner = table.seat(seat)
        self._may_decide(table, by, owner, manager)
        if not owner.offered:
            raise Refused("seat-not-offered", {"seat": seat})
        self._withdraw(table, seat)
        return table.info()

    def _withdraw(self, table: TableTx, seat: Seat) -> None:
        if table.seat(seat).offered:
            table.set_seat(seat, offered=False)
            self.announcer.redraw(table)

    @writes
    def take(
        self, table: TableTx, user_id: int, name: str, locale: str | None, seat: Seat
    ) -> TableInfo:
        """Take an offered seat, with everything it holds, including the clock of its decision.
        Refused: "already-seated", "seat-not-offered", "seat-master" (the game master has seen
        everything), "seat-known" (they held another seat at this table, and know its secrets),
        "seat-newcomer" (their account was made after the game began)."""
        table.needs(*UNDER_WAY)
        old = table.seat(seat)
        self._may_take(table, old, user_id)
        if user_id != table.row.host_id:
            self.sessions.limits.need_seat(table.tx, user_id)
        if locale:
            notes.set_person(table.tx, user_id, locale)
        table.tell(AT_SIT, user_id)
        self._part(table, old, "passed")
        new = self.sit_down(table, old, user_id, cleaned(name))
        self.announcer.post_about_seat(table, new, "seat-taken", of=old.name, of_user=old.user_id)
        self.replaced(table, new, "taken")
        return self.sessions.refreshed(table)

    def sit_down(self, table: TableTx, old: SeatRow, user_id: int, name: str) -> SeatRow:
        """Seat this person with everything the seat holds: the clock of its decision and, for a
        person who held it before, its bank and its missed turns. Refused: "seat-not-offered" (it is
        another's), "seat-conceded"."""
        if old.conceded:
            raise Refused("seat-conceded", {"seat": old.seat})
        if old.user_id is not None and not old.offered:
            raise Refused("seat-not-offered", {"seat": old.seat})
        knew = old.seat in seating.seats_known(table.tx, table.id, user_id)
        bank = float(Terms.model_validate(table.row.terms).bank)
        paced = {"bank": old.bank, "misses": old.misses} if knew else {"bank": bank, "misses": 0}
        table.set_seat(
            old.seat, user_id=user_id, kind="human", name=name,
            revision=old.revision + 1, dm_closed=False, offered=False,
            waits=[], regent_at=None, **paced,
        )  # fmt: skip
        self.clocks.inherit(table, old.seat, knew=knew)
        return table.seat(old.seat)

    def _may_take(self, table: TableTx, old: SeatRow, user_id: int) -> None:
        if any(other.user_id == user_id for other in table.seats):
            raise Refused("already-seated")
        if not old.offered:
            raise Refused("seat-not-offered", {"seat": old.seat})
        known = seating.seats_known(table.tx, table.id, user_id) - {old.seat}
        if user_id == table.row.master_id or PUBLIC in known:
            raise Refused("seat-master")
        if known:
            raise Refused("seat-known")
        if made_at(user_id) > (table.row.begun_at or math.inf):
            raise Refused("seat-newcomer")

    # --- leaving --------------------------------------------------------------------------------

    @writes
    def hand_over(
        self, table: TableTx, by: int, seat: Seat, kind: SeatKind = REGENT, *, manager: bool = False
    ) -> TableInfo:
        """Give a person's seat to a computer permanently, at the request of its owner, or of the
        host after the person has stayed away. A learner who leaves closes the table. Refused:
        "not-your-seat", "no-such-kind" (kind), "no-such-seat", and as `offer` while its person is
        present."""
        if table.row.learner is not None:
            self.ending.finish_lessons(table, by)
            return table.info()
        table.needs(*UNDER_WAY)
        owner = table.seat(seat)
        if owner.user_id is None:
            raise Refused("not-your-seat", {"seat": seat})
        self._may_decide(table, by, owner, manager)
        if kind not in PLAYERS:
            raise Refused("no-such-kind", {"kind": kind})
        return self.leave(table, owner, kind, "handed-over", by)

    @writes
    def concede(self, table: TableTx, user_id: int) -> TableInfo:
        """Concede the game: a computer plays this person's seat to the end, and it counts as last.
        Nobody can take it any more. Refused: "not-seated", "seat-learning"."""
        table.needs(*UNDER_WAY)
        if table.row.learner is not None:
            raise Refused("seat-learning")
        owner = table.set_seat(table.seat_of(user_id).seat, conceded=True, offered=False)
        return self.leave(table, owner, REGENT, "conceded", user_id)

    def leave(
        self,
        table: TableTx,
        owner: SeatRow,
        kind: SeatKind,
        occasion: LeavingReason,
        by: int | None,
    ) -> TableInfo:
        """Give the seat of a departed person to a computer; an offer stays. Refused: as
        `_leaves_hands`."""
        self._leaves_hands(table, owner, by, "for good")
        self._part(table, owner, "left")
        left_seat = table.set_seat(
            owner.seat, user_id=None, kind=kind, revision=owner.revision + 1,
            dm_closed=False, regent_at=None,
        )  # fmt: skip
        facts = {"kind": kind, "user": owner.user_id, **_asked(by, owner)}
        self.announcer.post_about_seat(table, left_seat, occasion, **facts)
        self.replaced(table, left_seat, "change")
        return table.info()


DISCORD_EPOCH_S: Final = 1_420_070_400.0
"""The moment that Discord's ids count from, in seconds since 1970."""


def made_at(user_id: int) -> float:
    """Return when an account was made, in seconds since 1970, as its id says; 0 for an id that is
    none of Discord's."""
    milliseconds = user_id >> 22
    return DISCORD_EPOCH_S + milliseconds / 1000 if milliseconds else 0.0


def _asked(by: int | None, owner: SeatRow) -> dict[str, str]:
    """Return, for a notice, who requested a change of a seat, unless it is the seat's owner."""
    return {} if by in (None, owner.user_id) else {"by": f"<@{by}>"}
