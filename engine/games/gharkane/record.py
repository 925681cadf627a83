"""The record of a game: each megapole's state, and the days that are left."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Literal

from pydantic import Field

from engine.games.gharkane.content import (
    ANIMALS,
    DAYS,
    EQUIPMENT,
    EQUIPMENT_PILE,
    EVENTS,
    GAUGE,
    LEADERS,
    RESOURCES,
    ROOMS,
    SHELTERS,
)
from engine.games.gharkane.state import Gharkane
from engine.games.gharkane.view import SeatView, ShelterView, view
from engine.kernel import EVERYTHING, Seat, Viewer
from engine.record import SEATS, TOLD, GameRecord, Number, OneOf, Part, Points, most

Count = Annotated[int, Field(ge=0, le=99)]
ShelterId = Annotated[str, OneOf(tuple(SHELTERS))]
LeaderId = Annotated[str, OneOf(tuple(LEADERS))]
RoomId = Annotated[str, OneOf(tuple(ROOMS))]
GearId = Annotated[str, OneOf(tuple(EQUIPMENT))]
EventId = Annotated[str, OneOf(tuple(EVENTS))]
AnimalId = Annotated[str, OneOf(tuple(ANIMALS))]
ResourceId = Annotated[str, OneOf(RESOURCES)]


class RoomRecord(Part):
    """A room. Survivors live in built rooms only."""

    id: RoomId
    built: bool = False
    survivors: Count | None = None
    """Left out of every room, and `hospital` too: the first four are placed as usual."""


class GearRecord(Part):
    """A piece of equipment."""

    id: GearId
    repaired: bool = False


class Megapole(Part):
    """A seat's shelter: what is left out is chosen, dealt or drawn as usual."""

    shelter: ShelterId | None = None
    leader: LeaderId | None = None
    rooms: Annotated[tuple[RoomRecord, ...], most(len(ROOMS))] | None = None
    """The common room and at most four others; rooms that lack are dealt."""
    hospital: Count | None = None
    """Survivors in the hospital."""
    disease: Literal[tuple(GAUGE)] | None = None  # type: ignore[valid-type]
    """The gauge, by the points of its cell: 2 at best, -11 at worst."""
    stores: Annotated[dict[ResourceId, Count], Field(max_length=len(RESOURCES))] | None = None
    """What there is of each resource named when setup is over; of the others, as usual."""
    gear: Annotated[tuple[GearRecord, ...], most(len(EQUIPMENT_PILE))] | None = None
    ardence: Count | None = None
    """With the option that lets traits decide who begins: the first of a player's two numbers. Both
    are then used up: no record is written with them."""
    resonance: Count | None = None
    """The second."""
    survivors: Number | None = Field(default=None, json_schema_extra=TOLD)
    """All survivors, in rooms and hospital."""
    hunted: Annotated[dict[AnimalId, Number], Field(max_length=len(ANIMALS))] | None = Field(
        default=None, json_schema_extra=TOLD
    )
    """Tiles of game."""
    resolved: Annotated[tuple[EventId, ...], most(len(EVENTS))] | None = Field(
        default=None, json_schema_extra=TOLD
    )
    """Events resolved, in order. Their points are that game's: they are not counted again."""
    points: Points | None = Field(default=None, json_schema_extra=TOLD)
    """Points at the time of the record, by rule."""


class Record(GameRecord):
    """A game of Outlive Gharkane, as a story takes it up or hands it over."""

    version: Literal[1] = 1
    days: Annotated[int, Field(ge=1, le=DAYS)] | None = None
    """Days to play; six if left out."""
    first: Number | None = None
    """The seat that holds the first-player token, counted from 0."""
    ahead: Annotated[tuple[EventId, ...], most(len(EVENTS))] | None = None
    """Events of the coming nights, the next first; those of later nights are drawn."""
    open: Annotated[tuple[EventId, ...], most(len(EVENTS))] | None = Field(
        default=None, json_schema_extra=TOLD
    )
    """Events that nobody had resolved, the oldest first."""
    day: Number | None = Field(default=None, json_schema_extra=TOLD)
    """The day that was reached."""
    seats: Annotated[tuple[Megapole | None, ...], most(SEATS)] = ()
    """By seat; null, or a seat beyond the last: as usual."""

    def arranged(self, order: Sequence[Seat | None]) -> Record:
        """The same for other seats; the first-player token goes with its seat, or is drawn for."""
        made = super().arranged(order)
        first = order.index(self.first) if self.first in order and self.first is not None else None
        return made.model_copy(update={"first": first})

    def part(self, seat: Seat) -> Megapole:
        """What is recorded of a seat; nothing for a seat it does not speak of."""
        megapole = self.seats[seat] if seat < len(self.seats) else None
        return megapole or Megapole()


def record(game: Gharkane, viewer: Viewer) -> Record:
    """The record of what `viewer` may know: everything for EVERYTHING or once the game is over,
    else the seat's own megapole; for None what everybody sees of each."""
    seen = view(game, viewer)
    whole = viewer is EVERYTHING or game.result is not None
    left = len(game.events_ahead)
    ahead = tuple(reversed(game.events_ahead)) if viewer is EVERYTHING and left else None
    return Record(
        days=left or None,
        first=seen.first,
        ahead=ahead,
        open=seen.events_open,
        day=game.day,
        seats=tuple(
            _megapole(shelter, known)
            if shelter is not None and (whole or seat == viewer)
            else _outside(known)
            if viewer is None
            else None
            for seat, (shelter, known) in enumerate(zip(seen.shelters, seen.table, strict=True))
        ),
    )


def _outside(known: SeatView) -> Megapole:
    """What everybody sees of a megapole."""
    return Megapole(
        shelter=known.name or None,
        leader=known.leader or None,
        hunted=dict(known.hunted),
        resolved=known.resolved,
    )


def _megapole(shelter: ShelterView, known: SeatView) -> Megapole:
    return Megapole(
        shelter=shelter.name or None,
        leader=shelter.leader or None,
        rooms=tuple(
            RoomRecord(id=room.id, built=room.built, survivors=room.survivors)
            for room in shelter.rooms
        ),
        hospital=shelter.hospital,
        disease=shelter.cells[shelter.gauge],
        stores=dict(shelter.stores),
        gear=tuple(GearRecord(id=piece.id, repaired=piece.repaired) for piece in shelter.gear),
        survivors=shelter.survivors,
        hunted=dict(known.hunted),
        resolved=known.resolved,
        points=dict(shelter.points),
    )
