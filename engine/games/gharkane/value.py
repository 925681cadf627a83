"""How good a state looks for a seat: for computers that search one pick deep.

The points as they stand, and what the rest of the game should bring, in points: a day is fed and
cared for from the stocks in one's head, the rest of the stocks is worth what it can still become,
and what a pick has only begun (a visit, a payment, a pressure) is counted as if it were over. Reads
only what the seat knows. The weights were tuned by play.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from engine.games.gharkane.build import PayBuild, build_cost
from engine.games.gharkane.content import (
    ANIMALS,
    EVENTS,
    GAUGE,
    MATERIALS,
    NUMBERS,
    PLACE,
    ROOM_POINTS,
    ROOMS,
    STOCK,
)
from engine.games.gharkane.disease import Care
from engine.games.gharkane.feed import ChooseFood, Feeding, hospital_value
from engine.games.gharkane.haciendas import PlaceNewcomer, PlaceNewcomers, TakeSlot, slot_gives
from engine.games.gharkane.hunt import game_at
from engine.games.gharkane.pressure import FacePressure, GiveGoods
from engine.games.gharkane.recruit import ChooseRecruits, Recruiting
from engine.games.gharkane.repair import ChooseRepair, Repairing, SpareIcons
from engine.games.gharkane.resolve import PayEdible, SpareCost, cost_of
from engine.games.gharkane.score import points_of_events, points_of_pairs
from engine.games.gharkane.state import Gharkane, Shelter
from engine.games.gharkane.visit import Act, Visit
from engine.kernel import Lanes, Seat

_FOOD, _MED = 0.40, 0.45
"""What a unit of upkeep of a day to come costs."""
_SURVIVOR = 1.0
_UNSAID = -4.0
"""Newcomers of whom the move has not said where they live: what they bring and cost is not seen."""
_MISSING_FOOD, _MISSING_MED = 1.15, 1.0
_KEPT = 0.55
"""A can, a medicine or a water that lasts until another day."""
_MATERIAL = (0.5, 0.22)
"""A material that something waits for, and any other."""
_AMMO = 0.28
_GEAR = 0.35
"""Broken equipment; and a night's use of a repaired one."""
_ACTION = 0.42
"""An action in a city."""
_BONUS = {
    "cheap_build": 0.6,
    "less_food": 0.0,  # counted in the upkeep
    "gain": 0.45,
    "better_gauge": 1.4,
    "ignore_icons": 0.5,
    "draw_equipment": 0.5,
    "cancel_pressure": 0.2,
    "swap_materials": 0.15,
    "preserve_food": 0.7,
    "cheaper_event": 0.5,
    "gain_survivor": 0.7,
    "easier_hunt": 0.6,
    "deeper_search": 0.5,
    "slower_disease": 0.8,
}
"""What a day's bonus of a full room is worth."""


class _Stage:
    """Where the seat is in its day, from the steps planned for it."""

    __slots__ = ("cared", "days_after", "fed", "recruited", "repaired", "steps", "top")

    def __init__(self, game: Gharkane, seat: Seat) -> None:
        agenda = game.agenda
        top = agenda[-1] if agenda else None
        self.days_after = max(0, game.days - max(game.day, 1))
        self.fed = self.cared = self.recruited = self.repaired = False
        self.steps: list[Any] = agenda[-8:]
        if isinstance(top, Lanes):
            self.steps = top.lanes[seat]
            if game.phase == "day":
                kinds = {type(step) for step in self.steps}
                self.fed = Feeding not in kinds and ChooseFood not in kinds
                self.cared = Care not in kinds
                self.recruited = Recruiting not in kinds and ChooseRecruits not in kinds
                self.repaired = Repairing not in kinds and ChooseRepair not in kinds
        self.top = self.steps[-1] if self.steps else None


def value(game: Gharkane, seat: Seat) -> float:
    """How good this state looks for `seat`, in points expected at the end."""
    shelter = game.shelters[seat]
    stage = _Stage(game, seat)
    found = points_of_events(shelter) + points_of_pairs(shelter) + GAUGE[shelter.gauge]
    if game.result is not None:
        return found + shelter.survivors + ROOM_POINTS[shelter.full_rooms()] + _repaired(shelter)
    stores = dict(shelter.stores)
    total = found + _SURVIVOR * shelter.survivors
    total += _pending(game, seat, stage, stores)
    need = _needs(shelter, stage)
    total += _rooms(game, shelter, stage)
    total += _gear(shelter, stage)
    worth = _worth(game, shelter, stage, stores, need)
    total += worth
    for step in stage.steps:
        if isinstance(step, Act):
            step = Visit(step.seat, step.place, step.actions)
        if isinstance(step, Visit) and step.seat == seat:
            total += 0.95 * _visit(game, shelter, stage, stores, need, step, worth)
    return total


