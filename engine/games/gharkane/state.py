"""The state of Outlive Gharkane.

Planned steps by module (a question mark marks questions)
  rounds      WholeGame, Round, Dusk, Night, Dawn
  setup       Setup, ChooseShelter?, DiscardRoom?, ChooseLeader?, ExchangeGoods?, BuildFirstRoom?,
              PlaceFirstSurvivors?, MeetTheClans, PostHero?; begin: Stock, MeetAgain
  happenings  TurnEvent, ApplyEvents, LoseByFate, LoseByChoice?, PayOrDesert?, Sicken?
  night       NextHero, ChooseMove?; visit: Act, Visit?
  pressure    Press, FacePressure?, GiveGoods?
  haciendas   TakeToken, TakeSlot, PlaceNewcomers?, PlaceNewcomer?
  day         Day, Shelters, Evening; score: End
  resolve     OfferEvents, ResolveEvent?, SpareCost?, PayEvent, PayEdible?
  feed        Feeding, ChooseFood?, Leaving, ChooseLeaver?
  disease     Disease, Care, Treatment, ChooseTreatment?
  recruit     Recruiting, ChooseRecruits?
  build       Building, Arrange?, PayBuild?; rooms: Barter?
  repair      Repairing, ChooseRepair?, SpareIcons?
  clean       CloseDay, EndDay?, Cleaning

Picks by verb
  picks       shelter TakeShelter, discard Discard, leader TakeLeader, exchange Exchange,
              build Build(room, wood, metal, chip), place Place(room, count), lodge Lodge,
              post Post, pass Pass, hero MoveHero, stay Stay, defend Defend, give Give,
              lose Lose(what, room), forage Forage
  day_picks   resolve Resolve, meal Meal, dismiss Dismiss, treat Treat, recruit Welcome, use Use,
              repair Repair, mend Mend, done Done
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache, lru_cache

from engine.frozen import frozen, replace
from engine.games.gharkane.content import (
    EQUIPMENT,
    EVENTS,
    GAUGE,
    GAUGE_START,
    NUMBERS,
    RESOURCES,
    ROOMS,
    STOCK,
)
from engine.kernel import Choice, Event, Fact, Game, Seat

HOSPITAL = "hospital"
"""The hospital, in a field for a room."""
NONE = "none"
"""No bonus, or no room, in a field of a pick."""
NOBODY: Seat = -1
"""A wanderer, in place of a seat."""
_SLOTS = {id: room.slots for id, room in ROOMS.items()}
ROOM_EFFECT: dict[str, str] = {id: room.effect for id, room in ROOMS.items()}
_GEAR_EFFECT: dict[str, str] = {id: gear.effect for id, gear in EQUIPMENT.items()}
LYING, STANDING, CLOSED = "lying", "standing", "closed"
"""Stances of a hero: not yet played tonight; played and active; played without moving, so not
active."""


@frozen
class Variant:
    """The options of this game, as plain words (see options.py)."""

    restock: str = "flat"
    medicine_scope: str = "care"
    hospital_value: str = "stepped"
    first_player: str = "random"
    storage_cap: str = "none"
    open_shelters: bool = False
    equipment: str = "any"
    ammo: str = "one"
    recruits: str = "any"


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


@lru_cache(maxsize=1024)
def _amount(events: tuple[str, ...], effect: str) -> int:
    return sum(EVENTS[id].amount for id in events if EVENTS[id].effect == effect)


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


@dataclass(slots=True)
class City:
    """The search tiles of a city. The top tile is face up until the first draw after dusk."""

    pile: list[str] = field(default_factory=list)
    """Tiles to draw, next last."""
    discards: list[str] = field(default_factory=list)
    """Tiles drawn this turn; public."""
    aside: list[str] = field(default_factory=list)
    """Tiles left out this turn; unseen."""

    def shown(self) -> str | None:
        """Return the tile that lies face up, or None."""
        return self.pile[-1] if self.pile and not self.discards else None


@dataclass(slots=True)
class Box:
    """Pieces out of play, never public: those not dealt, and those discarded by seats."""

    shelters: list[str] = field(default_factory=list)
    leaders: list[str] = field(default_factory=list)
    rooms: list[str] = field(default_factory=list)
    events: list[str] = field(default_factory=list)
    game: list[str] = field(default_factory=list)


@dataclass(slots=True, kw_only=True)
class Gharkane(Game):
    """The state. Data per seat are in `shelters`, by seat."""

    variant: Variant = field(default_factory=Variant)
    phase: str = "setup"
    """The stretch of play: setup, posting, dusk, night, day, end. Names of shelters and leaders
    are public from posting on."""
    day: int = 0
    """The day, from 1; 0 during setup."""
    first: Seat = 0
    """The holder of the first-player token."""
    shelters: list[Shelter] = field(default_factory=list)
    stock: dict[str, int] = field(default_factory=dict)
    """The stock of each place that has a resource."""
    game_piles: dict[str, list[str]] = field(default_factory=dict)
    """Animals by place, the one face up last."""
    cities: dict[str, City] = field(default_factory=dict)
    equipment_pile: list[str] = field(default_factory=list)
    """Face down, next last."""
    display: list[str] = field(default_factory=list)
    """Equipment that a hero in a city may take, face up."""
    events_ahead: list[str] = field(default_factory=list)
    """Face down, next last."""
    events_open: list[str] = field(default_factory=list)
    """Turned up and unresolved, oldest first."""
    events_turned: list[str] = field(default_factory=list)
    """Every event turned up so far: that of day n is at index n - 1."""
    box: Box = field(default_factory=Box)
    wanderers: list[Hero] = field(default_factory=list)
    """For a single player: the neutral heroes, in the order of the tables; otherwise empty."""

    @property
    def days(self) -> int:
        """The number of days of this game: each has an event."""
        return len(self.events_turned) + len(self.events_ahead)

    def in_turn_order(self) -> list[Seat]:
        """Return all seats clockwise, from the holder of the token."""
        return [(self.first + n) % self.seats for n in range(self.seats)]

    def an_action(self, place: str) -> int:
        """Return how many of a place's resource an action collects."""
        two = self.variant.ammo == "two" and STOCK[place] == "ammo"
        return NUMBERS.two_ammo if two else 1

    def standing_at(self, place: str) -> Iterator[tuple[Seat, Hero]]:
        """Yield the active heroes at a place with their seats, by seat."""
        for seat, shelter in enumerate(self.shelters):
            for hero in shelter.heroes:
                if hero.place == place and hero.stance == STANDING:
                    yield seat, hero

    def wanderers_at(self, place: str) -> list[Hero]:
        """Return the wanderers at a place that have moved tonight."""
        return [hero for hero in self.wanderers if hero.place == place and hero.stance == STANDING]

    def open_amount(self, effect: str) -> int:
        """Return the sum of the amounts of the unresolved events with that effect."""
        return _amount(tuple(self.events_open), effect)

    def ask_at_home(self, seat: Seat, question: Choice[Gharkane]) -> None:
        """Plan a question of the seat's day at home."""
        self.shelters[seat].asked = True
        self.then(question)

    def confide(self, name: str, seat: Seat, **facts: Fact) -> None:
        """Tell an event to one seat; to all if shelters are open."""
        if self.variant.open_shelters:
            self.tell(name, seat=seat, **facts)
        elif self.keeps(name):
            self.new_events.append(Event(name, {}, {seat: {"seat": seat, **facts}}, hidden=True))
