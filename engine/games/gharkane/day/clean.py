"""Day 7: clean the shelter and end the seat's day."""

from __future__ import annotations

from engine.games.gharkane.content import CAPPED, NUMBERS, ROOMS
from engine.games.gharkane.day.picks import Done, Use
from engine.games.gharkane.shelter import Shelter
from engine.games.gharkane.state import NONE, DayChoice, Gharkane
from engine.kernel import Pick, Refusal, Seat, SeatStep, step

_PRESERVE = "preserve_food"


@step
class CloseDay(SeatStep[Gharkane]):
    """Day 7: end the day after the last answer.

    A seat is asked first if it can preserve food, or if it was asked nothing today: an immediate
    end would reveal that its day held no question.
    """

    rules = ("day.clean", "day.private")

    def run(self, game: Gharkane) -> None:
        shelter = game.shelters[self.seat]
        if preserving(shelter) or not shelter.asked:
            game.then(EndDay(self.seat))
        else:
            game.then(Cleaning.of(self.seat))


def preserving(shelter: Shelter) -> list[Pick]:
    """Return each pick that preserves food, the most first."""
    food = shelter.stores["food"]
    return [
        Use.of(room, "food", NONE, count)
        for room in (shelter.ready_rooms_for(_PRESERVE) if food else ())
        for count in range(min(food, ROOMS[room].amount), 0, -1)
    ]


@step
class EndDay(DayChoice):
    """Day 7: the seat ends its day, and the cleaning follows. Before that, a full smokehouse may
    turn food into cans."""

    picks = (Use, Done)
    rules = ("day.clean", "day.private", "day.build.bonus", "day.build.copies")

    def options(self, game: Gharkane, seat: Seat) -> list[Pick]:
        return [*preserving(game.shelters[seat]), Done.of()]

    def chosen(self, game: Gharkane, seat: Seat, pick: Use | Done) -> None:
        if isinstance(pick, Done):
            game.then(Cleaning.of(seat))
            return
        shelter, resource = game.shelters[seat], ROOMS[pick.room].resource
        assert resource is not None
        shelter.use_room(pick.room)
        shelter.pay("food", pick.count)
        shelter.gain(resource, pick.count)
        shelter.asked = True
        game.confide("preserved", seat, room=pick.room, resource=resource, amount=pick.count)
        game.then(CloseDay(seat))

    def refusal(self, game: Gharkane, seat: Seat, pick: Use) -> Refusal:
        shelter, rule = game.shelters[seat], "day.build.bonus"
        if pick.room not in shelter.ready_rooms_for(_PRESERVE):
            return Refusal(rule, "bonus-not-ready", {"use": pick.room})
        if pick.what != "food":
            return Refusal(rule, "only-food", {"what": pick.what})
        if pick.get != NONE:
            return Refusal(rule, "bonus-not-ready", {"use": pick.room})
        maximum = min(shelter.stores["food"], ROOMS[pick.room].amount)
        return Refusal(
            rule, "not-that-many", {"what": "food", "needed": pick.count, "most": maximum}
        )


@step
class Cleaning(SeatStep[Gharkane]):
    """Day 7: discard all food and all water except two; an option caps other stocks. Bonuses of
    rooms and equipment are ready again."""

    rules = ("day.clean", "day.clean.ready", "option.storage_cap")

    def run(self, game: Gharkane) -> None:
        shelter = game.shelters[self.seat]
        spoilt = over(game, shelter)
        for resource, amount in spoilt.items():
            shelter.pay(resource, amount)
        shelter.ready_again()
        shelter.asked = False
        game.confide("cleaned", self.seat, discarded=spoilt)


def over(game: Gharkane, shelter: Shelter) -> dict[str, int]:
    """Return what the cleaning discards, by resource."""
    stores = shelter.stores
    excess = {"food": stores["food"], "water": stores["water"] - NUMBERS.water_kept}
    if game.variant.storage_cap != "none":
        excess |= {kind: stores[kind] - NUMBERS.storage_cap for kind in CAPPED}
    return {resource: amount for resource, amount in excess.items() if amount > 0}
