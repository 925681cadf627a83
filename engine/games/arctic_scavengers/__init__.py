"""Arctic Scavengers. Tribes gather, hire and skirmish over what is left in the ice."""

from __future__ import annotations

from engine.games.arctic_scavengers.corrections import CORRECTIONS
from engine.games.arctic_scavengers.ending import score
from engine.games.arctic_scavengers.guards import GUARDS, STRIKES
from engine.games.arctic_scavengers.luck import LUCK
from engine.games.arctic_scavengers.migrations import MIGRATIONS
from engine.games.arctic_scavengers.options import Options
from engine.games.arctic_scavengers.orders import ORDERS
from engine.games.arctic_scavengers.pieces import pieces
from engine.games.arctic_scavengers.record import Record, record
from engine.games.arctic_scavengers.redeal import redeal
from engine.games.arctic_scavengers.setup import new_table
from engine.games.arctic_scavengers.state import ArcticScavengers
from engine.games.arctic_scavengers.telling import CHAPTER, LOSSES, NOTABLE, SHOWN, statistics
from engine.games.arctic_scavengers.titles import TITLES
from engine.games.arctic_scavengers.value import value
from engine.games.arctic_scavengers.view import view
from engine.package import GamePackage

NAME = "arctic_scavengers"
SEATS = range(2, 6)


def begin(seats: int, seed: int, options: Options, record: Record) -> ArcticScavengers:
    """A settled game, as the record says; RecordError names the field that cannot be, ValueError
    seats out of range."""
    if seats not in SEATS:
        raise ValueError(f"{NAME}: 2 to 5 seats, not {seats}")
    return new_table(seats, seed, options.variant(), record)


PACKAGE = GamePackage(
    NAME=NAME,
    SEATS=SEATS,
    Options=Options,
    Game=ArcticScavengers,
    Record=Record,
    CHAPTER=CHAPTER,
    begin=begin,
    record=record,
    view=view,
    redeal=redeal,
    score=score,
    SLASH="arctic",
    MIGRATIONS=MIGRATIONS,
    ORDERS=ORDERS,
    GUARDS=GUARDS,
    STRIKES=STRIKES,
    DAYS={"async": 9, "long": 22},
    CORRECTIONS=CORRECTIONS,
    LOSSES=LOSSES,
    NOTABLE=NOTABLE,
    LUCK=LUCK,
    TITLES=TITLES,
    SHOWN=SHOWN,
    COUNTS_MEMBERS=True,
    judge=value,
    phase=lambda game: game.round,
    pieces=pieces,
    statistics=statistics,
)
