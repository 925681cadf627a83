"""Requests for consent: ask, agree, refuse, and the effect of silence.

Everybody at the table must agree, including those for whom a regent or computer is playing: nobody
loses their vote by another's action. A request is a row, so it survives a restart. Each kind of
request is declared as a `RequestKind`, in a module of its own in this folder.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from typing import Any, Literal

from bot.features.consent import rows
from bot.features.consent.rows import KindName, RequestRow
from bot.model.facts import Refused, TableInfo
from bot.model.reasons import Reason
from bot.model.states import NoticeOccasion, Status, TimerKind
from bot.schedule.clock import Firing
from bot.store import timers
from bot.store.games import SeatRow
from bot.store.schema import PUBLIC
from bot.table.moves import Move
from bot.table.sessions import TableTx, writes
from bot.table.tables import FeatureService
from bot.texts import moment
from engine.kernel import Seat

Silence = Literal["agrees", "refuses", "waits"]
"""Effect of silence when the request is due: consent, refusal, or (without a limit) none."""
Again = Literal["refused", "replaces", "agrees"]
"""Effect of asking while a request of the kind is open: it is refused; it replaces the requester's
own and is refused to others; it agrees to the open one."""
Ender = Literal["move", "pause", "leave"]
"""What ends an open request, besides an answer and the end of the game: a move visible to others, a
pause or its end, a person who leaves their seat."""


@dataclass(frozen=True)
class Proposal:
    """A request that its kind has found permissible."""

    payload: Mapping[str, Any] = field(default_factory=dict)
    target: int | None = None
    """See `RequestRow.target`."""
    wait: float | None = None
    """Seconds until silence decides; None: it never does."""


@dataclass(frozen=True)
class RequestKind:
    """A kind of request that needs everybody's consent."""

    name: KindName
    statuses: tuple[Status, ...]
    """Statuses of a table at which such a request may be open."""
    silence: Silence
    again: Again
    asked: NoticeOccasion
    """Occasion of the notice that asks everybody."""
    need: Callable[[TableTx, SeatRow, Mapping[str, Any]], Proposal]
    """Refuses what this seat may not ask for."""
    grant: Callable[[TableTx, RequestRow], None]
    """Carries out the granted request."""
    ends_by: frozenset[Ender] = frozenset()
    open: Reason = "old-button"
    """Why another request is refused while one is open."""
    over: Reason = "old-button"
    """Why an answer is refused once the request has ended."""
    refused: NoticeOccasion | None = None
    """Occasion of the notice that a seat refuses."""
    withdrawn: NoticeOccasion | None = None
    """The same of one that withdraws its own request."""
    refuse: Callable[[TableTx, SeatRow, RequestRow], None] | None = None
    """Announces both by something other than a notice."""
    lapsed: NoticeOccasion | None = None
    """Occasion of the notice that not everybody agreed in time."""
    timer: TimerKind | None = None
    """The timer at which silence decides."""


@dataclass(frozen=True)
class RequestState:
    """A request after a person asked or agreed."""

    table: TableInfo
    waiting: tuple[Seat, ...]
    """Seats whose person has still to agree; empty: it is granted."""
    due: float | None
    """When silence decides, in seconds since 1970; None: never."""


