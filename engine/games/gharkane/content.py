"""The content of the game, read from data/gharkane: the pieces, and how many of each.

An effect is a word and its parameters (``effect``, ``amount``, ``bonus``, ``resource``,
``places``, ``lose``). The steps contain its rules and dispatch on the word. The comments below
define each word.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import Literal

from pydantic import NonNegativeInt, PositiveInt

from engine.content import Named, Row, document, editions, fault, refer, table

Material = Literal["wood", "metal", "chip"]
Resource = Literal["food", "water", "can", "med", "wood", "metal", "chip", "ammo"]
Cost = Literal[Resource, "edible"]

# Words (rulebook, "Principes du jeu"; the "edible" of Jour 2): each group is part of a larger one.
MATERIALS: tuple[str, ...] = ("wood", "metal", "chip")
EDIBLE: tuple[str, ...] = ("food", "water", "can")
SUPPLIES: tuple[str, ...] = (*EDIBLE, "med")
GOODS: tuple[str, ...] = (*SUPPLIES, *MATERIALS)
RESOURCES: tuple[str, ...] = (*GOODS, "ammo")
CAPPED: tuple[str, ...] = (*MATERIALS, "ammo", "can")  # what the option storage_cap limits

# The steps in which a bonus works: the night, then the steps of the day except recruiting.
When = Literal["night", "events", "feed", "disease", "build", "repair", "clean"]

RoomEffect = Literal[
    "cheap_build",  # one build costs `amount` materials
    "less_food",  # the total of food due is `amount` less
    "gain",  # take `amount` of `resource` from the reserve
    "better_gauge",  # the marker goes up by `amount` cells
    "ignore_icons",  # one repair leaves out `amount` of its icons, of the seat's choice
    "draw_equipment",  # draw `amount` pieces of broken equipment from the pile
    "cancel_pressure",  # cancels one pressure on the seat
    "swap_materials",  # change up to `amount` materials one for one into others
    "preserve_food",  # change up to `amount` food into `resource`
    "cheaper_event",  # one event costs `amount` fewer resources, of the payer's choice
    "gain_survivor",  # add `amount` survivors to the hospital
    "easier_hunt",  # one hunt: resistance `amount` less (at least 1) and `bonus` food more
    "deeper_search",  # one city visit: `amount` tiles more after a search; cupboards give `bonus`
    "slower_disease",  # the gauge's rise by itself is `amount` less
]
EquipmentEffect = Literal[
    "gain",  # on arrival at one of `places`: `amount` of `resource` from the reserve
    "easier_hunt",  # one hunt: resistance `amount` less (at least 1)
    "stronger_attack",  # one arrival: pressure `amount` more on each victim already weaker
    "softer_pressure",  # one pressure suffered is `amount` less
    "longer_move",  # one move goes up to `amount` places, whatever the events say
    "deeper_search",  # one city visit: `amount` search tiles more after a search
]
EventEffect = Literal[
    "cap_stock",  # `places` hold at most their restock divided by `amount`, rounded down
    "lose",  # each seat loses `amount` of the first list of `lose` of which it owns something
    "worse_gauge",  # each seat's marker goes down by `amount` cells
    "fewer_actions",  # each hero has `amount` actions less; pressure and slots are unchanged
    "shorter_moves",  # heroes go at most `amount` places
    "fewer_cans",  # each slot of the haciendas gives `amount` cans less
    "tougher_game",  # the resistance of game is `amount` more
    "desertion",  # each seat pays `amount` of the list of `lose`, or loses as many survivors
    "search_limit",  # at most `amount` search actions in a city visit
    "faster_disease",  # the gauge's rise by itself is `amount` instead of 1
]


class Place(Named):
    """A place of the ring: its restocked resource, and whether it has game, a city, slots."""

    stock: Resource | None = None
    game: bool = False
    city: bool = False
    slots: bool = False


class Slot(Named):
    """A slot of the haciendas: the force it takes, the cans and survivors it gives."""

    force: PositiveInt
    cans: NonNegativeInt
    survivors: NonNegativeInt


class Shelter(Named):
    """A megapole: the goods it starts with."""

    goods: dict[Resource, PositiveInt]


class Leader(Named):
    """A leader: the starting places of three heroes, and the seat's first resources."""

    code: str
    starts: tuple[str, ...]
    resources: dict[Resource, PositiveInt]


