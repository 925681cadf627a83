"""Happy DayZ: Woodstock Fever. Tricks among survivors and zombies, four rounds or fewer."""

from __future__ import annotations

from dataclasses import replace

from engine.games.happy_dayz.content import NUMBERS
from engine.games.happy_dayz.corrections import CORRECTIONS
from engine.games.happy_dayz.ending import score
from engine.games.happy_dayz.guards import GUARDS, STRIKES, stretch
from engine.games.happy_dayz.luck import LUCK
from engine.games.happy_dayz.migrations import MIGRATIONS
from engine.games.happy_dayz.options import Options
from engine.games.happy_dayz.orders import ORDERS
from engine.games.happy_dayz.pieces import pieces
from engine.games.happy_dayz.record import Record, check, record, settle
from engine.games.happy_dayz.redeal import redeal
from engine.games.happy_dayz.rounds import Opening, Round
from engine.games.happy_dayz.state import HappyDayz
from engine.games.happy_dayz.telling import CHAPTER, LOSSES, NOTABLE, SHOWN, statistics
from engine.games.happy_dayz.titles import TITLES
from engine.games.happy_dayz.value import value
from engine.games.happy_dayz.view import view
from engine.kernel import start
from engine.package import GamePackage

NAME = "happy_dayz"
SEATS = range(2, 6)


def begin(seats: int, seed: int, options: Options, record: Record) -> HappyDayz:
    """A settled game, as the record says; RecordError names the field that cannot be, ValueError
    seats out of range."""
    if seats not in SEATS:
        raise ValueError(f"{NAME}: 2 to 5 seats, not {seats}")
    check(seats, record)
    variant = options.variant()
    if record.rounds is not None:
        variant = replace(variant, rounds=record.rounds)
    game = HappyDayz(
        seats=seats,
        seed=seed,
        variant=variant,
        survivors=[NUMBERS.survivors] * seats,
        change=[0] * seats,
        tally=[{} for _ in range(seats)],
        hands=[[] for _ in range(seats)],
    )
    game.clear_places()
    settle(game, record)
    game.agenda.append(Opening() if record.factions is None else Round())
    return start(game)


PACKAGE = GamePackage(
    NAME=NAME,
    SEATS=SEATS,
    Options=Options,
    Game=HappyDayz,
    Record=Record,
    CHAPTER=CHAPTER,
    begin=begin,
    record=record,
    view=view,
    redeal=redeal,
    score=score,
    SLASH="dayz",
    MIGRATIONS=MIGRATIONS,
    ORDERS=ORDERS,
    GUARDS=GUARDS,
    STRIKES=STRIKES,
    DAYS={"async": 5, "long": 11},
    PLAYOUTS=3.0,
    stretch=stretch,
    CORRECTIONS=CORRECTIONS,
    LOSSES=LOSSES,
    NOTABLE=NOTABLE,
    LUCK=LUCK,
    PART="trick_won",
    TITLES=TITLES,
    SHOWN=SHOWN,
    judge=value,
    phase=lambda game: game.round,
    pieces=pieces,
    statistics=statistics,
)
