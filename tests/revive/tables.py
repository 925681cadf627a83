"""Small tables for tests: a seat is about to act, with what a test says lies there."""

from __future__ import annotations

from typing import Any

from engine.copying import clone
from engine.games.revive import PACKAGE as revive
from engine.games.revive.content import EDITION, HEXES_OF, SITE_OF, TILE
from engine.games.revive.effects.book import give
from engine.games.revive.options import Options
from engine.games.revive.picks import EndTurn, Muster
from engine.games.revive.record import Record
from engine.games.revive.setup import new_table
from engine.games.revive.state import Revive, Tribe, Variant
from engine.kernel import Event, apply, legal, pending, play, start
from tests.asking import do as do
from tests.asking import refused as refused

FIRST = Muster(("gleaner", "storyteller", "blacksmith"))
STOCK = {"food": 2, "book": 1, "gear": 1, "crystal": 1}


def fresh(seats: int = 2, seed: int = 1, **options: Any) -> Revive:
    """A game as it begins."""
    game = revive.new_game(seats, seed, Options(**options))
    assert isinstance(game, Revive)
    return game


def turned(
    seats: int = 2,
    tribe: str = "roots",
    variant: Variant | None = None,
    edition: int = EDITION,
) -> Revive:
    """Seat 0 is to act, with this tribe and all resources, and three citizens at hand."""
    others = [one for one in ("embers", "ferriers", "scrappers", "lanterns") if one != tribe]
    parts = [{"tribe": one} for one in [tribe, *others][:seats]]
    record = Record.model_validate({"seats": parts})
    game = new_table(seats, 1, variant or Variant(), record, edition)
    for seat in range(seats):
        game, _ = apply(game, seat, FIRST)
    game.tribes[0].stock = {"food": 6, "book": 6, "gear": 6, "crystal": 0}
    return game


def lay(game: Revive, hex: str, terrain: str) -> None:
    """Let a hex of the board be of this terrain, by the tile that is laid there: open."""
    site = SITE_OF[hex]
    at = HEXES_OF[site].index(hex)
    for row in TILE.values():
        for space in (at, 3 - at):
            if row.spaces[space] == terrain:
                tile = game.board[site]
                tile.id, tile.up, tile.turned = row.id, True, space != at
                return
    raise AssertionError(f"no tile has {terrain}")


def grant(game: Revive, seat: int, text: str) -> Revive:
    """The game once a seat has got the effects of a text."""
    game.here = lanes_of(game)
    give(game, seat, text)
    return start(game)


def lanes_of(game: Revive) -> Any:
    """The stack on which the turn goes on."""
    return game.agenda[-1].lanes[0]  # type: ignore[union-attr]


def asked(game: Revive) -> list[tuple[str, int]]:
    """Each open question and its seats."""
    return [(type(choice).__name__, seat) for choice, seats in pending(game) for seat in seats]


def kinds(game: Revive, seat: int) -> set[str]:
    """The kinds of pick that a seat is offered."""
    return {type(pick).__name__ for pick in legal(game, seat)}


def end(game: Revive, seat: int) -> Revive:
    """The game once this seat has ended its turn, also with nothing done, which a table may not."""
    game = clone(game)
    while game.active == seat and not game.counting and game.result is None:
        play(game, seat, EndTurn())
    game.new_events.clear()
    return game


def tribe(game: Revive, seat: int = 0) -> Tribe:
    """A seat's people."""
    return game.tribes[seat]


def names(told: list[Event]) -> list[str]:
    """The events, by name."""
    return [event.name for event in told]
