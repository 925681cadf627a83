"""The record of a game: the Sins, the heroes' state, and the step of the Apocalypse."""

from __future__ import annotations

from collections import Counter
from typing import Annotated, Literal

from pydantic import Field

from engine.campaign import MAX_BROUGHT, Brought, things_brought
from engine.games.the_others.content import CARD, GROUP, HERO, NUMBERS, OMEN, SIN, UPGRADE, deck
from engine.games.the_others.ending import score
from engine.games.the_others.state import NOBODY, Hero, TheOthers
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
    check_each_once,
)

HeroId = Annotated[str, OneOf(tuple(HERO))]
CardId = Annotated[str, OneOf(tuple(CARD))]
UpgradeId = Annotated[str, OneOf(tuple(UPGRADE))]
BroughtId = Annotated[str, OneOf(things_brought("the_others"))]


class HeroRecord(Part):
    """A hero of a seat."""

    id: HeroId
    wounds: Annotated[int, Field(ge=0, lt=NUMBERS.wounds)] | None = None
    corruption: Annotated[int, Field(ge=0, le=NUMBERS.corruption)] | None = None
    upgrades: Annotated[tuple[UpgradeId, ...], at_most_items(NUMBERS.upgrades)] | None = None
    extra: Annotated[int, Field(ge=0, le=9)] | None = None
    """Extra turn tokens."""


class SeatRecord(Part):
    """A seat: the Sins, or heroes."""

    side: Literal["sins", "heroes"] | None = None
    sin: Annotated[str, OneOf(tuple(SIN))] | None = None
    acolytes: Annotated[str, OneOf(tuple(GROUP))] | None = None
    hand: Annotated[tuple[CardId, ...], at_most_items(NUMBERS.hand)] | None = None
    """Sin cards of the first hand; five random ones by default."""
    heroes: Annotated[tuple[HeroRecord, ...], at_most_items(2)] | None = None
    brought: Annotated[dict[BroughtId, Brought], Field(max_length=MAX_BROUGHT)] | None = None
    """What a campaign adds to the usual beginning (`engine.campaign`). Written records lack it."""
    points: Points | None = Field(default=None, json_schema_extra=INFORMATION)
    """Points so far, by rule."""


class Record(GameRecord):
    """The part of a game of The Others that a story or a next game uses."""

    version: Literal[1] = 1
    track: Annotated[int, Field(ge=0, le=30)] | None = None
    """The step of the Apocalypse track."""
    omen: Annotated[str, OneOf(tuple(OMEN))] | None = None
    """The apocalypse card drawn first; random by default."""
    reserve: Annotated[tuple[HeroId, ...], at_most_items(len(HERO))] | None = None
    story: str | None = Field(default=None, max_length=64, json_schema_extra=INFORMATION)
    mission: Number | None = Field(default=None, json_schema_extra=INFORMATION)
    round: Number | None = Field(default=None, json_schema_extra=INFORMATION)
    fallen: Annotated[tuple[HeroId, ...], at_most_items(len(HERO))] | None = Field(
        default=None, json_schema_extra=INFORMATION
    )
    """Dead heroes."""
    seats: Annotated[tuple[SeatRecord | None, ...], at_most_items(MAX_SEATS)] = ()
    """By seat; null, or a seat beyond the last: as usual."""


def record(game: TheOthers, viewer: Viewer) -> Record:
    """Return the record of what `viewer` may know: a seat gets only its own part until the game is
    over."""
    sees_all = viewer is EVERYTHING or game.result is not None
    return Record(
        track=game.track,
        reserve=tuple(game.reserve) or None,
        story=game.story,
        mission=game.mission,
        round=game.round,
        fallen=tuple(game.fallen),
        seats=tuple(
            _seat(game, seat) if sees_all or seat == viewer else None for seat in range(game.seats)
        ),
    )


def _seat(game: TheOthers, seat: Seat) -> SeatRecord:
    points = {row.rule: row.points for row in score(game)[seat].rows}
    if seat == game.sins:
        return SeatRecord(
            side="sins", sin=game.sin or None, acolytes=game.group or None, points=points
        )
    heroes = tuple(_hero(hero) for hero in game.alive() if hero.seat == seat)
    return SeatRecord(side="heroes", heroes=heroes or None, points=points)


def _hero(hero: Hero) -> HeroRecord:
    return HeroRecord(
        id=hero.id,
        wounds=hero.wounds,
        corruption=hero.corruption,
        upgrades=tuple(hero.upgrades),
        extra=min(hero.extra, 9),
    )


def take_up(game: TheOthers, record: Record) -> None:
    """Put what a record says into a fresh game. Raises RecordError."""
    game.track = record.track or 0
    game.omens = [record.omen] if record.omen else []
    game.reserve = list(record.reserve or ())
    for seat, part in enumerate(record.seats):
        if part is not None:
            _take_seat(game, seat, part)
    _each_once(game)


def _take_seat(game: TheOthers, seat: Seat, part: SeatRecord) -> None:
    if part.side == "sins":
        if game.sins != NOBODY:
            raise RecordError(f"seats.{seat}.side", "twice", what="sins")
        game.sins, game.sin, game.group = seat, part.sin or "", part.acolytes or ""
        if part.hand and not part.sin:
            raise RecordError(f"seats.{seat}.sin", "missing")
        available = Counter(deck(game.sin)) if part.hand else Counter[str]()
        for n, card in enumerate(part.hand or ()):
            if not available[card]:
                raise RecordError(f"seats.{seat}.hand.{n}", "not-of-it", what=game.sin)
            available[card] -= 1
        game.hand = list(part.hand or ())
        return
    for hero_record in part.heroes or ():
        hero = Hero(
            hero_record.id,
            seat,
            wounds=hero_record.wounds or 0,
            corruption=hero_record.corruption or 0,
        )
        hero.upgrades, hero.extra = list(hero_record.upgrades or ()), hero_record.extra or 0
        game.heroes.append(hero)


def _each_once(game: TheOthers) -> None:
    """Raise RecordError for a hero that occurs twice, a seat with too many heroes, and missing
    upgrades."""
    check_each_once("reserve", game.reserve, HERO)
    hero_ids = set(game.reserve)
    if game.heroes and game.sins == NOBODY:
        raise RecordError(f"seats.{game.heroes[0].seat}.side", "missing")
    available = Counter({card: row.copies for card, row in UPGRADE.items()})
    heroes_per_seat = game.size // (game.seats - 1)
    for hero in game.heroes:
        if hero.id in hero_ids:
            raise RecordError(f"seats.{hero.seat}.heroes", "twice", what=hero.id)
        hero_ids.add(hero.id)
        if sum(other.seat == hero.seat for other in game.heroes) > heroes_per_seat:
            raise RecordError(f"seats.{hero.seat}.heroes", "too-many", most=heroes_per_seat)
        for card in hero.upgrades:
            available[card] -= 1
            if available[card] < 0:
                raise RecordError(f"seats.{hero.seat}.heroes", "twice", what=card)
