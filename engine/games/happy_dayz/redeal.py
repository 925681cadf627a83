"""Redeal: another world that a seat cannot tell from the true one."""

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
    """Return the same table with another possible value of everything hidden from this seat.

    Faction cards that all saw before they were turned face down are shuffled among each other only;
    so no played card returns to a hand. Cards known to be in a hand or under the reserve stay
    there.
    """
    world = clone(game)
    secret = [_hidden(world, s) for s in range(len(world.hands))]
    quarantined = spots(*world.won)
    elsewhere = spots(*(cards for s, cards in enumerate(secret) if s != seat), world.reserve)
    elsewhere += spots(world.itinerants)[:-1]  # the last one is visible
    fixed, seen_cards = {*looked_at(game, seat), *game.known}, set(game.seen)
    for group in (True, False):
        seed = _exchange(
            [p for p in quarantined if (_card(p) in seen_cards) is group and _card(p) not in fixed],
            [p for p in elsewhere if (_card(p) in seen_cards) is group and _card(p) not in fixed],
            seed,
        )
    for rival, cards in enumerate(secret):
        if rival != seat:
            known_cards = [card for card in world.hands[rival] if card in game.known]
            if world.sent[rival]:
                seed = _put_down(world, rival, [*cards, *known_cards], seed)
            hand = [*world.open[rival], *known_cards, *cards]
            world.hands[rival] = sorted(hand, key=ORDER.__getitem__)
    world.seed = _replace_votes(world, seat, seed)
    return world


def _hidden(game: HappyDayz, seat: Seat) -> list[str]:
    """Return the cards of a hand that rivals do not know."""
    visible = {*game.open[seat], *game.known}
    return [card for card in game.hands[seat] if card not in visible]


def _card(place: Spot[str]) -> str:
    return place[0][place[1]]


def _exchange(quarantined: list[Spot[str]], elsewhere: list[Spot[str]], seed: int) -> int:
    """Shuffle the cards at these positions, independently of their order; return the next state of
    `seed`.

    Only faction cards may lie face down in quarantine.
    """
    cards = sorted(_card(place) for place in (*quarantined, *elsewhere))
    seed = rng.shuffle(seed, cards)  # type: ignore[arg-type]
    cards.sort(key=lambda card: SUIT[card] in OPEN_SUITS)  # stable: shuffled within each part
    into_quarantine, into_other = cards[: len(quarantined)], cards[len(quarantined) :]
    seed = rng.shuffle(seed, into_other)  # type: ignore[arg-type]
    for (pile, n), card in zip(
        (*quarantined, *elsewhere), (*into_quarantine, *into_other), strict=True
    ):
        pile[n] = card
    return seed


def _put_down(world: HappyDayz, rival: Seat, cards: list[str], seed: int) -> int:
    """Replace the cards that a rival has sent by random ones of these; return the next state of
    `seed`."""
    seed = rng.shuffle(seed, cards)  # type: ignore[arg-type]
    pairs = zip(cards, neighbours(world, rival), strict=False)
    world.sent[rival] = [Sent(card, to) for card, to in pairs]
    return seed


def _replace_votes(world: HappyDayz, seat: Seat, seed: int) -> int:
    """Replace rivals' ballots by random ones; return the next state of `seed`."""
    if world.agenda and isinstance(question := world.agenda[-1], VoteFactions):
        answers: list[tuple[Seat, Pick]] = []
        for voter, vote in question.answers:
            if voter != seat:
                seed, n = rng.below(seed, len(TRIOS))
                vote = Vote(*TRIOS[n])
            answers.append((voter, vote))
        world.agenda[-1] = VoteFactions(answers=tuple(answers))
    return seed
