"""Revive. Peoples explore a frozen land, build on it and settle in it again."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from engine.games.revive.options import Options
from engine.games.revive.record import Record
from engine.games.revive.setup import new_table
from engine.games.revive.state import Revive
from engine.kernel import Event
from engine.package import GamePackage, Setting

NAME = "revive"
SEATS = range(1, 5)


def begin(seats: int, seed: int, options: Options, record: Record) -> Revive:
    """Begin a game with the content of a record, and settle it.

    RecordError for an impossible field; ValueError for seats out of range.
    """
    if seats not in SEATS:
        raise ValueError(f"{NAME}: 1 to 4 seats, not {seats}")
    return new_table(seats, seed, options.variant(), record)


def rebegin(
    seats: int, seed: int, options: Options, record: Record, opening_events: Sequence[Event]
) -> Revive:
    """Begin like `begin`, by the rules of the edition with which the game began."""
    began = next((event.facts for event in opening_events if event.name == "game_began"), {})
    variant = replace(options.variant(), edition=int(began.get("edition", 1)))
    return new_table(seats, seed, variant, record)


PACKAGE = GamePackage.of_folder(
    __name__,
    SEATS=SEATS,
    Game=Revive,
    begin=begin,
    rebegin=rebegin,
    DAYS={"async": 11, "long": 22},
    CHAPTERS={1: 18, 2: 14, 3: 13, 4: 12},
    SETTINGS=(Setting(), Setting(alone=True)),
    phase=lambda game: (game.round, game.active),
)
