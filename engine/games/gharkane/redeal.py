"""Other worlds: what a seat cannot see, dealt anew so that it cannot tell the difference.

Public things and the seat's own stay; of rivals' secrets only the number of their equipment is
read. A rival gets rooms, stocks, survivors and a gauge that it might have by that day, other
equipment, and, if it is still busy at home, that stretch from its start. What could be concluded
from the past (a rival was seen taking a drill) is not used.
"""

from __future__ import annotations

from collections.abc import Sequence

from engine.copying import clone
from engine.games.gharkane.content import (
    COMMON_ROOM,
    GAUGE,
    GAUGE_START,
    LEADERS,
    NUMBERS,
    RESOURCES,
    ROOMS,
    SHELTERS,
)
from engine.games.gharkane.day import home, set_apart
from engine.games.gharkane.resolve import PayEdible, SpareCost, cost_of
from engine.games.gharkane.setup import settle_in
from engine.games.gharkane.state import HOSPITAL, Deal, Gear, Gharkane, Room, Shelter
from engine.kernel import Lanes, Seat, Step, start

_STOCK = 4
"""A rival's stock of each resource is taken to be less than this."""


def redeal(game: Gharkane, seat: Seat, seed: int) -> Gharkane:
    """Another world that `seat` cannot tell from this one; `seed` decides which."""
    other = clone(game)
    other.seed = seed
    if game.result is not None:
        return other
    rivals = [rival for rival in range(game.seats) if rival != seat]
    _mix_piles(other)
    if not game.variant.open_shelters:
        if game.phase == "setup":
            _deal_setup(other, rivals)
        else:
            _deal_rooms(other, rivals)
            _deal_gear(other, rivals)
            for rival in rivals:
                _furnish(other, rival)
    _set_finds_apart(other, seat)
    start(other)
    other.told.clear()
    other.barriers = game.barriers
    return other


def _mix_piles(game: Gharkane) -> None:
    """Every tile and card that lies face down, in its pile or out of play."""
    hidden = [tile for pile in game.game_piles.values() for tile in pile[:-1]] + game.box.game
    game.shuffle(hidden)
    for pile in game.game_piles.values():
        pile[:-1] = [hidden.pop() for _ in pile[:-1]]
    game.box.game = hidden
    for city in game.cities.values():
        shown = city.pile[-1:] if city.shown() else []
        tiles = city.pile[: len(city.pile) - len(shown)] + city.aside
        game.shuffle(tiles)
        city.aside = [tiles.pop() for _ in city.aside]
        city.pile = tiles + shown
    events = game.events_ahead + game.box.events
    game.shuffle(events)
    game.events_ahead = [events.pop() for _ in game.events_ahead]
    game.box.events = events
    game.shuffle(game.equipment_pile)


def _busy(game: Gharkane, seat: Seat) -> bool | None:
    """Whether the seat has not finished its lane; None if there are no lanes."""
    top = game.agenda[-1]
    return bool(top.lanes[seat]) if isinstance(top, Lanes) else None


def _restart(game: Gharkane, seat: Seat, steps: Sequence[Step[Gharkane]]) -> None:
    """Put a busy seat at the start of its lane."""
    top = game.agenda[-1]
    assert isinstance(top, Lanes)
    top.lanes[seat] = list(steps[::-1])


# --- setup: nothing of a rival is known but whether it has finished


def _deal_setup(game: Gharkane, rivals: Sequence[Seat]) -> None:
    """Rivals at work start again with another deal; those who have finished chose at random."""
    box = game.box
    for rival in rivals:
        old = game.shelters[rival]
        box.shelters += [*old.deal.shelters, *([old.name] if old.name else [])]
        box.leaders += [*old.deal.leaders, *([old.leader] if old.leader else [])]
        box.rooms += [*old.deal.rooms, *(r.id for r in old.rooms if r.id != COMMON_ROOM)]
    for pile in (box.shelters, box.leaders, box.rooms):
        game.shuffle(pile)
    for rival in rivals:
        made = game.shelters[rival] = Shelter(rooms=[Room(COMMON_ROOM)])
        if _busy(game, rival):
            made.deal = Deal(
                tuple([box.shelters.pop() for _ in range(NUMBERS.shelters_seen)]),
                tuple([box.leaders.pop() for _ in range(NUMBERS.leaders_seen)]),
                tuple([box.rooms.pop() for _ in range(NUMBERS.rooms_seen)]),
            )
            _restart(game, rival, settle_in(rival))
            continue
        made.name, made.leader = box.shelters.pop(), box.leaders.pop()
        made.rooms += [Room(box.rooms.pop()) for _ in range(NUMBERS.rooms_kept)]
        for goods in (SHELTERS[made.name].goods, LEADERS[made.leader].resources):
            for resource, amount in goods.items():
                made.gain(resource, amount)
        _people(game, made, NUMBERS.first_survivors, 1)


