"""What a game master could correct in version 1.0.0: replayed as it was."""

from __future__ import annotations

from typing import Any

from engine.corrections import retired
from engine.frozen import replace
from engine.games.gharkane.content import GAUGE, STOCK
from engine.games.gharkane.shelter import HOSPITAL, Gear, Hero
from engine.games.gharkane.state import Gharkane
from engine.kernel import Fact, Seat


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


@retired(place=str, count=int)
def SetStock(self: Any, game: Gharkane) -> None:
    """Set the amount of its resource at a place."""
    game.stock[self.place] = self.count
    resource = STOCK[self.place]
    game.tell("corrected_stock", place=self.place, resource=resource, amount=self.count)


@retired(seat=int, what=str, count=int)
def SetGoods(self: Any, game: Gharkane) -> None:
    """Set a shelter's stock of a resource."""
    game.shelters[self.seat].stores[self.what] = self.count
    _tell(game, "corrected_goods", self.seat, what=self.what, amount=self.count)


@retired(seat=int, room=str, count=int)
def SetSurvivors(self: Any, game: Gharkane) -> None:
    """Set the survivors in a room or in the hospital."""
    shelter = game.shelters[self.seat]
    living = sum(room.survivors for room in shelter.rooms if room.id == self.room)
    more = self.count - (shelter.hospital if self.room == HOSPITAL else living)
    for _ in range(-more):
        shelter.lose_survivor(self.room)
    shelter.add_survivors(self.room, max(more, 0))
    _tell(game, "corrected_survivors", self.seat, room=self.room, amount=self.count)


@retired(seat=int, room=str, change=str)
def SetRoom(self: Any, game: Gharkane) -> None:
    """Set whether a room is built: an empty copy that was the other."""
    rooms, built = game.shelters[self.seat].rooms, self.change == "built"
    at, room = next(
        (n, room)
        for n, room in enumerate(rooms)
        if room.id == self.room and room.built != built and not room.survivors
    )
    rooms[at] = replace(room, built=built, used=False)
    _tell(game, "corrected_room", self.seat, room=self.room, change=self.change)


@retired(seat=int, points=int)
def SetGauge(self: Any, game: Gharkane) -> None:
    """Set a shelter's disease marker, by the points of its cell."""
    game.shelters[self.seat].gauge = GAUGE.index(self.points)
    _tell(game, "corrected_gauge", self.seat, points=self.points)


def _place(heroes: list[Hero], n: int, old: Any) -> dict[str, Fact]:
    """Set the place and stance of a hero; return the facts about it."""
    heroes[n] = Hero(heroes[n].force, old.place, old.stance)
    places = {"origin": old.origin, "place": old.place}
    return {"force": heroes[n].force, **places, "stance": old.stance}


@retired(seat=int, origin=str, place=str, stance=str)
def SetHero(self: Any, game: Gharkane) -> None:
    """Set the place and stance of a hero."""
    heroes = game.shelters[self.seat].heroes
    at = [hero.place for hero in heroes].index(self.origin)
    game.tell("corrected_hero", seat=self.seat, **_place(heroes, at, self))


@retired(force=int, origin=str, place=str, stance=str)
def SetWanderer(self: Any, game: Gharkane) -> None:
    """Set the place and stance of the first wanderer of that force there."""
    at = [(one.force, one.place) for one in game.wanderers].index((self.force, self.origin))
    game.tell("corrected_wanderer", **_place(game.wanderers, at, self))


@retired(seat=int, gear=str, change=str)
def SetGear(self: Any, game: Gharkane) -> None:
    """Give a shelter a broken piece of equipment from the pile, put one back under it (a broken one
    first), or set one repaired or broken."""
    gear = game.shelters[self.seat].gear
    pieces = [(n, piece) for n, piece in enumerate(gear) if piece.id == self.gear]
    if self.change == "given":
        game.equipment_pile.remove(self.gear)
        gear.append(Gear(self.gear))
    elif self.change == "taken":
        del gear[min(pieces, key=lambda found: found[1].repaired)[0]]
        game.equipment_pile.insert(0, self.gear)
    else:
        repaired = self.change == "repaired"
        at, piece = next(found for found in pieces if found[1].repaired != repaired)
        gear[at] = replace(piece, repaired=repaired, used=False)
    _tell(game, "corrected_gear", self.seat, gear=self.gear, change=self.change)


@retired(event=str, when=str)
def CallEvent(self: Any, game: Gharkane) -> None:
    """Choose the next event, or a replacement for that of the day."""
    if self.when == "next":
        exchange(game, game.events_ahead[-1], self.event)
        game.tell("event_prepared")
        return
    old = game.events_turned[-1]
    exchange(game, old, self.event)
    game.reveal()
    game.tell("event_called", event=self.event, old=old)


@retired(seat=int)
def SetFirst(self: Any, game: Gharkane) -> None:
    """Set the holder of the first-player token."""
    game.first = self.seat
    game.tell("corrected_first", seat=self.seat)


RETIRED = (
    SetStock, SetGoods, SetSurvivors, SetRoom, SetGauge, SetHero, SetWanderer, SetGear, CallEvent,
    SetFirst,
)  # fmt: skip
