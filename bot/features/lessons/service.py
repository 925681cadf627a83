"""Lessons: a learner's progress, texts and suggestions."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass, field, replace
from functools import partial
from itertools import count
from typing import Any, Final

from bot.features.lessons.tutorials import Hint, at_hand, seed_at, suggested_index, tutorial_of
from bot.model.facts import LEARNER, Asked
from bot.store import games as rows
from bot.store import move_history
from bot.store.games import MoveRow
from bot.table.moves import Move
from bot.table.positions import asked_of
from bot.table.sessions import TableTx
from bot.table.tables import FeatureService
from engine import codec
from engine.kernel import Game, Pick
from engine.players import ADVISERS
from engine.players.one_deep import advantages

_TAKING_BACK = ("undo", "rewind")
"""Kinds of moves that undo a pick."""
MIN_REASON_SHARE: Final = 0.15
"""Minimum fraction of the largest difference that counts as a reason."""
MAX_REASONS: Final = 2
"""Maximum number of reasons for a suggestion."""


@dataclass(frozen=True)
class Progress:
    """A learner's progress, in the format of `TableInfo.learning`."""

    learned: Mapping[str, int] = field(default_factory=dict)
    """Lessons shown and answered, with the ply of the answer."""
    strayed: bool = False
    """Whether the last pick differed from the suggestion."""
    left: int | None = None
    """The ply at which the learner first left the script. From then on its reasons may be wrong, so
    a computer advises; the lessons stay."""
    free: bool = False
    """Whether the learner plays on after the end of the lessons."""
    challenge: str = ""
    """The day of the challenge, as YYYY-MM-DD; empty: a lesson."""
    late: bool = False
    """Whether the challenge ended after its day: it does not count."""

    @classmethod
    def of(cls, saved: Mapping[str, Any]) -> Progress:
        """Parse saved progress; fields of another version are ignored."""
        known = {name: saved[name] for name in cls.__dataclass_fields__ if name in saved}
        return cls(**known)


class Lessons(FeatureService):
    """A learner's finished lessons, and the next one."""

    async def hint(self, asked: Asked) -> Hint:
        """Return the lesson of a learner's question, the suggestion, and whether the end is
        reached."""
        game, seed = await self.sessions.read(
            asked.table.id, lambda table: (self.sessions.game(table), self.seed(table))
        )
        hint, thinks = _heard(asked)
        if thinks:
            advice = await asyncio.to_thread(_adviser(asked, game, seed))
            hint = _with_advice(hint, asked, advice)
        if hint.star is None or hint.explained:
            return hint
        star, adviser = asked.picks[hint.star], tutorial_of(asked.table.game).adviser
        reasons = await asyncio.to_thread(reasons_for, star, asked.picks, game, seed, adviser)
        return replace(hint, reasons=reasons)

    def follow(self, table: TableTx, move: MoveRow) -> None:
        """Record what the learner's move answers, before it is committed with it."""
        progress = Progress.of(table.row.learning or {})
        if progress.challenge:
            return
        if (
            move.kind in _TAKING_BACK
        ):  # `pick` is the ply taken back: what it answered is open again
            kept = {name: ply for name, ply in progress.learned.items() if ply < move.pick}
            left_at = progress.left
            if left_at is not None and left_at >= move.pick:
                left_at = None
            self.note(table, replace(progress, learned=kept, strayed=False, left=left_at))
        if move.kind != "pick":
            return
        position = self.sessions.position(table)
        asked = asked_of(table.info(), position, LEARNER)
        hint, thinks = _heard(asked)
        if thinks:
            adviser = _adviser(asked, position.game, self.seed(table))
            hint = _with_advice(hint, asked, table.tx.run_outside_loop(adviser))
        learned = dict(progress.learned)
        if hint.lesson is not None:
            learned[hint.lesson.id] = move.ply
        strayed = hint.star is not None and codec.pick_to_json(asked.picks[hint.star]) != move.pick
        left_at = move.ply if strayed and progress.left is None else progress.left
        self.note(table, replace(progress, learned=learned, strayed=strayed, left=left_at))

    def note(self, table: TableTx, progress: Progress) -> None:
        """Store the learner's progress."""
        self.sessions.set(table, learning=asdict(progress))

    def seed(self, table: TableTx) -> int:
        """Return the seed for the next computer pick; the same again after an undo, and for others
        who play the same challenge."""
        return next(self.seeds(table))

    def seeds(self, table: TableTx) -> Iterator[int]:
        """Return the seeds for the next picks, one for each pick that is made."""
        picks = move_history.count_picks(table.tx, table.id)
        if Progress.of(table.row.learning or {}).challenge:
            start = rows.move_at(table.tx, table.id, 0)
            assert start is not None
            seed = int(start.pick)
        else:
            seed = tutorial_of(table.row.game).seed
        return (seed_at(seed, n) for n in count(picks))


def _heard(asked: Asked) -> tuple[Hint, bool]:
    """Return the learner's lesson, and whether a computer must also advise."""
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
        scripted = suggested_index(lesson, asked.picks)
    if scripted is not None:
        return Hint(lesson, scripted, scripted=True), False
    return Hint(lesson), True


def _adviser(asked: Asked, game: Game, seed: int) -> Callable[[], Pick]:
    """Return a function that computes the advising computer's pick; `seed` decides its dice."""
    return partial(ADVISERS[tutorial_of(asked.table.game).adviser], game, asked.seat, seed)


def reasons_for(
    star: Pick, picks: Sequence[Pick], game: Game, seed: int, adviser: str
) -> tuple[str, ...]:
    """Return the parts of the adviser's evaluation in which the pick that it suggests to a learner
    is clearly better than the others."""
    others = [pick for pick in picks if pick != star]
    better = advantages(game, LEARNER, seed, star, others, adviser)
    least = MIN_REASON_SHARE * max((abs(apart) for apart in better.values()), default=0.0)
    clear = [name for name, apart in better.items() if apart > least]
    return tuple(sorted(clear, key=better.__getitem__, reverse=True)[:MAX_REASONS])


def _with_advice(hint: Hint, asked: Asked, advice: Pick) -> Hint:
    """Return the hint with a computer's advice."""
    return replace(hint, star=asked.picks.index(advice))


def note_taught(table: TableTx, move: Move) -> None:
    """Record what a learner's pick answers, before the state changes."""
    if table.row.learner is not None and move.row.seat == LEARNER:
        table.of(Lessons).follow(table, move.row)
