"""The parts of a game: picks, steps, questions, lanes, and the state that plans them.

The agenda is a stack of small frozen dataclasses, each a named rule of a rulebook. A step runs by
itself or is a `Choice`: its seats, their options, and what follows. What waits for a person is
data, not a closure or a coroutine, so each moment of a game can be saved, inspected, undone,
searched and migrated. `engine.kernel` runs it; import from there.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, ClassVar, Final, Generic, TypeVar

from engine import rng
from engine.frozen import frozen
from engine.shown import Event, Fact, Seat

G = TypeVar("G", bound="Game")

MOST_ITEMS: Final = 25
"""Things to choose several of, at most: so many entries a menu holds."""


class Pick:
    """One legal answer. One class per kind of move; its field names are the slash options.

    Fields hold words (str), numbers (int), or tuples of them; nothing of the state.
    """

    __slots__ = ()
    verb: ClassVar[str]
    idle: ClassVar[bool] = False
    """Whether it does nothing (pass, skip, done): what a seat picks that does not answer."""
    group: ClassVar[str] = ""
    """The group of typed commands that contains its verb; empty for the game's own."""


class Step(Generic[G]):
    """A rule that happens by itself when it comes to the top of the agenda."""

    __slots__ = ()
    rules: ClassVar[tuple[str, ...]] = ()
    """Ids of the catalogue rules this step enforces."""
    happens: ClassVar[bool] = True
    """False of a question, which waits."""

    def run(self, game: G) -> None:
        """Change the game; may push further steps with `game.then` or `game.each`."""
        raise NotImplementedError(f"{type(self).__name__} neither runs nor asks")


@frozen
class Several:
    """What a field of several things may hold: `least` to `most` of `items`, in their order."""

    items: tuple[Any, ...]
    least: int = 0
    most: int = MOST_ITEMS

    def __contains__(self, value: object) -> bool:
        if not isinstance(value, tuple) or not self.least <= len(value) <= self.most:
            return False
        rest = iter(self.items)
        return all(item in rest for item in value)


class Choice(Step[G]):
    """A question. It waits; the first answer closes it; no option means no question.

    With exactly one option the option is taken unasked, unless `always_ask`.
    """

    __slots__ = ()
    happens = False
    picks: ClassVar[tuple[type[Pick], ...]] = ()
    """The kinds of answer it takes: commands are registered from these without a game."""
    old: ClassVar[bool] = False
    """Whether only games that began under earlier rules ask it."""
    composed: ClassVar[tuple[type[Pick], ...]] = ()
    """The kinds among `picks` that are put together field by field, out of `values`: of those
    `options` names only the natural ones, the best first, and none if there is none at all."""
    retired: ClassVar[tuple[type[Pick], ...]] = ()
    """Kinds that only moves of older programs hold: `chosen` takes them when a game is played
    again, nobody is offered them."""
    always_ask: ClassVar[bool] = False
    """True where the options depend on something a rival cannot see: then there is always at least
    one (neutral) option, and the question is always put."""
    known_as: ClassVar[str] = ""
    """What others may know of the question; the class's own name if empty."""
    reason: ClassVar[str] = "not-offered"
    """Why whatever is not an option is refused, where one sentence says it: see `refusal`."""
    private: ClassVar[bool] = False
    """True if others cannot see that it was answered: there is no public event, and the next
    question looks the same. Not needed for questions in lanes."""

    def seats(self, game: G) -> Sequence[Seat]:
        """Who is awaited: `self.seat` unless overridden."""
        return (self.seat,)  # type: ignore[attr-defined]

    def options(self, game: G, seat: Seat) -> Sequence[Pick]:
        """What `seat` may pick now, in a stable order."""
        raise NotImplementedError

    def values(
        self, game: G, seat: Seat, kind: type[Pick], so_far: Mapping[str, Any]
    ) -> Sequence[Any] | Several:
        """What the next field of a composed pick may hold, given the fields before it.

        Every value of a sequence leaves one for each later field."""
        raise NotImplementedError

    def accepts(self, game: G, seat: Seat, pick: Any) -> bool:
        """Whether a pick whose every field is among its `values` may be played as a whole."""
        return True

    def chosen(self, game: G, seat: Seat, pick: Any) -> None:
        """What an awaited seat's answer does; the question is already off the agenda."""
        raise NotImplementedError

    def refusal(self, game: G, seat: Seat, pick: Pick) -> Refusal:
        """Why `pick` is not among the options: rule, reason and figures; unless overridden the
        question's first rule and its `reason`."""
        return Refusal(self.rules[0] if self.rules else "", self.reason)


class Sealed(Choice[G]):
    """A question to several seats at once, shut until the last has answered.

    A subclass repeats the field `answers`. An answer may be replaced until all are in.
    """

    __slots__ = ()
    answers: tuple[tuple[Seat, Pick], ...]

    def missing(self, game: G) -> Sequence[Seat]:
        """Who has to answer before it opens."""
        done = {seat for seat, _ in self.answers}
        return [
            seat
            for seat in self.seats(game)
            if seat not in done and (self.always_ask or self.options(game, seat))
        ]

    def opened(self, game: G, answers: dict[Seat, Any]) -> None:
        """What happens once every awaited seat has answered."""
        raise NotImplementedError


