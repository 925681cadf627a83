"""How good a table looks for a seat: what is counted, what the trick on the board will bring, and
what its hand can still do.

`value` is given a world with everything hidden dealt anew, so it may look at all of it: a rival's
hand in it is a guess like any other.
"""

from __future__ import annotations

from engine.games.happy_dayz.content import PLUS, RANK, SUIT, VAN, WORTH, ZOMBIE
from engine.games.happy_dayz.ending import count
from engine.games.happy_dayz.powers import Antidote, GiveTrick
from engine.games.happy_dayz.state import HappyDayz
from engine.games.happy_dayz.tricks import winner
from engine.kernel import Seat

THROWN = 1.0
"""Survivors that a seat still to play is expected to cost the winner of a trick of humans: now
and then it throws a zombie."""
LATE = 0.1
"""Survivors that a zombie left in one's hand is expected to cost."""
VAN_IN_HAND = 1.0
"""What a minivan is worth in hand or in quarantine: a way out of a bad trick."""


def value(game: HappyDayz, seat: Seat) -> float:
    """Survivors the seat will have, less those of its rivals (the best one weighs most)."""
    figures = count(game)
    standing = [
        game.survivors[s] + sum(figures[s].values()) + VAN_IN_HAND * len(game.vans(s))
        for s in range(game.seats)
    ]
    for taker, share in _trick(game):
        standing[taker] += share
    rivals = [standing[s] for s in range(game.seats) if s != seat]
    ahead = standing[seat] - 0.5 * max(rivals) - 0.5 * sum(rivals) / len(rivals)
    return ahead + (_hand(game, seat) if game.result is None else 0.0)


def _worth(game: HappyDayz, card: str) -> float:
    """Survivors that a card brings its taker."""
    suit = SUIT[card]
    if suit == VAN:
        return VAN_IN_HAND
    if suit == ZOMBIE:
        return -float(game.damage(card))
    return float(WORTH[card]) if game.works("headcount") else 1.0


def _beating(game: HappyDayz, seat: Seat, best: int) -> float:
    """How likely a seat still to play is to beat the best card so far, in this world."""
    cards = [card for card in game.hands[seat] if SUIT[card] == game.demanded]
    if not cards:
        return 0.0
    sign = 1 if game.side == PLUS else -1
    return sum(sign * RANK[card] > best for card in cards) / len(cards)


def _trick(game: HappyDayz) -> list[tuple[Seat, float]]:
    """What the trick on the board is likely to bring, and to whom."""
    if not game.trick or not game.demanded:
        return []
    holder = winner(game)
    top = game.agenda[-1] if game.agenda else None
    done = {played.seat for played in game.trick}
    waiting = (
        []
        if isinstance(top, GiveTrick | Antidote)
        else [s for s in game.after(game.leader) if s not in done]
    )
    sign = 1 if game.side == PLUS else -1
    best = max(sign * RANK[p.card] for p in game.trick if SUIT[p.card] == game.demanded)
    chances: list[tuple[Seat, float]] = []
    stays = 1.0
    for s in reversed(waiting):
        beats = _beating(game, s, best)
        chances.append((s, stays * beats))
        stays *= 1 - beats
    chances.append((holder, stays))
    found: list[tuple[Seat, float]] = []
    for taker, chance in chances:
        if chance:
            found += [(s, chance * share) for s, share in _shares(game, taker, len(waiting))]
    return found


def _shares(game: HappyDayz, taker: Seat, waiting: int) -> list[tuple[Seat, float]]:
    """What each seat gets of the trick if this one wins it."""
    cards = [played.card for played in game.trick]
    if game.demanded == ZOMBIE:
        zombies = sorted((game.damage(c) for c in cards if SUIT[c] == ZOMBIE), reverse=True)
        order = game.after(taker)
        shares = [(order[n % game.seats], -float(damage)) for n, damage in enumerate(zombies)]
        return [*shares, (taker, sum(_worth(game, c) for c in cards if SUIT[c] != ZOMBIE))]
    stake = sum(_worth(game, card) for card in cards) - THROWN * waiting
    if game.power_of(game.demanded) != "gift":
        return [(taker, stake)]
    return [(s, stake / (game.seats - 1)) for s in game.rivals(taker)]


def _hand(game: HappyDayz, seat: Seat) -> float:
    """What the cards left in hand are likely to cost or to save."""
    suits = [SUIT[card] for card in game.hands[seat]]
    return VAN_IN_HAND * suits.count(VAN) - LATE * suits.count(ZOMBIE)
