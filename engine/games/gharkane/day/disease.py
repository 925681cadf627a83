"""Day 3: the disease rises, care is paid, and spare medicine may treat the disease."""

from __future__ import annotations

from engine.games.gharkane.content import EVENTS, GAUGE, ROOMS
from engine.games.gharkane.day.feed import Leaving, hospital_value, upkeep
from engine.games.gharkane.day.picks import Treat, Use
from engine.games.gharkane.picks import Pass
from engine.games.gharkane.shelter import ROOM_EFFECT, Shelter
from engine.games.gharkane.state import DayChoice, Gharkane
from engine.kernel import Pick, Refusal, Seat, SeatStep, step

_CARE = {id: room.care for id, room in ROOMS.items()}
_GIVE = {id for id, row in ROOMS.items() if row.when == "disease" and row.effect == "gain"}


def rise_due(game: Gharkane, seat: Seat) -> int:
    """Return by how many cells the gauge gets worse by itself in step 3."""
    amounts = [EVENTS[id].amount for id in game.events_open if EVENTS[id].effect == _FASTER]
    less = sum([ROOMS[room].amount for room in ready(game.shelters[seat], _SLOWER)])
    return max(0, max(amounts, default=1) - less)


def care_due(game: Gharkane, seat: Seat) -> int:
    """Return how much medicine the shelter needs now, by the option in play."""
    shelter = game.shelters[seat]
    scope = game.variant.medicine_scope
    if scope == "upkeep":
        return upkeep(game, shelter)
    value = hospital_value(game, shelter.hospital)
    if scope == "care":
        value += sum([_CARE[room.id] for room in shelter.rooms if room.survivors])
    return value


def ready(shelter: Shelter, effect: str) -> list[str]:
    """Return the ready rooms with that effect; a word occurs once per copy."""
    return [r.id for r in shelter.rooms if ROOM_EFFECT[r.id] == effect and not r.used and r.full]


_FASTER, _SLOWER, _BETTER = "faster_disease", "slower_disease", "better_gauge"


@step
class Disease(SeatStep[Gharkane]):
    """Day 3: rooms that give medicine do so, then the gauge gets a cell worse; events and rooms
    change the number of cells.

    For each cell beyond the last a survivor leaves.
    """

    rules = ("day.disease.rise", "day.disease.order", "day.disease.gauge", "day.disease.beyond")

    def run(self, game: Gharkane) -> None:
        shelter = game.shelters[self.seat]
        for room in shelter.rooms:
            if room.id in _GIVE and room.full and not room.used:
                row = ROOMS[room.id]
                assert row.resource is not None
                shelter.use_room(room.id)
                shelter.gain(row.resource, row.amount)
                game.confide(
                    "room_gave", self.seat, room=room.id, resource=row.resource, amount=row.amount
                )
        cells = rise_due(game, self.seat)
        for word in ready(shelter, _SLOWER):
            shelter.use_room(word)
        fall(game, self.seat, cells, "disease_rose")


def fall(game: Gharkane, seat: Seat, cells: int, event: str) -> None:
    """Move the gauge down and report it; for each cell beyond the last a survivor leaves."""
    shelter = game.shelters[seat]
    beyond = shelter.worsen(cells)
    game.confide(event, seat, amount=cells, points=GAUGE[shelter.gauge])
    if beyond:
        game.then(Leaving(seat, beyond))


@step
class Care(SeatStep[Gharkane]):
    """Day 3: pay the medicine due as far as possible; the gauge gets a cell worse for each one
    missing."""

    rules = ("day.disease.care", "day.disease.beyond", "option.medicine_scope")

    def run(self, game: Gharkane) -> None:
        shelter = game.shelters[self.seat]
        due = care_due(game, self.seat)
        if not due:
            return
        paid = min(due, shelter.stores["med"])
        shelter.pay("med", paid)
        game.confide("cared", self.seat, due=due, paid=paid)
        if due > paid:
            fall(game, self.seat, due - paid, "care_missing")


@step
class Treatment(SeatStep[Gharkane]):
    """Day 3: ask the seat as long as it has the means to improve its gauge."""

    rules = ("day.disease.treat",)

    def run(self, game: Gharkane) -> None:
        shelter = game.shelters[self.seat]
        if shelter.gauge and (shelter.stores["med"] or ready(shelter, _BETTER)):
            game.ask_at_home(self.seat, ChooseTreatment(self.seat))


@step
class ChooseTreatment(DayChoice):
    """Day 3: each spare medicine, and each room with that effect, improves the gauge."""

    picks = (Treat, Use, Pass)
    rules = ("day.disease.treat", "day.build.bonus", "day.build.copies")

    def options(self, game: Gharkane, seat: Seat) -> list[Pick]:
        shelter = game.shelters[seat]
        picks: list[Pick] = [*map(Use.of, shelter.ready_rooms_for(_BETTER))]
        picks += map(Treat.of, range(1, min(shelter.stores["med"], shelter.gauge) + 1))
        return [*picks, Pass.of()]

    def chosen(self, game: Gharkane, seat: Seat, pick: Treat | Use | Pass) -> None:
        shelter = game.shelters[seat]
        if isinstance(pick, Pass):
            return
        if isinstance(pick, Treat):
            shelter.pay("med", pick.count)
            cells = pick.count
        else:
            shelter.use_room(pick.room)
            cells = min(shelter.gauge, ROOMS[pick.room].amount)
        shelter.improve(cells)
        points = GAUGE[shelter.gauge]
        if isinstance(pick, Treat):
            game.confide("treated", seat, amount=cells, points=points)
        else:
            game.confide("room_healed", seat, room=pick.room, amount=cells, points=points)
        game.then(Treatment(seat))

    def refusal(self, game: Gharkane, seat: Seat, pick: Use | Treat) -> Refusal:
        shelter = game.shelters[seat]
        if isinstance(pick, Use):
            return Refusal("day.build.bonus", "bonus-not-ready", {"use": pick.room})
        have = shelter.stores["med"]
        if pick.count < 1:
            return Refusal(self.rules[0], "at-least-one")
        if pick.count > have:
            figures = {"what": "med", "needed": pick.count, "have": have}
            return Refusal(self.rules[0], "resource-short", figures)
        figures = {"needed": pick.count, "most": shelter.gauge}
        return Refusal(self.rules[0], "gauge-at-best", figures)
