"""What a game master may put right. Each names what is to be; pieces change places, none is made.

Nothing of a shelter is corrected while its seat is in the middle of paying or of setting up: what
it is asked counts on what it had.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar, Self

from engine.corrections import Correction, correction
from engine.frozen import replace
from engine.games.gharkane.build import PayBuild
from engine.games.gharkane.content import (
    EQUIPMENT,
    EVENTS,
    GAUGE,
    HACIENDAS,
    PLACES,
    RESOURCES,
    ROOMS,
    STOCK,
)
from engine.games.gharkane.feed import ChooseFood, ChooseLeaver
from engine.games.gharkane.repair import SpareIcons
from engine.games.gharkane.resolve import PayEdible, SpareCost
from engine.games.gharkane.rooms import Barter
from engine.games.gharkane.state import (
    CLOSED,
    HOSPITAL,
    LYING,
    STANDING,
    Gear,
    Gharkane,
    Hero,
    Shelter,
)
from engine.kernel import Fact, Refusal, Seat, question

MOST = 20
"""The most that a correction puts of one thing."""
GIVEN, TAKEN, REPAIRED, BROKEN = "given", "taken", "repaired", "broken"
NEXT, NOW = "next", "now"
_UNFINISHED = (PayBuild, ChooseFood, ChooseLeaver, SpareIcons, PayEdible, SpareCost, Barter)
"""Questions in the middle of something: what was settled before counts on the shelter as it is."""


def _busy(game: Gharkane, seat: Seat) -> Refusal | None:
    """Why nothing of this seat's shelter can be corrected now."""
    if not 0 <= seat < game.seats:
        return Refusal("", "correction-no-seat")
    if game.phase == "setup":
        return Refusal("", "correction-in-setup")
    if isinstance(question(game, seat), _UNFINISHED):
        return Refusal("", "correction-unfinished", {"seat": seat})
    return None


def _free_seats(game: Gharkane) -> list[Seat]:
    return [seat for seat in range(game.seats) if _busy(game, seat) is None]


def _number(count: int, most: int = MOST) -> Refusal | None:
    if not 0 <= count <= most:
        return Refusal("", "correction-number", {"most": most})
    return None


def _same(now: object, wanted: object) -> Refusal | None:
    return Refusal("", "correction-same") if now == wanted else None


def _unknown() -> Refusal:
    return Refusal("", "correction-unknown")


@correction
class SetStock(Correction):
    """What lies at a place: so much of its resource."""

    verb: ClassVar[str] = "set_stock"
    place: str
    count: int

    @classmethod
    def offers(cls, game: Gharkane) -> Iterator[Self]:
        for place in STOCK:
            yield from (cls(place, n) for n in range(MOST + 1) if n != game.stock[place])

    def refusal(self, game: Gharkane) -> Refusal | None:
        if self.place not in STOCK:
            return _unknown()
        return _number(self.count) or _same(game.stock[self.place], self.count)

    def amend(self, game: Gharkane) -> None:
        game.stock[self.place] = self.count
        resource = STOCK[self.place]
        game.tell("corrected_stock", place=self.place, resource=resource, amount=self.count)


@correction
class SetGoods(Correction):
    """What a shelter holds: so much of a resource, from the reserve or back to it."""

    verb: ClassVar[str] = "set_goods"
    seat: Seat
    what: str
    count: int

    @classmethod
    def offers(cls, game: Gharkane) -> Iterator[Self]:
        for seat in _free_seats(game):
            for what, have in game.shelters[seat].stores.items():
                yield from (cls(seat, what, n) for n in range(MOST + 1) if n != have)

    def refusal(self, game: Gharkane) -> Refusal | None:
        if self.what not in RESOURCES:
            return _unknown()
        return (
            _busy(game, self.seat)
            or _number(self.count)
            or _same(game.shelters[self.seat].stores[self.what], self.count)
        )

    def amend(self, game: Gharkane) -> None:
        game.shelters[self.seat].stores[self.what] = self.count
        _tell(game, "corrected_goods", self.seat, what=self.what, amount=self.count)


def _tell(game: Gharkane, event: str, seat: Seat, **facts: Fact) -> None:
    """Everybody hears whose shelter was corrected; only its seat hears how."""
    if game.variant.open_shelters:
        game.tell(event, seat=seat, **facts)
    else:
        game.tell(event, {seat: facts}, seat=seat)


def _places(shelter: Shelter, room: str) -> int:
    """How many survivors a word of a room may hold: all its built copies together."""
    if room == HOSPITAL:
        return MOST
    return sum(ROOMS[r.id].slots for r in shelter.rooms if r.id == room and r.built)


