"""Views, redealt worlds, and points."""

from __future__ import annotations

from dataclasses import dataclass

from engine.games._skeleton.rounds import STAKES
from engine.games._skeleton.state import Bids
from engine.kernel import EVERYTHING, Score, ScoreRow, Seat, View, Viewer, awaited
from engine.kit.piles import mix
from engine.kit.worlds import another_world


@dataclass(slots=True, kw_only=True)
class BidsView(View):
    """What a viewer sees: of other seats' hands the size only."""

    prize: int
    won: tuple[int, ...]
    sizes: tuple[int, ...]
    hands: tuple[tuple[int, ...] | None, ...]
    aside: tuple[int | None, ...]
    vetoes: tuple[int, ...]
    guesses: tuple[tuple[int, ...] | None, ...]
    stakes: tuple[int | None, ...]


def view(game: Bids, viewer: Viewer) -> BidsView:
    """Return what `viewer` may see."""

    def is_visible(seat: Seat) -> bool:
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
        hands=tuple(tuple(h) if is_visible(s) else None for s, h in enumerate(game.hands)),
        aside=tuple(card if is_visible(s) else None for s, card in enumerate(game.aside)),
        vetoes=tuple(game.vetoes),
        guesses=tuple(tuple(g) if is_visible(s) else None for s, g in enumerate(game.guesses)),
        stakes=tuple(stake if is_visible(s) else None for s, stake in enumerate(game.stakes)),
    )


@another_world  # which also gives rivals answers that fit their new hands
def redeal(world: Bids, seat: Seat) -> None:
    """Give the hidden cards of rivals other possible values."""
    rivals = [rival for rival in range(world.seats) if rival != seat]
    for rival in rivals:
        if world.aside[rival] and world.hands[rival]:
            hidden = sorted([*world.hands[rival], world.aside[rival]])
            world.aside[rival] = hidden.pop(world.roll(len(hidden)))
            world.hands[rival] = hidden
    mix(world, world.prizes)
    for rival in rivals:
        if world.full and world.stakes[rival] >= 0:
            world.stakes[rival] = world.roll(STAKES)
            world.guesses[rival] = [1 + world.roll(world.cards - 1)] * bool(world.stakes[rival])


def score(game: Bids) -> list[Score]:
    """Return points won, which are public, and those of guesses, which become so at the end."""
    over = game.result is not None
    scores = []
    for seat, points in enumerate(game.won):
        rows = [ScoreRow("round", points, public=True)]
        if game.full:
            rows.append(ScoreRow("guess", game.guessed(seat), public=over))
        scores.append(Score(seat, tuple(rows)))
    return scores
