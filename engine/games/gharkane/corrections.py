"""Corrections: the things of a state.

A shelter is not corrected while its seat pays or chooses what depends on it; before the first dusk
only the board is corrected. Not corrected: the day and its phase, which the planned steps repeat.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterator
from dataclasses import replace
from functools import partial
from typing import Any

from engine.corrections import (
    Pile,
    Value,
    correctable,
    figure,
    pile,
    token,
    topped,
    unfinished,
)
from engine.games.gharkane.content import (
    COMMON_ROOM,
    EVENTS,
    GAUGE,
    HACIENDAS,
    LEADERS,
    PLACES,
    RESOURCES,
    ROOMS,
    SHELTERS,
)
from engine.games.gharkane.day.build import PayBuild
from engine.games.gharkane.day.feed import ChooseFood, ChooseLeaver
from engine.games.gharkane.day.repair import SpareIcons
from engine.games.gharkane.day.resolve import PayEdible, SpareCost
from engine.games.gharkane.day.rooms import Barter
from engine.games.gharkane.old_corrections import exchange
from engine.games.gharkane.shelter import CLOSED, LYING, STANDING, Gear, Hero, Room, Shelter
from engine.games.gharkane.state import Gharkane
from engine.kernel import Refusal, Seat, question

MOST = 20
"""Maximum number of one thing that a correction sets."""
_UNFINISHED = (PayBuild, ChooseFood, ChooseLeaver, SpareIcons, PayEdible, SpareCost, Barter)
"""Questions in the middle of a step that needs the shelter unchanged."""


@correctable
def things(game: Gharkane) -> Iterator[Value | Pile]:
    """Yield everything that can be corrected."""
    for place in game.stock:
        yield figure("set_stock", game.stock, place, range(MOST + 1), of=place)
    yield from token("set_first", game, "first")
    if game.phase in ("setup", "posting"):
        return
    for seat, shelter in enumerate(game.shelters):
        busy = isinstance(question(game, seat), _UNFINISHED)
        sees = None if game.variant.open_shelters else (seat,)
        yield from _shelter(game, seat, sees, unfinished(seat) if busy else None)
        yield from _heroes(game, shelter.heroes, ("set_hero", "set_hero_stance"), seat)
    yield from _heroes(game, game.wanderers, ("set_wanderer", "set_wanderer_stance"), -1)
    yield from _events(game)
    yield from _piles(game)


def _named(ids: Collection[Any]) -> Iterator[tuple[int, Any, str]]:
    """Yield each of several equal things with its index and the ending of its name."""
    seen: Counter[Any] = Counter()
    for n, id in enumerate(ids):
        seen[id] += 1
        yield n, id, f"_{seen[id]}" if seen[id] > 1 else ""


def _shelter(
    game: Gharkane, seat: Seat, sees: Collection[Seat] | None, locked: Refusal | None
) -> Iterator[Value | Pile]:
    """Yield the things of a shelter."""
    shelter, numbers = game.shelters[seat], range(MOST + 1)
    own: dict[str, Any] = {"seat": seat, "sees": sees, "locked": locked}
    for what in RESOURCES:
        yield figure("set_goods", shelter.stores, what, numbers, of=what, **own)
    yield figure("set_hospital", shelter, "hospital", numbers, **own)
    yield figure("set_owed", shelter, "owed", numbers, **own)
    yield Value(
        what="set_gauge", value=GAUGE[shelter.gauge], values=GAUGE,
        put=partial(_set_gauge, shelter), **own,
    )  # fmt: skip
    for n, id, ending in _named([room.id for room in shelter.rooms]):
        room, at = shelter.rooms[n], (shelter.rooms, n)
        if not room.survivors:
            yield figure(f"set_built{ending}", at, "built", of=id, **own)
        places = range(ROOMS[id].slots + 1 if room.built else room.survivors + 1)
        yield figure(f"set_survivors{ending}", at, "survivors", places, of=id, **own)
        yield figure(f"set_used{ending}", at, "used", of=id, **own)
    for n, id, ending in _named([piece.id for piece in shelter.gear]):
        yield figure(f"set_repaired{ending}", (shelter.gear, n), "repaired", of=id, **own)
        yield figure(f"set_gear_used{ending}", (shelter.gear, n), "used", of=id, **own)
    yield Pile(
        what="set_rooms", kind="rooms", **own,
        pieces=[room.id for room in shelter.rooms if room.id != COMMON_ROOM],
        take=partial(_take, shelter.rooms), put=lambda id: shelter.rooms.append(Room(id)),
    )  # fmt: skip
    yield Pile(
        what="set_gear", kind="gear", pieces=[piece.id for piece in shelter.gear], **own,
        take=partial(_take, shelter.gear), put=lambda id: shelter.gear.append(Gear(id)),
    )  # fmt: skip
    yield pile("set_finds", "gear", shelter.finds, seat=seat, sees=(), locked=locked, ordered=True)
    hunted = [animal for animal, count in shelter.hunted.items() for _ in range(count)]
    yield Pile(
        what="set_hunted", kind="game", seat=seat, pieces=hunted,
        take=partial(_hunt, shelter, -1), put=partial(_hunt, shelter, 1),
    )  # fmt: skip
    yield pile("set_resolved", "events", shelter.resolved, seat=seat)
    for name, ids, box in (
        ("name", SHELTERS, game.box.shelters),
        ("leader", LEADERS, game.box.leaders),
    ):
        yield Value(
            what=f"set_{name}", seat=seat, value=getattr(shelter, name), values=tuple(ids),
            put=partial(_rename, game, shelter, name, box),
        )  # fmt: skip


def _set_gauge(shelter: Shelter, points: int) -> None:
    shelter.gauge = GAUGE.index(points)


def _take(pieces: list[Any], id: str) -> None:
    """Remove a room or a piece of equipment; of equal ones the plainest."""
    at = [n for n, piece in enumerate(pieces) if piece.id == id]
    del pieces[min(at, key=lambda n: repr(pieces[n]))]


def _hunt(shelter: Shelter, more: int, animal: str) -> None:
    shelter.hunted[animal] = shelter.hunted.get(animal, 0) + more
    if not shelter.hunted[animal]:
        del shelter.hunted[animal]


def _rename(game: Gharkane, shelter: Shelter, name: str, box: list[str], new: str) -> None:
    """Give a shelter another name or leader, in exchange with the box or another seat."""
    old = getattr(shelter, name)
    box[:] = [old if one == new else one for one in box]
    for other in game.shelters:
        if getattr(other, name) == new:
            setattr(other, name, old)
    setattr(shelter, name, new)


def _heroes(
    game: Gharkane, heroes: list[Hero], names: tuple[str, str], seat: Seat
) -> Iterator[Value]:
    """Yield the place and the stance of each of these heroes."""
    stances = (LYING, STANDING, CLOSED) if game.phase == "night" else (LYING,)
    for n, force, ending in _named([hero.force for hero in heroes]):
        name, hero = f"_{force}{ending}", heroes[n]
        others = [h for _, h in game.standing_at(HACIENDAS) if h.force == force and h is not hero]
        taken = bool(others) and seat >= 0
        places = [p for p in PLACES if not (taken and p == HACIENDAS and hero.stance == STANDING)]
        shut = taken and hero.place == HACIENDAS
        allowed = [stance for stance in stances if not (shut and stance == STANDING)]
        yield Value(
            what=names[0] + name, seat=seat, value=hero.place, values=places,
            put=partial(_move, heroes, n, seat >= 0),
        )  # fmt: skip
        yield figure(names[1] + name, (heroes, n), "stance", allowed, seat=seat)


def _move(heroes: list[Hero], n: int, alone: bool, place: str) -> None:
    """Move a hero; one of the same seat that is there changes places with it."""
    for index, other in enumerate(heroes):
        if alone and other.place == place:
            heroes[index] = replace(other, place=heroes[n].place)
    heroes[n] = replace(heroes[n], place=place)


def _events(game: Gharkane) -> Iterator[Value | Pile]:
    """Yield the event of each day, which changes places with another, and the open events."""
    resolved = [event for shelter in game.shelters for event in shelter.resolved]
    lying = [*game.events_ahead, *game.events_open, *game.box.events, *resolved]
    days = [*game.events_turned, *game.events_ahead[::-1]]
    for n, event in enumerate(days):
        turned = n < len(game.events_turned)
        yield Value(
            what=f"set_event_{n + 1}", value=event, values=[e for e in EVENTS if e in lying],
            put=partial(exchange, game, event), sees=None if turned else (),
            locked=None if event in lying else unfinished(game.first),
        )  # fmt: skip
    yield pile("set_open", "events", game.events_open, ordered=True)


def _piles(game: Gharkane) -> Iterator[Pile]:
    """Yield the places of the tiles and of equipment outside of the shelters."""
    yield pile("set_rooms_box", "rooms", game.box.rooms, sees=())
    yield pile("set_equipment", "gear", game.equipment_pile, sees=(), ordered=True)
    yield pile("set_display", "gear", game.display)
    for place, animals in game.game_piles.items():
        yield from topped("set_game", "game", animals, of=place)
    yield pile("set_game_box", "game", game.box.game, sees=())
    for place, city in game.cities.items():
        kind, discards = f"tiles_{place}", city.discards
        last = len(discards) == 1  # without it the next tile lies face up
        if city.shown():
            yield from topped("set_tiles", kind, city.pile, "set_discards", of=place)
        else:
            yield pile("set_tiles", kind, city.pile, of=place, sees=(), ordered=True)
            yield Pile(
                what="set_tiles_top", kind=kind, of=place, pieces=(), take=discards.remove,
                put=city.pile.append, room=last,
            )  # fmt: skip
        back = "set_tiles_top" if last else None
        yield pile("set_discards", kind, discards, of=place, only=back)
        yield pile("set_aside", kind, city.aside, of=place, sees=())
