"""The parts of a clock's transitions: conditions, changes of its time, and effects.

A condition and a change only look at the case; a change returns the clock as it becomes. Effects
come after the clock is stored. The first line of each docstring is what docs/clocks.md says of it.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import replace
from typing import Final

from bot.model.clocks import Stage
from bot.model.hours import Hours
from bot.store import timekeeping
from bot.store.clocks import ClockRow, told
from bot.store.timekeeping import Punctuality
from bot.table.clocks.case import ClockCase
from bot.table.clocks.waking import held, hours_of

MIN_EXTRA_S: Final = 1800.0
"""The least waking seconds that anybody gets who is given time again."""
LOST: Final = 300.0
"""Waking seconds of a decision that the program has to have slept through to give them back."""
WAITS: Final = 40
"""Of how many decisions that waited for a person it is remembered when they were."""
UNWAITED_S: Final = 60.0
"""Seconds in which a decision is taken that waited for nobody: its person was there, or a plan."""
REGENTS: Final = ("regent", "substitute")
"""Ladders on which a regent takes the seat at last."""
_OWN: Final = ("", "order", "plan")
"""`MoveRow.by` of decisions that are their person's own."""


Guard = Callable[[ClockCase], bool]
Change = Callable[[ClockCase], ClockRow]
Effect = Callable[[ClockCase], None]


# --- conditions -----------------------------------------------------------------------------------


def turns_are_timed(case: ClockCase) -> bool:
    """Turns have a clock here."""
    return case.terms.decision > 0


def may_go_on(case: ClockCase) -> bool:
    """It was stopped, and may go on."""
    return case.was.left is not None and case.runs and not held(case.table, case.was, case.now)


def is_stopped(case: ClockCase) -> bool:
    """It is stopped."""
    return case.was.left is not None


def ticks(case: ClockCase) -> bool:
    """It is not stopped."""
    return case.was.left is None


def first_question(case: ClockCase) -> bool:
    """No question has stopped it, nor does a pause."""
    return case.was.left is None and case.was.stopped is None


def only_reminded(case: ClockCase) -> bool:
    """The table only reminds."""
    return case.terms.ladder == "nudge"


def has_last_time(case: ClockCase) -> bool:
    """The table gives a grace period."""
    return case.terms.grace > 0


def regent_is_due(case: ClockCase) -> bool:
    """The table calls regents, and this miss is the last it allows."""
    return case.terms.ladder in REGENTS and case.seat.misses + 1 >= case.terms.regent_after


def newcomer_is_short(case: ClockCase) -> bool:
    """They never held the seat, and less than half a turn is left."""
    return not case.cause.knew and case.left < case.terms.decision / 2


def lost_enough(case: ClockCase) -> bool:
    """The downtime took five minutes of waking time or more."""
    return _lost(case) >= LOST


# --- changes of its time --------------------------------------------------------------------------


def begins(case: ClockCase) -> ClockRow:
    """A turn's allowance and the bank begin."""
    case.row = _begun(case)
    total = case.terms.decision + case.seat.bank
    return _waiting(case, replace(case.lasting(total), left=total))


def reaction_begins(case: ClockCase) -> ClockRow:
    """The seconds for reacting begin, on the wall clock."""
    seconds = float(case.terms.reaction)
    return _waiting(case, replace(_begun(case), due=case.now + seconds, left=seconds))


def computer_pauses(case: ClockCase) -> ClockRow:
    """The usual pause of a computer begins."""
    due = case.now + case.sessions.computer_pause
    return _waiting(case, replace(_begun(case), due=due, left=0.0))


def goes_on(case: ClockCase) -> ClockRow:
    """What was left runs on."""
    return replace(case.lasting(case.row.left or 0.0), left=None)


def asked_again(case: ClockCase) -> ClockRow:
    """What was left runs on, as soon as nothing stops it."""
    case.row = replace(case.row, revision=case.seat.revision)
    return goes_on(case) if may_go_on(case) else case.row


def stops(case: ClockCase) -> ClockRow:
    """What is left is kept."""
    return replace(case.row, left=case.left)


