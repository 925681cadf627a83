"""The record of a game: each seat's tribe, its resources, and the citizens it has won."""

from __future__ import annotations

from collections import Counter
from typing import Annotated, Literal

from pydantic import Field

from engine.campaign import MAX_BROUGHT, Brought, things_brought
from engine.games.revive.content import CARD, COLOURS, CRATE, NODES, NUMBERS, TRIBE
from engine.games.revive.ending import score
from engine.games.revive.state import Revive
from engine.kernel import EVERYTHING, Seat, Viewer
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

NodeName = Annotated[str, OneOf(NODES)]
CrateName = Annotated[str, OneOf(tuple(CRATE))]
TribeId = Annotated[str, OneOf(tuple(TRIBE))]
CitizenId = Annotated[str, OneOf(tuple(c.id for c in CARD.values() if c.kind == "market"))]
Colour = Annotated[str, OneOf(COLOURS)]
Basic = Annotated[int, Field(ge=0, le=NUMBERS.basic_limit)]
BroughtId = Annotated[str, OneOf(things_brought("revive"))]


class TribeRecord(Part):
    """A seat's people."""

    tribe: TribeId | None = None
    """Random by default."""
    food: Basic | None = None
    book: Basic | None = None
    gear: Basic | None = None
    crystal: Annotated[int, Field(ge=0, le=NUMBERS.crystal_limit)] | None = None
    cards: Annotated[tuple[CitizenId, ...], at_most_items(36)] | None = None
    """Citizens it has won, in addition to its first six."""
    crates: Annotated[tuple[CrateName, ...], at_most_items(24)] | None = None
    """Its unopened crates."""
    devotion: Annotated[int, Field(ge=0, le=NUMBERS.devotion)] | None = None
    """Its place on the devotion track; passed bonuses are not given again. It counts only if the
    track is in play, but is always recorded."""
    brought: Annotated[dict[BroughtId, Brought], Field(max_length=MAX_BROUGHT)] | None = None
    """What a campaign adds to the usual beginning (`engine.campaign`). Written records lack it."""
    tracks: Annotated[dict[Colour, Number], Field(max_length=len(COLOURS))] | None = Field(
        default=None, json_schema_extra=INFORMATION
    )
    """Steps on its machine tracks."""
    techs: Annotated[tuple[NodeName, ...], at_most_items(len(NODES))] | None = None
    """The learnt nodes of its tree; their immediate effects are not given again."""
    buildings: Number | None = Field(default=None, json_schema_extra=INFORMATION)
    explored: Number | None = Field(default=None, json_schema_extra=INFORMATION)
    """Number of tiles that it has explored."""
    points: Points | None = Field(default=None, json_schema_extra=INFORMATION)
    """Points so far, by rule."""


class Record(GameRecord):
    """The part of a game of Revive that a story or a next game uses."""

    version: Literal[1] = 1
    artifacts: Annotated[int, Field(ge=1, le=10)] | None = None
    """Artifacts of each colour on the board; the default depends on the number of seats."""
    round: Number | None = Field(default=None, json_schema_extra=INFORMATION)
    seats: Annotated[tuple[TribeRecord | None, ...], at_most_items(MAX_SEATS)] = ()
    """By seat; null, or a seat beyond the last: as usual."""


def record(game: Revive, viewer: Viewer) -> Record:
    """Return the record of what `viewer` may know: a seat gets only its own part until the game is
    over."""
    sees_all = viewer is EVERYTHING or game.result is not None
    return Record(
        artifacts=max(game.artifacts.values()) or None,
        round=game.round,
        seats=tuple(
            _seat(game, seat) if sees_all or seat == viewer else None for seat in range(game.seats)
        ),
    )


def _seat(game: Revive, seat: Seat) -> TribeRecord:
    tribe = game.tribes[seat]
    stock = {name: min(n, NUMBERS.limit(name)) for name, n in tribe.stock.items()}
    market = [card for card in tribe.gained if CARD[card].kind == "market"]
    return TribeRecord(
        tribe=tribe.id,
        food=stock["food"],
        book=stock["book"],
        gear=stock["gear"],
        crystal=stock["crystal"],
        cards=tuple(market) or None,
        devotion=tribe.devotion or None,
        crates=tuple(sorted(tribe.crates)) or None,
        tracks={colour: tribe.tracks[colour] for colour in COLOURS},
        techs=tuple(tribe.techs) or None,
        buildings=len(tribe.buildings),
        explored=tribe.explored,
        points={row.rule: row.points for row in score(game)[seat].rows},
    )


def check(record: Record) -> None:
    """Raise RecordError unless each named tribe, citizen and crate is available, and no technology
    occurs twice."""
    tribes: set[str] = set()
    cards: set[str] = set()
    crates = Counter({id: row.copies for id, row in CRATE.items()})
    for seat, part in enumerate(record.seats):
        if part is None:
            continue
        if part.tribe in tribes:
            raise RecordError(f"seats.{seat}.tribe", "twice", what=part.tribe)
        tribes |= {part.tribe} if part.tribe else set()
        for n, crate in enumerate(part.crates or ()):
            crates[crate] -= 1
            if crates[crate] < 0:
                raise RecordError(f"seats.{seat}.crates.{n}", "twice", what=crate)
        nodes: list[str] = []
        for n, node in enumerate(part.techs or ()):
            if node in nodes:
                raise RecordError(f"seats.{seat}.techs.{n}", "twice", what=node)
            nodes.append(node)
        for n, card in enumerate(part.cards or ()):
            if card in cards:
                raise RecordError(f"seats.{seat}.cards.{n}", "twice", what=card)
            cards.add(card)
