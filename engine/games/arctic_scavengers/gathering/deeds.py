"""Phase de collecte: the actions of a turn, one class per kind of pick."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from functools import cache, cached_property, lru_cache
from typing import Any, ClassVar, Final

from engine.games.arctic_scavengers.abilities import (
    REMEMBERED,
    affordable,
    dose,
    fault,
    helping,
    medicines,
    natural_of,
    payment,
    pays,
    price,
    useful,
)
from engine.games.arctic_scavengers.content import (
    CARD,
    CONTESTED_CARDS,
    SITES,
    Ability,
    Cost,
    by_order,
)
from engine.games.arctic_scavengers.gathering.reactions import Interrupt, tell_of_reactions
from engine.games.arctic_scavengers.picks import Hire, Trash
from engine.games.arctic_scavengers.sights import CONTESTED, Piece
from engine.games.arctic_scavengers.state import ArcticScavengers
from engine.kernel import MAX_MENU_ITEMS, Lanes, Pick, Refusal, Seat, Several, Step

Planned = Sequence[Step[ArcticScavengers] | Lanes]


class Deed:
    """A kind of action in a gathering turn: its options, its checks and its effect."""

    pick: type[Pick]
    composed: ClassVar[bool] = False
    action: str = ""
    """The action that it uses up for this round; empty if it can be repeated."""

    with_sites: ClassVar[bool] = False
    """Whether it needs a tribe with buildings."""
    with_leader: ClassVar[bool] = False
    """Whether it needs a tribe with a leader."""

    @property
    def takes(self) -> frozenset[str] | None:
        """The cards of which it needs one in the hand; None if it may need none."""
        return None

    def offers(self, game: ArcticScavengers, seat: Seat) -> Sequence[Pick]:
        """Return the natural picks, the best first; all picks if it is not composed."""
        raise NotImplementedError

    def of_hand(self, guide: str, led: bool, hand: tuple[str, ...]) -> tuple[Pick, ...] | None:
        """Return its picks if they depend only on the hand, the leader (unless wounded) and whether
        that has led in this round; otherwise None."""
        return None

    def values(
        self, game: ArcticScavengers, seat: Seat, so_far: Mapping[str, Any]
    ) -> Sequence[Any] | Several:
        """Return what the next field of a composed pick may hold."""
        raise NotImplementedError

    def fault(self, game: ArcticScavengers, seat: Seat, pick: Any) -> Refusal | None:
        """Return why a pick cannot be made; None if it can."""
        raise NotImplementedError

    def do(self, game: ArcticScavengers, seat: Seat, pick: Any) -> Planned:
        """Carry out a pick; return the steps before the seat is asked again."""
        raise NotImplementedError


def lacking(cards: Sequence[str], hand: Sequence[str]) -> Refusal | None:
    """Return the refusal for cards that are not in a hand; None if all are."""
    for card in Counter(cards) - Counter(hand):
        return Refusal("gather.combine", "not-in-hand", {"card": card_word(card)})
    return None


def card_word(card: str) -> str:
    """Return the word if it is a card, else ""."""
    return card if card in CARD else ""


def known_building(building: str) -> str:
    """Return the word if it is a building, else ""."""
    return building if building in SITES else ""


def some_of(cards: Sequence[str], least: int = 0, most: int = MAX_MENU_ITEMS) -> Several:
    """Return the domain of selections of these cards."""
    return Several(tuple(cards[:MAX_MENU_ITEMS]), least, most)


class OneOfHand(Deed):
    """An action with a single card from the hand, of a fitting kind."""

    def barred(self, game: ArcticScavengers, seat: Seat) -> Refusal | None:
        """Return why it cannot be done now with any card."""
        return None

    def wrong(self, card: str) -> Refusal | None:
        """Return why it cannot be done with this card."""
        raise NotImplementedError

    @cached_property
    def fitting(self) -> frozenset[str]:
        """The cards with which it can be done."""
        return frozenset(card for card in CARD if self.wrong(card) is None)

    @property
    def takes(self) -> frozenset[str]:
        return self.fitting

    def offers(self, game: ArcticScavengers, seat: Seat) -> Sequence[Pick]:
        hand, fitting = game.tribes[seat].hand, self.fitting
        if self.barred(game, seat):
            return []
        pick_class: Any = self.pick
        return [pick_class(card) for card in dict.fromkeys(hand) if card in fitting]

    def fault(self, game: ArcticScavengers, seat: Seat, pick: Any) -> Refusal | None:
        missing = lacking([pick.card], game.tribes[seat].hand)
        return self.barred(game, seat) or missing or self.wrong(pick.card)


class Commit(Deed):
    """Drawing, digging, hunting: show cards, allow reactions, then use their abilities."""

    composed = True

    def __init__(self, pick: type[Pick], ability: Ability, step: type[Any]) -> None:
        self.pick, self.action, self.ability, self.step = pick, pick.verb, ability, cache(step)

    def of_hand(self, guide: str, led: bool, hand: tuple[str, ...]) -> tuple[Pick, ...]:
        pick_class: Any = self.pick
        cards = helping(guide, led, hand, self.ability)
        return _commits(pick_class, guide, led, cards, self.ability) if cards else ()

    def values(self, game: ArcticScavengers, seat: Seat, so_far: Mapping[str, Any]) -> Several:
        tribe = game.tribes[seat]
        return some_of([c for c in tribe.hand if useful(tribe, c, self.ability)], least=1)

    def fault(self, game: ArcticScavengers, seat: Seat, pick: Any) -> Refusal | None:
        return fault(game.tribes[seat], pick.cards, self.ability)

    def do(self, game: ArcticScavengers, seat: Seat, pick: Any) -> Planned:
        return announce(game, seat, self.action, pick.cards, self.step(seat))


@lru_cache(REMEMBERED)
def _commits(
    pick_class: Any, guide: str, led: bool, cards: tuple[str, ...], ability: Ability
) -> tuple[Pick, ...]:
    return tuple([pick_class(some) for some in natural_of(guide, led, cards, ability)])


def announce(
    game: ArcticScavengers, seat: Seat, action: str, cards: Sequence[str], then: Step[Any]
) -> Planned:
    """Show the cards of an action; rivals may react before it happens."""
    game.commit(seat, cards)
    game.tell("announced", seat=seat, action=action, cards=list(cards))
    return [Interrupt.of(seat, seat), then]


_FREE: Final = frozenset(card for card, row in CARD.items() if pays(row.cost, 0, 0))
"""The cards without a cost."""


class Hiring(Deed):
    """Recruter: pay (excess is lost); the mercenary goes to the discards."""

    pick, action, composed = Hire, Hire.verb, True

    def offers(self, game: ArcticScavengers, seat: Seat) -> Sequence[Pick]:
        tribe = game.tribes[seat]
        at_hand, food = tuple(medicines(tribe.hand)), game.purse()
        if not (food or game.medicine or at_hand) and _FREE.isdisjoint(game.market):
            return ()
        return _hires(tribe.guide, self._for_hire(game), food, game.medicine, at_hand)

    def _for_hire(self, game: ArcticScavengers) -> tuple[str, ...]:
        return tuple([mercenary for mercenary, copies in game.market.items() if copies])

    def _affordable(self, game: ArcticScavengers, seat: Seat) -> Sequence[tuple[str, Cost]]:
        tribe = game.tribes[seat]
        medicine = game.medicine + dose(tribe.hand)
        return affordable(tribe.guide, self._for_hire(game), game.purse(), medicine)

    def values(
        self, game: ArcticScavengers, seat: Seat, so_far: Mapping[str, Any]
    ) -> Sequence[Any] | Several:
        if not so_far:
            return [mercenary for mercenary, _ in self._affordable(game, seat)]
        return some_of(medicines(game.tribes[seat].hand))

    def fault(self, game: ArcticScavengers, seat: Seat, pick: Hire) -> Refusal | None:
        if not game.market.get(pick.who):
            return Refusal("hire.empty", "not-for-hire", {"card": card_word(pick.who)})
        if missing := lacking(pick.cards, game.tribes[seat].hand):
            return missing
        for card in pick.cards:
            if not CARD[card].medicine:
                return Refusal("hire.medicine", "no-medicine", {"card": card})
        cost, medicine = price(game.tribes[seat], pick.who), game.medicine + dose(pick.cards)
        if pays(cost, game.purse(), medicine):
            return None
        if cost.mixed:
            figures = {"mixed": cost.mixed, "have": game.purse() + medicine}
            return Refusal("hire.mixed", "too-dear-mixed", figures)
        owed = {"food": cost.food, "medicine": cost.medicine}
        return Refusal("hire", "too-dear", {**owed, "have_food": game.purse(), "have": medicine})

    def do(self, game: ArcticScavengers, seat: Seat, pick: Hire) -> Planned:
        game.spend(seat, pick.cards)
        game.food = game.medicine = game.ration = 0
        game.market[pick.who] -= 1
        game.tribes[seat].discard.append(pick.who)
        game.tell("hired", seat=seat, card=pick.who, cards=list(pick.cards))
        tell_of_reactions(game, seat, pick.who)
        return []


@lru_cache(REMEMBERED)
def _hires(
    guide: str, for_hire: tuple[str, ...], food: int, medicine: int, at_hand: tuple[str, ...]
) -> tuple[Pick, ...]:
    """Return the natural picks, given the food and medicine gained and the medicines in the
    hand."""
    picks: list[Pick] = []
    for mercenary, cost in affordable(guide, for_hire, food, medicine + dose(at_hand)):
        due = cost.mixed - food if cost.mixed else cost.medicine
        cards = payment(at_hand, max(0, due - medicine))
        if cards is not None:
            picks.append(Hire(mercenary, cards))
    return tuple(picks)


class Trashing(Deed):
    """Jeter: put any cards from the hand into the junkyard, which is shuffled."""

    pick, action, composed = Trash, Trash.verb, True

    def of_hand(self, guide: str, led: bool, hand: tuple[str, ...]) -> tuple[Pick, ...]:
        rubbish = tuple([card for card in hand if card in _RUBBISH])
        return _sets_of_rubbish(rubbish, tuple(dict.fromkeys(hand))[:3])

    def values(self, game: ArcticScavengers, seat: Seat, so_far: Mapping[str, Any]) -> Several:
        return some_of(game.tribes[seat].hand, least=1)

    def fault(self, game: ArcticScavengers, seat: Seat, pick: Trash) -> Refusal | None:
        if not pick.cards:
            return Refusal("trash", "name-cards")
        return lacking(pick.cards, game.tribes[seat].hand)

    def do(self, game: ArcticScavengers, seat: Seat, pick: Trash) -> Planned:
        tribe = game.tribes[seat]
        for card in pick.cards:
            tribe.take(card)
        game.learn(seat)
        everybody = tuple(range(game.seats))
        game.sunk += [Piece(c, everybody, CONTESTED) for c in pick.cards if c in CONTESTED_CARDS]
        game.into_junkyard(pick.cards)
        game.tell("trashed", seat=seat, cards=list(pick.cards))
        return []


_RUBBISH: Final = frozenset(c.id for c in CARD.values() if c.kind == "junk" or c.refugee)


@lru_cache(REMEMBERED)
def _sets_of_rubbish(rubbish: tuple[str, ...], singles: tuple[str, ...]) -> tuple[Pick, ...]:
    """Return natural picks to throw away: junk, refugees, both, single cards."""
    junk = [card for card in rubbish if CARD[card].kind == "junk"]
    refugees = [card for card in rubbish if CARD[card].refugee]
    sets = [junk, refugees[:1], refugees, [*junk, *refugees]]
    sets += [[card] for card in singles]
    distinct_sets = dict.fromkeys([tuple(by_order(cards)) for cards in sets if cards])
    return tuple([Trash(cards) for cards in distinct_sets][:5])
