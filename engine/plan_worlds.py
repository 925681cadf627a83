"""Predict the questions to a seat in the coming stretch of play, for plans.

The questions come from playouts in redealt worlds (`redeal`), in which rivals pick at random until
the seat's turn. So the result is the same in all worlds that the seat cannot tell apart.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any, Final

from engine.copying import clone
from engine.drafts import Draft, drafts
from engine.kernel import (
    DISCARD_EVENTS,
    Game,
    Pick,
    Seat,
    decision,
    lane_of,
    legal,
    must_answer,
    play,
    question,
)
from engine.plans import Plan, Relative, lasting, new_line, verdict
from engine.players.one_deep import best_pick, one_deep_pick
from engine.rng import below

if TYPE_CHECKING:
    from engine.games import GamePackage

QUESTION_WORLDS: Final = 6
"""Redealt worlds that are played to collect questions."""
PROPOSAL_WORLDS: Final = 5
"""Redealt worlds that are played for a proposal."""
MAX_WORLD_PICKS: Final = 160
"""Maximum picks in each world, of all seats together."""
MAX_PROPOSED_LINES: Final = 12
"""Maximum lines of a proposal."""

_Line = tuple[str, Pick]
"""A question's class name, and the answer to it."""
_Turn = tuple[_Line, ...]
"""A seat's answers from a question until the end of its turn."""
Picker = Callable[[Game, Seat, Sequence[Pick], int], Pick]
"""(game, seat, legal picks, random number) -> one of these picks."""


@dataclass(frozen=True)
class Foreseen:
    """A kind of question that a seat may be asked, with its possible answers."""

    question: str
    """Class name of the Choice."""
    picks: tuple[Pick, ...]
    """The natural picks of all worlds, in a stable order."""
    drafts: tuple[Draft, ...]
    """The composed kinds of pick, as in the first world."""


@dataclass(frozen=True)
class _Moment:
    """A question to the seat in a world."""

    world: Game
    """Valid until the next moment is taken: copy it to keep it, and do not change it."""
    asked: str
    picks: Sequence[Pick]
    """The legal picks."""
    pick: Pick
    follows: bool
    """Whether the seat also made the previous pick, and not in private."""
    planned: bool
    """Whether its plan answers."""
    private: bool
    """Whether it is asked in a lane, where others do not see its progress."""
    beyond: bool
    """Whether the stretch is over, so that only relative lines can answer; where all lines last,
    others only after a stretch that its plan answers."""


def expected(
    package: GamePackage, game: Game, seat: Seat, plan: Plan, seed: int
) -> tuple[Foreseen, ...]:
    """Return the questions to the seat until the end of the stretch if it follows its plan, in the
    order of their first occurrence."""
    picks_by_question: dict[str, dict[Pick, None]] = {}
    drafts_by_question: dict[str, tuple[Draft, ...]] = {}
    first_asked: dict[Relative, str] = {}
    for n in range(QUESTION_WORLDS):
        for moment in _ahead(package, game, seat, plan, seed + n, _at_random):
            relatives = [
                pick
                for pick in package.relative_picks(moment.world, moment.asked)
                if not pick.answers or first_asked.setdefault(pick, moment.asked) == moment.asked
            ]
            if moment.beyond and not relatives:
                continue
            picks = picks_by_question.setdefault(moment.asked, {})
            picks.update(dict.fromkeys([*relatives, *(() if moment.beyond else moment.picks)]))
            if moment.asked not in drafts_by_question and not moment.beyond:
                # a draft reads its world later
                drafts_by_question[moment.asked] = drafts(clone(moment.world), seat)
    return tuple(
        Foreseen(asked, tuple(picks), drafts_by_question.get(asked, ()))
        for asked, picks in picks_by_question.items()
    )


