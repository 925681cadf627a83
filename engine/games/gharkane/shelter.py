"""The data of a seat: its shelter with stores, rooms, gear and survivors, and its heroes."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cache, lru_cache

from engine.frozen import frozen, replace
from engine.games.gharkane.content import EQUIPMENT, GAUGE, GAUGE_START, RESOURCES, ROOMS

HOSPITAL = "hospital"
"""The hospital, in a field for a room."""


_SLOTS = {id: room.slots for id, room in ROOMS.items()}


ROOM_EFFECT: dict[str, str] = {id: room.effect for id, room in ROOMS.items()}


_GEAR_EFFECT: dict[str, str] = {id: gear.effect for id, gear in EQUIPMENT.items()}


LYING, STANDING, CLOSED = "lying", "standing", "closed"
"""Stances of a hero: not yet played tonight; played and active; played without moving, so not
active."""


@frozen
class Deal:
    """The cards dealt to a seat at setup among which it has not chosen yet, as ids."""

    shelters: tuple[str, ...] = ()
    leaders: tuple[str, ...] = ()
    rooms: tuple[str, ...] = ()

    @property
    def turned_up(self) -> Deal:
        """The cards that the seat may see: rooms and leaders lie face down until it chooses a
        shelter."""
        return Deal(self.shelters) if self.shelters else self


@frozen
class Room:
    """A room of a shelter. Its bonus works while it is full, once a turn."""

    id: str
    built: bool = False
    survivors: int = 0
    used: bool = False

    @property
    def full(self) -> bool:
        """Whether it is built and every place is taken."""
        return self.built and self.survivors >= _SLOTS[self.id]

    @property
    def free(self) -> int:
        """Free places; 0 if the room is not built."""
        return _SLOTS[self.id] - self.survivors if self.built else 0


@frozen
class Gear:
    """A piece of equipment of a seat."""

    id: str
    repaired: bool = False
    used: bool = False


@frozen
class Hero:
    """A hero: its force, the place it is at, and its stance."""

    force: int
    place: str
    stance: str = LYING


room_as, hero_as = lru_cache(maxsize=4096)(Room), cache(Hero)
"""Cached constructors: there are few distinct rooms and heroes, and each state holds many."""


@dataclass(slots=True)
class Shelter:
    """All data of a seat: the clan's shelter, its stocks, and its heroes on the board.

    Public are `hunted`, `resolved` and `heroes`, and after setup `name` and `leader`. The rest is
    the seat's secret unless shelters are open.
    """

    name: str = ""
    leader: str = ""
    stores: dict[str, int] = field(default_factory=lambda: dict.fromkeys(RESOURCES, 0))
    """Every resource, in the order of `content.RESOURCES`."""
    rooms: list[Room] = field(default_factory=list)
    hospital: int = 0
    """Survivors in the hospital."""
    gauge: int = GAUGE_START
    """Index into `content.GAUGE`: 0 is the best cell."""
    gear: list[Gear] = field(default_factory=list)
    hunted: dict[str, int] = field(default_factory=dict)
    """Tiles hunted, by animal."""
    resolved: list[str] = field(default_factory=list)
    """Events resolved by this seat."""
    heroes: list[Hero] = field(default_factory=list)
    deal: Deal = field(default_factory=Deal)
    finds: list[str] = field(default_factory=list)
    """Equipment set apart for this seat's depots by day, unseen by all; the next piece first."""
    owed: int = 0
    """Pieces that its depots could not draw today from `finds`: they come in the evening, from what
    others leave."""
    asked: bool = False
    """Whether the seat has had a question at home today."""

    # --- stores

    def gain(self, resource: str, amount: int = 1) -> None:
        """Take from the reserve, which is unlimited."""
        self.stores[resource] += amount

    def pay(self, resource: str, amount: int = 1) -> None:
        """Pay resources; ValueError if the shelter has fewer."""
        if self.stores[resource] < amount:
            raise ValueError(f"{amount} {resource} due, {self.stores[resource]} in the shelter")
        self.stores[resource] -= amount

    def stock(self, resources: tuple[str, ...]) -> int:
        """Return the total stock of these resources."""
        stores = self.stores
        return sum([stores[resource] for resource in resources])

    def owned(self, resources: tuple[str, ...]) -> list[str]:
        """Return those of `resources` that it has, in their order."""
        stores = self.stores
        return [resource for resource in resources if stores[resource]]

    # --- survivors

    @property
    def survivors(self) -> int:
        """All survivors: in rooms and in the hospital."""
        return self.hospital + sum([room.survivors for room in self.rooms])

    def full_rooms(self) -> int:
        """Return the number of full rooms."""
        return sum([room.full for room in self.rooms])

    def room_to_build(self, room: str) -> int | None:
        """Return the index of a copy of `room` that is not built, or None."""
        return next((n for n, r in enumerate(self.rooms) if r.id == room and not r.built), None)

    def room_to_fill(self, room: str) -> int | None:
        """Return the index of the copy of `room` that gets the next survivor (the fullest with a
        free place), or None."""
        candidates = [
            (-r.survivors, n) for n, r in enumerate(self.rooms) if r.id == room and r.free
        ]
        return min(candidates)[1] if candidates else None

    def room_to_leave(self, room: str) -> int | None:
        """Return the index of the copy of `room` that loses the next survivor (the emptiest
        inhabited one), or None."""
        candidates = [
            (r.survivors, not r.used, n)
            for n, r in enumerate(self.rooms)
            if r.id == room and r.survivors
        ]
        return min(candidates)[2] if candidates else None

    def add_survivors(self, room: str, count: int = 1) -> None:
        """Add survivors to the hospital or a room; ValueError if the room has no free place."""
        if room == HOSPITAL:
            self.hospital += count
            return
        for _ in range(count):
            index = self.room_to_fill(room)
            if index is None:
                raise ValueError(f"no free place in {room}")
            filled = self.rooms[index]
            self.rooms[index] = room_as(filled.id, filled.built, filled.survivors + 1, filled.used)

    def lose_survivor(self, room: str) -> None:
        """Remove a survivor from the hospital or a room; ValueError if it is empty."""
        if room == HOSPITAL:
            if not self.hospital:
                raise ValueError("nobody in the hospital")
            self.hospital -= 1
            return
        index = self.room_to_leave(room)
        if index is None:
            raise ValueError(f"nobody in {room}")
        emptied = self.rooms[index]
        self.rooms[index] = room_as(emptied.id, emptied.built, emptied.survivors - 1, emptied.used)

    def rooms_lived_in(self) -> list[str]:
        """Return where survivors live: the hospital first, then rooms, each word once."""
        homes = [HOSPITAL] if self.hospital else []
        homes += dict.fromkeys([room.id for room in self.rooms if room.survivors])
        return homes

    # --- the gauge

    def worsen(self, cells: int) -> int:
        """Move the marker down; return the number of cells beyond the end of the gauge."""
        last = len(GAUGE) - 1
        target = self.gauge + cells
        self.gauge = min(target, last)
        return max(0, target - last)

    def improve(self, cells: int) -> None:
        """Move the marker up, at most to the best cell."""
        self.gauge = max(0, self.gauge - cells)

    # --- bonuses

    def ready_room(self, room: str) -> int | None:
        """Return the index of a full copy of `room` whose bonus is unused this turn, or None."""
        for n, r in enumerate(self.rooms):
            if r.id == room and not r.used and r.full:
                return n
        return None

    def ready_rooms_for(self, effect: str) -> list[str]:
        """Return the rooms with that effect whose bonus is ready, each word once."""
        ready: list[str] = []
        for r in self.rooms:
            if ROOM_EFFECT[r.id] == effect and not r.used and r.full and r.id not in ready:
                ready.append(r.id)
        return ready

    def use_room(self, room: str) -> None:
        """Use the bonus of a ready copy of `room` for this turn; ValueError if none is ready."""
        index = self.ready_room(room)
        if index is None:
            raise ValueError(f"the bonus of {room} is not ready")
        room_used = self.rooms[index]
        self.rooms[index] = room_as(room_used.id, room_used.built, room_used.survivors, True)

    def gear_ready(self, gear: str) -> bool:
        """Return whether the bonus of `gear` is ready. It works once a turn, even with two
        copies."""
        repaired = False
        for piece in self.gear:
            if piece.id == gear:
                if piece.used:
                    return False
                repaired = repaired or piece.repaired
        return repaired

    def ready_gear_for(self, effect: str) -> list[str]:
        """Return the equipment with that effect whose bonus is ready, each id once."""
        ready: list[str] = []
        for g in self.gear:
            works = g.repaired and _GEAR_EFFECT[g.id] == effect
            if works and g.id not in ready and self.gear_ready(g.id):
                ready.append(g.id)
        return ready

    def use_gear(self, gear: str) -> None:
        """Use the bonus of `gear` for this turn; ValueError if it is not ready."""
        if not self.gear_ready(gear):
            raise ValueError(f"the bonus of {gear} is not ready")
        index = next(n for n, piece in enumerate(self.gear) if piece.id == gear and piece.repaired)
        self.gear[index] = replace(self.gear[index], used=True)

    def ready_again(self) -> None:
        """Make every bonus of rooms and equipment usable again, for a new turn."""
        self.rooms = [
            room_as(r.id, r.built, r.survivors, False) if r.used else r for r in self.rooms
        ]
        self.gear = [replace(g, used=False) if g.used else g for g in self.gear]
