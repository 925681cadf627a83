"""What lies on the table, and small questions about it.

A card is the word of its kind and copies are equal, so what everybody knows of a tribe is kept as
a ledger of the opposite: `finds`, the cards it has that not everybody knows of. All its other
cards are known to all; only where in the deck and the hand they are is not.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from functools import cache
from operator import attrgetter
from typing import Final

from engine.frozen import frozen, replace
from engine.games.arctic_scavengers.content import (
    CARD,
    CONTESTED_CARDS,
    LEADER,
    NUMBERS,
    SITES,
    Building,
    by_order,
    doing,
)
from engine.games.arctic_scavengers.options import Variant
from engine.games.arctic_scavengers.sights import Sight, forget
from engine.kernel import Game, Seat
from engine.kit.piles import draw

JUNKYARD: Final = "junkyard"
CONTESTED: Final = "contested"
PILES: Final = (JUNKYARD, CONTESTED, "schematics")
"""The piles of the table that lie face down."""
HIDDEN: Final = ("hand", "drawn", "deck", "down")
"""Where a tribe's unseen cards lie, beside its building sites: as in `Tribe.hidden`."""


@frozen
class Piece:
    """A card that lies face down, who has seen it there, and the pile it came from."""

    card: str
    seen: tuple[Seat, ...] = ()
    source: str = JUNKYARD

    def shown_to(self, seat: Seat) -> Piece:
        """The same, seen by this seat as well."""
        return replace(self, seen=tuple(sorted({*self.seen, seat})))


@cache
def unseen(card: str) -> Piece:
    """A card of the junkyard that nobody has seen there."""
    return Piece(card)


@dataclass(slots=True)
class Site:
    """A building: the cards that lie on it until it is finished, and what it stores then."""

    building: str
    """Its name: of its kind, with a number from the second of a tribe on."""
    timer: list[str]
    stored: list[str] = field(default_factory=list)
    fresh: list[str] = field(default_factory=list)
    """The stored cards that were put there in this round."""
    used: list[str] = field(default_factory=list)
    """What was done with it in this round."""
    disabled: bool = False
    round: int = 0
    """The round in which it was begun."""

    @property
    def row(self) -> Building:
        """What it is."""
        return SITES[self.building]

    @property
    def finished(self) -> bool:
        """Whether it is empty."""
        return not self.timer

    @property
    def works(self) -> bool:
        """Whether it is finished and not disabled."""
        return self.finished and not self.disabled


