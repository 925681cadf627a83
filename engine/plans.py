"""Plans: answers that a seat prepares for the questions of the coming stretch of play.

A plan is a private list of lines. A line answers one kind of question with a fixed pick, or with
one that the owner's hand decides then (`Relative`). It may have conditions (guards, which each game
defines). If it cannot be played, the next line for the same question is tried, or the plan stops
and its owner is asked. Lines under another line follow from it, such as an action where a move
arrives. A plan is not a rule: its pick is played like any other.

What rivals could learn. Guards, and whether a relative pick answers, depend only on what everybody
sees. In lanes a plan may end a stretch only where a standing order may (`alone`). What its owner
could learn. A plan is tried when its question is asked, and reads only what the seat sees. Tests of
all games prove both.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Any, ClassVar, Final, Literal

from engine.kernel import Game, Pick, Seat, must_answer, offered, question
from engine.orders import Bounded, ends_stretch

if TYPE_CHECKING:
    from engine.games import GamePackage

MAX_PLAN_LINES: Final = 75
"""Maximum lines of a plan."""

Otherwise = Literal["ask", "next"]
Stop = Literal["illegal", "need"]
"""Why a plan stops at a question: its line is not legal now; a guard of it does not hold."""


class Guard(Bounded):
    """A condition of a line: terms, each with a default and few values.

    Field names and values are save format.
    """

    about: ClassVar[tuple[type[Pick], ...]]
    """The kinds of pick that may have this condition."""

    def holds(self, public: Any, seat: Seat, pick: Any) -> bool:
        """Return whether the condition holds for a pick of this seat, by a spectator's view.
        Pure."""
        raise NotImplementedError

    @classmethod
    def ways(cls) -> dict[str, Guard]:
        """Return each form of this condition by a word: the value of its term, or "on"."""
        guards = {str(v): cls(**{name: v}) for name, values in cls.values().items() for v in values}
        return guards or {"on": cls()}


class Relative(Pick):
    """A pick of plans alone: what its owner holds at the question decides what is played."""

    __slots__ = ()
    answers: ClassVar[tuple[str, ...]] = ()
    """Class names of all questions that it answers, if several."""
    alone: ClassVar[bool] = False
    """Whether these are all questions of a private stretch, answered whatever the seat holds. Then
    the end of the stretch tells rivals nothing, and a plan with it may end it."""

    def resolve(self, game: Any, seat: Seat) -> Pick | None:
        """Return the legal pick for which it stands at this question; None if it is not about it.

        Whether it is about it may depend on public facts only, as with standing orders. Pure.
        """
        raise NotImplementedError


@dataclass(frozen=True, slots=True)
class Planned:
    """A line of a plan."""

    question: str
    """Class name of the Choice that it answers."""
    pick: Pick
    guards: Mapping[str, Guard] = field(default_factory=dict)
    """Its conditions by name."""
    otherwise: Otherwise = "ask"
    """What happens if it cannot be played: stop and ask the owner, or try the next line."""
    under: bool = False
    """Whether it follows from the nearest earlier line without `under`."""
    stays: bool = False
    """Whether it answers every question of its kind, instead of the next one only."""
    proposed: bool = False
    """Whether a computer proposed it and its owner adopted it unchanged."""
    used: bool = field(default=False, compare=False)
    """Whether it stays and has answered."""
    lasts: bool = field(default=True, compare=False)
    """Whether it may outlive its stretch; lines of version 1.0.0 do not."""

    @property
    def questions(self) -> tuple[str, ...]:
        """The class names of the choices that it answers."""
        return (self.question, *(self.pick.answers if isinstance(self.pick, Relative) else ()))


def new_line(question: str, pick: Pick, **options: Any) -> Planned:
    """Return a line as it is written first: a relative one answers every question of its kind that
    it is about."""
    relative = isinstance(pick, Relative)
    otherwise: Otherwise = "next" if relative else "ask"
    return Planned(question, pick, otherwise=otherwise, stays=relative, **options)


Plan = tuple[Planned, ...]
"""The lines, in the order in which they are tried. Lines with `under` at the front follow from the
line that was played last."""


@dataclass(frozen=True, slots=True)
class Verdict:
    """A plan's answer to a question."""

    pick: Pick | None
    """What the seat plays; None if the plan stops."""
    rest: Plan
    """The plan after this answer."""
    why: Stop | None = None
    """Why the plan stops."""
    line: Planned | None = None
    """The line that answers."""


