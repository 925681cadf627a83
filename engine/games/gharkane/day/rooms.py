"""Day 5: bonuses of rooms that are used while building, in any order.

Other bonuses are in the modules of their steps. By day: cheaper events in resolve, the greenhouse
in feed, medicine, vault and laboratory in disease, the workshop in repair, the smokehouse in clean;
by night: in hunt, search and pressure.
"""

from __future__ import annotations

from collections.abc import Callable

from engine.games.gharkane.content import MATERIALS, ROOMS
from engine.games.gharkane.day.picks import Use
from engine.games.gharkane.picks import Pass
from engine.games.gharkane.shelter import HOSPITAL, Gear, Shelter
from engine.games.gharkane.state import DayChoice, Gharkane
from engine.kernel import Pick, Refusal, Seat, step

_SWAP = "swap_materials"


def usable(shelter: Shelter) -> list[Pick]:
    """Return the bonuses of step 5 that the seat may use now."""
    picks: list[Pick] = []
    for room in shelter.rooms:
        if room.id not in _AT_BUILD or room.used or not room.full:
            continue
        if ROOMS[room.id].effect == _SWAP:
            picks += swaps(shelter, room.id)
        else:
            picks.append(Use.of(room.id))
    return list(dict.fromkeys(picks)) if len(picks) > 1 else picks


def use(game: Gharkane, seat: Seat, pick: Use) -> None:
    """Use a bonus of step 5 for this turn."""
    game.shelters[seat].use_room(pick.room)
    _EFFECTS[ROOMS[pick.room].effect](game, seat, pick)


def _gain(game: Gharkane, seat: Seat, pick: Use) -> None:
    """Gain resources from the reserve."""
    row = ROOMS[pick.room]
    assert row.resource is not None
    game.shelters[seat].gain(row.resource, row.amount)
    game.confide("room_gave", seat, room=row.id, resource=row.resource, amount=row.amount)


def _draw_equipment(game: Gharkane, seat: Seat, pick: Use) -> None:
    """Draw broken equipment from the pieces set apart, unseen until now.

    Pieces that the pile could not provide come in the evening, because other seats may leave some.
    """
    shelter = game.shelters[seat]
    for _ in range(ROOMS[pick.room].amount):
        if shelter.finds:
            draw(game, seat, shelter.finds.pop(0))
        else:
            shelter.owed += 1
            game.confide("depot_waits", seat, room=pick.room)


def draw(game: Gharkane, seat: Seat, gear: str) -> None:
    """Add a broken piece of equipment that no seat had seen."""
    game.shelters[seat].gear.append(Gear(gear))
    game.reveal()
    game.confide("gear_drawn", seat, gear=gear)


def _gain_survivor(game: Gharkane, seat: Seat, pick: Use) -> None:
    """Add survivors to the hospital."""
    amount = ROOMS[pick.room].amount
    game.shelters[seat].add_survivors(HOSPITAL, amount)
    game.confide("room_welcomed", seat, room=pick.room, amount=amount)


def _swap_materials(game: Gharkane, seat: Seat, pick: Use) -> None:
    """Swap one material, then offer the rest of the bonus."""
    swap(game, seat, pick)
    swaps_left = ROOMS[pick.room].amount - 1
    if swaps_left:
        game.then(Barter(seat, pick.room, swaps_left))


def swap(game: Gharkane, seat: Seat, pick: Use) -> None:
    """Swap a material one for one with the reserve."""
    game.shelters[seat].pay(pick.what)
    game.shelters[seat].gain(pick.get)
    game.confide("swapped", seat, room=pick.room, give=pick.what, get=pick.get)


def swaps(shelter: Shelter, room: str) -> list[Use]:
    """Return each swap of a material in stock for another."""
    return [Use.of(room, have, get) for have in shelter.owned(MATERIALS) for get in _OTHERS[have]]


@step
class Barter(DayChoice):
    """Day 5: a room may swap up to `left` more materials."""

    picks = (Use, Pass)
    rules = ("day.build.bonus",)
    room: str
    left: int

    def options(self, game: Gharkane, seat: Seat) -> list[Pick]:
        return [*swaps(game.shelters[seat], self.room), Pass.of()]

    def chosen(self, game: Gharkane, seat: Seat, pick: Use | Pass) -> None:
        if isinstance(pick, Pass):
            return
        swap(game, seat, pick)
        if self.left > 1:
            game.then(Barter(seat, self.room, self.left - 1))

    def refusal(self, game: Gharkane, seat: Seat, pick: Use) -> Refusal:
        if pick.room == self.room:
            return refused_swap(game.shelters[seat], pick)
        return refusal(game, seat, pick)


def refusal(game: Gharkane, seat: Seat, pick: Use) -> Refusal:
    """Return why a bonus of step 5 is refused."""
    shelter, rule = game.shelters[seat], "day.build.bonus"
    copies = [room for room in shelter.rooms if room.id == pick.room]
    figures = {"room": pick.room}
    if not copies:
        return Refusal(rule, "no-such-room", figures)
    if not any(room.full for room in copies):
        return Refusal("rooms.bonus", "room-not-full", figures)
    if pick.room not in _AT_BUILD:
        return Refusal(rule, "bonus-of-another-step", figures)
    if ROOMS[pick.room].effect == _SWAP and shelter.ready_room(pick.room) is not None:
        return refused_swap(shelter, pick)
    return Refusal(rule, "bonus-not-ready", {"use": pick.room})


def refused_swap(shelter: Shelter, pick: Use) -> Refusal:
    """Return why a swap of two materials is refused."""
    rule = "day.build.bonus"
    for what in (pick.what, pick.get):
        if what not in MATERIALS:
            return Refusal(rule, "not-a-material", {"what": what})
    if not shelter.stores[pick.what]:
        return Refusal(rule, "none-of-it", {"what": pick.what})
    if pick.what == pick.get:
        return Refusal(rule, "same-good", {"what": pick.get})
    return Refusal(rule, "bonus-not-ready", {"use": pick.room})


_EFFECTS: dict[str, Callable[[Gharkane, Seat, Use], None]] = {
    "gain": _gain,
    "draw_equipment": _draw_equipment,
    "gain_survivor": _gain_survivor,
    _SWAP: _swap_materials,
}
_OTHERS = {have: tuple(get for get in MATERIALS if get != have) for have in MATERIALS}
_AT_BUILD = {id for id, row in ROOMS.items() if row.effect in _EFFECTS and row.when == "build"}
"""The rooms whose bonus the seat may use in this step."""