def stops_for_a_question(case: ClockCase) -> ClockRow:
    """It stops until the answer, at most for as long as the bank (without one, a turn)."""
    until = case.now + (case.terms.bank or case.terms.decision)
    return replace(case.row, left=case.left, stopped=until)


def closes(case: ClockCase) -> ClockRow:
    """What is left is kept for a move taken back."""
    timed = case.was.stage in (Stage.RUNS, Stage.GRACE)
    return replace(case.row, left=case.left if timed else 0.0)


def reopens(case: ClockCase) -> ClockRow:
    """What was left is kept, or half an hour if nothing was."""
    return replace(case.row, left=case.was.left or min(MIN_EXTRA_S, case.terms.decision))


def last_time_begins(case: ClockCase) -> ClockRow:
    """The grace period begins."""
    return case.lasting(case.terms.grace)


def is_due_now(case: ClockCase) -> ClockRow:
    """It is due at once."""
    return replace(case.row, due=case.now)


def is_due_again(case: ClockCase) -> ClockRow:
    """The missed turn goes on, and is due at once."""
    assert case.cause.former is not None
    now, stage = case.now, case.row.stage
    former = case.cause.former
    return replace(former, began_at=now, due=now, bank=0.0, stage=stage, left=None)


def is_longer(case: ClockCase) -> ClockRow:
    """The time given is added; the rest of a grace period is lost."""
    seconds = case.cause.seconds
    if case.row.left is not None:
        return replace(case.row, left=case.row.left + seconds)
    same = case.row.stage == case.was.stage
    return case.lasting(seconds + case.left if same else seconds)


def loses_bank(case: ClockCase) -> ClockRow:
    """Its bank is smaller."""
    return replace(case.row, bank=max(case.row.bank - case.cause.seconds, 0.0))


def loses_time(case: ClockCase) -> ClockRow:
    """Its bank and its time are shorter."""
    left, case.row = case.left - case.cause.seconds, loses_bank(case)
    return case.lasting(left) if case.row.left is None else replace(case.row, left=left)


def moves(case: ClockCase) -> ClockRow:
    """As much waking time is left as before."""
    return case.lasting(case.cause.seconds)


def loses_hours(case: ClockCase) -> ClockRow:
    """It runs by day and night."""
    return replace(case.row, hours=told(Hours()))


def takes_hours(case: ClockCase) -> ClockRow:
    """It runs on in their waking hours."""
    return _in_own_hours(case, case.left)


def half_a_turn(case: ClockCase) -> ClockRow:
    """Half a turn begins in their waking hours."""
    return _in_own_hours(case, case.terms.decision / 2)


def stays(case: ClockCase) -> ClockRow:
    """It does not change."""
    return case.row


def gets_back(case: ClockCase) -> ClockRow:
    """It gets back what it lost, at least half an hour."""
    return case.lasting(min(max(_lost(case), MIN_EXTRA_S), max(case.terms.decision, LOST)))


def reaction_begins_anew(case: ClockCase) -> ClockRow:
    """The seconds for reacting start again."""
    return replace(case.row, due=case.now + case.terms.reaction)


def _begun(case: ClockCase) -> ClockRow:
    """Return a clock that begins now, for the current player of the seat."""
    seat, now = case.seat, case.now
    hours = told(case.own_hours)
    return ClockRow(seat.seat, seat.revision, now, now, seat.bank, case.row.stage, None, hours)


def _waiting(case: ClockCase, row: ClockRow) -> ClockRow:
    """While the table is paused a clock that begins is stopped, else not."""
    return replace(row, left=None) if case.runs else row


def _in_own_hours(case: ClockCase, left: float) -> ClockRow:
    case.row = replace(case.row, hours=told(case.own_hours))
    return case.lasting(left) if case.row.left is None else replace(case.row, left=left)


def _lost(case: ClockCase) -> float:
    """Waking seconds of this clock that the program slept through."""
    began = max(case.cause.since, case.was.began_at)
    return hours_of(case.table, case.was).between(began, case.was.due)


# --- effects --------------------------------------------------------------------------------------


