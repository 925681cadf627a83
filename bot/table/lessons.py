"""Lessons: how far a learner is, what they are told, what is suggested to them."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import asdict, dataclass, field, replace
from functools import partial
from typing import Any

from bot.model.facts import Asked, Refused
from bot.store import games as rows
from bot.store import past
from bot.store.games import MoveRow
from bot.table.desk import Desk, Sitting, asked_of
from bot.table.tutorials import LEARNER, Hint, at_hand, seed_at, suggested, tutorial_of
from engine import codec
from engine.kernel import Game, Pick
from engine.players import PLAYERS

_TAKING_BACK = ("undo", "rewind")
"""Kinds of moves that take a pick back."""

Apart = Callable[[Callable[[], Pick]], Awaitable[Pick]]
"""Lets something think that takes its time."""


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
    """What a learner has heard, and hears next."""

    desk: Desk

    async def hint(self, asked: Asked) -> Hint:
        """The lesson of what a learner is asked, the suggestion, and whether the end is reached."""
        async with self.desk.look(asked.table.id) as at:
            game, seed = await self.desk.game(at), await self.seed(at)
        return await self.hint_at(asked, game, seed, asyncio.to_thread)

    async def follow(self, at: Sitting, move: MoveRow) -> None:
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
            await self.note(at, replace(progress, learned=kept, strayed=False, left=left))
        if move.kind != "pick":
            return
        position = await self.desk.position(at)
        asked = asked_of(at.info(), position, LEARNER)
        hint = await self.hint_at(asked, position.game, await self.seed(at), at.tx.apart)
        learned = dict(progress.learned)
        if hint.lesson is not None:
            learned[hint.lesson.id] = move.ply
        strayed = hint.star is not None and codec.pick_to_json(asked.picks[hint.star]) != move.pick
        left = move.ply if strayed and progress.left is None else progress.left
        await self.note(at, replace(progress, learned=learned, strayed=strayed, left=left))

    async def note(self, at: Sitting, progress: Progress) -> None:
        """The learner is so far."""
        await self.desk.set(at, learning=asdict(progress))

    async def seed(self, at: Sitting) -> int:
        """The seed for a computer's pick now; the same again once picks were taken back, and for
        whoever plays the same challenge."""
        picks = await past.standing_picks(at.tx, at.id)
        if Progress.of(at.row.learning or {}).challenge:
            start = await rows.move_at(at.tx, at.id, 0)
            assert start is not None
            return seed_at(int(start.pick), picks)
        return seed_at(tutorial_of(at.row.game).seed, picks)

    async def hint_at(self, asked: Asked, game: Game, seed: int, apart: Apart) -> Hint:
        """What the learner is told; `seed` is for the computer that advises, which `apart` lets
        think: beside the event loop, or where the transaction is."""
        tutorial = tutorial_of(asked.table.game)
        progress = Progress.of(asked.table.learning)
        if progress.challenge:
            return Hint()
        if not progress.free and tutorial.end.reached(asked.view):
            return Hint(over=True)
        lesson = at_hand(tutorial, progress.learned, asked.question, asked.view, asked.picks)
        if progress.free or not asked.picks:
            return Hint(lesson)
        scripted = None
        if lesson is not None and progress.left is None:
            scripted = suggested(lesson, asked.picks)
        if scripted is not None:
            return Hint(lesson, scripted, scripted=True)
        advice = await apart(partial(PLAYERS[tutorial.adviser], game, asked.seat, seed))
        return Hint(lesson, asked.picks.index(advice))


def needs_learner(at: Sitting, by: int) -> None:
    """Refused unless this is that person's learning table."""
    if at.row.learner != by:
        raise Refused("not-your-seat", {"seat": LEARNER})
