"""What a game master may put right: resources, points, steps, energy. No piece is made."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar, Self

from engine.corrections import Correction, correction
from engine.games.revive.content import NUMBERS, RESOURCES
from engine.games.revive.state import Revive
from engine.kernel import Refusal, Seat

MOST_POINTS = 200


def _no_number(seats: int, seat: Seat, count: int, most: int, least: int = 0) -> Refusal | None:
    if seat not in range(seats):
        return Refusal("", "correction-no-seat")
    if not least <= count <= most:
        return Refusal("", "correction-number", {"most": most})
    return None


@correction
class SetResource(Correction):
    """How much of a resource a seat has."""

    verb: ClassVar[str] = "set_resource"
    seat: Seat
    resource: str
    count: int

    @classmethod
    def offers(cls, game: Revive) -> Iterator[Self]:
        made = (
            cls(seat, resource, n)
            for seat in range(game.seats)
            for resource in RESOURCES
            for n in range(NUMBERS.limit(resource) + 1)
        )
        yield from (one for one in made if one.refusal(game) is None)

    def refusal(self, game: Revive) -> Refusal | None:
        if self.resource not in RESOURCES:
            return Refusal("", "correction-unknown")
        most = NUMBERS.limit(self.resource)
        if found := _no_number(game.seats, self.seat, self.count, most):
            return found
        same = game.tribes[self.seat].stock[self.resource] == self.count
        return Refusal("", "correction-same") if same else None

    def amend(self, game: Revive) -> None:
        game.tribes[self.seat].stock[self.resource] = self.count
        game.tell("corrected_resource", seat=self.seat, resource=self.resource, amount=self.count)


@correction
class SetPoints(Correction):
    """The points of a seat on the score track; the track's bonuses do not come again."""

    verb: ClassVar[str] = "set_points"
    seat: Seat
    count: int

    @classmethod
    def offers(cls, game: Revive) -> Iterator[Self]:
        for seat, tribe in enumerate(game.tribes):
            around = range(max(0, tribe.score - 5), min(MOST_POINTS, tribe.score + 5) + 1)
            yield from (cls(seat, n) for n in around if n != tribe.score)

    def refusal(self, game: Revive) -> Refusal | None:
        if found := _no_number(game.seats, self.seat, self.count, MOST_POINTS):
            return found
        same = game.tribes[self.seat].score == self.count
        return Refusal("", "correction-same") if same else None

    def amend(self, game: Revive) -> None:
        tribe = game.tribes[self.seat]
        tribe.score, tribe.highest = self.count, max(tribe.highest, self.count)
        game.tell("corrected_points", seat=self.seat, amount=self.count)


@correction
class ReadyMachine(Correction):
    """The energy on a machine of a seat comes back to it."""

    verb: ClassVar[str] = "set_ready"
    seat: Seat
    machine: str

    @classmethod
    def offers(cls, game: Revive) -> Iterator[Self]:
        for seat, tribe in enumerate(game.tribes):
            yield from (cls(seat, machine.id) for machine in tribe.machines if machine.spent)

    def refusal(self, game: Revive) -> Refusal | None:
        if self.seat not in range(game.seats):
            return Refusal("", "correction-no-seat")
        machine = game.tribes[self.seat].machine(self.machine)
        if machine is None:
            return Refusal("", "correction-unknown")
        return None if machine.spent else Refusal("", "correction-same")

    def amend(self, game: Revive) -> None:
        machine = game.tribes[self.seat].machine(self.machine)
        assert machine is not None
        machine.spent = False
        game.tell("corrected_ready", seat=self.seat, machine=self.machine)


@correction
class SetSwitch(Correction):
    """The switch of a seat is ready again."""

    verb: ClassVar[str] = "set_switch"
    seat: Seat

    @classmethod
    def offers(cls, game: Revive) -> Iterator[Self]:
        yield from (cls(seat) for seat, tribe in enumerate(game.tribes) if tribe.switched)

    def refusal(self, game: Revive) -> Refusal | None:
        if self.seat not in range(game.seats):
            return Refusal("", "correction-no-seat")
        return None if game.tribes[self.seat].switched else Refusal("", "correction-same")

    def amend(self, game: Revive) -> None:
        game.tribes[self.seat].switched = False
        game.tell("corrected_switch", seat=self.seat)


CORRECTIONS: tuple[type[Correction], ...] = (SetResource, SetPoints, ReadyMachine, SetSwitch)
"""Everything that can be put right, in the order of the menu."""
