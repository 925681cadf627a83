"""How far one pick moves the judgement of its seat, per kind of pick.

    python -m tests.lab jumps [GAME ...] [--games 8] [--seed 1]

A judgement that counts what is still to come moves little when the best pick is made: it knew of
it. A kind of pick whose mean lies far from 0 is made too gladly, or too seldom. Idle picks in
particular (pass, done) should move it by nothing; data/<game>/value.toml says in `[still]` how much
of it a game is allowed, and tests/laws/computers/test_jumps.py holds it.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Annotated, Any, Final

import typer

from bot.lab.simulate import STUCK_AFTER, roles_of
from engine.copying import clone
from engine.games import GAMES
from engine.kernel import DISCARD_EVENTS, Pick, Seat, decision, legal, play, question
from engine.package import GamePackage
from engine.players.one_deep import glance
from engine.rng import advance
from engine.weights import Terms
from tests.lab.computers.settings import Setting, settings_of

MIN_MEAN_JUMP: Final = 0.1
"""Minimum mean change of a part of the evaluation to be printed."""
WANTED_SEATS: Final = 3
"""Seats of an examined game, if it allows that many."""


@dataclass(frozen=True)
class Jump:
    """The change of a seat's evaluation by one pick, in a redealt world."""

    seat: Seat
    part: str
    """The seat's side in a game with roles; else empty."""
    pick: Pick
    terms: Terms
    """The change by parts of the evaluation."""
    asked: str
    """The class of the question that the pick answered."""
    quiet: bool
    """Whether the pick did nothing: it is idle, nothing was rolled or revealed, and the phase goes
    on."""

    @property
    def size(self) -> float:
        """Return how far the evaluation moved."""
        return sum(self.terms.values())

    @property
    def kind(self) -> str:
        """Return the kind of pick: the side, its class, the question of an idle one, and whether it
        was quiet."""
        asked = f"of {self.asked}" if self.pick.idle else ""
        words = [self.part, type(self.pick).__name__, asked, "(quiet)" if self.quiet else ""]
        return " ".join(filter(None, words))


def jumps(package: GamePackage, seed: int, setting: Setting | None = None) -> Iterator[Jump]:
    """Yield the jumps of all picks in a game between normal computers that have alternatives or are
    idle; raise ValueError if the game does not end."""
    setting = setting or Setting()
    seats = 1 if setting.alone else min(WANTED_SEATS, package.SEATS[-1])
    game: Any = package.new_game(seats, seed, package.Options(**setting.options))
    game.new_events, weights = DISCARD_EVENTS, package.weights("normal")
    for _ in range(STUCK_AFTER):
        if game.result is not None:
            return
        seat = decision(game)[0]
        seed, draw = advance(seed)
        picks = legal(game, seat)
        pick = glance(package, game, seat, draw, weights, package.SEARCH.worlds)[0]
        if len(picks) > 1 or pick.idle:
            jump = _jump(package, game, seat, pick, draw)
            if jump is not None:
                yield jump
        play(game, seat, pick)
    raise ValueError(f"{package.NAME} came to no end in {STUCK_AFTER} picks")


def looked_at(package: GamePackage, games: int, seed: int) -> Iterator[Jump]:
    """Yield the jumps of this many games of each of the game's settings."""
    for n in range(games * len(settings_of(package))):
        seed, deal = advance(seed)
        yield from jumps(package, deal, settings_of(package)[n % len(settings_of(package))])


def _jump(package: GamePackage, game: Any, seat: Seat, pick: Pick, draw: int) -> Jump | None:
    world = package.redeal(game, seat, draw)
    after = clone(world)
    after.new_events = DISCARD_EVENTS
    play(after, seat, pick)
    if after.result is not None:  # the score of a finished game is no estimate
        return None
    was, now = package.terms(world, seat), package.terms(after, seat)
    terms = {name: now.get(name, 0.0) - was.get(name, 0.0) for name in {**was, **now}}
    same = package.phase(after) == package.phase(world) and after.barriers == world.barriers
    choice = question(game, seat)
    asked = type(choice).__name__ if choice else ""
    role = (roles_of(package, game) or [""] * game.seats)[seat]
    return Jump(seat, role, pick, terms, asked, pick.idle and same)


@dataclass(frozen=True)
class KindOfPick:
    """The jumps of one kind of pick."""

    name: str
    jumps: Sequence[Jump]

    @property
    def mean(self) -> float:
        """Return the mean of the jumps."""
        return sum(jump.size for jump in self.jumps) / len(self.jumps)

    @property
    def largest(self) -> float:
        """Return the jump farthest from 0."""
        return max((jump.size for jump in self.jumps), key=abs)

    def __str__(self) -> str:
        means = dict[str, float]()
        for jump in self.jumps:
            for term, moved in jump.terms.items():
                means[term] = means.get(term, 0.0) + moved / len(self.jumps)
        far = [
            f"{term} {moved:+.2f}" for term, moved in means.items() if abs(moved) >= MIN_MEAN_JUMP
        ]
        row = f"{self.name:<44}{len(self.jumps):>6}{self.mean:>9.2f}{self.largest:>9.2f}"
        return f"{row}  {', '.join(far)}"


def kinds(all_jumps: Iterable[Jump]) -> list[KindOfPick]:
    """Group jumps by kind of pick; those with a mean farthest from 0 come first."""
    of: dict[str, list[Jump]] = {}
    for jump in all_jumps:
        of.setdefault(jump.kind, []).append(jump)
    return sorted((KindOfPick(*fields) for fields in of.items()), key=lambda kind: -abs(kind.mean))


def main(
    names: Annotated[
        list[str] | None, typer.Argument(metavar="GAME", help="All of them unless named.")
    ] = None,
    games: Annotated[int, typer.Option(min=1, help="Games of each setting.")] = 8,
    seed: Annotated[int, typer.Option(min=0, help="Start of the random numbers.")] = 1,
) -> None:
    """Print how far each kind of pick moves the evaluation of its seat."""
    for name in names or GAMES:
        all_jumps = [*looked_at(GAMES[name], games, seed)]
        lines = [f"{name}: {games} games of each setting"]
        lines.append(f"{'kind':<44}{'picks':>6}{'mean':>9}{'largest':>9}  parts")
        lines += map(str, kinds(all_jumps))
        typer.echo("\n".join(lines) + "\n")
