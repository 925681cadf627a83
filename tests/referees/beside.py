"""Play whole games of an engine beside its referee, and compare after every pick.

A game gives its differences in a subclass of `Beside` (`tests/<game>/beside.py`).
"""

from __future__ import annotations

import dataclasses
import itertools
from collections.abc import Collection, Iterator
from functools import cache
from random import Random
from types import SimpleNamespace as Facts
from typing import Any, ClassVar

from engine.kernel import (
    EVERYTHING,
    Event,
    IllegalMove,
    Pick,
    Score,
    Viewpoint,
    apply,
    awaited,
    legal,
    question,
)
from engine.package import GamePackage
from engine.players import PLAYERS, Player
from tests.laws.walks import options_of
from tests.referees.clockwork import Told


def plain(value: Any) -> Any:
    """Return a value of the state as facts: no classes, no tuples."""
    if isinstance(value, str | int | Viewpoint) or value is None:
        return value
    if isinstance(value, dict):
        return {key: plain(item) for key, item in value.items()}
    if isinstance(value, list | tuple):
        return [plain(item) for item in value]
    return Facts(**{name: plain(getattr(value, name)) for name in names_of(type(value))})


@cache
def names_of(kind: Any) -> list[str]:
    """Return the fields of a dataclass."""
    return [field.name for field in dataclasses.fields(kind)]


def told_by(events: tuple[Event, ...]) -> list[Told]:
    """Return events as a referee tells them: name, facts, and who alone sees them."""
    told: list[Told] = []
    for event in events:
        if not event.secret:
            told.append((event.name, dict(event.facts), None))
        for seat, facts in event.secret.items():
            told.append((event.name, {**event.facts, **facts}, seat))
    return told


def refusal(game: Any, seat: int, pick: Pick) -> tuple[str, dict[str, Any]] | None:
    """Return why the engine refuses a pick, or None."""
    try:
        apply(game, seat, pick)
    except IllegalMove as refused:
        return refused.refusal.reason, dict(refused.refusal.figures)
    return None


class Disagreement(AssertionError):
    """The engine and the referee differ."""


