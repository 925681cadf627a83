"""Positions of every card, module, machine, crate and tile."""

from __future__ import annotations

from collections.abc import Iterable

from engine.games.revive.content import (
    CARD,
    COLOURS,
    CRATE,
    LAKE,
    MACHINE,
    MODULE,
    OUTSIDE,
    TILE,
    VOYAGE,
    stack,
)
from engine.games.revive.state import Revive
from tests.pieces import Pieces


def _copies(rows: Iterable[tuple[str, int]]) -> list[str]:
    return [id for id, copies in rows for _ in range(copies)]


def pieces(game: Revive) -> dict[str, Pieces]:
    """Return where the pieces of each kind lie."""
    tribes = game.tribes
    starts = [row.id for row in CARD.values() if row.kind == "start"]
    citizens = [row.id for row in CARD.values() if row.kind == "market"]
    market = [m.id for m in MACHINE.values() if not m.printed]
    lakes = [tile.id for tile in game.board.values() if tile.id in LAKE]
    tiles = [row.id for row in TILE.values() if row.place not in OUTSIDE]
    tiles += [*(stack("giants") if game.variant.giants else []), *lakes]
    scyphoz = [row.id for row in CARD.values() if row.kind == "scyphoz"]
    abyss = game.variant.abyss
    seat_machines = [[m.id for m in tribe.machines if m.id in market] for tribe in tribes]
    piles = [game.voyages, game.voyage_deck]
    piles += [pile for tribe in tribes for pile in (tribe.voyages, tribe.sailed)]
    return {
        **({"voyages": Pieces(piles, list(VOYAGE))} if abyss else {}),
        "cards": Pieces(
            [
                game.market,
                game.deck,
                game.scyphoz,
                game.destroyed,
                *(tribe.cards() for tribe in tribes),
                *(tribe.offer for tribe in tribes),
            ],
            [*citizens, *starts * game.seats, *(scyphoz if abyss else [])],
        ),
        "modules": Pieces(
            [game.modules, game.module_bag, *(p for t in tribes for p in t.modules.values())],
            _copies((row.id, row.copies) for row in MODULE.values()),
        ),
        "machines": Pieces(
            [
                *(game.machines[colour] for colour in COLOURS),
                *(game.machine_stacks[colour] for colour in COLOURS),
                *seat_machines,
            ],
            market,
        ),
        "crates": Pieces(
            [game.crates, game.crate_discards, *(tribe.crates for tribe in tribes)],
            _copies((row.id, row.copies) for row in CRATE.values()),
        ),
        "tiles": Pieces([[tile.id for tile in game.board.values()], game.boxed], tiles),
    }
