"""Corrections: resources, points, energy, switch. No piece is created."""

from __future__ import annotations

from typing import ClassVar

from engine.corrections import SEAT, Correction, Domain, correction, numbers, same, words
from engine.games.revive.content import NUMBERS, RESOURCES
from engine.games.revive.state import Revive
from engine.kernel import Refusal, Seat

MOST_POINTS = 200
NEAR = 5
"""Range of points, up or down, that the menu shows."""


@correction
class SetResource(Correction):
    """Set a seat's stock of a resource."""

    verb: ClassVar[str] = "set_resource"
    domains: ClassVar[tuple[Domain, ...]] = (
        SEAT,
        words(RESOURCES),
        numbers(lambda _, __, resource: NUMBERS.limit(resource)),
    )
    seat: Seat
    resource: str
    count: int

    def hindered(self, game: Revive) -> Refusal | None:
        return same(game.tribes[self.seat].stock[self.resource], self.count)

    def amend(self, game: Revive) -> None:
        game.tribes[self.seat].stock[self.resource] = self.count
        game.tell("corrected_resource", seat=self.seat, resource=self.resource, amount=self.count)


@correction
class SetPoints(Correction):
    """Set the points of a seat on the score track; the track's bonuses are not given again."""

    verb: ClassVar[str] = "set_points"
    domains: ClassVar[tuple[Domain, ...]] = (SEAT, numbers(MOST_POINTS))
    seat: Seat
    count: int

    def hindered(self, game: Revive) -> Refusal | None:
        return same(game.tribes[self.seat].score, self.count)

    def listed(self, game: Revive) -> bool:
        """Return whether the new value is near the current one."""
        return abs(game.tribes[self.seat].score - self.count) <= NEAR

    def amend(self, game: Revive) -> None:
        tribe = game.tribes[self.seat]
        tribe.score, tribe.highest = self.count, max(tribe.highest, self.count)
        game.tell("corrected_points", seat=self.seat, amount=self.count)


@correction
class ReadyMachine(Correction):
    """Return the energy on a machine to its seat."""

    verb: ClassVar[str] = "set_ready"
    domains: ClassVar[tuple[Domain, ...]] = (
        SEAT,
        words(lambda game, seat: [machine.id for machine in game.tribes[seat].machines]),
    )
    seat: Seat
    machine: str

    def hindered(self, game: Revive) -> Refusal | None:
        machine = game.tribes[self.seat].machine(self.machine)
        return same(machine is not None and machine.spent, False)

    def amend(self, game: Revive) -> None:
        machine = game.tribes[self.seat].machine(self.machine)
        assert machine is not None
        machine.spent = False
        game.tell("corrected_ready", seat=self.seat, machine=self.machine)


@correction
class SetSwitch(Correction):
    """Make the switch of a seat ready again."""

    verb: ClassVar[str] = "set_switch"
    domains: ClassVar[tuple[Domain, ...]] = (SEAT,)
    seat: Seat

    def hindered(self, game: Revive) -> Refusal | None:
        return same(game.tribes[self.seat].switched, False)

    def amend(self, game: Revive) -> None:
        game.tribes[self.seat].switched = False
        game.tell("corrected_switch", seat=self.seat)


CORRECTIONS: tuple[type[Correction], ...] = (SetResource, SetPoints, ReadyMachine, SetSwitch)
"""All corrections, in the order of the menu."""
