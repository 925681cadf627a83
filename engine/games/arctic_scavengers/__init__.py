"""Arctic Scavengers. A deck-building game in which tribes gather, hire and skirmish over
resources."""

from __future__ import annotations

from engine.games.arctic_scavengers.content import EDITION
from engine.games.arctic_scavengers.options import Options
from engine.games.arctic_scavengers.record import Record
from engine.games.arctic_scavengers.setup import new_table
from engine.games.arctic_scavengers.state import ArcticScavengers
from engine.package import GamePackage

NAME = "arctic_scavengers"
SEATS = range(2, 6)


def begin(
    seats: int, seed: int, options: Options, record: Record, edition: int = EDITION
) -> ArcticScavengers:
    """Begin a game with the content of a record, and settle it.

    RecordError for an impossible field; ValueError for seats out of range.
    """
    if seats not in SEATS:
        raise ValueError(f"{NAME}: 2 to 5 seats, not {seats}")
    return new_table(seats, seed, options.variant(), record, edition)


PACKAGE = GamePackage.of_folder(
    __name__,
    SEATS=SEATS,
    FIRST_VERSION=4,
    Game=ArcticScavengers,
    begin=begin,
    SLASH="arctic",
    DAYS={"async": 7, "long": 15, "rendezvous": 6},
    COUNTS_MEMBERS=True,
    phase=lambda game: game.round,
)