class Room(Named):
    """A room: survivors to fill it, its upkeep in supplies and medicine, its bonus when full."""

    code: str
    copies: PositiveInt
    common: bool = False
    slots: PositiveInt
    food: NonNegativeInt
    care: NonNegativeInt
    when: When
    effect: RoomEffect
    amount: PositiveInt
    bonus: NonNegativeInt = 0
    resource: Resource | None = None


class Equipment(Named):
    """A piece of equipment: the materials of its repair, and its bonus once repaired."""

    code: str
    copies: PositiveInt
    icons: tuple[Material, Material, Material]
    effect: EquipmentEffect
    amount: PositiveInt
    places: tuple[str, ...] = ()
    resource: Resource | None = None


class Animal(Named):
    """A kind of game: its resistance in actions, and its food by how many were hunted before."""

    resistance: PositiveInt
    copies: PositiveInt
    food: tuple[PositiveInt, PositiveInt, PositiveInt, PositiveInt]


class SearchTile(Named):
    """A search tile: one of a resource, or nothing (an empty cupboard)."""

    copies: PositiveInt
    resource: Resource | None = None


class Event(Named):
    """An event: its effect while unresolved, its cost and its points.

    The key ``edible`` of a cost stands for any mix of food, water and cans.
    """

    code: str
    effect: EventEffect
    amount: PositiveInt
    places: tuple[str, ...] = ()
    lose: tuple[tuple[Resource, ...], ...] = ()
    cost: dict[Cost, PositiveInt]
    points: PositiveInt


class ByMode(Row):
    """A number by seats (1 to 4), for each value of the option ``restock``."""

    flat: dict[int, NonNegativeInt]
    scaled: dict[int, NonNegativeInt]

    def __getitem__(self, mode: str) -> dict[int, int]:
        return {"flat": self.flat, "scaled": self.scaled}[mode]


class Medals(Row):
    """Points that a single player needs for each medal: `start`, plus the medal's number per
    day."""

    start: NonNegativeInt
    bronze: PositiveInt
    silver: PositiveInt
    gold: PositiveInt


class Box(Row):
    """Numbers of pieces in the box: the control sums of the tables."""

    shelters: PositiveInt
    leaders: PositiveInt
    rooms: PositiveInt
    equipment: PositiveInt
    icons: dict[Material, PositiveInt]
    animals: PositiveInt
    search: PositiveInt
    events: PositiveInt
    event_points: PositiveInt


class Numbers(Row):
    """The single numbers of the game, explained in numbers.toml."""

    days: PositiveInt
    forces: tuple[PositiveInt, ...]
    move: PositiveInt
    common_room: str
    shelters_seen: PositiveInt
    leaders_seen: PositiveInt
    rooms_seen: PositiveInt
    rooms_kept: PositiveInt
    first_survivors: PositiveInt
    exchanges: PositiveInt
    build_cost: PositiveInt
    hospital_places: PositiveInt
    water_kept: NonNegativeInt
    display: PositiveInt
    game_pile: PositiveInt
    storage_cap: PositiveInt
    two_ammo: PositiveInt
    gauge: tuple[int, ...]
    room_points: tuple[NonNegativeInt, ...]
    equipment_points: PositiveInt
    pair_points: PositiveInt
    survivor_points: PositiveInt
    wanderers: dict[str, PositiveInt]
    box: Box
    medals: Medals
    medals_by_beds: Medals | None = None
    """With ``recruits = beds``; None, in the first edition: those of the rulebook's recruits."""
    restock: ByMode
    search_removed: ByMode


_FOLDER = "gharkane"

EDITION = len(editions(_FOLDER))
NUMBERS = document(f"{_FOLDER}/numbers.toml", Numbers)


@cache
def numbers(edition: int) -> Numbers:
    """Return the single numbers of an edition; `NUMBERS` are those that no edition has changed."""
    return document(f"{_FOLDER}/numbers.toml", Numbers, edition)


