"""What lies on the table, and small questions about it."""

from __future__ import annotations

from dataclasses import dataclass, field

from engine.frozen import frozen
from engine.games.happy_dayz.content import DAMAGE, OPEN_SUITS, ORDER, SUIT, VAN, ZOMBIE
from engine.kernel import Game, Seat


@frozen
class Variant:
    """The options, as the rules ask for them."""

    factions: str = "hippie_dog_military"
    power_cards: str = "none"
    hard: bool = False
    rounds: int = 4


@frozen
class Played:
    """A card in a trick, and who played it."""

    seat: Seat
    card: str


@frozen
class Sent:
    """A card put face down before a neighbour; still in the sender's hand until all are shown."""

    card: str
    to: Seat


@dataclass(slots=True, kw_only=True)
class HappyDayz(Game):
    """The state. Per-seat data are lists by seat. A pile's next card is its last."""

    variant: Variant
    survivors: list[int]
    change: list[int] = field(default_factory=list)
    """What the last count changed, before the floor."""
    tally: list[dict[str, int]] = field(default_factory=list)
    """Survivors gained and lost so far, by rule."""
    factions: list[str] = field(default_factory=list)
    """In play, in the order of their power cards."""
    powers: list[str] = field(default_factory=list)
    """The power card of each of them."""
    extras: list[str] = field(default_factory=list)
    """Power cards of no faction that were added."""
    round: int = 0
    starter: Seat = -1
    """Who starts the round; -1 until it is known."""
    hands: list[list[str]] = field(default_factory=list)
    """All cards a seat may play, sorted; what is not also in `open` is secret."""
    open: list[list[str]] = field(default_factory=list)
    """The cards of a hand that lie face up."""
    sent: list[list[Sent]] = field(default_factory=list)
    """Transfers chosen and not yet shown: secret."""
    reserve: list[str] = field(default_factory=list)
    itinerants: list[str] = field(default_factory=list)
    """At two seats: only the next one is visible."""
    leader: Seat = 0
    side: str = ""
    demanded: str = ""
    """The suit to follow; empty as long as only vans were played."""
    trick: list[Played] = field(default_factory=list)
    won: list[list[str]] = field(default_factory=list)
    """Faction cards in quarantine: face down, secret even from their owner."""
    caught: list[list[str]] = field(default_factory=list)
    """Zombies and vans in quarantine: face up."""
    seen: list[str] = field(default_factory=list)
    """Faction cards of this round that everybody saw before they were turned face down."""
    known: list[str] = field(default_factory=list)
    """Cards out of sight whose place everybody knows: vans kept in a hand, and cards that were
    named as they went under the reserve."""

    def clear_places(self) -> None:
        """Nothing lies in front of anybody."""
        self.open = [[] for _ in range(self.seats)]
        self.sent = [[] for _ in range(self.seats)]
        self.won = [[] for _ in range(self.seats)]
        self.caught = [[] for _ in range(self.seats)]

    def after(self, seat: Seat) -> list[Seat]:
        """Every seat, clockwise from this one."""
        return [*range(seat, self.seats), *range(seat)]

    def rivals(self, seat: Seat) -> list[Seat]:
        """Every other seat, clockwise."""
        return self.after(seat)[1:]

    def power_of(self, faction: str) -> str:
        """The power card in play of a faction in play."""
        return self.powers[self.factions.index(faction)]

    def works(self, power: str) -> bool:
        """Is this power card in play?"""
        return power in self.powers or power in self.extras

    def damage(self, card: str) -> int:
        """The damage printed on a card: 0 unless it is a zombie."""
        return DAMAGE[self.variant.hard].get(card, 0)

    def zombies(self, seat: Seat) -> list[str]:
        """The zombies in a seat's quarantine."""
        return [card for card in self.caught[seat] if SUIT[card] == ZOMBIE]

    def vans(self, seat: Seat) -> list[str]:
        """The vans in a seat's quarantine."""
        return [card for card in self.caught[seat] if SUIT[card] == VAN]

    def take(self, seat: Seat, card: str, *, seen: bool) -> None:
        """Put a card into a quarantine; `seen`: everybody has just seen it."""
        if SUIT[card] in OPEN_SUITS:
            self.caught[seat].append(card)
            return
        self.won[seat].append(card)
        if seen:
            self.seen.append(card)
        elif card in self.known:
            self.known.remove(card)

    def hold(self, seat: Seat, card: str) -> None:
        """Put a card that was received face up into a hand."""
        self.open[seat].append(card)
        self.open[seat].sort(key=ORDER.__getitem__)
        self.hands[seat].append(card)
        self.hands[seat].sort(key=ORDER.__getitem__)
