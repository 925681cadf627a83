"""Day 5: build rooms, house survivors and use bonuses, in any order."""

from __future__ import annotations

from functools import lru_cache

from engine.games.gharkane.content import MATERIALS, NUMBERS, ROOMS
from engine.games.gharkane.day import rooms
from engine.games.gharkane.day.picks import Use
from engine.games.gharkane.picks import Build, Pass, Place
from engine.games.gharkane.shelter import Shelter, room_as
from engine.games.gharkane.state import DayChoice, Gharkane
from engine.kernel import Pick, Refusal, Seat, SeatStep, step

_CHEAP = "cheap_build"


def build_cost(shelter: Shelter) -> int:
    """Return the number of materials that the next build costs."""
    cheap = shelter.ready_rooms_for(_CHEAP)
    return ROOMS[cheap[0]].amount if cheap else NUMBERS.build_cost


@step
class Building(SeatStep[Gharkane]):
    """Day 5: ask the seat as long as it can build, house or use something."""

    rules = ("day.build.order",)

    def run(self, game: Gharkane) -> None:
        if anything_to_arrange(game.shelters[self.seat]):
            game.ask_at_home(self.seat, Arrange.of(self.seat))


def anything_to_arrange(shelter: Shelter) -> bool:
    """Return whether the seat has any pick in this step now."""
    ruins = False
    for room in shelter.rooms:
        if not room.built:
            ruins = True
        elif shelter.hospital and room.free:
            return True
    if ruins and shelter.stock(MATERIALS) >= build_cost(shelter):
        return True
    return bool(rooms.usable(shelter))


def arrangements(shelter: Shelter) -> list[Pick]:
    """Return every pick of the seat in this step now, except passing."""
    picks: list[Pick] = []
    hospital = shelter.hospital
    ruins = False
    for room in shelter.rooms:
        if not room.built:
            ruins = True
        elif hospital and room.free:
            return _with_copies(shelter)
    if ruins and shelter.stock(MATERIALS) >= build_cost(shelter):
        picks += map(Build.of, dict.fromkeys([r.id for r in shelter.rooms if not r.built]))
    picks += rooms.usable(shelter)
    return picks


def _with_copies(shelter: Shelter) -> list[Pick]:
    """Return the picks if survivors of the hospital can be housed: room by room, copies
    together."""
    free: dict[str, int] = {}
    ruins: dict[str, None] = {}
    for room in shelter.rooms:
        if room.built:
            free[room.id] = free.get(room.id, 0) + room.free
        else:
            ruins[room.id] = None
    picks: list[Pick] = []
    for id, places in free.items():
        picks += [Place.of(id, n) for n in range(min(places, shelter.hospital), 0, -1)]
    if ruins and shelter.stock(MATERIALS) >= build_cost(shelter):
        picks += map(Build.of, ruins)
    picks += rooms.usable(shelter)
    return picks


@step
class Arrange(DayChoice):
    """Day 5: build a room, move survivors permanently from the hospital into a built one, or use a
    room's bonus; repeatedly, until the seat passes."""

    picks = (Build, Place, Use, Pass)
    rules = (
        "day.build",
        "day.build.move",
        "day.build.order",
        "day.build.bonus",
        "day.build.copies",
        "rooms.bonus",
    )

    def options(self, game: Gharkane, seat: Seat) -> list[Pick]:
        return [*arrangements(game.shelters[seat]), Pass.of()]

    def chosen(self, game: Gharkane, seat: Seat, pick: Build | Place | Use | Pass) -> None:
        if isinstance(pick, Pass):
            return
        game.then(Building.of(seat))
        shelter = game.shelters[seat]
        if isinstance(pick, Build):
            mixes = payments(shelter, pick.room)
            if len(mixes) > 1:
                game.then(PayBuild(seat, pick.room))
            else:
                built(game, seat, mixes[0])
        elif isinstance(pick, Place):
            shelter.hospital -= pick.count
            shelter.add_survivors(pick.room, pick.count)
            game.confide("housed", seat, room=pick.room, count=pick.count)
        else:
            rooms.use(game, seat, pick)

    def refusal(self, game: Gharkane, seat: Seat, pick: Use | Build | Place) -> Refusal:
        shelter = game.shelters[seat]
        if isinstance(pick, Use):
            return rooms.refusal(game, seat, pick)
        if isinstance(pick, Build):
            return refused_build(shelter, pick)
        rule = "day.build.move"
        if pick.count > shelter.hospital:
            figures = {"needed": pick.count, "have": shelter.hospital}
            return Refusal(rule, "hospital-short", figures)
        free = sum(room.free for room in shelter.rooms if room.id == pick.room)
        if not free:
            return Refusal(rule, "no-free-place", {"room": pick.room})
        if pick.count < 1:
            return Refusal(rule, "at-least-one")
        return Refusal(rule, "places-short", {"needed": pick.count, "have": free})