def _repaired(shelter: Shelter) -> int:
    return sum([piece.repaired for piece in shelter.gear])


# --- what has begun


def _pending(game: Gharkane, seat: Seat, stage: _Stage, stores: dict[str, int]) -> float:
    """Debts and gains that are certain; debts are taken from `stores` where it is clear which."""
    total = 0.0
    for step in stage.steps:
        if isinstance(step, FacePressure):
            total += 0.4 * step.pressure * ((step.by == seat) - (step.seat == seat))
        elif isinstance(step, GiveGoods):
            total += 0.5 * step.owed * ((step.to == seat) - (step.seat == seat))
        elif getattr(step, "seat", None) != seat:
            continue
        elif isinstance(step, TakeSlot):
            cans, survivors = slot_gives(game, step.force)
            stores["can"] += cans
            total += 0.9 * survivors
        elif isinstance(step, PlaceNewcomer | PlaceNewcomers):
            total += _UNSAID
        elif isinstance(step, ChooseFood):
            _eat(stores, step.owed)
        elif isinstance(step, PayEdible):
            _eat(stores, step.owed)
            total += EVENTS[step.event].points
        elif isinstance(step, SpareCost):
            total += EVENTS[step.event].points
            spare = ROOMS[step.room].amount - len(step.spared)
            for word, amount in cost_of(step.event, step.spared):
                left = max(0, amount - spare)
                spare -= amount - left
                if word == "edible":
                    _eat(stores, left)
                else:
                    stores[word] = max(0, stores[word] - left)
    return total


def _eat(stores: dict[str, int], owed: int) -> int:
    """Pay so much in edible resources, those that spoil first; returns what is missing."""
    for kind, kept in (("food", 0), ("water", NUMBERS.water_kept), ("can", 0), ("water", 0)):
        paid = min(owed, max(0, stores[kind] - kept))
        stores[kind] -= paid
        owed -= paid
    return owed


# --- stocks


def _needs(shelter: Shelter, stage: _Stage) -> int:
    """How many materials something waits for."""
    if stage.repaired and not stage.days_after:
        return 0
    ruins = sum([not room.built for room in shelter.rooms])
    broken = len(shelter.gear) - _repaired(shelter)
    if not stage.days_after:
        homeless = shelter.hospital // 3
        ruins = min(ruins, homeless)
    return 3 * (ruins + broken) + (3 if stage.days_after else 0)


def _demand(game: Gharkane, shelter: Shelter) -> tuple[int, int]:
    """Food and medicine due in a day of this shelter."""
    value = hospital_value(game, shelter.hospital)
    food = care = value
    for room in shelter.rooms:
        if room.survivors:
            row = ROOMS[room.id]
            food += row.food
            care += row.care
            if row.effect == "less_food" and room.full:
                food -= row.amount
    scope = game.variant.medicine_scope
    if scope == "hospital":
        care = value
    elif scope == "upkeep":
        care = food
    return max(0, food), care


def _worth(
    game: Gharkane,
    shelter: Shelter,
    stage: _Stage,
    stores: Mapping[str, int],
    need: int,
) -> float:
    """What the stocks will become, less what feeding and care will take."""
    left = dict(stores)
    after = stage.days_after
    food, care = _demand(game, shelter)
    total = -after * (_FOOD * food + _MED * care)
    if not stage.fed:
        total -= _MISSING_FOOD * min(_eat(left, food), shelter.survivors)
    if not stage.cared:
        paid = min(care, left["med"])
        left["med"] -= paid
        total -= _MISSING_MED * (care - paid)
    last = not after
    recruit = 0.0 if stage.recruited else max(0.08, 0.98 - 0.42 * after)
    kept = _KEPT if not last else 0.01
    water = min(left["water"], NUMBERS.water_kept)
    total += recruit * (left["food"] + left["water"] - water)
    total += max(recruit, kept * 0.9) * water
    total += max(recruit, kept) * left["can"]
    total += max(recruit, kept) * left["med"]
    material, other = _MATERIAL if not last else (0.34, 0.02)
    count = sum([left[kind] for kind in MATERIALS])
    served = min(count, need)
    total += material * served + other * min(count - served, 8)
    kinds = sum([min(left[kind], 3) for kind in MATERIALS])
    total += 0.03 * kinds
    if not last or game.phase != "day":
        total += _AMMO * min(left["ammo"], 6) + 0.05 * max(0, left["ammo"] - 6)
    return total


