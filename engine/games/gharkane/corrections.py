"""What a game master may put right. Each names what is to be; pieces change places, none is made.

Nothing of a shelter is corrected while its seat is in the middle of paying or of setting up: what
it is asked counts on what it had.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar, Self

from engine.corrections import Correction, correction
from engine.games.gharkane.content import (
    EVENTS,
    HACIENDAS,
    PLACES,
    STOCK,
)
from engine.games.gharkane.shelter_corrections import (
    MOST,
    SetGauge,
    SetGear,
    SetGoods,
    SetRoom,
    SetSurvivors,
    busy,
    number,
    same,
    unknown,
)
from engine.games.gharkane.state import (
    CLOSED,
    LYING,
    STANDING,
    Gharkane,
    Hero,
)
from engine.kernel import Refusal, Seat

NEXT, NOW = "next", "now"


@correction
class SetStock(Correction):
    """What lies at a place: so much of its resource."""

    verb: ClassVar[str] = "set_stock"
    place: str
    count: int

    @classmethod
    def offers(cls, game: Gharkane) -> Iterator[Self]:
        for place in STOCK:
            yield from (cls(place, n) for n in range(MOST + 1) if n != game.stock[place])

    def refusal(self, game: Gharkane) -> Refusal | None:
        if self.place not in STOCK:
            return unknown()
        return number(self.count) or same(game.stock[self.place], self.count)

    def amend(self, game: Gharkane) -> None:
        game.stock[self.place] = self.count
        resource = STOCK[self.place]
        game.tell("corrected_stock", place=self.place, resource=resource, amount=self.count)


@correction
class SetHero(Correction):
    """Where a hero is and how it lies; what it brought there does not happen again."""

    verb: ClassVar[str] = "set_hero"
    seat: Seat
    origin: str
    place: str
    stance: str

    @classmethod
    def offers(cls, game: Gharkane) -> Iterator[Self]:
        for seat in range(game.seats):
            for hero in game.shelters[seat].heroes:
                made = (
                    cls(seat, hero.place, place, stance)
                    for place in PLACES
                    for stance in (LYING, STANDING, CLOSED)
                )
                yield from (one for one in made if one.refusal(game) is None)

    def refusal(self, game: Gharkane) -> Refusal | None:
        if self.place not in PLACES or self.stance not in (LYING, STANDING, CLOSED):
            return unknown()
        if game.phase not in ("night", "day"):
            return Refusal("", "correction-in-setup")
        if now := busy(game, self.seat):
            return now
        heroes = game.shelters[self.seat].heroes
        hero = next((h for h in heroes if h.place == self.origin), None)
        if hero is None:
            return Refusal("", "correction-no-hero", {"place": self.origin})
        if game.phase == "day" and self.stance != LYING:
            return Refusal("", "correction-by-day")
        if self.place != self.origin and any(h.place == self.place for h in heroes):
            return Refusal("night.move.one_per_place", "own-hero-there", {"place": self.place})
        if self.place == HACIENDAS and self.stance == STANDING:
            holders = [h for _, h in game.standing_at(HACIENDAS) if h.force == hero.force]
            if any(h is not hero for h in holders):
                return Refusal("night.haciendas.slots", "slot-taken", {"force": hero.force})
        return same((hero.place, hero.stance), (self.place, self.stance))

    def amend(self, game: Gharkane) -> None:
        heroes = game.shelters[self.seat].heroes
        at = next(n for n, hero in enumerate(heroes) if hero.place == self.origin)
        heroes[at] = Hero(heroes[at].force, self.place, self.stance)
        game.tell(
            "corrected_hero",
            seat=self.seat,
            force=heroes[at].force,
            origin=self.origin,
            place=self.place,
            stance=self.stance,
        )


@correction
class SetWanderer(Correction):
    """Alone: where a wanderer is, and whether it has moved; what it brought there does not happen
    again."""

    verb: ClassVar[str] = "set_wanderer"
    force: int
    origin: str
    place: str
    stance: str

    @classmethod
    def offers(cls, game: Gharkane) -> Iterator[Self]:
        for one in dict.fromkeys(game.wanderers):
            made = (
                cls(one.force, one.place, place, stance)
                for place in PLACES
                for stance in (LYING, STANDING)
            )
            yield from (each for each in made if each.refusal(game) is None)

    def refusal(self, game: Gharkane) -> Refusal | None:
        if self.place not in PLACES or self.stance not in (LYING, STANDING):
            return unknown()
        if game.phase not in ("night", "day"):
            return Refusal("", "correction-in-setup")
        at = self._at(game)
        if at is None:
            return Refusal("", "correction-no-wanderer", {"place": self.origin})
        if game.phase == "day" and self.stance != LYING:
            return Refusal("", "correction-by-day")
        one = game.wanderers[at]
        return same((one.place, one.stance), (self.place, self.stance))

    def _at(self, game: Gharkane) -> int | None:
        """The first wanderer of that force there."""
        found = (self.force, self.origin)
        return next(
            (n for n, one in enumerate(game.wanderers) if (one.force, one.place) == found), None
        )

    def amend(self, game: Gharkane) -> None:
        at = self._at(game)
        assert at is not None
        game.wanderers[at] = Hero(self.force, self.place, self.stance)
        game.tell(
            "corrected_wanderer",
            force=self.force,
            origin=self.origin,
            place=self.place,
            stance=self.stance,
        )


@correction
class CallEvent(Correction):
    """An event called: it is the next to be turned up, or takes the place of the day's own while
    that one is unresolved. What strikes at night strikes from the next night on."""

    verb: ClassVar[str] = "set_event"
    event: str
    when: str

    @classmethod
    def offers(cls, game: Gharkane) -> Iterator[Self]:
        made = (cls(event, when) for when in (NOW, NEXT) for event in EVENTS)
        yield from (one for one in made if one.refusal(game) is None)

    def refusal(self, game: Gharkane) -> Refusal | None:
        if self.event not in EVENTS or self.when not in (NOW, NEXT):
            return unknown()
        if self.event not in game.events_ahead + game.box.events:
            return Refusal("", "correction-event-out", {"event": self.event})
        if self.when == NEXT:
            if not game.events_ahead:
                return Refusal("", "correction-last-event")
            return same(game.events_ahead[-1], self.event)
        if game.phase not in ("night", "day") or game.events_turned[-1] not in game.events_open:
            return Refusal("", "correction-day-resolved")
        return None

    def amend(self, game: Gharkane) -> None:
        if self.when == NEXT:
            self._exchange(game, game.events_ahead[-1])
            game.tell("event_prepared")
            return
        old = game.events_turned[-1]
        self._exchange(game, old)
        game.reveal()
        game.tell("event_called", event=self.event, old=old)

    def _exchange(self, game: Gharkane, old: str) -> None:
        """The event called and the `old` one change places, wherever they are."""
        new = self.event
        swap = {old: new, new: old}
        for pile in (game.events_ahead, game.events_open, game.events_turned, game.box.events):
            pile[:] = [swap.get(event, event) for event in pile]


@correction
class SetFirst(Correction):
    """Who holds the first-player token; the order of a night that has begun stays."""

    verb: ClassVar[str] = "set_first"
    seat: Seat

    @classmethod
    def offers(cls, game: Gharkane) -> Iterator[Self]:
        yield from (cls(seat) for seat in range(game.seats) if seat != game.first)

    def refusal(self, game: Gharkane) -> Refusal | None:
        if not 0 <= self.seat < game.seats:
            return Refusal("", "correction-no-seat")
        return same(game.first, self.seat)

    def amend(self, game: Gharkane) -> None:
        game.first = self.seat
        game.tell("corrected_first", seat=self.seat)


CORRECTIONS: tuple[type[Correction], ...] = (
    SetStock,
    SetGoods,
    SetSurvivors,
    SetRoom,
    SetGauge,
    SetHero,
    SetWanderer,
    SetGear,
    CallEvent,
    SetFirst,
)
"""Everything that can be put right, in the order of the menu."""