def _living(shelter: Shelter, room: str) -> int:
    if room == HOSPITAL:
        return shelter.hospital
    return sum(r.survivors for r in shelter.rooms if r.id == room)


@correction
class SetSurvivors(Correction):
    """Who lives in a built room or in the hospital: so many, from the reserve or back to it."""

    verb: ClassVar[str] = "set_survivors"
    seat: Seat
    room: str
    count: int

    @classmethod
    def offers(cls, game: Gharkane) -> Iterator[Self]:
        for seat in _free_seats(game):
            shelter = game.shelters[seat]
            for room in (HOSPITAL, *dict.fromkeys(r.id for r in shelter.rooms if r.built)):
                now, most = _living(shelter, room), _places(shelter, room)
                yield from (cls(seat, room, n) for n in range(most + 1) if n != now)

    def refusal(self, game: Gharkane) -> Refusal | None:
        if busy := _busy(game, self.seat):
            return busy
        shelter = game.shelters[self.seat]
        if self.room != HOSPITAL and not _places(shelter, self.room):
            return Refusal("", "correction-no-room", {"room": self.room})
        return _number(self.count, _places(shelter, self.room)) or _same(
            _living(shelter, self.room), self.count
        )

    def amend(self, game: Gharkane) -> None:
        shelter = game.shelters[self.seat]
        while _living(shelter, self.room) > self.count:
            shelter.lose_survivor(self.room)
        shelter.add_survivors(self.room, self.count - _living(shelter, self.room))
        _tell(game, "corrected_survivors", self.seat, room=self.room, amount=self.count)


@correction
class SetGauge(Correction):
    """Where a shelter's disease marker stands, by the points of its cell."""

    verb: ClassVar[str] = "set_gauge"
    seat: Seat
    points: int

    @classmethod
    def offers(cls, game: Gharkane) -> Iterator[Self]:
        for seat in _free_seats(game):
            now = GAUGE[game.shelters[seat].gauge]
            yield from (cls(seat, points) for points in GAUGE if points != now)

    def refusal(self, game: Gharkane) -> Refusal | None:
        if self.points not in GAUGE:
            return _unknown()
        return _busy(game, self.seat) or _same(GAUGE[game.shelters[self.seat].gauge], self.points)

    def amend(self, game: Gharkane) -> None:
        game.shelters[self.seat].gauge = GAUGE.index(self.points)
        _tell(game, "corrected_gauge", self.seat, points=self.points)


@correction
class SetHero(Correction):
    """Where a hero is and how it lies; what it brought there does not happen again."""

    verb: ClassVar[str] = "set_hero"
    seat: Seat
    origin: str
    place: str
    stance: str

    @classmethod
    def offers(cls, game: Gharkane) -> Iterator[Self]:
        for seat in range(game.seats):
            for hero in game.shelters[seat].heroes:
                made = (
                    cls(seat, hero.place, place, stance)
                    for place in PLACES
                    for stance in (LYING, STANDING, CLOSED)
                )
                yield from (one for one in made if one.refusal(game) is None)

    def refusal(self, game: Gharkane) -> Refusal | None:
        if self.place not in PLACES or self.stance not in (LYING, STANDING, CLOSED):
            return _unknown()
        if game.phase not in ("night", "day"):
            return Refusal("", "correction-in-setup")
        if busy := _busy(game, self.seat):
            return busy
        heroes = game.shelters[self.seat].heroes
        hero = next((h for h in heroes if h.place == self.origin), None)
        if hero is None:
            return Refusal("", "correction-no-hero", {"place": self.origin})
        if game.phase == "day" and self.stance != LYING:
            return Refusal("", "correction-by-day")
        if self.place != self.origin and any(h.place == self.place for h in heroes):
            return Refusal("night.move.one_per_place", "own-hero-there", {"place": self.place})
        if self.place == HACIENDAS and self.stance == STANDING:
            holders = [h for _, h in game.standing_at(HACIENDAS) if h.force == hero.force]
            if any(h is not hero for h in holders):
                return Refusal("night.haciendas.slots", "slot-taken", {"force": hero.force})
        return _same((hero.place, hero.stance), (self.place, self.stance))

    def amend(self, game: Gharkane) -> None:
        heroes = game.shelters[self.seat].heroes
        at = next(n for n, hero in enumerate(heroes) if hero.place == self.origin)
        heroes[at] = Hero(heroes[at].force, self.place, self.stance)
        game.tell(
            "corrected_hero",
            seat=self.seat,
            force=heroes[at].force,
            origin=self.origin,
            place=self.place,
            stance=self.stance,
        )


