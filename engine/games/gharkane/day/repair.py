"""Day 6: broken equipment is repaired."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from functools import lru_cache
from itertools import combinations
from typing import Any, Final

from engine.frozen import replace
from engine.games.gharkane.content import EQUIPMENT, MATERIALS, ROOMS
from engine.games.gharkane.day.picks import Mend, Repair, Use
from engine.games.gharkane.picks import Pass
from engine.games.gharkane.state import NONE, Gharkane, Shelter
from engine.kernel import MOST_ITEMS, Choice, Pick, Refusal, Seat, Several, Step, step

_IGNORE = "ignore_icons"
_LEAST: Final = min(len(row.icons) for row in EQUIPMENT.values())
_MOST: Final = 12
"""Sets that are offered directly; any other can be composed."""
_TRIED: Final = 8
"""Equipments of which every set is tried; of all others every two."""


@lru_cache(maxsize=1024)
def icons_left(gear: str, spared: tuple[str, ...]) -> tuple[tuple[str, int], ...]:
    """The materials a repair costs, less the icons left out."""
    left = Counter[str](EQUIPMENT[gear].icons)
    left.subtract(spared)
    return tuple([(kind, left[kind]) for kind in MATERIALS if left[kind] > 0])


def lacking(shelter: Shelter, gear: str, spared: tuple[str, ...] = ()) -> dict[str, int]:
    """The materials the seat lacks for a repair."""
    stores = shelter.stores
    return {k: n - stores[k] for k, n in icons_left(gear, spared) if n > stores[k]}


def _missing(shelter: Shelter, icons: tuple[tuple[str, int], ...]) -> int:
    """How many materials the seat lacks of these."""
    missing, stores = 0, shelter.stores
    for kind, count in icons:
        if count > stores[kind]:
            missing += count - stores[kind]
    return missing


def repairs(shelter: Shelter) -> list[Pick]:
    """Every repair the seat could pay for, with a ready workshop and without."""
    broken = dict.fromkeys([piece.id for piece in shelter.gear if not piece.repaired])
    if not broken:
        return []
    workshops = shelter.ready_rooms_for(_IGNORE)
    found: list[Pick] = []
    for gear in broken:
        missing = _missing(shelter, icons_left(gear, ()))
        if not missing:
            found.append(_repair(gear, NONE))
        found += [_repair(gear, room) for room in workshops if missing <= ROOMS[room].amount]
    return found


def sets(shelter: Shelter) -> list[Mend]:
    """Two or more repairs that the seat could pay for together, the most first."""
    broken = _payable(shelter)
    most = min(len(broken), _TRIED, shelter.stock(MATERIALS) // _LEAST)
    found = [
        gear
        for count in range(most, 1, -1)
        for gear in combinations(broken if count == 2 else broken[:_TRIED], count)
        if not _missing(shelter, _icons(gear))
    ]
    return [Mend(gear) for gear in list(dict.fromkeys(found))[:_MOST]]


def wanting(shelter: Shelter, gear: Sequence[str]) -> dict[str, int]:
    """The materials the seat lacks to repair all of these."""
    return {k: n - shelter.stores[k] for k, n in _icons(tuple(gear)) if n > shelter.stores[k]}


@lru_cache(maxsize=4096)
def _icons(gear: tuple[str, ...]) -> tuple[tuple[str, int], ...]:
    """The materials that these cost together."""
    return tuple(Counter(icon for id in gear for icon in EQUIPMENT[id].icons).items())


@step
class Repairing(Step[Gharkane]):
    """Day 6: as long as a repair can be paid for, the seat is asked."""

    rules = ("day.repair",)
    seat: Seat

    def run(self, game: Gharkane) -> None:
        if repairs(game.shelters[self.seat]):
            game.ask_at_home(self.seat, ChooseRepair(self.seat))


@step
class ChooseRepair(Choice[Gharkane]):
    """Day 6: repair an equipment for exactly the materials it shows, as many as can be paid for; a
    room's bonus may leave icons of one repair out. It works from the next night on."""

    picks = (Repair, Mend, Pass)
    composed = (Mend,)
    rules = ("day.repair", "day.repair.broken", "day.build.bonus")
    always_ask = True
    known_as = "Day"
    seat: Seat

    def options(self, game: Gharkane, seat: Seat) -> list[Pick]:
        return [*sets(game.shelters[seat]), *repairs(game.shelters[seat]), _PASS]

    def values(
        self, game: Gharkane, seat: Seat, kind: type[Pick], so_far: Mapping[str, Any]
    ) -> Several:
        return Several(_payable(game.shelters[seat]), 2)

    def accepts(self, game: Gharkane, seat: Seat, pick: Mend) -> bool:
        return not wanting(game.shelters[seat], pick.gear)

    def chosen(self, game: Gharkane, seat: Seat, pick: Repair | Mend | Pass) -> None:
        if isinstance(pick, Pass):
            return
        game.then(Repairing(seat))
        if isinstance(pick, Mend):
            for gear in pick.gear:
                repaired(game, seat, gear, ())
            return
        if pick.use == NONE:
            repaired(game, seat, pick.gear, ())
        else:
            game.shelters[seat].use_room(pick.use)
            game.then(SpareIcons(seat, pick.gear, pick.use))

    def refusal(self, game: Gharkane, seat: Seat, pick: Pick) -> Refusal:
        shelter = game.shelters[seat]
        if isinstance(pick, Mend):
            return refused_mend(shelter, pick)
        assert isinstance(pick, Repair)
        if all(piece.id != pick.gear or piece.repaired for piece in shelter.gear):
            return Refusal("day.repair.broken", "not-broken", {"gear": pick.gear})
        if pick.use not in (NONE, *shelter.ready_rooms_for(_IGNORE)):
            return Refusal("day.build.bonus", "bonus-not-ready", {"use": pick.use})
        figures = {"gear": pick.gear, "missing": lacking(shelter, pick.gear)}
        return Refusal("day.repair", "icons-short", figures)


