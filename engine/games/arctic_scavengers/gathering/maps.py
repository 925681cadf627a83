"""Pêle-mêle: maps, and recon's two leaders."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Final

from engine.games.arctic_scavengers.content import LEADER, REFUGEES, doing
from engine.games.arctic_scavengers.gathering.deeds import (
    Deed,
    Planned,
    card_word,
    lacking,
    some_of,
)
from engine.games.arctic_scavengers.gathering.leaders import cannot_lead
from engine.games.arctic_scavengers.picks import Bury, OnTop, Recall, Sort, Swindle
from engine.games.arctic_scavengers.state import ArcticScavengers
from engine.kernel import Pick, Refusal, Seat, SeatChoice, Several, step
from engine.kit.piles import draw, under


class Recalling(Deed):
    """Carte: return a person of the action just done to the hand, for another action of this
    round."""

    pick = Recall

    @property
    def takes(self) -> frozenset[str]:
        return doing("again")

    def offers(self, game: ArcticScavengers, seat: Seat) -> Sequence[Pick]:
        tribe, map_cards = game.tribes[seat], doing("again")
        maps = [card for card in dict.fromkeys(tribe.hand) if card in map_cards]
        returnable = [card for card in dict.fromkeys(game.acted) if card in tribe.discard]
        return [Recall(card, target) for card in maps for target in returnable]

    def fault(self, game: ArcticScavengers, seat: Seat, pick: Recall) -> Refusal | None:
        if pick in self.offers(game, seat):
            return None
        if missing := lacking([pick.card], game.tribes[seat].hand):
            return missing
        facts = {"card": pick.card, "target": card_word(pick.target)}
        return Refusal("odds.map", "cannot-recall", facts)

    def do(self, game: ArcticScavengers, seat: Seat, pick: Recall) -> Planned:
        tribe = game.tribes[seat]
        game.spend(seat, [pick.card])
        game.acted.remove(pick.target)
        tribe.discard.remove(pick.target)
        game.back_to_hand(seat, [pick.target])
        game.tell("recalled", seat=seat, card=pick.card, target=pick.target)
        return []


class Swindling(Deed):
    """Escroc: a refugee lowers a price by a food, two lower it by a medicine."""

    pick, composed, with_leader = Swindle, True, True

    @property
    def takes(self) -> frozenset[str]:
        return REFUGEES

    def offers(self, game: ArcticScavengers, seat: Seat) -> Sequence[Pick]:
        tribe = game.tribes[seat]
        if cannot_lead(tribe, "swindle"):
            return []
        refugees = [card for card in tribe.hand if card in REFUGEES]
        return [Swindle(cards) for cards in dict.fromkeys([(refugees[0],), tuple(refugees[:2])])]

    def values(self, game: ArcticScavengers, seat: Seat, so_far: Mapping[str, Any]) -> Several:
        hand = game.tribes[seat].hand
        return some_of([card for card in hand if card in REFUGEES], 1, 2)

    def fault(self, game: ArcticScavengers, seat: Seat, pick: Swindle) -> Refusal | None:
        tribe = game.tribes[seat]
        if refusal := cannot_lead(tribe, "swindle") or lacking(pick.cards, tribe.hand):
            return refusal
        for card in pick.cards:
            if card not in REFUGEES:
                return Refusal("leader.swindler", "needs-refugee", {"card": card})
        fits = len(pick.cards) in (1, 2)
        return None if fits else Refusal("leader.swindler", "one-or-two-refugees")

    def do(self, game: ArcticScavengers, seat: Seat, pick: Swindle) -> Planned:
        game.tribes[seat].led = True
        game.spend(seat, pick.cards)
        food, medicine = swindled(pick.cards)
        game.food += food
        game.medicine += medicine
        cards = list(pick.cards)
        game.tell("swindled", seat=seat, cards=cards, food=food, medicine=medicine)
        return []


def swindled(cards: Sequence[str]) -> tuple[int, int]:
    """Return the food and the medicine by which refugees lower a price."""
    return (1, 0) if len(cards) == 1 else (0, 1)


class Sorting(Deed):
    """Chef de triage: look at the top cards of the junkyard."""

    pick, with_leader = Sort, True

    def offers(self, game: ArcticScavengers, seat: Seat) -> Sequence[Pick]:
        return [] if self.fault(game, seat, Sort.of()) else [Sort.of()]

    def fault(self, game: ArcticScavengers, seat: Seat, pick: Sort) -> Refusal | None:
        if refusal := cannot_lead(game.tribes[seat], "sort"):
            return refusal
        return None if game.junkyard else Refusal("leader.yardmaster", "no-junkyard")

    def do(self, game: ArcticScavengers, seat: Seat, pick: Sort) -> Planned:
        tribe = game.tribes[seat]
        tribe.led = True
        count = LEADER[tribe.leader].amount("sort")
        game.dug = [piece.shown_to(seat) for piece in draw(game, game.junkyard, count)]
        game.reveal()
        cards = [piece.card for piece in game.dug]
        game.tell("yard_seen", {seat: {"cards": cards}}, seat=seat, amount=len(cards))
        return [SortYard(seat)]


@step
class SortYard(SeatChoice[ArcticScavengers]):
    """Chef de triage: put the seen cards back, all on top or all at the bottom, in order."""

    picks: ClassVar[tuple[type[Pick], ...]] = (OnTop, Bury)
    rules: ClassVar[tuple[str, ...]] = ("leader.yardmaster",)

    def options(self, game: ArcticScavengers, seat: Seat) -> list[Pick]:
        return [OnTop(), Bury()]

    def chosen(self, game: ArcticScavengers, seat: Seat, pick: OnTop | Bury) -> None:
        if isinstance(pick, Bury):
            under(reversed(game.dug), game.junkyard)
        else:
            game.junkyard += reversed(game.dug)
        game.dug = []
        game.tell("yard_buried" if isinstance(pick, Bury) else "yard_kept", seat=seat)


ODD_DEEDS: Final[tuple[Deed, ...]] = (Recalling(), Swindling(), Sorting())
