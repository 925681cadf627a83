"""Limites: what is too much at the end of an action is exchanged or lost."""

from __future__ import annotations

from collections.abc import Sequence

from engine.games.revive.content import BASICS, NUMBERS, RESOURCES
from engine.games.revive.effects.book import AnyResources, trim
from engine.games.revive.picks import Finish
from engine.games.revive.state import Revive, Tribe
from engine.games.revive.turn.free import any_useful
from engine.kernel import Choice, Pick, Seat, Step, step


@step
class ActionOver(Step[Revive]):
    """Fin d’une action: crystals that are too many are exchanged for basic resources; then what is
    over the limits is lost, unless free actions could still use it."""

    rules = ("limits", "crystals.surplus")
    seat: Seat

    def run(self, game: Revive) -> None:
        tribe = game.tribes[self.seat]
        if within(tribe, RESOURCES):
            return
        if over := surplus(tribe):
            tribe.stock["crystal"] -= over
            game.then(AnyResources(self.seat, over), self)
        elif not Overflow(self.seat).moot(game):
            game.then(Overflow(self.seat), Trim(self.seat))
        else:
            trim(game, self.seat)


def within(tribe: Tribe, resources: Sequence[str]) -> bool:
    """Whether a tribe has no more of these resources than their limits."""
    stock = tribe.stock
    return all(stock[what] <= NUMBERS.limit(what) for what in resources)


def surplus(tribe: Tribe) -> int:
    """The crystals that are too many, if there is room for a basic resource."""
    room = any(tribe.stock[basic] < NUMBERS.basic_limit for basic in BASICS)
    return max(0, tribe.stock["crystal"] - NUMBERS.crystal_limit) if room else 0


@step
class Overflow(Choice[Revive]):
    """Action suivante: the action is over when the seat says so, and what is too much is lost."""

    picks = (Finish,)
    always_ask = True
    rules = ("limits",)
    seat: Seat

    def options(self, game: Revive, seat: Seat) -> list[Pick]:
        return [Finish()]

    def moot(self, game: Revive) -> bool:
        """Whether nothing is over the limits, or no free action could use it."""
        looked = BASICS if game.variant.first else RESOURCES
        return within(game.tribes[self.seat], looked) or not any_useful(game, self.seat)

    def chosen(self, game: Revive, seat: Seat, pick: Finish) -> None:
        pass


@step
class Trim(Step[Revive]):
    """Limites: what is over them is lost, except for crystals that are exchanged."""

    rules = ("limits", "crystals.surplus")
    seat: Seat

    def run(self, game: Revive) -> None:
        tribe = game.tribes[self.seat]
        over = 0 if game.variant.first else surplus(tribe)
        if over:
            tribe.stock["crystal"] -= over
            game.then(AnyResources(self.seat, over), self)
        else:
            trim(game, self.seat)
