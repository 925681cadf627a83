"""The package of a game: all that the bot uses of it. Most fields have defaults."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping, Sequence
from collections.abc import Set as AbstractSet
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import Any, Final, Literal

from pydantic import BaseModel

from engine.content import Rule, rules
from engine.conventions import Homes, found_by_convention
from engine.corrections import Retired
from engine.luck import Chance
from engine.orders import Order
from engine.plans import Guard, Relative
from engine.record import GameRecord, RecordError
from engine.registry import namespace_of, registered_classes
from engine.shown import Event, Score, Seat, View, Viewer
from engine.steps import Window
from engine.titles import Title
from engine.weights import Search, Strengths, Terms, Weights, strengths


@dataclass(frozen=True)
class Loss:
    """An event that costs a seat something; its text is `loss-<event>`."""

    seat: str = "seat"
    """The fact that names the seat which pays."""
    amount: str = ""
    """The fact that must be above 0 for a loss; empty if the event is always one."""


HOMES: Final[Homes] = {
    "Options": ("options.Options",),
    "VARIANTS": ("options.VARIANTS",),
    "Record": ("record.Record",),
    "CHAPTER": ("telling.CHAPTER",),
    "begin": ("begin.begin", "setup.begin"),
    "record": ("record.record",),
    "view": ("view.view",),
    "redeal": ("redeal.redeal",),
    "score": ("ending.score", "score.score"),
    "MIGRATIONS": ("migrations.MIGRATIONS",),
    "ORDERS": ("orders.ORDERS",),
    "GUARDS": ("guards.GUARDS",),
    "UPSETS": ("guards.UPSETS",),
    "relative_picks": ("guards.relative_picks",),
    "LASTING": ("guards.LASTING",),
    "EDITION": ("content.EDITION", "state.EDITION"),
    "stretch": ("guards.stretch",),
    "chapter": ("telling.chapter",),
    "RETIRED": ("corrections.RETIRED", "old_corrections.RETIRED"),
    "LOSSES": ("telling.LOSSES",),
    "NOTABLE": ("telling.NOTABLE",),
    "died": ("telling.died",),
    "SHOWN": ("telling.SHOWN",),
    "judge": ("value.value",),
    "setting": ("value.setting",),
    "sides": ("ending.sides",),
    "statistics": ("telling.statistics",),
    "LUCK": ("luck.LUCK",),
    "TITLES": ("titles.TITLES",),
    "figures": ("figures.figures", "telling.figures"),
    "FIGURE_EVENTS": ("figures.FIGURE_EVENTS", "telling.FIGURE_EVENTS"),
}
"""Where each field of a package is defined in its folder; others have their defaults."""
PRESETS: Final = "presets"
"""Extra of an option's schema: preset ("live", "async", "long" or "interlude") -> its value there,
if it is not the default."""
SINCE: Final = "since"
"""Extra of an option's schema: the version of saves with which it was added, if not the first."""
Losses = Mapping[str, Loss]
"""Event name -> loss."""
Sides = tuple[tuple[Seat, ...], ...]
"""The seats of each side, in seat order."""
Migration = Callable[[dict[str, Any]], dict[str, Any]]


def is_loss(losses: Losses, name: str, facts: Mapping[str, Any], seat: Seat) -> bool:
    """Return whether the event, with the facts that this seat sees, is a loss of this seat."""
    loss = losses.get(name)
    if loss is None or facts.get(loss.seat) != seat:
        return False
    return not loss.amount or int(facts.get(loss.amount, 0)) > 0


def _unmeasured(game: Any) -> str:
    return ""


def _each_alone(game: Any) -> Sides:
    return tuple((seat,) for seat in range(game.seats))


def _by_side(score: Callable[[Any], list[Score]], sides: Callable[[Any], Sides]) -> Any:
    """Wrap `score` so that each score names its side."""

    def scored(game: Any) -> list[Score]:
        side_of = {seat: side[0] for side in sides(game) if len(side) > 1 for seat in side}
        return [
            replace(seat_score, side=side_of.get(seat_score.seat)) for seat_score in score(game)
        ]

    return scored


def _round(game: Any) -> int:
    return max(int(game.round), 1)


def _endless(game: Any) -> Hashable:
    return None


def _no_picks(game: Any, asked: str) -> Sequence[Relative]:
    return ()


