"""Names of characters in the fiction, and the seat that the game master plays."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import replace

from bot.model.facts import Refused, TableInfo
from bot.model.states import UNDER_WAY, OwnNotice
from bot.store import games as rows
from bot.store import notes
from bot.store.games import SeatRow
from bot.table.saving import package_named
from bot.table.seats import REGENT
from bot.table.sessions import TableTx, writes
from bot.table.tables import FeatureService
from bot.words import MAX_CHARACTER_CHARS, cleaned
from engine.kernel import Seat


class Characters(FeatureService):
    """Names characters, and seats the game master as a rival. That seat is played with its own
    knowledge, like any other; a public notice says that its person sees everything, and its result
    is not rated."""

    @writes
    def call(
        self, table: TableTx, by: int, seat: Seat, character: str, roles: Collection[int] = ()
    ) -> TableInfo:
        """Name the leader of this seat in the fiction; empty: the game's own name. The seat's
        person and a game master may do it, even after the end, for the report. Refused:
        "not-your-seat", "no-such-seat"."""
        table.needs("lobby", *UNDER_WAY, "ended")
        if by != table.seat(seat).user_id and not table.masters(by, roles):
            raise Refused("not-your-seat", {"seat": seat})
        table.set_seat(seat, character=cleaned(character, MAX_CHARACTER_CHARS))
        if table.row.status != "ended":
            self.tables.announcer.redraw(table)
        return table.info()

    @writes
    def tell(
        self,
        table: TableTx,
        by: int,
        name: str,
        locale: str | None,
        character: str,
        seat: Seat | None = None,
    ) -> TableInfo:
        """Let the game master play a rival with this name: at the seat of a computer, or in the
        lobby at an additional one. Refused: "not-master" (a game master by role has no seat),
        "no-words" (without a name), "already-seated", "full" (most), "seat-present" (a
        person's)."""
        table.needs("lobby", *UNDER_WAY)
        called = cleaned(character, MAX_CHARACTER_CHARS)
        if by != table.row.master_id:
            raise Refused("not-master")
        if not called:
            raise Refused("no-words")
        if any(other.user_id == by for other in table.seats):
            raise Refused("already-seated")
        if by != table.row.host_id:
            self.sessions.limits.need_seat(table.tx, by)
        if locale:
            notes.set_person(table.tx, by, locale)
        if table.row.status == "lobby":
            self._sit_down(table, by, cleaned(name), called, seat)
        else:
            self._take_over(table, by, cleaned(name), called, seat)
        return self.sessions.refreshed(table)

    def _sit_down(self, table: TableTx, by: int, name: str, called: str, seat: Seat | None) -> None:
        most = package_named(table.row.game).SEATS[-1]
        if seat is None and len(table.seats) >= most:
            raise Refused("full", {"most": most})
        old = (
            SeatRow(len(table.seats), None, REGENT, "") if seat is None else self._free(table, seat)
        )
        own_row = replace(old, user_id=by, kind="human", name=name, character=called)
        others = table.seats[: own_row.seat], table.seats[own_row.seat + 1 :]
        rows.replace_seats(table.tx, table.id, [*others[0], own_row, *others[1]])
        table.seats = rows.seats_at(table.tx, table.id)
        self.tables.announcer.dashboard(table, "lobby")

    def _take_over(
        self, table: TableTx, by: int, name: str, called: str, seat: Seat | None
    ) -> None:
        if seat is None:
            raise Refused("already-started")
        old = self._free(table, seat)
        self.tables.seats.sit_down(table, old, by, name)
        new = table.set_seat(seat, character=called)
        self.tables.announcer.post_about_seat(table, new, OwnNotice("seat-told"), by=f"<@{by}>")
        self.tables.seats.replaced(table, new, "taken")

    def _free(self, table: TableTx, seat: Seat) -> SeatRow:
        """Return a computer's seat. Refused: "seat-present"."""
        seat_row = table.seat(seat)
        if seat_row.user_id is not None or seat_row.kind == "human":
            raise Refused("seat-present", {"seat": seat})
        return seat_row

    def release(self, table: TableTx) -> None:
        """The game master no longer leads: a computer plays the rival that they held."""
        master_seat = next(
            (s for s in table.seats if s.user_id == table.row.master_id is not None), None
        )
        if master_seat is None:
            return
        if table.row.status == "lobby":
            table.set_seat(
                master_seat.seat, user_id=None, kind=REGENT, name="", numbers={}, vote=None
            )
        else:
            self.tables.seats.leave(table, master_seat, REGENT, "handed-over", None)
