"""Hints: the hard computer's suggestion for a seat, with reasons, from the seat's knowledge
only."""

from __future__ import annotations

import asyncio
from collections.abc import Collection, Sequence
from dataclasses import dataclass, field, fields, replace
from typing import Final

from bot.features.lessons.service import MIN_REASON_SHARE, Lessons, Progress
from bot.model.facts import Asked, Refused
from bot.schedule.pool import PoolFullError
from bot.table.clocks.waking import terms_of
from bot.table.positions import Position, asked_of
from bot.table.sessions import TableTx
from bot.table.start.beginnings import is_rated
from bot.table.tables import FeatureService
from engine.kernel import Game, Pick, Seat
from engine.players.hard import Considered
from engine.weights import differences

HINT_PICKS: Final = 2
"""Picks per hint, and reasons of each kind."""
ALIKE: Final = 0.05
"""Fraction of the range of values within which two outcomes count as equal."""
FURTHER: Final = 4
"""Factor of the hard computer's playouts, limited by its second: hints are read, and seldom
requested."""


@dataclass(frozen=True)
class Advice:
    """A pick and its comparison with the other candidates, by the parts of the game's evaluation:
    the texts `hint-<name>`."""

    pick: Pick
    gains: tuple[str, ...] = ()
    fears: tuple[str, ...] = ()


@dataclass
class Hints(FeatureService):
    """Hints for learners, and at tables that allow them."""

    _thoughts: dict[tuple[int, Seat, int], asyncio.Task[list[Considered]]] = field(
        default_factory=dict
    )
    """Running searches: a repeated request waits for the same one."""

    async def best(self, table_id: int, user_id: int) -> tuple[Asked, tuple[Advice, ...]]:
        """Return this person's question, and the best picks. The same question gets the same hint.
        Refused: "no-hints" (the table does not allow any), "challenge-no-hints", "hint-not-asked",
        "not-seated", "looking-full" (they wait for others already)."""

        def look(table: TableTx) -> tuple[Asked, Position]:
            table.needs("running")
            seat = table.seat_of(user_id).seat
            first = table.row.learner is not None
            if Progress.of(table.row.learning or {}).challenge:
                raise Refused("challenge-no-hints")
            if not (first or terms_of(table).gives_hints(is_rated(table))):
                raise Refused("no-hints")
            position = self.sessions.position(table)
            asked = asked_of(table.info(), position, seat)
            if seat not in position.awaited or not asked.picks:
                raise Refused("hint-not-asked")
            return asked, position

        asked, position = await self.sessions.read(table_id, look)
        try:
            ranking = await self._considered(position.game, asked, user_id)
        except PoolFullError:
            raise Refused("looking-full") from None
        asked = await self.tables.pick_preview.with_preview(asked)
        outcomes = asked.preview.outcomes if asked.preview is not None else ()
        lost = {pick for pick, outcome in zip(asked.picks, outcomes, strict=False) if outcome.loses}
        star = (
            (await self.tables.of(Lessons).hint(asked)).star
            if asked.table.learner is not None
            else None
        )
        return asked, best_advice(ranking, lost, None if star is None else asked.picks[star])

    async def _considered(self, game: Game, asked: Asked, user_id: int) -> list[Considered]:
        """Return the hard computer's ranking. Repeated requests share one job, because all tables
        share the queue."""
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


def best_advice(
    ranking: Sequence[Considered], lost: Collection[Pick] = (), star: Pick | None = None
) -> tuple[Advice, ...]:
    """Return the best of the considered picks, and the next that ends differently, each with what
    sets it apart from the others; none that is `lost`, unless there are no others. The pick that a
    lesson marks with a `star` comes first: a hint does not contradict it.

    The first is what the computer would play: if only fears set it apart, they are not reasons
    against it, and are left out."""
    ranking = [option for option in ranking if option.pick not in {*lost} - {star}] or ranking
    chosen = [option for option in ranking if option.pick == star]
    if star is not None and not chosen:  # the search has not looked at it
        return Advice(star), *best_advice(ranking, lost)[: HINT_PICKS - 1]
    for option in ranking:
        if len(chosen) < HINT_PICKS and not any(_alike(option, other, ranking) for other in chosen):
            chosen.append(option)
    first, *others = (_advice(option, [o for o in ranking if o is not option]) for option in chosen)
    return first if first.gains else replace(first, fears=()), *others


def _alike(option: Considered, other: Considered, ranking: Sequence[Considered]) -> bool:
    """Return whether two picks differ only in small details, or have nearly equal outcomes while
    others do not."""
    if type(option.pick) is type(other.pick) and _words(option.pick) == _words(other.pick) != ():
        return True
    names = option.terms.keys() | other.terms.keys()
    apart = sum(abs(option.terms.get(n, 0.0) - other.terms.get(n, 0.0)) for n in names)
    values = [each.value for each in ranking]
    spread = max(values) - min(values)
    return spread > 0 and apart <= ALIKE * spread


def _words(pick: Pick) -> tuple[str, ...]:
    """Return the words that a pick names: who, where, what; not how much, nor whether."""
    values = (getattr(pick, field.name) for field in fields(pick))  # type: ignore[arg-type]
    return tuple(value for value in values if isinstance(value, str) and value)


def _advice(option: Considered, others: Sequence[Considered]) -> Advice:
    """Return a pick with its reasons: the distinctive parts of its outcomes, except those that the
    preview contradicts (a hint must not praise stocks that the preview shows falling)."""
    if not others:
        return Advice(option.pick)
    ends = differences(option.terms, [other.terms for other in others])
    now = differences(option.at_once, [other.at_once for other in others])
    least = MIN_REASON_SHARE * max((abs(value) for value in ends.values()), default=0.0)
    ranked = sorted((n for n, value in ends.items() if abs(value) > least), key=ends.__getitem__)
    gains = [n for n in reversed(ranked) if ends[n] > 0 and now.get(n, 0.0) > -least]
    fears = [n for n in ranked if ends[n] < 0 and now.get(n, 0.0) < least]
    return Advice(option.pick, tuple(gains[:HINT_PICKS]), tuple(fears[:HINT_PICKS]))
