"""Builders: a table in the middle of a night, with nothing on it but what a test puts there."""

from __future__ import annotations

from typing import Any

from engine.games.gharkane.content import (
    CITIES,
    FORCES,
    GAME_PLACES,
    PLACES,
    RESTOCK,
    ROOMS,
    SEARCH_PILE,
    STOCK,
)
from engine.games.gharkane.shelter import LYING, STANDING, Gear, Hero, Room, Shelter
from engine.games.gharkane.state import City, Gharkane, Variant
from engine.kernel import Event, Pick, Seat, Step, apply, start
from tests.asking import refused as refused


def night(seats: int = 2, variant: Variant | None = None) -> Gharkane:
    """A night of day 1: full places, no heroes, empty shelters, nothing planned.

    Every pile of game is seven lava goats; tiles and equipment lie in a known order.
    """
    variant = variant or Variant()
    return Gharkane(
        seats=seats,
        seed=1,
        variant=variant,
        phase="night",
        day=1,
        shelters=[Shelter() for _ in range(seats)],
        stock=dict.fromkeys(STOCK, RESTOCK[variant.restock][seats]),
        game_piles={place: ["lava_goat"] * 7 for place in GAME_PLACES},
        cities={city: City(pile=list(SEARCH_PILE)) for city in CITIES},
        equipment_pile=["drill", "cart"],
        display=["plasma_saw", "toothed_trap", "woven_cuirass"],
    )


def hero(game: Gharkane, seat: Seat, force: int, place: str, stance: str = LYING) -> None:
    """Put a hero on the board."""
    game.shelters[seat].heroes.append(Hero(force, place, stance))


def standing(game: Gharkane, seat: Seat, force: int, place: str) -> None:
    """Put an active hero on the board."""
    hero(game, seat, force, place, STANDING)


def four_heroes(game: Gharkane, seat: Seat, *places: str) -> None:
    """Lying heroes of force 5, 4, 3 and 3 on these places."""
    for force, place in zip(FORCES, places or PLACES, strict=False):
        hero(game, seat, force, place)


def owns(game: Gharkane, seat: Seat, **stores: int) -> None:
    """Put resources into a shelter."""
    for resource, amount in stores.items():
        game.shelters[seat].stores[resource] = amount


def room(game: Gharkane, seat: Seat, name: str, survivors: int | None = None) -> None:
    """Build a room, full unless a number of survivors is given."""
    slots = ROOMS[name].slots
    inside = slots if survivors is None else survivors
    game.shelters[seat].rooms.append(Room(name, built=True, survivors=inside))


def repaired(game: Gharkane, seat: Seat, *gear: str) -> None:
    """Give repaired equipment."""
    game.shelters[seat].gear += [Gear(name, repaired=True) for name in gear]


def begin(game: Gharkane, *steps: Step[Any]) -> Gharkane:
    """Plan these steps and run to the first question."""
    game.agenda = list(steps[::-1])
    return start(game)


def chosen(game: Gharkane, seat: Seat, *picks: Pick) -> Gharkane:
    """The game after legal picks of one seat."""
    for pick in picks:
        game, _ = apply(game, seat, pick)
    return game


def told(game: Gharkane, seat: Seat, pick: Pick) -> tuple[Gharkane, list[Event]]:
    """The game after a legal pick, and its events."""
    game, events = apply(game, seat, pick)
    return game, list(events)


def stores(game: Gharkane, seat: Seat) -> dict[str, int]:
    """What a shelter has, without the zeros."""
    return {name: count for name, count in game.shelters[seat].stores.items() if count}
