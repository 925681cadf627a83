"""What a game is made of: picks, steps, choices, lanes, events, and the state that plans them.

The agenda is a stack of small frozen dataclasses, each a named rule of a rulebook. A step runs by
itself or is a `Choice`: who is asked, what they may pick, what follows. Nothing that waits for a
person is ever a closure or a coroutine, so any moment of any game can be saved, inspected, undone,
searched and migrated. `engine.kernel` runs it; import from there.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from enum import Enum
from typing import Any, ClassVar, Final, Generic, TypeVar, dataclass_transform

from engine import rng

Seat = int
"""A place at the table, 0 <= seat < game.seats."""

Fact = Any
"""What an event tells: a word (str), a number, a seat, a list of words, or counts by word."""


class Viewpoint(Enum):
    """A viewer that is no seat."""

    EVERYTHING = "everything"


EVERYTHING: Final = Viewpoint.EVERYTHING
"""A game master's eye: sees all; never for a channel."""

Viewer = Seat | Viewpoint | None
"""Who looks: a seat, None for a spectator, EVERYTHING for a game master."""

G = TypeVar("G", bound="Game")
C = TypeVar("C", bound=type)

_REGISTRY: dict[tuple[str, str], type] = {}


def package_of(cls: type) -> str:
    """The dotted name of the package a class is written in: the name space of its saved names."""
    return cls.__module__.rpartition(".")[0]


def registered(package: str, name: str) -> type:
    """The step or pick class saved as `name` by a game of `package`; KeyError if there is none."""
    return _REGISTRY[package, name]


def registered_classes(package: str) -> list[type]:
    """Every step and pick class of `package`, in the order they were defined."""
    return [cls for (where, _), cls in _REGISTRY.items() if where == package]


def _register(cls: C) -> C:
    made: Any = dataclass(frozen=True, slots=True)(cls)
    key = package_of(made), made.__name__
    if key in _REGISTRY and _REGISTRY[key].__module__ != made.__module__:
        raise TypeError(f"two steps or picks of {key[0]} are called {key[1]}")
    _REGISTRY[key] = made
    return made  # type: ignore[no-any-return]


@dataclass_transform(frozen_default=True)
def step(cls: C) -> C:
    """Make a frozen, slotted step class and register it by name, so that it can be saved.

    Class and field names are save format: renaming one costs a migration.
    """
    return _register(cls)


@dataclass_transform(frozen_default=True)
def pick(cls: C) -> C:
    """Make a frozen, slotted pick class and register it by name, so that it can be saved."""
    return _register(cls)


class Pick:
    """One legal answer. One class per kind of move; its field names are the slash options.

    Fields hold words (str), numbers (int), or tuples of them; nothing of the state.
    """

    __slots__ = ()
    verb: ClassVar[str]
    idle: ClassVar[bool] = False
    """Whether it does nothing (pass, skip, done): what a seat picks that does not answer."""


class Step(Generic[G]):
    """A rule that happens by itself when it comes to the top of the agenda."""

    __slots__ = ()
    rules: ClassVar[tuple[str, ...]] = ()
    """Ids of the catalogue rules this step enforces."""

    def run(self, game: G) -> None:
        """Change the game; may push further steps with `game.then` or `game.each`."""
        raise NotImplementedError(f"{type(self).__name__} neither runs nor asks")


