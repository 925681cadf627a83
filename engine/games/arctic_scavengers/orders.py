"""Standing orders. Each answers every question of its kind, whatever the hand; the one for windows
depends on public cards only."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar, Literal

from engine.games.arctic_scavengers.content import CARD, ORDER
from engine.games.arctic_scavengers.gathering.reactions import Interrupt, Shield
from engine.games.arctic_scavengers.gathering.turn import Gather, KeepMore, KeepOne
from engine.games.arctic_scavengers.picks import Finish, Keep, KeepNone, Pass
from engine.games.arctic_scavengers.skirmish import Declare
from engine.kernel import Choice, Pick
from engine.orders import Known, Order, by_name

Kinds = tuple[type[Choice], ...]  # type: ignore[type-arg]
_LEAST = {"always": 1, "two": 2, "three": 3, "never": 1000}


class Interrupts(Order):
    """Windows: pass unless a rival shows at least `cards` cards; then ask.

    Always ask about actions against one's own tribe, or against a leader or a building without
    shown cards, unless `cards` is "never". Being looked at costs nothing: with "three" it is not
    asked about.
    """

    answers: ClassVar[Kinds] = (Interrupt, Shield)
    given: ClassVar[bool] = True
    cards: Literal["always", "two", "three", "never"] = "two"

    def pick(self, known: Known) -> Pick | None:
        question = known.question
        assert isinstance(question, Interrupt | Shield)
        if isinstance(question, Shield) and (question.actor == known.seat or not question.harm.aim):
            waived = ("never",) if question.harm.hurts else ("three", "never")
            return Pass() if self.cards in waived else None
        played = known.view.tribes[question.actor].played
        return None if len(played) >= _LEAST[self.cards] else Pass()


class Stay(Order):
    """Gathering: do nothing, and keep all cards for the skirmish."""

    answers: ClassVar[Kinds] = (Gather,)

    def pick(self, known: Known) -> Pick | None:
        return Finish()


class Done(Order):
    """Gathering: finish when the hand is empty and no action without cards is possible. Both facts
    are public."""

    answers: ClassVar[Kinds] = (Gather,)
    given: ClassVar[bool] = True

    def pick(self, known: Known) -> Pick | None:
        empty = not known.view.tribes[known.seat].hand_size
        return Finish() if empty and known.picks == (Finish(),) else None


class Salvage(Order):
    """A dig: keep the best card of the preferred kind, else the best other card, but no junk."""

    answers: ClassVar[Kinds] = (KeepMore, KeepOne)
    first: Literal["tool", "medicine"] = "tool"

    def pick(self, known: Known) -> Pick | None:
        return self.best(known.picks)

    def best(self, picks: Iterable[Pick]) -> Pick:
        """Return which of these picks it makes."""
        cards = [pick.card for pick in picks if isinstance(pick, Keep)]
        worth = [card for card in cards if CARD[card].kind != "junk"]
        if not worth:
            return KeepNone()
        return Keep(min(worth, key=self._rank))

    def _rank(self, card: str) -> tuple[bool, int, int]:
        row = CARD[card]
        return row.kind != self.first, -sum(row.adds.values()) - row.medicine, ORDER[card]


class HoldFire(Order):
    """The skirmish: do not shoot and do not sabotage."""

    answers: ClassVar[Kinds] = (Declare,)

    def pick(self, known: Known) -> Pick | None:
        return Pass()


ORDERS = by_name(Interrupts, Stay, Done, Salvage, HoldFire)