class Beside:
    """A game and its referee. A subclass says what the game is, and how its referee begins."""

    PACKAGE: ClassVar[GamePackage]
    NOT_FACTS: ClassVar[Collection[str]] = ()
    """Fields of the state that its rulebook does not know, beside those that every game has."""
    NOT_TOLD: ClassVar[Collection[str]] = ()
    """Events that are no rule of the game, such as hints to its people."""
    BAGS: ClassVar[Collection[str]] = ()
    """Fields whose lists hold the same things in any order."""
    FREE: ClassVar[Collection[type[Pick]]] = ()
    """Kinds of pick that a seat may make beside its question, which does not list them."""
    IDLE: ClassVar[Collection[str]]
    """Kinds of pick that do nothing: one of them answers for a seat that does not."""
    VIEWED: ClassVar[float] = 0.1
    """Share of the questions before which somebody's view is compared."""
    ENUMERATED: ClassVar[float] = 0.04
    """Share of the questions of which all picks are enumerated."""
    REFUSED: ClassVar[int] = 4
    """Picks a question of which most are not offered."""

    def __init__(self, seats: int, seed: int, options: Any, edition: int, record: Any) -> None:
        """Begin a game of this edition, from a record if there is one."""
        self.dice = Random(seed)
        if record is None:
            self.game = self.PACKAGE.new_game(seats, seed, options, edition)
        else:
            self.game = self.PACKAGE.begin(seats, seed, options, record, edition)
        self.referee = self.begin(self.facts_of(), record, edition)
        self.last: Any = None
        self.compare(tuple(self.game.new_events))
        self.game.new_events = []

    # --- what a game gives

    def begin(self, dealt: Facts, record: Any, edition: int) -> Any:
        """Return the referee of a game that was just dealt."""
        raise NotImplementedError

    def seen_by(self, viewer: Any, everything: bool) -> Facts:
        """Return what a viewer may see, by the referee's facts."""
        raise NotImplementedError

    def public_rows(self, rules: set[str]) -> set[str]:
        """Return which of these rows of a score everybody may see."""
        return rules

    def tried(self, seat: int, pick: Pick) -> Pick:
        """Return a pick of the same kind with one field changed, legal or not."""
        raise NotImplementedError

    def domain(self, seat: int, kind: type, name: str) -> list[Any]:
        """Return what a field of a pick may hold, where all picks are enumerated."""
        raise NotImplementedError

    # --- what is compared

    def facts_of(self) -> Facts:
        """Return the public and hidden facts of the game."""
        kernel = ("seats", "seed", "edition", "agenda", "barriers", "here", "new_events")
        names = [name for name in names_of(type(self.game)) if name not in kernel]
        kept = [name for name in names if name not in self.NOT_FACTS]
        facts = Facts(**{name: plain(getattr(self.game, name)) for name in kept})
        facts.seats = self.game.seats
        return facts

    def differences(self, path: str, ours: Any, theirs: Any) -> Iterator[str]:
        """Yield where two facts differ."""
        if isinstance(ours, Facts) and isinstance(theirs, Facts):
            ours, theirs = vars(ours), vars(theirs)
        if isinstance(ours, dict) and isinstance(theirs, dict):
            for key in sorted({*ours, *theirs}):
                yield from self.differences(f"{path}.{key}", ours.get(key), theirs.get(key))
            return
        if isinstance(ours, list) and isinstance(theirs, list):
            if self.is_bag(path):
                ours, theirs = sorted(ours, key=str), sorted(theirs, key=str)
            if len(ours) == len(theirs):
                for n, pair in enumerate(zip(ours, theirs, strict=True)):
                    yield from self.differences(f"{path}[{n}]", *pair)
                return
        if ours != theirs:
            yield f"{path}: referee {ours!r}, engine {theirs!r}"

    def is_bag(self, path: str) -> bool:
        """Return whether the order of this list says nothing."""
        return path.rpartition(".")[2] in self.BAGS

    def fail(self, what: str, ours: Any, theirs: Any) -> None:
        lines = [
            f"{what} after {self.last}:",
            f"  referee: {ours}",
            f"  engine:  {theirs}",
            f"  asked: {[(s, n, question(self.game, s)) for s, n in awaited(self.game)]}",
            f"  state: {self.game}",
        ]
        raise Disagreement("\n".join(lines))

    def compare(self, events: tuple[Event, ...]) -> None:
        """Compare what was told, the facts, who is asked, and the points."""
        told = told_by(tuple(event for event in events if event.name not in self.NOT_TOLD))
        if self.referee.told != told:
            self.fail("events", self.referee.told, told)
        if self.referee.facts != self.referee.seen and (
            found := list(self.differences("", self.referee.facts, self.referee.seen))
        ):
            self.fail("facts", found, "")
        if self.referee.awaited() != awaited(self.game):
            self.fail("asked", self.referee.awaited(), awaited(self.game))
        for score in self.PACKAGE.score(self.game):
            self.compare_score(score)

    def compare_score(self, score: Score) -> None:
        """Compare a seat's points, what breaks a tie, and which rows are public."""
        points = {row.rule: row.points for row in score.rows}
        public = {row.rule for row in score.rows if row.public}
        if public != self.public_rows(set(points)):
            self.fail("public points", self.public_rows(set(points)), public)
        ties = tuple(figure for _, figure in score.ties)
        ours = self.referee.points(score.seat), self.referee.ties(score.seat)
        if ours != (points, ties):
            self.fail("points", ours, (points, ties))

    def compare_statistics(self) -> None:
        """Compare what the results of a finished game keep of each seat."""
        shown = self.PACKAGE.view(self.game, EVERYTHING)
        for seat in range(self.game.seats):
            ours, theirs = self.referee.statistics(seat), self.PACKAGE.statistics(shown, seat)
            if ours != theirs:
                self.fail("statistics", ours, theirs)

    def compare_views(self) -> None:
        """Compare what somebody sees: a seat, a spectator, a game master."""
        viewer = self.dice.choice([*range(self.game.seats), None, EVERYTHING])
        seen = self.seen_by(viewer, viewer is EVERYTHING)
        shown = plain(self.PACKAGE.view(self.game, viewer))
        if found := list(self.differences("", seen, shown)):
            self.fail(f"view of {viewer}", found, "")

    def compare_offers(self, seat: int) -> None:
        """Compare the picks offered, and some that differ from them in one field."""
        asked = self.referee.question(seat)
        offered = legal(self.game, seat)
        for pick in offered:
            if pick.idle != (type(pick).__name__ in self.IDLE):
                self.fail(f"offered {pick}", self.IDLE, f"idle: {pick.idle}")
            if type(pick) not in asked.kinds or [*asked.objections(pick)]:
                self.fail(f"offered {pick}", [*asked.objections(pick)], "legal")
        tries = [self.tried(seat, self.dice.choice(offered)) for _ in range(self.REFUSED)]
        tries.append(self.tried(seat, tries[-1]))
        for pick in tries:
            ours, theirs = [*asked.objections(pick)], refusal(self.game, seat, pick)
            if (theirs is None) != (not ours) or (theirs is not None and theirs not in ours):
                self.fail(f"tried {pick}", ours, theirs or "legal")

    def compare_all(self, seat: int) -> None:
        """Compare the picks that the engine lists with all that have no objection, kind by kind.

        Composed kinds are left out: of those it lists a few.
        """
        asked, choice = self.referee.question(seat), question(self.game, seat)
        assert choice is not None
        for kind in asked.kinds:
            if kind in choice.composed or kind in self.FREE:
                continue
            names = names_of(kind)
            domains = [self.domain(seat, kind, name) for name in names]
            picks = [
                kind(**dict(zip(names, values, strict=True)))
                for values in itertools.product(*domains)
            ]
            ours = {pick for pick in picks if not [*asked.objections(pick)]}
            theirs = {pick for pick in choice.options(self.game, seat) if type(pick) is kind}
            if ours != theirs:
                self.fail(f"all {kind.__name__}", ours - theirs, theirs - ours)

    def play(self, seat: int, pick: Pick) -> None:
        """Play a pick in both, and compare."""
        self.last = seat, pick
        self.game, events = apply(self.game, seat, pick)
        self.referee.play(seat, pick, self.facts_of(), list(events))
        self.compare(events)


