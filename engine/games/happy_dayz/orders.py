"""Standing orders of Happy DayZ. Each answers every question of its kind, whatever the hand."""

from __future__ import annotations

from typing import ClassVar, Literal

from engine.games.happy_dayz.content import ORDER, RANK, VANS, ZOMBIES
from engine.games.happy_dayz.picks import PlayCard, Skip, TransferPair
from engine.games.happy_dayz.powers import Antidote, Discard, Exorcise
from engine.games.happy_dayz.setup import AdoptFaction, ReplaceFaction, TransferCard
from engine.games.happy_dayz.tricks import FollowCard
from engine.kernel import Choice, Pick
from engine.orders import Known, Order, by_name

Kinds = tuple[type[Choice], ...]  # type: ignore[type-arg]


def _height(card: str, first: str) -> int:
    """Return the sort key of a rank: the lowest first, or the highest."""
    return RANK[card] if first == "lowest" else -RANK[card]


class PassOn(Order):
    """Transfer: send the worst zombies, or the lowest or highest cards, the first one to the left
    neighbour. Vans are sent last."""

    answers: ClassVar[Kinds] = (TransferCard,)
    alone: ClassVar[bool] = True
    cards: Literal["zombies", "lowest", "highest"] = "zombies"

    def pick(self, known: Known) -> Pick | None:
        assert isinstance(known.question, TransferCard)
        pair = sorted(known.view.hands[known.seat], key=self._rank)[:2]
        if known.question.left == known.question.right:
            pair.sort(key=ORDER.__getitem__)
        return TransferPair(*pair)

    def _rank(self, card: str) -> tuple[bool, bool, int]:
        preferred = self.cards != "zombies" or card in ZOMBIES
        return card in VANS, not preferred, _height(card, self.cards)


class Follow(Order):
    """Following in a trick: play the lowest, or the highest, legal card; a van only without another
    card."""

    answers: ClassVar[Kinds] = (FollowCard,)
    card: Literal["lowest", "highest"] = "lowest"

    def pick(self, known: Known) -> Pick | None:
        offers = [pick for pick in known.picks if isinstance(pick, PlayCard)]
        return min(offers, key=lambda p: (p.card in VANS, _height(p.card, self.card)))


class Decline(Order):
    """Decline optional actions: replacing factions at the start of a round, and optional powers."""

    answers: ClassVar[Kinds] = (ReplaceFaction, AdoptFaction, Discard, Exorcise, Antidote)
    factions: bool = True
    powers: bool = True

    def pick(self, known: Known) -> Pick | None:
        about_factions = isinstance(known.question, ReplaceFaction | AdoptFaction)
        return Skip() if (self.factions if about_factions else self.powers) else None


ORDERS = by_name(PassOn, Follow, Decline)
