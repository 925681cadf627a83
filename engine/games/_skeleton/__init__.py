"""A complete small game to copy: sealed bids for hidden prizes.

Each seat holds the cards 1 to `cards`. Every round one prize is turned up, all bid one card in
secret, and the single highest bid takes the prize; equal highest bids cancel each other. One card
of each hand is set aside at the start, seen by its owner only (so that there is something secret).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Literal

from pydantic import BaseModel, ConfigDict

from engine.content import rules
from engine.games._skeleton.corrections import CORRECTIONS
from engine.games._skeleton.orders import ORDERS
from engine.games._skeleton.record import Record, begin_with, record
from engine.games._skeleton.state import Bids
from engine.games._skeleton.view import redeal, score, value, view

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

NAME = "_skeleton"
SLASH = "bids"
SEATS = range(2, 5)
VERSION = 1
RULES = rules(NAME)
MIGRATIONS: list[Callable[[dict[str, Any]], dict[str, Any]]] = []
Game = Bids


class Options(BaseModel):
    """How long a game is."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    cards: Literal["5", "7"] = "5"


def new_game(seats: int, seed: int, options: Options) -> Bids:
    """A settled game of sealed bids; ValueError for seats out of range."""
    return begin(seats, seed, options, Record())


def begin(seats: int, seed: int, options: Options, record: Record) -> Bids:
    """The same from a record; RecordError names the field that cannot be."""
    if seats not in SEATS:
        raise ValueError(f"{NAME}: 2 to 4 seats, not {seats}")
    cards = int(options.cards)
    hands = [list(range(1, cards + 1)) for _ in range(seats)]
    return begin_with(Bids(seats=seats, seed=seed, hands=hands), record)