@dataclass(slots=True, kw_only=True)
class Tribe:
    """What a seat has. A pile's next card is its last; its discard is `discard`, `down` and
    `gains` together."""

    deck: list[str] = field(default_factory=list)
    hand: list[str] = field(default_factory=list)
    played: list[str] = field(default_factory=list)
    """Committed to an action, or sent to the skirmish: face up."""
    spent: list[str] = field(default_factory=list)
    """The cards sent that have used their ability: they no longer fight."""
    gassed: list[str] = field(default_factory=list)
    """The cards sent that tear gas keeps from fighting."""
    saved: list[str] = field(default_factory=list)
    """The cards sent that have saved somebody and still fight."""
    drawn: list[str] = field(default_factory=list)
    """Just drawn, some of them to be discarded."""
    discard: list[str] = field(default_factory=list)
    """Discarded face up since the last shuffle."""
    down: list[str] = field(default_factory=list)
    """Discarded face down, seen by the owner at most."""
    gains: list[Piece] = field(default_factory=list)
    """Found or won since the last shuffle, face down among the discards."""
    finds: list[Piece] = field(default_factory=list)
    """Found or won before that, and not shown to all since: somewhere in deck, hand, `down` or on
    a building site. Which of them was won is not kept: see `from_junkyard`."""
    from_junkyard: int = 0
    """How many of `finds` may come from the junkyard, for all that everybody knows; the others are
    contested resources for certain."""
    won: int = 0
    """Skirmishes."""
    sites: list[Site] = field(default_factory=list)
    dealt: list[str] = field(default_factory=list)
    """Leaders out of which one is to be chosen."""
    leader: str = ""
    wounded: bool = False
    led: bool = False
    """Whether its leader has done this round what it may do once."""
    sights: list[Sight] = field(default_factory=list)
    """What seats, its own among them, have seen of its unseen cards."""

    def hidden(self) -> list[list[str]]:
        """The piles in which any of its unseen cards may lie, its hand first."""
        return [self.hand, self.drawn, self.deck, self.down, *(s.timer for s in self.sites)]

    def unseen(self) -> list[str]:
        """The cards that not even its own seat sees."""
        return [*self.deck, *(card for site in self.sites for card in site.timer)]

    def visible(self) -> list[str]:
        """Its cards that lie face up."""
        return [*self.played, *self.discard, *(c for site in self.sites for c in site.stored)]

    def owned(self) -> list[str]:
        """Every card it has."""
        unseen = [card for pile in self.hidden() for card in pile]
        return [*self.visible(), *unseen, *(piece.card for piece in self.gains)]

    def secrets(self) -> list[Piece]:
        """The cards it has that not everybody knows of."""
        return [*self.finds, *self.gains]

    def mix_gains(self) -> None:
        """The gains go to the face-down discards: others no longer know which of them were dug up
        and which were won, but only how many."""
        self.down += [piece.card for piece in self.gains]
        self.from_junkyard += sum(piece.source == JUNKYARD for piece in self.gains)
        self.finds += [replace(piece, source=JUNKYARD) for piece in self.gains]
        self.gains = []

    def known_hidden(self) -> Counter[str]:
        """What everybody knows to be among its unseen cards, though not where."""
        unseen = Counter(card for pile in self.hidden() for card in pile)
        return unseen - Counter(piece.card for piece in self.finds)

    def sight(self, by: Seat) -> Sight:
        """What a seat has seen of its unseen cards; `watch` notes what it sees now."""
        return next((sight for sight in self.sights if sight.by == by), Sight(by))

    def watch(self, by: Seat) -> Sight:
        """The same, to be added to."""
        self.sights = [s for s in self.sights if s.by != by] + [self.sight(by)]
        return self.sights[-1]

    def site(self, name: str) -> Site | None:
        """Its building of this name."""
        return next((site for site in self.sites if site.building == name), None)

    def found(self, kind: str, round: int = 0) -> Site:
        """Begin a building of this kind, with nothing on it yet."""
        alike = sum(site.row.id == kind for site in self.sites)
        self.sites.append(Site(f"{kind}_{alike + 1}" if alike else kind, [], round=round))
        return self.sites[-1]

    def take(self, card: str) -> None:
        """A card leaves the hand; seats that knew it was there see it go."""
        self.hand.remove(card)
        for sight in self.sights:
            sight.lose(card)

    def withdraw(self, card: str) -> None:
        """A card that was sent leaves, and its marks with it where no equal card is left to bear
        them."""
        self.played.remove(card)
        for marks in (self.spent, self.gassed, self.saved):
            if marks.count(card) > self.played.count(card):
                marks.remove(card)

    @property
    def guide(self) -> str:
        """The leader, as far as it leads: nobody wounded does."""
        return "" if self.wounded else self.leader

    def leads(self, word: str) -> int:
        """The figure of what its leader does, 0 if it does not."""
        return LEADER[self.guide].amount(word) if self.guide else 0

    def has_leader(self, word: str) -> bool:
        """Whether its leader does this, and is well."""
        return bool(self.guide) and LEADER[self.guide].has(word)


_CARD_OF: Final = attrgetter("card")


