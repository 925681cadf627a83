"""Plans: what a seat wants to answer before it is asked, for the stretch of play to come.

A plan is a private list of lines. A line answers one kind of question with a pick by value; it may
need something (guards, which each game brings) and says what happens where it does not fit: the
next line that answers the same question is tried, or the plan stops and its owner is asked. Lines
under another follow from it: what a hero does where it arrives. A plan is no rule: what it finds is
played as an ordinary pick.

What rivals could learn. Guards look at what everybody sees and at nothing else; that the pick may
be played is what the owner vouched for by writing it down. In lanes a plan ends a stretch no sooner
than a standing order may. What its owner could learn: a plan is tried only once its question is
asked, and looks at nothing that the seat does not see. Laws hold both.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Any, ClassVar, Final, Literal

from engine.kernel import Game, Pick, Seat, offered, pending, question
from engine.orders import Bounded, ends_stretch

if TYPE_CHECKING:
    from engine.games import GamePackage

MOST_LINES: Final = 75
"""Lines of a plan at most."""

Otherwise = Literal["ask", "next"]
Stop = Literal["illegal", "need"]
"""Why a plan stops at a question: its line is no longer legal; its condition does not hold."""


class Guard(Bounded):
    """Something that a line needs: terms, each with a default and few values. Field names and
    values are save format."""

    about: ClassVar[tuple[type[Pick], ...]]
    """The kinds of pick that may need it."""

    def holds(self, public: Any, seat: Seat, pick: Any) -> bool:
        """Whether it is so, by the view of a spectator, for a pick of this seat. Pure."""
        raise NotImplementedError

    @classmethod
    def ways(cls) -> dict[str, Guard]:
        """Every way to need it, by a word: the value of its term, if it has one."""
        found = {str(v): cls(**{name: v}) for name, of in cls.values().items() for v in of}
        return found or {"on": cls()}


@dataclass(frozen=True, slots=True)
class Planned:
    """A line of a plan."""

    question: str
    """Class name of the Choice that it answers."""
    pick: Pick
    guards: Mapping[str, Guard] = field(default_factory=dict)
    """What it needs, by name."""
    otherwise: Otherwise = "ask"
    under: bool = False
    """Whether it follows from the last line before it that does not."""
    stays: bool = False
    """Whether it answers every question of its kind, not the next one alone."""
    proposed: bool = False
    """Whether a computer proposed it, and its owner has adopted it unchanged."""


Plan = tuple[Planned, ...]
"""The lines, in the order in which they are tried. Those at the front without `under` follow from
the line that was played last."""


@dataclass(frozen=True, slots=True)
class Verdict:
    """A plan's answer to a question."""

    pick: Pick | None
    """What the seat plays; None: the plan stops."""
    rest: Plan
    """What is planned from then on."""
    why: Stop | None = None
    line: Planned | None = None
    """What answers."""


def verdict(
    package: GamePackage, game: Game, seat: Seat, plan: Plan, *, by_hand: bool = False
) -> Verdict | None:
    """A plan's answer to the question that awaits this seat; None if it has no line for it, or may
    not answer it unseen. `by_hand`: the owner has picked in this stretch in person."""
    if not plan or all(seat not in seats for _, seats in pending(game)):
        return None
    tried = candidates(plan, type(question(game, seat)).__name__)
    if not tried:
        return None
    public = package.view(game, None)
    why: Stop | None = None
    for at in tried:
        line = plan[at]
        if not all(guard.holds(public, seat, line.pick) for guard in line.guards.values()):
            why = why or "need"
        elif not offered(game, seat, line.pick):
            why = why or "illegal"
        elif by_hand or not ends_stretch(game, seat, line.pick):
            return Verdict(line.pick, after(plan, at), line=line)
        else:
            return None
        if line.otherwise == "ask":
            break
    return Verdict(None, plan, why)


def candidates(plan: Plan, asked: str) -> list[int]:
    """The lines that may answer such a question, in order: those that follow from what was played
    last, then those that follow from nothing."""
    front = _front(plan)
    return [
        at
        for at, line in enumerate(plan)
        if line.question == asked and (at < front or not line.under)
    ]


def after(plan: Plan, at: int) -> Plan:
    """The plan after this line is played: its follow-ups come first."""
    front, line = _front(plan), plan[at]
    if at < front:
        return plan[at + (not line.stays) :]
    end = at + 1 + _front(plan[at + 1 :])
    kept = plan[at:end] if line.stays else ()
    return plan[at + 1 : end] + plan[front:at] + kept + plan[end:]


def answered(plan: Plan, asked: str, pick: Pick) -> Plan:
    """What is planned once the owner has answered such a question in person: a line that said the
    same is done."""
    at = next((n for n in candidates(plan, asked) if plan[n].pick == pick), None)
    return plan if at is None else after(plan, at)


def added(plan: Plan, line: Planned, under: int | None = None) -> Plan:
    """The plan with another line: at its end, or the last of those that follow from a line."""
    if under is None or under >= len(plan):
        return (*plan, replace(line, under=False))
    at = under + 1 + _front(plan[under + 1 :])
    return (*plan[:at], replace(line, under=True), *plan[at:])


def without(plan: Plan, at: int) -> Plan:
    """The plan without a line and what follows from it."""
    end = at + 1
    if at < len(plan) and not plan[at].under:
        end += _front(plan[end:])
    return plan[:at] + plan[end:]


def raised(plan: Plan, at: int) -> Plan:
    """The plan with a line, and what follows from it, before the one above it."""
    above = max((n for n in range(min(at, len(plan))) if not plan[n].under), default=None)
    if above is None or at >= len(plan) or plan[at].under:
        return plan
    end = at + 1 + _front(plan[at + 1 :])
    return plan[:above] + plan[at:end] + plan[above:at] + plan[end:]


def _front(plan: Plan) -> int:
    """How many lines at the front have no `under` in it."""
    return next((n for n, line in enumerate(plan) if not line.under), len(plan))
