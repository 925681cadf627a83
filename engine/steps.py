"""The parts of a game: picks, steps, questions, lanes, and the state with its agenda.

The agenda is a stack of small frozen dataclasses, each a named rule of a rulebook. A step runs by
itself or is a `Choice`: its seats, their options, and the effect of an answer. A waiting question
is data, not a closure or a coroutine, so each moment of a game can be saved, inspected, undone,
searched and migrated. `engine.kernel` runs it; import from there.
"""

from __future__ import annotations

from collections.abc import Container, Hashable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, ClassVar, Final, Generic, Self, TypeVar

from engine import rng
from engine.frozen import frozen
from engine.shown import Event, Fact, Seat

G = TypeVar("G", bound="Game")

MAX_MENU_ITEMS: Final = 25
"""Maximum items of a field that holds several: the entries of a menu."""


class Pick:
    """An answer to a question. One class per kind of move; its fields are the slash options.

    Fields hold words (str), numbers (int), or tuples of them, and no part of the state.
    """

    __slots__ = ()
    verb: ClassVar[str]
    idle: ClassVar[bool] = False
    """Whether it does nothing (pass, skip, done): the default of a seat that does not answer."""
    group: ClassVar[str] = ""
    """The command group that contains its verb; empty for the game's own group."""

    @classmethod
    def of(cls, *values: Hashable) -> Self:
        """Return the one object with these values: it is made once and kept. For picks that random
        games need again and again."""
        return cls(*values)


class Step(Generic[G]):
    """A rule that runs by itself when it reaches the top of the agenda."""

    __slots__ = ()
    rules: ClassVar[tuple[str, ...]] = ()
    """Ids of the catalogue rules this step enforces."""
    happens: ClassVar[bool] = True
    """False for a question, which waits."""

    @classmethod
    def of(cls, *values: Hashable) -> Self:
        """Return the one object with these values: it is made once and kept. For steps that random
        games need again and again."""
        return cls(*values)

    def run(self, game: G) -> None:
        """Change the game; may push further steps with `game.then` or `game.each`."""
        raise NotImplementedError(f"{type(self).__name__} neither runs nor asks")


@frozen
class Several:
    """Allowed values of a field with several things: `least` to `most` of `items`, in their
    order."""

    items: tuple[Any, ...]
    least: int = 0
    most: int = MAX_MENU_ITEMS

    def __contains__(self, value: object) -> bool:
        if not isinstance(value, tuple) or not self.least <= len(value) <= self.most:
            return False
        remaining = iter(self.items)
        return all(item in remaining for item in value)


class Choice(Step[G]):
    """A question. It waits for an answer; the first one closes it.

    Without options it is skipped. A single option is taken unasked, unless `always_ask`.
    """

    __slots__ = ()
    happens = False
    picks: ClassVar[tuple[type[Pick], ...]] = ()
    """The kinds of answer it takes. Commands are registered from these, without a game."""
    old: ClassVar[bool] = False
    """Deprecated: asked only in games that began under earlier rules."""
    composed: ClassVar[tuple[type[Pick], ...]] = ()
    """The kinds among `picks` that are composed field by field from `values`.

    Of those `options` lists only the natural ones, the best first, and none if no such pick is
    possible."""
    retired: ClassVar[tuple[type[Pick], ...]] = ()
    """Deprecated kinds, which only moves of older programs hold: `chosen` takes them in replays, no
    seat is offered them."""
    always_ask: ClassVar[bool] = False
    """Whether it is asked even with a single option. Set it if the options depend on something that
    a rival cannot see; then there must always be a (neutral) option."""
    known_as: ClassVar[str] = ""
    """The public name of the question: the name of a step; that of its own class if empty."""
    reason: ClassVar[str] = "not-offered"
    """The reason id of the default `refusal`."""
    private: ClassVar[bool] = False
    """Whether others cannot see that it was answered: no public event follows, and the next
    question looks the same. Not needed for questions in lanes."""

    def seats(self, game: G) -> Sequence[Seat]:
        """Return the seats that are asked."""
        raise NotImplementedError

    def options(self, game: G, seat: Seat) -> Sequence[Pick]:
        """Return what `seat` may pick now, in a stable order."""
        raise NotImplementedError

    def values(
        self, game: G, seat: Seat, kind: type[Pick], so_far: Mapping[str, Any]
    ) -> Sequence[Any] | Several:
        """Return what the next field of a composed pick may hold, given the earlier fields.

        Each value of a sequence must leave a value for each later field.
        """
        raise NotImplementedError

    def accepts(self, game: G, seat: Seat, pick: Any) -> bool:
        """Return whether a pick whose fields are all among their `values` may be played as a
        whole."""
        return True

    def chosen(self, game: G, seat: Seat, pick: Any) -> None:
        """Carry out a seat's answer; the question is already off the agenda."""
        raise NotImplementedError

    def refusal(self, game: G, seat: Seat, pick: Any) -> Refusal:
        """Return why `pick` is not among the options: rule, reason and figures.

        The default is the question's first rule and its `reason`.
        """
        return Refusal(self.rules[0] if self.rules else "", self.reason)


