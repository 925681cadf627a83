"""Conditions and relative picks of plans in Outlive Gharkane, and the events that upset plans. All
of it is public, except what a relative pick uses from its own shelter."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, ClassVar, Final

from pydantic import Field

from engine.games.gharkane.content import EVENTS, NUMBERS
from engine.games.gharkane.day.build import Arrange, PayBuild
from engine.games.gharkane.day.clean import EndDay
from engine.games.gharkane.day.disease import ChooseTreatment
from engine.games.gharkane.day.feed import ChooseFood, ChooseLeaver
from engine.games.gharkane.day.picks import Resolve, Treat, Use, Welcome
from engine.games.gharkane.day.recruit import ChooseRecruits
from engine.games.gharkane.day.repair import ChooseRepair, SpareIcons
from engine.games.gharkane.day.rooms import Barter
from engine.games.gharkane.night.happenings import (
    SURVIVOR,
    LoseByChoice,
    PayOrDesert,
    Sicken,
)
from engine.games.gharkane.night.pressure import FacePressure, GiveGoods
from engine.games.gharkane.night.visit import Visit
from engine.games.gharkane.orders import Clean, Materials, Pressure, stores
from engine.games.gharkane.picks import Build, Forage, Lose, MoveHero, Pass, Place
from engine.games.gharkane.shelter import HOSPITAL, STANDING
from engine.games.gharkane.state import NONE, Gharkane
from engine.games.gharkane.view import GharkaneView, PlaceView
from engine.kernel import Choice, Pick, Seat, asks, legal, pick, question
from engine.orders import Known, by_name
from engine.plans import Guard, Relative

Kinds = tuple[type[Pick], ...]
LASTING: Final = "all"


def _place(public: GharkaneView, id: str) -> PlaceView:
    return next(place for place in public.places if place.id == id)


@pick
class Brace(Relative):
    """Face pressure as the order `Pressure` does: with a ready bonus, and at most `ammo` ammo."""

    ammo: int

    def resolve(self, game: Gharkane, seat: Seat) -> Pick | None:
        return _by_order(game, seat, FacePressure, Pressure(ammo=self.ammo))


@pick
class HandOver(Relative):
    """Give this good first, or what there is most of, as the order `Pressure` does."""

    good: str

    def resolve(self, game: Gharkane, seat: Seat) -> Pick | None:
        return _by_order(game, seat, GiveGoods, Pressure.model_validate({"first": self.good}))


@pick
class Explore(Relative):
    """Spend the actions of a visit on this first, then on what else there is, without equipment."""

    aim: str
    """A key of `_YIELDS`."""

    def resolve(self, game: Gharkane, seat: Seat) -> Pick | None:
        if not isinstance(question(game, seat), Visit):
            return None
        ways = [way for way in legal(game, seat) if isinstance(way, Forage) and not way.gear]
        plain = (way for way in ways if way.hunt != NONE or way.use == NONE)
        return max(plain, key=_YIELDS[self.aim], default=Pass())


_YIELDS: Final[dict[str, Callable[[Forage], tuple[int, ...]]]] = {
    "collect": lambda way: (way.collect, way.search),
    "search": lambda way: (way.search, way.collect),
    "hunt": lambda way: (way.hunt != NONE, -way.ammo, way.collect, way.search),
}
"""How a visit ranks the ways to spend its actions."""


@pick
class Forgo(Relative):
    """Lose this good to an event first, or what there is most of; a survivor last."""

    alone: ClassVar[bool] = True
    answers: ClassVar[tuple[str, ...]] = ("LoseByChoice", "PayOrDesert", "Sicken")
    good: str

    def resolve(self, game: Gharkane, seat: Seat) -> Pick | None:
        known = _known(game, seat)
        if not isinstance(known.question, LoseByChoice | PayOrDesert | Sicken):
            return None
        have = {SURVIVOR: 0, **stores(known)}
        losses = [way for way in known.picks if isinstance(way, Lose)]
        return max(
            losses,
            key=lambda way: (way.what == self.good, have[way.what], way.room == HOSPITAL),
            default=Pass(),
        )


@pick
class AtHome(Relative):
    """Live a day at home and end it: spend as told, use each bonus that costs nothing, and house
    survivors where a room is full soonest."""

    alone: ClassVar[bool] = True
    answers: ClassVar[tuple[str, ...]] = (
        "ChooseFood",
        "ChooseLeaver",
        "ChooseTreatment",
        "ChooseRecruits",
        "Arrange",
        "PayBuild",
        "Barter",
        "ChooseRepair",
        "SpareIcons",
        "EndDay",
    )
    supplies: str
    """Whom recruits cost what: "spoiling" what the evening discards, "everything", "keep"
    nothing."""
    materials: str
    """"build" first, then repair; "repair"; "keep"."""

    def resolve(self, game: Gharkane, seat: Seat) -> Pick | None:
        known = _known(game, seat)
        answer = _AT_HOME.get(type(known.question))
        return answer(self, known) if answer else None


def _first(known: Known, *kinds: type[Pick]) -> Pick:
    """Return the first pick of the first of these kinds that is offered, else a pass."""
    return next((way for kind in kinds for way in known.picks if isinstance(way, kind)), Pass())


def _treated(line: AtHome, known: Known) -> Pick:
    treats = [way for way in known.picks if isinstance(way, Treat)]
    best = treats[-1] if treats and line.supplies != "keep" else Pass()
    return next((way for way in known.picks if isinstance(way, Use)), best)


def _recruited(line: AtHome, known: Known) -> Pick:
    spoils = stores(known)["water"] - NUMBERS.water_kept
    ways = [
        way
        for way in known.picks
        if isinstance(way, Welcome)
        and (line.supplies == "everything" or not (way.can or way.med or way.water > spoils))
    ]
    if line.supplies == "keep":
        return Pass()
    return max(ways, key=lambda way: way.food + way.water + way.can + way.med, default=Pass())


def _arranged(line: AtHome, known: Known) -> Pick:
    bonus = [way for way in known.picks if isinstance(way, Use) and way.what == NONE]
    free = {room.id: room.free for room in known.view.shelters[known.seat].rooms if room.free}
    places = [way for way in known.picks if isinstance(way, Place)]
    if bonus or not places:
        build = _first(known, Build) if line.materials == "build" else Pass()
        return bonus[0] if bonus else build
    return min(places, key=lambda way: (abs(free[way.room] - way.count), -way.count))


_AT_HOME: Final[dict[type[Choice[Any]], Callable[[AtHome, Known], Pick | None]]] = {
    ChooseFood: lambda line, known: known.picks[0],
    ChooseLeaver: lambda line, known: max(
        known.picks,
        key=lambda way: way.rooms.count(HOSPITAL),  # type: ignore[attr-defined]
    ),
    ChooseTreatment: _treated,
    ChooseRecruits: _recruited,
    Arrange: _arranged,
    PayBuild: lambda line, known: Materials().pick(known),
    Barter: lambda line, known: Pass(),
    ChooseRepair: lambda line, known: Pass() if line.materials == "keep" else known.picks[0],
    SpareIcons: lambda line, known: known.picks[0],
    EndDay: lambda line, known: Clean().pick(known),
}
"""How each question at home is answered; the first meal is of what spoils first."""


def _known(game: Gharkane, seat: Seat) -> Known:
    asked = question(game, seat)
    assert asked is not None
    return Known(seat, asked, tuple(legal(game, seat)), game)


def _by_order(game: Gharkane, seat: Seat, kind: type[Any], order: Pressure) -> Pick | None:
    """Return what an order answers to such a question; None to another."""
    known = _known(game, seat)
    return order.pick(known) if isinstance(known.question, kind) else None


AMMO: Final = (0, 1, 2, 9)
"""How much ammo a line may allow: a whole night brings little more."""


def relative_picks(table: Any, asked: str) -> Sequence[Relative]:
    """Return the ways to face any pressure, to spend the actions of any visit, to bear events, and
    to live a day at home."""
    if asked == FacePressure.__name__:
        return [Brace(ammo) for ammo in AMMO]
    if asked == GiveGoods.__name__:
        return [HandOver(good) for good in Pressure.values()["first"]]
    if asked == Visit.__name__:
        return [Explore(aim) for aim in _YIELDS]
    if asked in Forgo.answers:
        return [Forgo(good) for good in Pressure.values()["first"]]
    return _DAYS if asked in AtHome.answers else []


_DAYS: Final = [
    AtHome(supplies, materials)
    for supplies in ("spoiling", "everything", "keep")
    for materials in ("build", "repair", "keep")
]


class AtLeast(Guard):
    """At least `count` of its resource is left at the hero's target."""

    about: ClassVar[Kinds] = (MoveHero,)
    count: int = Field(default=3, ge=1, le=9)

    def holds(self, public: Any, seat: Seat, pick: MoveHero) -> bool:
        return (_place(public, pick.place).stock or 0) >= self.count