# --- afterwards


def _deal_rooms(game: Gharkane, rivals: Sequence[Seat]) -> None:
    """Rivals' advanced rooms are drawn anew from those that the seat does not own."""
    rooms = game.box.rooms
    for rival in rivals:
        rooms += [room.id for room in game.shelters[rival].rooms if room.id != COMMON_ROOM]
    game.shuffle(rooms)
    for rival in rivals:
        kept = [Room(rooms.pop()) for _ in range(NUMBERS.rooms_kept)]
        game.shelters[rival].rooms = [Room(COMMON_ROOM), *kept]


def _deal_gear(game: Gharkane, rivals: Sequence[Seat]) -> None:
    """Rivals' equipment is drawn anew from what the seat cannot see: as many pieces for each."""
    pile = game.equipment_pile
    counts = [len(game.shelters[rival].gear) for rival in rivals]
    for rival in rivals:
        pile += [piece.id for piece in game.shelters[rival].gear]
    game.shuffle(pile)
    for rival, count in zip(rivals, counts, strict=True):
        game.shelters[rival].gear = [
            Gear(pile.pop(), repaired=game.roll(2) == 1) for _ in range(count)
        ]


def _furnish(game: Gharkane, rival: Seat) -> None:
    """Stocks, survivors, rooms built and a gauge such as a seat has on that day."""
    shelter, day = game.shelters[rival], game.day
    shelter.stores = {resource: game.roll(_STOCK) for resource in RESOURCES}
    built = 1 + game.roll(min(day, NUMBERS.rooms_kept) + 1)
    _people(game, shelter, 3 + day + game.roll(2 * day + 3), built)
    cells = game.roll(day + 2) - game.roll(3)
    shelter.gauge = min(max(GAUGE_START + cells, 0), len(GAUGE) - 1)
    if game.phase == "day":
        busy = _busy(game, rival)
        if busy:
            _restart(game, rival, home(rival))
        elif busy is not None:
            shelter.stores["food"] = 0
            shelter.stores["water"] = min(shelter.stores["water"], NUMBERS.water_kept)
    _afford(game, rival, shelter)


def _people(game: Gharkane, shelter: Shelter, survivors: int, built: int) -> None:
    """Build so many rooms and house the survivors, room by room; the rest is in the hospital."""
    order = list(range(len(shelter.rooms)))
    game.shuffle(order)
    for at in order[:built]:
        id = shelter.rooms[at].id
        inside = min(survivors, ROOMS[id].slots)
        shelter.rooms[at] = Room(id, built=True, survivors=inside)
        survivors -= inside
    shelter.hospital = 0
    shelter.add_survivors(HOSPITAL, survivors)


def _afford(game: Gharkane, rival: Seat, shelter: Shelter) -> None:
    """A rival in the middle of paying for an event has what it still owes."""
    top = game.agenda[-1]
    if isinstance(top, SpareCost) and top.seat == rival:
        due = dict(cost_of(top.event, top.spared))
    elif isinstance(top, PayEdible) and top.seat == rival:
        due = {"edible": top.owed}
    else:
        return
    for word, amount in due.items():
        resource = "can" if word == "edible" else word
        shelter.stores[resource] = max(shelter.stores[resource], amount)


def _set_finds_apart(game: Gharkane, seat: Seat) -> None:
    """What depots may draw today is unseen by all: dealt anew, as many for the seat itself."""
    kept = [len(shelter.finds) for shelter in game.shelters]
    at_home = game.phase == "day" and _busy(game, seat) is not None
    for shelter in game.shelters:
        game.equipment_pile += shelter.finds
        shelter.finds = []
    game.shuffle(game.equipment_pile)
    game.shelters[seat].finds = [game.equipment_pile.pop() for _ in range(kept[seat])]
    for rival in range(game.seats):
        if rival == seat:
            continue
        if game.variant.open_shelters:
            game.shelters[rival].finds = [game.equipment_pile.pop() for _ in range(kept[rival])]
        elif at_home and _busy(game, rival):
            set_apart(game, rival)
