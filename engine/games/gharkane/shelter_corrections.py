"""Corrections of a shelter. Pieces move between places; none is created.

A shelter cannot be corrected while its seat is paying or in setup, because the open question
depends on its content.
"""

from __future__ import annotations

from typing import ClassVar, Final

from engine.corrections import Correction, Domain, correction, numbers, same, words
from engine.frozen import replace
from engine.games.gharkane.content import EQUIPMENT, GAUGE, RESOURCES, ROOMS
from engine.games.gharkane.day.build import PayBuild
from engine.games.gharkane.day.feed import ChooseFood, ChooseLeaver
from engine.games.gharkane.day.repair import SpareIcons
from engine.games.gharkane.day.resolve import PayEdible, SpareCost
from engine.games.gharkane.day.rooms import Barter
from engine.games.gharkane.shelter import HOSPITAL, Gear, Shelter
from engine.games.gharkane.state import Gharkane
from engine.kernel import Fact, Refusal, Seat, question

MOST = 20
"""Maximum number of one thing that a correction sets."""
GIVEN, TAKEN, REPAIRED, BROKEN = "given", "taken", "repaired", "broken"
BUILT, NOT_BUILT = "built", "not_built"
_UNFINISHED = (PayBuild, ChooseFood, ChooseLeaver, SpareIcons, PayEdible, SpareCost, Barter)
"""Questions in the middle of a step that needs the shelter unchanged."""


def busy(game: Gharkane, seat: Seat) -> Refusal | None:
    """Return why this seat's shelter cannot be corrected now; None if it can."""
    if not 0 <= seat < game.seats:
        return Refusal("", "correction-no-seat")
    if game.phase == "setup":
        return Refusal("", "correction-in-setup")
    if isinstance(question(game, seat), _UNFINISHED):
        return Refusal("", "correction-unfinished", {"seat": seat})
    return None


def _refused_seat(game: Gharkane, seat: Seat) -> Refusal:
    refusal = busy(game, seat)
    assert refusal is not None, "it is none of the free ones"
    return refusal


FREE_SEAT: Final = Domain(
    lambda game: [seat for seat in range(game.seats) if busy(game, seat) is None], _refused_seat
)
"""The domain of the seats whose shelters can be corrected now."""


def _tell(game: Gharkane, event: str, seat: Seat, **facts: Fact) -> None:
    """Tell a correction: its public event names the seat; only that seat sees the details."""
    if game.variant.open_shelters:
        game.tell(event, seat=seat, **facts)
    else:
        game.tell(event, {seat: facts}, seat=seat)


@correction
class SetGoods(Correction):
    """Set a shelter's stock of a resource, from the reserve or back to it."""

    verb: ClassVar[str] = "set_goods"
    domains: ClassVar[tuple[Domain, ...]] = (FREE_SEAT, words(RESOURCES), numbers(MOST))
    seat: Seat
    what: str
    count: int

    def hindered(self, game: Gharkane) -> Refusal | None:
        return same(game.shelters[self.seat].stores[self.what], self.count)

    def amend(self, game: Gharkane) -> None:
        game.shelters[self.seat].stores[self.what] = self.count
        _tell(game, "corrected_goods", self.seat, what=self.what, amount=self.count)


def _places(shelter: Shelter, room: str) -> int:
    """Return how many survivors the built copies of a room hold together."""
    if room == HOSPITAL:
        return MOST
    return sum(ROOMS[r.id].slots for r in shelter.rooms if r.id == room and r.built)


def _living(shelter: Shelter, room: str) -> int:
    if room == HOSPITAL:
        return shelter.hospital
    return sum(r.survivors for r in shelter.rooms if r.id == room)


def _lodgings(game: Gharkane, seat: Seat) -> list[str]:
    """Return the hospital and the built rooms of a shelter."""
    return [HOSPITAL, *dict.fromkeys(r.id for r in game.shelters[seat].rooms if r.built)]


