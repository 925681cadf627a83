"""Preview each legal pick, as far as its seat can know. Pure.

Each pick is played in a redealt world (`redeal`), not in the true one. The preview ends where luck
or hidden facts enter.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from hashlib import blake2b
from typing import Any, Final

from engine.codec import game_name
from engine.copying import clone
from engine.games import GAMES
from engine.kernel import Game, Pick, Seat, View, play
from engine.undo import answers_window, stays

SUGGESTIONS: Final = 3
"""Up to this many picks are named first."""


@dataclass(frozen=True)
class Ahead:
    """What one pick leads to."""

    after: View | None
    """How its seat would see the table; None if luck or something hidden comes in."""
    ends: bool
    """Whether the seat is no longer awaited; False if unknown."""
    value: float
    """The game's own `value` of it, in the redealt world."""
    idle: bool = False
    """Whether it does nothing: what is worse is never suggested beside it, nor it beside what is
    better."""
    stays: bool = False
    """Whether it cannot be taken back once it is played: see `engine.undo.stays`."""
    loses: bool = False
    """Whether it gives up members where the largest tribe wins: never suggested beside others."""
    replaceable: bool = False
    """Whether it answers a window in which several are asked: another answer may replace it until
    the window shuts."""

    @property
    def barrier(self) -> bool:
        """Whether luck or something hidden comes in, so that it cannot be taken back."""
        return self.after is None


@dataclass(frozen=True)
class Prospect:
    """What a seat can expect of everything it may pick now."""

    ahead: tuple[Ahead, ...]
    """By index of the legal picks."""
    undo: str = ""
    """Why the seat's last pick cannot be taken back (a text id after `refused-`); "" if it can."""
    made: Ahead | None = None
    """The preview of the composed pick, if there is one."""
    offers: tuple[str, ...] = ()
    """Standing orders about this question that are not in force."""
    offered: frozenset[str] = frozenset()
    """Those of them that the seat has had before."""

    def best(self, picks: Sequence[int], groups: Sequence[Sequence[int]]) -> tuple[int, ...]:
        """The most natural of these picks, best first: one of a group, at most `SUGGESTIONS` and
        half of the groups, and none that is no better than another. Doing nothing is listed
        alone."""
        picks = [at for at in picks if not self.ahead[at].loses] or picks
        worst = min(self.ahead[at].value for at in picks)
        found: list[int] = []
        taken: set[int] = set()
        group_of = {at: n for n, group in enumerate(groups) for at in group}
        for at in sorted(picks, key=lambda at: -self.ahead[at].value):
            if group_of[at] not in taken and self.ahead[at].value > worst:
                found.append(at)
                taken.add(group_of[at])
        if found and self.ahead[found[0]].idle:
            return (found[0],)
        busy = [at for at in found if not self.ahead[at].idle]
        return tuple(busy[: min(SUGGESTIONS, (len(groups) + 1) // 2)])


def look_ahead(game: Game, seat: Seat, picks: Sequence[Pick], seed: int) -> tuple[Ahead, ...]:
    """What each of the seat's legal `picks` leads to, in the world that `seed` deals."""
    package = GAMES[game_name(type(game))]
    world = package.redeal(game, seat, seed)
    return tuple(_after(package, world, seat, pick) for pick in picks)


def _after(package: Any, world: Game, seat: Seat, pick: Pick) -> Ahead:
    after = clone(world)
    play(after, seat, pick)
    value, loses = package.value(after, seat), gives_up(package, world, after, seat)
    if after.barriers > world.barriers:
        return Ahead(None, False, value, pick.idle, True, loses)
    view, final = package.view(after, seat), stays(world, after, seat, pick)
    over = seat not in {s for s, _ in view.awaited}
    window = answers_window(world, seat, pick) and not final
    return Ahead(view, over, value, pick.idle, final, loses, window)


def gives_up(package: Any, before: Game, after: Game, seat: Seat) -> bool:
    """Whether a pick gave up members where the largest tribe wins."""
    return package.COUNTS_MEMBERS and _points(package, after, seat) < _points(package, before, seat)


def _points(package: Any, game: Game, seat: Seat) -> int:
    return next((one.total for one in package.score(game) if one.seat == seat), 0)


def seed_of(table: int, seat: Seat, revision: int) -> int:
    """The same seed for the same question. It need not be secret: the world it deals depends on
    what the seat knows alone."""
    told = f"{table}:{seat}:{revision}".encode()
    return int.from_bytes(blake2b(told, digest_size=8).digest(), "big")
