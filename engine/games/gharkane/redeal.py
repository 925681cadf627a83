"""Other worlds: what a seat cannot see is redealt so that it cannot tell the difference.

Public things and the seat's own stay; of rivals' secrets none is read. A rival gets rooms, stocks,
survivors and a gauge that it might have by that day, equipment of any number, and, if it is busy
where nobody looks on (at setup, at home, suffering events, paying for one), some stage of that
stretch. What could be concluded from the past (a rival was seen taking a drill) is not used.
The world depends on `seed` and on what the seat can see, on nothing else.
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
from engine.games.gharkane.day.course import home, set_apart
from engine.games.gharkane.day.resolve import ANY, CHEAPER, PayEdible, SpareCost, cost_of
from engine.games.gharkane.night.haciendas import TakeSlot
from engine.games.gharkane.night.happenings import ordered, strikes
from engine.games.gharkane.night.visit import Act, Visit
from engine.games.gharkane.setup import settle_in
from engine.games.gharkane.state import HOSPITAL, NONE, Deal, Gear, Gharkane, Room, Shelter
from engine.kernel import Choice, Lanes, Seat, Step, legal, play, start
from engine.kit.piles import mix

_STOCK = 4
"""A rival's stock of each resource is taken to be less than this."""
_FIRST_PICKS = len(settle_in(0))
"""A rival still busy with its setup has made fewer picks than there are steps."""


def redeal(game: Gharkane, seat: Seat, seed: int) -> Gharkane:
    """Another world that `seat` cannot tell from this one; `seed` decides which."""
    other = clone(game)
    other.seed = seed
    if game.result is not None:
        return other
    rivals = [rival for rival in range(game.seats) if rival != seat]
    _mix_piles(other)
    _mix_equipment(other, [] if game.variant.open_shelters else rivals)
    if game.phase == "setup":
        _deal_setup(other, [] if game.variant.open_shelters else rivals)
    elif not game.variant.open_shelters:
        mix(other, other.box.shelters)
        mix(other, other.box.leaders)
        _deal_rooms(other, rivals)
        _deal_gear(other, rivals)
        for rival in rivals:
            _furnish(other, rival)
    other.agenda = [_unsaid(step, seat) for step in other.agenda]
    start(other)
    if game.phase == "setup" and not game.variant.open_shelters:
        for rival in rivals:
            _settle_somewhat(other, rival)
    other.told.clear()
    other.barriers = game.barriers
    return other


def _unsaid(step: Step[Gharkane] | Lanes, seat: Seat) -> Step[Gharkane] | Lanes:
    """What a rival's hero will do where it has arrived is not known before it does, nor whether it
    has been said."""
    if isinstance(step, Act) and step.seat != seat:
        return Visit(step.seat, step.place, step.actions)
    if isinstance(step, TakeSlot) and step.seat != seat:
        return TakeSlot(step.seat, step.force)
    return step


def _mix_piles(game: Gharkane) -> None:
    """Every tile and card that lies face down, in its pile or out of play."""
    hidden = [tile for pile in game.game_piles.values() for tile in pile[:-1]] + game.box.game
    mix(game, hidden)
    for pile in game.game_piles.values():
        pile[:-1] = [hidden.pop() for _ in pile[:-1]]
    game.box.game = hidden
    for city in game.cities.values():
        shown = city.pile[-1:] if city.shown() else []
        tiles = city.pile[: len(city.pile) - len(shown)] + city.aside
        mix(game, tiles)
        city.aside = [tiles.pop() for _ in city.aside]
        city.pile = tiles + shown
    events = game.events_ahead + game.box.events
    mix(game, events)
    game.events_ahead = [events.pop() for _ in game.events_ahead]
    game.box.events = events


def _mix_equipment(game: Gharkane, rivals: Sequence[Seat]) -> None:
    """The pile, with all that these rivals have. What depots may draw today is unseen even by its
    seat, and is redealt."""
    pile = game.equipment_pile
    kept = [len(shelter.finds) for shelter in game.shelters]
    for seat, shelter in enumerate(game.shelters):
        pile += shelter.finds
        if seat in rivals:
            pile += [piece.id for piece in shelter.gear]
            shelter.gear, kept[seat] = [], 0
    mix(game, pile)
    for shelter, count in zip(game.shelters, kept, strict=True):
        shelter.finds = [pile.pop() for _ in range(count)]


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
    """Rivals at work start again with another deal; those who have finished chose at random. What
    lies face down before a seat that has yet to keep a shelter is new to everybody."""
    box = game.box
    others = [own for seat, own in enumerate(game.shelters) if seat not in rivals]
    unseen = [own for own in others if own.deal.turned_up != own.deal]
    for own in unseen:
        box.leaders += own.deal.leaders
        box.rooms += own.deal.rooms
    for rival in rivals:
        old = game.shelters[rival]
        box.shelters += [*old.deal.shelters, *([old.name] if old.name else [])]
        box.leaders += [*old.deal.leaders, *([old.leader] if old.leader else [])]
        box.rooms += [*old.deal.rooms, *(r.id for r in old.rooms if r.id != COMMON_ROOM)]
    for pile in (box.shelters, box.leaders, box.rooms):
        mix(game, pile)
    for own in unseen:
        own.deal = Deal(
            own.deal.shelters,
            tuple([box.leaders.pop() for _ in own.deal.leaders]),
            tuple([box.rooms.pop() for _ in own.deal.rooms]),
        )
    for rival in rivals:
        shelter = game.shelters[rival] = Shelter(rooms=[Room(COMMON_ROOM)])
        if _busy(game, rival):
            shelter.deal = Deal(
                tuple([box.shelters.pop() for _ in range(NUMBERS.shelters_seen)]),
                tuple([box.leaders.pop() for _ in range(NUMBERS.leaders_seen)]),
                tuple([box.rooms.pop() for _ in range(NUMBERS.rooms_seen)]),
            )
            _restart(game, rival, settle_in(rival))
            continue
        shelter.name, shelter.leader = box.shelters.pop(), box.leaders.pop()
        shelter.rooms += [Room(box.rooms.pop()) for _ in range(NUMBERS.rooms_kept)]
        for goods in (SHELTERS[shelter.name].goods, LEADERS[shelter.leader].resources):
            for resource, amount in goods.items():
                shelter.gain(resource, amount)
        _people(game, shelter, NUMBERS.first_survivors, 1)


