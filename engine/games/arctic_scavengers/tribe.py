"""The cards and buildings of a seat."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from typing import Final

from engine.games.arctic_scavengers.content import LEADER, SITES, Building
from engine.games.arctic_scavengers.sights import JUNKYARD, Piece, Sight
from engine.kernel import Seat

HIDDEN: Final = ("hand", "drawn", "deck", "down")
"""The places of a tribe's unseen cards besides its building sites, in the order of
`Tribe.hidden`."""


@dataclass(slots=True)
class Site:
    """A building: the cards on it until it is finished, and its stored cards then."""

    building: str
    """Its name: its kind, with a number from a tribe's second one on."""
    timer: list[str]
    stored: list[str] = field(default_factory=list)
    fresh: list[str] = field(default_factory=list)
    """The cards stored in this round."""
    used: list[str] = field(default_factory=list)
    """The actions done with it in this round."""
    disabled: bool = False
    round: int = 0
    """The round in which the tribe began it."""

    @property
    def row(self) -> Building:
        """Its row of the table."""
        return SITES[self.building]

    @property
    def finished(self) -> bool:
        """Whether it is finished: no card lies on it."""
        return not self.timer

    @property
    def works(self) -> bool:
        """Whether it is finished and not disabled."""
        return self.finished and not self.disabled


@dataclass(slots=True, kw_only=True)
class Tribe:
    """The cards and buildings of a seat. The next card of a pile is its last. All discards are
    `discard`, `down` and `gains` together."""

    deck: list[str] = field(default_factory=list)
    hand: list[str] = field(default_factory=list)
    played: list[str] = field(default_factory=list)
    """Cards committed to an action, or sent to the skirmish: face up."""
    spent: list[str] = field(default_factory=list)
    """Sent cards that have used their ability: they no longer fight."""
    gassed: list[str] = field(default_factory=list)
    """Sent cards that tear gas keeps from fighting."""
    saved: list[str] = field(default_factory=list)
    """Sent cards that have saved another card and still fight."""
    drawn: list[str] = field(default_factory=list)
    """Cards just drawn, some of which must be discarded."""
    discard: list[str] = field(default_factory=list)
    """Cards discarded face up since the last shuffle."""
    down: list[str] = field(default_factory=list)
    """Cards discarded face down, seen at most by the owner."""
    gains: list[Piece] = field(default_factory=list)
    """Cards found or won since the last shuffle, face down among the discards."""
    finds: list[Piece] = field(default_factory=list)
    """Cards found or won before that and not public since: somewhere in deck, hand, `down` or on a
    building site.

    Which of them were won is not stored: see `from_junkyard`.
    """
    from_junkyard: int = 0
    """How many of `finds` may come from the junkyard, by public knowledge; the others are contested
    resources."""
    won: int = 0
    """Skirmishes won."""
    sites: list[Site] = field(default_factory=list)
    dealt: list[str] = field(default_factory=list)
    """Dealt leaders, before one is chosen."""
    leader: str = ""
    wounded: bool = False
    led: bool = False
    """Whether its leader has used its power in this round."""
    sights: list[Sight] = field(default_factory=list)
    """What each seat, its own included, has seen of its unseen cards."""

    def hidden(self) -> list[list[str]]:
        """Return the piles with its unseen cards, its hand first."""
        piles = [self.hand, self.drawn, self.deck, self.down]
        return piles + [site.timer for site in self.sites] if self.sites else piles

    def unseen(self) -> list[str]:
        """Return the cards that even its own seat does not see."""
        return [*self.deck, *(card for site in self.sites for card in site.timer)]

    def visible(self) -> list[str]:
        """Return its face-up cards."""
        return [*self.played, *self.discard, *(c for site in self.sites for c in site.stored)]

    def owned(self) -> list[str]:
        """Return every card it has."""
        unseen = [card for pile in self.hidden() for card in pile]
        return [*self.visible(), *unseen, *(piece.card for piece in self.gains)]

    def secrets(self) -> list[Piece]:
        """Return its cards that are not public."""
        return [*self.finds, *self.gains]

    def mix_gains(self) -> None:
        """Move the gains to the face-down discards: others then know only how many of them were dug
        up or won."""
        self.down += [piece.card for piece in self.gains]
        self.from_junkyard += sum(piece.source == JUNKYARD for piece in self.gains)
        self.finds += [piece.of_junkyard() for piece in self.gains]
        self.gains = []

    def known_hidden(self) -> Counter[str]:
        """Return the public part of its unseen cards, without places."""
        unseen = Counter(card for pile in self.hidden() for card in pile)
        return unseen - Counter(piece.card for piece in self.finds)

    def publicly_hides(self, fitting: frozenset[str]) -> bool:
        """Return whether all know that one of these cards is among its unseen ones."""
        piles = [pile for pile in self.hidden() if not fitting.isdisjoint(pile)]
        if not (piles and self.finds):
            return bool(piles)
        unseen = sum([card in fitting for pile in piles for card in pile])
        return unseen > sum([piece.card in fitting for piece in self.finds])

    def sight(self, by: Seat) -> Sight:
        """Return what a seat has seen of its unseen cards; use `watch` to add to it."""
        return next((sight for sight in self.sights if sight.by == by), Sight(by))

    def watch(self, by: Seat) -> Sight:
        """Return what a seat has seen of its unseen cards, stored so that it can be added to."""
        self.sights = [s for s in self.sights if s.by != by] + [self.sight(by)]
        return self.sights[-1]

    def site(self, name: str) -> Site | None:
        """Return its building of this name, or None."""
        return next((site for site in self.sites if site.building == name), None)

    def begin_site(self, kind: str, round: int = 0) -> Site:
        """Begin a building of this kind, with no card on it yet."""
        same_kind = sum(site.row.id == kind for site in self.sites)
        self.sites.append(Site(f"{kind}_{same_kind + 1}" if same_kind else kind, [], round=round))
        return self.sites[-1]

    def take(self, card: str) -> None:
        """Remove a card from the hand; seats that knew of it see it leave."""
        self.hand.remove(card)
        for sight in self.sights:
            sight.lose(card)

    def withdraw(self, card: str) -> None:
        """Remove a sent card, and its marks if no equal card is left to bear them."""
        self.played.remove(card)
        for marks in (self.spent, self.gassed, self.saved):
            if marks.count(card) > self.played.count(card):
                marks.remove(card)

    @property
    def guide(self) -> str:
        """The leader, or "" if it is wounded."""
        return "" if self.wounded else self.leader

    def leads(self, word: str) -> int:
        """Return the figure of its leader's effect; 0 if it lacks it or is wounded."""
        return LEADER[self.guide].amount(word) if self.guide else 0

    def has_leader(self, word: str) -> bool:
        """Return whether its leader has this effect and is not wounded."""
        return bool(self.guide) and LEADER[self.guide].has(word)