# --- rooms and equipment


def _rooms(game: Gharkane, shelter: Shelter, stage: _Stage) -> float:
    """Points of complete rooms, now and to come, and their bonuses of the days to come."""
    after = stage.days_after
    paid = stage.top if isinstance(stage.top, PayBuild) else None
    complete, hoped, bonus = 0, 0.0, 0.0
    waiting = shelter.hospital
    for room in shelter.rooms:
        row = ROOMS[room.id]
        built = room.built
        if paid is not None and not built and room.id == paid.room:
            built, paid = True, None
        weight = _BONUS[row.effect]
        if room.full:
            complete += 1
            bonus += weight * after
        elif built:
            missing = row.slots - room.survivors
            if not after:
                hoped += 0.9 * (missing <= waiting and not stage.repaired)
                continue
            share = 0.5 + 0.4 * room.survivors / row.slots
            hoped += share
            bonus += weight * share * (after - 1)
        elif after:
            hoped += 0.1
            bonus += 0.1 * weight * after
        bonus -= 0.02 * (row.food + row.care) * after
    for id in shelter.deal.turned_up.rooms:  # two of which will be put back
        row = ROOMS[id]
        bonus += (0.1 * _BONUS[row.effect] - 0.02 * (row.food + row.care)) * after
    total = _table(complete + hoped) + bonus
    if isinstance(stage.top, PayBuild):
        total -= _MATERIAL[0] * build_cost(shelter)
    return total


def _table(rooms: float) -> float:
    """The points of so many complete rooms, between the lines of the table."""
    whole = min(int(rooms), len(ROOM_POINTS) - 2)
    low, high = ROOM_POINTS[whole], ROOM_POINTS[whole + 1]
    return low + (high - low) * (rooms - whole)


def _gear(shelter: Shelter, stage: _Stage) -> float:
    """Equipment repaired and to be repaired."""
    after = stage.days_after
    total = 0.0
    kinds: dict[str, int] = {}
    spared = stage.top.gear if isinstance(stage.top, SpareIcons) else ""
    for piece in shelter.gear:
        repaired = piece.repaired
        if not repaired and piece.id == spared:
            repaired, spared = True, ""
        if repaired:
            total += NUMBERS.equipment_points + (_GEAR * after if piece.id not in kinds else 0)
        elif after or not stage.repaired:
            total += _GEAR * (1.0 if after else 0.4)
            if piece.id in kinds:
                total += 0.5
        kinds[piece.id] = kinds.get(piece.id, 0) + 1
    return total


# --- a visit


def _visit(
    game: Gharkane,
    shelter: Shelter,
    stage: _Stage,
    stores: Mapping[str, int],
    need: int,
    visit: Visit,
    now: float,
) -> float:
    """What the actions of a visit that has begun should bring."""
    place, actions = visit.place, visit.actions
    best = 0.0
    if PLACE[place].city:
        best = actions * _ACTION * (1.0 if stage.days_after else 0.8)
    count = min(actions, game.stock[place])
    if count:
        more = {**stores, STOCK[place]: stores[STOCK[place]] + count}
        best = max(best, _worth(game, shelter, stage, more, need) - now)
    hunted = None if visit.hunted else game_at(game, place)
    if hunted is not None:
        row = ANIMALS[hunted]
        resistance = row.resistance + game.open_amount("tougher_game")
        ammo = max(1 if actions < 1 else 0, resistance - actions)
        if ammo <= stores["ammo"]:
            gain = row.food[min(shelter.hunted.get(hunted, 0), len(row.food) - 1)]
            left = max(0, actions - resistance)
            more = {**stores, "food": stores["food"] + gain, "ammo": stores["ammo"] - ammo}
            if left and place in STOCK:
                more[STOCK[place]] += min(left, game.stock[place])
            best = max(best, _worth(game, shelter, stage, more, need) - now)
    return best
