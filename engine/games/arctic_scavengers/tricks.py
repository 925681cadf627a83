"""Sales coups: saboteurs disable buildings, snipers wound leaders, medicine heals them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from engine.games.arctic_scavengers.content import BUILDING, CARD
from engine.games.arctic_scavengers.deeds import Deed, Planned, lacking, named
from engine.games.arctic_scavengers.harm import Disabling, Resetting, Wounding
from engine.games.arctic_scavengers.picks import Demolish, Heal, Sabotage, Wound
from engine.games.arctic_scavengers.reactions import Shield
from engine.games.arctic_scavengers.state import ArcticScavengers
from engine.kernel import Pick, Refusal, Seat

DIRTY: Final = 4
"""The module of the headquarters that brings them."""


def sabotages(game: ArcticScavengers, seat: Seat, cards: Sequence[str]) -> Iterator[Sabotage]:
    """The buildings of rivals that these cards may disable."""
    able = [c for c in dict.fromkeys(cards) if CARD[c].has("disarm") and game.variant.hq >= DIRTY]
    for card in able:
        for rival in game.rivals(seat):
            works = dict.fromkeys(s.building for s in game.tribes[rival].sites if s.works)
            yield from (Sabotage(card, rival, building) for building in works)


def wounds(game: ArcticScavengers, seat: Seat, cards: Sequence[str]) -> Iterator[Wound]:
    """The leaders of rivals that these cards may shoot at."""
    able = [c for c in dict.fromkeys(cards) if CARD[c].has("snipe") and game.variant.hq >= DIRTY]
    for card in able:
        for rival in game.rivals(seat):
            if game.tribes[rival].leader and not game.tribes[rival].wounded:
                yield Wound(card, rival)


def trick(game: ArcticScavengers, seat: Seat, pick: Sabotage | Wound) -> Planned:
    """A card is used for a dirty trick, out of the hand or in the skirmish; what follows."""
    if game.gathering:
        game.spend(seat, [pick.card])
    else:
        game.tribes[seat].spent.append(pick.card)
    if isinstance(pick, Wound):
        return [Shield(Wounding(pick.rival, seat, pick.card))]
    return [Shield(Disabling(pick.rival, pick.building, seat, pick.card))]


def no_trick(pick: Sabotage | Wound, cards: Sequence[str]) -> Refusal:
    """Why a dirty trick cannot be: `cards` are those that might do it."""
    if pick.card not in cards:
        return Refusal("strike.when", "not-at-hand", {"card": named(pick.card)})
    if isinstance(pick, Wound):
        return Refusal("tricks.wound", "cannot-wound", {"card": pick.card})
    building = pick.building if pick.building in BUILDING else ""
    return Refusal("tricks.disable", "cannot-disable", {"card": pick.card, "building": building})


class Sabotaging(Deed):
    """Sales coups: a saboteur of the hand disables a finished building, and is discarded."""

    pick = Sabotage

    def offers(self, game: ArcticScavengers, seat: Seat) -> Sequence[Pick]:
        return list(sabotages(game, seat, game.tribes[seat].hand))

    def fault(self, game: ArcticScavengers, seat: Seat, pick: Sabotage) -> Refusal | None:
        hand = game.tribes[seat].hand
        return None if pick in sabotages(game, seat, hand) else no_trick(pick, hand)

    def do(self, game: ArcticScavengers, seat: Seat, pick: Sabotage) -> Planned:
        return trick(game, seat, pick)


class Shooting(Deed):
    """Sales coups: a sniper team of the hand wounds a leader, and is discarded."""

    pick = Wound

    def offers(self, game: ArcticScavengers, seat: Seat) -> Sequence[Pick]:
        return list(wounds(game, seat, game.tribes[seat].hand))

    def fault(self, game: ArcticScavengers, seat: Seat, pick: Wound) -> Refusal | None:
        hand = game.tribes[seat].hand
        return None if pick in wounds(game, seat, hand) else no_trick(pick, hand)

    def do(self, game: ArcticScavengers, seat: Seat, pick: Wound) -> Planned:
        return trick(game, seat, pick)


class Healing(Deed):
    """Sales coups: any one medicine of the hand heals the own leader."""

    pick = Heal

    def offers(self, game: ArcticScavengers, seat: Seat) -> Sequence[Pick]:
        tribe = game.tribes[seat]
        able = [card for card in dict.fromkeys(tribe.hand) if CARD[card].medicine]
        return [Heal(card) for card in able] if tribe.wounded else []

    def fault(self, game: ArcticScavengers, seat: Seat, pick: Heal) -> Refusal | None:
        tribe = game.tribes[seat]
        if not tribe.wounded:
            return Refusal("tricks.heal", "not-wounded")
        if missing := lacking([pick.card], tribe.hand):
            return missing
        if not CARD[pick.card].medicine:
            return Refusal("tricks.heal", "no-medicine", {"card": named(pick.card)})
        return None

    def do(self, game: ArcticScavengers, seat: Seat, pick: Heal) -> Planned:
        tribe = game.tribes[seat]
        game.spend(seat, [pick.card])
        tribe.wounded = False
        game.tell("healed", seat=seat, card=pick.card, leader=tribe.leader)
        return []


def demolitions(game: ArcticScavengers, seat: Seat, cards: Sequence[str]) -> Iterator[Demolish]:
    """The building sites of rivals that these cards may set back."""
    for card in dict.fromkeys(c for c in cards if CARD[c].has("reset")):
        for rival in game.rivals(seat):
            sites = dict.fromkeys(s.building for s in game.tribes[rival].sites if not s.finished)
            yield from (Demolish(card, rival, building) for building in sites)


class Demolishing(Deed):
    """Équipe de démolition: of the hand, it sets a rival's building site back."""

    pick = Demolish

    def offers(self, game: ArcticScavengers, seat: Seat) -> Sequence[Pick]:
        return list(demolitions(game, seat, game.tribes[seat].hand))

    def fault(self, game: ArcticScavengers, seat: Seat, pick: Demolish) -> Refusal | None:
        hand = game.tribes[seat].hand
        if pick in demolitions(game, seat, hand):
            return None
        if missing := lacking([pick.card], hand):
            return missing
        facts = {"card": pick.card, "building": pick.building if pick.building in BUILDING else ""}
        return Refusal("prizes.demolition", "cannot-demolish", facts)

    def do(self, game: ArcticScavengers, seat: Seat, pick: Demolish) -> Planned:
        game.spend(seat, [pick.card])
        return [Shield(Resetting(pick.rival, pick.building, seat, pick.card))]


TRICKS: Final[tuple[Deed, ...]] = (Sabotaging(), Shooting(), Healing(), Demolishing())
