"""The parts of a clock's transitions: conditions, changes of its time, and effects.

Conditions and changes only read the case; a change returns the new clock. Effects run after the
clock is stored. The first line of each docstring is a row's sentence.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import replace
from typing import Final

from bot.model.clocks import Stage
from bot.model.hours import Hours
from bot.slots import Slot
from bot.store.clocks import ClockRow, hours_to_json
from bot.table.clocks.case import ClockCase
from bot.table.clocks.waking import held, hours_of
from bot.table.sessions import TableTx

MIN_EXTRA_S: Final = 1800.0
"""Minimum waking seconds when lost time is given back."""
LOST: Final = 300.0
"""Downtime in waking seconds from which a decision gets the lost time back."""
WAITS: Final = 40
"""Number of recent decisions per person whose times are stored."""
UNWAITED_S: Final = 60.0
"""Seconds: a faster decision waited for nobody, because its person was there, or a plan
answered."""
ROUNDING_S: Final = 1.0
"""Seconds by which two ways of computing a deadline may differ."""
REGENTS: Final = ("regent", "substitute")
"""Ladders whose last step is a regent."""
_OWN: Final = ("", "order", "plan")
"""`MoveRow.by` of a person's own decisions."""
AT_TURN: Final[Slot[Callable[[TableTx, int, int, int], None]]] = Slot()
"""Count turns of this person, in time and late; negative after an undo."""


Guard = Callable[[ClockCase], bool]
Change = Callable[[ClockCase], ClockRow]
Effect = Callable[[ClockCase], None]


# --- conditions -----------------------------------------------------------------------------------


def turns_are_timed(case: ClockCase) -> bool:
    """Turns have a clock here."""
    return case.terms.decision > 0


def may_go_on(case: ClockCase) -> bool:
    """The clock was stopped, and may continue."""
    return case.was.left is not None and case.runs and not held(case.table, case.was, case.now)


def is_stopped(case: ClockCase) -> bool:
    """It is stopped."""
    return case.was.left is not None


def ticks(case: ClockCase) -> bool:
    """It is not stopped."""
    return case.was.left is None


def first_question(case: ClockCase) -> bool:
    """No question has stopped it before, and the table is not paused."""
    return case.was.left is None and case.was.stopped is None


def only_reminded(case: ClockCase) -> bool:
    """The table only reminds."""
    return case.terms.ladder == "nudge"


def has_last_time(case: ClockCase) -> bool:
    """The table gives a grace period."""
    return case.terms.grace > 0


def regent_is_due(case: ClockCase) -> bool:
    """The table uses regents, and this miss is the last one allowed."""
    return case.terms.ladder in REGENTS and case.seat.misses + 1 >= case.terms.regent_after


def newcomer_is_short(case: ClockCase) -> bool:
    """The person never held the seat, and less than half a turn is left."""
    return not case.cause.knew and case.left < case.terms.decision / 2


def may_be_ready(case: ClockCase) -> bool:
    """The table has rendezvous."""
    return case.terms.rendezvous is not None


def lost_enough(case: ClockCase) -> bool:
    """The downtime took at least five minutes of waking time."""
    return _lost(case) >= LOST


# --- changes of its time --------------------------------------------------------------------------


def begins(case: ClockCase) -> ClockRow:
    """A turn's allowance and the bank start."""
    case.row = _begun(case)
    total = case.terms.decision + case.seat.bank
    return _waiting(case, replace(case.agreed(total), left=total))


def reaction_begins(case: ClockCase) -> ClockRow:
    """The reaction time starts, on the wall clock."""
    seconds = float(case.terms.reaction)
    return _waiting(case, replace(_begun(case), due=case.now + seconds, left=seconds))


def computer_pauses(case: ClockCase) -> ClockRow:
    """The usual pause of a computer starts."""
    due = case.now + case.sessions.computer_pause
    return _waiting(case, replace(_begun(case), due=due, left=0.0))


def goes_on(case: ClockCase) -> ClockRow:
    """The remaining time continues to run; at a table with rendezvous, to the one that it had, or
    to the next one that leaves the agreed time."""
    left = case.row.left or 0.0
    if case.terms.rendezvous is not None:
        left = min(left, case.terms.decision)
        if case.lasting(left).due <= case.row.due + ROUNDING_S:
            return replace(case.row, left=None)
    return replace(case.agreed(left), left=None)


def asked_again(case: ClockCase) -> ClockRow:
    """The remaining time continues to run, as soon as nothing stops it."""
    case.row = replace(case.row, revision=case.seat.revision)
    return goes_on(case) if may_go_on(case) else case.row


