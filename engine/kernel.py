"""The kernel settles, asks and plays games; a game is a state plus an agenda of named steps.

`engine.steps` defines the parts of a game, `engine.shown` its output; import both from here. The
kernel knows no game.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import fields
from functools import cache
from typing import Any

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
    Several,
    Step,
    Window,
    during,
    side_by_side,
)

__all__ = [
    "DISCARD_EVENTS",
    "EVERYTHING",
    "MAX_MENU_ITEMS",
    "TRANSIENT",
    "Agenda",
    "Aside",
    "Choice",
    "Event",
    "Fact",
    "Game",
    "IllegalMove",
    "KeptEvents",
    "Lanes",
    "Pick",
    "Refusal",
    "Score",
    "ScoreRow",
    "Sealed",
    "Seat",
    "Several",
    "Step",
    "View",
    "Viewer",
    "Viewpoint",
    "Window",
    "apply",
    "awaited",
    "decision",
    "during",
    "lane_of",
    "legal",
    "namespace_of",
    "offered",
    "open_to",
    "pending",
    "pick",
    "play",
    "question",
    "registered",
    "registered_classes",
    "settled",
    "side_by_side",
    "start",
    "step",
]

# --- settling -----------------------------------------------------------------------------------


def start(game: G) -> G:
    """Run a fresh game to its first question, in place, and return it."""
    _settle(game, game.agenda)
    return game


def settled(game: G) -> tuple[G, tuple[Event, ...]] | None:
    """Advance a game saved under other rules to the first question of the current rules.

    Return it with the events on the way, or None if nothing changes. The argument is not changed.
    Needed because a question may have a single answer after a change of rules: no seat is asked
    then, so the game would wait for ever.
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
        for _, allowed in _allowed(game, choice, seat, pick)
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


# --- asking -------------------------------------------------------------------------------------


def _open(agenda: Agenda) -> tuple[list[Agenda], list[Lanes]]:
    """Return each stack whose top is an open question, and all lanes with an aside, the outermost
    first."""
    if agenda and type(agenda[-1]) is not Lanes:
        return [agenda], []
    stacks: list[Agenda] = []
    lanes_with_aside: list[Lanes] = []
    todo = [agenda]
    for stack in todo:  # `todo` grows as lanes are met
        if stack:
            top = stack[-1]
            if type(top) is not Lanes:
                stacks.append(stack)
                continue
            if top.aside is not None:
                lanes_with_aside.append(top)
            todo += top.lanes
    return stacks, lanes_with_aside


def _questions(game: Game) -> list[Any]:
    return [stack[-1] for stack in _open(game.agenda)[0]]


def pending(game: Game) -> list[tuple[Choice[Any], list[Seat]]]:
    """Return each open question with the seats that must answer it."""
    return [
        (asked, list(asked.missing(game) if isinstance(asked, Sealed) else asked.seats(game)))
        for asked in _questions(game)
    ]


def decision(game: Game) -> tuple[Seat, Sequence[Pick], Agenda]:
    """Return the first seat that must answer, its picks, and the stack that holds its question.

    For random play, which needs this in one walk of the agenda. LookupError if no seat must answer.
    """
    stacks, lanes_with_aside = _open(game.agenda)
    for stack in stacks:
        choice: Any = stack[-1]
        missing = choice.missing(game) if isinstance(choice, Sealed) else choice.seats(game)
        if missing:
            seat = missing[0]
            picks = choice.options(game, seat)
            for lanes in lanes_with_aside:
                aside: Any = lanes.aside
                if seat in aside.seats(game):
                    picks = [*picks, *aside.options(game, seat)]
            return seat, picks, stack
    raise LookupError("nobody is awaited")


def awaited(game: Game) -> list[tuple[Seat, str]]:
    """Return the seats that are awaited, with the public name of each question.

    A window lists all its seats until it shuts, including those that have answered.
    """
    return sorted(
        (seat, asked.known_as or type(asked).__name__)
        for asked, missing in pending(game)
        for seat in (asked.seats(game) if isinstance(asked, Window) else missing)
    )