def proposed(package: GamePackage, game: Game, seat: Seat, seed: int, plan: Plan = ()) -> Plan:
    """Propose lines for the next turn that the plan leaves open, as a one-deep computer plays it.

    The first line is the most frequent one of a few worlds; the rest follows the first world that
    begins with it. Empty if the stretch has no further question to the seat.
    """
    turns = [_turn(package, game, seat, plan, seed + n) for n in range(PROPOSAL_WORLDS)]
    turns = [turn for turn in turns if turn]
    if not turns:
        return ()
    asked = _most([turn[0][0] for turn in turns])
    turns = [turn for turn in turns if turn[0][0] == asked]
    begins = _most([turn[0] for turn in turns])
    known = {(line.question, line.pick) for line in plan}
    turn = [line for line in next(t for t in turns if t[0] == begins) if line not in known]
    return tuple(
        replace(new_line(*line, under=n > 0, proposed=True), otherwise="next")
        for n, line in enumerate(turn[:MAX_PROPOSED_LINES])
    )


def _turn(package: GamePackage, game: Game, seat: Seat, plan: Plan, seed: int) -> _Turn:
    """Return the first turn in a world that the plan does not answer.

    A private stretch counts as one turn.
    """
    lines: list[_Line] = []
    private = False
    for moment in _ahead(package, game, seat, plan, seed, _as_computer):
        goes_on = moment.follows or (private and moment.private)
        if lines and not goes_on:
            break
        if not moment.planned:
            pick = _relative(package, moment, seat)
            if isinstance(pick, Relative):  # it stays, so nothing follows from it
                return tuple(lines) or ((moment.asked, pick),)
            if not moment.beyond:
                lines.append((moment.asked, pick))
                private = moment.private
    return tuple(lines)


def _relative(package: GamePackage, moment: _Moment, seat: Seat) -> Pick:
    """Return the first of the best relative picks for this question, else the moment's pick."""
    world = moment.world
    relatives = package.relative_picks(world, moment.asked)
    played = {pick.resolve(world, seat): pick for pick in reversed(relatives)}
    picks = [pick for pick in played if type(pick) is type(moment.pick)]
    if not picks:
        return moment.pick
    return played[best_pick(package, world, seat, package.weights("normal"), picks)]


def _most(items: list[Any]) -> Any:
    """Return the most frequent item, the first of equals."""
    return Counter(items).most_common(1)[0][0]


def _ahead(
    package: GamePackage, game: Game, seat: Seat, plan: Plan, seed: int, picker: Picker
) -> Iterator[_Moment]:
    """Yield each question to the seat in a redealt world until the stretch ends, or the next one if
    lines can last.

    The seat follows its plan; where that has no answer, `picker` chooses.
    """
    world = package.redeal(game, seat, seed)
    world.new_events = DISCARD_EVENTS
    spans, last_seat, answered = [package.stretch(world)], -1, True
    for _ in range(MAX_WORLD_PICKS):
        if package.stretch(world) != spans[-1]:
            spans.append(package.stretch(world))
            plan = lasting(package, plan)
        if world.result is not None or len(spans) > 1 + bool(package.LASTING):
            return
        seed, chance = below(seed, 2**63)
        if must_answer(world, seat):
            picking_seat, answer = seat, verdict(package, world, seat, plan, by_hand=True)
            asked, options = type(question(world, seat)).__name__, legal(world, seat)
            if answer is not None and answer.pick is not None:
                pick, plan, planned = answer.pick, answer.rest, True
            else:
                pick, planned = picker(world, seat, options, chance), False
            private = bool(lane_of(world, seat))
            follows = last_seat == seat and not private
            answered = answered and (planned or len(spans) > 1)
            beyond = len(spans) > 1 and not (answered and package.LASTING == "all")
            yield _Moment(world, asked, options, pick, follows, planned, private, beyond)
            play(world, seat, pick)
        else:
            picking_seat, others, stack = decision(world)
            play(world, picking_seat, others[chance % len(others)], stack)
        last_seat = picking_seat


def _at_random(game: Game, seat: Seat, picks: Sequence[Pick], chance: int) -> Pick:
    return picks[chance % len(picks)]


def _as_computer(game: Game, seat: Seat, picks: Sequence[Pick], chance: int) -> Pick:
    return one_deep_pick(game, seat, chance)
