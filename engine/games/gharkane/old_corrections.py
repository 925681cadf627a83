"""What a game master could correct in version 1.0.0: replayed as it was."""

from __future__ import annotations

from typing import ClassVar

from engine.corrections import Correction, correction
from engine.frozen import replace
from engine.games.gharkane.content import GAUGE, STOCK
from engine.games.gharkane.shelter import HOSPITAL, Gear, Hero, Shelter
from engine.games.gharkane.state import Gharkane
from engine.kernel import Fact, Seat

NEXT = "next"
GIVEN, TAKEN, REPAIRED, BROKEN, BUILT = "given", "taken", "repaired", "broken", "built"


def _tell(game: Gharkane, event: str, seat: Seat, **facts: Fact) -> None:
    """Tell a correction: its public event names the seat; only that seat sees the details."""
    if game.variant.open_shelters:
        game.tell(event, seat=seat, **facts)
    else:
        game.tell(event, {seat: facts}, seat=seat)


def exchange(game: Gharkane, old: str, new: str) -> None:
    """Swap two events in all piles."""
    swap = {old: new, new: old}
    rows = [game.events_ahead, game.events_open, game.events_turned, game.box.events]
    for row in (*rows, *(shelter.resolved for shelter in game.shelters)):
        row[:] = [swap.get(event, event) for event in row]


def _living(shelter: Shelter, room: str) -> int:
    if room == HOSPITAL:
        return shelter.hospital
    return sum(r.survivors for r in shelter.rooms if r.id == room)


@correction
class SetStock(Correction):
    """Set the amount of its resource at a place."""

    verb: ClassVar[str] = "set_stock"
    retired: ClassVar[bool] = True
    place: str
    count: int

    def amend(self, game: Gharkane) -> None:
        game.stock[self.place] = self.count
        resource = STOCK[self.place]
        game.tell("corrected_stock", place=self.place, resource=resource, amount=self.count)


@correction
class SetGoods(Correction):
    """Set a shelter's stock of a resource, from the reserve or back to it."""

    verb: ClassVar[str] = "set_goods"
    retired: ClassVar[bool] = True
    seat: Seat
    what: str
    count: int

    def amend(self, game: Gharkane) -> None:
        game.shelters[self.seat].stores[self.what] = self.count
        _tell(game, "corrected_goods", self.seat, what=self.what, amount=self.count)


@correction
class SetSurvivors(Correction):
    """Set the survivors in a built room or in the hospital, from the reserve or back to it."""

    verb: ClassVar[str] = "set_survivors"
    retired: ClassVar[bool] = True
    seat: Seat
    room: str
    count: int

    def amend(self, game: Gharkane) -> None:
        shelter = game.shelters[self.seat]
        while _living(shelter, self.room) > self.count:
            shelter.lose_survivor(self.room)
        shelter.add_survivors(self.room, self.count - _living(shelter, self.room))
        _tell(game, "corrected_survivors", self.seat, room=self.room, amount=self.count)


@correction
class SetRoom(Correction):
    """Set whether a room is built. A room with survivors must be emptied first."""

    verb: ClassVar[str] = "set_room"
    retired: ClassVar[bool] = True
    seat: Seat
    room: str
    change: str

    def _at(self, shelter: Shelter) -> int | None:
        """Return the index of the room to correct: an empty copy that is not in the wanted
        state."""
        for n, room in enumerate(shelter.rooms):
            if room.id == self.room and room.built != (self.change == BUILT) and not room.survivors:
                return n
        return None

    def amend(self, game: Gharkane) -> None:
        shelter = game.shelters[self.seat]
        index = self._at(shelter)
        assert index is not None, "checked or played before"
        shelter.rooms[index] = replace(shelter.rooms[index], built=self.change == BUILT, used=False)
        _tell(game, "corrected_room", self.seat, room=self.room, change=self.change)


@correction
class SetGauge(Correction):
    """Set a shelter's disease marker, by the points of its cell."""

    verb: ClassVar[str] = "set_gauge"
    retired: ClassVar[bool] = True
    seat: Seat
    points: int

    def amend(self, game: Gharkane) -> None:
        game.shelters[self.seat].gauge = GAUGE.index(self.points)
        _tell(game, "corrected_gauge", self.seat, points=self.points)