PLACE = table(f"{_FOLDER}/places.toml", Place)
SLOT = table(f"{_FOLDER}/slots.toml", Slot)
SHELTERS = table(f"{_FOLDER}/shelters.toml", Shelter)
LEADERS = table(f"{_FOLDER}/leaders.toml", Leader)
ROOMS = table(f"{_FOLDER}/rooms.toml", Room)
EQUIPMENT = table(f"{_FOLDER}/equipment.toml", Equipment)
ANIMALS = table(f"{_FOLDER}/animals.toml", Animal)
SEARCH_TILES = table(f"{_FOLDER}/search.toml", SearchTile)
EVENTS = table(f"{_FOLDER}/events.toml", Event)

PLACES: tuple[str, ...] = tuple(PLACE)  # ring order, clockwise
HACIENDAS: str = next(id for id, place in PLACE.items() if place.slots)
CITIES: tuple[str, ...] = tuple(id for id, place in PLACE.items() if place.city)
GAME_PLACES: tuple[str, ...] = tuple(id for id, place in PLACE.items() if place.game)
STOCK: dict[str, str] = {id: place.stock for id, place in PLACE.items() if place.stock}
SLOTS: dict[int, tuple[int, int]] = {s.force: (s.cans, s.survivors) for s in SLOT.values()}
FORCES = NUMBERS.forces
DAYS = NUMBERS.days
COMMON_ROOM = NUMBERS.common_room
GAUGE = NUMBERS.gauge  # best to worst, in points
GAUGE_START = GAUGE.index(0)  # the index where a marker starts
ROOM_POINTS = NUMBERS.room_points
RESTOCK = NUMBERS.restock  # RESTOCK[mode][seats]
SEARCH_REMOVED = NUMBERS.search_removed  # SEARCH_REMOVED[mode][seats], tiles of each city
HOSPITAL_PLACES = NUMBERS.hospital_places

# Every piece, as ids, in the order of the tables: what a new game shuffles.
ROOM_PILE: tuple[str, ...] = tuple(
    id for id, room in ROOMS.items() for _ in range(room.copies) if not room.common
)
EQUIPMENT_PILE: tuple[str, ...] = tuple(
    id for id, gear in EQUIPMENT.items() for _ in range(gear.copies)
)
GAME_PILE: tuple[str, ...] = tuple(
    id for id, animal in ANIMALS.items() for _ in range(animal.copies)
)
SEARCH_PILE: tuple[str, ...] = tuple(
    id for id, tile in SEARCH_TILES.items() for _ in range(tile.copies)
)


def _file(name: str) -> str:
    return f"{_FOLDER}/{name}.toml"


def _places(name: str, row: str, field: str, places: Iterable[str]) -> None:
    for place in places:
        refer(_file(name), row, field, place, PLACES)


def _check_rows() -> None:
    """Check across tables: places exist, and each effect has the parameters it needs."""
    for leader in LEADERS.values():
        _places("leaders", leader.id, "starts", leader.starts)
        if len(set(leader.starts) - {HACIENDAS}) != len(FORCES) - 1:
            raise fault(_file("leaders"), leader.id, "starts", "must be three different places")
    for gear in EQUIPMENT.values():
        _places("equipment", gear.id, "places", gear.places)
        if (gear.effect == "gain") != bool(gear.places and gear.resource):
            raise fault(_file("equipment"), gear.id, "effect", "does not fit places and resource")
    for event in EVENTS.values():
        _places("events", event.id, "places", event.places)
        if (event.effect == "cap_stock") != bool(event.places):
            raise fault(_file("events"), event.id, "places", f"does not fit {event.effect}")
        if (event.effect in ("lose", "desertion")) != bool(event.lose):
            raise fault(_file("events"), event.id, "lose", f"does not fit {event.effect}")
    for room in ROOMS.values():
        needs = room.effect in ("gain", "preserve_food", "easier_hunt", "deeper_search")
        if needs != (room.resource is not None):
            raise fault(_file("rooms"), room.id, "resource", f"does not fit {room.effect}")
    _places("numbers", "(file)", "wanderers", tuple(NUMBERS.wanderers))
    refer(_file("numbers"), "(file)", "common_room", COMMON_ROOM, ROOMS)
    if not ROOMS[COMMON_ROOM].common:
        raise fault(_file("rooms"), COMMON_ROOM, "common", "must be true")


_check_rows()
