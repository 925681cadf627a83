"""Corrections of the board, the heroes, the events and the first-player token.

A correction names the new value. Pieces move between places; none is created. A shelter cannot be
corrected while its seat is paying or in setup, because the open question depends on its content.
"""

from __future__ import annotations

from typing import ClassVar

from engine.corrections import SEAT, Correction, Domain, correction, numbers, same, words
from engine.games.gharkane.content import EVENTS, FORCES, HACIENDAS, PLACES, STOCK
from engine.games.gharkane.shelter import CLOSED, LYING, STANDING, Hero
from engine.games.gharkane.shelter_corrections import (
    FREE_SEAT,
    MOST,
    SetGauge,
    SetGear,
    SetGoods,
    SetRoom,
    SetSurvivors,
)
from engine.games.gharkane.state import Gharkane
from engine.kernel import Refusal, Seat

NEXT, NOW = "next", "now"


@correction
class SetStock(Correction):
    """Set the amount of its resource at a place."""

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
    """Set the place and stance of a hero; the effects of an arrival are not repeated."""

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
        index = next(n for n, hero in enumerate(heroes) if hero.place == self.origin)
        heroes[index] = Hero(heroes[index].force, self.place, self.stance)
        game.tell(
            "corrected_hero",
            seat=self.seat,
            force=heroes[index].force,
            origin=self.origin,
            place=self.place,
            stance=self.stance,
        )


@correction
class SetWanderer(Correction):
    """Alone: set the place and stance of a wanderer; the effects of an arrival are not repeated."""

    verb: ClassVar[str] = "set_wanderer"
    domains: ClassVar[tuple[Domain, ...]] = (
        words(
            lambda game: list(dict.fromkeys((*(hero.force for hero in game.wanderers), *FORCES)))
        ),
        words(
            lambda game, force: list(
                dict.fromkeys(hero.place for hero in game.wanderers if hero.force == force)
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
        index = self._at(game)
        if index is None:
            return Refusal("", "correction-no-wanderer", {"place": self.origin})
        if game.phase == "day" and self.stance != LYING:
            return Refusal("", "correction-by-day")
        hero = game.wanderers[index]
        return same((hero.place, hero.stance), (self.place, self.stance))

    def _at(self, game: Gharkane) -> int | None:
        """Return the index of the first wanderer of that force there."""
        key = (self.force, self.origin)
        return next(
            (n for n, hero in enumerate(game.wanderers) if (hero.force, hero.place) == key), None
        )

    def amend(self, game: Gharkane) -> None:
        index = self._at(game)
        assert index is not None
        game.wanderers[index] = Hero(self.force, self.place, self.stance)
        game.tell(
            "corrected_wanderer",
            force=self.force,
            origin=self.origin,
            place=self.place,
            stance=self.stance,
        )


@correction
class CallEvent(Correction):
    """Choose an event: the next one, or, while the day's own event is unresolved, a replacement for
    it.

    Effects that come once a night begin with the next night.
    """

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
        """Swap the chosen event and the `old` one in all piles."""
        new = self.event
        swap = {old: new, new: old}
        for pile in (game.events_ahead, game.events_open, game.events_turned, game.box.events):
            pile[:] = [swap.get(event, event) for event in pile]


@correction
class SetFirst(Correction):
    """Set the holder of the first-player token; the order of a night in progress stays."""

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
"""All corrections, in the order of the menu."""
