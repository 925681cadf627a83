"""Moves of heroes: the ring, the five rules of movement, the slots of the haciendas."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache, lru_cache
from operator import itemgetter

from engine.games.gharkane.content import EQUIPMENT, EVENTS, HACIENDAS, NUMBERS, PLACES
from engine.games.gharkane.night.gear import uses
from engine.games.gharkane.night.haciendas import lodgings
from engine.games.gharkane.night.hunt import least_actions
from engine.games.gharkane.night.visit import DEEDS
from engine.games.gharkane.picks import MoveHero
from engine.games.gharkane.shelter import LYING, STANDING
from engine.games.gharkane.state import NOBODY, NONE, Gharkane
from engine.kernel import Seat


@cache
def distance(origin: str, place: str) -> int:
    """Return the steps along the ring, the shorter way round."""
    steps = abs(PLACES.index(origin) - PLACES.index(place))
    return min(steps, len(PLACES) - steps)


REACH: dict[str, tuple[tuple[str, ...], ...]] = {
    origin: tuple(
        tuple(place for place in PLACES if 0 < distance(origin, place) <= limit)
        for limit in range(len(PLACES) // 2 + 1)
    )
    for origin in PLACES
}
"""REACH[origin][limit]: the places 1 to `limit` steps away, in ring order. Any place may be
crossed, so only distance counts; `origin` itself is never included."""


def limit_of(events_open: Iterable[str]) -> int:
    """Return how many places a hero may move without equipment under these events."""
    return _limit(tuple(events_open))


@lru_cache(maxsize=1024)
def _limit(events_open: tuple[str, ...]) -> int:
    limit = NUMBERS.move
    for id in events_open:
        event = EVENTS[id]
        if event.effect == "shorter_moves":
            limit = min(limit, event.amount)
    return limit


def long_reach(game: Gharkane, seat: Seat) -> tuple[str, int]:
    """Return the ready equipment that moves a hero furthest, and how far; "" and 0 if none is."""
    ready = game.shelters[seat].ready_gear_for("longer_move")
    if not ready:
        return "", 0
    return max([(gear, EQUIPMENT[gear].amount) for gear in ready], key=itemgetter(1))


def slots_taken(game: Gharkane) -> set[int]:
    """Return the slots of the haciendas that active heroes or wanderers hold."""
    heroes = [hero for _, hero in game.standing_at(HACIENDAS)]
    return {hero.force for hero in (*heroes, *game.wanderers_at(HACIENDAS))}


def moves(game: Gharkane, seat: Seat) -> list[MoveHero]:
    """Return every move of a lying hero within tonight's limit."""
    return _moves(game, seat, limit_of(game.events_open), 0)


def long_moves(game: Gharkane, seat: Seat) -> list[MoveHero]:
    """Return every move beyond that limit that the seat's own equipment allows."""
    _, reach = long_reach(game, seat)
    if not reach:
        return []
    limit = limit_of(game.events_open)
    return _moves(game, seat, reach, limit) if reach > limit else []


def _moves(game: Gharkane, seat: Seat, limit: int, over: int) -> list[MoveHero]:
    shelter = game.shelters[seat]
    heroes = shelter.heroes
    own_places = [hero.place for hero in heroes]
    occupied_slots: set[int] | None = None
    gains, sharper = shelter.ready_gear_for("gain"), shelter.ready_gear_for("stronger_attack")
    fewer = game.open_amount("fewer_actions")
    stock = game.stock
    least = {} if over else least_actions(game, seat)
    move_heros: list[MoveHero] = []
    for hero in heroes:
        if hero.stance != LYING:
            continue
        force, origin = hero.force, hero.place
        actions = force - fewer
        reach = REACH[origin]
        nearer = reach[over]
        for place in reach[limit]:
            if place in own_places or place in nearer:
                continue
            if place == HACIENDAS:
                if occupied_slots is None:
                    occupied_slots = slots_taken(game)
                if force in occupied_slots:
                    continue
            # The deed may be announced with the move: an earlier pressure does not change it.
            if over:
                deeds: tuple[str, ...] = _BARE
            elif place == HACIENDAS:
                deeds = (*lodgings(shelter), NONE)
            else:
                hunts = actions > 0 and place in least and actions >= least[place]
                deeds = DEEDS[hunts][actions > 0 and stock[place] > 0]
            usable = [gear for gear in gains if place in EQUIPMENT[gear].places] if gains else ()
            if sharper and weaker_rivals(game, seat, force, place):
                usable = (*usable, *sharper)
            move_heros += _arrivals(force, origin, place, tuple(usable), deeds)
    return move_heros


@lru_cache(maxsize=4096)
def _arrivals(
    force: int, origin: str, place: str, usable: tuple[str, ...], deeds: tuple[str, ...]
) -> tuple[MoveHero, ...]:
    """Return the moves to a place, with each use of equipment and each deed."""
    return tuple(
        MoveHero.of(force, origin, place, word, deed) for word, _ in uses(usable) for deed in deeds
    )


_BARE = (NONE,)


def on_arrival(game: Gharkane, seat: Seat, force: int, place: str) -> list[str]:
    """Return the equipment that a hero of that force could use on arriving at `place`."""
    shelter = game.shelters[seat]
    usable = [g for g in shelter.ready_gear_for("gain") if place in EQUIPMENT[g].places]
    sharper = shelter.ready_gear_for("stronger_attack")
    if sharper and weaker_rivals(game, seat, force, place):
        usable += sharper
    return usable


def weaker_rivals(game: Gharkane, seat: Seat, force: int, place: str) -> list[tuple[Seat, int]]:
    """Return rivals' weaker active heroes there as (seat, difference), clockwise from `seat`."""
    rivals: list[tuple[Seat, int]] = []
    for n in range(1, game.seats):
        rival = (seat + n) % game.seats
        for hero in game.shelters[rival].heroes:
            if hero.place == place and hero.force < force and hero.stance == STANDING:
                rivals.append((rival, force - hero.force))
    return rivals


def threatened(game: Gharkane, place: str) -> tuple[Seat, ...]:
    """Return the seats whose active hero at `place` a stronger rival or wanderer can still put
    pressure on tonight.

    It counts those that lie within reach as far as is public; equipment is its owner's secret. A
    rival's own lying hero at `place` may leave first.
    """
    active = list(game.standing_at(place))
    if not active:
        return ()
    limit = limit_of(game.events_open)
    occupied_slots = slots_taken(game) if place == HACIENDAS else set()
    coming = [
        (seat, hero.force)
        for seat, shelter in enumerate(game.shelters)
        if all(hero.place != place or hero.stance == LYING for hero in shelter.heroes)
        for hero in shelter.heroes
        if hero.stance == LYING
        and hero.force not in occupied_slots
        and place in REACH[hero.place][limit]
    ]
    coming += [
        (NOBODY, wanderer.force)
        for wanderer in game.wanderers
        if wanderer.stance == LYING and place in ahead(wanderer.place, limit)
    ]
    return tuple(
        [
            seat
            for seat, hero in active
            if any(rival != seat and force > hero.force for rival, force in coming)
        ]
    )


def ahead(origin: str, limit: int) -> tuple[str, ...]:
    """Return the places up to `limit` steps clockwise, the nearest first: the reach of a
    wanderer."""
    index = PLACES.index(origin)
    return tuple([PLACES[(index + n) % len(PLACES)] for n in range(1, limit + 1)])
