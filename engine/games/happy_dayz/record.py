"""The record of a game: communities, factions in play, and remaining rounds."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field

from engine.campaign import MAX_BROUGHT, Brought, things_brought
from engine.games.happy_dayz.content import FACTION, FACTIONS, NUMBERS, POWER, UNBOUND
from engine.games.happy_dayz.ending import score
from engine.games.happy_dayz.setup import bring_in
from engine.games.happy_dayz.state import HappyDayz
from engine.games.happy_dayz.view import view
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
    check_each_once,
)

MOST_ROUNDS = 4
FactionId = Annotated[str, OneOf(FACTIONS)]
PowerId = Annotated[str, OneOf(tuple(POWER))]
BroughtId = Annotated[str, OneOf(things_brought("happy_dayz"))]


class FactionRecord(Part):
    """A faction in play."""

    id: FactionId
    power: PowerId | None = None
    """Its power card; the default is its first one."""


class Community(Part):
    """A seat's community."""

    survivors: Annotated[int, Field(ge=0, le=999)] | None = None
    """The default is 66."""
    brought: Annotated[dict[BroughtId, Brought], Field(max_length=MAX_BROUGHT)] | None = None
    """What a campaign adds to the usual beginning (`engine.campaign`). Written records lack it."""
    points: Points | None = Field(default=None, json_schema_extra=INFORMATION)
    """Survivors gained and lost so far, by rule."""


class Record(GameRecord):
    """The part of a game of Happy DayZ that a story or a next game uses."""

    version: Literal[1] = 1
    rounds: Annotated[int, Field(ge=1, le=MOST_ROUNDS)] | None = None
    """Maximum rounds to play, the current one included; the default is by the options."""
    factions: Annotated[tuple[FactionRecord, ...], at_most_items(len(FACTIONS))] | None = None
    """Three, in the order of their power cards; the default is by the options."""
    extras: Annotated[tuple[PowerId, ...], at_most_items(len(POWER))] | None = None
    """Power cards of no faction that are in play."""
    round: Number | None = Field(default=None, json_schema_extra=INFORMATION)
    """The round that was reached."""
    seats: Annotated[tuple[Community | None, ...], at_most_items(MAX_SEATS)] = ()
    """By seat; null, or a seat beyond the last: as usual."""


def record(game: HappyDayz, viewer: Viewer) -> Record:
    """Return the record of what `viewer` may know.

    Survivors and factions are public, but a seat gets only its own community until the game is
    over.
    """
    visible = view(game, viewer)
    sees_all = viewer is EVERYTHING or game.result is not None
    return Record(
        rounds=None if game.result is not None else game.variant.rounds + 1 - max(game.round, 1),
        factions=tuple(
            FactionRecord(id=faction, power=game.power_of(faction)) for faction in visible.factions
        )
        or None,
        extras=visible.extras or None,
        round=game.round,
        seats=tuple(
            Community(
                survivors=visible.survivors[row.seat],
                points={score_row.rule: score_row.points for score_row in row.rows},
            )
            if sees_all or row.seat == viewer
            else None
            for row in score(game)
        ),
    )


def check(record: Record) -> None:
    """Raise RecordError for a record with which no game can begin."""
    factions = record.factions
    if factions is not None:
        if len(factions) < NUMBERS.factions:
            raise RecordError("factions", "too-few", least=NUMBERS.factions)
        if len(factions) > NUMBERS.factions:
            raise RecordError("factions", "too-many", most=NUMBERS.factions)
        check_each_once("factions", [faction.id for faction in factions], FACTIONS)
        for n, faction in enumerate(factions):
            if faction.power and POWER[faction.power].faction != faction.id:
                raise RecordError(f"factions.{n}.power", "not-of-it", what=faction.power)
    check_each_once("extras", record.extras or (), UNBOUND)


def settle(game: HappyDayz, record: Record) -> None:
    """Put the content of a checked record into the game; without factions they are chosen as
    usual."""
    for seat, community in enumerate(record.seats):
        if community is not None:
            if community.survivors is not None:
                game.survivors[seat] = community.survivors
            game.survivors[seat] += sum((community.brought or {}).values())
    game.extras = list(record.extras or ())
    if record.factions is not None:
        bring_in(game, [faction.id for faction in record.factions])
        game.powers = [
            faction_record.power or FACTION[faction_record.id].power
            for faction_record in record.factions
        ]
