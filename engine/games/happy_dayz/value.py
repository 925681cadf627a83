"""Evaluate a state for a seat: points, the expected result of the open trick, and the hand.

`value` gets a redealt world, so it may read all of it: a rival's hand there is a guess.
"""

from __future__ import annotations

from engine.games.happy_dayz.content import PLUS, RANK, SUIT, VAN, WORTH, ZOMBIE
from engine.games.happy_dayz.ending import count
from engine.games.happy_dayz.powers import Antidote, GiveTrick
from engine.games.happy_dayz.state import HappyDayz
from engine.games.happy_dayz.tricks import winner
from engine.kernel import Seat
from engine.weights import Weights


def value(game: HappyDayz, seat: Seat, w: Weights) -> dict[str, float]:
    """Return the terms: the seat's expected survivors, minus those of its rivals (mostly the best
    one)."""
    figures = count(game)
    standing = [
        game.survivors[s] + sum(figures[s].values()) + w["van"] * len(game.vans(s))
        for s in range(game.seats)
    ]
    terms = {"points": standing[seat], "trick": 0.0}
    for taker, gain in _trick(game, w):
        standing[taker] += gain
        if taker == seat:
            terms["trick"] += gain
    rivals = [standing[s] for s in range(game.seats) if s != seat]
    terms["rivals"] = -w["best_rival"] * max(rivals) - w["rivals"] * sum(rivals) / len(rivals)
    terms["hand"] = _hand(game, seat, w) if game.result is None else 0.0
    return terms


def _worth(game: HappyDayz, card: str, w: Weights) -> float:
    """Return the survivors that a card brings its taker."""
    suit = SUIT[card]
    if suit == VAN:
        return w["van"]
    if suit == ZOMBIE:
        return -float(game.damage(card))
    return float(WORTH[card]) if game.works("headcount") else w["human"]


def _beating(game: HappyDayz, seat: Seat, best: int) -> float:
    """Return the probability that a seat still to play beats the best card so far, in this
    world."""
    cards = [card for card in game.hands[seat] if SUIT[card] == game.demanded]
    if not cards:
        return 0.0
    sign = 1 if game.side == PLUS else -1
    return sum(sign * RANK[card] > best for card in cards) / len(cards)


def _trick(game: HappyDayz, w: Weights) -> list[tuple[Seat, float]]:
    """Return the expected gains of the trick on the board, as (seat, survivors)."""
    if not game.trick or not game.demanded:
        return []
    holder = winner(game)
    top = game.agenda[-1] if game.agenda else None
    played_seats = {played.seat for played in game.trick}
    waiting = (
        []
        if isinstance(top, GiveTrick | Antidote)
        else [s for s in game.after(game.leader) if s not in played_seats]
    )
    sign = 1 if game.side == PLUS else -1
    best = max(sign * RANK[p.card] for p in game.trick if SUIT[p.card] == game.demanded)
    chances: list[tuple[Seat, float]] = []
    holding = 1.0
    for s in reversed(waiting):
        beats = _beating(game, s, best)
        chances.append((s, holding * beats))
        holding *= 1 - beats
    chances.append((holder, holding))
    gains: list[tuple[Seat, float]] = []
    for taker, chance in chances:
        if chance:
            gains += [(s, chance * gain) for s, gain in _shares(game, taker, waiting, w)]
    return gains


def _shares(
    game: HappyDayz, taker: Seat, waiting: list[Seat], w: Weights
) -> list[tuple[Seat, float]]:
    """Return what each seat gains from the trick if `taker` wins it."""
    cards = [played.card for played in game.trick]
    if game.demanded == ZOMBIE:
        zombies = sorted((game.damage(c) for c in cards if SUIT[c] == ZOMBIE), reverse=True)
        order = game.after(taker)
        damages = [(order[n % game.seats], -float(damage)) for n, damage in enumerate(zombies)]
        return [*damages, (taker, sum(_worth(game, c, w) for c in cards if SUIT[c] != ZOMBIE))]
    stake = sum(_worth(game, card, w) for card in cards)
    stake += sum(_still_laid(game, seat, taker, w) for seat in waiting)
    if game.power_of(game.demanded) != "gift":
        return [(taker, stake)]
    return [(s, stake / (game.seats - 1)) for s in game.rivals(taker)]


def _still_laid(game: HappyDayz, seat: Seat, taker: Seat, w: Weights) -> float:
    """Return what a seat still to play is expected to add to a trick of humans.

    It sometimes throws a zombie, mostly if it cannot follow in this world.
    """
    hand = game.hands[seat]
    if any(SUIT[card] == game.demanded for card in hand):
        return w["follows"] - w["thrown"]
    worst = max((game.damage(card) for card in hand), default=0) if seat != taker else 0
    return -w["thrown"] - w["throws"] * worst


def _hand(game: HappyDayz, seat: Seat, w: Weights) -> float:
    """Return the expected gain or loss by the remaining hand."""
    hand = game.hands[seat]
    total = 0.0
    for card in hand:
        suit = SUIT[card]
        if suit == VAN:
            total += w["van"]
        elif suit == ZOMBIE:
            total -= w["zombie"] + w["damage"] * game.damage(card)
    suits = {SUIT[card] for card in hand}
    voids = sum(faction not in suits for faction in game.factions)
    total += w["void"] * voids * (ZOMBIE in suits)
    for faction in game.factions:  # lowest and highest win equally often
        ranks = [RANK[card] for card in hand if SUIT[card] == faction]
        if ranks:
            total += w["spread"] * (max(ranks) - min(ranks)) - w["suit"]
    return total
