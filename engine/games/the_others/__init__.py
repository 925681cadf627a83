"""The Others: 7 Sins. One seat plays a sin that attacks a city, the others play its heroes."""

from __future__ import annotations

from engine.games.the_others.content import EDITION, STORY
from engine.games.the_others.options import Options
from engine.games.the_others.record import Record
from engine.games.the_others.setup import new_table
from engine.games.the_others.state import TheOthers
from engine.package import GamePackage, Setting

NAME = "the_others"
SEATS = range(2, 6)


def begin(
    seats: int, seed: int, options: Options, record: Record, edition: int = EDITION
) -> TheOthers:
    """Begin a game with the content of a record, and settle it.

    RecordError for an impossible field; ValueError for seats out of range.
    """
    if seats not in SEATS:
        raise ValueError(f"{NAME}: 2 to 5 seats, not {seats}")
    return new_table(seats, seed, options.variant(), record, edition)


PACKAGE = GamePackage.of_folder(
    __name__,
    SEATS=SEATS,
    FIRST_VERSION=3,
    Game=TheOthers,
    begin=begin,
    SLASH="sins",
    ROLES={"sins": 1, "heroes": 0},
    DAYS={"async": 9, "long": 32, "rendezvous": 9},
    CHAPTERS={2: 6, 3: 6, 4: 6, 5: 4},
    SETTINGS=tuple(Setting({"story": id}) for id in STORY),
    phase=lambda game: game.round,
    turn=lambda game: (game.round, sum(hero.turns + hero.extra for hero in game.heroes)),
)
