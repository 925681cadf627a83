"""Corrections: the things of a state. A card changes places with another, so that all hands stay as
large as the rounds left.

Not corrected: what the game was set up with (`cards`, `full`, `against`).
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import Any

from engine.corrections import Pile, Value, correctable, figure, pile, unfinished
from engine.games._skeleton.rounds import STAKES, SecretBids
from engine.games._skeleton.state import Bids
from engine.kernel import Seat, pending

MOST = 50
"""Maximum points that a correction sets."""


@correctable
def things(game: Bids) -> Iterator[Value | Pile]:
    """Yield everything that can be corrected."""
    asked = [question for question, _ in pending(game) if isinstance(question, SecretBids)]
    sealed = {seat for question in asked for seat, _ in question.answers}
    for seat in range(game.seats):
        yield figure("set_points", game.won, seat, range(MOST + 1), seat=seat)
        yield from _cards(game, seat, seat in sealed)
        if game.full:
            yield figure("set_vetoes", game.vetoes, seat, range(2), seat=seat)
            if game.stakes[seat] >= 0:
                yield from _guess(game, seat)
        yield pile("set_taken", "prizes", game.taken[seat], seat=seat)
    if game.round:
        yield figure("set_round", game, "round", range(1, game.cards))
        prizes = range(1, game.cards)
        yield Value(what="set_prize", value=game.prize, values=prizes, put=partial(_bring, game))
    yield pile("set_prizes", "prizes", game.prizes, sees=(), ordered=True)
    yield pile("set_lost", "prizes", game.lost)


def _cards(game: Bids, seat: Seat, is_sealed: bool) -> Iterator[Value]:
    """Yield the card set aside and those in the hand. They change places with cards that were bid,
    the one set aside with those in the hand, too."""
    hand, aside = game.hands[seat], game.aside[seat]
    spent = sorted({*game.spent} - {*hand, aside})
    row: dict[str, Any] = {
        "seat": seat, "sees": (seat,), "locked": unfinished(seat) if is_sealed else None,
    }  # fmt: skip

    def exchange(old: int, new: int) -> None:
        others = hand if new in hand else game.spent
        others[others.index(new)] = old
        if old == aside:
            game.aside[seat] = new
        else:
            hand[hand.index(old)] = new
        hand.sort()

    if aside:
        put = partial(exchange, aside)
        yield Value(
            what="set_own_aside", value=aside, values=[aside, *hand, *spent], put=put, **row
        )
    for n, card in enumerate(hand):
        put = partial(exchange, card)
        yield Value(what=f"set_card_{n + 1}", value=card, values=[card, *spent], put=put, **row)


def _guess(game: Bids, seat: Seat) -> Iterator[Value]:
    """Yield the stake of a guess and its prizes; 0 for none."""
    guess, stake = game.guesses[seat], game.stakes[seat]

    def put(n: int, prize: int) -> None:
        rest = [other for index, other in enumerate(guess) if index != n]
        guess[:] = sorted({prize, *rest} - {0})

    stakes = [high for high in range(STAKES) if high * len(guess) <= STAKES]
    yield figure("set_stake", game.stakes, seat, stakes, seat=seat, sees=(seat,))
    for n in range(2 if 2 * stake <= STAKES else 1):
        yield Value(
            what=f"set_guess_{n + 1}", seat=seat, sees=(seat,), value=[*guess, 0, 0][n],
            values=range(game.cards), put=partial(put, n),
        )  # fmt: skip


def _bring(game: Bids, prize: int) -> None:
    """Bid for another prize: it changes places with the one that was bid for."""
    for row in (game.prizes, game.lost, *game.taken):
        row[:] = [game.prize if other == prize else other for other in row]
    game.prize = prize
