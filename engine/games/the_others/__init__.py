"""The Others: 7 Sins. One seat plays a sin that takes a city, the others the heroes that hold
it."""

from __future__ import annotations

from engine.games.the_others.content import STORY
from engine.games.the_others.corrections import CORRECTIONS
from engine.games.the_others.ending import score, sides
from engine.games.the_others.luck import LUCK
from engine.games.the_others.options import Options
from engine.games.the_others.orders import ORDERS
from engine.games.the_others.pieces import pieces
from engine.games.the_others.record import Record, record
from engine.games.the_others.redeal import redeal
from engine.games.the_others.setup import new_table
from engine.games.the_others.state import TheOthers
from engine.games.the_others.telling import CHAPTER, LOSSES, NOTABLE, SHOWN, statistics
from engine.games.the_others.titles import TITLES
from engine.games.the_others.value import value
from engine.games.the_others.view import view
from engine.package import GamePackage, Setting

NAME = "the_others"
SEATS = range(2, 6)


def begin(seats: int, seed: int, options: Options, record: Record) -> TheOthers:
    """A settled game, as the record says; RecordError names the field that cannot be, ValueError
    seats out of range."""
    if seats not in SEATS:
        raise ValueError(f"{NAME}: 2 to 5 seats, not {seats}")
    return new_table(seats, seed, options.variant(), record)


PACKAGE = GamePackage(
    NAME=NAME,
    SEATS=SEATS,
    Options=Options,
    Game=TheOthers,
    Record=Record,
    CHAPTER=CHAPTER,
    begin=begin,
    record=record,
    view=view,
    redeal=redeal,
    score=score,
    SLASH="sins",
    ROLES={"sins": 1, "heroes": 0},
    DAYS={"async": 8, "long": 15},
    ORDERS=ORDERS,
    CORRECTIONS=CORRECTIONS,
    LOSSES=LOSSES,
    NOTABLE=NOTABLE,
    LUCK=LUCK,
    TITLES=TITLES,
    SHOWN=SHOWN,
    judge=value,
    SETTINGS=tuple(Setting({"story": id}) for id in STORY),
    phase=lambda game: game.round,
    sides=sides,
    pieces=pieces,
    statistics=statistics,
)