@frozen
class SeatStep(Step[G]):
    """A step that happens to one seat."""

    seat: Seat


@frozen
class SeatChoice(Choice[G]):
    """A question to one seat."""

    seat: Seat

    def seats(self, game: G) -> Sequence[Seat]:
        return (self.seat,)


class Sealed(Choice[G]):
    """A question to several seats at once, whose answers stay secret until the last one.

    A subclass repeats the field `answers`. An answer may be replaced until all are in.
    """

    __slots__ = ()
    answers: tuple[tuple[Seat, Pick], ...]

    def missing(self, game: G) -> Sequence[Seat]:
        """Return the seats that must answer before it opens."""
        done = {seat for seat, _ in self.answers}
        return [
            seat
            for seat in self.seats(game)
            if seat not in done and (self.always_ask or self.options(game, seat))
        ]

    def opened(self, game: G, answers: dict[Seat, Any]) -> None:
        """Carry out the answers, when every awaited seat has answered."""
        raise NotImplementedError


class Window(Sealed[G]):
    """A question in which each of `seats`, in this order, may react to another seat's action.

    All are asked at once and in secret, and may always pass (an `idle` pick, their first option).
    It closes when the first reaction in order is certain, or at once without seats. Until then
    others see all its seats as awaited, so `seats` may depend on public facts only. A subclass
    repeats the field `answers`.
    """

    __slots__ = ()
    always_ask = True
    private = True

    def missing(self, game: G) -> Sequence[Seat]:
        answers = dict(self.answers)
        waiting: list[Seat] = []
        for seat in self.seats(game):
            if seat not in answers:
                waiting.append(seat)
            elif not waiting and not answers[seat].idle:
                break
        return waiting

    def opened(self, game: G, answers: dict[Seat, Any]) -> None:
        """Carry out the first reaction in order.

        This reveals that other seats passed, so it is a barrier to undo.
        """
        if not answers:  # no seat could react
            self.passed(game)
            return
        seats = self.seats(game)
        if len(seats) > 1:
            game.reveal()
        reacting_seat = next((seat for seat in seats if not answers[seat].idle), None)
        if reacting_seat is None:
            self.passed(game)
        else:
            self.reacted(game, reacting_seat, answers[reacting_seat])

    def reacted(self, game: G, seat: Seat, pick: Any) -> None:
        """Carry out the first reaction in order; the window is closed."""
        raise NotImplementedError

    def passed(self, game: G) -> None:
        """Called when all seats passed, or none could react; does nothing unless overridden."""


class Aside(Choice[G]):
    """Picks that `seats` may make at any time `during` other steps, whichever seat is asked.

    It is never awaited and keeps no question open; no question takes its kinds of pick. Its effect
    comes before the open question, which is then asked again. The number of its picks must be
    finite.
    """

    __slots__ = ()

    def taken(self, game: G, seat: Seat, pick: Any) -> Aside[G] | None:
        """Carry out the pick. Return the aside that is open afterwards: this, another, or None."""
        raise NotImplementedError


@dataclass(slots=True)
class Lanes:
    """Stacks of steps that run side by side, each at its own pace; the steps below wait for all."""

    lanes: list[list[Step[Any] | Lanes]]
    aside: Aside[Any] | None = None
    """Open until the lanes are empty; see `during` for one over a single stack."""