class NoStronger(Guard):
    """No active rival hero or wanderer at the target is stronger; with `nobody`, none there is
    active."""

    about: ClassVar[Kinds] = (MoveHero,)
    nobody: bool = False

    def holds(self, public: Any, seat: Seat, pick: MoveHero) -> bool:
        target = _place(public, pick.place)
        rivals = [hero for owner, hero in target.heroes if owner != seat]
        return not any(
            hero.stance == STANDING and (self.nobody or hero.force > pick.force)
            for hero in (*rivals, *target.wanderers)
        )


class GameLeft(Guard):
    """An animal can be hunted at the hero's target."""

    about: ClassVar[Kinds] = (MoveHero,)

    def holds(self, public: Any, seat: Seat, pick: MoveHero) -> bool:
        return _place(public, pick.place).game is not None


class Unresolved(Guard):
    """The event is unresolved."""

    about: ClassVar[Kinds] = (Resolve,)

    def holds(self, public: Any, seat: Seat, pick: Resolve) -> bool:
        return pick.event in public.events_open


GUARDS = by_name(AtLeast, NoStronger, GameLeft, Unresolved)
_WORSE_MOVES = ("fewer_actions", "fewer_cans", "tougher_game", "search_limit")
UPSETS: dict[str, str | Callable[[Mapping[str, Any]], bool]] = {
    "pressed": "rival",
    "wanderer_pressed": "seat",
    "event_turned": lambda facts: EVENTS[facts["event"]].effect in _WORSE_MOVES,
}
"""Pressure by a stronger rival or wanderer on a hero; an event by which planned moves bring less.

Every night begins with an event. Guards are for places that hold less, and a move that has become
too long is illegal."""
DAY = "Day"
"""The public name of every question at home."""


def stretch(game: Gharkane) -> int:
    """Return the night to which a plan belongs: it is valid until the events of the day are
    resolved; a plan made at home is for the next night."""
    return max(game.day, 1) + asks(game, DAY)
