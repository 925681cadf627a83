"""The record of a game, and the beginning from one."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field

from engine.campaign import MAX_BROUGHT, Brought, things_brought
from engine.games._skeleton.rounds import Opening
from engine.games._skeleton.state import Bids
from engine.games._skeleton.view import view
from engine.kernel import EVERYTHING, Viewer, start
from engine.record import (
    INFORMATION,
    MAX_SEATS,
    GameRecord,
    Number,
    OneOf,
    Part,
    at_most_items,
)

BroughtId = Annotated[str, OneOf(things_brought("_skeleton"))]


class Bidder(Part):
    """A seat."""

    points: Number | None = None
    """Won so far."""
    brought: Annotated[dict[BroughtId, Brought], Field(max_length=MAX_BROUGHT)] | None = None
    """What a campaign adds to the usual beginning (`engine.campaign`). Written records lack it."""


class Record(GameRecord):
    """A game of sealed bids."""

    version: Literal[1] = 1
    round: Number | None = Field(default=None, json_schema_extra=INFORMATION)
    """The round that was reached."""
    seats: Annotated[tuple[Bidder | None, ...], at_most_items(MAX_SEATS)] = ()
    """By seat; null, or a seat beyond the last: as usual."""


def record(game: Bids, viewer: Viewer) -> Record:
    """Return the record of what `viewer` may know."""
    visible = view(game, viewer)
    sees_all = viewer is EVERYTHING or game.result is not None
    bidders = [
        Bidder(points=points) if sees_all or seat == viewer else None
        for seat, points in enumerate(visible.won)
    ]
    return Record(round=game.round, seats=tuple(bidders))


def begin_with(fresh: Bids, record: Record) -> Bids:
    """Put what a record says into a fresh game, up to its first question. Raises RecordError."""
    fresh.won = [0] * fresh.seats
    for seat, bidder in enumerate(record.seats):
        if bidder is not None:
            fresh.won[seat] = (bidder.points or 0) + (bidder.brought or {}).get("points", 0)
    fresh.agenda.append(Opening())
    return start(fresh)
