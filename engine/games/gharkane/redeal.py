"""Redeal: another world that a seat cannot tell from the true one.

Public facts and the seat's own stay; rivals' secrets are never read. A rival gets plausible rooms,
stocks, survivors, equipment and a gauge for that day. If it is busy in private (in setup, at home,
with losses, or paying for an event), it gets a random stage of that stretch. Conclusions from
earlier events (such as equipment that a rival took in public) are not used. With open shelters, a
rival that is busy in private gets a later stage (`_hide_stages`). The world depends only on `seed`
and on what the seat can see.
"""

from __future__ import annotations

from collections.abc import Sequence

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
from engine.games.gharkane.day.clean import EndDay
from engine.games.gharkane.day.day import home, set_apart
from engine.games.gharkane.day.resolve import ANY, CHEAPER, PayEdible, SpareCost, cost_of
from engine.games.gharkane.night.haciendas import TakeSlot
from engine.games.gharkane.night.happenings import ordered, steps_of_event
from engine.games.gharkane.night.visit import Act, Visit
from engine.games.gharkane.settling import ExchangeGoods, settle_in
from engine.games.gharkane.shelter import HOSPITAL, LYING, Deal, Gear, Room, Shelter
from engine.games.gharkane.state import NONE, Gharkane
from engine.kernel import Choice, Lanes, Seat, Step, legal, play, start
from engine.kit.piles import mix
from engine.kit.worlds import another_world

_STOCK = 4
"""A rival's stock of each resource is redealt below this number."""
_FIRST_PICKS = len(settle_in(0))
"""A rival that is still in setup has made fewer picks than this: the number of its steps."""


@another_world
def redeal(world: Gharkane, seat: Seat) -> None:
    """Give everything hidden from this seat another possible value."""
    rivals = [rival for rival in range(world.seats) if rival != seat]
    in_setup = world.phase == "setup"
    _mix_piles(world)
    _mix_equipment(world, [] if world.variant.open_shelters else rivals)
    if in_setup:
        _deal_setup(world, [] if world.variant.open_shelters else rivals)
    elif not world.variant.open_shelters:
        mix(world, world.box.shelters)
        mix(world, world.box.leaders)
        _deal_rooms(world, rivals)
        _deal_gear(world, rivals)
        for rival in rivals:
            _furnish(world, rival)
    if world.variant.open_shelters:
        _hide_stages(world, rivals)
    world.agenda = [_unsaid(step, seat) for step in world.agenda]
    start(world)
    if in_setup and not world.variant.open_shelters:
        for rival in rivals:
            _settle_somewhat(world, rival)
    world.new_events.clear()


def _unsaid(step: Step[Gharkane] | Lanes, seat: Seat) -> Step[Gharkane] | Lanes:
    """Remove a rival's announced deed from a step: it is secret until it is carried out, as is
    whether there is one."""
    if isinstance(step, Act) and step.seat != seat:
        return Visit(step.seat, step.place, step.actions)
    if isinstance(step, TakeSlot) and step.seat != seat:
        return TakeSlot(step.seat, step.force)
    return step


def _hide_stages(game: Gharkane, rivals: Sequence[Seat]) -> None:
    """Take busy rivals with open shelters past picks that change nothing: others see none."""
    top = game.agenda[-1]
    for rival in rivals:
        if game.phase == "day" and _busy(game, rival):
            _restart(game, rival, (EndDay(rival),))
        elif isinstance(top, Lanes):
            top.lanes[rival] = [s for s in top.lanes[rival] if not isinstance(s, ExchangeGoods)]
    if isinstance(top, SpareCost) and top.seat in rivals:
        game.agenda[-1] = SpareCost(top.seat, top.event, top.room)
    elif isinstance(top, PayEdible) and top.seat in rivals and top.use != NONE and not top.paid:
        # nothing has left the shelter since the room was used
        game.agenda[-1] = SpareCost(top.seat, top.event, top.use)


def _mix_piles(game: Gharkane) -> None:
    """Shuffle every tile and card that lies face down, in a pile or out of play."""
    hidden = [tile for pile in game.game_piles.values() for tile in pile[:-1]] + game.box.game
    mix(game, hidden)
    for pile in game.game_piles.values():
        pile[:-1] = [hidden.pop() for _ in pile[:-1]]
    game.box.game = hidden
    for city in game.cities.values():
        face_up = city.pile[-1:] if city.shown() else []
        tiles = city.pile[: len(city.pile) - len(face_up)] + city.aside
        mix(game, tiles)
        city.aside = [tiles.pop() for _ in city.aside]
        city.pile = tiles + face_up
    events = game.events_ahead + game.box.events
    mix(game, events)
    game.events_ahead = [events.pop() for _ in game.events_ahead]
    game.box.events = events


