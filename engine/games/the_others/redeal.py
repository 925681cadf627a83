"""Other worlds that a seat cannot tell from this one: the sin hand and hidden tokens for the
heroes, dark pasts of others, and the order of every deck."""

from __future__ import annotations

from engine.copying import clone
from engine.games.the_others.content import SPACES, by_order
from engine.games.the_others.state import TheOthers
from engine.kernel import Seat
from engine.kit.piles import exchange, mix, spots
from engine.kit.worlds import answer_anew


def redeal(game: TheOthers, seat: Seat, seed: int) -> TheOthers:
    """The same table with everything this seat cannot see exchanged for what it could be."""
    other = clone(game)
    other.seed = seed
    if game.result is not None:  # all lies open
        return other
    hidden = [other.hidden[space] for space in SPACES if space in other.hidden]
    if seat == game.sins:
        mix(other, other.sin_deck)
        mix(other, other.bag)
    else:
        exchange(other, spots(other.hand, other.sin_deck))
        other.hand = by_order(other.hand)
        exchange(other, spots(*hidden, other.bag))
    for pile in (other.upgrades, other.omens):
        mix(other, pile)
    _other_pasts(other, seat)
    answer_anew(other, seat)
    other.barriers = game.barriers
    return other


def _other_pasts(other: TheOthers, seat: Seat) -> None:
    """Heroes of others could have another dark past, as long as it has not shown."""
    unknown = [h for h in other.heroes if h.past and not h.bared and h.seat != seat]
    cards = [*other.pasts, *(hero.past for hero in unknown)]
    mix(other, cards)
    for hero in unknown:
        hero.past = cards.pop()
    other.pasts = cards
