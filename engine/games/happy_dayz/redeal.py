"""Other worlds that a seat cannot tell from this one."""

from __future__ import annotations

from engine import rng
from engine.copying import clone
from engine.games.happy_dayz.content import OPEN_SUITS, ORDER, SUIT, TRIOS
from engine.games.happy_dayz.picks import Vote
from engine.games.happy_dayz.setup import VoteFactions, neighbours
from engine.games.happy_dayz.state import HappyDayz, Sent
from engine.games.happy_dayz.view import looked_at
from engine.kernel import Pick, Seat
from engine.kit.piles import Spot, spots


def redeal(game: HappyDayz, seat: Seat, seed: int) -> HappyDayz:
    """The same table with everything this seat cannot see exchanged for what it could be.

    Faction cards that everybody saw before they were turned face down change places among
    themselves only, so that what was played does not come back into a hand. What everybody knows to
    be in a hand or under the reserve stays there.
    """
    other = clone(game)
    secret = [_hidden(other, s) for s in range(len(other.hands))]
    quarantined = spots(*other.won)
    elsewhere = spots(*(cards for s, cards in enumerate(secret) if s != seat), other.reserve)
    elsewhere += spots(other.itinerants)[:-1]  # the last one is visible
    fixed, seen = {*looked_at(game, seat), *game.known}, set(game.seen)
    for group in (True, False):
        seed = _exchange(
            [p for p in quarantined if (_card(p) in seen) is group and _card(p) not in fixed],
            [p for p in elsewhere if (_card(p) in seen) is group and _card(p) not in fixed],
            seed,
        )
    for rival, cards in enumerate(secret):
        if rival != seat:
            kept = [card for card in other.hands[rival] if card in game.known]
            if other.sent[rival]:
                seed = _put_down(other, rival, [*cards, *kept], seed)
            hand = [*other.open[rival], *kept, *cards]
            other.hands[rival] = sorted(hand, key=ORDER.__getitem__)
    other.seed = _replace_votes(other, seat, seed)
    return other


def _hidden(game: HappyDayz, seat: Seat) -> list[str]:
    """The part of a hand of which rivals know nothing."""
    shown = {*game.open[seat], *game.known}
    return [card for card in game.hands[seat] if card not in shown]


def _card(place: Spot[str]) -> str:
    return place[0][place[1]]


def _exchange(quarantined: list[Spot[str]], elsewhere: list[Spot[str]], seed: int) -> int:
    """Shuffle the cards at these places, however they lie there; only faction cards may lie face
    down in quarantine. Returns the next state of `seed`."""
    cards = sorted(_card(place) for place in (*quarantined, *elsewhere))
    seed = rng.shuffle(seed, cards)  # type: ignore[arg-type]
    cards.sort(key=lambda card: SUIT[card] in OPEN_SUITS)  # stable: shuffled within each part
    first, rest = cards[: len(quarantined)], cards[len(quarantined) :]
    seed = rng.shuffle(seed, rest)  # type: ignore[arg-type]
    for (pile, n), card in zip((*quarantined, *elsewhere), (*first, *rest), strict=True):
        pile[n] = card
    return seed


def _put_down(other: HappyDayz, rival: Seat, cards: list[str], seed: int) -> int:
    """Let a rival who has put cards before its neighbours have put down any of these; the next
    state of `seed`."""
    seed = rng.shuffle(seed, cards)  # type: ignore[arg-type]
    pairs = zip(cards, neighbours(other, rival), strict=False)
    other.sent[rival] = [Sent(card, to) for card, to in pairs]
    return seed


def _replace_votes(other: HappyDayz, seat: Seat, seed: int) -> int:
    """Give rivals other ballots; the next state of `seed`."""
    if other.agenda and isinstance(question := other.agenda[-1], VoteFactions):
        answers: list[tuple[Seat, Pick]] = []
        for who, vote in question.answers:
            if who != seat:
                seed, n = rng.below(seed, len(TRIOS))
                vote = Vote(*TRIOS[n])
            answers.append((who, vote))
        other.agenda[-1] = VoteFactions(answers=tuple(answers))
    return seed
