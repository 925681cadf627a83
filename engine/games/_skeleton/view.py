"""What each viewer sees, other worlds it cannot tell apart, and the points."""

from __future__ import annotations

from dataclasses import dataclass

from engine.copying import clone
from engine.games._skeleton.rounds import STAKES
from engine.games._skeleton.state import Bids
from engine.kernel import EVERYTHING, Score, ScoreRow, Seat, View, Viewer, awaited
from engine.kit.worlds import answer_anew
from engine.rng import below


@dataclass(slots=True, kw_only=True)
class BidsView(View):
    """Hands of others are known apart from the card aside: only their size is shown."""

    prize: int
    won: tuple[int, ...]
    sizes: tuple[int, ...]
    hands: tuple[tuple[int, ...] | None, ...]
    aside: tuple[int | None, ...]
    vetoes: tuple[int, ...]
    guesses: tuple[tuple[int, ...] | None, ...]
    stakes: tuple[int | None, ...]


def view(game: Bids, viewer: Viewer) -> BidsView:
    """The table as `viewer` may see it."""

    def mine(seat: Seat) -> bool:
        return viewer is EVERYTHING or viewer == seat

    return BidsView(
        viewer=viewer,
        seats=game.seats,
        phase="bidding" if game.round else "setup",
        chapter=max(game.round, 1),
        awaited=tuple(awaited(game)),
        result=game.result,
        prize=game.prize,
        won=tuple(game.won),
        sizes=tuple(len(hand) for hand in game.hands),
        hands=tuple(tuple(h) if mine(s) else None for s, h in enumerate(game.hands)),
        aside=tuple(card if mine(s) else None for s, card in enumerate(game.aside)),
        vetoes=tuple(game.vetoes),
        guesses=tuple(tuple(g) if mine(s) else None for s, g in enumerate(game.guesses)),
        stakes=tuple(stake if mine(s) else None for s, stake in enumerate(game.stakes)),
    )


def redeal(game: Bids, seat: Seat, seed: int) -> Bids:
    """The same table with rivals' hidden cards exchanged for others they could hold."""
    other = clone(game)
    for rival in range(game.seats):
        if rival == seat or not game.aside[rival] or not game.hands[rival]:
            continue
        hidden = sorted([*game.hands[rival], game.aside[rival]])
        seed, n = below(seed, len(hidden))
        other.aside[rival] = hidden.pop(n)
        other.hands[rival] = hidden
    other.seed = seed
    other.prizes.sort()
    other.shuffle(other.prizes)
    for rival in range(game.seats):
        if rival != seat and game.full and game.stakes[rival] >= 0:
            other.stakes[rival] = other.roll(STAKES)
            other.guesses[rival] = [1 + other.roll(other.cards - 1)] * bool(other.stakes[rival])
    answer_anew(other, seat)  # a rival's answer must fit its new hand
    other.barriers = game.barriers
    return other


def score(game: Bids) -> list[Score]:
    """Points won, which all see, and those of the guess, which all see at the end."""
    over = game.result is not None
    found = []
    for seat, points in enumerate(game.won):
        rows = [ScoreRow("round", points, public=True)]
        if game.full:
            rows.append(ScoreRow("guess", game.guessed(seat), public=over))
        found.append(Score(seat, tuple(rows)))
    return found