def _no_figures(game: Any, events: Sequence[Event]) -> dict[str, float]:
    return {}


def _nothing(view: Any, seat: Seat) -> dict[str, list[str] | int]:
    return {}


@dataclass(kw_only=True, eq=False)
class GamePackage:
    """All that the bot and the tools use of a game; its other modules are private.

    A game must define the fields without a default.
    """

    NAME: str
    """The game's id: its folder's name, also used in saves and on the command line."""
    SEATS: range
    """Allowed numbers of seats."""
    Options: type[BaseModel]
    """Frozen pydantic model; the defaults are the rulebook as we read it. Each field is a Literal
    or a bool."""
    Game: type[Any]
    """The class of its state."""
    Record: type[GameRecord]
    """The part of a game that a story or a next game uses: see `engine.record`."""
    CHAPTER: tuple[str, str]
    """The event that opens a chapter (a day, a round), and its fact with the number, from 1."""

    begin: Callable[..., Any]
    """(seats, seed, options, record, edition) -> a settled game of this edition (today's, if left
    out) that starts with the content of this Record.

    The rest is dealt as usual, without the pieces that the Record uses. RecordError, a ValueError,
    names a field with an impossible value. The package adds the ValueError for seats out of range,
    and the RecordError for more parts than seats."""
    record: Callable[[Any, Viewer], Any]
    """(game, viewer) -> the Record of what `viewer` may know: its own part, or everything
    (EVERYTHING, or when the game is over)."""
    view: Callable[[Any, Viewer], View]
    """(game, viewer) -> what this viewer may see, and nothing else."""
    redeal: Callable[[Any, Seat, int], Any]
    """(game, seat, seed) -> another world that `seat` cannot tell from this one."""
    score: Callable[[Any], list[Score]]
    """(game) -> itemised points per seat, even in the middle of a game."""

    VARIANTS: Mapping[str, Mapping[str, Any]] = field(default_factory=dict)
    """Options that a lobby may choose together: name -> option -> value. An option that only other
    variants name gets its default."""
    SLASH: str = ""
    """The name of its slash command group, at most 32 characters; the game's id if empty."""
    EDITION: int = 1
    """The edition of the rules that new games get. A running game and its replay keep theirs, so
    that a change to rules or figures needs a new edition (`engine.content`)."""
    FIRST_VERSION: int = 1
    """Version of the oldest saves that it reads: those of version 1.0.0 of the bot, or the game's
    first."""
    MIGRATIONS: Sequence[Migration] = ()
    """Migrations of JSON, before decoding: entry n migrates version FIRST_VERSION + n to the
    next."""
    ORDERS: Mapping[str, type[Order]] = field(default_factory=dict)
    """Standing orders by name (at most 25 characters), in the order they are tried: see
    `engine.orders`."""
    GUARDS: Mapping[str, type[Guard]] = field(default_factory=dict)
    """Conditions that a line of a plan may have, by name: see `engine.plans`."""
    UPSETS: Mapping[str, str | Callable[[Mapping[str, Any]], bool]] | None = None
    """The events that upset plans: event name -> the fact with the seat whose plan it upsets; or
    (facts) -> whether it upsets every seat's; an empty fact means that it does. None: the events of
    `LOSSES`."""
    relative_picks: Callable[[Any, str], Sequence[Relative]] = _no_picks
    """(game or view, class name of a question) -> what a plan may answer there beside its picks.
    If the question names all fields of one, its menu offers that."""
    LASTING: Literal["", "relative", "all"] = ""
    """Which lines of a plan outlive the stretch: such picks, until the end of the stretch in which
    they answer; or all. Lines of version 1.0.0 end with theirs."""
    LASTED: bool = True
    """Whether lines of version 1.1.0 outlive the stretch as those of today do."""
    stretch: Callable[[Any], Hashable] = _round
    """(game) -> the stretch of play in which a plan made now is valid; the plan's text is kept
    longer. It must depend on public facts and be cheap: plans call it after each simulated pick."""
    chapter: Callable[[Any], int] = _round
    """(game) -> the number of the chapter, as views give it, without building one."""
    ROLES: Mapping[str, int] = field(default_factory=dict)
    """Roles of seats before the deal, if they differ: role -> number of seats, 0 for all the
    others.

    A record names a seat's role in the field `side`; the text is `role-<name>`. Seats without a
    recorded role get one at random."""
    DAYS: Mapping[str, int] = field(default_factory=dict)
    """Preset of a pace over days -> days that a game takes four people who plan, as the bench
    measures (`--days --pace`); empty if not measured."""
    CHAPTERS: Mapping[int, int] = field(default_factory=dict)
    """Number of seats -> usual number of chapters between normal computers, as `gharkane simulate`
    prints (rounds); empty if the rules fix it."""
    RETIRED: tuple[type[Retired], ...] = ()
    """Kinds of corrections that games of older programs hold."""
    LOSSES: Losses = field(default_factory=dict)
    """The events that cost a seat something; no other event counts as a loss."""
    NOTABLE: AbstractSet[str] = frozenset()
    """The events that summaries tell, of a seat or of the whole table."""
    died: Callable[[str, Mapping[str, Any]], bool] | None = None
    """(event name, its facts) -> whether somebody fell: what a story calls a death. None: nobody
    falls in this game."""
    COUNTS_MEMBERS: bool = False
    """Whether points are the members of a seat's group; then no advice says to give one up."""
    PART: str = ""
    """The event that ends a part of a chapter (a trick of a round), if reports name parts; its text
    is `report-part`."""
    SHOWN: AbstractSet[str] = frozenset()
    """Questions each answer of which reveals something at once, such as playing a card. The bot
    asks for no confirmation there, although the pick cannot be undone."""
    fresh: Callable[..., Any] | None = None
    """(seats, seed, options, edition) -> the opening of a game without a record, if it differs from
    `begin` with an empty one."""
    judge: Callable[[Any, Seat, Weights], Terms] | None = None
    """(game, seat, weights) -> see `terms`. None: points alone are the judgement."""
    phase: Callable[[Any], Hashable] = _endless
    """(game) -> the stretch to whose end a computer's search looks; a turn must fit in it. If it
    never changes, the budget ends the search."""
    turn: Callable[[Any], Hashable] = _endless
    """(game) -> the turn, with what answers it, to whose end a search with `until = "turn"`
    looks."""
    setting: Callable[[Any], str] = _unmeasured
    """(game before its first pick) -> the key of its row of `[shares]`, "" if it has none. A game
    whose normal computer looks ahead needs it for its analysis."""
    sides: Callable[[Any], Sides] = _each_alone
    """(game) -> the sides. A side wins together; seats of other sides are rivals."""
    statistics: Callable[[Any, Seat], Mapping[str, list[str] | int]] = _nothing
    """(view of everything at the end, seat) -> statistics by name (text `stat-<name>`): content
    words, such as a leader, or a figure."""
    LUCK: Sequence[Chance] = ()
    """What dice and draws gave, compared with their mean: see `engine.luck`."""
    TITLES: Sequence[Title] = ()
    """Titles of seats after the end, the rarest first: see `engine.titles`."""
    figures: Callable[[Any, Sequence[Event]], Mapping[str, float]] = _no_figures
    """(finished game, its events) -> figures of balance by name. `gharkane simulate` prints their
    means; a figure that is from 0 to 1 in all games is a share."""
    FIGURE_EVENTS: frozenset[str] = frozenset()
    """The names of the events that `figures` reads; simulations discard all others."""

    def __post_init__(self) -> None:
        self.SLASH = self.SLASH or self.NAME
        self.begin = self._within_seats(self.begin)
        if self.sides is not _each_alone:
            self.score = _by_side(self.score, self.sides)

    @classmethod
    def of_folder(cls, folder: str, **overrides: Any) -> GamePackage:
        """Return the package of the game in this folder (a dotted name).

        Its fields are those that `HOMES` finds there, and `overrides`, which the game names itself.
        """
        name = folder.rpartition(".")[2]
        return cls(NAME=name, **found_by_convention(folder, HOMES, overrides))

    @property
    def VERSION(self) -> int:
        """Version of its saves."""
        return self.FIRST_VERSION + len(self.MIGRATIONS)

    def migrated(self, state: dict[str, Any], version: int) -> dict[str, Any]:
        """Return the JSON of a state of this version in the format of today's."""
        for migrate in self.MIGRATIONS[version - self.FIRST_VERSION :]:
            state = migrate(state)
        return state

    @cached_property
    def windows(self) -> bool:
        """Whether the game has windows, in which seats react to another's action."""
        kinds = registered_classes(namespace_of(self.Game))
        return any(issubclass(kind, Window) for kind in kinds)

    @cached_property
    def RULES(self) -> Mapping[str, Rule]:
        """The rule catalogue by id."""
        return rules(self.NAME)

    def new_game(self, seats: int, seed: int, options: Any, edition: int | None = None) -> Any:
        """Deal a game and settle it, so that it awaits a seat. ValueError for seats out of
        range."""
        if self.fresh is None:
            return self.begin(seats, seed, options, self.Record(), edition)
        self._need_seats(seats)
        return self.fresh(seats, seed, options, edition or self.EDITION)

    def _need_seats(self, seats: int) -> None:
        first, last = self.SEATS[0], self.SEATS[-1]
        if seats not in self.SEATS:
            raise ValueError(f"{self.NAME}: {first} to {last} seats, not {seats}")

    def _within_seats(self, begin: Callable[..., Any]) -> Callable[..., Any]:
        def begun(
            seats: int, seed: int, options: Any, record: GameRecord, edition: int | None = None
        ) -> Any:
            self._need_seats(seats)
            if len(record.seats) > seats:
                raise RecordError("seats", "too-many", most=seats)
            return begin(seats, seed, options, record, edition or self.EDITION)

        return begun

    def is_notable(self, event: str) -> bool:
        """Return whether summaries tell an event of this name, such as the end of a trick."""
        return event in self.NOTABLE or event == self.PART

    def upsets(self, event: Event, seat: Seat) -> bool:
        """Return whether an event that this seat did not cause upsets its plan."""
        facts = event.seen_by(seat)
        if facts is None:
            return False
        if self.UPSETS is None:
            return is_loss(self.LOSSES, event.name, facts, seat)
        seat_fact = self.UPSETS.get(event.name)
        if callable(seat_fact):
            return seat_fact(facts)
        return seat_fact is not None and (not seat_fact or facts.get(seat_fact) == seat)

    @cached_property
    def STRENGTHS(self) -> Strengths | None:
        """The weights of its computers; None if points alone are the judgement."""
        return None if self.judge is None else strengths(self.NAME)

    def weights(self, strength: str) -> Weights:
        """Return the weights of "easy", "normal" or "hard", or of the "ends" of playouts."""
        by_strength = self.STRENGTHS
        if by_strength is None:
            return {}
        weights: Weights | None = getattr(by_strength, strength)
        if weights is None and strength == "ends":
            weights = by_strength.hard
        return weights or by_strength.normal

    @property
    def SEARCH(self) -> Search:
        """The search settings of its computers."""
        return self.STRENGTHS.search if self.STRENGTHS else Search()

    @property
    def AHEAD(self) -> Search | None:
        """The search settings of *normal*; None: it looks one pick deep."""
        return self.STRENGTHS.ahead if self.STRENGTHS else None

    def shares(self, game: Any) -> tuple[float, ...] | None:
        """Return the share of games between normal computers (0 to 1) that each seat wins, for a
        game before its first pick; None if it was not measured."""
        rows = self.STRENGTHS.shares if self.STRENGTHS else None
        row = (rows or {}).get(self.setting(game))
        if row is None:
            return None
        share = {
            seat: won / 100
            for side, won in zip(self.sides(game), row, strict=True)
            for seat in side
        }
        return tuple(share[seat] for seat in range(game.seats))

    def value(self, game: Any, seat: Seat, weights: Weights | None = None) -> float:
        """Return how good this state is for `seat`, by these weights, or by those of "normal"."""
        return sum(self.terms(game, seat, weights).values())

    def terms(self, game: Any, seat: Seat, weights: Weights | None = None) -> Terms:
        """Return what makes this state good or bad for `seat`, in terms that add up.

        The text of a term is `term-<name>`. `game` is a redealt world when a computer calls this,
        so that it reads only what `seat` knows.
        """
        if self.judge is not None:
            return self.judge(game, seat, self.weights("normal") if weights is None else weights)
        totals = {score.seat: score.total for score in self.score(game)}
        sums = {side: sum(totals[ally] for ally in side) for side in self.sides(game)}
        own_side = next(side for side in sums if seat in side)
        best_rival = max((n for side, n in sums.items() if side != own_side), default=0)
        return {"points": sums[own_side], "rivals": -best_rival}
