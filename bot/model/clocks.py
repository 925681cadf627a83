"""The stages of a decision's clock, and what can happen to it.

`bot.table.clocks.transitions` says what each event does at each stage.
"""

from __future__ import annotations

from enum import StrEnum
from typing import Self


class _DescribedWord(StrEnum):
    """A word with a sentence that says what it means."""

    about: str

    def __new__(cls, word: str, about: str = "") -> Self:
        self_word = str.__new__(cls, word)
        self_word._value_ = word
        self_word.about = about
        return self_word


class Stage(_DescribedWord):
    """The stages of a clock. All but `NONE` are stored: do not change their values."""

    NONE = "none", "no clock: the seat has no decision that is timed"
    RUNS = "", "the allowance runs, then the bank"
    GRACE = "grace", "both are spent: the grace period runs"
    SPENT = "spent", "the time is up, and the table does nothing more"
    MISSED = "missed", "the turn is missed: the rest of it is played for the seat"
    READY = "ready", "at a rendezvous: its person is ready; what is left is played for the seat"
    REACTS = "reacts", "a window asks the seat: all its seats have the same seconds"
    FILL = "fill", "the phase has spent its share of the budget: a computer plays"
    ANSWERED = "answered", "the turn was taken; the time that was left is kept"
    LATE = "late", "the turn was taken in the grace period; the rest of that is kept"
    VOID = "void", "the move that asked the seat was taken back; the time left is kept"
    VOID_LATE = "void-late", "the same in the grace period"


class ClockEvent(_DescribedWord):
    """What can happen to a clock. Never stored."""

    AWAITED = "awaited", "the seat is awaited, and its table goes on"
    ASKED_TO_REACT = "asked-to-react", "a window asks the seat"
    PHASE_SPENT = "phase-spent", "the seat is awaited after its phase has spent the budget"
    DUE = "due", "the time has run out, and no standing order answers"
    READY = "ready", "its person says that nobody need wait for them"
    NOT_READY = "not-ready", "its person takes that back"
    ALL_READY = "all-ready", "every person who is awaited is ready"
    TAKEN = "taken", "the turn is handed on, or a move is played for a seat out of time"
    ASKED_ON = "asked-on", "after such a move, the seat is asked again in the same phase"
    TAKEN_BACK = "taken-back", "the seat takes the end of its turn back"
    UNDONE = "undone", "another seat takes back the move that asked this one"
    UNASKED = "unasked", "another seat's move ends that the seat is awaited"
    WINDOW_CHANGED = "window-changed", "the window shuts, or another one opens"
    FINAL = "final", "a move that cannot be taken back leaves the seat unasked"
    RESET = "reset", "the game ends, goes back by consent, or gets another pace"
    PAUSED = "paused", "the table is paused"
    QUESTION = "question", "its person asks the game master a question"
    EXTENDED = "extended", "the seat gets more time"
    LENT = "lent", "its person gives another seat hours of the bank"
    AWAY = "away", "its person changes an absence"
    DOWNTIME = "downtime", "the time ran out while the program was down"
    PARTED = "parted", "its person leaves the seat"
    INHERITED = "inherited", "another person takes the seat"
    SEATED = "seated", "a computer or a person plays on in the seat"
