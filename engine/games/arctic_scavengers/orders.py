"""Standing orders. Each answers every question of its kind, whatever the hand is; the one for
windows goes by what is shown to all."""

from __future__ import annotations

from typing import ClassVar, Literal

from engine.games.arctic_scavengers.content import CARD, ORDER
from engine.games.arctic_scavengers.gathering.reactions import Interrupt, Shield
from engine.games.arctic_scavengers.gathering.turn import Gather, KeepMore, KeepOne
from engine.games.arctic_scavengers.picks import Finish, Keep, KeepNone, Pass
from engine.games.arctic_scavengers.skirmish import Declare
from engine.kernel import Choice, Pick
from engine.orders import Known, Order

Kinds = tuple[type[Choice], ...]  # type: ignore[type-arg]
_LEAST = {"always": 1, "two": 2, "three": 3, "never": 1000}


class Interrupts(Order):
    """A rival shows cards that one could answer, or whose shooting one could stop: pass unless
    so many are shown; then ask. Always ask about actions against oneself, or against a leader or
    a building without shown cards, unless `cards` is "never". Being looked at costs nothing:
    with "three" there is no question about it."""

    answers: ClassVar[Kinds] = (Interrupt, Shield)
    given: ClassVar[bool] = True
    cards: Literal["always", "two", "three", "never"] = "two"

    def pick(self, known: Known) -> Pick | None:
        asked = known.question
        assert isinstance(asked, Interrupt | Shield)
        if isinstance(asked, Shield) and (asked.actor == known.seat or not asked.harm.aim):
            waived = ("never",) if asked.harm.hurts else ("three", "never")
            return Pass() if self.cards in waived else None
        shown = known.view.tribes[asked.actor].played
        return None if len(shown) >= _LEAST[self.cards] else Pass()


class Stay(Order):
    """Gathering: do nothing, and keep all cards for the skirmish."""

    answers: ClassVar[Kinds] = (Gather,)

    def pick(self, known: Known) -> Pick | None:
        return Finish()


class Done(Order):
    """Gathering: finish as soon as the hand is empty and nothing can be done without cards. Both
    are public."""

    answers: ClassVar[Kinds] = (Gather,)
    given: ClassVar[bool] = True

    def pick(self, known: Known) -> Pick | None:
        empty = not known.view.tribes[known.seat].hand_size
        return Finish() if empty and known.picks == (Finish(),) else None


class Salvage(Order):
    """A dig: keep the most wanted card, else the best of the rest, but no junk."""

    answers: ClassVar[Kinds] = (KeepMore, KeepOne)
    first: Literal["tool", "medicine"] = "tool"

    def pick(self, known: Known) -> Pick | None:
        cards = [pick.card for pick in known.picks if isinstance(pick, Keep)]
        worth = [card for card in cards if CARD[card].kind != "junk"]
        if not worth:
            return KeepNone()
        return Keep(min(worth, key=self._rank))

    def _rank(self, card: str) -> tuple[bool, int, int]:
        row = CARD[card]
        return row.kind != self.first, -sum(row.adds.values()) - row.medicine, ORDER[card]


class HoldFire(Order):
    """The skirmish: nobody is shot at and nothing is sabotaged."""

    answers: ClassVar[Kinds] = (Declare,)

    def pick(self, known: Known) -> Pick | None:
        return Pass()


ORDERS: dict[str, type[Order]] = {
    "interrupts": Interrupts,
    "stay": Stay,
    "done": Done,
    "salvage": Salvage,
    "hold_fire": HoldFire,
}