@correction
class SetGear(Correction):
    """A shelter's equipment: a broken piece given from the pile, one taken back under it, one
    repaired or broken."""

    verb: ClassVar[str] = "set_gear"
    seat: Seat
    gear: str
    change: str

    @classmethod
    def offers(cls, game: Gharkane) -> Iterator[Self]:
        for seat in _free_seats(game):
            for gear in EQUIPMENT:
                made = (cls(seat, gear, change) for change in (GIVEN, TAKEN, REPAIRED, BROKEN))
                yield from (one for one in made if one.refusal(game) is None)

    def refusal(self, game: Gharkane) -> Refusal | None:
        if self.gear not in EQUIPMENT or self.change not in (GIVEN, TAKEN, REPAIRED, BROKEN):
            return _unknown()
        if busy := _busy(game, self.seat):
            return busy
        if self.change == GIVEN:
            short = self.gear not in game.equipment_pile
            return Refusal("", "correction-none-left", {"what": self.gear}) if short else None
        if self._at(game.shelters[self.seat]) is None:
            return Refusal("", "correction-no-gear", {"gear": self.gear})
        return None

    def _at(self, shelter: Shelter) -> int | None:
        """The piece that is meant; of several to be taken, a broken one first."""
        found = [n for n, piece in enumerate(shelter.gear) if piece.id == self.gear]
        if self.change == TAKEN:
            found.sort(key=lambda n: shelter.gear[n].repaired)
        else:
            found = [n for n in found if shelter.gear[n].repaired == (self.change == BROKEN)]
        return found[0] if found else None

    def amend(self, game: Gharkane) -> None:
        shelter = game.shelters[self.seat]
        if self.change == GIVEN:
            game.equipment_pile.remove(self.gear)
            shelter.gear.append(Gear(self.gear))
        else:
            at = self._at(shelter)
            assert at is not None, "checked or played before"
            if self.change == TAKEN:
                del shelter.gear[at]
                game.equipment_pile.insert(0, self.gear)
            else:
                repaired = self.change == REPAIRED
                shelter.gear[at] = replace(shelter.gear[at], repaired=repaired, used=False)
        _tell(game, "corrected_gear", self.seat, gear=self.gear, change=self.change)


@correction
class CallEvent(Correction):
    """An event called: it is the next to be turned up, or takes the place of the day's own while
    that one is unresolved. What strikes at night strikes from the next night on."""

    verb: ClassVar[str] = "set_event"
    event: str
    when: str

    @classmethod
    def offers(cls, game: Gharkane) -> Iterator[Self]:
        made = (cls(event, when) for when in (NOW, NEXT) for event in EVENTS)
        yield from (one for one in made if one.refusal(game) is None)

    def refusal(self, game: Gharkane) -> Refusal | None:
        if self.event not in EVENTS or self.when not in (NOW, NEXT):
            return _unknown()
        if self.event not in game.events_ahead + game.box.events:
            return Refusal("", "correction-event-out", {"event": self.event})
        if self.when == NEXT:
            if not game.events_ahead:
                return Refusal("", "correction-last-event")
            return _same(game.events_ahead[-1], self.event)
        if game.phase not in ("night", "day") or game.events_turned[-1] not in game.events_open:
            return Refusal("", "correction-day-resolved")
        return None

    def amend(self, game: Gharkane) -> None:
        if self.when == NEXT:
            self._exchange(game, game.events_ahead[-1])
            game.tell("event_prepared")
            return
        old = game.events_turned[-1]
        self._exchange(game, old)
        game.reveal()
        game.tell("event_called", event=self.event, old=old)

    def _exchange(self, game: Gharkane, old: str) -> None:
        """The event called and the `old` one change places, wherever they are."""
        new = self.event
        swap = {old: new, new: old}
        for pile in (game.events_ahead, game.events_open, game.events_turned, game.box.events):
            pile[:] = [swap.get(event, event) for event in pile]


@correction
class SetFirst(Correction):
    """Who holds the first-player token; the order of a night that has begun stays."""

    verb: ClassVar[str] = "set_first"
    seat: Seat

    @classmethod
    def offers(cls, game: Gharkane) -> Iterator[Self]:
        yield from (cls(seat) for seat in range(game.seats) if seat != game.first)

    def refusal(self, game: Gharkane) -> Refusal | None:
        if not 0 <= self.seat < game.seats:
            return Refusal("", "correction-no-seat")
        return _same(game.first, self.seat)

    def amend(self, game: Gharkane) -> None:
        game.first = self.seat
        game.tell("corrected_first", seat=self.seat)


CORRECTIONS: tuple[type[Correction], ...] = (
    SetStock,
    SetGoods,
    SetSurvivors,
    SetGauge,
    SetHero,
    SetGear,
    CallEvent,
    SetFirst,
)
"""Everything that can be put right, in the order of the menu."""
