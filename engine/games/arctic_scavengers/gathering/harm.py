"""Attacks on rivals: cards hit, leaders wounded, buildings disabled or set back."""

from __future__ import annotations

from typing import ClassVar

from engine.games.arctic_scavengers.content import CARD
from engine.games.arctic_scavengers.state import ArcticScavengers
from engine.games.arctic_scavengers.tribe import Site
from engine.kernel import Seat, SeatStep, step
from engine.kit.piles import under


def shoots(weapon: str) -> bool:
    """Return whether a card shoots, so that others may save its target."""
    return CARD[weapon].has("snipe") or CARD[weapon].has("assassinate")


def lay_under(game: ArcticScavengers, seat: Seat, site: Site, count: int) -> None:
    """Lay `count` cards from the deck under those of a building site; the first one drawn comes off
    first."""
    tribe = game.tribes[seat]
    drawn = game.draw_cards(seat, count)
    for sight in tribe.sights:
        sight.lay(tribe.sites.index(site), len(site.timer))
    under(reversed(drawn), site.timer)
    game.reveal()


class Harm(SeatStep[ArcticScavengers]):
    """The effect of a seat's card, the weapon, on another seat; reactions may stop it."""

    __slots__ = ()
    by: Seat
    weapon: str
    hurts: ClassVar[bool] = True
    """Whether it costs something; being looked at does not."""

    @property
    def aim(self) -> str:
        """The target card; empty for a leader or a building."""
        return getattr(self, "card", "")


@step
class Hit(Harm):
    """Actions spéciales: discard the target card."""

    rules: ClassVar[tuple[str, ...]] = ("strike.snipe", "strike.disarm", "skirmish.hit")
    card: str
    by: Seat
    weapon: str

    def run(self, game: ArcticScavengers) -> None:
        tribe = game.tribes[self.seat]
        tribe.discard.append(self.card)
        if CARD[self.card].has("intimidate") and self.card in tribe.saved:
            tribe.saved.remove(self.card)  # of equal cards the marked one is hit
        tribe.withdraw(self.card)
        game.tell("struck", seat=self.seat, by=self.by, weapon=self.weapon, card=self.card)


@step
class Wounding(Harm):
    """Sales coups: wound a leader, which has no effect until a medicine heals it."""

    rules: ClassVar[tuple[str, ...]] = ("tricks.wound",)
    by: Seat
    weapon: str

    def run(self, game: ArcticScavengers) -> None:
        tribe = game.tribes[self.seat]
        tribe.wounded = True
        leader = tribe.leader
        game.tell("wounded", seat=self.seat, by=self.by, weapon=self.weapon, leader=leader)


@step
class Disabling(Harm):
    """Sales coups: disable a finished building, which has no effect and returns no card until
    repaired."""

    rules: ClassVar[tuple[str, ...]] = ("tricks.disable",)
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
    """Équipe de démolition: restore the timer of a building site; the actor draws two cards."""

    rules: ClassVar[tuple[str, ...]] = ("prizes.demolition",)
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
