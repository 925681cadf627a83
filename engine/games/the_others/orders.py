"""Standing orders: which moments the Sins are asked about, whether the heroes object, and what an
absent seat does."""

from __future__ import annotations

from typing import ClassVar, Literal

from pydantic import Field

from engine.games.the_others.fights.rolls import Temptation
from engine.games.the_others.heroes.turn import Act
from engine.games.the_others.picks import Agree, EndTurn, Pass, Skip, Tempt
from engine.games.the_others.rounds import Objections
from engine.games.the_others.sins.moments import SinMoment
from engine.games.the_others.sins.reaction import React
from engine.kernel import Choice, Pick
from engine.orders import Known, Order

Kinds = tuple[type[Choice], ...]  # type: ignore[type-arg]


class Moments(Order):
    """The Sins may play a card: pass, unless they are to be asked at such a moment. A roll without
    fists leaves no card of theirs anything to do, as everybody sees: then they are never asked."""

    answers: ClassVar[Kinds] = (SinMoment,)
    given: ClassVar[bool] = True
    start: Literal["always", "never"] = "always"
    before: Literal["always", "never"] = "always"
    after: Literal["always", "fights", "never"] = "fights"

    def pick(self, known: Known) -> Pick | None:
        asked = known.question
        assert isinstance(asked, SinMoment)
        when = getattr(self, asked.moment)
        roll = known.view.roll
        fight = roll is not None and roll.kind == "fight"
        if asked.moment == "after" and roll is not None and not roll.fists:
            return Pass()
        return None if when == "always" or (when == "fights" and fight) else Pass()


class Objecting(Order):
    """Another seat proposes the first hero: agree, unless to be asked."""

    answers: ClassVar[Kinds] = (Objections,)
    given: ClassVar[bool] = True
    ask: Literal["always", "never"] = "always"

    def pick(self, known: Known) -> Pick | None:
        return None if self.ask == "always" else Agree()


class Resisting(Order):
    """Before a roll: take corruption up to this level, and none beyond it."""

    answers: ClassVar[Kinds] = (Temptation,)
    level: int = Field(default=0, ge=0, le=7)

    def pick(self, known: Known) -> Pick | None:
        asked = known.question
        assert isinstance(asked, Temptation)
        hero = next(one for one in known.view.heroes if one.id == asked.hero)
        return Tempt() if hero.corruption < self.level else Skip()


class Holding(Order):
    """After a hero's turn: the Sins do not react."""

    answers: ClassVar[Kinds] = (React,)

    def pick(self, known: Known) -> Pick | None:
        return Pass()


class Resting(Order):
    """A hero's turn: it does nothing."""

    answers: ClassVar[Kinds] = (Act,)

    def pick(self, known: Known) -> Pick | None:
        return EndTurn()


ORDERS: dict[str, type[Order]] = {
    "moments": Moments,
    "objecting": Objecting,
    "resisting": Resisting,
    "holding": Holding,
    "resting": Resting,
}
