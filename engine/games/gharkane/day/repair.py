"""Day 6: repair broken equipment."""

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
from engine.games.gharkane.shelter import Shelter
from engine.games.gharkane.state import NONE, Gharkane
from engine.kernel import MAX_MENU_ITEMS, Choice, Pick, Refusal, Seat, Several, Step, step

_IGNORE = "ignore_icons"
_LEAST: Final = min(len(row.icons) for row in EQUIPMENT.values())
_MOST: Final = 12
"""Maximum sets that are listed; others can be composed."""
_TRIED: Final = 8
"""Pieces of equipment of which every set is tried; of further ones only pairs."""


@lru_cache(maxsize=1024)
def icons_left(gear: str, spared: tuple[str, ...]) -> tuple[tuple[str, int], ...]:
    """Return the materials that a repair costs without the spared icons."""
    counts = Counter[str](EQUIPMENT[gear].icons)
    counts.subtract(spared)
    return tuple([(kind, counts[kind]) for kind in MATERIALS if counts[kind] > 0])


def lacking(shelter: Shelter, gear: str, spared: tuple[str, ...] = ()) -> dict[str, int]:
    """Return the materials that the seat lacks for a repair."""
    stores = shelter.stores
    return {k: n - stores[k] for k, n in icons_left(gear, spared) if n > stores[k]}


def _missing(shelter: Shelter, icons: tuple[tuple[str, int], ...]) -> int:
    """Return how many of these materials the seat lacks."""
    missing, stores = 0, shelter.stores
    for kind, count in icons:
        if count > stores[kind]:
            missing += count - stores[kind]
    return missing


def repairs(shelter: Shelter) -> list[Pick]:
    """Return every repair that the seat can pay for, without a workshop and with a ready one."""
    broken = dict.fromkeys([piece.id for piece in shelter.gear if not piece.repaired])
    if not broken:
        return []
    workshops = shelter.ready_rooms_for(_IGNORE)
    picks: list[Pick] = []
    for gear in broken:
        missing = _missing(shelter, icons_left(gear, ()))
        if not missing:
            picks.append(_repair(gear, NONE))
        picks += [_repair(gear, room) for room in workshops if missing <= ROOMS[room].amount]
    return picks


def sets(shelter: Shelter) -> list[Mend]:
    """Return sets of two or more repairs that the seat can pay for together, the largest first."""
    broken = _payable(shelter)
    largest = min(len(broken), _TRIED, shelter.stock(MATERIALS) // _LEAST)
    payable_sets = [
        gear
        for count in range(largest, 1, -1)
        for gear in combinations(broken if count == 2 else broken[:_TRIED], count)
        if not _missing(shelter, _icons(gear))
    ]
    return [Mend(gear) for gear in list(dict.fromkeys(payable_sets))[:_MOST]]


def wanting(shelter: Shelter, gear: Sequence[str]) -> dict[str, int]:
    """Return the materials that the seat lacks to repair all of these."""
    return {k: n - shelter.stores[k] for k, n in _icons(tuple(gear)) if n > shelter.stores[k]}


@lru_cache(maxsize=4096)
def _icons(gear: tuple[str, ...]) -> tuple[tuple[str, int], ...]:
    """Return the materials that these cost together."""
    return tuple(Counter(icon for id in gear for icon in EQUIPMENT[id].icons).items())


@step
class Repairing(Step[Gharkane]):
    """Day 6: ask the seat as long as it can pay for a repair."""

    rules = ("day.repair",)
    seat: Seat

    def run(self, game: Gharkane) -> None:
        if repairs(game.shelters[self.seat]):
            game.ask_at_home(self.seat, ChooseRepair(self.seat))


@step
class ChooseRepair(Choice[Gharkane]):
    """Day 6: repair equipment for exactly the materials it shows, as often as possible.

    A room's bonus may leave icons of one repair out. Repaired equipment works from the next night
    on.
    """

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
    """Return the broken equipment that the seat could pay for piece by piece."""
    broken = [piece.id for piece in shelter.gear if not piece.repaired]
    return tuple([g for g in broken if not _missing(shelter, icons_left(g, ()))])[:MAX_MENU_ITEMS]


def refused_mend(shelter: Shelter, pick: Mend) -> Refusal:
    """Return why these pieces of equipment cannot be repaired together."""
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
    """Day 6: a room's bonus leaves out icons of the seat's choice, one by one (`spared` so far);
    the remaining ones must be payable."""

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
        spares_left = ROOMS[self.room].amount - len(self.spared)
        if sum(missing.values()) >= spares_left:
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
        if pick != _spare(pick.room, pick.what):
            return Refusal(self.rules[0], "bonus-not-ready", {"use": pick.room})
        missing = lacking(game.shelters[seat], self.gear, self.spared)
        return Refusal("day.repair", "icons-short", {"gear": self.gear, "missing": missing})


def repaired(game: Gharkane, seat: Seat, gear: str, spared: tuple[str, ...]) -> None:
    """Pay for a repair; the equipment works for the rest of the game."""
    shelter = game.shelters[seat]
    paid = dict(icons_left(gear, spared))
    for kind, count in paid.items():
        shelter.pay(kind, count)
    index = next(n for n, g in enumerate(shelter.gear) if g.id == gear and not g.repaired)
    shelter.gear[index] = replace(shelter.gear[index], repaired=True)
    game.confide("repaired", seat, gear=gear, paid=paid)


@lru_cache(maxsize=256)
def _repair(gear: str, use: str) -> Repair:
    return Repair(gear, use)


@lru_cache(maxsize=64)
def _spare(room: str, icon: str) -> Use:
    return Use(room, icon)


_PASS = Pass()
