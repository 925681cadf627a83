"""What a game master may put right. Each names what is to be; pieces change places, none is made.

Nothing of a shelter is corrected while its seat is in the middle of paying or of setting up: what
it is asked counts on what it had.
"""

from __future__ import annotations

from typing import ClassVar

from engine.corrections import SEAT, Correction, Domain, correction, numbers, same, words
from engine.games.gharkane.content import (
    EVENTS,
    FORCES,
    HACIENDAS,
    PLACES,
    STOCK,
)
from engine.games.gharkane.shelter_corrections import (
    FREE_SEAT,
    MOST,
    SetGauge,
    SetGear,
    SetGoods,
    SetRoom,
    SetSurvivors,
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
    domains: ClassVar[tuple[Domain, ...]] = (words(STOCK), numbers(MOST))
    place: str
    count: int

    def hindered(self, game: Gharkane) -> Refusal | None:
        return same(game.stock[self.place], self.count)

    def amend(self, game: Gharkane) -> None:
        game.stock[self.place] = self.count
        resource = STOCK[self.place]
        game.tell("corrected_stock", place=self.place, resource=resource, amount=self.count)


@correction
class SetHero(Correction):
    """Where a hero is and how it lies; what it brought there does not happen again."""

    verb: ClassVar[str] = "set_hero"
    domains: ClassVar[tuple[Domain, ...]] = (
        FREE_SEAT,
        words(
            lambda game, seat: [hero.place for hero in game.shelters[seat].heroes],
            "correction-no-hero",
            "place",
        ),
        words(PLACES),
        words((LYING, STANDING, CLOSED)),
    )
    seat: Seat
    origin: str
    place: str
    stance: str

    def hindered(self, game: Gharkane) -> Refusal | None:
        heroes = game.shelters[self.seat].heroes
        hero = next(h for h in heroes if h.place == self.origin)
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
    domains: ClassVar[tuple[Domain, ...]] = (
        words(lambda game: list(dict.fromkeys((*(one.force for one in game.wanderers), *FORCES)))),
        words(
            lambda game, force: list(
                dict.fromkeys(one.place for one in game.wanderers if one.force == force)
            ),
            "correction-no-wanderer",
            "place",
        ),
        words(PLACES),
        words((LYING, STANDING)),
    )
    force: int
    origin: str
    place: str
    stance: str

    def hindered(self, game: Gharkane) -> Refusal | None:
        if game.phase not in ("night", "day"):
            return Refusal("", "correction-in-setup")
        at = self._at(game)
        if at is None:
            return Refusal("", "correction-no-wanderer", {"place": self.origin})
        if game.phase == "day" and self.stance != LYING:
            return Refusal("", "correction-by-day")
        hero = game.wanderers[at]
        return same((hero.place, hero.stance), (self.place, self.stance))

    def _at(self, game: Gharkane) -> int | None:
        """The first wanderer of that force there."""
        found = (self.force, self.origin)
        return next(
            (n for n, hero in enumerate(game.wanderers) if (hero.force, hero.place) == found), None
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
    domains: ClassVar[tuple[Domain, ...]] = (words(EVENTS), words((NOW, NEXT)))
    event: str
    when: str

    def hindered(self, game: Gharkane) -> Refusal | None:
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
    domains: ClassVar[tuple[Domain, ...]] = (SEAT,)
    seat: Seat

    def hindered(self, game: Gharkane) -> Refusal | None:
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
