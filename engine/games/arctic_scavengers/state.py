"""The state of Arctic Scavengers.

A card is the word of its kind, and copies are equal. So public knowledge of a tribe is stored as
its opposite: `finds`, the cards that are not public. All other cards of the tribe are public; only
their places in the deck and the hand are not.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from itertools import chain
from operator import attrgetter
from typing import Final

from engine.games.arctic_scavengers.content import (
    CARD,
    CONTESTED_CARDS,
    NUMBERS,
    by_order,
    clockwise,
    doing,
)
from engine.games.arctic_scavengers.options import Variant
from engine.games.arctic_scavengers.sights import Piece, forget, unseen
from engine.games.arctic_scavengers.tribe import Tribe
from engine.kernel import Game, Seat
from engine.kit.piles import draw

_CARD_OF: Final = attrgetter("card")


@dataclass(slots=True, kw_only=True)
class ArcticScavengers(Game):
    """The state. Data per seat are lists by seat. The next card of a pile is its last."""

    variant: Variant
    tribes: list[Tribe]
    round: int = 0
    rounds: int = 0
    """The expected number of rounds."""
    initiator: Seat = 0
    actor: Seat = -1
    """The gathering seat, or -1."""
    used: list[str] = field(default_factory=list)
    """The actions that the actor has done in this turn."""
    food: int = 0
    """Food that the actor has hunted and not paid."""
    medicine: int = 0
    """Medicine that the actor got from its leader and has not paid."""
    acted: list[str] = field(default_factory=list)
    """The people of the actor's last announced action: a map may take them back."""
    ration: int = 0
    """Food of the actor that cannot be added to other food."""
    market: dict[str, int] = field(default_factory=dict)
    """Number of cards left in each pile for hire."""
    junkyard: list[Piece] = field(default_factory=list)
    contested: list[Piece] = field(default_factory=list)
    dug: list[Piece] = field(default_factory=list)
    """The cards that the actor has dug up, the first drawn first."""
    schematics: list[Piece] = field(default_factory=list)
    """Schematics to dig up."""
    plans: list[Piece] = field(default_factory=list)
    """The schematics among which the actor chooses, the first drawn first."""
    gone: list[str] = field(default_factory=list)
    """Cards that have left the game or are in the box."""
    brought: list[str] = field(default_factory=list)
    """Cards of a record whose module is not in play."""
    sunk: list[Piece] = field(default_factory=list)
    """Contested resources that a seat saw go into the junkyard and that, by public knowledge, have
    not reappeared."""
    cut: list[Piece] = field(default_factory=list)
    """Contested resources that are left out; unknown to all."""
    told_of_reactions: list[Seat] = field(default_factory=list)
    """The seats that got the private notice about windows and their settings."""

    @property
    def quiet(self) -> bool:
        """Whether this round has no skirmish."""
        return self.round <= NUMBERS.quiet_rounds

    def clockwise(self, seat: Seat) -> Sequence[Seat]:
        """Return every seat, clockwise from this one."""
        return clockwise(seat, self.seats)

    def order(self) -> Sequence[Seat]:
        """Return every seat, clockwise from the initiator."""
        return self.clockwise(self.initiator)

    def rivals(self, seat: Seat) -> Sequence[Seat]:
        """Return every other seat, clockwise."""
        return self.clockwise(seat)[1:]

    @property
    def gathering(self) -> bool:
        """Whether a seat is gathering."""
        return self.actor >= 0

    def purse(self) -> int:
        """Return the food with which the actor can pay."""
        return max(self.food, self.ration)

    # --- moving cards, and what seats learn by it

    def commit(self, seat: Seat, cards: Iterable[str]) -> None:
        """Commit cards from a hand, face up."""
        tribe = self.tribes[seat]
        for card in cards:
            tribe.take(card)
            tribe.played.append(card)
        self.reveal()
        self.learn(seat)

    def spend(self, seat: Seat, cards: Sequence[str], redraw: int = 0) -> None:
        """Discard cards from a hand, face up; first draw, so that none of them is drawn."""
        tribe = self.tribes[seat]
        for card in cards:
            tribe.take(card)
        if redraw:
            self.take_hand(seat, self.draw_cards(seat, redraw))
        tribe.discard += cards
        self.reveal()
        self.learn(seat)

    def use(self, seat: Seat, card: str) -> None:
        """Use a card's ability.

        A card in the hand is discarded. A sent card stays but no longer fights; of equal ones, one
        that did not fight anyway is used.
        """
        if self.gathering:
            self.spend(seat, [card])
            return
        tribe = self.tribes[seat]
        tribe.spent.append(card)
        if card in tribe.gassed:
            tribe.gassed.remove(card)

    def clear(self, seat: Seat) -> None:
        """Discard a tribe's played cards."""
        tribe = self.tribes[seat]
        if seat == self.actor:
            self.acted = [card for card in tribe.played if CARD[card].people]
        tribe.discard += tribe.played
        tribe.played, tribe.spent, tribe.gassed, tribe.saved = [], [], [], []

    def learn(self, seat: Seat) -> None:
        """Update the ledger after cards of a tribe became visible.

        Public finds leave it, and seats that have seen such a find know of one fewer.
        """
        tribe = self.tribes[seat]
        if not tribe.finds:
            return
        hidden = [*chain.from_iterable(tribe.hidden())]
        find_cards = [piece.card for piece in tribe.finds]
        for card in dict.fromkeys(find_cards):
            for _ in range(find_cards.count(card) - hidden.count(card)):
                forget(tribe.finds, card)
                if card not in CONTESTED_CARDS:
                    tribe.from_junkyard -= 1
                elif tribe.from_junkyard:  # it may be the one that went into the junkyard
                    forget(self.sunk, card)
                tribe.from_junkyard = min(tribe.from_junkyard, len(tribe.finds))
        self.notice(seat)

    def notice(self, seat: Seat) -> None:
        """Mark finds as seen by seats that know of more copies of a card than the tribe publicly
        has."""
        tribe = self.tribes[seat]
        for sight in tribe.sights:
            known = Counter(card for pile in sight.known(tribe.hidden()) for card in pile)
            for card, count in (known - tribe.known_hidden()).items():
                same = [n for n, piece in enumerate(tribe.finds) if piece.card == card]
                same.sort(key=lambda n: sight.by not in tribe.finds[n].seen)  # stable
                for n in same[:count]:
                    tribe.finds[n] = tribe.finds[n].shown_to(sight.by)

    def draw_cards(self, seat: Seat, count: int) -> list[str]:
        """Take `count` cards from a tribe's deck, refilled from its discards; fewer if there are
        not enough."""
        tribe = self.tribes[seat]
        for sight in tribe.sights:
            sight.draw(tribe.deck, count)
        drawn = draw(self, tribe.deck, count)
        if len(drawn) < count and (tribe.discard or tribe.down or tribe.gains):
            self.gather_discards(seat)
            drawn += draw(self, tribe.deck, count - len(drawn))
        return drawn

    def gather_discards(self, seat: Seat) -> None:
        """Shuffle a tribe's discards into its deck."""
        tribe = self.tribes[seat]
        tribe.mix_gains()
        tribe.deck += [*tribe.discard, *tribe.down]
        tribe.discard, tribe.down = [], []
        self.shuffle_deck(seat)
        for sight in tribe.sights:
            sight.down = []
        self.tell("shuffled", seat=seat)

    def shuffle_deck(self, seat: Seat) -> None:
        """Shuffle a tribe's deck; its order becomes unknown to all."""
        self.shuffle(self.tribes[seat].deck)
        for sight in self.tribes[seat].sights:
            sight.deck = 0

    def take_hand(self, seat: Seat, drawn: list[str]) -> None:
        """Put drawn cards into a hand, seen by its seat."""
        tribe = self.tribes[seat]
        tribe.hand = by_order([*tribe.hand, *drawn])
        for sight in tribe.sights:
            sight.hand, sight.drawn = [*sight.hand, *sight.drawn], []
        self.reveal()
        if self.keeps("drew"):
            self.tell("drew", {seat: {"cards": by_order(drawn)}}, seat=seat, amount=len(drawn))

    def back_to_hand(self, seat: Seat, cards: Sequence[str]) -> None:
        """Put face-up cards back into a hand; all know that they are there."""
        tribe = self.tribes[seat]
        tribe.hand = by_order([*tribe.hand, *cards])
        for rival in self.rivals(seat):
            tribe.watch(rival).hand += cards

    def into_junkyard(self, cards: Iterable[str]) -> None:
        """Shuffle cards into the junkyard; its order becomes unknown to all."""
        yard = [unseen(piece.card) if piece.seen else piece for piece in self.junkyard]
        self.junkyard = [*yard, *map(unseen, cards)]
        self.shuffle(self.junkyard)

    def unseen_pool(self) -> list[list[Piece]]:
        """Return the piles whose cards are not public, tribes' finds and gains included."""
        pieces = [self.contested, self.junkyard, self.cut, self.dug]
        pieces += [pile for tribe in self.tribes for pile in (tribe.finds, tribe.gains)]
        return [pile for pile in pieces if pile]

    # --- public knowledge of which seats could react

    def could(self, seat: Seat, *words: str) -> bool:
        """Return whether, by public knowledge, a hand may hold a card with one of these effects."""
        return bool(self.could_hold([seat], doing(*words)))

    def could_hold(self, seats: Iterable[Seat], fitting: frozenset[str]) -> list[Seat]:
        """Return the seats whose hand, by public knowledge, may hold one of these cards."""
        able, in_pool = list[Seat](), dict[bool, bool]()
        for seat in seats:
            tribe = self.tribes[seat]
            if not tribe.hand:
                continue
            may_hold = tribe.publicly_hides(fitting)
            if tribe.finds and not may_hold:
                dug = bool(tribe.from_junkyard)
                if dug not in in_pool:
                    cards = fitting if dug else fitting & CONTESTED_CARDS
                    pool = map(_CARD_OF, chain.from_iterable(self.unseen_pool()))
                    in_pool[dug] = bool(cards) and not cards.isdisjoint(pool)
                may_hold = in_pool[dug]
            if may_hold:
                able.append(seat)
        return able
