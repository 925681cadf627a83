"""Happy DayZ: Woodstock Fever. A trick-taking game with survivors and zombies, in at most four
rounds."""

from __future__ import annotations

from dataclasses import replace

from engine.games.happy_dayz.content import NUMBERS
from engine.games.happy_dayz.options import Options
from engine.games.happy_dayz.record import Record, check, settle
from engine.games.happy_dayz.rounds import Opening, Round
from engine.games.happy_dayz.state import HappyDayz
from engine.kernel import start
from engine.package import GamePackage


def begin(seats: int, seed: int, options: Options, record: Record, edition: int) -> HappyDayz:
    """Begin a game with the content of a record, and settle it.

    RecordError for an impossible field.
    """
    check(record)
    variant = options.variant()
    if record.rounds is not None:
        variant = replace(variant, rounds=record.rounds)
    game = HappyDayz(
        seats=seats,
        seed=seed,
        edition=edition,
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


PACKAGE = GamePackage.of_folder(
    __name__,
    SEATS=range(2, 6),
    FIRST_VERSION=3,
    Game=HappyDayz,
    begin=begin,
    SLASH="dayz",
    DAYS={"async": 9, "long": 18, "rendezvous": 7},
    PART="trick_won",
    phase=lambda game: game.round,
)
