"""What a move changes for each viewer. Pure.

Everything here is derived from projections: a rival's secret pick changes neither my revision nor a
public message, because nothing that I or the public can see has changed.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, fields, is_dataclass, replace
from typing import Any

from bot.model.states import SheetOccasion
from bot.table.positions import Position
from engine.facts import befalls
from engine.kernel import Choice, Event, Game, Seat, View, Window, awaited, pending
from engine.package import is_loss


@dataclass(frozen=True)
class Changes:
    """What a move changes. `sheets`: seat -> "start", "turn", "loss" (each a new message) or
    "change" (an edit of the posted message)."""

    raised: frozenset[Seat]
    """Seats whose own question changed."""
    public: bool
    """Whether a spectator can see that anything changed."""
    sheets: Mapping[Seat, SheetOccasion]
    ended: int | None = None
    """The chapter (a day, a round) that this move ended; None if it ended none."""
    asked: frozenset[Seat] = frozenset()
    """Seats that are awaited now and were not before, and those in `released`."""
    released: frozenset[Seat] = frozenset()
    """Awaited seats whose window is over. Nobody sees who had answered it, so all of them are
    called."""
    sole: Seat | None = None
    """The seat that is now publicly the only awaited one, and was not before."""
    handed: frozenset[Seat] = frozenset()
    """Seats that are now publicly awaited, and were not before."""


def phase_key(view: View) -> str:
    """Return the key of a view's phase; each phase has one dashboard message."""
    return f"{view.phase}/{view.chapter}"


def seen_seats(game: Game) -> set[Seat]:
    """Return the publicly awaited seats: for a window all its seats, including those that have
    answered. Displays, lists and clocks use it, so that they do not reveal who has answered."""
    return {seat for seat, _ in awaited(game)}


def windows(game: Game) -> dict[Seat, Window[Any]]:
    """Return the open window of each seat that a window asks, without its answers."""
    return {
        seat: replace(asked, answers=())  # type: ignore[type-var]
        for asked, _ in pending(game)
        if isinstance(asked, Window)
        for seat in asked.seats(game)
    }


def awaited_seats(game: Game) -> set[Seat]:
    """Return the seats that must answer before the game can go on."""
    return {seat for _, seats in pending(game) for seat in seats}


def at_start(begun: Position) -> Changes:
    """Return the changes at the start of a game: everything."""
    seats = range(begun.game.seats)
    return Changes(frozenset(seats), True, dict.fromkeys(seats, "start"), asked=begun.awaited)


def between(
    before: Position,
    after: Position,
    events: Sequence[Event],
    mover: Seat | None,
    stirred: frozenset[Seat] = frozenset(),
) -> Changes:
    """Return what changes between two positions. `mover`: the seat that moved, None for a game
    master; `stirred`: seats whose revision rises in any case."""
    raised = set(stirred) if mover is None else {mover} | stirred
    raised |= {
        s
        for s in range(after.game.seats)
        if _question_fingerprint(before, s) != _question_fingerprint(after, s)
    }
    was, now = before.view(None), after.view(None)
    released = _released(before, after)
    asked = (after.awaited - before.awaited) | released
    public = was != now or any(event.seen_by(None) is not None for event in events)
    return Changes(
        frozenset(raised),
        public,
        {
            seat: occasion
            for seat in range(after.game.seats)
            if (occasion := _occasion(after, events, mover, seat, seat in raised, seat in asked))
        },
        was.chapter if now.chapter > was.chapter or now.result is not None else None,
        asked,
        released,
        _sole(now) if _sole(now) != _sole(was) else None,
        _seen(now) - _seen(was),
    )


def _released(before: Position, after: Position) -> frozenset[Seat]:
    was, now = windows(before.game), windows(after.game)
    return frozenset(s for s in was if s in after.awaited and was[s] != now.get(s))


def _sole(view: View) -> Seat | None:
    """Return the only awaited seat; None if there are several, or none."""
    seats = _seen(view)
    return next(iter(seats)) if len(seats) == 1 else None


def _seen(view: View) -> frozenset[Seat]:
    return frozenset(seat for seat, _ in view.awaited)


def _occasion(
    after: Position,
    events: Sequence[Event],
    mover: Seat | None,
    seat: Seat,
    raised: bool,
    asked: bool,
) -> SheetOccasion | None:
    """Return why this seat's sheet is posted or updated; None if it is not."""
    if seat != mover:
        losses = after.package.LOSSES
        if any(
            is_loss(losses, event.name, facts, seat)
            for event in events
            if (facts := event.seen_by(seat)) is not None
        ):
            return "loss"
        if asked:
            return "turn"
        raised = raised or any(touches(event, seat) for event in events)
    return "change" if raised else None


def touches(event: Event, seat: Seat) -> bool:
    """Return whether the event happened to this seat, as far as this seat can see."""
    facts = event.seen_by(seat)
    if facts is None:
        return False
    return seat in event.secret or befalls(facts, seat)


def _question_fingerprint(position: Position, seat: Seat) -> Any:
    """Return a fingerprint of a seat's question: everything that an index into its picks, or the
    path to a composed pick, depends on."""
    if seat not in position.fingerprints:
        stands = position.seat_view(seat)
        asked = _without_answers(stands.question)
        first = [draft.values({}) for draft in stands.drafts]
        phase = phase_key(position.view(None))
        position.fingerprints[seat] = phase, asked, stands.picks, first, stands.awaited
    return position.fingerprints[seat]


def _without_answers(asked: Choice[Any] | None) -> Any:
    """Return a question's class and fields without the sealed answers of others, which are
    secret."""
    if asked is None or not is_dataclass(asked):
        return asked
    kept = [getattr(asked, f.name) for f in fields(asked) if f.name != "answers"]
    return type(asked), kept