@dataclass(slots=True, kw_only=True)
class ArcticScavengers(Game):
    """The state. Per-seat data are lists by seat. A pile's next card is its last."""

    variant: Variant
    tribes: list[Tribe]
    round: int = 0
    rounds: int = 0
    """How many there will be, as far as is known."""
    initiator: Seat = 0
    actor: Seat = -1
    """Who gathers; -1 while nobody does."""
    used: list[str] = field(default_factory=list)
    """The actions that the actor has done in this round."""
    food: int = 0
    """What the actor has hunted and not yet paid."""
    medicine: int = 0
    """What the actor was given by its leader and has not yet paid."""
    acted: list[str] = field(default_factory=list)
    """The people of the actor's last action that was announced: a map may take them back."""
    ration: int = 0
    """Food of the actor that no other food adds to."""
    market: dict[str, int] = field(default_factory=dict)
    """Cards left in each pile for hire."""
    junkyard: list[Piece] = field(default_factory=list)
    contested: list[Piece] = field(default_factory=list)
    dug: list[Piece] = field(default_factory=list)
    """What the actor is digging through, the first card drawn first."""
    schematics: list[Piece] = field(default_factory=list)
    """Buildings to be dug up."""
    plans: list[Piece] = field(default_factory=list)
    """What the actor is choosing a building from, the first drawn first."""
    gone: list[str] = field(default_factory=list)
    """Cards that have left the game, or lie in the box."""
    brought: list[str] = field(default_factory=list)
    """Cards that a record brings though their module is not in play."""
    sunk: list[Piece] = field(default_factory=list)
    """Contested resources that somebody saw go into the junkyard and that, for all that everybody
    knows, have not come to light since."""
    cut: list[Piece] = field(default_factory=list)
    """Contested resources that are left out, which ones nobody knows."""
    told_of_reactions: list[Seat] = field(default_factory=list)
    """The seats that got the private notice about windows and how to set them."""

    @property
    def quiet(self) -> bool:
        """Whether this round has no skirmish."""
        return self.round <= NUMBERS.quiet_rounds

    def clockwise(self, seat: Seat) -> list[Seat]:
        """Every seat, from this one on."""
        return [*range(seat, self.seats), *range(seat)]

    def order(self) -> list[Seat]:
        """Every seat, from the initiator on."""
        return self.clockwise(self.initiator)

    def rivals(self, seat: Seat) -> list[Seat]:
        """Every other seat, clockwise."""
        return self.clockwise(seat)[1:]

    @property
    def gathering(self) -> bool:
        """Whether a seat has its turn to gather."""
        return self.actor >= 0

    def purse(self) -> int:
        """The food that the actor can pay with."""
        return max(self.food, self.ration)

    # --- cards that become known, and that come to lie somewhere

    def commit(self, seat: Seat, cards: Iterable[str]) -> None:
        """Lay cards of a hand face up before their tribe: all see them."""
        tribe = self.tribes[seat]
        for card in cards:
            tribe.take(card)
            tribe.played.append(card)
        self.reveal()
        self.learn(seat)

    def spend(self, seat: Seat, cards: Iterable[str]) -> None:
        """Discard cards of a hand face up: all see them."""
        tribe = self.tribes[seat]
        for card in cards:
            tribe.take(card)
            tribe.discard.append(card)
        self.reveal()
        self.learn(seat)

    def use(self, seat: Seat, card: str) -> None:
        """A card does what it can do once: one of the hand is discarded; one that was sent stays,
        but no longer fights, and of equal ones it is one that did not fight anyway."""
        if self.gathering:
            self.spend(seat, [card])
            return
        tribe = self.tribes[seat]
        tribe.spent.append(card)
        if card in tribe.gassed:
            tribe.gassed.remove(card)

    def clear(self, seat: Seat) -> None:
        """Discard what a tribe has before it."""
        tribe = self.tribes[seat]
        if seat == self.actor:
            self.acted = [card for card in tribe.played if CARD[card].people]
        tribe.discard += tribe.played
        tribe.played, tribe.spent, tribe.gassed, tribe.saved = [], [], [], []

    def learn(self, seat: Seat) -> None:
        """Cards of a tribe were shown: what is no longer secret leaves the ledger, and seats that
        have seen such a find know of one fewer."""
        tribe = self.tribes[seat]
        if not tribe.finds:
            return
        hidden, finds = tribe.hidden(), [piece.card for piece in tribe.finds]
        for card in dict.fromkeys(finds):
            for _ in range(finds.count(card) - sum([pile.count(card) for pile in hidden])):
                forget(tribe.finds, card)
                if card not in CONTESTED_CARDS:
                    tribe.from_junkyard -= 1
                elif tribe.from_junkyard:  # it may be the one that went into the junkyard
                    forget(self.sunk, card)
                tribe.from_junkyard = min(tribe.from_junkyard, len(tribe.finds))
        self.notice(seat)

    def notice(self, seat: Seat) -> None:
        """A seat that knows of more copies of a card than the tribe publicly has, has seen a secret
        find."""
        tribe = self.tribes[seat]
        for sight in tribe.sights:
            known = Counter(card for pile in sight.known(tribe.hidden()) for card in pile)
            for card, count in (known - tribe.known_hidden()).items():
                same = [n for n, piece in enumerate(tribe.finds) if piece.card == card]
                same.sort(key=lambda n: sight.by not in tribe.finds[n].seen)  # stable
                for n in same[:count]:
                    tribe.finds[n] = tribe.finds[n].shown_to(sight.by)

    def draw_cards(self, seat: Seat, count: int) -> list[str]:
        """Take so many from a tribe's deck, which its discards refill; fewer if there are not
        enough."""
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
        """Shuffle a tribe's deck: nobody knows its order any longer."""
        self.shuffle(self.tribes[seat].deck)
        for sight in self.tribes[seat].sights:
            sight.deck = 0

    def take_hand(self, seat: Seat, drawn: list[str]) -> None:
        """Put drawn cards into a hand: its seat sees them."""
        tribe = self.tribes[seat]
        tribe.hand = by_order([*tribe.hand, *drawn])
        for sight in tribe.sights:
            sight.hand, sight.drawn = [*sight.hand, *sight.drawn], []
        self.reveal()
        self.tell("drew", {seat: {"cards": by_order(drawn)}}, seat=seat, amount=len(drawn))

    def back_to_hand(self, seat: Seat, cards: Sequence[str]) -> None:
        """Put cards that lie open back into a hand: all know them to be there."""
        tribe = self.tribes[seat]
        tribe.hand = by_order([*tribe.hand, *cards])
        for rival in self.rivals(seat):
            tribe.watch(rival).hand += cards

    def into_junkyard(self, cards: Iterable[str]) -> None:
        """Shuffle new cards into the junkyard: nobody knows its order any longer."""
        yard = [unseen(piece.card) if piece.seen else piece for piece in self.junkyard]
        self.junkyard = [*yard, *map(unseen, cards)]
        self.shuffle(self.junkyard)

    def unseen_pool(self) -> list[list[Piece]]:
        """The piles of cards of which nobody can tell from the table where they are: in the
        junkyard, among the contested resources, or with a tribe that found or won them."""
        pieces = [self.contested, self.junkyard, self.cut, self.dug]
        pieces += [pile for tribe in self.tribes for pile in (tribe.finds, tribe.gains)]
        return [pile for pile in pieces if pile]

    # --- the public ledger of who could react

    def could(self, seat: Seat, *words: str) -> bool:
        """Whether, for all that everybody knows, a hand may hold a card that does one of these."""
        return self.could_hold(seat, doing(*words))

    def could_hold(self, seat: Seat, fitting: frozenset[str]) -> bool:
        """Whether, for all that everybody knows, a hand may hold one of these cards."""
        tribe = self.tribes[seat]
        if not tribe.hand:
            return False
        held = [pile for pile in tribe.hidden() if not fitting.isdisjoint(pile)]
        if not tribe.finds:
            return bool(held)
        if held:
            unseen = sum([card in fitting for pile in held for card in pile])
            if unseen > sum([piece.card in fitting for piece in tribe.finds]):
                return True
        if not tribe.from_junkyard:
            fitting = fitting & CONTESTED_CARDS
        pool = (map(_CARD_OF, pile) for pile in self.unseen_pool())
        return not all(map(fitting.isdisjoint, pool))
