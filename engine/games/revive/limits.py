"""Limites: resources above the limits are exchanged or lost at the end of an action."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from engine.games.revive.content import BASICS, NUMBERS, RESOURCES
from engine.games.revive.effects.book import AnyResources, trim
from engine.games.revive.picks import Finish
from engine.games.revive.state import Revive, Tribe
from engine.games.revive.turn.free import any_useful
from engine.kernel import Pick, Seat, SeatChoice, SeatStep, step


@step
class ActionOver(SeatStep[Revive]):
    """Fin d’une action: exchange excess crystals for basic resources.

    Then resources above the limits are lost, unless free actions could still use them.
    """

    rules = ("limits", "crystals.surplus")

    def run(self, game: Revive) -> None:
        tribe = game.tribes[self.seat]
        if within(tribe, RESOURCES):
            return
        if excess := surplus(tribe):
            tribe.stock["crystal"] -= excess
            game.then(AnyResources(self.seat, excess), self)
        elif not (overflow := Overflow.of(self.seat)).moot(game):
            game.then(overflow, Trim(self.seat))
        else:
            trim(game, self.seat)


def within(tribe: Tribe, resources: Sequence[str]) -> bool:
    """Return whether a tribe has at most the limit of each of these resources."""
    stock = tribe.stock
    return not [resource for resource in resources if stock[resource] > _LIMITS[resource]]


_LIMITS: Final = {resource: NUMBERS.limit(resource) for resource in RESOURCES}


def surplus(tribe: Tribe) -> int:
    """Return the excess crystals if a basic resource has room; otherwise 0."""
    room = any(tribe.stock[basic] < NUMBERS.basic_limit for basic in BASICS)
    return max(0, tribe.stock["crystal"] - NUMBERS.crystal_limit) if room else 0


@step
class Overflow(SeatChoice[Revive]):
    """Action suivante: the seat ends the action, and resources above the limits are lost."""

    picks = (Finish,)
    always_ask = True
    rules = ("limits",)

    def options(self, game: Revive, seat: Seat) -> list[Pick]:
        return [Finish()]

    def moot(self, game: Revive) -> bool:
        """Return whether no resource is above its limit, or no free action could use one."""
        limited = BASICS if game.first_edition else RESOURCES
        return within(game.tribes[self.seat], limited) or not any_useful(game, self.seat)

    def chosen(self, game: Revive, seat: Seat, pick: Finish) -> None:
        pass


@step
class Trim(SeatStep[Revive]):
    """Limites: lose resources above the limits, except for crystals that are exchanged."""

    rules = ("limits", "crystals.surplus")

    def run(self, game: Revive) -> None:
        tribe = game.tribes[self.seat]
        excess = 0 if game.first_edition else surplus(tribe)
        if excess:
            tribe.stock["crystal"] -= excess
            game.then(AnyResources(self.seat, excess), self)
        else:
            trim(game, self.seat)
