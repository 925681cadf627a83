"""Redeal: another world that a seat cannot tell from the true one.

A seat knows the cards of each rival except its secret finds, the finds that it has seen, and the
places of some cards. So the finds are shuffled first, with the junkyard and the contested
resources. Then each rival's other unseen cards are redealt among its hand, deck and face-down
discards.
"""

from __future__ import annotations

from collections import Counter

from engine.frozen import replace
from engine.games.arctic_scavengers.content import CONTESTED_CARDS, by_order
from engine.games.arctic_scavengers.gathering.leaders import leaders_in_play
from engine.games.arctic_scavengers.sights import CONTESTED, Piece
from engine.games.arctic_scavengers.state import ArcticScavengers
from engine.games.arctic_scavengers.tribe import Tribe
from engine.kernel import Seat
from engine.kit.piles import Spot, exchange, mix, spots
from engine.kit.worlds import another_world


@another_world
def redeal(world: ArcticScavengers, seat: Seat) -> None:
    """Give everything hidden from this seat another possible value."""
    known_by_tribe = [tribe.known_hidden() for tribe in world.tribes]
    _exchange(world, seat)
    _other_leaders(world, seat)
    for rival, tribe in enumerate(world.tribes):
        if rival != seat:
            finds = Counter(piece.card for piece in tribe.finds)
            _deal_anew(world, tribe, known_by_tribe[rival] + finds, seat)
        else:
            _lose_order(world, tribe, seat)
        tribe.sights = [sight for sight in tribe.sights if sight.by == seat]


def _exchange(world: ArcticScavengers, seat: Seat) -> None:
    """Redeal the pieces that this seat has not seen.

    A contested pile, and finds won from it, hold contested resources only; the others may be in the
    junkyard too.
    """
    unseen = [spot for spot in spots(world.schematics, world.plans) if seat not in _at(spot).seen]
    plans = [_at(spot).card for spot in unseen]
    mix(world, plans)
    _lay(unseen, plans)
    narrow, wide = _places(world, seat)
    cards = [_at(spot).card for spot in (*narrow, *wide)]
    sunk = _sunk(world, seat)
    sunk &= Counter(cards[len(narrow) :])  # an older save counts some that have become public
    cards = list((Counter(cards) - sunk).elements())
    mix(world, cards)
    cards.sort(key=lambda card: card not in CONTESTED_CARDS)  # stable: shuffled within each part
    into_narrow, into_wide = cards[: len(narrow)], [*cards[len(narrow) :], *sunk.elements()]
    mix(world, into_wide)
    _lay([*narrow, *wide], [*into_narrow, *into_wide])


def _places(world: ArcticScavengers, seat: Seat) -> tuple[list[Spot[Piece]], list[Spot[Piece]]]:
    """Return the positions of pieces that this seat has not seen: those for contested resources
    only, and those for any card."""
    piles = [world.contested, world.cut, world.junkyard, world.dug]
    rivals = [tribe for rival, tribe in enumerate(world.tribes) if rival != seat]
    piles += [tribe.gains for tribe in rivals]
    places = [spot for spot in spots(*piles) if seat not in _at(spot).seen]
    narrow = [spot for spot in places if _at(spot).source == CONTESTED]
    wide = [spot for spot in places if _at(spot).source != CONTESTED]
    for tribe in rivals:
        seen_finds = [piece for piece in tribe.finds if seat in piece.seen]
        contested_left = len(tribe.finds) - tribe.from_junkyard  # the public minimum
        contested_left -= sum(piece.card in CONTESTED_CARDS for piece in seen_finds)
        unseen = [spot for spot in spots(tribe.finds) if seat not in _at(spot).seen]
        narrow += unseen[: max(0, contested_left)]
        wide += unseen[max(0, contested_left) :]
    return narrow, wide


def _sunk(world: ArcticScavengers, seat: Seat) -> Counter[str]:
    """Return the contested resources that, as far as a seat knows, are in the junkyard or with the
    seat that dug them up.

    Those that it has seen since are left out.
    """
    sunk_cards = Counter(piece.card for piece in world.sunk if seat in piece.seen)
    for tribe in world.tribes:
        sunk_cards.subtract(p.card for p in tribe.gains if p.source != CONTESTED and seat in p.seen)
        if tribe.from_junkyard:
            sunk_cards.subtract(piece.card for piece in tribe.finds if seat in piece.seen)
    sunk_cards.subtract(p.card for p in (*world.junkyard, *world.dug) if seat in p.seen)
    return +sunk_cards


def _at(spot: Spot[Piece]) -> Piece:
    return spot[0][spot[1]]


def _lay(places: list[Spot[Piece]], cards: list[str]) -> None:
    """Put these cards at these positions."""
    for (pile, index), card in zip(places, cards, strict=True):
        pile[index] = replace(pile[index], card=card)


def _deal_anew(world: ArcticScavengers, tribe: Tribe, cards: Counter[str], seat: Seat) -> None:
    """Redeal a rival's unseen cards to their possible places; seen cards stay."""
    hidden = tribe.hidden()
    seen_piles = tribe.sight(seat).known(hidden)
    unplaced = list((cards - Counter(card for pile in seen_piles for card in pile)).elements())
    mix(world, unplaced)
    for pile, known_cards in zip(hidden, seen_piles, strict=True):
        pile[:] = [*(unplaced.pop() for _ in range(len(pile) - len(known_cards))), *known_cards]
    tribe.hand[:] = by_order(tribe.hand)


def _lose_order(world: ArcticScavengers, tribe: Tribe, seat: Seat) -> None:
    """Shuffle the seat's own deck and building sites, whose order it does not know."""
    hidden = tribe.hidden()
    unseen = [
        (pile, index)
        for pile, known_cards in zip(hidden, tribe.sight(seat).known(hidden), strict=True)
        for index in range(len(pile) - len(known_cards))
        if pile is tribe.deck or any(pile is site.timer for site in tribe.sites)
    ]
    exchange(world, unseen)


def _other_leaders(world: ArcticScavengers, seat: Seat) -> None:
    """Redeal the leaders of rivals that have not chosen."""
    excluded = {*world.tribes[seat].dealt, *(tribe.leader for tribe in world.tribes)}
    pile = [id for id in leaders_in_play(world.variant) if id not in excluded]
    mix(world, pile)
    for rival, tribe in enumerate(world.tribes):
        if rival != seat:
            tribe.dealt = [pile.pop() for _ in tribe.dealt]