def plan_reminders(case: ClockCase) -> None:
    """Its reminders are planned."""
    row, table = case.row, case.table
    if row.stage != Stage.RUNS or row.left is not None or not case.runs:
        return
    if case.seat.kind != "human":
        return
    hours = hours_of(table, row)
    left = hours.between(case.now, row.due) if case.lasts is None else case.lasts
    allowance = left - case.seat.bank  # so that the bank need not be touched
    due = hours.later(case.now, allowance if allowance > 0 else left)
    if math.isfinite(due):
        case.reminders.plan(table, row.seat, hours, case.now, due)


def drop_reminders(case: ClockCase) -> None:
    """Its reminders are dropped."""
    case.reminders.unplan(case.table, case.row.seat)


def withdraw_reminders(case: ClockCase) -> None:
    """Its reminders are dropped, also those that wait to be sent."""
    case.reminders.strike(case.table, case.row.seat)


def address_reminders(case: ClockCase) -> None:
    """A person is reminded, a computer is not."""
    if case.seat.kind == "human":
        plan_reminders(case)
    else:
        withdraw_reminders(case)


def tell_time_is_up(case: ClockCase) -> None:
    """Its person gets a message."""
    case.reminders.remind(case.table, case.sessions.position(case.table), case.row.seat, "nudge")


def redraw(case: ClockCase) -> None:
    """The dashboard shows it."""
    case.announcer.redraw(case.table)


def fill_bank(case: ClockCase) -> None:
    """The bank keeps what was not needed, and gains the increment."""
    by, seat = case.cause.by, case.seat
    bank = min(seat.bank, case.row.left or 0.0)
    bank += case.terms.increment if by in _OWN else 0
    waited = by != "regent" and case.now > case.was.began_at + UNWAITED_S
    waits = [*seat.waits, *([(case.was.began_at, case.now)] if waited else [])][-WAITS:]
    case.table.set_seat(seat.seat, bank=min(bank, case.terms.bank), waits=waits)


def restore_bank(case: ClockCase) -> None:
    """The bank is as it was."""
    waits = [wait for wait in case.seat.waits if wait[0] != case.row.began_at]
    case.table.set_seat(case.row.seat, bank=case.row.bank, waits=waits)


def count_in_time(case: ClockCase) -> None:
    """A turn of one's own counts as in time."""
    if case.cause.by in _OWN:
        _count(case, Punctuality(in_time=1))


def count_late(case: ClockCase) -> None:
    """A turn of one's own counts as late."""
    if case.cause.by in _OWN:
        _count(case, Punctuality(late=1))


def uncount_in_time(case: ClockCase) -> None:
    """It no longer counts as in time; a missed one stays missed."""
    if case.was.left:
        _count(case, Punctuality(in_time=-1))


def uncount_late(case: ClockCase) -> None:
    """It no longer counts as late."""
    _count(case, Punctuality(late=-1))


def count_missed(case: ClockCase) -> None:
    """It counts as missed and late; the bank is empty."""
    case.table.set_seat(case.row.seat, misses=case.seat.misses + 1, bank=0.0)
    _count(case, Punctuality(late=1))


def call_regent(case: ClockCase) -> None:
    """A regent plays."""
    assert case.cause.hands is not None
    case.cause.hands.call_regent(case.table, case.row.seat)


def offer_seat(case: ClockCase) -> None:
    """The seat is offered, if the table wants that."""
    assert case.cause.hands is not None
    if case.terms.ladder == "substitute":
        case.cause.hands.offer_seat(case.table, case.row.seat)


def play(case: ClockCase) -> None:
    """A move by default is played."""
    assert case.cause.hands is not None
    assert case.cause.pick is not None, f"nothing was thought out for {case.row}"
    case.cause.hands.play(case.table, case.row, case.cause.pick)


def _count(case: ClockCase, turns: Punctuality) -> None:
    """Keep how the person of the seat keeps to clocks over days; evenings tell nothing."""
    if case.seat.user_id is not None and not case.terms.live:
        timekeeping.count(case.table.tx, case.table.id, case.seat.user_id, turns)
