"""Redeal: another world that a seat cannot tell from the true one.

Stacks get a different order, face-down tiles different fronts with the same back, and rivals
different crates and artifact cards.
"""

from __future__ import annotations

from engine.games.revive.content import ARTIFACT_CARD, TILE
from engine.games.revive.state import Revive
from engine.kernel import Seat
from engine.kit.piles import exchange, mix, spots
from engine.kit.worlds import another_world


@another_world
def redeal(world: Revive, seat: Seat) -> None:
    """Give everything hidden from this seat another possible value."""
    stacks = (world.deck, world.module_bag, world.scyphoz, world.voyage_deck)
    for stack in (*stacks, *world.machine_stacks.values()):
        mix(world, stack)
    rivals = [tribe for n, tribe in enumerate(world.tribes) if n != seat]
    exchange(world, spots(world.crates, *(tribe.crates for tribe in rivals)))
    _other_tiles(world)
    if world.variant.own_card:
        cards = [id for id in ARTIFACT_CARD if id != world.tribes[seat].card]
        mix(world, cards)
        for tribe in rivals:
            tribe.card = cards.pop()


def _other_tiles(world: Revive) -> None:
    """Shuffle the fronts of tiles that are face down or out of play, among those with the same back
    and stack."""
    face_down = [tile for tile in world.board.values() if not tile.up]
    hidden = [*(tile.id for tile in face_down), *world.boxed]
    mix(world, hidden)
    for tile in face_down:
        public_part = _known(tile.id)
        front = next(id for id in hidden if _known(id) == public_part)
        hidden.remove(front)
        tile.id = front
    world.boxed = hidden


def _known(id: str) -> tuple[object, ...]:
    """Return the public part of a face-down tile: its back, and its stack."""
    row = TILE[id]
    return row.place, *row.back