def verdict(
    package: GamePackage, game: Game, seat: Seat, plan: Plan, *, by_hand: bool = False
) -> Verdict | None:
    """Return a plan's answer to the question that awaits this seat.

    None if it has no line for it, or if answering would show rivals something. `by_hand`: the owner
    has picked in this stretch in person.
    """
    if not plan or not must_answer(game, seat):
        return None
    asked = type(question(game, seat)).__name__
    tried = candidates(plan, asked)
    if not tried:
        return None
    guarded = any(plan[index].guards for index in tried)
    public = package.view(game, None) if guarded else None
    alone = any(_answers_all(plan[index]) for index in tried)
    why: Stop | None = None
    for index in tried:
        line = plan[index]
        pick = line.pick.resolve(game, seat) if isinstance(line.pick, Relative) else line.pick
        holds = all(guard.holds(public, seat, line.pick) for guard in line.guards.values())
        if pick is None or not holds:
            why = why or (None if isinstance(line.pick, Relative) else "need")
        elif not offered(game, seat, pick):
            why = why or "illegal"
        elif by_hand or alone or not ends_stretch(game, seat, pick):
            return Verdict(pick, after(plan, index), line=line)
        else:
            return None
        if line.otherwise == "ask" and not alone:
            break
    return Verdict(None, plan, why) if why else None


def candidates(plan: Plan, asked: str) -> list[int]:
    """Return the indices of the lines that may answer such a question, in order.

    First those that follow from the line played last, then those without `under`.
    """
    front = _front(plan)
    return [
        index
        for index, line in enumerate(plan)
        if asked in line.questions and (index < front or not line.under)
    ]


def _answers_all(line: Planned) -> bool:
    """Return whether the line answers every question of a private stretch. Then no other line stops
    the plan there."""
    return isinstance(line.pick, Relative) and line.pick.alone and line.stays and not line.under


def after(plan: Plan, index: int) -> Plan:
    """Return the plan after this line is played: its follow-ups come first."""
    front, line = _front(plan), plan[index]
    if index < front:
        return plan[index + (not line.stays) :]
    end = index + 1 + _front(plan[index + 1 :])
    follow_ups = plan[index + 1 : end]
    staying = (replace(line, used=True), *follow_ups) if line.stays else ()
    return follow_ups + plan[front:index] + staying + plan[end:]


def answered(plan: Plan, asked: str, pick: Pick) -> Plan:
    """Return the plan after the owner answered such a question in person.

    A line with the same answer counts as played.
    """
    index = next((n for n in candidates(plan, asked) if plan[n].pick == pick), None)
    return plan if index is None else after(plan, index)


def added(plan: Plan, line: Planned, under: int | None = None) -> Plan:
    """Return the plan with another line: at its end, or as the last follow-up of line `under`."""
    if under is None or under >= len(plan):
        return (*plan, replace(line, under=False))
    end = under + 1 + _front(plan[under + 1 :])
    return (*plan[:end], replace(line, under=True), *plan[end:])


def without(plan: Plan, index: int) -> Plan:
    """Return the plan without a line and its follow-ups."""
    end = index + 1
    if index < len(plan) and not plan[index].under:
        end += _front(plan[end:])
    return plan[:index] + plan[end:]


def raised(plan: Plan, index: int) -> Plan:
    """Return the plan with a line and its follow-ups moved before the line above it."""
    above = max((n for n in range(min(index, len(plan))) if not plan[n].under), default=None)
    if above is None or index >= len(plan) or plan[index].under:
        return plan
    end = index + 1 + _front(plan[index + 1 :])
    return plan[:above] + plan[index:end] + plan[above:index] + plan[end:]


def lasting(package: GamePackage, plan: Plan) -> Plan:
    """Return the lines that outlive a stretch of play: of relative ones, those that have not
    answered yet."""
    for n in reversed(range(len(plan))):
        if not plan[n].lasts or (plan[n].used and isinstance(plan[n].pick, Relative)):
            plan = without(plan, n)
    if package.LASTING != "relative":
        return plan if package.LASTING else ()
    kept = (line for line in plan if isinstance(line.pick, Relative))
    return tuple(replace(line, under=False) for line in kept)


def _front(plan: Plan) -> int:
    """Return the number of lines with `under` at the front."""
    return next((n for n, line in enumerate(plan) if not line.under), len(plan))
