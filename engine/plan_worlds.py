"""For plans: what a seat may be asked in the coming stretch of play, as far as it can know.

The questions come from playouts in redealt worlds (`redeal`), in which rivals pick at random until
the seat's turn. So the result is the same in all worlds that the seat cannot tell apart.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

from engine.copying import clone
from engine.drafts import Draft, drafts
from engine.kernel import Game, Pick, Seat, decision, lane_of, legal, pending, play, question
from engine.plans import Plan, Planned, verdict
from engine.players.one_deep import normal_pick
from engine.rng import below

if TYPE_CHECKING:
    from engine.games import GamePackage

WORLDS: Final = 6
"""Redealt worlds in which the coming questions are looked up."""
TRIALS: Final = 5
"""Worlds in which a computer tries what it would plan."""
FAR: Final = 160
"""Picks looked ahead in each of them, of all seats together."""
MOST_PROPOSED: Final = 12
"""Lines of a proposal at most."""

_Line = tuple[str, Pick]
"""The question that a line answers, and how."""
_Turn = tuple[_Line, ...]
"""What a seat answers from one question on until it has handed its turn on."""
Picker = Callable[[Game, Seat, int], Pick]


@dataclass(frozen=True)
class Foreseen:
    """A kind of question that a seat may be asked, and what it could answer."""

    question: str
    """Class name of the Choice."""
    picks: tuple[Pick, ...]
    """The natural picks of all the worlds, in a stable order."""
    drafts: tuple[Draft, ...]
    """What can be put together, as in the first of them."""


@dataclass(frozen=True)
class _Moment:
    """A seat is asked, in a world; nobody may change it."""

    world: Game
    asked: str
    pick: Pick
    follows: bool
    """Whether the seat was the last to pick, too, and not in private."""
    planned: bool
    """Whether its plan has answered."""
    private: bool
    """Whether it is asked in a lane, where others do not see how far it is."""


def expected(
    package: GamePackage, game: Game, seat: Seat, plan: Plan, seed: int
) -> tuple[Foreseen, ...]:
    """What the seat may be asked until the end of the stretch if it follows its plan, the soonest
    first."""
    found: dict[str, dict[Pick, None]] = {}
    made: dict[str, tuple[Draft, ...]] = {}
    for n in range(WORLDS):
        for moment in _ahead(package, game, seat, plan, seed + n, _at_random):
            picks = found.setdefault(moment.asked, {})
            picks.update(dict.fromkeys(legal(moment.world, seat)))
            made.setdefault(moment.asked, drafts(moment.world, seat))
    return tuple(Foreseen(asked, tuple(picks), made[asked]) for asked, picks in found.items())


def proposed(package: GamePackage, game: Game, seat: Seat, seed: int, plan: Plan = ()) -> Plan:
    """The next turn that the plan leaves open, as a computer would take it that looks one pick
    deep: what it begins with in most of a few worlds, and, as in the first of these, what follows.
    Empty if the seat is asked nothing more in the stretch."""
    turns = [_turn(package, game, seat, plan, seed + n) for n in range(TRIALS)]
    turns = [turn for turn in turns if turn]
    if not turns:
        return ()
    asked = _most([turn[0][0] for turn in turns])
    turns = [turn for turn in turns if turn[0][0] == asked]
    begins = _most([turn[0] for turn in turns])
    known = {(line.question, line.pick) for line in plan}
    turn = [line for line in next(t for t in turns if t[0] == begins) if line not in known]
    return tuple(
        Planned(*line, under=n > 0, proposed=True) for n, line in enumerate(turn[:MOST_PROPOSED])
    )


def _turn(package: GamePackage, game: Game, seat: Seat, plan: Plan, seed: int) -> _Turn:
    """The first turn in a world that the plan does not answer; a stretch in private is one."""
    lines: list[_Line] = []
    private = False
    for moment in _ahead(package, game, seat, plan, seed, normal_pick):
        goes_on = moment.follows or (private and moment.private)
        if lines and not goes_on:
            break
        if not moment.planned:
            lines.append((moment.asked, moment.pick))
            private = moment.private
    return tuple(lines)


def _most(found: list[Any]) -> Any:
    """What occurs most; of equals the first."""
    return Counter(found).most_common(1)[0][0]


def _ahead(
    package: GamePackage, game: Game, seat: Seat, plan: Plan, seed: int, own: Picker
) -> Iterator[_Moment]:
    """Yield each question to the seat in a redealt world until the stretch ends. The seat follows
    its plan, else picks as `own`."""
    world = package.redeal(game, seat, seed)
    stretch, last = package.stretch(world), -1
    for _ in range(FAR):
        if world.result is not None or package.stretch(world) != stretch:
            return
        seed, chance = below(seed, 2**63)
        if any(seat in seats for _, seats in pending(world)):
            who, said = seat, verdict(package, world, seat, plan, by_hand=True)
            asked = type(question(world, seat)).__name__
            if said is not None and said.pick is not None:
                pick, plan, planned = said.pick, said.rest, True
            else:
                pick, planned = own(world, seat, chance), False
            private = bool(lane_of(world, seat))
            follows = last == seat and not private
            yield _Moment(world, asked, pick, follows, planned, private)
            world = clone(world)  # the yielded one must not change
            play(world, seat, pick)
        else:
            who, options, where = decision(world)
            play(world, who, options[chance % len(options)], where)
        world.told.clear()
        last = who


def _at_random(game: Game, seat: Seat, chance: int) -> Pick:
    options = legal(game, seat)
    return options[chance % len(options)]
