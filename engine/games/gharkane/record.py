"""The record of a game: each megapole's state, and the remaining days."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Literal

from pydantic import Field

from engine.campaign import MAX_BROUGHT, Brought, things_brought
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
from engine.record import (
    INFORMATION,
    MAX_SEATS,
    GameRecord,
    Number,
    OneOf,
    Part,
    Points,
    at_most_items,
)

Count = Annotated[int, Field(ge=0, le=99)]
ShelterId = Annotated[str, OneOf(tuple(SHELTERS))]
LeaderId = Annotated[str, OneOf(tuple(LEADERS))]
RoomId = Annotated[str, OneOf(tuple(ROOMS))]
GearId = Annotated[str, OneOf(tuple(EQUIPMENT))]
EventId = Annotated[str, OneOf(tuple(EVENTS))]
AnimalId = Annotated[str, OneOf(tuple(ANIMALS))]
ResourceId = Annotated[str, OneOf(RESOURCES)]
BroughtId = Annotated[str, OneOf(things_brought("gharkane"))]


class RoomRecord(Part):
    """A room. Survivors live in built rooms only."""

    id: RoomId
    built: bool = False
    survivors: Count | None = None
    """If no room or `hospital` gives a number, the first four survivors are placed as usual."""


class GearRecord(Part):
    """A piece of equipment."""

    id: GearId
    repaired: bool = False


class Megapole(Part):
    """A seat's shelter. Fields that are left out are chosen, dealt or drawn as usual."""

    shelter: ShelterId | None = None
    leader: LeaderId | None = None
    rooms: Annotated[tuple[RoomRecord, ...], at_most_items(len(ROOMS))] | None = None
    """The common room and at most four others; missing rooms are dealt."""
    hospital: Count | None = None
    """Survivors in the hospital."""
    disease: Literal[tuple(GAUGE)] | None = None  # type: ignore[valid-type]
    """The gauge, by the points of its cell: from 2 (best) to -11 (worst)."""
    stores: Annotated[dict[ResourceId, Count], Field(max_length=len(RESOURCES))] | None = None
    """Stock of each named resource after setup; other resources as usual."""
    gear: Annotated[tuple[GearRecord, ...], at_most_items(len(EQUIPMENT_PILE))] | None = None
    ardence: Count | None = None
    """The first of a player's two traits, for the option that lets traits decide who begins. Used
    once: written records do not contain the traits."""
    resonance: Count | None = None
    """The second trait."""
    brought: Annotated[dict[BroughtId, Brought], Field(max_length=MAX_BROUGHT)] | None = None
    """What a campaign adds to the usual beginning (`engine.campaign`). Written records lack it."""
    survivors: Number | None = Field(default=None, json_schema_extra=INFORMATION)
    """All survivors, in rooms and hospital."""
    hunted: Annotated[dict[AnimalId, Number], Field(max_length=len(ANIMALS))] | None = Field(
        default=None, json_schema_extra=INFORMATION
    )
    """Hunted animals by kind."""
    resolved: Annotated[tuple[EventId, ...], at_most_items(len(EVENTS))] | None = Field(
        default=None, json_schema_extra=INFORMATION
    )
    """Resolved events, in order. Their points belong to that game and are not counted again."""
    points: Points | None = Field(default=None, json_schema_extra=INFORMATION)
    """Points at the time of the record, by rule."""


class Record(GameRecord):
    """The part of a game of Outlive Gharkane that a story or a next game uses."""

    version: Literal[1] = 1
    days: Annotated[int, Field(ge=1, le=DAYS)] | None = None
    """Days to play; the default is six."""
    first: Number | None = None
    """The seat that holds the first-player token, counted from 0."""
    ahead: Annotated[tuple[EventId, ...], at_most_items(len(EVENTS))] | None = None
    """Events of the coming nights, the next first; the others are drawn."""
    open: Annotated[tuple[EventId, ...], at_most_items(len(EVENTS))] | None = Field(
        default=None, json_schema_extra=INFORMATION
    )
    """Unresolved events, the oldest first."""
    day: Number | None = Field(default=None, json_schema_extra=INFORMATION)
    """The day that was reached."""
    seats: Annotated[tuple[Megapole | None, ...], at_most_items(MAX_SEATS)] = ()
    """By seat; null, or a seat beyond the last: as usual."""

    def arranged(self, order: Sequence[Seat | None]) -> Record:
        """Return the record for other seats; the first-player token moves with its seat, or is
        drawn."""
        arranged_record = super().arranged(order)
        first = order.index(self.first) if self.first in order and self.first is not None else None
        return arranged_record.model_copy(update={"first": first})

    def part(self, seat: Seat) -> Megapole:
        """Return the part of a seat; empty if the record has none."""
        megapole = self.seats[seat] if seat < len(self.seats) else None
        return megapole or Megapole()


def record(game: Gharkane, viewer: Viewer) -> Record:
    """Return the record of what `viewer` may know.

    Everything for EVERYTHING or when the game is over, the seat's own megapole for a seat, the
    public facts of each for None.
    """
    visible = view(game, viewer)
    sees_all = viewer is EVERYTHING or game.result is not None
    days_left = len(game.events_ahead)
    ahead = tuple(reversed(game.events_ahead)) if viewer is EVERYTHING and days_left else None
    return Record(
        days=days_left or None,
        first=visible.first,
        ahead=ahead,
        open=visible.events_open,
        day=game.day,
        seats=tuple(
            _megapole(shelter, public)
            if shelter is not None and (sees_all or seat == viewer)
            else _outside(public)
            if viewer is None
            else None
            for seat, (shelter, public) in enumerate(
                zip(visible.shelters, visible.table, strict=True)
            )
        ),
    )


def _outside(public: SeatView) -> Megapole:
    """Return the public part of a megapole."""
    return Megapole(
        shelter=public.name or None,
        leader=public.leader or None,
        hunted=dict(public.hunted),
        resolved=public.resolved,
    )


def _megapole(shelter: ShelterView, public: SeatView) -> Megapole:
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
        hunted=dict(public.hunted),
        resolved=public.resolved,
        points=dict(shelter.points),
    )
