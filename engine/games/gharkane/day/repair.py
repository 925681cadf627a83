"""Day 6: repair broken equipment."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from engine.frozen import replace
from engine.games.gharkane.content import EQUIPMENT, MATERIALS, ROOMS
from engine.games.gharkane.day.picks import Mend, Repair, Use
from engine.games.gharkane.picks import Pass
from engine.games.gharkane.playouts import mends
from engine.games.gharkane.shelter import Shelter
from engine.games.gharkane.state import NONE, DayChoice, Gharkane
from engine.kernel import (
    MAX_MENU_ITEMS,
    Pick,
    Refusal,
    Seat,
    SeatStep,
    Several,
    step,
)

_IGNORE = "ignore_icons"


@step
class Repairing(SeatStep[Gharkane]):
    """Day 6: ask the seat as long as it can pay for a repair."""

    rules = ("day.repair",)

    def run(self, game: Gharkane) -> None:
        if repairs(game.shelters[self.seat]):
            game.ask_at_home(self.seat, ChooseRepair(self.seat))


@step
class ChooseRepair(DayChoice):
    """Day 6: repair equipment for exactly the materials it shows, as often as possible.

    A room's bonus may leave icons of one repair out. Repaired equipment works from the next night
    on.
    """

    picks = (Repair, Mend, Pass)
    composed = (Mend,)
    rules = ("day.repair", "day.repair.broken", "day.build.bonus")

    def options(self, game: Gharkane, seat: Seat) -> list[Pick]:
        shelter = game.shelters[seat]
        return [*mends(shelter, payable(shelter)), *repairs(shelter), Pass()]

    def values(
        self, game: Gharkane, seat: Seat, kind: type[Pick], so_far: Mapping[str, Any]
    ) -> Several:
        return Several(payable(game.shelters[seat]), 2)

    def accepts(self, game: Gharkane, seat: Seat, pick: Mend) -> bool:
        return not lacking(game.shelters[seat], pick.gear)

    def chosen(self, game: Gharkane, seat: Seat, pick: Repair | Mend | Pass) -> None:
        if isinstance(pick, Pass):
            return
        game.then(Repairing(seat))
        if isinstance(pick, Mend):
            for gear in pick.gear:
                repaired(game, seat, gear)
        elif pick.use == NONE:
            repaired(game, seat, pick.gear)
        else:
            game.shelters[seat].use_room(pick.use)
            game.then(SpareIcons(seat, pick.gear, pick.use))

    def refusal(self, game: Gharkane, seat: Seat, pick: Mend | Repair) -> Refusal:
        shelter = game.shelters[seat]
        if isinstance(pick, Mend):
            return refused_mend(shelter, pick)
        if pick.gear not in broken(shelter):
            return Refusal("day.repair.broken", "not-broken", {"gear": pick.gear})
        if pick.use not in (NONE, *shelter.ready_rooms_for(_IGNORE)):
            return Refusal("day.build.bonus", "bonus-not-ready", {"use": pick.use})
        figures = {"gear": pick.gear, "missing": lacking(shelter, [pick.gear])}
        return Refusal("day.repair", "icons-short", figures)


@step
class SpareIcons(DayChoice):
    """Day 6: a room's bonus leaves out icons of the seat's choice, one by one (`spared` so far);
    the remaining ones must be payable."""

    picks = (Use,)
    rules = ("day.build.bonus",)
    gear: str
    room: str
    spared: tuple[str, ...] = ()

    def options(self, game: Gharkane, seat: Seat) -> list[Pick]:
        missing = lacking(game.shelters[seat], [self.gear], self.spared)
        spares_left = ROOMS[self.room].amount - len(self.spared)
        pressing = sum(missing.values()) >= spares_left
        icons = missing if pressing else cost([self.gear], self.spared)
        return [Use.of(self.room, icon) for icon in icons]

    def chosen(self, game: Gharkane, seat: Seat, pick: Use) -> None:
        spared = (*self.spared, pick.what)
        if len(spared) < ROOMS[self.room].amount and cost([self.gear], spared):
            game.then(SpareIcons(seat, self.gear, self.room, spared))
        else:
            repaired(game, seat, self.gear, spared)

    def refusal(self, game: Gharkane, seat: Seat, pick: Use) -> Refusal:
        if pick.room != self.room:
            return Refusal(self.rules[0], "bonus-not-ready", {"use": pick.room})
        if pick.what not in cost([self.gear], self.spared):
            return Refusal(self.rules[0], "not-in-the-cost", {"what": pick.what})
        if pick != Use(pick.room, pick.what):
            return Refusal(self.rules[0], "bonus-not-ready", {"use": pick.room})
        missing = lacking(game.shelters[seat], [self.gear], self.spared)
        return Refusal("day.repair", "icons-short", {"gear": self.gear, "missing": missing})


def repaired(game: Gharkane, seat: Seat, gear: str, spared: Sequence[str] = ()) -> None:
    """Pay for a repair; the equipment works for the rest of the game."""
    shelter = game.shelters[seat]
    paid = cost([gear], spared)
    for kind, count in paid.items():
        shelter.pay(kind, count)
    index = next(n for n, g in enumerate(shelter.gear) if g.id == gear and not g.repaired)
    shelter.gear[index] = replace(shelter.gear[index], repaired=True)
    game.confide("repaired", seat, gear=gear, paid=paid)


def cost(gear: Sequence[str], spared: Sequence[str] = ()) -> dict[str, int]:
    """Return the materials that these repairs cost together, without the spared icons."""
    icons: list[str] = [icon for id in gear for icon in EQUIPMENT[id].icons]
    counts = [(kind, icons.count(kind) - spared.count(kind)) for kind in MATERIALS]
    return {kind: count for kind, count in counts if count > 0}


def lacking(shelter: Shelter, gear: Sequence[str], spared: Sequence[str] = ()) -> dict[str, int]:
    """Return the materials that the seat lacks for these repairs together."""
    stores = shelter.stores
    return {kind: n - stores[kind] for kind, n in cost(gear, spared).items() if n > stores[kind]}


def broken(shelter: Shelter) -> list[str]:
    """Return the broken equipment of a seat, copies included."""
    return [piece.id for piece in shelter.gear if not piece.repaired]


def payable(shelter: Shelter) -> tuple[str, ...]:
    """Return the broken equipment that the seat could pay for piece by piece."""
    return tuple([id for id in broken(shelter) if not lacking(shelter, [id])])[:MAX_MENU_ITEMS]


def repairs(shelter: Shelter) -> list[Pick]:
    """Return every repair that the seat can pay for, without a workshop and with a ready one."""
    workshops = shelter.ready_rooms_for(_IGNORE)
    picks: list[Pick] = []
    for gear in dict.fromkeys(broken(shelter)):
        missing = sum(lacking(shelter, [gear]).values())
        if not missing:
            picks.append(Repair.of(gear))
        picks += [Repair.of(gear, room) for room in workshops if missing <= ROOMS[room].amount]
    return picks


def refused_mend(shelter: Shelter, pick: Mend) -> Refusal:
    """Return why these pieces of equipment cannot be repaired together."""
    strange = Counter(pick.gear) - Counter(broken(shelter))
    if strange:
        return Refusal("day.repair.broken", "not-broken", {"gear": next(iter(strange))})
    missing = lacking(shelter, pick.gear)
    if missing:
        figures = {"gear": list(pick.gear), "missing": missing}
        return Refusal("day.repair", "icons-short", figures)
    return Refusal("day.repair", "two-at-least")
