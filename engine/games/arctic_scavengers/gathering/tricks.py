"""Sales coups: saboteurs disable buildings, snipers wound leaders, medicine heals them."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any, Final

from engine.games.arctic_scavengers.content import CARD, doing
from engine.games.arctic_scavengers.gathering.deeds import (
    Deed,
    OneOfHand,
    Planned,
    card_word,
    known_building,
)
from engine.games.arctic_scavengers.gathering.harm import Disabling, Resetting, Wounding
from engine.games.arctic_scavengers.gathering.reactions import Shield
from engine.games.arctic_scavengers.gathering.schematics import PutAway
from engine.games.arctic_scavengers.picks import Demolish, Heal, Sabotage, Wound
from engine.games.arctic_scavengers.state import ArcticScavengers
from engine.kernel import Pick, Refusal, Seat

DIRTY: Final = 4
"""The module of the headquarters with dirty tricks."""


def sabotages(game: ArcticScavengers, seat: Seat, cards: Sequence[str]) -> Iterator[Sabotage]:
    """Yield the sabotages of rivals' buildings with these cards."""
    if game.variant.hq < DIRTY:
        return
    for card in _those(cards, "disarm"):
        for rival in game.rivals(seat):
            works = (site for site in game.tribes[rival].sites if site.works)
            yield from (Sabotage(card, rival, site.building) for site in works)


def wounds(game: ArcticScavengers, seat: Seat, cards: Sequence[str]) -> Iterator[Wound]:
    """Yield the shots at rivals' leaders with these cards."""
    if game.variant.hq < DIRTY:
        return
    for card in _those(cards, "snipe"):
        for rival in game.rivals(seat):
            if game.tribes[rival].leader and not game.tribes[rival].wounded:
                yield Wound(card, rival)


def demolitions(game: ArcticScavengers, seat: Seat, cards: Sequence[str]) -> Iterator[Demolish]:
    """Yield the demolitions of rivals' building sites with these cards."""
    for card in _those(cards, "reset"):
        for rival in game.rivals(seat):
            sites = (site for site in game.tribes[rival].sites if not site.finished)
            yield from (Demolish(card, rival, site.building) for site in sites)


def _those(cards: Sequence[str], word: str) -> list[str]:
    """Return the cards with this effect, each once."""
    fitting_cards = doing(word)
    return [card for card in dict.fromkeys(cards) if card in fitting_cards]


def trick(game: ArcticScavengers, seat: Seat, pick: Any) -> Planned:
    """Use a card for a dirty trick, from the hand or in the skirmish; return the steps that
    follow."""
    if isinstance(pick, Demolish):  # discarded after its draw, so that it cannot be drawn
        game.commit(seat, [pick.card])
        return [Shield(Resetting(pick.rival, pick.building, seat, pick.card)), PutAway(seat)]
    game.use(seat, pick.card)
    if isinstance(pick, Wound):
        return [Shield(Wounding(pick.rival, seat, pick.card))]
    return [Shield(Disabling(pick.rival, pick.building, seat, pick.card))]


def no_trick(pick: Any, cards: Sequence[str]) -> Refusal:
    """Return why a dirty trick cannot be made; `cards` are those that may do it."""
    if pick.card not in cards:
        return Refusal("strike.when", "not-at-hand", {"card": card_word(pick.card)})
    if isinstance(pick, Wound):
        return Refusal("tricks.wound", "cannot-wound", {"card": pick.card})
    facts = {"card": pick.card, "building": known_building(pick.building)}
    if isinstance(pick, Sabotage):
        return Refusal("tricks.disable", "cannot-disable", facts)
    return Refusal("prizes.demolition", "cannot-demolish", facts)


Aims = Callable[[ArcticScavengers, Seat, Sequence[str]], Iterator[Pick]]


class Aimed(Deed):
    """An action of a card from the hand, which is discarded, against a rival's camp."""

    def __init__(self, pick: type[Pick], aims: Aims, word: str, action: str = "") -> None:
        self.pick, self.aims, self.word, self.action = pick, aims, word, action

    @property
    def takes(self) -> frozenset[str]:
        return doing(self.word)

    def offers(self, game: ArcticScavengers, seat: Seat) -> Sequence[Pick]:
        return list(self.aims(game, seat, game.tribes[seat].hand))

    def fault(self, game: ArcticScavengers, seat: Seat, pick: Any) -> Refusal | None:
        return None if pick in self.offers(game, seat) else no_trick(pick, game.tribes[seat].hand)

    def do(self, game: ArcticScavengers, seat: Seat, pick: Any) -> Planned:
        return trick(game, seat, pick)


class Healing(OneOfHand):
    """Sales coups: any medicine in the hand heals the seat's own leader."""

    pick, with_leader = Heal, True

    def barred(self, game: ArcticScavengers, seat: Seat) -> Refusal | None:
        return None if game.tribes[seat].wounded else Refusal("tricks.heal", "not-wounded")

    def wrong(self, card: str) -> Refusal | None:
        if CARD[card].medicine:
            return None
        return Refusal("tricks.heal", "no-medicine", {"card": card})

    def do(self, game: ArcticScavengers, seat: Seat, pick: Heal) -> Planned:
        tribe = game.tribes[seat]
        game.spend(seat, [pick.card])
        tribe.wounded = False
        game.tell("healed", seat=seat, card=pick.card, leader=tribe.leader)
        return []


TRICKS: Final[tuple[Deed, ...]] = (
    Aimed(Sabotage, sabotages, "disarm"),
    Aimed(Wound, wounds, "snipe"),
    Healing(),
    Aimed(Demolish, demolitions, "reset", Demolish.verb),
)
