"""Who is who in the fiction: the characters' names, and the seat that the game master tells."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass, replace

from bot.model.facts import Refused, TableInfo
from bot.model.states import UNDER_WAY
from bot.store import games as rows
from bot.store import notes
from bot.store.games import SeatRow
from bot.table.desk import TableSessions, TableTx, writes
from bot.table.saving import package_named
from bot.table.saying import Saying
from bot.table.seats import REGENT, Seats
from bot.words import CHARACTER, cleaned
from engine.kernel import Seat


@dataclass
class Characters:
    """Names characters, and seats the game master at a seat of their own.

    Such a seat is played on what it sees, like any other; a public notice says that its person sees
    everything, and its result is not rated.
    """

    desk: TableSessions
    saying: Saying
    seats: Seats

    @writes
    def call(
        self, at: TableTx, by: int, seat: Seat, character: str, roles: Collection[int] = ()
    ) -> TableInfo:
        """Name the leader of this seat's people in the fiction; empty: the game's name. The seat's
        person and a game master may do it, also for the report of a finished game. Refused:
        "not-your-seat", "no-such-seat"."""
        at.needs("lobby", *UNDER_WAY, "ended")
        if by != at.seat(seat).user_id and not at.masters(by, roles):
            raise Refused("not-your-seat", {"seat": seat})
        at.set_seat(seat, character=cleaned(character, CHARACTER))
        if at.row.status != "ended":
            self.saying.redraw(at)
        return at.info()

    @writes
    def tell(
        self,
        at: TableTx,
        by: int,
        name: str,
        locale: str | None,
        character: str,
        seat: Seat | None = None,
    ) -> TableInfo:
        """The game master plays a rival by this name: at the seat of a computer, or in the lobby at
        one more.

        Refused: "not-master" (who leads by a role has no seat), "no-words" (without a name),
        "already-seated", "full" (most), "seat-present" (somebody's).
        """
        at.needs("lobby", *UNDER_WAY)
        called = cleaned(character, CHARACTER)
        if by != at.row.master_id:
            raise Refused("not-master")
        if not called:
            raise Refused("no-words")
        if any(other.user_id == by for other in at.seats):
            raise Refused("already-seated")
        if by != at.row.host_id:
            self.desk.limits.need_seat(at.tx, by)
        if locale:
            notes.set_person(at.tx, by, locale)
        if at.row.status == "lobby":
            self._sit_down(at, by, cleaned(name), called, seat)
        else:
            self._take_over(at, by, cleaned(name), called, seat)
        return self.desk.refreshed(at)

    def _sit_down(self, at: TableTx, by: int, name: str, called: str, seat: Seat | None) -> None:
        most = package_named(at.row.game).SEATS[-1]
        if seat is None and len(at.seats) >= most:
            raise Refused("full", {"most": most})
        old = SeatRow(len(at.seats), None, REGENT, "") if seat is None else self._free(at, seat)
        mine = replace(old, user_id=by, kind="human", name=name, character=called)
        others = at.seats[: mine.seat], at.seats[mine.seat + 1 :]
        rows.replace_seats(at.tx, at.id, [*others[0], mine, *others[1]])
        self.saying.dashboard(at, "lobby")

    def _take_over(self, at: TableTx, by: int, name: str, called: str, seat: Seat | None) -> None:
        if seat is None:
            raise Refused("already-started")
        old = self._free(at, seat)
        self.seats.sit_down(at, old, by, name)
        new = at.set_seat(seat, character=called)
        self.saying.say_of(at, new, "seat-told", by=f"<@{by}>")
        self.seats.replaced(at, new, "taken")

    def _free(self, at: TableTx, seat: Seat) -> SeatRow:
        """A computer's seat. Refused: "seat-present"."""
        found = at.seat(seat)
        if found.user_id is not None or found.kind == "human":
            raise Refused("seat-present", {"seat": seat})
        return found

    def release(self, at: TableTx, by: int) -> None:
        """The game master no longer leads: a computer plays the seat that they advised."""
        own = next((s for s in at.seats if s.user_id == at.row.master_id is not None), None)
        if own is None:
            return
        if at.row.status == "lobby":
            at.set_seat(own.seat, user_id=None, kind=REGENT, name="", numbers={}, vote=None)
        else:
            self.seats.leave(at, own, REGENT, "handed-over", by)