def stops(case: ClockCase) -> ClockRow:
    """The remaining time is stored."""
    return replace(case.row, left=case.left)


def stops_for_a_question(case: ClockCase) -> ClockRow:
    """It stops until the answer, for at most the bank (without a bank: one turn)."""
    until = case.now + (case.terms.bank or case.terms.turn)
    return replace(case.row, left=case.left, stopped=until)


def closes(case: ClockCase) -> ClockRow:
    """The remaining time is stored, in case the move is undone."""
    timed = case.was.stage in (Stage.RUNS, Stage.READY, Stage.GRACE)
    return replace(case.row, left=case.left if timed else 0.0)


def reopens(case: ClockCase) -> ClockRow:
    """The stored time is restored, or half an hour if none was left; a rendezvous that is still
    ahead stays."""
    left = case.was.left or min(MIN_EXTRA_S, case.terms.decision)
    if case.terms.rendezvous is None:
        return replace(case.row, left=left)
    row = case.row if case.row.due > case.now else case.lasting(left)
    return replace(row, left=_until(case, row))


def last_time_begins(case: ClockCase) -> ClockRow:
    """The grace period starts."""
    return case.lasting(case.terms.grace)


def is_due_now(case: ClockCase) -> ClockRow:
    """It is due at once."""
    return replace(case.row, due=case.now)


def is_due_again(case: ClockCase) -> ClockRow:
    """The missed turn continues, and is due at once."""
    assert case.cause.former is not None
    now, stage = case.now, case.row.stage
    former = case.cause.former
    return replace(former, began_at=now, due=now, bank=0.0, stage=stage, left=None)


def is_longer(case: ClockCase) -> ClockRow:
    """The given time is added; the rest of a grace period is lost."""
    seconds = case.cause.seconds
    if case.terms.rendezvous is not None:
        row = case.agreed(seconds, since=case.row.due)
        return row if row.left is None else replace(row, left=_until(case, row))
    if case.row.left is not None:
        return replace(case.row, left=case.row.left + seconds)
    same = case.row.stage == case.was.stage
    return case.lasting(seconds + case.left if same else seconds)


def loses_bank(case: ClockCase) -> ClockRow:
    """Its bank shrinks."""
    return replace(case.row, bank=max(case.row.bank - case.cause.seconds, 0.0))


def loses_time(case: ClockCase) -> ClockRow:
    """Its bank and its time shrink."""
    remaining, case.row = case.left - case.cause.seconds, loses_bank(case)
    return case.lasting(remaining) if case.row.left is None else replace(case.row, left=remaining)


def moves(case: ClockCase) -> ClockRow:
    """The remaining waking time stays the same; a rendezvous follows from what the person had of
    the agreed time."""
    if case.terms.rendezvous is None or case.row.stage == Stage.MISSED:
        return case.lasting(case.cause.seconds)
    had = hours_of(case.table, case.row).between(case.row.began_at, case.now)
    return case.agreed(max(case.terms.decision - had, 0.0))


def loses_hours(case: ClockCase) -> ClockRow:
    """It runs day and night."""
    return replace(case.row, hours=hours_to_json(Hours()))


def takes_hours(case: ClockCase) -> ClockRow:
    """It continues in the person's waking hours."""
    return _in_own_hours(case, case.left)


def half_a_turn(case: ClockCase) -> ClockRow:
    """Half a turn starts in the person's waking hours."""
    return _in_own_hours(case, case.terms.decision / 2)


def stays(case: ClockCase) -> ClockRow:
    """It does not change."""
    return case.row


def gets_back(case: ClockCase) -> ClockRow:
    """It gets the lost time back, at least half an hour."""
    return case.lasting(min(max(_lost(case), MIN_EXTRA_S), max(case.terms.decision, LOST)))


def reaction_begins_anew(case: ClockCase) -> ClockRow:
    """The reaction time starts again."""
    return replace(case.row, due=case.now + case.terms.reaction)


def _begun(case: ClockCase) -> ClockRow:
    """Return a clock that starts now, for the current player of the seat."""
    seat, now = case.seat, case.now
    hours = hours_to_json(case.own_hours)
    return ClockRow(seat.seat, seat.revision, now, now, seat.bank, case.row.stage, None, hours)


def _waiting(case: ClockCase, row: ClockRow) -> ClockRow:
    """Stop a starting clock if the table is paused."""
    return replace(row, left=None) if case.runs else row


def _in_own_hours(case: ClockCase, seconds: float) -> ClockRow:
    case.row = replace(case.row, hours=hours_to_json(case.own_hours), left=seconds)
    return goes_on(case) if case.was.left is None else case.row