@correction
class SetHero(Correction):
    """Set the place and stance of a hero; the effects of an arrival are not repeated."""

    verb: ClassVar[str] = "set_hero"
    retired: ClassVar[bool] = True
    seat: Seat
    origin: str
    place: str
    stance: str

    def amend(self, game: Gharkane) -> None:
        heroes = game.shelters[self.seat].heroes
        index = next(n for n, hero in enumerate(heroes) if hero.place == self.origin)
        heroes[index] = Hero(heroes[index].force, self.place, self.stance)
        game.tell(
            "corrected_hero",
            seat=self.seat,
            force=heroes[index].force,
            origin=self.origin,
            place=self.place,
            stance=self.stance,
        )


@correction
class SetWanderer(Correction):
    """Alone: set the place and stance of a wanderer; the effects of an arrival are not repeated."""

    verb: ClassVar[str] = "set_wanderer"
    retired: ClassVar[bool] = True
    force: int
    origin: str
    place: str
    stance: str

    def _at(self, game: Gharkane) -> int | None:
        """Return the index of the first wanderer of that force there."""
        key = (self.force, self.origin)
        return next(
            (n for n, hero in enumerate(game.wanderers) if (hero.force, hero.place) == key), None
        )

    def amend(self, game: Gharkane) -> None:
        index = self._at(game)
        assert index is not None
        game.wanderers[index] = Hero(self.force, self.place, self.stance)
        game.tell(
            "corrected_wanderer",
            force=self.force,
            origin=self.origin,
            place=self.place,
            stance=self.stance,
        )


@correction
class SetGear(Correction):
    """Change a shelter's equipment: give a broken piece from the pile, put one back under it, or
    set one repaired or broken."""

    verb: ClassVar[str] = "set_gear"
    retired: ClassVar[bool] = True
    seat: Seat
    gear: str
    change: str

    def _at(self, shelter: Shelter) -> int | None:
        """Return the index of the piece to change; of several to be taken, a broken one first."""
        indices = [n for n, piece in enumerate(shelter.gear) if piece.id == self.gear]
        if self.change == TAKEN:
            indices.sort(key=lambda n: shelter.gear[n].repaired)
        else:
            indices = [n for n in indices if shelter.gear[n].repaired == (self.change == BROKEN)]
        return indices[0] if indices else None

    def amend(self, game: Gharkane) -> None:
        shelter = game.shelters[self.seat]
        if self.change == GIVEN:
            game.equipment_pile.remove(self.gear)
            shelter.gear.append(Gear(self.gear))
        else:
            index = self._at(shelter)
            assert index is not None, "checked or played before"
            if self.change == TAKEN:
                del shelter.gear[index]
                game.equipment_pile.insert(0, self.gear)
            else:
                repaired = self.change == REPAIRED
                shelter.gear[index] = replace(shelter.gear[index], repaired=repaired, used=False)
        _tell(game, "corrected_gear", self.seat, gear=self.gear, change=self.change)


@correction
class CallEvent(Correction):
    """Choose an event: the next one, or, while the day's own event is unresolved, a replacement for
    it.

    Effects that come once a night begin with the next night.
    """

    verb: ClassVar[str] = "set_event"
    retired: ClassVar[bool] = True
    event: str
    when: str

    def amend(self, game: Gharkane) -> None:
        if self.when == NEXT:
            exchange(game, game.events_ahead[-1], self.event)
            game.tell("event_prepared")
            return
        old = game.events_turned[-1]
        exchange(game, old, self.event)
        game.reveal()
        game.tell("event_called", event=self.event, old=old)


@correction
class SetFirst(Correction):
    """Set the holder of the first-player token; the order of a night in progress stays."""

    verb: ClassVar[str] = "set_first"
    retired: ClassVar[bool] = True
    seat: Seat

    def amend(self, game: Gharkane) -> None:
        game.first = self.seat
        game.tell("corrected_first", seat=self.seat)


OLD: tuple[type[Correction], ...] = (
    SetStock,
    SetGoods,
    SetSurvivors,
    SetRoom,
    SetGauge,
    SetHero,
    SetWanderer,
    SetGear,
    CallEvent,
    SetFirst,
)
"""All kinds, in the order of their menu."""
