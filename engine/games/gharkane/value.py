"""Evaluate a state for a seat, for computers.

Current points plus the expected rest of the game, in points. A day's food and medicine are taken
from the stocks; the rest of the stocks counts for what it can still become. What a pick has begun
(a visit, a payment, a pressure) counts as finished. Reads what the seat knows. Weights are in
data/gharkane/value.toml.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from engine.games.gharkane.content import (
    ANIMALS,
    EVENTS,
    GAUGE,
    HOSPITAL_PLACES,
    MATERIALS,
    NUMBERS,
    PLACE,
    ROOM_POINTS,
    ROOMS,
    STOCK,
    SUPPLIES,
)
from engine.games.gharkane.day.build import PayBuild, build_cost
from engine.games.gharkane.day.disease import Care
from engine.games.gharkane.day.feed import ChooseFood, Feeding, hospital_value
from engine.games.gharkane.day.recruit import ChooseRecruits, Recruiting
from engine.games.gharkane.day.repair import ChooseRepair, Repairing, SpareIcons
from engine.games.gharkane.day.resolve import PayEdible, SpareCost, cost_of
from engine.games.gharkane.night.haciendas import (
    PlaceNewcomer,
    PlaceNewcomers,
    TakeSlot,
    slot_gives,
)
from engine.games.gharkane.night.happenings import Sicken
from engine.games.gharkane.night.hunt import game_at
from engine.games.gharkane.night.pressure import FacePressure, GiveGoods
from engine.games.gharkane.night.visit import Act, Visit
from engine.games.gharkane.score import points_of_events, points_of_pairs
from engine.games.gharkane.shelter import Shelter
from engine.games.gharkane.state import Gharkane
from engine.kernel import Lanes, Seat
from engine.weights import Weights

_BONUS = {row.effect: f"bonus_{row.effect}" for row in ROOMS.values()}
"""Room effect -> the name of the weight of a full room's bonus per day."""


class _Stage:
    """The seat's progress in its day, from its planned steps."""

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


def value(game: Gharkane, seat: Seat, w: Weights) -> dict[str, float]:
    """Return the points that `seat` can expect at the end, by source."""
    shelter = game.shelters[seat]
    points = points_of_events(shelter) + points_of_pairs(shelter) + GAUGE[shelter.gauge]
    if game.result is not None:
        points += shelter.survivors + ROOM_POINTS[shelter.full_rooms()] + _repaired(shelter)
        return {"points": float(points)}
    stage = _Stage(game, seat)
    stores = dict(shelter.stores)
    terms = {
        "points": float(points),
        "survivors": w["survivor"] * shelter.survivors,
        "begun": _pending(game, seat, stage, stores, w),
    }
    need = _needs(shelter, stage)
    upkeep, worth = _worth(game, shelter, stage, stores, need, w)
    terms["rooms"] = _rooms(shelter, stage, w)
    terms["gear"] = _gear(shelter, stage, w)
    terms["upkeep"], terms["stores"], terms["visit"] = upkeep, worth, 0.0
    for step in stage.steps:
        if type(step) in (Act, Visit) and step.seat == seat:
            visit = _visit(game, shelter, stage, stores, need, step, upkeep + worth, w)
            terms["visit"] += w["visit"] * visit
    return terms


def _repaired(shelter: Shelter) -> int:
    return sum([piece.repaired for piece in shelter.gear])


# --- steps in progress


def _pending(
    game: Gharkane, seat: Seat, stage: _Stage, stores: dict[str, int], w: Weights
) -> float:
    """Return the value of certain debts and gains; subtract debts from `stores` where the resource
    is certain."""
    total, shelter = 0.0, game.shelters[seat]
    for step in stage.steps:
        if type(step) not in _BEGUN:
            continue
        if isinstance(step, FacePressure):
            total += w["pressure"] * step.pressure * ((step.by == seat) - (step.seat == seat))
        elif isinstance(step, GiveGoods):
            total += w["goods_owed"] * step.owed * ((step.to == seat) - (step.seat == seat))
        elif getattr(step, "seat", None) != seat:
            continue
        elif isinstance(step, TakeSlot):
            cans, survivors = slot_gives(game, step.force)
            stores["can"] += cans
            total += w["newcomer"] * survivors
        elif isinstance(step, PlaceNewcomer | PlaceNewcomers):
            total += w["unsaid"]
        elif isinstance(step, Sicken):
            total += _sicker(shelter, w)
        elif isinstance(step, ChooseFood):
            _eat(stores, step.owed)
        elif isinstance(step, PayEdible):
            _eat(stores, step.owed)
            total += EVENTS[step.event].points
        elif isinstance(step, SpareCost):
            total += EVENTS[step.event].points
            spare = ROOMS[step.room].amount - len(step.spared)
            for word, amount in cost_of(step.event, step.spared):
                due = max(0, amount - spare)
                spare -= amount - due
                if word == "edible":
                    _eat(stores, due)
                else:
                    stores[word] = max(0, stores[word] - due)
    return total


