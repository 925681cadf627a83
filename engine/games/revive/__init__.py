"""Revive. Peoples thaw a frozen land, build on it and settle in it again."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from engine.games.revive.corrections import CORRECTIONS
from engine.games.revive.ending import score
from engine.games.revive.guards import GUARDS, STRIKES
from engine.games.revive.migrations import MIGRATIONS
from engine.games.revive.options import Options
from engine.games.revive.orders import ORDERS
from engine.games.revive.pieces import pieces
from engine.games.revive.record import Record, record
from engine.games.revive.redeal import redeal
from engine.games.revive.setup import new_table
from engine.games.revive.state import Revive
from engine.games.revive.telling import CHAPTER, LOSSES, NOTABLE, SHOWN, figures, statistics
from engine.games.revive.titles import TITLES
from engine.games.revive.value import value
from engine.games.revive.view import view
from engine.kernel import Event
from engine.package import GamePackage, Setting

NAME = "revive"
SEATS = range(1, 5)


def begin(seats: int, seed: int, options: Options, record: Record) -> Revive:
    """A settled game, as the record says; RecordError names the field that cannot be, ValueError
    seats out of range."""
    if seats not in SEATS:
        raise ValueError(f"{NAME}: 1 to 4 seats, not {seats}")
    return new_table(seats, seed, options.variant(), record)


def rebegin(
    seats: int, seed: int, options: Options, record: Record, told: Sequence[Event]
) -> Revive:
    """As `begin`, by the rules of the edition that was told when the game began."""
    began = next((event.facts for event in told if event.name == "game_began"), {})
    variant = replace(options.variant(), edition=int(began.get("edition", 1)))
    return new_table(seats, seed, variant, record)


PACKAGE = GamePackage(
    NAME=NAME,
    SEATS=SEATS,
    Options=Options,
    Game=Revive,
    Record=Record,
    CHAPTER=CHAPTER,
    begin=begin,
    rebegin=rebegin,
    record=record,
    view=view,
    redeal=redeal,
    score=score,
    MIGRATIONS=MIGRATIONS,
    ORDERS=ORDERS,
    GUARDS=GUARDS,
    STRIKES=STRIKES,
    CORRECTIONS=CORRECTIONS,
    LOSSES=LOSSES,
    NOTABLE=NOTABLE,
    TITLES=TITLES,
    SHOWN=SHOWN,
    judge=value,
    SETTINGS=(Setting(), Setting(alone=True)),
    phase=lambda game: (game.round, game.active),
    pieces=pieces,
    statistics=statistics,
    figures=figures,
)
