"""Day 2: feed the shelter; survivors leave for missing food."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from itertools import permutations
from typing import Any

from engine.games.gharkane.content import EDIBLE, ROOMS
from engine.games.gharkane.day.picks import Dismiss, Meal
from engine.games.gharkane.shelter import HOSPITAL, Shelter
from engine.games.gharkane.state import DayChoice, Gharkane
from engine.kernel import (
    MAX_MENU_ITEMS,
    Pick,
    Refusal,
    Seat,
    SeatStep,
    Several,
    step,
)

_FOOD = {id: room.food for id, room in ROOMS.items()}
_FEED = {id for id, room in ROOMS.items() if room.effect == "less_food"}


def hospital_value(game: Gharkane, survivors: int) -> int:
    """Return the food that the hospital needs with this many survivors; its care is the same
    number."""
    if game.variant.hospital_value == "flat":
        return 2 if survivors else 0
    return (survivors + 1) // 2


def upkeep(game: Gharkane, shelter: Shelter) -> int:
    """Return the food values of the inhabited rooms and of the hospital, before any bonus."""
    rooms = sum([_FOOD[room.id] for room in shelter.rooms if room.survivors])
    return rooms + hospital_value(game, shelter.hospital)


def greenhouses(shelter: Shelter) -> list[str]:
    """Return each ready copy of a room that makes feeding cheaper."""
    return [room.id for room in shelter.rooms if room.id in _FEED and not room.used and room.full]


def food_due(game: Gharkane, seat: Seat) -> int:
    """Return how much food the seat has to pay in step 2 now."""
    shelter = game.shelters[seat]
    less = sum([ROOMS[room].amount for room in greenhouses(shelter)])
    return max(0, upkeep(game, shelter) - less)


@step
class Feeding(SeatStep[Gharkane]):
    """Day 2: feed every inhabited room and the hospital with food, water or cans.

    Payment is compulsory; the owner chooses the kinds. For each one missing a survivor leaves.
    """

    rules = ("day.feed", "day.feed.compulsory", "day.feed.missing", "day.feed.hospital")

    def run(self, game: Gharkane) -> None:
        shelter = game.shelters[self.seat]
        due = food_due(game, self.seat)
        for room in greenhouses(shelter):
            shelter.use_room(room)
        have = shelter.stock(EDIBLE)
        if not due:
            return
        game.confide("food_due", self.seat, amount=due, missing=max(0, due - have))
        if due > have:
            pay_kinds(game, self.seat, have)
            game.then(Leaving(self.seat, due - have))
        else:
            serve(game, self.seat, due)


def serve(game: Gharkane, seat: Seat, owed: int) -> None:
    """Pay what is owed; ask only if there is a choice."""
    shelter = game.shelters[seat]
    if owed == shelter.stock(EDIBLE) or len(shelter.owned(EDIBLE)) == 1:
        pay_kinds(game, seat, owed)
    else:
        game.ask_at_home(seat, ChooseFood(seat, owed))


def pay_kinds(game: Gharkane, seat: Seat, owed: int) -> None:
    """Pay `owed` edible resources, in the order of the kinds."""
    shelter = game.shelters[seat]
    for kind in EDIBLE:
        count = min(owed, shelter.stores[kind])
        if count:
            shelter.pay(kind, count)
            owed -= count
            game.confide("fed", seat, what=kind, amount=count)


@step
class ChooseFood(DayChoice):
    """Day 2: pay what is due in edible resources of the seat's choice."""

    picks = (Meal,)
    composed = (Meal,)
    rules = ("day.feed.compulsory",)
    owed: int

    def options(self, game: Gharkane, seat: Seat) -> Sequence[Pick]:
        return natural_meals(game.shelters[seat].stores, self.owed)

    def values(
        self, game: Gharkane, seat: Seat, kind: type[Pick], so_far: Mapping[str, Any]
    ) -> Sequence[int]:
        return portions(game.shelters[seat], self.owed, so_far)

    def chosen(self, game: Gharkane, seat: Seat, pick: Meal) -> None:
        for kind, count in eaten(pick):
            game.shelters[seat].pay(kind, count)
            game.confide("fed", seat, what=kind, amount=count)

    def refusal(self, game: Gharkane, seat: Seat, pick: Meal) -> Refusal:
        return refused_meal(self.rules[0], game.shelters[seat], self.owed, pick)


def natural_meals(stores: Mapping[str, int], owed: int) -> tuple[Meal, ...]:
    """Return the meals that pay as much as possible of one kind, then of a second, then of the
    third: one for each order of the kinds, those that spoil first."""
    return _meals(tuple([min(owed, stores[kind]) for kind in EDIBLE]), owed)


@lru_cache(maxsize=1024)
def _meals(portions_max: tuple[int, ...], owed: int) -> tuple[Meal, ...]:
    stores = dict(zip(EDIBLE, portions_max, strict=True))
    return tuple(dict.fromkeys(meal(stores, owed, order) for order in permutations(EDIBLE)))


def meal(stores: Mapping[str, int], owed: int, order: Sequence[str]) -> Meal:
    """Return the meal that pays `owed` with as much as possible of the kinds in this order."""
    counts = dict.fromkeys(EDIBLE, 0)
    for kind in order:
        counts[kind] = min(owed, stores[kind])
        owed -= counts[kind]
    return Meal(**counts)