def side_by_side(*lanes: Sequence[Step[Any]]) -> Lanes:
    """Return lanes, each of steps in reading order, as an argument of `Game.then`."""
    return Lanes([list(lane[::-1]) for lane in lanes])


def during(aside: Aside[Any], *steps: Step[Any] | Lanes) -> Lanes:
    """Return steps in reading order with an aside, as an argument of `Game.then`.

    The aside is open until these steps and those that they plan are done.
    """
    return Lanes([list(steps[::-1])], aside)


Agenda = list[Step[Any] | Lanes]
"""The last item is the next to happen."""


@frozen
class Refusal:
    """Why a pick is refused: catalogue rule id, reason id, and the values in the sentence."""

    rule: str
    reason: str
    figures: Mapping[str, Fact] = field(default_factory=dict)


class IllegalMove(Exception):
    """The rules refuse a pick. Carries a `Refusal`; the bot has the sentence."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(f"{refusal.reason} ({refusal.rule}) {dict(refusal.figures)}")
        self.refusal = refusal


class _DiscardEvents(list[Event]):
    def append(self, event: Event) -> None:
        pass


DISCARD_EVENTS: Final = _DiscardEvents()
"""A `Game.new_events` for playouts: it discards events and stays empty."""


class KeptEvents(list[Event]):
    """A `Game.new_events` for simulations: events of other names are not made."""

    def __init__(self, names: Container[str], events: Iterable[Event] = ()) -> None:
        super().__init__(events)
        self.names = names


@dataclass(slots=True, kw_only=True)
class Game:
    """The state of a game: the table and the agenda. Each game's state subclasses this."""

    seats: int
    seed: int
    """State of the random numbers, 64 bits."""
    edition: int = 1
    """The edition of the rules by which it is played from its deal to its end: see
    `GamePackage.EDITION`."""
    agenda: Agenda = field(default_factory=list)
    result: tuple[Seat, ...] | None = None
    """None while the game runs, then all winning seats; () if nobody won."""
    barriers: int = 0
    """How often something was rolled, shuffled or revealed: undo does not cross these."""
    here: Agenda = field(default_factory=list, compare=False, repr=False)
    """The stack to which the running step pushes. Transient: neither saved nor compared."""
    new_events: list[Event] = field(default_factory=list, compare=False, repr=False)
    """Events of the pick being played. Transient."""

    def then(self, *steps: Step[Any] | Lanes) -> None:
        """Plan these steps next, in reading order, before those already planned."""
        self.here.extend(steps[::-1])

    def each(self, *lanes: Sequence[Step[Any]]) -> None:
        """Plan these lanes next, side by side, each of steps in reading order."""
        self.here.append(side_by_side(*lanes))

    def tell(
        self, name: str, secret: Mapping[Seat, Mapping[str, Fact]] | None = None, **facts: Fact
    ) -> None:
        """Add an event: all viewers see `facts`, and the seats of `secret` their own as well."""
        events = self.new_events
        if events is DISCARD_EVENTS or (type(events) is KeptEvents and name not in events.names):
            return
        events.append(Event(name, facts, secret or {}))

    def whisper(self, name: str, seat: Seat, **facts: Fact) -> None:
        """Add an event that only this seat sees."""
        if self.keeps(name):
            self.new_events.append(Event(name, {}, {seat: facts}, hidden=True))

    def keeps(self, name: str) -> bool:
        """Return whether `new_events` takes events of this name."""
        events = self.new_events
        if type(events) is KeptEvents:
            return name in events.names
        return events is not DISCARD_EVENTS

    def roll(self, sides: int) -> int:
        """Return a random number 0 <= n < sides; a barrier to undo."""
        self.barriers += 1
        self.seed, n = rng.below(self.seed, sides)
        return n

    def shuffle(self, items: list[Any]) -> None:
        """Shuffle in place; a barrier to undo."""
        self.barriers += 1
        self.seed = rng.shuffle(self.seed, items)

    def reveal(self) -> None:
        """Note that something hidden was shown; a barrier to undo."""
        self.barriers += 1


TRANSIENT: Final = frozenset({"here", "new_events"})
"""Fields of `Game` that are used only while a pick is played."""