def play_beside(
    kind: type[Beside],
    seats: int,
    seed: int,
    player: str | Player,
    record: Any = None,
    options: Any = None,
) -> Beside:
    """Play a whole game between computers of a kind, or of a player, of each edition in turn.

    Without options these are the rulebook's for seed 0, else drawn at random.
    """
    package = kind.PACKAGE
    edition = 1 + seed % package.EDITION
    both = kind(seats, seed, options or options_of(package, seed), edition, record)
    choose = PLAYERS[player] if isinstance(player, str) else player
    both.compare_views()
    while both.game.result is None:
        seat, _ = both.dice.choice(awaited(both.game))
        both.compare_offers(seat)
        if both.dice.random() < both.VIEWED:
            both.compare_views()
        if both.dice.random() < both.ENUMERATED:
            both.compare_all(seat)
        both.play(seat, choose(both.game, seat, both.dice.getrandbits(64)))
    both.compare_views()
    both.compare_statistics()
    return both


def random_game(package: GamePackage, seats: int, seed: int, most: int, options: Any = None) -> Any:
    """Return a random game, by default with the options of the rulebook, after some of `most`
    picks."""
    dice = Random(seed)
    game = package.new_game(seats, seed, options or package.Options())
    for _ in range(dice.randrange(most)):
        if game.result is None:
            seat, _ = dice.choice(awaited(game))
            game, _ = apply(game, seat, dice.choice(legal(game, seat)))
    return game