def _sicker(shelter: Shelter, w: Weights) -> float:
    """Return the points that the next cell of the gauge costs; beyond the last cell a
    survivor's."""
    if shelter.gauge == len(GAUGE) - 1:
        return -w["survivor"] if shelter.survivors else 0.0
    return float(GAUGE[shelter.gauge + 1] - GAUGE[shelter.gauge])


_BEGUN: Final = {
    FacePressure, GiveGoods, TakeSlot, PlaceNewcomer, PlaceNewcomers, ChooseFood, PayEdible,
    SpareCost, Sicken,
}  # fmt: skip
"""The kinds of step that `_pending` counts."""


def _eat(stores: dict[str, int], owed: int) -> int:
    """Pay with edible resources, those that spoil first; return the number missing."""
    for kind, kept in (("food", 0), ("water", NUMBERS.water_kept), ("can", 0), ("water", 0)):
        paid = min(owed, max(0, stores[kind] - kept))
        stores[kind] -= paid
        owed -= paid
    return owed


# --- stocks


def _needs(shelter: Shelter, stage: _Stage) -> int:
    """Return how many materials the seat can use for rooms and repairs."""
    if stage.repaired and not stage.days_after:
        return 0
    ruins = sum([not room.built for room in shelter.rooms])
    broken = len(shelter.gear) - _repaired(shelter)
    if not stage.days_after:
        homeless = shelter.hospital // 3
        ruins = min(ruins, homeless)
    return 3 * (ruins + broken) + (3 if stage.days_after else 0)


def _demand(game: Gharkane, shelter: Shelter) -> tuple[int, int]:
    """Return the food and medicine due per day in this shelter."""
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
    w: Weights,
) -> tuple[float, float]:
    """Return two values: the future upkeep (negative), and the worth of the stocks left after
    today's."""
    stores_left = dict(stores)
    after = stage.days_after
    food, care = _demand(game, shelter)
    upkeep = -after * (w["food"] * food + w["med"] * care)
    if not stage.fed:
        upkeep -= w["missing_food"] * min(_eat(stores_left, food), shelter.survivors)
    if not stage.cared:
        paid = min(care, stores_left["med"])
        stores_left["med"] -= paid
        upkeep -= w["missing_med"] * (care - paid)
    last_day = not after
    recruit = 0.0
    if not stage.recruited:
        recruit = max(w["recruit_least"], w["recruit"] - w["recruit_day"] * after)
    keep_factor = w["kept"] if not last_day else w["kept_last"]
    if game.variant.recruits == "beds":
        usable = _usable(shelter, stage, after * (food + care - w["income"]))
        supplies = sum([stores_left[kind] for kind in SUPPLIES])
        share = min(1.0, max(0.0, usable) / max(1, supplies))
        recruit, keep_factor = recruit * share, keep_factor * share
    water = min(stores_left["water"], NUMBERS.water_kept)
    total = recruit * (stores_left["food"] + stores_left["water"] - water)
    total += max(recruit, keep_factor * w["water"]) * water
    total += max(recruit, keep_factor) * stores_left["can"]
    total += max(recruit, keep_factor * w["kept_med"]) * stores_left["med"]
    material, surplus_material = w["material"], w["material_other"]
    if last_day:
        material, surplus_material = w["material_last"], w["material_other_last"]
    count = sum([stores_left[kind] for kind in MATERIALS])
    served = min(count, need)
    total += material * served + surplus_material * min(count - served, 8)
    total += w["material_kinds"] * sum([min(stores_left[kind], 3) for kind in MATERIALS])
    if not last_day or game.phase != "day":
        total += w["ammo"] * min(stores_left["ammo"], 6) + w["ammo_more"] * max(
            0, stores_left["ammo"] - 6
        )
    return upkeep, total


def _usable(shelter: Shelter, stage: _Stage, due: float) -> float:
    """Return how many supplies can be used where beds limit an evening's recruits: those `due` in
    the remaining days, and one for each recruit for whom there is still a bed."""
    evenings = stage.days_after + (not stage.recruited)
    return due + HOSPITAL_PLACES * evenings - shelter.hospital