def _until(case: ClockCase, row: ClockRow) -> float:
    """Return the waking seconds until a clock is due."""
    return hours_of(case.table, row).between(case.now, row.due)


def _lost(case: ClockCase) -> float:
    """Return the waking seconds that this clock lost to downtime."""
    began = max(case.cause.since, case.was.began_at)
    return hours_of(case.table, case.was).between(began, case.was.due)


# --- effects --------------------------------------------------------------------------------------


def plan_reminders(case: ClockCase) -> None:
    """Its reminders are scheduled."""
    row, table = case.row, case.table
    if row.stage != Stage.RUNS or row.left is not None or not case.runs:
        return
    if case.seat.kind != "human":
        return
    hours = hours_of(table, row)
    if case.terms.rendezvous is not None:
        case.reminders.plan_calls(table, row.seat, case.now, row.due)
        return
    seconds = hours.between(case.now, row.due) if case.lasts is None else case.lasts
    # without the bank, so that a reminded person need not use it
    allowance = seconds - case.seat.bank
    due = hours.later(case.now, allowance if allowance > 0 else seconds)
    if math.isfinite(due):
        case.reminders.plan(table, row.seat, hours, case.now, due)


def drop_reminders(case: ClockCase) -> None:
    """Its scheduled reminders are cancelled."""
    case.reminders.unplan(case.table, case.row.seat)


def withdraw_reminders(case: ClockCase) -> None:
    """Its reminders are cancelled, unsent messages included."""
    case.reminders.cancel_all(case.table, case.row.seat)


def address_reminders(case: ClockCase) -> None:
    """Reminders are scheduled for a person, cancelled for a computer."""
    if case.seat.kind == "human":
        plan_reminders(case)
    else:
        withdraw_reminders(case)


def tell_time_is_up(case: ClockCase) -> None:
    """Its person gets a message."""
    case.reminders.remind(case.table, case.sessions.position(case.table), case.row.seat, "nudge")


def redraw(case: ClockCase) -> None:
    """The dashboard is updated."""
    case.announcer.redraw(case.table)


def fill_bank(case: ClockCase) -> None:
    """The bank keeps the unused time, and gains the increment."""
    by, seat = case.cause.by, case.seat
    bank = min(seat.bank, case.row.left or 0.0)
    bank += case.terms.increment if by in _OWN else 0
    waited = by != "regent" and case.now > case.was.began_at + UNWAITED_S
    waits = [*seat.waits, *([(case.was.began_at, case.now)] if waited else [])][-WAITS:]
    case.table.set_seat(seat.seat, bank=min(bank, case.terms.bank), waits=waits)


def restore_bank(case: ClockCase) -> None:
    """The bank is restored."""
    waits = [wait for wait in case.seat.waits if wait[0] != case.row.began_at]
    case.table.set_seat(case.row.seat, bank=case.row.bank, waits=waits)


def count_in_time(case: ClockCase) -> None:
    """A turn by the seat's person counts as in time."""
    if case.cause.by in _OWN:
        _count(case, in_time=1)


def count_late(case: ClockCase) -> None:
    """A turn by the seat's person counts as late."""
    if case.cause.by in _OWN:
        _count(case, late=1)


def uncount_in_time(case: ClockCase) -> None:
    """The turn no longer counts as in time; a missed turn stays missed."""
    if case.was.left:
        _count(case, in_time=-1)


def uncount_late(case: ClockCase) -> None:
    """The turn no longer counts as late."""
    _count(case, late=-1)


def count_missed(case: ClockCase) -> None:
    """The turn counts as missed and late; the bank is empty."""
    case.table.set_seat(case.row.seat, misses=case.seat.misses + 1, bank=0.0)
    _count(case, late=1)


def call_regent(case: ClockCase) -> None:
    """A regent plays."""
    assert case.cause.ladder is not None
    case.cause.ladder.seats.appoint(case.table, case.row.seat)


def offer_seat(case: ClockCase) -> None:
    """The seat is offered, if the table's terms say so."""
    assert case.cause.ladder is not None
    if case.terms.ladder == "substitute":
        case.cause.ladder.seats.put_up(case.table, case.row.seat)


def play(case: ClockCase) -> None:
    """A default move is played."""
    assert case.cause.ladder is not None
    assert case.cause.pick is not None, f"nothing was thought out for {case.row}"
    case.cause.ladder.play(case.table, case.row, case.cause.pick)


def _count(case: ClockCase, in_time: int = 0, late: int = 0) -> None:
    """Report a turn of the seat's person, at tables over days only."""
    if case.seat.user_id is not None and not case.terms.live:
        case.table.tell(AT_TURN, case.seat.user_id, in_time, late)
