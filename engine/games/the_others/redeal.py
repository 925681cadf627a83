"""Redeal: another world that a seat cannot tell from the true one.

For the heroes: the sin hand and hidden tokens. For all: dark pasts of others, and the order of
every deck.
"""

from __future__ import annotations

from engine.games.the_others.content import SPACES, by_order
from engine.games.the_others.state import TheOthers
from engine.kernel import Seat
from engine.kit.piles import exchange, mix, spots
from engine.kit.worlds import another_world


@another_world
def redeal(world: TheOthers, seat: Seat) -> None:
    """Give everything hidden from this seat another possible value."""
    hidden = [world.hidden[space] for space in SPACES if space in world.hidden]
    if seat == world.sins:
        mix(world, world.sin_deck)
        mix(world, world.bag)
    else:
        exchange(world, spots(world.hand, world.sin_deck))
        world.hand = by_order(world.hand)
        exchange(world, spots(*hidden, world.bag))
    for pile in (world.upgrades, world.omens):
        mix(world, pile)
    _other_pasts(world, seat)


def _other_pasts(world: TheOthers, seat: Seat) -> None:
    """Redeal unrevealed dark pasts of other seats' heroes."""
    unknown = [h for h in world.heroes if h.past and not h.bared and h.seat != seat]
    cards = [*world.pasts, *(hero.past for hero in unknown)]
    mix(world, cards)
    for hero in unknown:
        hero.past = cards.pop()
    world.pasts = cards
