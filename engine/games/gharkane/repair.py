"""Day 6: broken equipment is repaired."""

from __future__ import annotations

from collections import Counter
from functools import lru_cache

from engine.frozen import replace
from engine.games.gharkane.content import EQUIPMENT, MATERIALS, ROOMS
from engine.games.gharkane.day_picks import Repair, Use
from engine.games.gharkane.picks import Pass
from engine.games.gharkane.state import NONE, Gharkane, Shelter
from engine.kernel import Choice, Pick, Refusal, Seat, Step, step

_IGNORE = "ignore_icons"


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


def repairs(shelter: Shelter) -> list[Pick]:
    """Every repair the seat could pay for, with a ready workshop and without."""
    broken = dict.fromkeys([piece.id for piece in shelter.gear if not piece.repaired])
    if not broken:
        return []
    workshops = shelter.ready_rooms_for(_IGNORE)
    found: list[Pick] = []
    for gear in broken:
        missing = sum(lacking(shelter, gear).values())
        if not missing:
            found.append(_repair(gear, NONE))
        found += [_repair(gear, room) for room in workshops if missing <= ROOMS[room].amount]
    return found


@step
class Repairing(Step[Gharkane]):
    """Day 6: as long as a repair can be paid for, the seat is asked."""

    rules = ("day.repair",)
    seat: Seat

    def run(self, game: Gharkane) -> None:
        if repairs(game.shelters[self.seat]):
            game.then(ChooseRepair(self.seat))


@step
class ChooseRepair(Choice[Gharkane]):
    """Day 6: repair an equipment for exactly the materials it shows, as many as can be paid for; a
    room's bonus may leave icons of one repair out. It works from the next night on."""

    picks = (Repair, Pass)
    rules = ("day.repair", "day.repair.broken", "day.build.bonus")
    always_ask = True
    known_as = "Day"
    seat: Seat

    def options(self, game: Gharkane, seat: Seat) -> list[Pick]:
        return [*repairs(game.shelters[seat]), _PASS]

    def chosen(self, game: Gharkane, seat: Seat, pick: Repair | Pass) -> None:
        if isinstance(pick, Pass):
            return
        game.then(Repairing(seat))
        if pick.use == NONE:
            repaired(game, seat, pick.gear, ())
        else:
            game.shelters[seat].use_room(pick.use)
            game.then(SpareIcons(seat, pick.gear, pick.use))

    def refusal(self, game: Gharkane, seat: Seat, pick: Pick) -> Refusal:
        assert isinstance(pick, Repair)
        shelter = game.shelters[seat]
        if all(piece.id != pick.gear or piece.repaired for piece in shelter.gear):
            return Refusal("day.repair.broken", "not-broken", {"gear": pick.gear})
        if pick.use not in (NONE, *shelter.ready_rooms_for(_IGNORE)):
            return Refusal("day.build.bonus", "bonus-not-ready", {"use": pick.use})
        figures = {"gear": pick.gear, "missing": lacking(shelter, pick.gear)}
        return Refusal("day.repair", "icons-short", figures)


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