def question(game: Game, seat: Seat) -> Choice[Any] | None:
    """Return the question that awaits this seat or holds its replaceable answer, or None."""
    return next((asked for asked in _questions(game) if seat in asked.seats(game)), None)


def open_to(game: Game, seat: Seat) -> list[Choice[Any]]:
    """Return the choices that this seat may answer now: its question, then the asides."""
    stacks, lanes_with_aside = _open(game.agenda)
    choices: list[Any] = [stack[-1] for stack in stacks] + [
        lanes.aside for lanes in lanes_with_aside
    ]
    return [choice for choice in choices if seat in choice.seats(game)]


def lane_of(game: Game, seat: Seat) -> tuple[int, ...] | None:
    """Return the path of lanes to this seat's question, or else to an aside that is open to it.

    () is the main stack; None if there is neither. A single lane counts as part of its parent.
    """
    aside_path: tuple[int, ...] | None = None
    todo: list[tuple[tuple[int, ...], Agenda]] = [((), game.agenda)]
    while todo:
        path, stack = todo.pop()
        top: Any = stack[-1] if stack else None
        if isinstance(top, Lanes):
            if aside_path is None and top.aside is not None and seat in top.aside.seats(game):
                aside_path = path
            lone = len(top.lanes) == 1
            todo += [(path if lone else (*path, n), lane) for n, lane in enumerate(top.lanes)][::-1]
        elif top is not None and seat in top.seats(game):
            return path
    return aside_path


def legal(game: Game, seat: Seat) -> list[Pick]:
    """Return what this seat may pick now: the options of its question, then those of the asides.

    Of composed kinds it lists only the natural picks: see `offered`.
    """
    picks: list[Pick] = []
    for choice in open_to(game, seat):
        picks += choice.options(game, seat)
    return picks


def offered(game: Game, seat: Seat, pick: Pick) -> bool:
    """Return whether this seat may play this pick now, listed by `legal` or not."""
    return any(_takes(game, choice, seat, pick) for choice in open_to(game, seat))


def _takes(game: Game, choice: Choice[Any], seat: Seat, pick: Pick) -> bool:
    """Return whether the pick is an option of this choice, or a valid composed pick."""
    options = choice.options(game, seat)
    if pick in options:
        return True
    kind = type(pick)
    if kind not in choice.composed or all(type(option) is not kind for option in options):
        return False
    allowed_fields = all(value in allowed for value, allowed in _allowed(game, choice, seat, pick))
    return allowed_fields and choice.accepts(game, seat, pick)


def _allowed(
    game: Game, choice: Choice[Any], seat: Seat, pick: Pick
) -> Iterator[tuple[Any, Sequence[Any] | Several]]:
    """Yield for each field of a composed pick its value and what it may hold, given the earlier
    fields."""
    so_far: dict[str, Any] = {}
    kind: Any = type(pick)
    for name in _field_names(kind):
        value = getattr(pick, name)
        yield value, choice.values(game, seat, kind, so_far)
        so_far[name] = value


@cache
def _field_names(kind: Any) -> tuple[str, ...]:
    return tuple([field.name for field in fields(kind)])


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
        raise IllegalMove(Refusal("", "game-over"))
    own_choice: Choice[Any] | None = None
    for choice in open_to(game, seat):
        if _takes(game, choice, seat, pick):
            return
        if own_choice is None or type(pick) in choice.picks:
            own_choice = choice
    if own_choice is None:
        raise IllegalMove(Refusal("", "not-your-turn"))
    if type(pick) not in own_choice.picks:
        raise IllegalMove(Refusal(own_choice.rules[0] if own_choice.rules else "", "not-now"))
    raise IllegalMove(own_choice.refusal(game, seat, pick))


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
    return [stack for stack in _open(game.agenda)[0] if seat in stack[-1].seats(game)]  # type: ignore[union-attr]


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
    for lanes in _open(game.agenda)[1]:
        aside: Any = lanes.aside
        if type(pick) in aside.picks and seat in aside.seats(game):
            inside = lanes.lanes[0]
            asked: list[Any] = _open(inside)[0]
            game.here = next((s for s in asked if seat in s[-1].seats(game)), inside)
            lanes.aside = aside.taken(game, seat, pick)
            return True
    return False
