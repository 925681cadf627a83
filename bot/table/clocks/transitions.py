"""The state machine of a clock: at each stage, what each event does.

`TRANSITIONS` is the whole machine: at these stages, at this event, a clock takes the first way
whose condition holds; if none does, nothing happens. `IGNORED` says why all other pairs do nothing.
`bot.table.clocks.service` runs them.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from bot.model.clocks import ClockEvent, Stage
from bot.table.clocks import effects as do
from bot.table.clocks.effects import Change, Effect, Guard

NONE, RUNS, GRACE, SPENT, MISSED, READY, REACTS, FILL, ANSWERED, LATE, VOID, VOID_LATE = Stage

TURN_STAGES: Final = (RUNS, GRACE, SPENT, MISSED, READY)
"""Stages of a turn that its seat has still to take."""
OPEN_STAGES: Final = (*TURN_STAGES, REACTS, FILL)
"""Stages of an open decision."""
CLOSED_STAGES: Final = (ANSWERED, LATE)
"""Stages of a turn that was taken."""
VOIDS: Final = (VOID, VOID_LATE)
"""Stages of a turn whose seat is no longer asked, and may be asked again."""
STORED_STAGES: Final = (*OPEN_STAGES, *CLOSED_STAGES, *VOIDS)
"""Stages of a clock that has a row."""
STAY: Final = None


class Way(NamedTuple):
    """One possible transition of a clock. It is stored if the stage or the time changes."""

    to: Stage | None
    """The new stage; None: unchanged."""
    change: Change | None = None
    effects: tuple[Effect, ...] = ()
    when: Guard | None = None


class Transition(NamedTuple):
    """The effect of an event at some stages."""

    stages: tuple[Stage, ...]
    event: ClockEvent
    ways: tuple[Way, ...]


class Ignored(NamedTuple):
    """Events that do nothing at some stages."""

    stages: tuple[Stage, ...]
    events: tuple[ClockEvent, ...]
    reason: str


_MISSED: Final = Way(
    MISSED, do.is_due_now, (do.count_missed, do.call_regent, do.offer_seat), do.regent_is_due
)
_PLAYS: Final = Way(STAY, None, (do.play,))
_BEGINS: Final = Way(RUNS, do.begins, (do.plan_reminders,), do.turns_are_timed)
_GOES_ON: Final = Way(STAY, do.goes_on, (do.plan_reminders,), do.may_go_on)

TRANSITIONS: Final = (
    # --- a clock runs out ---
    Transition((RUNS,), ClockEvent.DUE, (
        Way(SPENT, None, (do.tell_time_is_up, do.redraw), do.only_reminded),
        Way(GRACE, do.last_time_begins, (do.tell_time_is_up, do.redraw), do.has_last_time),
        _MISSED,
        Way(STAY, None, (do.count_missed, do.play)),
    )),
    Transition((GRACE,), ClockEvent.DUE, (_MISSED, Way(STAY, None, (do.count_missed, do.play)))),
    Transition((MISSED, READY, REACTS, FILL), ClockEvent.DUE, (_PLAYS,)),
    Transition((RUNS, READY, REACTS, FILL, *CLOSED_STAGES), ClockEvent.ASKED_ON, (Way(MISSED,
            do.is_due_again),)),
    # --- a decision begins, or continues ---
    Transition((NONE, *CLOSED_STAGES), ClockEvent.AWAITED, (_BEGINS,)),
    Transition((FILL,), ClockEvent.AWAITED, (_BEGINS, Way(NONE))),
    Transition((VOID,), ClockEvent.AWAITED, (Way(RUNS, do.asked_again, (do.plan_reminders,)),)),
    Transition((VOID_LATE,), ClockEvent.AWAITED, (Way(GRACE, do.asked_again),)),
    Transition((*TURN_STAGES, REACTS), ClockEvent.AWAITED, (_GOES_ON,)),
    Transition((NONE, *TURN_STAGES, FILL, *CLOSED_STAGES, *VOIDS), ClockEvent.ASKED_TO_REACT, (
        Way(REACTS, do.reaction_begins, (do.drop_reminders,)),
    )),
    Transition((REACTS,), ClockEvent.ASKED_TO_REACT, (_GOES_ON,)),
    Transition((NONE, *TURN_STAGES, REACTS, *CLOSED_STAGES, *VOIDS), ClockEvent.PHASE_SPENT, (
        Way(FILL, do.computer_pauses),
    )),
    Transition((FILL,), ClockEvent.PHASE_SPENT, (
        Way(STAY, do.computer_pauses, (), do.is_stopped),
    )),
    # --- a person is ready for the rendezvous ---
    Transition((RUNS,), ClockEvent.READY, (Way(READY, None, (do.redraw,), do.may_be_ready),)),
    Transition((READY,), ClockEvent.NOT_READY, (
        Way(RUNS, None, (do.plan_reminders, do.redraw)),
    )),
    Transition((READY,), ClockEvent.ALL_READY, (Way(STAY, do.is_due_now),)),
    # --- a decision ends ---
    Transition((RUNS, READY), ClockEvent.TAKEN, (
        Way(ANSWERED, do.closes, (do.fill_bank, do.count_in_time)),
    )),
    Transition((GRACE,), ClockEvent.TAKEN, (Way(LATE, do.closes, (do.count_late,)),)),
    Transition((SPENT,), ClockEvent.TAKEN, (Way(ANSWERED, do.closes, (do.count_late,)),)),
    Transition((MISSED, FILL), ClockEvent.TAKEN, (Way(ANSWERED, do.closes),)),
    Transition(OPEN_STAGES, ClockEvent.UNASKED, (Way(NONE),)),
    Transition((REACTS,), ClockEvent.WINDOW_CHANGED, (Way(NONE),)),
    Transition(STORED_STAGES, ClockEvent.RESET, (Way(NONE),)),
    # --- a move is undone ---
    Transition((ANSWERED,), ClockEvent.TAKEN_BACK, (
        Way(RUNS, do.reopens, (do.restore_bank, do.uncount_in_time)),
    )),
    Transition((LATE,), ClockEvent.TAKEN_BACK, (Way(GRACE, do.reopens, (do.uncount_late,)),)),
    Transition((RUNS, READY), ClockEvent.UNDONE, (Way(VOID, do.stops),)),
    Transition((GRACE,), ClockEvent.UNDONE, (Way(VOID_LATE, do.stops),)),
    Transition((SPENT, MISSED, FILL), ClockEvent.UNDONE, (Way(NONE),)),
    Transition(VOIDS, ClockEvent.FINAL, (Way(NONE),)),
    # --- a clock stops ---
    Transition((RUNS, GRACE, MISSED, READY, REACTS, FILL), ClockEvent.PAUSED, (
        Way(STAY, do.stops, (), do.ticks),
    )),
    Transition((RUNS, GRACE), ClockEvent.QUESTION, (
        Way(STAY, do.stops_for_a_question, (), do.first_question),
    )),
    Transition((READY,), ClockEvent.QUESTION, (
        Way(RUNS, do.stops_for_a_question, (), do.first_question),
    )),
    # --- it gets longer or shorter ---
    Transition((RUNS, GRACE, SPENT, MISSED), ClockEvent.EXTENDED, (
        Way(RUNS, do.is_longer, (do.plan_reminders,)),
    )),
    Transition((READY, REACTS), ClockEvent.EXTENDED, (Way(STAY, do.is_longer),)),
    Transition((RUNS,), ClockEvent.LENT, (Way(STAY, do.loses_time, (do.plan_reminders,)),)),
    Transition((GRACE, SPENT, MISSED, REACTS, FILL, *CLOSED_STAGES, *VOIDS), ClockEvent.LENT, (
        Way(STAY, do.loses_bank),
    )),
    Transition((RUNS, GRACE, MISSED, READY), ClockEvent.AWAY, (
        Way(STAY, do.moves, (do.plan_reminders, do.redraw)),
    )),
    Transition((RUNS, GRACE), ClockEvent.DOWNTIME, (Way(STAY, do.gets_back, (), do.lost_enough),)),
    Transition((REACTS,), ClockEvent.DOWNTIME, (Way(STAY, do.reaction_begins_anew),)),
    # --- the seat changes hands ---
    Transition(STORED_STAGES, ClockEvent.PARTED, (Way(STAY, do.loses_hours,
            (do.withdraw_reminders,)),)),
    Transition((RUNS, GRACE, SPENT, MISSED), ClockEvent.INHERITED, (
        Way(RUNS, do.half_a_turn, (), do.newcomer_is_short),
        Way(STAY, do.takes_hours),
    )),
    Transition((READY,), ClockEvent.INHERITED, (
        Way(RUNS, do.half_a_turn, (), do.newcomer_is_short),
        Way(RUNS, do.takes_hours),
    )),
    Transition(OPEN_STAGES, ClockEvent.SEATED, (Way(STAY, do.stays, (do.address_reminders,)),)),
)  # fmt: skip
"""What each event does."""

_BEGINNINGS: Final = (ClockEvent.AWAITED, ClockEvent.ASKED_TO_REACT, ClockEvent.PHASE_SPENT)

IGNORED: Final = (
    Ignored((NONE,), tuple(event for event in ClockEvent if event not in _BEGINNINGS),
            "there is no clock"),
    Ignored((SPENT, *CLOSED_STAGES, *VOIDS),
            (ClockEvent.DUE, ClockEvent.PAUSED, ClockEvent.AWAY, ClockEvent.DOWNTIME),
            "no time runs"),
    Ignored((MISSED, READY, FILL), (ClockEvent.DOWNTIME,), "nobody loses time of their own"),
    Ignored((READY,), (ClockEvent.LENT,), "a table with rendezvous has no bank"),
    Ignored((GRACE, SPENT, MISSED, READY, REACTS, FILL, *CLOSED_STAGES, *VOIDS),
            (ClockEvent.READY,), "no rendezvous is ahead of it"),
    Ignored(tuple(stage for stage in STORED_STAGES if stage != READY),
            (ClockEvent.NOT_READY, ClockEvent.ALL_READY), "its person is not ready"),
    Ignored((REACTS, FILL), (ClockEvent.AWAY, ClockEvent.INHERITED),
            "it does not depend on who sits there"),
    Ignored((GRACE, SPENT, MISSED, *VOIDS), (ClockEvent.ASKED_ON,),
            "the move by default has just closed the turn"),
    Ignored((REACTS,), (ClockEvent.TAKEN, ClockEvent.UNDONE), "it runs until its window shuts"),
    Ignored((*CLOSED_STAGES, *VOIDS), (ClockEvent.TAKEN, ClockEvent.UNASKED, ClockEvent.UNDONE),
            "it is not open"),
    Ignored((*OPEN_STAGES, *VOIDS), (ClockEvent.TAKEN_BACK,), "the seat has not ended its turn"),
    Ignored((*TURN_STAGES, FILL, *CLOSED_STAGES, *VOIDS), (ClockEvent.WINDOW_CHANGED,),
            "it is no window's clock"),
    Ignored((*OPEN_STAGES, *CLOSED_STAGES), (ClockEvent.FINAL,),
            "it does not wait to be asked again"),
    Ignored((SPENT, MISSED, REACTS, FILL, *CLOSED_STAGES, *VOIDS), (ClockEvent.QUESTION,),
            "no time of its person runs"),
    Ignored((FILL, *CLOSED_STAGES, *VOIDS), (ClockEvent.EXTENDED,),
            "its person cannot use more time"),
    Ignored((*CLOSED_STAGES, *VOIDS), (ClockEvent.INHERITED, ClockEvent.SEATED), "it is not open"),
)  # fmt: skip
"""Why all other pairs do nothing."""


def _table() -> dict[tuple[Stage, ClockEvent], tuple[Way, ...]]:
    """`TRANSITIONS` and `IGNORED` by stage and event. ValueError for a pair that is there twice."""
    ways_by_pair: dict[tuple[Stage, ClockEvent], tuple[Way, ...]] = {}
    ignored = (
        Transition(ignored_rule.stages, event, ())
        for ignored_rule in IGNORED
        for event in ignored_rule.events
    )
    for row in (*TRANSITIONS, *ignored):
        for stage in row.stages:
            if (stage, row.event) in ways_by_pair:
                raise ValueError(f"two rows for {stage.name} at {row.event.name}")
            ways_by_pair[stage, row.event] = row.ways
    return ways_by_pair


TRANSITION_TABLE: Final = _table()
"""`(stage, event)` -> the ways from there; none where the event is ignored."""
