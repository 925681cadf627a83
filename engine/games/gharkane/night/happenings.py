"""Events: one is turned up each night, then all unresolved ones take effect.

Here are the effects that happen once a night. Lasting ones are in the modules of their rules
(travel, hunt, search, haciendas, the day). A seat's losses are its secret, so seats lose side by
side, and whether a seat is asked depends only on the event.
"""

from __future__ import annotations

from typing import ClassVar

from engine.frozen import frozen
from engine.games.gharkane.content import EVENTS, GAUGE, RESTOCK, STOCK
from engine.games.gharkane.picks import Lose, Pass
from engine.games.gharkane.shelter import Shelter
from engine.games.gharkane.state import NONE, Gharkane
from engine.kernel import Pick, Refusal, Seat, SeatChoice, SeatStep, Step, step

SURVIVOR = "survivor"
"""A survivor, in a field for a loss."""


@step
class TurnEvent(Step[Gharkane]):
    """Night, start: turn the next event up; it stays open until a seat resolves it."""

    rules = ("night.event",)

    def run(self, game: Gharkane) -> None:
        event = game.events_ahead.pop()
        game.events_open.append(event)
        game.events_turned.append(event)
        game.reveal()
        game.tell("event_turned", event=event, day=game.day)


@step
class ApplyEvents(Step[Gharkane]):
    """Night, start: the new event takes effect, then the unresolved ones from the oldest on.

    Stocks of places are capped in public; each seat takes its losses at its own pace.
    """

    rules = (
        "night.event.cumulate",
        "night.event.lasting",
        "night.event.cap",
        "content.events",
    )

    def run(self, game: Gharkane) -> None:
        events = ordered(game)
        for event in events:
            if EVENTS[event].effect == "cap_stock":
                cap_stock(game, event)
        game.each(
            *(
                [step for event in events for step in steps_of_event(event, seat)]
                for seat in range(game.seats)
            )
        )


def ordered(game: Gharkane) -> list[str]:
    """Return the open events in the order in which they take effect: the new one, then from the
    oldest on."""
    *others, newest = game.events_open
    return [newest, *others]


def cap_stock(game: Gharkane, event: str) -> None:
    """Cap places at their restock divided by the event's amount, rounded down; a second cap changes
    nothing."""
    row = EVENTS[event]
    cap = RESTOCK[game.variant.restock][game.seats] // row.amount
    for place in row.places:
        if game.stock[place] > cap:
            game.stock[place] = cap
            game.tell("place_capped", event=event, place=place, resource=STOCK[place], amount=cap)


def steps_of_event(event: str, seat: Seat) -> list[Step[Gharkane]]:
    """Return the steps of an unresolved event against a seat, once a night; none for a lasting
    effect."""
    row = EVENTS[event]
    kind: type[LoseByFate | LoseByChoice | PayOrDesert | Sicken]
    if row.effect == "lose":
        asks = any(len(group) > 1 for group in row.lose)
        kind = LoseByChoice if asks else LoseByFate
    elif row.effect == "desertion":
        kind = PayOrDesert
    elif row.effect == "worse_gauge":
        kind = Sicken
    else:
        return []
    return [kind(seat, event) for _ in range(row.amount)]


def losable(shelter: Shelter, event: str) -> list[str]:
    """Return what the seat may lose to an event: its resources of the first group of which it has
    any."""
    for group in EVENTS[event].lose:
        owned = shelter.owned(group)
        if owned:
            return owned
    return []


def lose(game: Gharkane, seat: Seat, event: str, kind: str, room: str = NONE) -> None:
    """Lose a resource or a survivor to the reserve; only the seat sees it."""
    shelter = game.shelters[seat]
    if kind == SURVIVOR:
        shelter.lose_survivor(room)
    else:
        shelter.pay(kind)
    game.confide("lost", seat, event=event, what=kind, room=room)


@step
class LoseByFate(SeatStep[Gharkane]):
    """An event takes a resource without a choice."""

    rules = ("night.event.choice",)
    event: str

    def run(self, game: Gharkane) -> None:
        resources = losable(game.shelters[self.seat], self.event)
        if resources:
            lose(game, self.seat, self.event, resources[0])
        else:
            game.confide("lost_nothing", self.seat, event=self.event)


@frozen
class _Loss(SeatChoice[Gharkane]):
    """Base of a loss of the seat's choice; a seat with nothing to lose passes."""

    picks: ClassVar[tuple[type[Pick], ...]] = (Lose, Pass)
    always_ask: ClassVar[bool] = True
    known_as: ClassVar[str] = "ApplyEvents"
    people: ClassVar[bool] = True
    """Whether the event takes survivors."""
    event: str

    def losses(self, shelter: Shelter) -> list[Pick]:
        """Return what the seat may lose."""
        raise NotImplementedError

    def spare(self, game: Gharkane, seat: Seat) -> None:
        """Carry out what the event does to a seat with nothing to lose."""
        game.confide("lost_nothing", seat, event=self.event)

    def options(self, game: Gharkane, seat: Seat) -> list[Pick]:
        return self.losses(game.shelters[seat]) or [Pass.of()]

    def chosen(self, game: Gharkane, seat: Seat, pick: Lose | Pass) -> None:
        if isinstance(pick, Lose):
            lose(game, seat, self.event, pick.what, pick.room)
        else:
            self.spare(game, seat)

    def refusal(self, game: Gharkane, seat: Seat, pick: Lose | Pass) -> Refusal:
        rule, shelter = self.rules[0], game.shelters[seat]
        if isinstance(pick, Pass):
            return Refusal(rule, "must-lose")
        if pick.what == SURVIVOR and self.people:
            if pick.room not in shelter.rooms_lived_in():
                return Refusal(rule, "nobody-there", {"room": pick.room})
        elif pick.what != SURVIVOR and not shelter.stores.get(pick.what):
            return Refusal(rule, "none-of-it", {"what": pick.what})
        return Refusal(rule, "not-to-be-lost", {"what": pick.what})


@step
class LoseByChoice(_Loss):
    """An event takes a resource of the seat's choice; a seat that has none loses nothing."""

    rules = ("night.event.choice",)
    people = False

    def losses(self, shelter: Shelter) -> list[Pick]:
        return [Lose.of(resource) for resource in losable(shelter, self.event)]


@step
class PayOrDesert(_Loss):
    """Desertions: the seat gives up one of the named resources or loses a survivor, as it
    chooses."""

    rules = ("night.event.desertion", "night.event.choice")

    def losses(self, shelter: Shelter) -> list[Pick]:
        goods = [Lose.of(resource) for resource in losable(shelter, self.event)]
        return [*goods, *leavers(shelter)]


@step
class Sicken(_Loss):
    """An event moves the gauge down a cell; at the last cell a survivor of the seat's choice leaves
    instead.

    Every seat is asked, because a question to some would reveal their gauges.
    """

    rules = ("night.event.fever",)

    def losses(self, shelter: Shelter) -> list[Pick]:
        return [*leavers(shelter)] if shelter.gauge == len(GAUGE) - 1 else []

    def spare(self, game: Gharkane, seat: Seat) -> None:
        shelter = game.shelters[seat]
        if shelter.worsen(1):
            game.confide("lost_nothing", seat, event=self.event)
        else:
            game.confide("gauge_fell", seat, event=self.event, points=GAUGE[shelter.gauge])


def leavers(shelter: Shelter) -> list[Lose]:
    """Return a loss for each room with survivors, and for the hospital."""
    return [Lose.of(SURVIVOR, room) for room in shelter.rooms_lived_in()]
