"""Phase de collecte: a seat's turn, and what it may do in it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Final, cast

from engine.games.arctic_scavengers.abilities import (
    dose,
    fault,
    medicines,
    natural,
    payment,
    pays,
    price,
    total,
    useful,
)
from engine.games.arctic_scavengers.content import CARD, Ability, by_order
from engine.games.arctic_scavengers.picks import (
    Dig,
    Draw,
    Finish,
    Hire,
    Hunt,
    Keep,
    KeepNone,
    Trash,
)
from engine.games.arctic_scavengers.reactions import Interrupt, tell_of_reactions
from engine.games.arctic_scavengers.state import ArcticScavengers, Piece
from engine.kernel import MOST_ITEMS, Choice, Pick, Refusal, Seat, Several, Step, step
from engine.kit.piles import draw, under

_WITH: Final[dict[type[Pick], Ability]] = {Draw: "draw", Dig: "dig", Hunt: "hunt"}
"""The actions that cards are committed to."""


@step
class Turn(Step[ArcticScavengers]):
    """Phase de collecte: a seat begins to gather, with nothing done and nothing hunted."""

    rules: ClassVar[tuple[str, ...]] = ("gather.order",)
    seat: Seat

    def run(self, game: ArcticScavengers) -> None:
        game.actor, game.used, game.food, game.medicine = self.seat, [], 0, 0
        game.then(Gather(self.seat), TurnOver())


@step
class TurnOver(Step[ArcticScavengers]):
    """Phase de collecte: food that was not paid is lost."""

    rules: ClassVar[tuple[str, ...]] = ("hire.food",)

    def run(self, game: ArcticScavengers) -> None:
        game.actor, game.used, game.food, game.medicine = -1, [], 0, 0


@step
class Gather(Choice[ArcticScavengers]):
    """Phase de collecte: any number of actions, each kind once a round; what is left in hand is
    kept for the skirmish."""

    picks: ClassVar[tuple[type[Pick], ...]] = (Draw, Dig, Hunt, Hire, Trash, Finish)
    composed: ClassVar[tuple[type[Pick], ...]] = (Draw, Dig, Hunt, Hire, Trash)
    rules: ClassVar[tuple[str, ...]] = ("gather.once", "gather.combine", "gather.used")
    always_ask: ClassVar[bool] = True
    seat: Seat

    def options(self, game: ArcticScavengers, seat: Seat) -> list[Pick]:
        tribe = game.tribes[seat]
        found: list[Pick] = []
        for kind, ability in _WITH.items():
            if kind.verb not in game.used:
                made = cast(Any, kind)
                found += [made(cards) for cards in natural(tribe, ability)]
        if Hire.verb not in game.used:
            found += natural_hires(game, seat)
        if Trash.verb not in game.used:
            found += natural_trash(tribe.hand)
        return [*found, Finish()]

    def values(
        self, game: ArcticScavengers, seat: Seat, kind: type[Pick], so_far: Mapping[str, Any]
    ) -> Sequence[Any] | Several:
        tribe = game.tribes[seat]
        if kind is Hire:
            if not so_far:
                return hireable(game, seat)
            return Several(tuple(medicines(tribe.hand))[:MOST_ITEMS])
        if kind is Trash:
            return Several(tuple(tribe.hand[:MOST_ITEMS]), least=1)
        fitting = [card for card in tribe.hand if useful(tribe, card, _WITH[kind])]
        return Several(tuple(fitting[:MOST_ITEMS]), least=1)

    def accepts(self, game: ArcticScavengers, seat: Seat, pick: Any) -> bool:
        return self._why_not(game, seat, pick) is None

    def chosen(self, game: ArcticScavengers, seat: Seat, pick: Any) -> None:
        if isinstance(pick, Finish):
            game.tell("finished", seat=seat, amount=len(game.tribes[seat].hand))
            return
        game.used.append(pick.verb)
        if isinstance(pick, Hire):
            hire(game, seat, pick)
            game.then(self)
        elif isinstance(pick, Trash):
            trash(game, seat, pick.cards)
            game.then(self)
        else:
            announce(game, seat, pick.verb, pick.cards)
            game.then(Interrupt(seat, seat), ACTIONS[type(pick)](seat), self)

    def refusal(self, game: ArcticScavengers, seat: Seat, pick: Pick) -> Refusal:
        return self._why_not(game, seat, pick) or Refusal("gather.combine", "one-order")

    def _why_not(self, game: ArcticScavengers, seat: Seat, pick: Any) -> Refusal | None:
        """What only the whole of a pick can tell, and what is wrong with one that was typed."""
        if pick.verb in game.used:
            return Refusal("gather.once", "done-already", {"action": pick.verb})
        tribe = game.tribes[seat]
        if isinstance(pick, Hire):
            return _cannot_hire(game, seat, pick)
        if isinstance(pick, Trash):
            missing = _missing(pick.cards, tribe.hand)
            return missing if pick.cards else Refusal("trash", "name-cards")
        return fault(tribe, pick.cards, _WITH[type(pick)])


def _missing(cards: Sequence[str], hand: list[str]) -> Refusal | None:
    """The refusal for cards that are not in a hand."""
    lacking = Counter(cards) - Counter(hand)
    for card in lacking:
        return Refusal("gather.combine", "not-in-hand", {"card": card if card in CARD else ""})
    return None


def announce(game: ArcticScavengers, seat: Seat, action: str, cards: Sequence[str]) -> None:
    """Show the cards of an action."""
    game.commit(seat, cards)
    game.tell("announced", seat=seat, action=action, cards=list(cards))


# --- hunting, drawing


@step
class Hunting(Step[ArcticScavengers]):
    """Chasser: the cards that are left bring food for one mercenary of this round."""

    rules: ClassVar[tuple[str, ...]] = ("hunt", "hunt.once", "gather.used", "strike.action")
    seat: Seat

    def run(self, game: ArcticScavengers) -> None:
        food = total(game.tribes[self.seat], game.tribes[self.seat].played, "hunt")
        game.clear(self.seat)
        game.food += food
        game.tell("hunted", seat=self.seat, amount=food)


@step
class Drawing(Step[ArcticScavengers]):
    """Piocher: the cards that are left bring so many of the own deck; they are discarded after."""

    rules: ClassVar[tuple[str, ...]] = ("draw", "draw.reshuffle", "gather.used", "strike.action")
    seat: Seat

    def run(self, game: ArcticScavengers) -> None:
        count = total(game.tribes[self.seat], game.tribes[self.seat].played, "draw")
        game.take_hand(self.seat, game.draw_cards(self.seat, count))
        game.clear(self.seat)


# --- digging


@step
class Digging(Step[ArcticScavengers]):
    """Creuser: so many cards of the junkyard are looked at."""

    rules: ClassVar[tuple[str, ...]] = ("dig", "dig.short", "dig.secret", "strike.action")
    seat: Seat

    def run(self, game: ArcticScavengers) -> None:
        count = total(game.tribes[self.seat], game.tribes[self.seat].played, "dig")
        game.clear(self.seat)
        game.dug = [_seen_by(piece, self.seat) for piece in draw(game, game.junkyard, count)]
        game.reveal()
        cards = [piece.card for piece in game.dug]
        game.tell("dug", {self.seat: {"cards": cards}}, seat=self.seat, amount=len(cards))
        if cards:
            game.then(KeepOne(self.seat))


def _seen_by(piece: Piece, seat: Seat) -> Piece:
    """A card that this seat sees as well, and that is of the junkyard from now on."""
    return Piece(piece.card, tuple(sorted({*piece.seen, seat})))


@step
class KeepOne(Choice[ArcticScavengers]):
    """Creuser: one of the cards may be kept, unseen by others; the rest goes to the bottom."""

    picks: ClassVar[tuple[type[Pick], ...]] = (Keep, KeepNone)
    rules: ClassVar[tuple[str, ...]] = ("dig", "dig.back", "dig.secret")
    always_ask: ClassVar[bool] = True
    seat: Seat

    def options(self, game: ArcticScavengers, seat: Seat) -> list[Pick]:
        cards = dict.fromkeys(by_order(piece.card for piece in game.dug))
        return [*(Keep(card) for card in cards), KeepNone()]

    def chosen(self, game: ArcticScavengers, seat: Seat, pick: Keep | KeepNone) -> None:
        if isinstance(pick, Keep):
            kept = next(piece for piece in game.dug if piece.card == pick.card)
            game.dug.remove(kept)
            game.tribes[seat].gains.append(kept)
            game.tell("kept_find", {seat: {"card": pick.card}}, seat=seat)
            tell_of_reactions(game, seat, pick.card)
        else:
            game.tell("kept_nothing", seat=seat)
        under(reversed(game.dug), game.junkyard)
        game.dug = []

    def refusal(self, game: ArcticScavengers, seat: Seat, pick: Pick) -> Refusal:
        assert isinstance(pick, Keep)
        return Refusal("dig", "not-dug-up", {"card": pick.card if pick.card in CARD else ""})


ACTIONS: Final[dict[type[Pick], type[Hunting | Drawing | Digging]]] = {
    Draw: Drawing,
    Dig: Digging,
    Hunt: Hunting,
}

# --- hiring


def hireable(game: ArcticScavengers, seat: Seat) -> list[str]:
    """The piles of which this seat can pay a card now."""
    medicine = game.medicine + dose(game.tribes[seat].hand)
    return [
        who
        for who, left in game.market.items()
        if left and pays(price(game, seat, who), game.food, medicine)
    ]


def natural_hires(game: ArcticScavengers, seat: Seat) -> list[Pick]:
    """Each mercenary that can be paid, for the least medicine."""
    found: list[Pick] = []
    for who in hireable(game, seat):
        cost = price(game, seat, who)
        due = max(0, cost.mixed - game.food) if cost.mixed else cost.medicine
        cards = payment(game.tribes[seat].hand, max(0, due - game.medicine))
        if cards is not None:
            found.append(Hire(who, cards))
    return found


def _cannot_hire(game: ArcticScavengers, seat: Seat, pick: Hire) -> Refusal | None:
    if not game.market.get(pick.who):
        known = pick.who if pick.who in CARD else ""
        return Refusal("hire.empty", "not-for-hire", {"card": known})
    if missing := _missing(pick.cards, game.tribes[seat].hand):
        return missing
    for card in pick.cards:
        if not CARD[card].medicine:
            return Refusal("hire.medicine", "no-medicine", {"card": card})
    cost, medicine = price(game, seat, pick.who), game.medicine + dose(pick.cards)
    if not pays(cost, game.food, medicine):
        if cost.mixed:
            figures = {"mixed": cost.mixed, "have": game.food + medicine}
            return Refusal("hire.mixed", "too-dear-mixed", figures)
        owed = {"food": cost.food, "medicine": cost.medicine}
        return Refusal("hire", "too-dear", {**owed, "have_food": game.food, "have": medicine})
    return None


def hire(game: ArcticScavengers, seat: Seat, pick: Hire) -> None:
    """Recruter: pay, what is too much is lost; the mercenary goes to the discards."""
    game.spend(seat, pick.cards)
    game.food = game.medicine = 0
    game.market[pick.who] -= 1
    game.tribes[seat].discard.append(pick.who)
    game.tell("hired", seat=seat, card=pick.who, cards=list(pick.cards))
    tell_of_reactions(game, seat, pick.who)


# --- trashing


def natural_trash(hand: list[str]) -> list[Pick]:
    """What one is likely to be rid of: junk, refugees, both."""
    junk = [card for card in hand if CARD[card].kind == "junk"]
    refugees = [card for card in hand if CARD[card].refugee]
    sets = [junk, refugees[:1], refugees, [*junk, *refugees]]
    sets += [[card] for card in dict.fromkeys(hand)][:3]
    found: list[Pick] = [
        Trash(cards) for cards in dict.fromkeys(tuple(by_order(cards)) for cards in sets if cards)
    ]
    return found[:5]


def trash(game: ArcticScavengers, seat: Seat, cards: Sequence[str]) -> None:
    """Jeter: any cards of the hand go into the junkyard, which is shuffled."""
    tribe = game.tribes[seat]
    for card in cards:
        tribe.hand.remove(card)
    game.learn(seat)
    game.into_junkyard(cards)
    game.tell("trashed", seat=seat, cards=list(cards))