@step
class PayBuild(DayChoice):
    """Day 5: pay for a room with any mix of materials."""

    picks = (Build,)
    rules = ("day.build", "day.build.common")
    room: str

    def options(self, game: Gharkane, seat: Seat) -> list[Pick]:
        return [*payments(game.shelters[seat], self.room)]

    def chosen(self, game: Gharkane, seat: Seat, pick: Build) -> None:
        built(game, seat, pick)

    def refusal(self, game: Gharkane, seat: Seat, pick: Build) -> Refusal:
        shelter = game.shelters[seat]
        if pick.room != self.room:
            return Refusal(self.rules[0], "another-room-begun", {"room": self.room})
        paid = {"wood": pick.wood, "metal": pick.metal, "chip": pick.chip}
        for resource, count in paid.items():
            if count > shelter.stores[resource]:
                figures = {"what": resource, "needed": count, "have": shelter.stores[resource]}
                return Refusal(self.rules[0], "resource-short", figures)
        figures = {"needed": build_cost(shelter), "have": sum(paid.values())}
        return Refusal(self.rules[0], "wrong-cost", figures)


def payments(shelter: Shelter, room: str) -> tuple[Build, ...]:
    """Return every mix of materials with which the shelter can build this room."""
    cost = build_cost(shelter)
    wood, metal, chip = [min(cost, shelter.stores[kind]) for kind in MATERIALS]
    return _payments(room, cost, wood, metal, chip)


@lru_cache(maxsize=4096)
def _payments(room: str, cost: int, wood: int, metal: int, chip: int) -> tuple[Build, ...]:
    return tuple(
        Build(room, w, m, cost - w - m)
        for w in range(wood, -1, -1)
        for m in range(min(metal, cost - w), -1, -1)
        if cost - w - m <= chip
    )


def built(game: Gharkane, seat: Seat, pick: Build) -> None:
    """Pay for a room and build it; its bonus works when it is full."""
    shelter = game.shelters[seat]
    cheap = shelter.ready_rooms_for(_CHEAP)
    if cheap:
        shelter.use_room(cheap[0])
    paid = {"wood": pick.wood, "metal": pick.metal, "chip": pick.chip}
    paid = {resource: count for resource, count in paid.items() if count}
    for resource, count in paid.items():
        shelter.pay(resource, count)
    index = shelter.room_to_build(pick.room)
    assert index is not None, "offered only for a room in ruins"
    ruin = shelter.rooms[index]
    shelter.rooms[index] = room_as(ruin.id, True, ruin.survivors, ruin.used)
    game.confide("built", seat, room=pick.room, paid=paid)


def refused_build(shelter: Shelter, pick: Build) -> Refusal:
    """Return why a room cannot be built."""
    figures = {"room": pick.room}
    if all(room.id != pick.room for room in shelter.rooms):
        return Refusal("day.build", "no-such-room", figures)
    if shelter.room_to_build(pick.room) is None:
        return Refusal("day.build", "already-built", figures)
    have, needed = shelter.stock(MATERIALS), build_cost(shelter)
    if have < needed:
        return Refusal("day.build", "materials-short", {"needed": needed, "have": have})
    return Refusal("day.build", "materials-later", figures)
