"""Redeal: another world that a seat cannot tell from the true one."""

from __future__ import annotations

from engine.games.happy_dayz.content import OPEN_SUITS, ORDER, SUIT
from engine.games.happy_dayz.setup import neighbours
from engine.games.happy_dayz.state import HappyDayz, Sent
from engine.games.happy_dayz.view import looked_at
from engine.kernel import Seat
from engine.kit.piles import Spot, mix, spots
from engine.kit.worlds import another_world


@another_world
def redeal(world: HappyDayz, seat: Seat) -> None:
    """Give everything hidden from this seat another possible value.

    Faction cards that all saw before they were turned face down are shuffled among each other only;
    so no played card returns to a hand. Cards known to be in a hand or under the reserve stay
    there.
    """
    secret = [_hidden(world, s) for s in range(len(world.hands))]
    quarantined = spots(*world.won)
    elsewhere = spots(*(cards for s, cards in enumerate(secret) if s != seat), world.reserve)
    elsewhere += spots(world.itinerants)[:-1]  # the last one is visible
    fixed, seen_cards = {*looked_at(world, seat), *world.known}, set(world.seen)
    for group in (True, False):
        _exchange(
            world,
            [p for p in quarantined if (_card(p) in seen_cards) is group and _card(p) not in fixed],
            [p for p in elsewhere if (_card(p) in seen_cards) is group and _card(p) not in fixed],
        )
    for rival, cards in enumerate(secret):
        if rival != seat:
            known_cards = [card for card in world.hands[rival] if card in world.known]
            if world.sent[rival]:
                put_down = [*cards, *known_cards]
                world.shuffle(put_down)
                pairs = zip(put_down, neighbours(world, rival), strict=False)
                world.sent[rival] = [Sent(card, to) for card, to in pairs]
            hand = [*world.open[rival], *known_cards, *cards]
            world.hands[rival] = sorted(hand, key=ORDER.__getitem__)


def _hidden(game: HappyDayz, seat: Seat) -> list[str]:
    """Return the cards in a hand that rivals do not know."""
    visible = {*game.open[seat], *game.known}
    return [card for card in game.hands[seat] if card not in visible]


def _card(place: Spot[str]) -> str:
    return place[0][place[1]]


def _exchange(world: HappyDayz, quarantined: list[Spot[str]], elsewhere: list[Spot[str]]) -> None:
    """Shuffle the cards at these positions; only faction cards may lie face down in quarantine."""
    places = [*quarantined, *elsewhere]
    cards = [_card(place) for place in places]
    mix(world, cards)
    cards.sort(key=lambda card: SUIT[card] in OPEN_SUITS)  # stable: shuffled within each part
    into_quarantine, into_other = cards[: len(quarantined)], cards[len(quarantined) :]
    world.shuffle(into_other)
    dealt = iter([*into_quarantine, *into_other])
    for pile, n in places:
        pile[n] = next(dealt)
