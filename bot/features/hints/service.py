"""Hints: what the hard computer would do in a seat's place, and why, from its knowledge alone."""

from __future__ import annotations

import asyncio
from collections.abc import Collection, Sequence
from dataclasses import dataclass, field, fields
from typing import Final

from bot.features.lessons.service import Progress
from bot.model.facts import Asked, Refused
from bot.schedule.pool import PoolFullError
from bot.table.clocks.waking import terms_of
from bot.table.pick_preview import PickPreview
from bot.table.positions import Position
from bot.table.sessions import TableSessions, TableTx, asked_of
from engine.kernel import Game, Pick, Seat
from engine.players.hard import Considered
from engine.weights import Terms

HINT_PICKS: Final = 2
"""Picks of one hint, and reasons of each kind."""
ALIKE: Final = 0.05
"""Share of the difference between the best and the worst: closer ends count as equal."""
MIN_REASON_SHARE: Final = 0.15
"""The least share of the largest difference for a reason."""


FURTHER: Final = 4
"""Factor of the hard computer's playouts: people read a hint, and it is seldom requested. At most
what fits into its second."""


@dataclass(frozen=True)
class Advice:
    """A pick, and how it compares with the others that were looked at, by the names of what the
    game judges by: the texts `hint-<name>`."""

    pick: Pick
    gains: tuple[str, ...] = ()
    fears: tuple[str, ...] = ()


@dataclass
class Hints:
    """For people in a first game, or at a table that allows hints."""

    sessions: TableSessions
    pick_preview: PickPreview
    _thoughts: dict[tuple[int, Seat, int], asyncio.Task[list[Considered]]] = field(
        default_factory=dict
    )
    """Running searches: a repeated request waits for the same one."""

    async def best(self, table_id: int, user_id: int) -> tuple[Asked, tuple[Advice, ...]]:
        """What this person is asked, and the best picks. The same question gets the same hint.

        Refused: "no-hints" (the table does not allow any), "challenge-no-hints",
        "hint-not-asked", "not-seated", "looking-full" (they wait for others already).
        """

        def look(table: TableTx) -> tuple[Asked, Position]:
            table.needs("running")
            seat = table.seat_of(user_id).seat
            first = table.row.learner is not None
            if Progress.of(table.row.learning or {}).challenge:
                raise Refused("challenge-no-hints")
            if not (first or terms_of(table).hints):
                raise Refused("no-hints")
            position = self.sessions.position(table)
            asked = asked_of(table.info(), position, seat)
            if seat not in position.awaited or not asked.picks:
                raise Refused("hint-not-asked")
            return asked, position

        asked, position = await self.sessions.read(table_id, look)
        try:
            found = await self._considered(position.game, asked, user_id)
        except PoolFullError:
            raise Refused("looking-full") from None
        asked = await self.pick_preview.with_preview(asked)
        outcomes = asked.preview.outcomes if asked.preview is not None else ()
        lost = {pick for pick, one in zip(asked.picks, outcomes, strict=False) if one.loses}
        return asked, advised(found, lost)

    async def _considered(self, game: Game, asked: Asked, user_id: int) -> list[Considered]:
        """What the hard computer would do. A question is in the queue once, however often it is
        asked, because all tables share the queue."""
        key = asked.table.id, asked.seat, asked.revision
        if key not in self._thoughts:
            thought = asyncio.create_task(
                self.sessions.thinking.consider(
                    game,
                    asked.seat,
                    asked.revision,
                    FURTHER,
                    table=asked.table.id,
                    person=user_id,
                )
            )
            self._thoughts[key] = thought
            thought.add_done_callback(lambda _: self._thoughts.pop(key))
        return await asyncio.shield(self._thoughts[key])


def advised(found: Sequence[Considered], lost: Collection[Pick] = ()) -> tuple[Advice, ...]:
    """The best of what was considered, and the next that ends differently, each with what sets it
    apart from the others; nothing of what is `lost`, unless there is nothing else."""
    found = [one for one in found if one.pick not in lost] or found
    chosen: list[Considered] = []
    for one in found:
        if len(chosen) < HINT_PICKS and not any(_alike(one, other, found) for other in chosen):
            chosen.append(one)
    return tuple(_advice(one, [o for o in found if o is not one]) for one in chosen)


def _alike(one: Considered, other: Considered, found: Sequence[Considered]) -> bool:
    """Whether two picks are the same in all but a small print, or end as good as alike where others
    do not."""
    if type(one.pick) is type(other.pick) and _words(one.pick) == _words(other.pick) != ():
        return True
    names = one.terms.keys() | other.terms.keys()
    apart = sum(abs(one.terms.get(n, 0.0) - other.terms.get(n, 0.0)) for n in names)
    values = [each.value for each in found]
    spread = max(values) - min(values)
    return spread > 0 and apart <= ALIKE * spread


def _words(pick: Pick) -> tuple[str, ...]:
    """What a pick names: who, where, what; not how much, nor whether."""
    named = (getattr(pick, field.name) for field in fields(pick))  # type: ignore[arg-type]
    return tuple(value for value in named if isinstance(value, str) and value)


def _advice(one: Considered, others: Sequence[Considered]) -> Advice:
    """Reasons are what sets its ends apart, and nothing that the preview denies: a
    hint that praises the stocks must not come with a preview in which they fall."""
    if not others:
        return Advice(one.pick)
    ends = _apart(one.terms, [other.terms for other in others])
    now = _apart(one.at_once, [other.at_once for other in others])
    least = MIN_REASON_SHARE * max((abs(value) for value in ends.values()), default=0.0)
    ranked = sorted((n for n, value in ends.items() if abs(value) > least), key=ends.__getitem__)
    gains = [n for n in reversed(ranked) if ends[n] > 0 and now.get(n, 0.0) > -least]
    fears = [n for n in ranked if ends[n] < 0 and now.get(n, 0.0) < least]
    return Advice(one.pick, tuple(gains[:HINT_PICKS]), tuple(fears[:HINT_PICKS]))


def _apart(mine: Terms, others: Sequence[Terms]) -> dict[str, float]:
    """By how much each part of a judgement differs from the mean of others."""
    return {
        name: value - sum(other.get(name, 0.0) for other in others) / len(others)
        for name, value in mine.items()
    }
