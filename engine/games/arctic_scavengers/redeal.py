"""Other worlds that a seat cannot tell from this one.

What a seat knows of rivals is: which cards each has beside its secret finds, those of the finds it
has seen, and where some of them are. So the finds are exchanged first, with junkyard and contested
resources, and then each rival's other unseen cards are redealt among its hand, deck and face-down
discards.
"""

from __future__ import annotations

from collections import Counter

from engine.copying import clone
from engine.frozen import replace
from engine.games.arctic_scavengers.content import CARD, by_order
from engine.games.arctic_scavengers.gathering.leaders import leaders_in_play
from engine.games.arctic_scavengers.state import CONTESTED, ArcticScavengers, Piece, Tribe
from engine.kernel import Seat
from engine.kit.piles import Spot, exchange, mix, spots
from engine.kit.worlds import answer_anew


def redeal(game: ArcticScavengers, seat: Seat, seed: int) -> ArcticScavengers:
    """The same table with everything this seat cannot see exchanged for what it could be."""
    other = clone(game)
    other.seed = seed
    if game.result is not None:  # all lies open
        return other
    known = [tribe.known_hidden() for tribe in other.tribes]
    _exchange(other, seat)
    _other_leaders(other, seat)
    for rival, tribe in enumerate(other.tribes):
        if rival != seat:
            found = Counter(piece.card for piece in tribe.finds)
            _deal_anew(other, tribe, known[rival] + found, seat)
        else:
            _lose_order(other, tribe, seat)
        tribe.sights = [sight for sight in tribe.sights if sight.by == seat]
    answer_anew(other, seat)
    other.barriers = game.barriers
    return other


def _exchange(other: ArcticScavengers, seat: Seat) -> None:
    """Redeal the pieces that this seat has not seen. A contested pile, and what was won from it,
    hold contested resources alone; the rest may be in the junkyard."""
    unseen = [spot for spot in spots(other.schematics, other.plans) if seat not in _at(spot).seen]
    plans = [_at(spot).card for spot in unseen]
    mix(other, plans)
    _lay(unseen, plans)
    narrow, wide = _places(other, seat)
    cards = [_at(spot).card for spot in (*narrow, *wide)]
    sunk = _sunk(other, seat)
    sunk &= Counter(cards[len(narrow) :])  # an older save counts some that have become public
    cards = list((Counter(cards) - sunk).elements())
    mix(other, cards)
    cards.sort(key=lambda card: CARD[card].place != CONTESTED)  # stable: shuffled within each part
    first, rest = cards[: len(narrow)], [*cards[len(narrow) :], *sunk.elements()]
    mix(other, rest)
    _lay([*narrow, *wide], [*first, *rest])


def _places(other: ArcticScavengers, seat: Seat) -> tuple[list[Spot[Piece]], list[Spot[Piece]]]:
    """Where the pieces lie that this seat has not seen: the places that hold contested resources
    alone, and those that may hold anything."""
    piles = [other.contested, other.cut, other.junkyard, other.dug]
    rivals = [tribe for rival, tribe in enumerate(other.tribes) if rival != seat]
    piles += [tribe.gains for tribe in rivals]
    places = [spot for spot in spots(*piles) if seat not in _at(spot).seen]
    narrow = [spot for spot in places if _at(spot).source == CONTESTED]
    wide = [spot for spot in places if _at(spot).source != CONTESTED]
    for tribe in rivals:
        seen = [piece for piece in tribe.finds if seat in piece.seen]
        won = len(tribe.finds) - tribe.from_junkyard  # at least, for all that everybody knows
        won -= sum(CARD[piece.card].place == CONTESTED for piece in seen)
        unseen = [spot for spot in spots(tribe.finds) if seat not in _at(spot).seen]
        narrow += unseen[: max(0, won)]
        wide += unseen[max(0, won) :]
    return narrow, wide


def _sunk(other: ArcticScavengers, seat: Seat) -> Counter[str]:
    """The contested resources of which a seat knows that they went into the junkyard and, as far as
    it can tell, are there or with the seat that dug them up; not those that it has seen since."""
    found = Counter(piece.card for piece in other.sunk if seat in piece.seen)
    for tribe in other.tribes:
        found.subtract(p.card for p in tribe.gains if p.source != CONTESTED and seat in p.seen)
        if tribe.from_junkyard:
            found.subtract(piece.card for piece in tribe.finds if seat in piece.seen)
    found.subtract(p.card for p in (*other.junkyard, *other.dug) if seat in p.seen)
    return +found


def _at(spot: Spot[Piece]) -> Piece:
    return spot[0][spot[1]]


def _lay(places: list[Spot[Piece]], cards: list[str]) -> None:
    """Let these cards lie at these places."""
    for (pile, at), card in zip(places, cards, strict=True):
        pile[at] = replace(pile[at], card=card)


def _deal_anew(other: ArcticScavengers, tribe: Tribe, cards: Counter[str], seat: Seat) -> None:
    """Redeal a rival's unseen cards to where they may be: what was seen stays in place."""
    hidden = tribe.hidden()
    seen = tribe.sight(seat).known(hidden)
    rest = list((cards - Counter(card for pile in seen for card in pile)).elements())
    mix(other, rest)
    for pile, known in zip(hidden, seen, strict=True):
        pile[:] = [*(rest.pop() for _ in range(len(pile) - len(known))), *known]
    tribe.hand[:] = by_order(tribe.hand)


def _lose_order(other: ArcticScavengers, tribe: Tribe, seat: Seat) -> None:
    """The own deck, in an order that its seat cannot know; nor does it know what lies on its
    building sites."""
    hidden = tribe.hidden()
    unseen = [
        (pile, at)
        for pile, known in zip(hidden, tribe.sight(seat).known(hidden), strict=True)
        for at in range(len(pile) - len(known))
        if pile is tribe.deck or any(pile is site.timer for site in tribe.sites)
    ]
    exchange(other, unseen)


def _other_leaders(other: ArcticScavengers, seat: Seat) -> None:
    """Rivals who choose a leader have been dealt others."""
    own = {*other.tribes[seat].dealt, *(tribe.leader for tribe in other.tribes)}
    pile = [id for id in leaders_in_play(other.variant) if id not in own]
    mix(other, pile)
    for rival, tribe in enumerate(other.tribes):
        if rival != seat:
            tribe.dealt = [pile.pop() for _ in tribe.dealt]
