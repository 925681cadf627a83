"""A complete small game to copy: sealed bids for hidden prizes.

Each seat holds the cards 1 to `cards`. Each round one prize is turned up, all bid one card in
secret, and the single highest bid takes the prize; equal highest bids cancel each other. At the
start each seat sets one card aside that only it sees, so that the game has a secret.
"""

from __future__ import annotations

from typing import Literal

from pydantic import BaseModel, ConfigDict, Field

from engine.games._skeleton.record import Record, begin_with
from engine.games._skeleton.state import Bids
from engine.games._skeleton.view import BidsView, redeal, score
from engine.kernel import Seat
from engine.package import PRESETS, GamePackage
from engine.titles import Title, count_of, lost, most, won


class Options(BaseModel):
    """Length of the game (`cards`), guesses, boasts and vetoes (`full`), and sides."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    cards: Literal["5", "7"] = Field(default="5", json_schema_extra={PRESETS: {"long": "7"}})
    full: bool = False
    sides: Literal["each", "one_against_all"] = "each"


def begin(seats: int, seed: int, options: Options, record: Record, edition: int) -> Bids:
    """Begin a game of sealed bids with the content of a record, and settle it.

    RecordError for an impossible field.
    """
    cards = int(options.cards)
    hands = [list(range(1, cards + 1)) for _ in range(seats)]
    fresh = Bids(
        seats=seats, seed=seed, edition=edition, hands=hands, cards=cards, full=options.full
    )
    fresh.against = options.sides == "one_against_all"
    return begin_with(fresh, record)


def statistics(view: BidsView, seat: Seat) -> dict[str, list[str] | int]:
    """Return the card that the seat set aside."""
    return {"aside": view.aside[seat] or 0}


PACKAGE = GamePackage.of_folder(
    __name__,
    SEATS=range(2, 5),
    Options=Options,
    Game=Bids,
    CHAPTER=("turned_up", "round"),
    begin=begin,
    redeal=redeal,
    score=score,
    # The fields below are optional.
    SLASH="bids",
    NOTABLE=frozenset({"won", "cancelled"}),
    TITLES=(
        Title("collector", most(4, count_of("won"))),
        Title("ahead", won),
        Title("behind", lost),
    ),
    SHOWN=frozenset({"SecretBids"}),  # the last bid opens all
    sides=lambda game: game.sides(),
    statistics=statistics,
)
