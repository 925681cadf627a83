"""Preview each legal pick, as far as its seat can know. Pure.

Each pick is played in a redealt world (`redeal`), not in the true one. The preview ends where luck
or hidden facts enter.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from hashlib import blake2b
from typing import Any, Final, NamedTuple

from bot.model.reasons import Reason
from engine.codec import game_name
from engine.copying import clone
from engine.games import GAMES
from engine.kernel import Game, Pick, Seat, View, awaited, legal, play
from engine.undo import answers_window, stays

SUGGESTIONS: Final = 3
"""Maximum number of suggested picks."""


@dataclass(frozen=True)
class PickOutcome:
    """The outcome of one pick, as far as its seat can know."""

    after: View | None
    """The seat's view after the pick; None if chance or hidden facts decide it, or if nothing reads
    it."""
    ends: bool
    """Whether the seat is no longer awaited; False if unknown."""
    value: float
    """The game's own `value` of the position, in the redealt world."""
    idle: bool = False
    """Whether the pick does nothing. A pick that is no better than it is never suggested, nor is it
    beside better ones."""
    stays: bool = False
    """Whether the pick cannot be undone: see `engine.undo.stays`."""
    loses: bool = False
    """Whether the pick gives up members in a game won by the most members, or is `_vain`; then it
    is never suggested."""
    replaceable: bool = False
    """Whether the pick answers a window of several seats; the seat may replace it until the window
    closes."""
    barrier: bool = False
    """Whether chance or hidden facts decide the outcome, so that the pick cannot be undone."""

    @classmethod
    def unknown(cls, pick: Pick) -> PickOutcome:
        """Return the outcome of a pick of which nothing is known: it may be final."""
        return cls(None, False, 0.0, pick.idle, stays=True, barrier=True)


@dataclass(frozen=True)
class TurnPreview:
    """The outcome of each legal pick of a seat."""

    outcomes: tuple[PickOutcome, ...]
    """By index of the legal picks."""
    undo: Reason | None = None
    """Why the seat's last pick cannot be undone; None if it can."""
    composed: PickOutcome | None = None
    """The outcome of the composed pick, if there is one."""
    offers: tuple[str, ...] = ()
    """Names of standing orders about this question that are not in force."""
    offered: frozenset[str] = frozenset()
    """Names of those `offers` that the seat gave before."""

    def best(self, picks: Sequence[int], groups: Sequence[Sequence[int]]) -> tuple[int, ...]:
        """Return the most natural of these picks, best first. At most one of each group, at most
        `SUGGESTIONS`, at most half of the groups, and none that is no better than another. A pick
        that does nothing is returned alone."""
        picks = [at for at in picks if not self.outcomes[at].loses] or picks
        values = {at: self.outcomes[at].value for at in picks}
        worst = min(values.values())
        nothing = max(
            (value for at, value in values.items() if self.outcomes[at].idle), default=worst
        )
        chosen: list[int] = []
        taken: set[int] = set()
        group_of = {at: n for n, group in enumerate(groups) for at in group}
        for at in sorted(picks, key=lambda at: -values[at]):
            if group_of[at] not in taken and values[at] > worst:
                chosen.append(at)
                taken.add(group_of[at])
        if chosen and self.outcomes[chosen[0]].idle:
            return (chosen[0],)
        better = [at for at in chosen if values[at] > nothing]
        return tuple(better[: min(SUGGESTIONS, (len(groups) + 1) // 2)])


def preview_picks(
    game: Game, seat: Seat, picks: Sequence[Pick], seed: int, *, views: bool = True
) -> tuple[PickOutcome, ...]:
    """Return the outcome of each of these legal picks, played in the world that `seed` deals.
    `views`: with the view after each, which takes more than half of the time."""
    package = GAMES[game_name(type(game))]
    world = package.redeal(game, seat, seed)
    before = _Before(_members(package, world, seat), package.value(world, seat), picks)
    return tuple(_after(package, world, seat, pick, views, before) for pick in picks)


class _Before(NamedTuple):
    """A position before each of its picks."""

    members: int
    value: float
    picks: Sequence[Pick]


def _after(
    package: Any, world: Game, seat: Seat, pick: Pick, views: bool, before: _Before
) -> PickOutcome:
    after = clone(world)
    play(after, seat, pick)
    value, loses = package.value(after, seat), _members(package, after, seat) < before.members
    if after.barriers > world.barriers:
        return PickOutcome(None, False, value, pick.idle, True, loses, barrier=True)
    view, final = package.view(after, seat) if views else None, stays(world, after, seat, pick)
    over = seat not in {s for s, _ in awaited(after)}
    if not (pick.idle or over) and value <= before.value:
        loses |= _vain(after, seat, before.picks)
    window = answers_window(world, seat, pick) and not final
    return PickOutcome(view, over, value, pick.idle, final, loses, window)


def _vain(after: Game, seat: Seat, before: Sequence[Pick]) -> bool:
    """Return whether a pick that gains nothing only removes later picks, and the seat could do
    nothing instead."""
    return any(pick.idle for pick in before) and {*before}.issuperset(legal(after, seat))


def _members(package: Any, game: Game, seat: Seat) -> int:
    """Return how many members a seat has, in a game won by the most members; otherwise 0."""
    if not package.COUNTS_MEMBERS:
        return 0
    return next((score.total for score in package.score(game) if score.seat == seat), 0)


def question_seed(table: int, seat: Seat, revision: int) -> int:
    """Return the same seed for the same question. It need not be secret: the redealt world depends
    only on what the seat knows."""
    text = f"{table}:{seat}:{revision}".encode()
    return int.from_bytes(blake2b(text, digest_size=8).digest(), "big")