# --- rooms and equipment


def _rooms(shelter: Shelter, stage: _Stage, w: Weights) -> float:
    """Return the points of full rooms, now and expected, and of their bonuses in the remaining
    days."""
    after = stage.days_after
    paid = stage.top if isinstance(stage.top, PayBuild) else None
    complete, hoped, bonus = 0, 0.0, 0.0
    waiting = shelter.hospital
    for room in shelter.rooms:
        row = ROOMS[room.id]
        built = room.built
        if paid is not None and not built and room.id == paid.room:
            built, paid = True, None
        weight = w[_BONUS[row.effect]]
        if room.full:
            complete += 1
            bonus += weight * after
        elif built:
            missing = row.slots - room.survivors
            if not after:
                hoped += w["room_hoped"] * (missing <= waiting and not stage.repaired)
                continue
            share = w["room_built"] + w["room_lived_in"] * room.survivors / row.slots
            hoped += share
            bonus += weight * share * (after - 1)
        elif after:
            hoped += w["room_ruin"]
            bonus += w["room_ruin"] * weight * after
        bonus -= w["room_upkeep"] * (row.food + row.care) * after
    for id in shelter.deal.turned_up.rooms:  # includes the two that will be put back
        row = ROOMS[id]
        demand = w["room_upkeep"] * (row.food + row.care)
        bonus += (w["room_ruin"] * w[_BONUS[row.effect]] - demand) * after
    total = _table(complete + hoped) + bonus
    if isinstance(stage.top, PayBuild):
        total -= w["material"] * build_cost(shelter)
    return total


def _table(rooms: float) -> float:
    """Return the points of this many full rooms, interpolated between the rows of the table."""
    complete = min(int(rooms), len(ROOM_POINTS) - 2)
    low, high = ROOM_POINTS[complete], ROOM_POINTS[complete + 1]
    return low + (high - low) * (rooms - complete)


def _gear(shelter: Shelter, stage: _Stage, w: Weights) -> float:
    """Return the points of repaired equipment, and the expected ones of broken equipment."""
    after = stage.days_after
    total = 0.0
    kinds: dict[str, int] = {}
    spared = stage.top.gear if isinstance(stage.top, SpareIcons) else ""
    for piece in shelter.gear:
        repaired = piece.repaired
        if not repaired and piece.id == spared:
            repaired, spared = True, ""
        if repaired:
            total += NUMBERS.equipment_points + (
                w["gear_used"] * after if piece.id not in kinds else 0
            )
        elif after or not stage.repaired:
            total += w["gear_broken"] * (1.0 if after else w["gear_last"])
            if piece.id in kinds:
                total += w["gear_pair"]
        kinds[piece.id] = kinds.get(piece.id, 0) + 1
    return total


# --- a visit


def _visit(
    game: Gharkane,
    shelter: Shelter,
    stage: _Stage,
    stores: Mapping[str, int],
    need: int,
    visit: Visit | Act,
    value_now: float,
    w: Weights,
) -> float:
    """Return the expected gain of the actions of a visit in progress."""
    place, actions = visit.place, visit.actions
    best = 0.0
    if PLACE[place].city:
        best = actions * w["action"] * (1.0 if stage.days_after else w["action_last"])
    count = min(actions, game.stock[place])
    if count:
        stores_after = {
            **stores,
            STOCK[place]: stores[STOCK[place]] + count * game.an_action(place),
        }
        best = max(best, sum(_worth(game, shelter, stage, stores_after, need, w)) - value_now)
    hunted = None if isinstance(visit, Visit) and visit.hunted else game_at(game, place)
    if hunted is not None:
        row = ANIMALS[hunted]
        resistance = row.resistance + game.open_amount("tougher_game")
        ammo = max(1 if actions < 1 else 0, resistance - actions)
        if ammo <= stores["ammo"]:
            gain = row.food[min(shelter.hunted.get(hunted, 0), len(row.food) - 1)]
            actions_left = max(0, actions - resistance)
            stores_after = {**stores, "food": stores["food"] + gain, "ammo": stores["ammo"] - ammo}
            if actions_left and place in STOCK:
                stores_after[STOCK[place]] += min(actions_left, game.stock[place]) * game.an_action(
                    place
                )
            best = max(best, sum(_worth(game, shelter, stage, stores_after, need, w)) - value_now)
    return best
