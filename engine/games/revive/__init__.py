"""Revive. Peoples explore a frozen land, build on it and settle in it again."""

from __future__ import annotations

from engine.games.revive.content import EDITION
from engine.games.revive.options import Options
from engine.games.revive.record import Record
from engine.games.revive.setup import new_table
from engine.games.revive.state import Revive
from engine.package import GamePackage, Setting

NAME = "revive"
SEATS = range(1, 5)


def begin(
    seats: int, seed: int, options: Options, record: Record, edition: int = EDITION
) -> Revive:
    """Begin a game with the content of a record, and settle it.

    RecordError for an impossible field; ValueError for seats out of range.
    """
    if seats not in SEATS:
        raise ValueError(f"{NAME}: 1 to 4 seats, not {seats}")
    return new_table(seats, seed, options.variant(), record, edition)


PACKAGE = GamePackage.of_folder(
    __name__,
    SEATS=SEATS,
    FIRST_VERSION=5,
    Game=Revive,
    begin=begin,
    DAYS={"async": 9, "long": 17, "rendezvous": 6},
    CHAPTERS={1: 18, 2: 14, 3: 13, 4: 12},
    SETTINGS=(Setting(), Setting(alone=True)),
    phase=lambda game: (game.round, game.active),
)
