"""The kernel: settling, asking and playing a game that is a state plus an agenda of named steps.

`engine.steps` holds what a game is made of, `engine.shown` what it shows; both are imported from
here. The kernel knows no game.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Any

from engine.copying import clone
from engine.shown import Score, ScoreRow, View
from engine.steps import (
    EVERYTHING,
    TRANSIENT,
    Agenda,
    Choice,
    Event,
    Fact,
    G,
    Game,
    IllegalMove,
    Lanes,
    Pick,
    Refusal,
    Sealed,
    Seat,
    Step,
    Viewer,
    Viewpoint,
    package_of,
    pick,
    registered,
    registered_classes,
    side_by_side,
    step,
)

__all__ = [
    "EVERYTHING",
    "TRANSIENT",
    "Agenda",
    "Choice",
    "Event",
    "Fact",
    "Game",
    "IllegalMove",
    "Lanes",
    "Pick",
    "Refusal",
    "Score",
    "ScoreRow",
    "Sealed",
    "Seat",
    "Step",
    "View",
    "Viewer",
    "Viewpoint",
    "apply",
    "awaited",
    "lane_of",
    "legal",
    "package_of",
    "pending",
    "pick",
    "play",
    "question",
    "registered",
    "registered_classes",
    "side_by_side",
    "start",
    "step",
]

# --- settling -----------------------------------------------------------------------------------


def start(game: G) -> G:
    """Run a fresh game to its first question, in place; returns it."""
    _settle(game, game.agenda)
    return game


def _settle(game: Any, stack: Agenda) -> None:
    """Run automatic steps until the top of every open lane is a question somebody must answer."""
    while stack and game.result is None:
        top = stack[-1]
        if isinstance(top, Lanes):
            for lane in top.lanes:
                _settle(game, lane)
            if any(top.lanes):
                break
            stack.pop()
        elif isinstance(top, Choice):
            if not _closes_unasked(game, stack, top):
                break
        else:
            stack.pop()
            game.here = stack
            top.run(game)
    if game.result is not None:
        game.agenda.clear()


def _closes_unasked(game: Any, stack: Agenda, choice: Choice[Any]) -> bool:
    if isinstance(choice, Sealed):
        return _opens(game, stack, choice)
    if choice.always_ask:
        return False
    asked = [(seat, found) for seat in choice.seats(game) if (found := choice.options(game, seat))]
    if not asked:
        stack.pop()
        return True
    seat, found = asked[0]
    if len(asked) > 1 or len(found) > 1 or choice.others(game):
        return False
    _close(game, stack, choice, seat, found[0])
    return True


def _opens(game: Any, stack: Agenda, sealed: Sealed[Any]) -> bool:
    if not sealed.always_ask:
        for seat in _awaited(game, sealed):
            found = sealed.options(game, seat)
            if len(found) == 1:
                stack[-1] = sealed = _with_answer(sealed, seat, found[0])
    if _awaited(game, sealed):
        return False
    stack.pop()
    game.here = stack
    sealed.opened(game, dict(sealed.answers))
    return True


def _with_answer(sealed: Any, seat: Seat, pick: Pick) -> Any:
    kept = [(s, p) for s, p in sealed.answers if s != seat]
    return replace(sealed, answers=tuple(sorted([*kept, (seat, pick)], key=lambda sp: sp[0])))


def _close(game: Any, stack: Agenda, choice: Choice[Any], seat: Seat, pick: Pick) -> None:
    stack.pop()
    game.here = stack
    choice.chosen(game, seat, pick)


def _awaited(game: Any, choice: Choice[Any]) -> Sequence[Seat]:
    if isinstance(choice, Sealed):
        done = {seat for seat, _ in choice.answers}
        return [
            seat
            for seat in choice.seats(game)
            if seat not in done and (choice.always_ask or choice.options(game, seat))
        ]
    return choice.seats(game)


# --- asking -------------------------------------------------------------------------------------


def _open(stack: Agenda, lane: tuple[int, ...] = ()) -> Iterator[tuple[tuple[int, ...], Agenda]]:
    """Each stack whose top is an open question, with its path of lane numbers."""
    if not stack:
        return
    top = stack[-1]
    if isinstance(top, Lanes):
        for n, below in enumerate(top.lanes):
            yield from _open(below, (*lane, n))
    else:
        yield lane, stack


def _questions(game: Game) -> Iterator[tuple[Agenda, Choice[Any]]]:
    for _, stack in _open(game.agenda):
        top = stack[-1]
        assert isinstance(top, Choice), f"unsettled: {top}"
        yield stack, top


def pending(game: Game) -> list[tuple[Choice[Any], list[Seat]]]:
    """Each open question and whom it awaits."""
    return [(choice, list(_awaited(game, choice))) for _, choice in _questions(game)]


def awaited(game: Game) -> list[tuple[Seat, str]]:
    """Who is awaited and by what public name: never more than others may know; by seat."""
    found = [
        (seat, choice.known_as or type(choice).__name__)
        for choice, seats in pending(game)
        for seat in seats
    ]
    return sorted(found)


def question(game: Game, seat: Seat) -> Choice[Any] | None:
    """The question that awaits this seat (or holds its replaceable answer), if there is one."""
    for _, choice in _questions(game):
        if seat in choice.seats(game):
            return choice
    return None


def lane_of(game: Game, seat: Seat) -> tuple[int, ...] | None:
    """The path of lanes in which this seat is asked; () is the main stack, None is nowhere."""
    for lane, stack in _open(game.agenda):
        top = stack[-1]
        if isinstance(top, Choice) and seat in top.seats(game):
            return lane
    return None


def legal(game: Game, seat: Seat) -> list[Pick]:
    """What this seat may pick now: its question's options, then its interjections."""
    found: list[Pick] = []
    interjections: list[Pick] = []
    for _, choice in _questions(game):
        if seat in choice.seats(game):
            found.extend(choice.options(game, seat))
        elif seat in choice.others(game):
            interjections.extend(choice.options(game, seat))
    found.extend(interjections)
    return found


