"""The state of Happy DayZ."""

from __future__ import annotations

from dataclasses import dataclass, field

from engine.frozen import frozen
from engine.games.happy_dayz.content import DAMAGE, OPEN_SUITS, ORDER, SUIT, VANS, ZOMBIES
from engine.kernel import Game, Seat


@frozen
class Variant:
    """The options of this game."""

    factions: str = "hippie_dog_military"
    power_cards: str = "none"
    hard: bool = False
    rounds: int = 4


@frozen
class Played:
    """A card in a trick, with its seat."""

    seat: Seat
    card: str


@frozen
class Sent:
    """A card sent face down to a neighbour; it stays in the sender's hand until all are
    revealed."""

    card: str
    to: Seat


@dataclass(slots=True, kw_only=True)
class HappyDayz(Game):
    """The state. Data per seat are lists by seat. The next card of a pile is its last."""

    variant: Variant
    survivors: list[int]
    change: list[int] = field(default_factory=list)
    """Change of survivors at the last count, before the minimum of 0."""
    tally: list[dict[str, int]] = field(default_factory=list)
    """Survivors gained and lost so far, by rule."""
    factions: list[str] = field(default_factory=list)
    """The factions in play, in the order of their power cards."""
    powers: list[str] = field(default_factory=list)
    """The power card of each faction."""
    extras: list[str] = field(default_factory=list)
    """Power cards without a faction that are in play."""
    round: int = 0
    starter: Seat = -1
    """The seat that starts the round; -1 before it is known."""
    hands: list[list[str]] = field(default_factory=list)
    """All cards of each hand, sorted; those not in `open` too are secret."""
    open: list[list[str]] = field(default_factory=list)
    """The cards in a hand that lie face up."""
    sent: list[list[Sent]] = field(default_factory=list)
    """Transfers chosen and not yet revealed: secret."""
    reserve: list[str] = field(default_factory=list)
    itinerants: list[str] = field(default_factory=list)
    """With two seats: only the next one is visible."""
    leader: Seat = 0
    side: str = ""
    demanded: str = ""
    """The suit to follow; empty while only vans have been played."""
    trick: list[Played] = field(default_factory=list)
    won: list[list[str]] = field(default_factory=list)
    """Faction cards in quarantine: face down, secret even from their owner."""
    caught: list[list[str]] = field(default_factory=list)
    """Zombies and vans in quarantine: face up."""
    seen: list[str] = field(default_factory=list)
    """Faction cards of this round that all saw before they were turned face down."""
    known: list[str] = field(default_factory=list)
    """Hidden cards whose place is public: vans kept in a hand, and cards named when they went under
    the reserve."""

    def clear_places(self) -> None:
        """Clear the face-up cards, transfers and quarantines of every seat."""
        self.open = [[] for _ in range(self.seats)]
        self.sent = [[] for _ in range(self.seats)]
        self.won = [[] for _ in range(self.seats)]
        self.caught = [[] for _ in range(self.seats)]

    def after(self, seat: Seat) -> list[Seat]:
        """Return every seat, clockwise from this one."""
        return [*range(seat, self.seats), *range(seat)]

    def rivals(self, seat: Seat) -> list[Seat]:
        """Return every other seat, clockwise."""
        return self.after(seat)[1:]

    def power_of(self, faction: str) -> str:
        """Return the power card of a faction in play."""
        return self.powers[self.factions.index(faction)]

    def works(self, power: str) -> bool:
        """Return whether this power card is in play."""
        return power in self.powers or power in self.extras

    def damage(self, card: str) -> int:
        """Return the damage of a card; 0 unless it is a zombie."""
        return DAMAGE[self.variant.hard].get(card, 0)

    def zombies(self, seat: Seat) -> list[str]:
        """Return the zombies in a seat's quarantine."""
        return [card for card in self.caught[seat] if card in ZOMBIES]

    def vans(self, seat: Seat) -> list[str]:
        """Return the vans in a seat's quarantine."""
        return [card for card in self.caught[seat] if card in VANS]

    def take(self, seat: Seat, card: str, *, is_public: bool) -> None:
        """Put a card into a quarantine; `is_public`: all have just seen it."""
        if SUIT[card] in OPEN_SUITS:
            self.caught[seat].append(card)
            return
        self.won[seat].append(card)
        if is_public:
            self.seen.append(card)
        elif card in self.known:
            self.known.remove(card)

    def hold(self, seat: Seat, card: str) -> None:
        """Add a card to a hand, face up."""
        self.open[seat].append(card)
        self.open[seat].sort(key=ORDER.__getitem__)
        self.hands[seat].append(card)
        self.hands[seat].sort(key=ORDER.__getitem__)
