"""What a seat may be asked in the stretch of play to come, as far as it can know: for plans.

Everything is looked up in worlds dealt anew for the seat (`redeal`), in which rivals pick at random
and time goes on as if its turn had come. So what is found is the same in all worlds that the seat
cannot tell apart.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from engine.copying import clone
from engine.drafts import Draft, drafts
from engine.kernel import Game, Pick, Seat, decision, lane_of, legal, pending, play, question
from engine.plans import MOST_LINES, Plan, Planned, verdict
from engine.players.one_deep import normal_pick
from engine.rng import below

if TYPE_CHECKING:
    from engine.games import GamePackage

WORLDS: Final = 6
"""Worlds dealt anew in which it is looked up what a seat may be asked."""
TRIALS: Final = 5
"""Worlds in which a computer tries what it would plan."""
FAR: Final = 160
"""Picks looked ahead in each of them, of all seats together."""

_Line = tuple[str, Pick]
"""The question that a line answers, and how."""
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


def proposed(package: GamePackage, game: Game, seat: Seat, seed: int) -> Plan:
    """A plan as a computer would make it that looks one pick deep: what it would answer in a few
    worlds, the first one's answers first; then, for each question, what it likes next best."""
    lines: dict[_Line, dict[_Line, None]] = {}
    spare: dict[_Line, int] = {}
    for n in range(TRIALS):
        under: dict[_Line, None] | None = None
        for moment in _ahead(package, game, seat, (), seed + n, normal_pick):
            line = moment.asked, moment.pick
            if moment.follows and under is not None:
                under[line] = None
            else:
                under = lines.setdefault(line, {})
            for rank, pick in enumerate(_ranked(package, moment.world, seat)):
                if not pick.idle:
                    spare[moment.asked, pick] = min(rank, spare.get((moment.asked, pick), rank))
    plan: list[Planned] = []
    for line, below_it in lines.items():
        plan.append(Planned(*line, otherwise="next"))
        plan += [Planned(*one, otherwise="next", under=True) for one in below_it]
    plan += [
        Planned(*line, otherwise="next")
        for line in sorted(spare, key=lambda one: spare[one])
        if line not in lines
    ]
    return tuple(plan[:MOST_LINES])


def _ranked(package: GamePackage, world: Game, seat: Seat) -> list[Pick]:
    """What the seat may pick in a world dealt anew, the best first."""
    worth = {}
    for pick in legal(world, seat):
        after = clone(world)
        play(after, seat, pick)
        worth[pick] = package.value(after, seat)
    return sorted(worth, key=lambda pick: -worth[pick])


def _ahead(
    package: GamePackage, game: Game, seat: Seat, plan: Plan, seed: int, own: Picker
) -> Iterator[_Moment]:
    """Each question to the seat, in a world dealt anew, until the end of the stretch; it follows
    its plan, else it picks as `own`."""
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
                pick, plan = said.pick, said.rest
            else:
                pick = own(world, seat, chance)
            yield _Moment(world, asked, pick, last == seat and not lane_of(world, seat))
            world = clone(world)  # what was yielded stays as it is
            play(world, seat, pick)
        else:
            who, options, where = decision(world)
            play(world, who, options[chance % len(options)], where)
        world.told.clear()
        last = who


def _at_random(game: Game, seat: Seat, chance: int) -> Pick:
    options = legal(game, seat)
    return options[chance % len(options)]