class Choice(Step[G]):
    """A question. It waits; the first answer closes it; no option means no question.

    With exactly one option the option is taken unasked, unless `always_ask`.
    """

    __slots__ = ()
    picks: ClassVar[tuple[type[Pick], ...]] = ()
    """The kinds of answer it takes: commands are registered from these without a game."""
    always_ask: ClassVar[bool] = False
    """True where the options depend on something a rival cannot see: then there is always at least
    one (neutral) option, and the question is always put."""
    known_as: ClassVar[str] = ""
    """What others may know of the question; the class's own name if empty."""

    def seats(self, game: G) -> Sequence[Seat]:
        """Who is awaited: `self.seat` unless overridden."""
        return (self.seat,)  # type: ignore[attr-defined]

    def others(self, game: G) -> Sequence[Seat]:
        """Who may interject without being awaited."""
        return ()

    def options(self, game: G, seat: Seat) -> Sequence[Pick]:
        """What `seat` may pick now, in a stable order."""
        raise NotImplementedError

    def chosen(self, game: G, seat: Seat, pick: Any) -> None:
        """What an awaited seat's answer does; the question is already off the agenda."""
        raise NotImplementedError

    def interjected(self, game: G, seat: Seat, pick: Any) -> None:
        """What an interjection does; the question stays on the agenda, under what this pushes."""
        raise NotImplementedError

    def refusal(self, game: G, seat: Seat, pick: Pick) -> Refusal:
        """Why `pick` is not among the options: rule, reason and figures."""
        return Refusal(self.rules[0] if self.rules else "", "not-offered")


class Sealed(Choice[G]):
    """A question to several seats at once, shut until the last has answered.

    A subclass repeats the field `answers`. An answer may be replaced until all are in.
    """

    __slots__ = ()
    answers: tuple[tuple[Seat, Pick], ...]

    def opened(self, game: G, answers: dict[Seat, Any]) -> None:
        """What happens once every awaited seat has answered."""
        raise NotImplementedError


@dataclass(slots=True)
class Lanes:
    """Stacks of steps side by side, each at its own pace; what was planned waits under them."""

    lanes: list[list[Step[Any] | Lanes]]


def side_by_side(*lanes: Sequence[Step[Any]]) -> Lanes:
    """Lanes of steps, each in reading order, to stand between steps in `Game.then`."""
    return Lanes([list(lane[::-1]) for lane in lanes])


Agenda = list[Step[Any] | Lanes]
"""The last item is the next to happen."""


@dataclass(frozen=True, slots=True)
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


@dataclass(frozen=True, slots=True)
class Event:
    """Something that happened, in the past tense; one event, one line per viewer.

    `facts` is for all (or for nobody but those in `secret`, if `hidden`); `secret` holds what a
    seat knows beyond that.
    """

    name: str
    facts: Mapping[str, Fact]
    secret: Mapping[Seat, Mapping[str, Fact]]
    hidden: bool = False

    def seen_by(self, viewer: Viewer) -> dict[str, Fact] | None:
        """What this viewer is told, or None if this viewer is told nothing."""
        if viewer is EVERYTHING:
            seen = dict(self.facts)
            for more in self.secret.values():
                seen.update(more)
            return seen
        known = self.secret.get(viewer) if isinstance(viewer, int) else None
        if known is None:
            return None if self.hidden else dict(self.facts)
        return {**self.facts, **known}


@dataclass(slots=True, kw_only=True)
class Game:
    """What lies on the table plus what is planned. Each game's state subclasses this."""

    seats: int
    seed: int
    """State of the random numbers, 64 bits."""
    agenda: Agenda = field(default_factory=list)
    result: tuple[Seat, ...] | None = None
    """None while the game runs, then the winning seats."""
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

    def cancel(self, kind: type[Step[Any]]) -> bool:
        """Strike the next planned step of this kind; False if none was planned here."""
        for i in range(len(self.here) - 1, -1, -1):
            if isinstance(self.here[i], kind):
                del self.here[i]
                return True
        return False

    def tell(
        self, name: str, secret: Mapping[Seat, Mapping[str, Fact]] | None = None, **facts: Fact
    ) -> None:
        """Tell everybody `facts`, and the seats in `secret` theirs as well."""
        self.told.append(Event(name, facts, secret or {}))

    def whisper(self, name: str, seat: Seat, **facts: Fact) -> None:
        """Tell one seat; nobody else learns that anything was told."""
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