# --- playing ------------------------------------------------------------------------------------


def apply(game: G, seat: Seat, pick: Pick) -> tuple[G, tuple[Event, ...]]:
    """The game after a checked pick, and what was told; the game given is left alone.

    Raises IllegalMove, with the rule, the reason and its figures.
    """
    after = clone(game)
    _check(after, seat, pick)
    after.told = []
    play(after, seat, pick)
    events = tuple(after.told)
    after.told = []
    return after, events


def _check(game: Game, seat: Seat, pick: Pick) -> None:
    """Raise IllegalMove unless `pick` is offered to `seat` now."""
    if game.result is not None:
        raise IllegalMove(Refusal("", "game-over"))
    mine: Choice[Any] | None = None
    for _, choice in _questions(game):
        if seat in choice.seats(game) or seat in choice.others(game):
            if pick in choice.options(game, seat):
                return
            if mine is None or type(pick) in choice.picks:
                mine = choice
    if mine is None:
        raise IllegalMove(Refusal("", "not-your-turn"))
    if type(pick) not in mine.picks:
        raise IllegalMove(Refusal(mine.rules[0] if mine.rules else "", "not-now"))
    raise IllegalMove(mine.refusal(game, seat, pick))


def play(game: Game, seat: Seat, pick: Pick) -> None:
    """Play a legal pick in place, unchecked: for search on one's own copy."""
    kind = type(pick)
    for stack, choice in _questions(game):
        if kind not in choice.picks:
            continue
        if seat in choice.seats(game):
            if isinstance(choice, Sealed):
                stack[-1] = _with_answer(choice, seat, pick)
            else:
                _close(game, stack, choice, seat, pick)
            break
        if seat in choice.others(game):
            game.here = stack
            choice.interjected(game, seat, pick)
            break
    else:
        raise IllegalMove(Refusal("", "not-your-turn"))
    _settle(game, game.agenda)
