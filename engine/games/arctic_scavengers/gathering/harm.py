"""What rivals do to one another: cards are hit, leaders wounded, buildings disabled or set back."""

from __future__ import annotations

from typing import ClassVar

from engine.games.arctic_scavengers.content import CARD
from engine.games.arctic_scavengers.state import ArcticScavengers, Site
from engine.kernel import Seat, Step, step
from engine.kit.piles import under


def shoots(weapon: str) -> bool:
    """Whether a card is one that shoots, so that somebody may save who is hit."""
    return CARD[weapon].has("snipe") or CARD[weapon].has("assassinate")


def lay_under(game: ArcticScavengers, seat: Seat, site: Site, count: int) -> None:
    """Lay so many cards of the deck on a building site, under those that lie there: the next of
    the deck comes off it first."""
    tribe = game.tribes[seat]
    drawn = game.draw_cards(seat, count)
    for sight in tribe.sights:
        sight.lay(tribe.sites.index(site), len(site.timer))
    under(reversed(drawn), site.timer)
    game.reveal()


class Harm(Step[ArcticScavengers]):
    """What a card of a seat, its weapon, does to another seat; it may be stopped before."""

    __slots__ = ()
    seat: Seat
    by: Seat
    weapon: str
    hurts: ClassVar[bool] = True
    """Whether it costs something; to be looked at does not."""

    @property
    def aim(self) -> str:
        """The card that is hit; empty for a leader or a building."""
        return getattr(self, "card", "")


@step
class Hit(Harm):
    """Actions spéciales: the card that is hit is discarded."""

    rules: ClassVar[tuple[str, ...]] = ("strike.snipe", "strike.disarm", "skirmish.hit")
    seat: Seat
    card: str
    by: Seat
    weapon: str

    def run(self, game: ArcticScavengers) -> None:
        tribe = game.tribes[self.seat]
        tribe.discard.append(self.card)
        if CARD[self.card].has("intimidate") and self.card in tribe.saved:
            tribe.saved.remove(self.card)  # of equal ones the one that is meant
        tribe.withdraw(self.card)
        game.tell("struck", seat=self.seat, by=self.by, weapon=self.weapon, card=self.card)


@step
class Wounding(Harm):
    """Sales coups: a leader that is shot does nothing until a medicine heals it."""

    rules: ClassVar[tuple[str, ...]] = ("tricks.wound",)
    seat: Seat
    by: Seat
    weapon: str

    def run(self, game: ArcticScavengers) -> None:
        tribe = game.tribes[self.seat]
        tribe.wounded = True
        leader = tribe.leader
        game.tell("wounded", seat=self.seat, by=self.by, weapon=self.weapon, leader=leader)


@step
class Disabling(Harm):
    """Sales coups: a finished building does nothing, nor gives anything back, until repaired."""

    rules: ClassVar[tuple[str, ...]] = ("tricks.disable",)
    seat: Seat
    building: str
    by: Seat
    weapon: str

    def run(self, game: ArcticScavengers) -> None:
        site = game.tribes[self.seat].site(self.building)
        assert site is not None
        site.disabled = True
        building = self.building
        game.tell("disabled", seat=self.seat, by=self.by, weapon=self.weapon, building=building)


@step
class Resetting(Harm):
    """Équipe de démolition: a building site starts again; the actor draws two cards."""

    rules: ClassVar[tuple[str, ...]] = ("prizes.demolition",)
    seat: Seat
    building: str
    by: Seat
    weapon: str

    def run(self, game: ArcticScavengers) -> None:
        site = game.tribes[self.seat].site(self.building)
        assert site is not None
        lacking = site.row.time - len(site.timer)
        lay_under(game, self.seat, site, lacking)
        facts = {"building": self.building, "left": len(site.timer), "weapon": self.weapon}
        game.tell("reset", None, seat=self.seat, by=self.by, **facts)
        count = CARD[self.weapon].amount("redraw")
        game.take_hand(self.by, game.draw_cards(self.by, count))