def _payable(shelter: Shelter) -> tuple[str, ...]:
    """The broken equipment of which each could be paid for alone."""
    broken = [piece.id for piece in shelter.gear if not piece.repaired]
    return tuple([g for g in broken if not _missing(shelter, icons_left(g, ()))])[:MOST_ITEMS]


def refused_mend(shelter: Shelter, pick: Mend) -> Refusal:
    """Why these equipments cannot be repaired together."""
    strange = Counter(pick.gear) - Counter(g.id for g in shelter.gear if not g.repaired)
    if strange:
        return Refusal("day.repair.broken", "not-broken", {"gear": next(iter(strange))})
    missing = wanting(shelter, pick.gear)
    if missing:
        figures = {"gear": list(pick.gear), "missing": missing}
        return Refusal("day.repair", "icons-short", figures)
    return Refusal("day.repair", "two-at-least")


@step
class SpareIcons(Choice[Gharkane]):
    """Day 6: a room's bonus leaves out icons of the repair, of the seat's choice, one by one
    (`spared` so far), as long as the rest can be paid."""

    picks = (Use,)
    rules = ("day.build.bonus",)
    always_ask = True
    known_as = "Day"
    seat: Seat
    gear: str
    room: str
    spared: tuple[str, ...] = ()

    def options(self, game: Gharkane, seat: Seat) -> list[Pick]:
        missing = lacking(game.shelters[seat], self.gear, self.spared)
        left = ROOMS[self.room].amount - len(self.spared)
        if sum(missing.values()) >= left:
            return [_spare(self.room, kind) for kind in missing]
        return [_spare(self.room, kind) for kind, _ in icons_left(self.gear, self.spared)]

    def chosen(self, game: Gharkane, seat: Seat, pick: Use) -> None:
        spared = (*self.spared, pick.what)
        if len(spared) < ROOMS[self.room].amount and icons_left(self.gear, spared):
            game.then(SpareIcons(seat, self.gear, self.room, spared))
        else:
            repaired(game, seat, self.gear, spared)

    def refusal(self, game: Gharkane, seat: Seat, pick: Pick) -> Refusal:
        assert isinstance(pick, Use)
        if pick.room != self.room:
            return Refusal(self.rules[0], "bonus-not-ready", {"use": pick.room})
        if pick.what not in dict(icons_left(self.gear, self.spared)):
            return Refusal(self.rules[0], "not-in-the-cost", {"what": pick.what})
        missing = lacking(game.shelters[seat], self.gear, self.spared)
        return Refusal("day.repair", "icons-short", {"gear": self.gear, "missing": missing})


def repaired(game: Gharkane, seat: Seat, gear: str, spared: tuple[str, ...]) -> None:
    """The materials are paid; the equipment works for the rest of the game."""
    shelter = game.shelters[seat]
    paid = dict(icons_left(gear, spared))
    for kind, count in paid.items():
        shelter.pay(kind, count)
    at = next(n for n, g in enumerate(shelter.gear) if g.id == gear and not g.repaired)
    shelter.gear[at] = replace(shelter.gear[at], repaired=True)
    game.confide("repaired", seat, gear=gear, paid=paid)


@lru_cache(maxsize=256)
def _repair(gear: str, use: str) -> Repair:
    return Repair(gear, use)


@lru_cache(maxsize=64)
def _spare(room: str, what: str) -> Use:
    return Use(room, what)


_PASS = Pass()