def portions(shelter: Shelter, owed: int, so_far: Mapping[str, Any]) -> Sequence[int]:
    """Return how many of the next kind may be paid, the most first; the minimum is what later kinds
    cannot cover."""
    index, remaining = len(so_far), owed - sum(so_far.values())
    maximum = min(remaining, shelter.stores[EDIBLE[index]])
    return range(maximum, max(0, remaining - shelter.stock(EDIBLE[index + 1 :])) - 1, -1)


def eaten(pick: Meal) -> list[tuple[str, int]]:
    """Return the kinds of a meal, and how many of each."""
    return [(kind, count) for kind in EDIBLE if (count := getattr(pick, kind))]


def refused_meal(rule: str, shelter: Shelter, owed: int, pick: Meal) -> Refusal:
    """Return why this meal does not pay what is owed."""
    for kind in EDIBLE:
        needed, have = getattr(pick, kind), shelter.stores[kind]
        if needed < 0:
            return Refusal(rule, "not-that-many", {"what": kind, "needed": needed})
        if needed > have:
            return Refusal(rule, "resource-short", {"what": kind, "needed": needed, "have": have})
    needed = pick.food + pick.water + pick.can
    return Refusal(rule, "exactly-what-is-owed", {"needed": needed, "most": owed})


@step
class Leaving(SeatStep[Gharkane]):
    """Day 2 and 3: `count` survivors leave, of the owner's choice; all, if there are fewer."""

    rules = ("day.feed.missing", "day.disease.beyond")
    count: int

    def run(self, game: Gharkane) -> None:
        shelter = game.shelters[self.seat]
        for remaining in range(self.count, 0, -1):
            homes = shelter.rooms_lived_in()
            if not homes:
                return
            if len(homes) > 1 and shelter.survivors > remaining:
                game.ask_at_home(self.seat, ChooseLeaver(self.seat, remaining))
                return
            leave(game, self.seat, homes[0])


def leave(game: Gharkane, seat: Seat, room: str) -> None:
    """Return a survivor to the reserve, and tell the seat."""
    game.shelters[seat].lose_survivor(room)
    game.confide("left", seat, room=room)


@step
class ChooseLeaver(DayChoice):
    """Day 2 and 3: the owner chooses where `count` survivors leave."""

    picks = (Dismiss,)
    composed = (Dismiss,)
    rules = ("day.feed.missing", "day.disease.beyond")
    count: int

    def options(self, game: Gharkane, seat: Seat) -> Sequence[Pick]:
        """Return the natural choices: empty one place first, then the others in order; or the first
        place, then another one."""
        homes = self._homes(game, seat)
        count = self._at_once(homes)
        return _dismissals(tuple([(word, min(n, count)) for word, n in homes.items()]), count)

    def _homes(self, game: Gharkane, seat: Seat) -> dict[str, int]:
        """Return the number of survivors by home."""
        shelter = game.shelters[seat]
        homes = dict.fromkeys(shelter.rooms_lived_in(), 0)
        for room in shelter.rooms:
            if room.survivors:
                homes[room.id] += room.survivors
        if shelter.hospital:
            homes[HOSPITAL] = shelter.hospital
        return homes

    def _at_once(self, homes: Mapping[str, int]) -> int:
        """Return how many survivors one answer names: all, unless a menu cannot hold that many."""
        return min(self.count, MAX_MENU_ITEMS // len(homes))

    def values(
        self, game: Gharkane, seat: Seat, kind: type[Pick], so_far: Mapping[str, Any]
    ) -> Several:
        homes = self._homes(game, seat)
        count = self._at_once(homes)
        items = [word for word, living in homes.items() for _ in range(min(living, count))]
        return Several(tuple(items), count, count)

    def chosen(self, game: Gharkane, seat: Seat, pick: Dismiss) -> None:
        for room in pick.rooms:
            leave(game, seat, room)
        game.then(Leaving(seat, self.count - len(pick.rooms)))

    def refusal(self, game: Gharkane, seat: Seat, pick: Dismiss) -> Refusal:
        homes = self._homes(game, seat)
        for room in pick.rooms:
            if pick.rooms.count(room) > homes.get(room, 0):
                return Refusal(self.rules[0], "nobody-there", {"room": room})
        figures = {"needed": self._at_once(homes), "have": len(pick.rooms)}
        return Refusal(self.rules[0], "so-many-leave", figures)


@lru_cache(maxsize=1024)
def _dismissals(homes: tuple[tuple[str, int], ...], count: int) -> tuple[Dismiss, ...]:
    words, living = [word for word, _ in homes], dict(homes)
    orders = [[word, *words] for word in words]
    if living[words[0]] < count:
        orders += [[words[0], word, *words] for word in words[1:]]
    dismissals = dict.fromkeys([_leaving(living, order, count) for order in orders])
    return tuple([Dismiss(rooms) for rooms in dismissals])


def _leaving(homes: Mapping[str, int], order: Sequence[str], count: int) -> tuple[str, ...]:
    remaining, counts = count, dict.fromkeys(homes, 0)
    for word in order:
        if not counts[word]:  # a word may occur twice in the order
            counts[word] = min(remaining, homes[word])
            remaining -= counts[word]
            if not remaining:
                break
    return tuple([word for word in homes for _ in range(counts[word])])
