"""Facts derived from a view, shared by pictures, texts and previews."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from functools import partial
from typing import Final

from engine.games.revive.content import (
    BESIDE,
    CORNERS,
    HEXES,
    HEXES_OF,
    NODES,
    NUMBERS,
    RESOURCES,
    SITE_OF,
    SITES,
    SIZES,
    book_cost,
    cost_of,
    opened_by,
)
from engine.games.revive.effects.ground import forest_step, machine_text, yields
from engine.games.revive.picks import Build, Explore, Populate
from engine.games.revive.state import figures, whenever
from engine.games.revive.turn.reach import lowered
from engine.games.revive.view import ReviveView, TribeView
from engine.kernel import Seat

PLAIN: Final = ("ice", "chasm", "location", "lake")
"""Terrains whose sites are drawn as one area."""

Piece = tuple[Seat, str]
"""Owner and kind: small, large, meeple or lantern."""


def pieces(view: ReviveView) -> dict[str, tuple[Piece, ...]]:
    """Return the pieces on each hex; in a large location, on its site."""
    pieces_at: dict[str, tuple[Piece, ...]] = {}
    for seat, tribe in enumerate(view.tribes):
        stands = [*tribe.buildings.items(), *((place, "meeple") for place in tribe.settled)]
        for place, kind in (*stands, *((hex, "lantern") for hex in tribe.lanterns)):
            pieces_at[place] = (*pieces_at.get(place, ()), (seat, kind))
    return pieces_at


def points_of(view: ReviveView, seat: Seat) -> int:
    """Return the points won in play; after the end, the total."""
    tribe = view.tribes[seat]
    return tribe.score if view.result is None else sum(tribe.points.values())


def stores(view: ReviveView, seat: Seat) -> dict[str, int]:
    """Return what a tribe can pay with, and its other figures, by their symbols."""
    tribe = view.tribes[seat]
    abyss = {"devotion": tribe.devotion} if view.variant.abyss else {}
    return {
        **{resource: tribe.stock[resource] for resource in RESOURCES},
        "energy": tribe.free_energy,
        "artifact": sum(tribe.artifacts.values()),
        "progress": tribe.markers,
        "crate": tribe.crate_count,
        "rest": tribe.hibernations,
        **abyss,
    }


def brings(view: ReviveView, hex: str, size: str = "small", seat: Seat | None = None) -> str:
    """Return what a building here would yield: to this seat with all it has learnt, or to a seat
    that has taken no water and learnt nothing."""
    taken = () if seat is None else view.tribes[seat].waters
    bonus = yields(view, hex, size, taken)
    lakes = {SITE_OF[there] for there in BESIDE[hex] if view.terrain_at(there) == "lake"}
    if seat is not None:
        reached = view.tribes[seat].shores
        lakes = {site for site in lakes if f"{view.board[site].tile} {size}" not in reached}
    shore = f"V{NUMBERS.shore[size] * len(lakes)}" if lakes else ""
    more: list[str] = []
    if seat is not None:
        more = [forest_step(view, hex, figure(view.tribes[seat], "forest"))]
        more += hooked(view.tribes[seat], "large") if size == "large" else []
    return " ".join(filter(None, [bonus.text, *map(view.water_at, bonus.waters), shore, *more]))


def hooked(tribe: TribeView, hook: str) -> tuple[str, ...]:
    """Return what a tribe's technologies give each time this happens."""
    return whenever(tribe.id, tuple(tribe.techs), hook)


def building_sites(view: ReviveView) -> list[str]:
    """Return the deserts on which nobody has built."""
    built = {hex for tribe in view.tribes for hex in tribe.buildings}
    return [hex for hex in HEXES if view.terrain_at(hex) == "desert" and hex not in built]


def machine_of(tribe: TribeView, id: str) -> str:
    """Return the effect of a machine of a tribe."""
    return machine_text(tribe.id, id)


def figure(tribe: TribeView, word: str) -> int:
    """Return what a tribe's technologies permanently lower or add."""
    return figures(tribe.id, tribe.techs).get(word, 0)


def spaces(tribe: TribeView, place: str, whole: bool) -> int:
    """Return the distance between a tribe and a hex, or the nearest hex of a site in reach."""
    goals = HEXES_OF[place] if whole or place in CORNERS else (place,)
    return min((tribe.ways[hex] for hex in goals if hex in tribe.ways), default=0)


def price(view: ReviveView, seat: Seat, pick: Explore | Build | Populate) -> Mapping[str, int]:
    """Return the price of an action, including food for the way."""
    tribe = view.tribes[seat]
    less, rivals, place = tribe.discounts.get(pick.verb, 0), 0, getattr(pick, "hex", pick.tile)
    way = spaces(tribe, place, isinstance(pick, Explore))
    food = max(0, way - tribe.range - tribe.reach)
    if isinstance(pick, Explore):
        cost = Counter(cost_of(view.board[pick.tile].cost)) + Counter(food=food)
        return lowered(tribe.stock, cost, less + figure(tribe, "explore"))
    if isinstance(pick, Build):
        cost = Counter(gear=NUMBERS.building(pick.size).gears)
        less += figure(tribe, pick.size)
    else:
        cost = Counter(book=book_cost(view.edition, view.variant.cheap, pick.tech))
        less += figure(tribe, "populate")
        settled = sum(pick.hex in other.settled for other in view.tribes)
        rivals = 0 if figure(tribe, "bank") else settled
    paid = Counter(lowered(tribe.stock, cost, less))
    return dict(paid + Counter(food=food, book=rivals))


def goals(view: ReviveView) -> set[str]:
    """Return where the acting seat can explore, build or settle now and pay for it: sites and
    hexes."""
    seat = view.active
    if seat < 0 or not view.left or view.result is not None:
        return set()
    tribe = view.tribes[seat]
    near = {*tribe.ways, *(SITE_OF[hex] for hex in tribe.ways)}
    cities = [*CORNERS, *(hex for hex in HEXES if view.terrain_at(hex) == "city")]
    sizes = [n for n in SIZES if tribe.count(n) < NUMBERS.building(n).count]
    nodes = [n for n in NODES if n not in tribe.techs and opened_by(n) in ("", *tribe.techs)]
    node = min(nodes, key=partial(book_cost, view.edition, view.variant.cheap), default="")
    may: list[Explore | Build | Populate] = [
        *(Explore(site) for site in SITES if view.terrain_at(site) == "ice"),
        *(Build(SITE_OF[hex], hex, size) for hex in building_sites(view) for size in sizes),
        *(Populate(SITE_OF[hex], hex, node) for hex in cities if node and hex not in tribe.settled),
    ]
    places = [(getattr(pick, "hex", pick.tile), pick) for pick in may]
    return {place for place, pick in places if place in near and _payable(view, seat, pick)}


def _payable(view: ReviveView, seat: Seat, pick: Explore | Build | Populate) -> bool:
    """Return whether the seat can pay for an action: a crystal stands for any resource."""
    stock = view.tribes[seat].stock
    missing = [max(0, n - stock[r]) for r, n in price(view, seat, pick).items() if r != "crystal"]
    return sum(missing) <= stock["crystal"]
