"""Happy DayZ: Woodstock Fever. Tricks among survivors and zombies, four rounds or fewer."""

from __future__ import annotations

from dataclasses import replace

from engine.games.happy_dayz.content import NUMBERS, RULES
from engine.games.happy_dayz.corrections import CORRECTIONS
from engine.games.happy_dayz.ending import score
from engine.games.happy_dayz.migrations import MIGRATIONS, VERSION
from engine.games.happy_dayz.options import Options
from engine.games.happy_dayz.orders import ORDERS
from engine.games.happy_dayz.record import Record, check, record, settle
from engine.games.happy_dayz.redeal import redeal
from engine.games.happy_dayz.rounds import Opening, Round
from engine.games.happy_dayz.state import HappyDayz
from engine.games.happy_dayz.value import value
from engine.games.happy_dayz.view import view
from engine.kernel import start

__all__ = [
    "CORRECTIONS",
    "MIGRATIONS",
    "NAME",
    "ORDERS",
    "RULES",
    "SEATS",
    "SLASH",
    "VERSION",
    "Game",
    "Options",
    "Record",
    "begin",
    "new_game",
    "record",
    "redeal",
    "score",
    "value",
    "view",
]

NAME = "happy_dayz"
SLASH = "dayz"
SEATS = range(2, 6)
Game = HappyDayz


def new_game(seats: int, seed: int, options: Options) -> HappyDayz:
    """A settled game; ValueError for seats out of range."""
    return begin(seats, seed, options, Record())


def begin(seats: int, seed: int, options: Options, record: Record) -> HappyDayz:
    """The same from a record; RecordError names the field that cannot be."""
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
