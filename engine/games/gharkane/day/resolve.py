"""Day 1: seats resolve events in turn order, one per lap; payments are public.

An event takes up to three questions, all with the same public name: which event and which bonus,
what the bonus leaves unpaid, and which edible resources are paid.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any, ClassVar

from engine.frozen import frozen
from engine.games.gharkane.content import EDIBLE, EVENTS, RESOURCES, ROOMS
from engine.games.gharkane.day.feed import eaten, natural_meals, portions, refused_meal
from engine.games.gharkane.day.picks import Meal, Resolve, Use
from engine.games.gharkane.picks import Pass
from engine.games.gharkane.shelter import ROOM_EFFECT, Shelter
from engine.games.gharkane.state import NONE, Gharkane
from engine.kernel import Choice, Pick, Refusal, Seat, SeatChoice, SeatStep, Step, step

ANY = "edible"
"""In a cost: any edible resource."""
CHEAPER = "cheaper_event"
"""The effect of rooms that leave a part of a cost unpaid."""
_WORDS: tuple[str, ...] = (*RESOURCES, ANY)


@step
class OfferEvents(Step[Gharkane]):
    """Day 1: ask the next seat that has not passed, as long as an event is unresolved.

    `order` holds these seats, next first.
    """

    rules = ("day.events.order",)
    order: tuple[Seat, ...]

    def run(self, game: Gharkane) -> None:
        if self.order and game.events_open:
            game.then(ResolveEvent.of(self.order))


@step
class ResolveEvent(Choice[Gharkane]):
    """Day 1: the seat resolves one event that it can pay for alone, or passes for the rest of the
    day; then the next seat is asked.

    Every seat is asked, whatever it owns.
    """

    picks = (Resolve, Pass)
    rules = ("day.events", "day.events.order", "day.events.cost", "day.events.reduction")
    always_ask = True
    order: tuple[Seat, ...]

    def seats(self, game: Gharkane) -> tuple[Seat, ...]:
        return self.order[:1]

    def options(self, game: Gharkane, seat: Seat) -> list[Pick]:
        shelter = game.shelters[seat]
        radio = cheaper(shelter)
        less = ROOMS[radio].amount if radio else 0
        picks: list[Pick] = []
        for event in game.events_open:
            missing = shortage(shelter, cost_of(event, ()))
            if not missing:
                picks.append(Resolve.of(event, NONE))
            if radio and missing <= less:
                picks.append(Resolve.of(event, radio))
        picks.append(Pass.of())
        return picks

    def chosen(self, game: Gharkane, seat: Seat, pick: Resolve | Pass) -> None:
        others = self.order[1:]
        if isinstance(pick, Pass):
            game.tell("passed_events", seat=seat)
            game.then(OfferEvents.of(others))
            return
        if pick.use != NONE:
            game.shelters[seat].use_room(pick.use)
        game.events_open.remove(pick.event)
        payment: Step[Gharkane] = PayEvent(seat, pick.event)
        if pick.use != NONE:
            payment = SpareCost(seat, pick.event, pick.use)
        game.then(payment, OfferEvents.of((*others, seat)))

    def refusal(self, game: Gharkane, seat: Seat, pick: Resolve) -> Refusal:
        figures = {"event": pick.event}
        if pick.event not in game.events_open:
            return Refusal("day.events", "event-not-open", figures)
        shelter = game.shelters[seat]
        radio = cheaper(shelter)
        if pick.use not in (NONE, radio):
            return Refusal("day.events.reduction", "bonus-not-ready", {"use": pick.use})
        discount = 0 if pick.use == NONE else ROOMS[pick.use].amount
        missing = lacking(shelter, cost_of(pick.event, ()))
        return Refusal(
            "day.events.cost",
            "cost-short",
            {**figures, "missing": missing, "short": sum(missing.values()) - discount},
        )


def cheaper(shelter: Shelter) -> str:
    """Return the room whose bonus can reduce a cost today, or "": one such bonus per day."""
    rooms = [room for room in shelter.rooms if ROOM_EFFECT[room.id] == CHEAPER]
    if any(room.used for room in rooms):
        return ""
    return next((room.id for room in rooms if room.full), "")


@lru_cache(maxsize=1024)
def cost_of(event: str, spared: tuple[str, ...]) -> tuple[tuple[str, int], ...]:
    """Return an event's cost without the spared resources, by resource or "edible" (which comes
    last)."""
    cost = EVENTS[event].cost
    remaining = [(word, cost.get(word, 0) - spared.count(word)) for word in _WORDS]  # type: ignore[call-overload]
    return tuple([(word, amount) for word, amount in remaining if amount > 0])


def lacking(shelter: Shelter, cost: tuple[tuple[str, int], ...]) -> dict[str, int]:
    """Return what a seat lacks of a cost, by word; edible resources that the cost names do not
    count again for "edible"."""
    stores = shelter.stores
    missing: dict[str, int] = {}
    edible_counted = 0
    for word, amount in cost:
        have = shelter.stock(EDIBLE) - edible_counted if word == ANY else stores[word]
        if word in EDIBLE:
            edible_counted += min(amount, have)
        if have < amount:
            missing[word] = amount - have
    return missing


def shortage(shelter: Shelter, cost: tuple[tuple[str, int], ...]) -> int:
    """Return how many resources a seat lacks to pay a cost."""
    return sum(lacking(shelter, cost).values())


@frozen
class _Payment(SeatChoice[Gharkane]):
    """A question about the payment for an event: for others it is part of resolving it."""

    always_ask: ClassVar[bool] = True
    known_as: ClassVar[str] = "ResolveEvent"
    private: ClassVar[bool] = True
    event: str


@step
class SpareCost(_Payment):
    """Day 1: a room's bonus leaves resources of the payer's choice unpaid, one by one (`spared` so
    far); the remaining ones must be payable.

    An unused part of the bonus is lost.
    """

    picks = (Use,)
    rules = ("day.events.reduction",)
    room: str
    spared: tuple[str, ...] = ()

    def options(self, game: Gharkane, seat: Seat) -> list[Pick]:
        cost = cost_of(self.event, self.spared)
        missing = lacking(game.shelters[seat], cost)
        spares_left = ROOMS[self.room].amount - len(self.spared)
        if sum(missing.values()) >= spares_left:
            return [Use.of(self.room, word) for word in missing]
        return [Use.of(self.room, word) for word, _ in cost]

    def chosen(self, game: Gharkane, seat: Seat, pick: Use) -> None:
        spared = (*self.spared, pick.what)
        if len(spared) < ROOMS[self.room].amount and cost_of(self.event, spared):
            game.then(SpareCost(seat, self.event, self.room, spared))
        else:
            game.then(PayEvent(seat, self.event, self.room, spared))

    def refusal(self, game: Gharkane, seat: Seat, pick: Use) -> Refusal:
        rule = self.rules[0]
        if pick.room != self.room:
            return Refusal(rule, "bonus-not-ready", {"use": pick.room})
        cost = cost_of(self.event, self.spared)
        if pick.what not in dict(cost):
            return Refusal(rule, "not-in-the-cost", {"what": pick.what})
        if pick != Use.of(pick.room, pick.what):
            return Refusal(rule, "bonus-not-ready", {"use": pick.room})
        return Refusal(rule, "cost-short", {"missing": lacking(game.shelters[seat], cost)})


@step
class PayEvent(SeatStep[Gharkane]):
    """Day 1: pay the resources that the cost names; ask for the kinds of edible ones."""

    rules = ("day.events.cost",)
    event: str
    use: str = NONE
    spared: tuple[str, ...] = ()

    def run(self, game: Gharkane) -> None:
        shelter = game.shelters[self.seat]
        paid: list[tuple[str, int]] = []
        owed = 0
        for word, amount in cost_of(self.event, self.spared):
            if word == ANY:
                owed = amount
            else:
                shelter.pay(word, amount)
                paid.append((word, amount))
        if owed:
            game.then(PayEdible(self.seat, self.event, owed, self.use, tuple(paid)))
        else:
            resolved(game, self.seat, self.event, self.use, paid)


@step
class PayEdible(_Payment):
    """Day 1: the payer chooses food, water or cans for the edible part of a cost. `paid` is the
    payment so far."""

    picks = (Meal,)
    composed = (Meal,)
    rules = ("day.events.cost",)
    owed: int
    use: str = NONE
    paid: tuple[tuple[str, int], ...] = ()

    def options(self, game: Gharkane, seat: Seat) -> list[Pick]:
        return [*natural_meals(game.shelters[seat].stores, self.owed)]

    def values(
        self, game: Gharkane, seat: Seat, kind: type[Pick], so_far: Mapping[str, Any]
    ) -> Sequence[int]:
        return portions(game.shelters[seat], self.owed, so_far)

    def chosen(self, game: Gharkane, seat: Seat, pick: Meal) -> None:
        payment = eaten(pick)
        for kind, count in payment:
            game.shelters[seat].pay(kind, count)
        resolved(game, seat, self.event, self.use, [*self.paid, *payment])

    def refusal(self, game: Gharkane, seat: Seat, pick: Meal) -> Refusal:
        return refused_meal(self.rules[0], game.shelters[seat], self.owed, pick)


def resolved(game: Gharkane, seat: Seat, event: str, use: str, paid: list[tuple[str, int]]) -> None:
    """Give the event to its payer, and tell all seats the payment."""
    game.shelters[seat].resolved.append(event)
    counts: dict[str, int] = {}
    for word, amount in paid:
        counts[word] = counts.get(word, 0) + amount
    points = EVENTS[event].points
    game.tell("resolved", seat=seat, event=event, use=use, paid=counts, points=points)
