"""Lessons: a learner's progress, texts and suggestions."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import asdict, dataclass, field, replace
from functools import partial
from typing import Any

from bot.features.lessons.tutorials import Hint, at_hand, seed_at, suggested, tutorial_of
from bot.model.facts import LEARNER, Asked
from bot.store import games as rows
from bot.store import past
from bot.store.games import MoveRow
from bot.table.desk import TableSessions, TableTx, asked_of
from bot.table.moves import Move
from engine import codec
from engine.kernel import Game, Pick
from engine.players import PLAYERS

_TAKING_BACK = ("undo", "rewind")
"""Kinds of moves that take a pick back."""


@dataclass(frozen=True)
class Progress:
    """How far a learner is, as `TableInfo.learning` holds it."""

    learned: Mapping[str, int] = field(default_factory=dict)
    """Lessons heard and answered, with the ply of the answer."""
    strayed: bool = False
    """Whether the last pick was another than the one suggested."""
    left: int | None = None
    """The ply at which the learner first left the script: its reasons may be wrong from then on,
    so that a computer advises; the lessons stay."""
    free: bool = False
    """Whether the learner plays on after the end of the lessons."""
    challenge: str = ""
    """The day whose challenge this is, as YYYY-MM-DD; empty: it is a lesson."""
    late: bool = False
    """Whether it came to its end only when that day was over: it does not count."""

    @classmethod
    def of(cls, saved: Mapping[str, Any]) -> Progress:
        """What was saved; fields of another version are left out."""
        known = {name: saved[name] for name in cls.__dataclass_fields__ if name in saved}
        return cls(**known)


@dataclass
class Lessons:
    """The lessons that a learner has had, and the next one."""

    desk: TableSessions

    async def hint(self, asked: Asked) -> Hint:
        """The lesson of what a learner is asked, the suggestion, and whether the end is reached."""
        game, seed = await self.desk.read(
            asked.table.id, lambda at: (self.desk.game(at), self.seed(at))
        )
        hint, thinks = _heard(asked)
        if not thinks:
            return hint
        kind = tutorial_of(asked.table.game).adviser
        advice = await self.desk.thinking.pick(kind, game, asked.seat, seed, table=asked.table.id)
        return _advised(hint, asked, advice)

    def follow(self, at: TableTx, move: MoveRow) -> None:
        """Note what the learner's move answers, before it is committed with it."""
        progress = Progress.of(at.row.learning or {})
        if progress.challenge:
            return
        if (
            move.kind in _TAKING_BACK
        ):  # `pick` is the ply taken back: what it answered is open again
            kept = {name: ply for name, ply in progress.learned.items() if ply < move.pick}
            left = progress.left
            if left is not None and left >= move.pick:
                left = None
            self.note(at, replace(progress, learned=kept, strayed=False, left=left))
        if move.kind != "pick":
            return
        position = self.desk.position(at)
        asked = asked_of(at.info(), position, LEARNER)
        hint, thinks = _heard(asked)
        if thinks:
            adviser = _adviser(asked, position.game, self.seed(at))
            hint = _advised(hint, asked, at.tx.apart(adviser))
        learned = dict(progress.learned)
        if hint.lesson is not None:
            learned[hint.lesson.id] = move.ply
        strayed = hint.star is not None and codec.pick_to_json(asked.picks[hint.star]) != move.pick
        left = move.ply if strayed and progress.left is None else progress.left
        self.note(at, replace(progress, learned=learned, strayed=strayed, left=left))

    def note(self, at: TableTx, progress: Progress) -> None:
        """The learner is so far."""
        self.desk.set(at, learning=asdict(progress))

    def seed(self, at: TableTx) -> int:
        """The seed for a computer's pick now; the same again after an undo, and for others who play
        the same challenge."""
        picks = past.standing_picks(at.tx, at.id)
        if Progress.of(at.row.learning or {}).challenge:
            start = rows.move_at(at.tx, at.id, 0)
            assert start is not None
            return seed_at(int(start.pick), picks)
        return seed_at(tutorial_of(at.row.game).seed, picks)


def _heard(asked: Asked) -> tuple[Hint, bool]:
    """The learner's lesson, and whether a computer must also advise."""
    tutorial = tutorial_of(asked.table.game)
    progress = Progress.of(asked.table.learning)
    if progress.challenge:
        return Hint(), False
    if not progress.free and tutorial.end.reached(asked.view):
        return Hint(over=True), False
    lesson = at_hand(tutorial, progress.learned, asked.question, asked.view, asked.picks)
    if progress.free or not asked.picks:
        return Hint(lesson), False
    scripted = None
    if lesson is not None and progress.left is None:
        scripted = suggested(lesson, asked.picks)
    if scripted is not None:
        return Hint(lesson, scripted, scripted=True), False
    return Hint(lesson), True


def _adviser(asked: Asked, game: Game, seed: int) -> Callable[[], Pick]:
    """The computer that advises in these lessons, ready to think; `seed` decides its dice."""
    return partial(PLAYERS[tutorial_of(asked.table.game).adviser], game, asked.seat, seed)


def _advised(hint: Hint, asked: Asked, advice: Pick) -> Hint:
    """The hint with a computer's advice."""
    return replace(hint, star=asked.picks.index(advice))


@dataclass(frozen=True)
class Taught:
    """What a learner's pick answers is noted, with the state still as it was."""

    lessons: Lessons

    def follow(self, at: TableTx, move: Move) -> None:
        if at.row.learner is not None and move.row.seat == LEARNER:
            self.lessons.follow(at, move.row)
