"""The kernel settles and plays games; a game is a state plus an agenda of named steps.

`engine.steps` defines the parts of a game, `engine.shown` its output, `engine.asking` reads its
open questions; import all from here. The kernel knows no game.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from functools import cache
from typing import Any

from engine.asking import (
    allowed_values,
    asks,
    awaited,
    decision,
    lane_of,
    legal,
    must_answer,
    offered,
    open_stacks,
    open_to,
    pending,
    question,
    takes,
)
from engine.copying import clone
from engine.frozen import replace
from engine.registry import namespace_of, pick, registered, registered_classes, step
from engine.shown import EVERYTHING, Event, Fact, Score, ScoreRow, Seat, View, Viewer, Viewpoint
from engine.steps import (
    DISCARD_EVENTS,
    MAX_MENU_ITEMS,
    TRANSIENT,
    Agenda,
    Aside,
    Choice,
    G,
    Game,
    IllegalMove,
    KeptEvents,
    Lanes,
    Pick,
    Refusal,
    Sealed,
    SeatChoice,
    SeatStep,
    Several,
    Step,
    Window,
    during,
    side_by_side,
)

# --- settling -----------------------------------------------------------------------------------


def start(game: G) -> G:
    """Run a fresh game to its first question, in place, and return it."""
    _settle(game, game.agenda)
    return game


def settled(game: G) -> tuple[G, tuple[Event, ...]] | None:
    """Advance a game saved under other rules to the first question of the current rules.

    Return it with the events on the way, or None if nothing changes. The argument is not changed.
    Needed because a question may have a single answer after a rule change: no seat is asked then,
    so the game would wait for ever.
    """
    after = clone(game)
    after.new_events = []
    _settle(after, after.agenda)
    events = tuple(after.new_events)
    after.new_events = []
    return (after, events) if events or after != game else None


def _settle(game: Any, stack: list[Any]) -> None:
    """Run automatic steps until the top of each open lane is a question that a seat must answer."""
    while stack and game.result is None:
        top = stack[-1]
        kind: Any = type(top)
        if kind is Lanes:
            for lane in top.lanes:
                if lane and not _is_asked(lane[-1].__class__):
                    _settle(game, lane)
            if any(top.lanes) or game.result is not None:
                break
            stack.pop()
        elif kind.happens:
            stack.pop()
            game.here = stack
            top.run(game)
        elif _is_asked(kind) or not _closes_unasked(game, stack, top):
            break
    if game.result is not None:
        game.agenda.clear()


@cache
def _is_asked(kind: Any) -> bool:
    """Return whether a question of this class always waits, whatever its options."""
    asks = issubclass(kind, Choice) and not issubclass(kind, Sealed | Aside)
    return asks and bool(kind.always_ask)


def _closes_unasked(game: Any, stack: Agenda, choice: Choice[Any]) -> bool:
    if isinstance(choice, Sealed):
        return _opens(game, stack, choice)
    if isinstance(choice, Aside):
        raise TypeError(f"{type(choice).__name__} is an aside: it is open `during` steps")
    lone: tuple[Seat, Sequence[Pick]] | None = None
    for seat in choice.seats(game):
        if picks := choice.options(game, seat):
            if lone is not None or not _lone(game, choice, seat, picks):
                return False
            lone = seat, picks
    if lone is None:
        stack.pop()
    else:
        _close(game, stack, choice, lone[0], lone[1][0])
    return True


def _lone(game: Any, choice: Choice[Any], seat: Seat, options: Sequence[Pick]) -> bool:
    """Return whether there is a single option, and no other pick can be composed."""
    if len(options) != 1:
        return False
    pick = options[0]
    return type(pick) not in choice.composed or all(
        (allowed.most == 0 or allowed.least == len(allowed.items))
        if isinstance(allowed, Several)
        else len(allowed) == 1
        for _, allowed in allowed_values(game, choice, seat, pick)
    )


def _opens(game: Any, stack: Agenda, sealed: Sealed[Any]) -> bool:
    if not sealed.always_ask:
        for seat in sealed.missing(game):
            picks = sealed.options(game, seat)
            if _lone(game, sealed, seat, picks):
                stack[-1] = sealed = _with_answer(sealed, seat, picks[0])
    if sealed.missing(game):
        return False
    stack.pop()
    game.here = stack
    sealed.opened(game, dict(sealed.answers))
    return True


def _with_answer(sealed: Any, seat: Seat, pick: Pick) -> Any:
    answers = dict(sealed.answers)
    answers[seat] = pick
    return replace(sealed, answers=tuple([(s, answers[s]) for s in sorted(answers)]))


def _close(game: Any, stack: Agenda, choice: Choice[Any], seat: Seat, pick: Pick) -> None:
    stack.pop()
    game.here = stack
    choice.chosen(game, seat, pick)


# --- playing ------------------------------------------------------------------------------------


def apply(game: G, seat: Seat, pick: Pick) -> tuple[G, tuple[Event, ...]]:
    """Return the game after a checked pick, and its events. The argument is not changed.

    Raises IllegalMove, with the rule, the reason and its figures.
    """
    _check(game, seat, pick)
    after = clone(game)
    after.new_events = []
    play(after, seat, pick)
    events = tuple(after.new_events)
    after.new_events = []
    return after, events


def _check(game: Game, seat: Seat, pick: Pick) -> None:
    """Raise IllegalMove unless `pick` is offered to `seat` now."""
    if game.result is not None:
        raise IllegalMove(_untimely(game, None))
    own_choice: Choice[Any] | None = None
    for choice in open_to(game, seat):
        if takes(game, choice, seat, pick):
            return
        if own_choice is None or type(pick) in choice.picks:
            own_choice = choice
    if own_choice is None or type(pick) not in own_choice.picks:
        raise IllegalMove(_untimely(game, own_choice))
    raise IllegalMove(own_choice.refusal(game, seat, pick))


def unoffered(game: Game, seat: Seat, kinds: Collection[type[Pick]]) -> Refusal:
    """Return why `seat` is offered no pick of these kinds now, whatever their fields hold."""
    choices = open_to(game, seat)
    own_choice = next((choice for choice in choices if not {*kinds}.isdisjoint(choice.picks)), None)
    if game.result is not None or own_choice is None:
        return _untimely(game, choices[0] if choices else None)
    return Refusal(own_choice.rules[0] if own_choice.rules else "", own_choice.reason)


def _untimely(game: Game, own_choice: Choice[Any] | None) -> Refusal:
    """Return why a kind of pick is untimely: the seat's question does not take it. The rule is that
    of the question, or of the step that has the public name of a question to another seat."""
    if game.result is not None:
        return Refusal("", "game-over")
    if own_choice is not None:
        return Refusal(own_choice.rules[0] if own_choice.rules else "", "not-now")
    names = [name for _, name in awaited(game)]
    named: Any = registered(namespace_of(type(game)), min(names)) if names else Step
    return Refusal(named.rules[0] if named.rules else "", "not-your-turn")


def play(game: Game, seat: Seat, pick: Pick, stack: Agenda | None = None) -> None:
    """Play a legal pick in place, unchecked: for search, which has its own copy.

    `stack` is the stack that holds the seat's question, if the caller knows it. IllegalMove if the
    pick answers nothing.
    """
    stacks: Any = _asking(game, seat) if stack is None else (stack,)
    if not (_answers(game, stacks, seat, pick) or _speaks(game, seat, pick)):
        raise IllegalMove(Refusal("", "not-your-turn"))
    _settle(game, game.agenda)


def _asking(game: Game, seat: Seat) -> list[Agenda]:
    """Return the stacks that hold a question to this seat."""
    return [stack for stack in open_stacks(game.agenda)[0] if seat in stack[-1].seats(game)]  # type: ignore[union-attr]


def _answers(game: Game, stacks: Sequence[Agenda], seat: Seat, pick: Pick) -> bool:
    """Answer the first question on these stacks that takes such a pick; return whether one does.

    The stacks hold questions to this seat.
    """
    kind = type(pick)
    for stack in stacks:
        choice: Any = stack[-1]
        if kind in choice.picks or kind in choice.retired:
            if isinstance(choice, Sealed):
                stack[-1] = _with_answer(choice, seat, pick)
            else:
                _close(game, stack, choice, seat, pick)
            return True
    return False


def _speaks(game: Game, seat: Seat, pick: Pick) -> bool:
    """Give the pick to an aside that is open to the seat; return whether one takes it.

    Steps that the aside plans run before the question to this seat, or else before all steps of its
    lane.
    """
    for lanes in open_stacks(game.agenda)[1]:
        aside: Any = lanes.aside
        if type(pick) in aside.picks and seat in aside.seats(game):
            inside = lanes.lanes[0]
            asked: list[Any] = open_stacks(inside)[0]
            game.here = next((s for s in asked if seat in s[-1].seats(game)), inside)
            lanes.aside = aside.taken(game, seat, pick)
            return True
    return False
