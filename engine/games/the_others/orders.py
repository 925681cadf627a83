"""Standing orders: the moments about which the Sins are asked, objections of heroes, and default
actions."""

from __future__ import annotations

from collections import Counter
from typing import ClassVar, Literal

from pydantic import Field

from engine.games.the_others.content import CARD, NUMBERS, deck
from engine.games.the_others.fights.rolls import Temptation
from engine.games.the_others.heroes.turn import Act
from engine.games.the_others.picks import Agree, EndTurn, Pass, Skip, Tempt
from engine.games.the_others.rounds import Objections
from engine.games.the_others.sins.moments import SinMoment
from engine.games.the_others.sins.reaction import React
from engine.games.the_others.view import OthersView
from engine.kernel import Choice, Pick
from engine.orders import Known, Order, by_name

Kinds = tuple[type[Choice], ...]  # type: ignore[type-arg]


class Moments(Order):
    """The Sins may play a card: pass, unless they want to be asked at such a moment.

    With `where` they are asked about heroes in a space with a nest or a monster only. They are
    never asked if it is public that no card they may hold has an effect.
    """

    answers: ClassVar[Kinds] = (SinMoment,)
    given: ClassVar[bool] = True
    start: Literal["always", "never"] = "always"
    before: Literal["always", "never"] = "always"
    after: Literal["always", "fights", "never"] = "fights"
    where: Literal["anywhere", "nest", "monster"] = "anywhere"

    def pick(self, known: Known) -> Pick | None:
        question = known.question
        assert isinstance(question, SinMoment)
        roll = known.view.roll
        fight = roll is not None and roll.kind == "fight"
        when = {"always": True, "fights": fight, "never": False}[getattr(self, question.moment)]
        asks = when and self._there(known.view, question.hero)
        return None if asks and _may_matter(known.view, question) else Pass()

    def _there(self, view: OthersView, hero: str) -> bool:
        """Return whether the hero is where the Sins want to be asked."""
        space = next(space for space in view.spaces if hero in space.heroes)
        nest = space.nest or "nest" in space.tokens
        return {"anywhere": True, "nest": nest, "monster": bool(space.monsters)}[self.where]


def _may_matter(view: OthersView, question: SinMoment) -> bool:
    """Return whether, by public facts of the roll, a card outside of the discards may have an
    effect at this moment.

    A dead acolyte joins only where monsters throw dice.
    """
    roll = view.roll
    if roll is None:
        return True
    answered = any(hero.id == question.hero and hero.place == roll.place for hero in view.heroes)
    fists = roll.fists if roll.kind == "fight" else 0
    idle = {
        *(() if answered else ("sin_dice", "mirror", "rage")),
        *(() if roll.fists else ("unfist",)),
        *(() if roll.fists >= 3 else ("fall",)),
        *(() if fists else ("revenge", "ashes")),
    }
    remaining = Counter(deck(view.sin)) - Counter(view.sin_discards)
    return any(
        question.moment in CARD[card].when and not idle.issuperset(CARD[card].words)
        for card in remaining
    )


class Objecting(Order):
    """Another seat proposes the first hero: agree, or ask the owner."""

    answers: ClassVar[Kinds] = (Objections,)
    given: ClassVar[bool] = True
    ask: Literal["always", "never"] = "always"

    def pick(self, known: Known) -> Pick | None:
        return None if self.ask == "always" else Agree()


class Resisting(Order):
    """Before a roll: take corruption up to this level."""

    answers: ClassVar[Kinds] = (Temptation,)
    level: int = Field(default=0, ge=0, le=NUMBERS.corruption)

    def pick(self, known: Known) -> Pick | None:
        question = known.question
        assert isinstance(question, Temptation)
        hero = next(hero_view for hero_view in known.view.heroes if hero_view.id == question.hero)
        return Tempt() if hero.corruption < self.level else Skip()


class Holding(Order):
    """After a hero's turn: the Sins do not react."""

    answers: ClassVar[Kinds] = (React,)

    def pick(self, known: Known) -> Pick | None:
        return Pass()


class Resting(Order):
    """A hero's turn: do nothing."""

    answers: ClassVar[Kinds] = (Act,)

    def pick(self, known: Known) -> Pick | None:
        return EndTurn()


ORDERS = by_name(Moments, Objecting, Resisting, Holding, Resting)
