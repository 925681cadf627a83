"""What rivals do to one another: a card is hit, a leader wounded, a building disabled."""

from __future__ import annotations

from typing import ClassVar

from engine.games.arctic_scavengers.content import CARD
from engine.games.arctic_scavengers.state import ArcticScavengers
from engine.kernel import Seat, Step, step


def shoots(weapon: str) -> bool:
    """Whether a card is one that shoots, so that somebody may save who is hit."""
    return CARD[weapon].has("snipe") or CARD[weapon].has("assassinate")


@step
class Hit(Step[ArcticScavengers]):
    """Actions spéciales: the card that is hit is discarded."""

    rules: ClassVar[tuple[str, ...]] = ("strike.snipe", "strike.disarm", "skirmish.hit")
    seat: Seat
    card: str
    by: Seat
    weapon: str

    def run(self, game: ArcticScavengers) -> None:
        tribe = game.tribes[self.seat]
        tribe.played.remove(self.card)
        tribe.discard.append(self.card)
        for marks in (tribe.spent, tribe.gassed, tribe.saved):
            if marks.count(self.card) > tribe.played.count(self.card):
                marks.remove(self.card)
        game.tell("struck", seat=self.seat, by=self.by, weapon=self.weapon, card=self.card)


@step
class Wounding(Step[ArcticScavengers]):
    """Sales coups: a leader that is shot does nothing until a medicine heals it."""

    rules: ClassVar[tuple[str, ...]] = ("tricks.wound",)
    seat: Seat
    by: Seat
    weapon: str

    @property
    def card(self) -> str:
        """A leader is no card of the tribe."""
        return ""

    def run(self, game: ArcticScavengers) -> None:
        tribe = game.tribes[self.seat]
        tribe.wounded = True
        leader = tribe.leader
        game.tell("wounded", seat=self.seat, by=self.by, weapon=self.weapon, leader=leader)


@step
class Disabling(Step[ArcticScavengers]):
    """Sales coups: a finished building does nothing, nor gives anything back, until repaired."""

    rules: ClassVar[tuple[str, ...]] = ("tricks.disable",)
    seat: Seat
    building: str
    by: Seat
    weapon: str

    @property
    def card(self) -> str:
        """A building is no card of the tribe."""
        return ""

    def run(self, game: ArcticScavengers) -> None:
        sites = game.tribes[self.seat].sites
        site = next(s for s in sites if s.building == self.building and s.works)
        site.disabled = True
        building = self.building
        game.tell("disabled", seat=self.seat, by=self.by, weapon=self.weapon, building=building)


Harm = Hit | Wounding | Disabling
