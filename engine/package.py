"""What a game gives to the house: its package. What most games share need not be written."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping, Sequence
from collections.abc import Set as AbstractSet
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import Any, Final

from pydantic import BaseModel

from engine.content import Rule, rules
from engine.conventions import Homes, found_by_convention
from engine.corrections import Correction
from engine.kit.piles import Pieces
from engine.luck import Chance
from engine.orders import Order
from engine.plans import Guard
from engine.record import GameRecord
from engine.registry import namespace_of, registered_classes
from engine.shown import Event, Score, Seat, View, Viewer
from engine.steps import Window
from engine.titles import Title
from engine.weights import Search, Strengths, Terms, Weights, strengths


@dataclass(frozen=True)
class Loss:
    """An event that costs a seat something; in words it is the text `loss-<event>`."""

    seat: str = "seat"
    """The fact that names who pays."""
    amount: str = ""
    """The fact that must be above 0 for it to have cost anything; empty if it always does."""


@dataclass(frozen=True)
class Setting:
    """What computers are trained and tried at."""

    options: Mapping[str, Any] = field(default_factory=dict)
    alone: bool = False
    """By one seat instead of several."""


HOMES: Final[Homes] = {
    "Options": ("options.Options",),
    "Record": ("record.Record",),
    "CHAPTER": ("telling.CHAPTER",),
    "begin": ("begin.begin",),
    "record": ("record.record",),
    "view": ("view.view",),
    "redeal": ("redeal.redeal",),
    "score": ("ending.score", "score.score"),
    "MIGRATIONS": ("migrations.MIGRATIONS",),
    "ORDERS": ("orders.ORDERS",),
    "GUARDS": ("guards.GUARDS",),
    "STRIKES": ("guards.STRIKES",),
    "stretch": ("guards.stretch",),
    "CORRECTIONS": ("corrections.CORRECTIONS",),
    "LOSSES": ("telling.LOSSES",),
    "NOTABLE": ("telling.NOTABLE",),
    "SHOWN": ("telling.SHOWN",),
    "judge": ("value.value",),
    "judge_end": ("value.value_at_end",),
    "sides": ("ending.sides",),
    "pieces": ("pieces.pieces",),
    "statistics": ("telling.statistics",),
    "LUCK": ("luck.LUCK",),
    "TITLES": ("titles.TITLES",),
    "figures": ("figures.figures", "telling.figures"),
}
"""Where each field of a package is found in its folder; what is not there has its default."""
PRESETS: Final = "presets"
"""Extra of an option's schema: preset ("live", "async", "long" or "interlude") -> the value that
suits it, where that is not the default."""
Losses = Mapping[str, Loss]
"""By the event's name."""
Sides = tuple[tuple[Seat, ...], ...]
"""Who plays together, the first seat of each side first."""
Migration = Callable[[dict[str, Any]], dict[str, Any]]


def costs(losses: Losses, name: str, facts: Mapping[str, Any], seat: Seat) -> bool:
    """Whether the event, with the facts that this seat sees, cost the seat something."""
    loss = losses.get(name)
    if loss is None or facts.get(loss.seat) != seat:
        return False
    return not loss.amount or int(facts.get(loss.amount, 0)) > 0


def _each_alone(game: Any) -> Sides:
    return tuple((seat,) for seat in range(game.seats))


def _by_side(score: Callable[[Any], list[Score]], sides: Callable[[Any], Sides]) -> Any:
    """The same scores, each with the side that it is of."""

    def scored(game: Any) -> list[Score]:
        side_of = {seat: side[0] for side in sides(game) if len(side) > 1 for seat in side}
        return [replace(one, side=side_of.get(one.seat)) for one in score(game)]

    return scored


def _round(game: Any) -> int:
    return max(int(game.round), 1)


def _endless(game: Any) -> Hashable:
    return None


def _no_pieces(game: Any) -> dict[str, Pieces]:
    return {}


def _no_figures(game: Any, events: Sequence[Event]) -> dict[str, float]:
    return {}


def _nothing(view: Any, seat: Seat) -> dict[str, list[str] | int]:
    return {}