@correction
class SetSurvivors(Correction):
    """Set the survivors in a built room or in the hospital, from the reserve or back to it."""

    verb: ClassVar[str] = "set_survivors"
    domains: ClassVar[tuple[Domain, ...]] = (
        FREE_SEAT,
        words(_lodgings, "correction-no-room", "room"),
        numbers(lambda game, seat, room: _places(game.shelters[seat], room)),
    )
    seat: Seat
    room: str
    count: int

    def hindered(self, game: Gharkane) -> Refusal | None:
        return same(_living(game.shelters[self.seat], self.room), self.count)

    def amend(self, game: Gharkane) -> None:
        shelter = game.shelters[self.seat]
        while _living(shelter, self.room) > self.count:
            shelter.lose_survivor(self.room)
        shelter.add_survivors(self.room, self.count - _living(shelter, self.room))
        _tell(game, "corrected_survivors", self.seat, room=self.room, amount=self.count)


@correction
class SetRoom(Correction):
    """Set whether a room is built. A room with survivors must be emptied first."""

    verb: ClassVar[str] = "set_room"
    domains: ClassVar[tuple[Domain, ...]] = (FREE_SEAT, words(ROOMS), words((BUILT, NOT_BUILT)))
    seat: Seat
    room: str
    change: str

    def hindered(self, game: Gharkane) -> Refusal | None:
        if self._at(game.shelters[self.seat]) is None:
            return Refusal("", "correction-no-such-room", {"room": self.room})
        return None

    def _at(self, shelter: Shelter) -> int | None:
        """Return the index of the room to correct: an empty copy that is not in the wanted
        state."""
        for n, room in enumerate(shelter.rooms):
            if room.id == self.room and room.built != (self.change == BUILT) and not room.survivors:
                return n
        return None

    def amend(self, game: Gharkane) -> None:
        shelter = game.shelters[self.seat]
        index = self._at(shelter)
        assert index is not None, "checked or played before"
        shelter.rooms[index] = replace(shelter.rooms[index], built=self.change == BUILT, used=False)
        _tell(game, "corrected_room", self.seat, room=self.room, change=self.change)


@correction
class SetGauge(Correction):
    """Set a shelter's disease marker, by the points of its cell."""

    verb: ClassVar[str] = "set_gauge"
    domains: ClassVar[tuple[Domain, ...]] = (FREE_SEAT, words(GAUGE))
    seat: Seat
    points: int

    def hindered(self, game: Gharkane) -> Refusal | None:
        return same(GAUGE[game.shelters[self.seat].gauge], self.points)

    def amend(self, game: Gharkane) -> None:
        game.shelters[self.seat].gauge = GAUGE.index(self.points)
        _tell(game, "corrected_gauge", self.seat, points=self.points)


@correction
class SetGear(Correction):
    """Change a shelter's equipment: give a broken piece from the pile, put one back under it, or
    set one repaired or broken."""

    verb: ClassVar[str] = "set_gear"
    domains: ClassVar[tuple[Domain, ...]] = (
        FREE_SEAT,
        words(EQUIPMENT),
        words((GIVEN, TAKEN, REPAIRED, BROKEN)),
    )
    seat: Seat
    gear: str
    change: str

    def hindered(self, game: Gharkane) -> Refusal | None:
        if self.change == GIVEN:
            short = self.gear not in game.equipment_pile
            return Refusal("", "correction-none-left", {"what": self.gear}) if short else None
        if self._at(game.shelters[self.seat]) is None:
            return Refusal("", "correction-no-gear", {"gear": self.gear})
        return None

    def _at(self, shelter: Shelter) -> int | None:
        """Return the index of the piece to change; of several to be taken, a broken one first."""
        indices = [n for n, piece in enumerate(shelter.gear) if piece.id == self.gear]
        if self.change == TAKEN:
            indices.sort(key=lambda n: shelter.gear[n].repaired)
        else:
            indices = [n for n in indices if shelter.gear[n].repaired == (self.change == BROKEN)]
        return indices[0] if indices else None

    def amend(self, game: Gharkane) -> None:
        shelter = game.shelters[self.seat]
        if self.change == GIVEN:
            game.equipment_pile.remove(self.gear)
            shelter.gear.append(Gear(self.gear))
        else:
            index = self._at(shelter)
            assert index is not None, "checked or played before"
            if self.change == TAKEN:
                del shelter.gear[index]
                game.equipment_pile.insert(0, self.gear)
            else:
                repaired = self.change == REPAIRED
                shelter.gear[index] = replace(shelter.gear[index], repaired=repaired, used=False)
        _tell(game, "corrected_gear", self.seat, gear=self.gear, change=self.change)