@dataclass
class Consent(FeatureService):
    """Handles every kind of request."""

    kinds: Mapping[KindName, RequestKind]

    @writes
    def ask(
        self, table: TableTx, name: KindName, user_id: int, wanted: Mapping[str, Any] | None = None
    ) -> RequestState:
        """Ask for this; `wanted` holds the kind's parameters. Granted at once if nobody else must
        agree. Refused: "not-seated", the kind's `open` (seat, name, due), and what its `need`
        refuses."""
        kind = self.kinds[name]
        table.needs(*kind.statuses)
        own_row = self.tables.seats.acting(table, user_id)
        proposal = kind.need(table, own_row, wanted or {})
        former = rows.request(table.tx, table.id, name)
        if former is None or (kind.again == "replaces" and former.by_id == user_id):
            due = None if proposal.wait is None else self.sessions.now() + proposal.wait
            request = RequestRow(
                name, secrets.token_hex(4), user_id, (own_row.seat,), due, proposal.target,
                proposal.payload,
            )  # fmt: skip
            news = True
        elif kind.again == "agrees":
            request = _with(former, own_row.seat)
            news = request != former
        else:
            raise Refused(kind.open, _figures(table, former))
        waiting = self._settle(table, kind, request)
        if waiting and news:
            facts = {**request.payload, "key": request.key}
            if request.due is not None:
                facts["due"] = moment(request.due)
            self.tables.announcer.post_about_seat(table, own_row, kind.asked, **facts)
        return RequestState(table.info(), waiting, request.due)

    @writes
    def agree(self, table: TableTx, name: KindName, user_id: int, key: str) -> RequestState:
        """Agree to the request named `key`; the last agreement grants it. Refused: "not-seated",
        the kind's `over`."""
        kind = self.kinds[name]
        request = self._open(table, kind, key)
        request = _with(request, self.tables.seats.acting(table, user_id).seat)
        return RequestState(table.info(), self._settle(table, kind, request), request.due)

    @writes
    def refuse(self, table: TableTx, name: KindName, user_id: int, key: str) -> TableInfo:
        """Refuse the request named `key`, or withdraw one's own: it ends. Refused: as `agree`."""
        kind = self.kinds[name]
        request = self._open(table, kind, key)
        own_row = self.tables.seats.acting(table, user_id)
        self._drop(table, kind)
        occasion = kind.withdrawn if request.by_id == user_id else kind.refused
        if occasion is not None:
            self.tables.announcer.post_about_seat(table, own_row, occasion)
        if kind.refuse is not None:
            kind.refuse(table, own_row, request)
        return table.info()

    @writes
    def lapse(self, table: TableTx, name: KindName) -> bool:
        """Apply the effect of silence to a due request; False if there is nothing to decide. People
        who have left the table since no longer block the others."""
        kind = self.kinds[name]
        request = rows.request(table.tx, table.id, name)
        if request is None or request.granted or table.row.status not in kind.statuses:
            return False
        assert request.due is not None
        assert kind.timer is not None
        if request.due > self.sessions.now():
            timers.add(table.tx, table.id, kind.timer, PUBLIC, request.due)
            return False
        if self._settle(table, kind, request):
            self._drop(table, kind)
            if kind.lapsed is not None:
                self.tables.announcer.post_about_seat(
                    table, table.seat_of(request.by_id), kind.lapsed
                )
        return True

    def _open(self, table: TableTx, kind: RequestKind, key: str) -> RequestRow:
        """Return the open request with this key."""
        table.needs(*kind.statuses)
        request_row = rows.request(table.tx, table.id, kind.name)
        if request_row is None or request_row.granted or request_row.key != key:
            raise Refused(kind.over)
        return request_row

    def _settle(self, table: TableTx, kind: RequestKind, request: RequestRow) -> tuple[Seat, ...]:
        """Store the request, or grant it if everybody agrees; return the seats that do not yet."""
        waiting = tuple(row.seat for row in table.voters if row.seat not in request.agreed)
        due = request.due
        if kind.silence == "agrees" and due is not None and due <= self.sessions.now():
            waiting = ()
        if waiting:
            rows.set_request(table.tx, table.id, request)
            if due is not None:
                assert kind.timer is not None
                timers.add(table.tx, table.id, kind.timer, PUBLIC, due)
        else:
            self._drop(table, kind)
            kind.grant(table, request)
        return waiting

    def _drop(self, table: TableTx, *kinds: RequestKind) -> None:
        rows.drop_requests(table.tx, table.id, tuple(kind.name for kind in kinds))
        for kind in kinds:
            if kind.timer:
                timers.cancel(table.tx, table.id, kind.timer)

    # --- what ends requests ---------------------------------------------------------------------

    def _ended_by(self, ender: Ender) -> tuple[RequestKind, ...]:
        return tuple(kind for kind in self.kinds.values() if ender in kind.ends_by)

    def follow(self, table: TableTx, move: Move) -> None:
        """Consequence of each move: a publicly visible change ends some requests."""
        if move.changes.public:
            ended = tuple(kind.name for kind in self._ended_by("move"))
            rows.drop_requests(table.tx, table.id, ended)

    def pause(self, table: TableTx) -> None:
        """End the requests that a pause, or its end, makes void."""
        self._drop(table, *self._ended_by("pause"))

    def leave(self, table: TableTx, owner: SeatRow) -> None:
        """A person leaves this seat: end requests whose voters change; from all others remove this
        person's agreement."""
        self._drop(table, *self._ended_by("leave"))
        for request in rows.open_requests(table.tx, table.id):
            agreed = tuple(seat for seat in request.agreed if seat != owner.seat)
            if agreed == request.agreed:
                continue
            if agreed and request.by_id == owner.user_id:
                heir = table.seat(agreed[0]).user_id
                assert heir is not None
                request = replace(request, by_id=heir)
            rows.set_request(table.tx, table.id, replace(request, agreed=agreed))

    def end(self, table: TableTx) -> None:
        """End all requests: the game has ended."""
        self._drop(table, *self.kinds.values())

    @property
    def firings(self) -> dict[TimerKind, Firing]:
        """Kind of timer -> what it does when it fires."""
        return {kind.timer: self._firing(kind) for kind in self.kinds.values() if kind.timer}

    def _firing(self, kind: RequestKind) -> Firing:
        return lambda table_id, _: self.lapse(table_id, kind.name)


def _with(request: RequestRow, seat: Seat) -> RequestRow:
    """Return the request with the agreement of one more seat."""
    return replace(request, agreed=tuple(sorted({*request.agreed, seat})))


def _figures(table: TableTx, request: RequestRow) -> dict[str, Any]:
    """Return, for a refusal: who has asked already, and until when."""
    seat = next((seat for seat in table.seats if seat.user_id == request.by_id), None)
    figures: dict[str, Any] = {"name": "" if seat is None else seat.name}
    if seat is not None:
        figures["seat"] = seat.seat
    if request.due is not None:
        figures["due"] = moment(request.due)
    return figures


def still_open(name: KindName) -> Callable[[TableTx, Mapping[str, Any]], bool]:
    """Return a function that tells whether the request of a notice with these facts is still
    open."""

    def is_open(table: TableTx, facts: Mapping[str, Any]) -> bool:
        request_row = rows.request(table.tx, table.id, name)
        return (
            request_row is not None and not request_row.granted and request_row.key == facts["key"]
        )

    return is_open
