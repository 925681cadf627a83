"""The day's order: events, the shelters side by side, the evening."""

from __future__ import annotations

from functools import cache

from engine.games.gharkane.content import ROOMS
from engine.games.gharkane.day.build import Building
from engine.games.gharkane.day.clean import CloseDay
from engine.games.gharkane.day.disease import Care, Disease, Treatment
from engine.games.gharkane.day.feed import Feeding
from engine.games.gharkane.day.recruit import Recruiting
from engine.games.gharkane.day.repair import Repairing
from engine.games.gharkane.day.resolve import OfferEvents
from engine.games.gharkane.day.rooms import draw
from engine.games.gharkane.state import Gharkane
from engine.kernel import Seat, Step, side_by_side, step


@step
class Day(Step[Gharkane]):
    """Day: first the events in turn order, from the current holder of the token; then steps 2 to
    7."""

    rules = ("day.steps", "day.events.order")

    def run(self, game: Gharkane) -> None:
        game.phase = "day"
        game.then(OfferEvents(tuple(game.in_turn_order())), Shelters(), Evening())


@step
class Shelters(Step[Gharkane]):
    """Day, steps 2 to 7: each seat manages its shelter in secret and at its own pace.

    Equipment for depots is set apart first, so that no seat's draw depends on another's pace.
    """

    rules = ("day.steps", "day.private")

    def run(self, game: Gharkane) -> None:
        for seat in game.in_turn_order():
            set_apart(game, seat)
        game.then(side_by_side(*(home(seat) for seat in range(game.seats))))


@cache
def home(seat: Seat) -> tuple[Step[Gharkane], ...]:
    """Return the steps of a seat's day at home, in order."""
    return (
        Feeding(seat),
        Disease(seat),
        Care(seat),
        Treatment(seat),
        Recruiting(seat),
        Building(seat),
        Repairing(seat),
        CloseDay(seat),
    )


def set_apart(game: Gharkane, seat: Seat) -> None:
    """Set apart, face down, as much equipment as the seat's rooms can draw today, while the pile
    lasts."""
    shelter = game.shelters[seat]
    for room in shelter.rooms:
        row = ROOMS[room.id]
        if row.effect == "draw_equipment":
            for _ in range(min(row.amount, len(game.equipment_pile))):
                shelter.finds.append(game.equipment_pile.pop())


@step
class Evening(Step[Gharkane]):
    """Day, end: put equipment that was set apart and not drawn back under the pile, face down.

    Depots that the pile did not serve draw now, in turn order, while it lasts.
    """

    rules = ("day.private",)

    def run(self, game: Gharkane) -> None:
        for shelter in game.shelters:
            game.equipment_pile[:0] = shelter.finds
            shelter.finds.clear()
        for seat in game.in_turn_order():
            shelter = game.shelters[seat]
            for _ in range(min(shelter.owed, len(game.equipment_pile))):
                draw(game, seat, game.equipment_pile.pop())
            shelter.owed = 0
