"""Conditions of plans in Outlive Gharkane, and the events that upset plans; all of it is public."""

from __future__ import annotations

from typing import Any, ClassVar

from pydantic import Field

from engine.games.gharkane.day.picks import Resolve
from engine.games.gharkane.picks import MoveHero
from engine.games.gharkane.shelter import STANDING
from engine.games.gharkane.state import Gharkane
from engine.games.gharkane.view import GharkaneView, PlaceView
from engine.kernel import Pick, Seat, asks
from engine.plans import Guard

Kinds = tuple[type[Pick], ...]


def _place(public: GharkaneView, id: str) -> PlaceView:
    return next(place for place in public.places if place.id == id)


class AtLeast(Guard):
    """At least `count` of its resource is left at the hero's target."""

    about: ClassVar[Kinds] = (MoveHero,)
    count: int = Field(default=3, ge=1, le=9)

    def holds(self, public: Any, seat: Seat, pick: MoveHero) -> bool:
        return (_place(public, pick.place).stock or 0) >= self.count


class NoStronger(Guard):
    """No active rival hero or wanderer at the target is stronger; with `nobody`, none there is
    active."""

    about: ClassVar[Kinds] = (MoveHero,)
    nobody: bool = False

    def holds(self, public: Any, seat: Seat, pick: MoveHero) -> bool:
        target = _place(public, pick.place)
        rivals = [hero for owner, hero in target.heroes if owner != seat]
        return not any(
            hero.stance == STANDING and (self.nobody or hero.force > pick.force)
            for hero in (*rivals, *target.wanderers)
        )


class GameLeft(Guard):
    """An animal can be hunted at the hero's target."""

    about: ClassVar[Kinds] = (MoveHero,)

    def holds(self, public: Any, seat: Seat, pick: MoveHero) -> bool:
        return _place(public, pick.place).game is not None


class Unresolved(Guard):
    """The event is unresolved."""

    about: ClassVar[Kinds] = (Resolve,)

    def holds(self, public: Any, seat: Seat, pick: Resolve) -> bool:
        return pick.event in public.events_open


GUARDS: dict[str, type[Guard]] = {
    "at_least": AtLeast,
    "no_stronger": NoStronger,
    "game_left": GameLeft,
    "unresolved": Unresolved,
}
UPSETS = {"pressed": "rival", "wanderer_pressed": "seat", "event_turned": ""}
"""Pressure by a stronger rival or wanderer on a hero; a new event."""
DAY = "Day"
"""The public name of every question at home."""


def stretch(game: Gharkane) -> int:
    """Return the night to which a plan belongs: it is valid until the events of the day are
    resolved; a plan made at home is for the next night."""
    return max(game.day, 1) + asks(game, DAY)
