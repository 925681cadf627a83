"""What a plan may need in Outlive Gharkane, and what upsets it; all of it seen by everybody."""

from __future__ import annotations

from typing import Any, ClassVar

from pydantic import Field

from engine.games.gharkane.day.picks import Resolve
from engine.games.gharkane.picks import MoveHero
from engine.games.gharkane.state import STANDING, Gharkane
from engine.games.gharkane.view import GharkaneView, PlaceView
from engine.kernel import Pick, Seat, awaited
from engine.plans import Guard

Kinds = tuple[type[Pick], ...]


def _there(public: GharkaneView, id: str) -> PlaceView:
    return next(place for place in public.places if place.id == id)


class AtLeast(Guard):
    """So much of its resource is left where a hero goes."""

    about: ClassVar[Kinds] = (MoveHero,)
    count: int = Field(default=3, ge=1, le=9)

    def holds(self, public: Any, seat: Seat, pick: MoveHero) -> bool:
        return (_there(public, pick.place).stock or 0) >= self.count


class NoStronger(Guard):
    """No active rival hero or wanderer where a hero goes is stronger, or none there at all is
    active."""

    about: ClassVar[Kinds] = (MoveHero,)
    nobody: bool = False

    def holds(self, public: Any, seat: Seat, pick: MoveHero) -> bool:
        there = _there(public, pick.place)
        rivals = [hero for owner, hero in there.heroes if owner != seat]
        return not any(
            hero.stance == STANDING and (self.nobody or hero.force > pick.force)
            for hero in (*rivals, *there.wanderers)
        )


class GameLeft(Guard):
    """An animal is left to be hunted where a hero goes."""

    about: ClassVar[Kinds] = (MoveHero,)

    def holds(self, public: Any, seat: Seat, pick: MoveHero) -> bool:
        return _there(public, pick.place).game is not None


class Unresolved(Guard):
    """Nobody has resolved the event."""

    about: ClassVar[Kinds] = (Resolve,)

    def holds(self, public: Any, seat: Seat, pick: Resolve) -> bool:
        return pick.event in public.events_open


GUARDS: dict[str, type[Guard]] = {
    "at_least": AtLeast,
    "no_stronger": NoStronger,
    "game_left": GameLeft,
    "unresolved": Unresolved,
}
STRIKES = {"pressed": "rival", "wanderer_pressed": "seat", "event_turned": ""}
"""A stronger rival or wanderer presses a hero; an event is turned up."""
DAY = "Day"
"""What others see of a seat that is busy in its shelter."""


def stretch(game: Gharkane) -> int:
    """A plan lives until the events of the day are over; one that is made while the shelters are at
    work is for the next night."""
    at_home = any(asked == DAY for _, asked in awaited(game))
    return max(game.day, 1) + at_home
