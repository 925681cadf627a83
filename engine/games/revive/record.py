"""The record of a game, how a people has thawed: its tribe, what it has, the citizens it has
won."""

from __future__ import annotations

from collections import Counter
from typing import Annotated, Literal

from pydantic import Field

from engine.games.revive.content import CARD, COLOURS, CRATE, NODES, NUMBERS, TRIBE
from engine.games.revive.ending import score
from engine.games.revive.state import Revive
from engine.kernel import EVERYTHING, Seat, Viewer
from engine.record import SEATS, TOLD, GameRecord, Number, OneOf, Part, Points, RecordError, most

NodeName = Annotated[str, OneOf(NODES)]
CrateName = Annotated[str, OneOf(tuple(CRATE))]
TribeId = Annotated[str, OneOf(tuple(TRIBE))]
CitizenId = Annotated[str, OneOf(tuple(c.id for c in CARD.values() if c.kind == "market"))]
Colour = Annotated[str, OneOf(COLOURS)]
Basic = Annotated[int, Field(ge=0, le=NUMBERS.basic_limit)]


class TribeRecord(Part):
    """A seat's people."""

    tribe: TribeId | None = None
    """By chance if left out."""
    food: Basic | None = None
    book: Basic | None = None
    gear: Basic | None = None
    crystal: Annotated[int, Field(ge=0, le=NUMBERS.crystal_limit)] | None = None
    cards: Annotated[tuple[CitizenId, ...], most(36)] | None = None
    """Citizens it has won, beside its six."""
    crates: Annotated[tuple[CrateName, ...], most(24)] | None = None
    """Crates that it holds unopened."""
    devotion: Annotated[int, Field(ge=0, le=NUMBERS.devotion)] | None = None
    """Its place on the devotion track: what it passed does not come again. It counts if the track
    is in play, and is kept if not."""
    tracks: Annotated[dict[Colour, Number], Field(max_length=len(COLOURS))] | None = Field(
        default=None, json_schema_extra=TOLD
    )
    """Steps on its machine tracks."""
    techs: Annotated[tuple[NodeName, ...], most(len(NODES))] | None = None
    """The nodes of its tree that it has learnt; what they bring at once does not come again."""
    buildings: Number | None = Field(default=None, json_schema_extra=TOLD)
    explored: Number | None = Field(default=None, json_schema_extra=TOLD)
    """Tiles that it has freed of ice."""
    points: Points | None = Field(default=None, json_schema_extra=TOLD)
    """Points so far, by rule."""


class Record(GameRecord):
    """A game of Revive, as a story takes it up or hands it over."""

    version: Literal[1] = 1
    artifacts: Annotated[int, Field(ge=1, le=10)] | None = None
    """Artifacts of each colour on the board; by the number of seats if left out."""
    round: Number | None = Field(default=None, json_schema_extra=TOLD)
    seats: Annotated[tuple[TribeRecord | None, ...], most(SEATS)] = ()
    """By seat; null, or a seat beyond the last: as usual."""


def record(game: Revive, viewer: Viewer) -> Record:
    """The record of what `viewer` may know: a seat is given its own part alone until the game is
    over."""
    whole = viewer is EVERYTHING or game.result is not None
    return Record(
        artifacts=max(game.artifacts.values()) or None,
        round=game.round,
        seats=tuple(
            _seat(game, seat) if whole or seat == viewer else None for seat in range(game.seats)
        ),
    )


def _seat(game: Revive, seat: Seat) -> TribeRecord:
    tribe = game.tribes[seat]
    market = [card for card in tribe.gained if CARD[card].kind == "market"]
    return TribeRecord(
        tribe=tribe.id,
        **{what: min(n, NUMBERS.limit(what)) for what, n in tribe.stock.items()},
        cards=tuple(market) or None,
        devotion=tribe.devotion or None,
        crates=tuple(sorted(tribe.crates)) or None,
        tracks={colour: tribe.tracks[colour] for colour in COLOURS},
        techs=tuple(tribe.techs) or None,
        buildings=len(tribe.buildings),
        explored=tribe.explored,
        points={row.rule: row.points for row in score(game)[seat].rows},
    )


def check(seats: int, record: Record) -> None:
    """RecordError unless every tribe and citizen that a record names is there once, and no
    technology is learnt twice."""
    if len(record.seats) > seats:
        raise RecordError("seats", "too-many", most=seats)
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
        known: list[str] = []
        for n, node in enumerate(part.techs or ()):
            if node in known:
                raise RecordError(f"seats.{seat}.techs.{n}", "twice", what=node)
            known.append(node)
        for n, card in enumerate(part.cards or ()):
            if card in cards:
                raise RecordError(f"seats.{seat}.cards.{n}", "twice", what=card)
            cards.add(card)
