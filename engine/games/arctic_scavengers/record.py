"""The record of a game: the cards of each tribe, and the number of remaining resources."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field

from engine.campaign import MAX_BROUGHT, Brought, things_brought
from engine.games.arctic_scavengers.content import BUILDING, CARD, LEADER, NUMBERS, by_order
from engine.games.arctic_scavengers.ending import score
from engine.games.arctic_scavengers.state import ArcticScavengers
from engine.kernel import EVERYTHING, Viewer
from engine.record import (
    INFORMATION,
    MAX_SEATS,
    GameRecord,
    Number,
    OneOf,
    Part,
    Points,
    RecordError,
    at_most_items,
)

_MOST_CARDS = 120
CardId = Annotated[str, OneOf(tuple(CARD))]
BuildingId = Annotated[str, OneOf(tuple(BUILDING))]
LeaderId = Annotated[str, OneOf(tuple(LEADER))]
BroughtId = Annotated[str, OneOf(things_brought("arctic_scavengers"))]


class TribeRecord(Part):
    """A seat's tribe."""

    cards: Annotated[tuple[CardId, ...], at_most_items(_MOST_CARDS)] | None = None
    """Every card it has; the default is the usual ten."""
    hand: Annotated[tuple[CardId, ...], at_most_items(NUMBERS.hand)] | None = None
    """Cards of its first hand, in addition to `cards` if missing there; random by default."""
    leader: LeaderId | None = None
    """Its leader; chosen as usual by default."""
    buildings: Annotated[tuple[BuildingId, ...], at_most_items(18)] | None = None
    """Its finished buildings; none by default."""
    won: Annotated[int, Field(ge=0, le=28)] | None = None
    """Number of skirmishes won."""
    brought: Annotated[dict[BroughtId, Brought], Field(max_length=MAX_BROUGHT)] | None = None
    """What a campaign adds to the usual beginning (`engine.campaign`). Written records lack it."""
    points: Points | None = Field(default=None, json_schema_extra=INFORMATION)
    """People so far, by rule."""


class Record(GameRecord):
    """The part of a game of Arctic Scavengers that a story or a next game uses."""

    version: Literal[1] = 1
    prizes: Annotated[int, Field(ge=1, le=NUMBERS.contested)] | None = None
    """Contested resources still to be fought for; the default is by the options."""
    round: Number | None = Field(default=None, json_schema_extra=INFORMATION)
    """The round that was reached."""
    seats: Annotated[tuple[TribeRecord | None, ...], at_most_items(MAX_SEATS)] = ()
    """By seat; null, or a seat beyond the last: as usual."""


def record(game: ArcticScavengers, viewer: Viewer) -> Record:
    """Return the record of what `viewer` may know: a seat gets only its own tribe until the game is
    over."""
    sees_all = viewer is EVERYTHING or game.result is not None
    return Record(
        prizes=len(game.contested) or None,
        round=game.round,
        seats=tuple(
            TribeRecord(
                cards=tuple(by_order(tribe.owned())),
                leader=tribe.leader or None,
                buildings=tuple(site.row.id for site in tribe.sites if site.finished) or None,
                won=tribe.won,
                points={score_row.rule: score_row.points for score_row in row.rows},
            )
            if sees_all or row.seat == viewer
            else None
            for tribe, row in zip(game.tribes, score(game), strict=True)
        ),
    )


def check(record: Record) -> None:
    """Raise RecordError for a record with which no game can begin."""
    leaders: list[str | None] = []
    for seat, part in enumerate(record.seats):
        leader = part.leader if part is not None else None
        if leader and leader in leaders:
            raise RecordError(f"seats.{seat}.leader", "twice", what=leader)
        leaders.append(leader)