@dataclass(kw_only=True, eq=False)
class GamePackage:
    """A game as the house knows it. A package must write what has no default here; nothing else
    of a game is public."""

    NAME: str
    """The game's id: its folder's name, and the name in saves and on the command line."""
    SEATS: range
    """How many may sit at a table."""
    Options: type[BaseModel]
    """Frozen pydantic model; the defaults are the rulebook with our readings. Every field is a
    Literal or a bool."""
    Game: type[Any]
    """The class of its state."""
    Record: type[GameRecord]
    """What of a game a story takes up or hands over: see `engine.record`."""
    CHAPTER: tuple[str, str]
    """The event that opens a chapter (a day, a round), and its fact that counts them from 1."""

    begin: Callable[[int, int, Any, Any], Any]
    """(seats, seed, options, record): a settled game that starts as this Record says; what it
    leaves out is dealt as usual, and what it gives is taken from the piles. RecordError, a
    ValueError, names the field that cannot be. ValueError for seats out of range."""
    record: Callable[[Any, Viewer], Any]
    """(game, viewer): the Record of what `viewer` may know: its own part, or everything
    (EVERYTHING, or once the game is over)."""
    view: Callable[[Any, Viewer], View]
    """(game, viewer): what this viewer may see, built up from nothing."""
    redeal: Callable[[Any, Seat, int], Any]
    """(game, seat, seed): another world that `seat` cannot tell from this one."""
    score: Callable[[Any], list[Score]]
    """(game): itemised points per seat, also in the middle of a game."""

    SLASH: str = ""
    """The name of its slash command group, at most 32 characters; its id unless it says another."""
    MIGRATIONS: Sequence[Migration] = ()
    """On JSON, before decoding: entry n-1 leads from version n to n+1."""
    ORDERS: Mapping[str, type[Order]] = field(default_factory=dict)
    """Standing orders by name, at most 25 characters each, in the order they are tried: see
    `engine.orders`."""
    GUARDS: Mapping[str, type[Guard]] = field(default_factory=dict)
    """What a line of a plan may need, by name: see `engine.plans`."""
    STRIKES: Mapping[str, str] | None = None
    """The events that upset plans: by the event's name the fact that names whose; empty:
    everybody's. None: whatever costs a seat something."""
    stretch: Callable[[Any], Hashable] = _round
    """(game): which stretch of play a plan made now lives for; its text is kept. It depends on what
    everybody knows, and is cheap: looking ahead asks for it after every pick."""
    ROLES: Mapping[str, int] = field(default_factory=dict)
    """What seats are before the deal, where not all are the same: by role how many seats are it, 0
    for all the others. A part of its record names it in its field `side`; in words it is the text
    `role-<name>`. A seat of which no record says what it is is settled by the game's chance."""
    DAYS: Mapping[str, int] = field(default_factory=dict)
    """By the preset of a pace over days, how many a game takes four people who plan, as `gharkane
    bench --days --pace` finds; none where nobody has looked."""
    CHAPTERS: Mapping[int, int] = field(default_factory=dict)
    """By seats, how many chapters a game between normal computers usually has, as `gharkane
    simulate` prints (rounds); none where the rules say how many."""
    PLAYOUTS: float = 0
    """How many times the decisions of catanatron its random playouts are to make a second, as
    `gharkane bench` measures; 0: nobody has said."""
    CORRECTIONS: tuple[type[Correction], ...] = ()
    """What a game master may put right, in the order of the menu (see `engine.corrections`)."""
    LOSSES: Losses = field(default_factory=dict)
    """The events that cost a seat something; nothing is guessed."""
    NOTABLE: AbstractSet[str] = frozenset()
    """The events that a chronicle tells, of a seat or of the whole table."""
    COUNTS_MEMBERS: bool = False
    """Whether points are the members of a tribe, so that nobody is advised to give one up."""
    PART: str = ""
    """The event that ends a part of a chapter (a trick of a round), if reports name parts: its text
    is `report-part`."""
    SHOWN: AbstractSet[str] = frozenset()
    """Questions every answer to which is laid open at once: playing a card. Nobody is asked twice
    there, although what was seen cannot be taken back."""
    fresh: Callable[[int, int, Any], Any] | None = None
    """(seats, seed, options): the opening of a game without a record, where it is another."""
    rebegin: Callable[[int, int, Any, Any, Sequence[Event]], Any] | None = None
    """(seats, seed, options, record, events of its beginning): deal an older game by the rules it
    began with. None: those rules have not changed."""
    judge: Callable[[Any, Seat, Weights], Terms] | None = None
    """(game, seat, weights): see `terms`, where points alone say too little."""
    judge_end: Callable[[Any, Seat, Weights], Terms] | None = None
    """(game, seat, weights): the same where a playout ends, without the luck of what was dealt for
    the next phase. None: as `judge`."""
    phase: Callable[[Any], Hashable] = _endless
    """(game): which stretch a computer that searches thinks to the end of; any stretch that a turn
    fits in. Where it never changes, the budget ends it."""
    SETTINGS: Sequence[Setting] = (Setting(),)
    """What its computers are trained at, each as often: the stories of a game that has several."""
    sides: Callable[[Any], Sides] = _each_alone
    """(game): who plays together. A side wins together; a rival is another side."""
    pieces: Callable[[Any], Mapping[str, Pieces]] = _no_pieces
    """(game): where every card, tile and piece lies, by kind. Whatever happens, each is there once:
    no rule makes or loses one."""
    statistics: Callable[[Any, Seat], Mapping[str, list[str] | int]] = _nothing
    """(view, seat): what is counted of a seat, from the view of everything at the end of a game:
    by name (its text is `stat-<name>`) content words, such as a leader, or a figure."""
    LUCK: Sequence[Chance] = ()
    """What dice and draws give, beside their mean (see `engine.luck`)."""
    TITLES: Sequence[Title] = ()
    """What a seat is called once a game is over, the rarest first (see `engine.titles`)."""
    figures: Callable[[Any, Sequence[Event]], Mapping[str, float]] = _no_figures
    """(a finished game, its events): figures of balance by name. `gharkane simulate` prints their
    means; a figure from 0 to 1 in all games is a share."""
    COUNTS_EVENTS: bool = False
    """Whether `figures` reads the events; otherwise simulations keep none."""

    def __post_init__(self) -> None:
        self.SLASH = self.SLASH or self.NAME
        if self.sides is not _each_alone:
            self.score = _by_side(self.score, self.sides)

    @classmethod
    def of_folder(cls, folder: str, **own: Any) -> GamePackage:
        """The package of the game in this folder (its dotted name): what `HOMES` finds there, and
        what the game names itself."""
        name = folder.rpartition(".")[2]
        return cls(NAME=name, **found_by_convention(folder, HOMES, own))

    @property
    def VERSION(self) -> int:
        """Version of its saves, from 1."""
        return len(self.MIGRATIONS) + 1

    @cached_property
    def windows(self) -> bool:
        """Whether anybody may ever react to what another is about to do."""
        kinds = registered_classes(namespace_of(self.Game))
        return any(issubclass(kind, Window) for kind in kinds)

    @cached_property
    def RULES(self) -> Mapping[str, Rule]:
        """The rule catalogue by id."""
        return rules(self.NAME)

    def new_game(self, seats: int, seed: int, options: Any) -> Any:
        """A settled game: it already waits for somebody. ValueError for seats out of range."""
        if self.fresh is not None:
            return self.fresh(seats, seed, options)
        return self.begin(seats, seed, options, self.Record())

    def strikes(self, event: Event, seat: Seat) -> bool:
        """Whether an event upsets the plan of this seat, which has not brought it about."""
        facts = event.seen_by(seat)
        if facts is None:
            return False
        if self.STRIKES is None:
            return costs(self.LOSSES, event.name, facts, seat)
        whom = self.STRIKES.get(event.name)
        return whom is not None and (not whom or facts.get(whom) == seat)

    @cached_property
    def STRENGTHS(self) -> Strengths | None:
        """The weights of its computers; None where points are all that is looked at."""
        return None if self.judge is None else strengths(self.NAME)

    def weights(self, strength: str) -> Weights:
        """The weights of "easy" or "normal", or those of the "ends" of playouts."""
        found = self.STRENGTHS
        if found is None:
            return {}
        return getattr(found, strength) or found.normal

    @property
    def SEARCH(self) -> Search:
        """How far its computers look."""
        return self.STRENGTHS.search if self.STRENGTHS else Search()

    def value(self, game: Any, seat: Seat, weights: Weights | None = None) -> float:
        """How good this state looks for `seat`, by these weights, else by those of "normal"."""
        return sum(self.terms(game, seat, weights).values())

    def terms(self, game: Any, seat: Seat, weights: Weights | None = None) -> Terms:
        """What makes this state good or bad for `seat`, in parts that add up; in words each is the
        text `term-<name>`. For computers: may read only what `seat` knows (it is given a redealt
        world)."""
        if self.judge is not None:
            return self.judge(game, seat, self.weights("normal") if weights is None else weights)
        totals = {score.seat: score.total for score in self.score(game)}
        sums = {side: sum(totals[one] for one in side) for side in self.sides(game)}
        mine = next(side for side in sums if seat in side)
        others = max((n for side, n in sums.items() if side != mine), default=0)
        return {"points": sums[mine], "rivals": -others}

    def terms_at_end(self, game: Any, seat: Seat, weights: Weights) -> Terms:
        """`terms` of a state in which a playout ends."""
        judge = self.judge_end or self.terms
        return judge(game, seat, weights)