def _mix_equipment(game: Gharkane, rivals: Sequence[Seat]) -> None:
    """Shuffle the equipment pile with all equipment of these rivals.

    Pieces set apart for depots are unseen even by their seat, so they are redealt for all.
    """
    pile = game.equipment_pile
    counts = [len(shelter.finds) for shelter in game.shelters]
    for seat, shelter in enumerate(game.shelters):
        pile += shelter.finds
        if seat in rivals:
            pile += [piece.id for piece in shelter.gear]
            shelter.gear, counts[seat] = [], 0
    mix(game, pile)
    for shelter, count in zip(game.shelters, counts, strict=True):
        shelter.finds = [pile.pop() for _ in range(count)]


def _busy(game: Gharkane, seat: Seat) -> bool | None:
    """Return whether the seat's lane has steps left; None if there are no lanes."""
    top = game.agenda[-1]
    return bool(top.lanes[seat]) if isinstance(top, Lanes) else None


def _restart(game: Gharkane, seat: Seat, steps: Sequence[Step[Gharkane]]) -> None:
    """Put a busy seat at the start of its lane."""
    top = game.agenda[-1]
    assert isinstance(top, Lanes)
    top.lanes[seat] = list(steps[::-1])


# --- setup: of a rival only whether it has finished is public


def _deal_setup(game: Gharkane, rivals: Sequence[Seat]) -> None:
    """Redeal setup: rivals that are choosing start again with other cards; the others get random
    results.

    The face-down cards of a seat that has not chosen a shelter are unseen by all, so they are
    redealt too.
    """
    box = game.box
    other_shelters = [
        shelter_in_view for seat, shelter_in_view in enumerate(game.shelters) if seat not in rivals
    ]
    unseen = [
        shelter_in_view
        for shelter_in_view in other_shelters
        if shelter_in_view.deal.turned_up != shelter_in_view.deal
    ]
    for shelter_in_view in unseen:
        box.leaders += shelter_in_view.deal.leaders
        box.rooms += shelter_in_view.deal.rooms
    for rival in rivals:
        old = game.shelters[rival]
        box.shelters += [*old.deal.shelters, *([old.name] if old.name else [])]
        box.leaders += [*old.deal.leaders, *([old.leader] if old.leader else [])]
        box.rooms += [*old.deal.rooms, *(r.id for r in old.rooms if r.id != COMMON_ROOM)]
    for pile in (box.shelters, box.leaders, box.rooms):
        mix(game, pile)
    for shelter_in_view in unseen:
        shelter_in_view.deal = Deal(
            shelter_in_view.deal.shelters,
            tuple([box.leaders.pop() for _ in shelter_in_view.deal.leaders]),
            tuple([box.rooms.pop() for _ in shelter_in_view.deal.rooms]),
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
    """Let a rival that is still choosing make a random number of random picks."""
    if _busy(game, rival):
        for _ in range(game.roll(_FIRST_PICKS)):
            offered = legal(game, rival)
            play(game, rival, offered[game.roll(len(offered))])


# --- after setup


def _deal_rooms(game: Gharkane, rivals: Sequence[Seat]) -> None:
    """Redeal rivals' advanced rooms from those that the seat does not own.

    A rival that is paying for an event gets a room that makes it cheaper, if possible: others do
    not see whether such a bonus was used.
    """
    rooms = game.box.rooms
    for rival in rivals:
        rooms += [room.id for room in game.shelters[rival].rooms if room.id != COMMON_ROOM]
    mix(game, rooms)
    top = game.agenda[-1]
    if isinstance(top, SpareCost | PayEdible) and top.seat in rivals:
        rivals = sorted(rivals, key=lambda rival: rival != top.seat)
        index = next((n for n, room in enumerate(rooms) if _cheaper(room)), -1)
        rooms.append(rooms.pop(index))
    for rival in rivals:
        dealt = [Room(rooms.pop()) for _ in range(NUMBERS.rooms_kept)]
        game.shelters[rival].rooms = [Room(COMMON_ROOM), *dealt]


def _deal_gear(game: Gharkane, rivals: Sequence[Seat]) -> None:
    """Redeal rivals' equipment from pieces that the seat cannot see: one, plus a plausible number
    for that day."""
    pile = game.equipment_pile
    for rival in rivals:
        count = min(1 + game.roll(game.day + 1), len(pile))
        first_night = _evenings(game, rival) == 0
        game.shelters[rival].gear = [
            Gear(pile.pop(), repaired=game.roll(2) == 1 and not first_night) for _ in range(count)
        ]


def _evenings(game: Gharkane, rival: Seat) -> int:
    """Return on how many days the rival may have built and repaired."""
    return game.day if _at_home(game, rival) else max(game.day - 1, 0)


def _at_home(game: Gharkane, rival: Seat) -> bool:
    """Return whether the rival's day at home has begun, or is over."""
    return game.phase == "day" and _busy(game, rival) is not None


def _furnish(game: Gharkane, rival: Seat) -> None:
    """Give a rival plausible stocks, survivors, built rooms and a gauge for that day."""
    shelter, day = game.shelters[rival], game.day
    shelter.stores = {resource: game.roll(_STOCK) for resource in RESOURCES}
    shelter.owed = 0  # its depots are among the rooms that are dealt unused
    built = 1 + game.roll(min(day, NUMBERS.rooms_kept) + 1)
    survivors = 3 + day + game.roll(2 * day + 3)
    evenings = _evenings(game, rival)
    _people(game, shelter, survivors if day else NUMBERS.first_survivors, built if evenings else 1)
    cells = game.roll(day + 2) - game.roll(3) if day else 0
    shelter.gauge = min(max(GAUGE_START + cells, 0), len(GAUGE) - 1)
    if evenings and game.phase != "day" and all(hero.stance == LYING for hero in shelter.heroes):
        _clean(shelter)  # nothing has come since the last evening
    if game.phase == "day":
        busy = _busy(game, rival)
        if busy:
            set_apart(game, rival)
            shelter.asked = False
            stages = home(rival)
            _restart(game, rival, stages[game.roll(len(stages)) :])
        elif busy is not None:
            _clean(shelter)
    elif _busy(game, rival):
        event_steps = [step for event in ordered(game) for step in steps_of_event(event, rival)]
        question_indices = [
            index for index, step in enumerate(event_steps) if isinstance(step, Choice)
        ]
        _restart(game, rival, event_steps[question_indices[game.roll(len(question_indices))] :])
    top = game.agenda[-1]
    if isinstance(top, SpareCost | PayEdible) and top.seat == rival:
        game.agenda[-1] = _payment(game, rival, top.event)


def _clean(shelter: Shelter) -> None:
    """Discard what does not keep."""
    shelter.stores["food"] = 0
    shelter.stores["water"] = min(shelter.stores["water"], NUMBERS.water_kept)


def _people(game: Gharkane, shelter: Shelter, survivors: int, built: int) -> None:
    """Build random rooms, fill them with survivors in order, and put the others into the
    hospital."""
    order = list(range(len(shelter.rooms)))
    game.shuffle(order)
    for index in order[:built]:
        id = shelter.rooms[index].id
        inside = min(survivors, ROOMS[id].slots)
        shelter.rooms[index] = Room(id, built=True, survivors=inside)
        survivors -= inside
    shelter.hospital = 0
    shelter.add_survivors(HOSPITAL, survivors)


def _payment(game: Gharkane, rival: Seat, event: str) -> SpareCost | PayEdible:
    """Return a random stage of a rival's payment for an event, with a room's bonus or without.

    Others see only that the event is being paid. The rival gets the resources that it still owes.
    """
    due = [word for word, amount in cost_of(event, ()) for _ in range(amount)]
    mix(game, due)
    shelter = game.shelters[rival]
    for word, amount in cost_of(event, ()):
        resource = "can" if word == ANY else word
        shelter.stores[resource] = max(shelter.stores[resource], amount)
    spared: tuple[str, ...] = ()
    use = NONE
    index = next((n for n, room in enumerate(shelter.rooms) if _cheaper(room.id)), None)
    if index is not None and (ANY not in due or game.roll(2)):
        row = ROOMS[shelter.rooms[index].id]
        use = row.id
        shelter.rooms[index] = Room(use, built=True, survivors=row.slots, used=True)
        spared = tuple(due[: game.roll(min(row.amount + 1, len(due)))])
        if len(spared) < row.amount or ANY not in dict(cost_of(event, spared)):
            return SpareCost(rival, event, use, spared[: row.amount - 1])
    remaining = dict(cost_of(event, spared))
    owed = remaining.pop(ANY)
    return PayEdible(rival, event, owed, use, tuple(remaining.items()))


def _cheaper(room: str) -> bool:
    return ROOMS[room].effect == CHEAPER