class Window(Sealed[G]):
    """A moment at which each of `seats`, in this order, may react to what is about to happen.

    All are asked at once and in secret, and may always pass (an `idle` pick, their first option).
    It shuts once the first reaction in order is certain; with no seats, at once. Until then others
    see all its seats as awaited, so `seats` may depend on public facts alone. A subclass repeats
    the field `answers`.
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
        """Shut: the first reaction in order counts. That others passed is now known: a barrier."""
        if not answers:  # nobody could react
            self.passed(game)
            return
        seats = self.seats(game)
        if len(seats) > 1:
            game.reveal()
        first = next((seat for seat in seats if not answers[seat].idle), None)
        if first is None:
            self.passed(game)
        else:
            self.reacted(game, first, answers[first])

    def reacted(self, game: G, seat: Seat, pick: Any) -> None:
        """What the first reaction in order does; the window is shut."""
        raise NotImplementedError

    def passed(self, game: G) -> None:
        """What happens when all have passed, or nobody could react: nothing, unless overridden."""


class Aside(Choice[G]):
    """What `seats` may do at any time `during` other steps: beside the question they are asked, or
    while another seat is asked.

    It is never awaited and keeps no question open; its kinds of pick are its own. What it does
    comes before the question, which is then asked again. Its picks must come to an end.
    """

    __slots__ = ()

    def taken(self, game: G, seat: Seat, pick: Any) -> Aside[G] | None:
        """What the pick does. Returns what is open from then on: this, another, or None."""
        raise NotImplementedError


@dataclass(slots=True)
class Lanes:
    """Stacks of steps side by side, each at its own pace; what was planned waits under them."""

    lanes: list[list[Step[Any] | Lanes]]
    aside: Aside[Any] | None = None
    """What may be done at any time until they are empty: over a single stack, see `during`."""


def side_by_side(*lanes: Sequence[Step[Any]]) -> Lanes:
    """Return lanes of steps, each in reading order, for use among the steps of `Game.then`."""
    return Lanes([list(lane[::-1]) for lane in lanes])


def during(aside: Aside[Any], *steps: Step[Any] | Lanes) -> Lanes:
    """Return steps in reading order with an aside that is open until they and what they plan are
    done; for use among the steps of `Game.then`."""
    return Lanes([list(steps[::-1])], aside)


Agenda = list[Step[Any] | Lanes]
"""The last item is the next to happen."""


@frozen
class Refusal:
    """Why a pick is refused: catalogue rule id, reason id, and the figures of the sentence."""

    rule: str
    reason: str
    figures: Mapping[str, Fact] = field(default_factory=dict)


class IllegalMove(Exception):
    """A pick that the rules refuse. Carries a `Refusal`; the sentence is the bot's to say."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(f"{refusal.reason} ({refusal.rule}) {dict(refusal.figures)}")
        self.refusal = refusal


class _DiscardEvents(list[Event]):
    def append(self, event: Event) -> None:
        pass


DISCARD_EVENTS: Final = _DiscardEvents()
"""A `Game.told` for playouts: it discards events and stays empty."""


@dataclass(slots=True, kw_only=True)
class Game:
    """What lies on the table plus what is planned. Each game's state subclasses this."""

    seats: int
    seed: int
    """State of the random numbers, 64 bits."""
    agenda: Agenda = field(default_factory=list)
    result: tuple[Seat, ...] | None = None
    """None while the game runs, then all winning seats; () if nobody won."""
    barriers: int = 0
    """How often something was rolled, shuffled or revealed: undo does not cross these."""
    here: Agenda = field(default_factory=list, compare=False, repr=False)
    """The stack the running step pushes to. Transient: neither saved nor compared."""
    told: list[Event] = field(default_factory=list, compare=False, repr=False)
    """Events of the pick being played. Transient."""

    def then(self, *steps: Step[Any] | Lanes) -> None:
        """Plan these next, in reading order, before what was planned."""
        self.here.extend(steps[::-1])

    def each(self, *lanes: Sequence[Step[Any]]) -> None:
        """Plan these next, side by side, each lane in reading order and at its own pace."""
        self.here.append(side_by_side(*lanes))

    def tell(
        self, name: str, secret: Mapping[Seat, Mapping[str, Fact]] | None = None, **facts: Fact
    ) -> None:
        """Tell everybody `facts`, and the seats in `secret` theirs as well."""
        if self.told is not DISCARD_EVENTS:
            self.told.append(Event(name, facts, secret or {}))

    def whisper(self, name: str, seat: Seat, **facts: Fact) -> None:
        """Tell one seat; the event is hidden from the others."""
        if self.told is not DISCARD_EVENTS:
            self.told.append(Event(name, {}, {seat: facts}, hidden=True))

    def roll(self, sides: int) -> int:
        """A number 0 <= n < sides; a barrier to undo."""
        self.barriers += 1
        self.seed, n = rng.below(self.seed, sides)
        return n

    def shuffle(self, items: list[Any]) -> None:
        """Shuffle in place; a barrier to undo."""
        self.barriers += 1
        self.seed = rng.shuffle(self.seed, items)

    def reveal(self) -> None:
        """Something hidden was shown; a barrier to undo."""
        self.barriers += 1


TRANSIENT: Final = frozenset({"here", "told"})
"""Fields of `Game` that live only while a pick is played."""