def _settle_somewhat(game: Gharkane, rival: Seat) -> None:
    """A rival still at work has made some of its choices: how many, nobody knows."""
    if _busy(game, rival):
        for _ in range(game.roll(_FIRST_PICKS)):
            offered = legal(game, rival)
            play(game, rival, offered[game.roll(len(offered))])


# --- afterwards


def _deal_rooms(game: Gharkane, rivals: Sequence[Seat]) -> None:
    """Draw rivals' advanced rooms again from those that the seat does not own. A rival who is
    paying for an event gets a room that can make it cheaper, if there is one: others do not see
    whether it was used."""
    rooms = game.box.rooms
    for rival in rivals:
        rooms += [room.id for room in game.shelters[rival].rooms if room.id != COMMON_ROOM]
    mix(game, rooms)
    top = game.agenda[-1]
    if isinstance(top, SpareCost | PayEdible) and top.seat in rivals:
        rivals = sorted(rivals, key=lambda rival: rival != top.seat)
        at = next((n for n, room in enumerate(rooms) if _cheaper(room)), -1)
        rooms.append(rooms.pop(at))
    for rival in rivals:
        kept = [Room(rooms.pop()) for _ in range(NUMBERS.rooms_kept)]
        game.shelters[rival].rooms = [Room(COMMON_ROOM), *kept]


def _deal_gear(game: Gharkane, rivals: Sequence[Seat]) -> None:
    """Rivals' equipment is drawn from what the seat cannot see: the one that everybody begins with,
    and as many as rooms and cities might have given by that day."""
    pile = game.equipment_pile
    for rival in rivals:
        count = min(1 + game.roll(game.day + 1), len(pile))
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
            set_apart(game, rival)
            shelter.asked = False
            stages = home(rival)
            _restart(game, rival, stages[game.roll(len(stages)) :])
        elif busy is not None:
            shelter.stores["food"] = 0
            shelter.stores["water"] = min(shelter.stores["water"], NUMBERS.water_kept)
    elif _busy(game, rival):
        struck = [step for event in ordered(game) for step in strikes(event, rival)]
        asking = [at for at, step in enumerate(struck) if isinstance(step, Choice)]
        _restart(game, rival, struck[asking[game.roll(len(asking))] :])
    top = game.agenda[-1]
    if isinstance(top, SpareCost | PayEdible) and top.seat == rival:
        game.agenda[-1] = _payment(game, rival, top.event)


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


def _payment(game: Gharkane, rival: Seat, event: str) -> SpareCost | PayEdible:
    """Some stage of paying for an event, with a room's bonus or without: others only see that it is
    being paid. The rival has what it still owes."""
    due = [word for word, amount in cost_of(event, ()) for _ in range(amount)]
    mix(game, due)
    shelter = game.shelters[rival]
    for word, amount in cost_of(event, ()):
        resource = "can" if word == ANY else word
        shelter.stores[resource] = max(shelter.stores[resource], amount)
    spared: tuple[str, ...] = ()
    use = NONE
    at = next((n for n, room in enumerate(shelter.rooms) if _cheaper(room.id)), None)
    if at is not None and (ANY not in due or game.roll(2)):
        row = ROOMS[shelter.rooms[at].id]
        use = row.id
        shelter.rooms[at] = Room(use, built=True, survivors=row.slots, used=True)
        spared = tuple(due[: game.roll(min(row.amount + 1, len(due)))])
        if len(spared) < row.amount or ANY not in dict(cost_of(event, spared)):
            return SpareCost(rival, event, use, spared[: row.amount - 1])
    left = dict(cost_of(event, spared))
    owed = left.pop(ANY)
    return PayEdible(rival, event, owed, use, tuple(left.items()))


def _cheaper(room: str) -> bool:
    return ROOMS[room].effect == CHEAPER
