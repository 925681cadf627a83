"""Other worlds that a seat cannot tell from this one: stacks in another order, other fronts of
tiles with the same back, other crates and artifact cards of rivals."""

from __future__ import annotations

from engine.copying import clone
from engine.games.revive.content import ARTIFACT_CARD, TILE
from engine.games.revive.state import Revive
from engine.kernel import Seat
from engine.kit.piles import exchange, mix, spots
from engine.kit.worlds import answer_anew


def redeal(game: Revive, seat: Seat, seed: int) -> Revive:
    """The same table with everything this seat cannot see exchanged for what it could be."""
    other = clone(game)
    other.seed = seed
    if game.result is not None:  # all lies open
        return other
    stacks = (other.deck, other.module_bag, other.scyphoz, other.voyage_deck)
    for stack in (*stacks, *other.machine_stacks.values()):
        mix(other, stack)
    rivals = [tribe for n, tribe in enumerate(other.tribes) if n != seat]
    exchange(other, spots(other.crates, *(tribe.crates for tribe in rivals)))
    _other_tiles(other)
    if other.variant.own_card:
        cards = [id for id in ARTIFACT_CARD if id != other.tribes[seat].card]
        mix(other, cards)
        for tribe in rivals:
            tribe.card = cards.pop()
    answer_anew(other, seat)
    other.barriers = game.barriers
    return other


def _other_tiles(other: Revive) -> None:
    """Tiles that are face down, or not in play, exchange their fronts where their backs are the
    same, each within the stack it came from; those that nobody has seen may have any back."""
    down = [tile for tile in other.board.values() if not tile.up]
    hidden = [*(tile.id for tile in down), *other.boxed]
    mix(other, hidden)
    for tile in down:
        seen = _known(tile.id)
        front = next(id for id in hidden if _known(id) == seen)
        hidden.remove(front)
        tile.id = front
    other.boxed = hidden


def _known(id: str) -> tuple[object, ...]:
    """What everybody knows of a tile that is face down: its back, and the stack it came from."""
    row = TILE[id]
    return row.place, *row.back
