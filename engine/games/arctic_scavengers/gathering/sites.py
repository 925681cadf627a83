"""Ingénieurs et bâtiments: building sites, and what finished buildings hold."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Final

from engine.games.arctic_scavengers.content import CARD, by_order
from engine.games.arctic_scavengers.gathering.deeds import (
    Deed,
    Planned,
    card_word,
    known_building,
    lacking,
    some_of,
)
from engine.games.arctic_scavengers.gathering.schematics import Building
from engine.games.arctic_scavengers.picks import Repair, Retrieve, Store, Work
from engine.games.arctic_scavengers.state import ArcticScavengers
from engine.games.arctic_scavengers.tribe import Site
from engine.kernel import Pick, Refusal, Seat, Several, Step, step


def gardens(game: ArcticScavengers, seat: Seat) -> int:
    """Return the food that working buildings bring each round."""
    return sum(s.row.amount("food") for s in game.tribes[seat].sites if s.works)


def hurry(game: ArcticScavengers, seat: Seat, site: Site, count: int) -> None:
    """Move `count` cards from a building site, face down, to the discards."""
    tribe = game.tribes[seat]
    for sight in tribe.sights:
        sight.take_off(tribe.sites.index(site), site.timer, count)
    removed = [site.timer.pop() for _ in range(min(count, len(site.timer)))]
    tribe.down += removed
    game.reveal()
    secret = {seat: {"cards": by_order(removed)}}
    remaining = len(site.timer)
    game.tell("progressed", secret, seat=seat, building=site.building, left=remaining)
    if site.finished:
        game.tell("built", seat=seat, building=site.building)
        if game.actor == seat:
            game.food += site.row.amount("food")


@step
class Progress(Step[ArcticScavengers]):
    """Ingénieurs: at the start of a round remove one card from each building site."""

    rules: ClassVar[tuple[str, ...]] = ("build.progress", "build.cards")

    def run(self, game: ArcticScavengers) -> None:
        for seat in game.order():
            for site in game.tribes[seat].sites:
                site.used, site.fresh = [], []
                if not site.finished:
                    hurry(game, seat, site, 1)


class _AtSite(Deed):
    """An action with one's own building and cards."""

    composed = with_sites = True
    rule = ""

    def fits(self, game: ArcticScavengers, site: Site) -> bool:
        """Return whether it can be done with this building now."""
        raise NotImplementedError

    def cards(self, game: ArcticScavengers, seat: Seat, site: Site) -> Several:
        """Return the cards with which it can be done."""
        raise NotImplementedError

    def wrong(self, cards: Sequence[str]) -> Refusal | None:
        """Return why this combination of allowed cards is refused; None if it is not."""
        return None

    def natural(self, game: ArcticScavengers, seat: Seat, site: Site) -> list[tuple[str, ...]]:
        """Return natural sets: as many cards as possible, and each alone."""
        allowed = self.cards(game, seat, site)
        sets = [allowed.items[: allowed.most], *((card,) for card in allowed.items)]
        return [cards for cards in dict.fromkeys(sets) if cards][:4]

    def open(self, game: ArcticScavengers, seat: Seat) -> list[Site]:
        """Return the buildings with which it can be done."""
        sites = game.tribes[seat].sites
        return [s for s in sites if self.fits(game, s) and self.cards(game, seat, s).items]

    def offers(self, game: ArcticScavengers, seat: Seat) -> Sequence[Pick]:
        pick_class: Any = self.pick
        return [
            pick_class(site.building, cards)
            for site in self.open(game, seat)
            for cards in self.natural(game, seat, site)
            if self.wrong(cards) is None
        ]

    def values(
        self, game: ArcticScavengers, seat: Seat, so_far: Mapping[str, Any]
    ) -> Sequence[Any] | Several:
        sites = {site.building: site for site in self.open(game, seat)}
        return self.cards(game, seat, sites[so_far["building"]]) if so_far else list(sites)

    def fault(self, game: ArcticScavengers, seat: Seat, pick: Any) -> Refusal | None:
        site = game.tribes[seat].site(pick.building)
        if site is None or site not in self.open(game, seat):
            facts = {"building": known_building(pick.building)}
            return Refusal(self.rule, "not-with-that-building", facts)
        allowed = self.cards(game, seat, site)
        if pick.cards in allowed:
            return self.wrong(pick.cards)
        missing = None if self.pick is Retrieve else lacking(pick.cards, game.tribes[seat].hand)
        return missing or Refusal(self.rule, "not-these-cards", {"count": allowed.most})

    def do(self, game: ArcticScavengers, seat: Seat, pick: Any) -> Planned:
        site = game.tribes[seat].site(pick.building)
        assert site is not None
        self.done(game, seat, site, list(pick.cards))
        return []

    def done(self, game: ArcticScavengers, seat: Seat, site: Site, cards: list[str]) -> None:
        """Carry it out with these cards."""
        raise NotImplementedError


class Working(_AtSite):
    """Ingénieurs: from the next round on, people and toolkits remove more cards from a site."""

    pick, rule = Work, "build.work"

    def fits(self, game: ArcticScavengers, site: Site) -> bool:
        return not site.finished and site.round < game.round

    def cards(self, game: ArcticScavengers, seat: Seat, site: Site) -> Several:
        hand = game.tribes[seat].hand
        return some_of([c for c in hand if CARD[c].people or CARD[c].has("work")], least=1)

    def natural(self, game: ArcticScavengers, seat: Seat, site: Site) -> list[tuple[str, ...]]:
        cards = self.cards(game, seat, site).items
        people = sorted((c for c in cards if CARD[c].people), key=_precious)
        kits = [card for card in cards if not CARD[card].people]
        sets = [people[:1], [*people[:1], *kits[:1]], people[: len(site.timer)]]
        return list(dict.fromkeys(tuple(by_order(cards)) for cards in sets if cards))

    def wrong(self, cards: Sequence[str]) -> Refusal | None:
        people = sum(bool(CARD[card].people) for card in cards)
        if (unborne := len(cards) - 2 * people) > 0:
            return Refusal("tools.bearer", "needs-bearer", {"count": unborne})
        return None

    def done(self, game: ArcticScavengers, seat: Seat, site: Site, cards: list[str]) -> None:
        game.spend(seat, cards)
        removed_count = sum(bool(CARD[card].people) + CARD[card].amount("work") for card in cards)
        game.tell("worked", seat=seat, building=site.building, cards=cards)
        hurry(game, seat, site, removed_count)


def _precious(card: str) -> tuple[int, int]:
    """Return a sort key of people: the least useful first."""
    row = CARD[card]
    return sum(row.can.values()) + 2 * sum(row.adds.values()), row.people


class Storing(_AtSite):
    """Bâtiments: put cards of its kind into a building, once a round."""

    pick, rule = Store, "build.store"

    def fits(self, game: ArcticScavengers, site: Site) -> bool:
        room = site.row.room - len(site.stored)
        return site.works and bool(room) and self.pick.verb not in site.used

    def cards(self, game: ArcticScavengers, seat: Seat, site: Site) -> Several:
        row = site.row
        hand = [card for card in game.tribes[seat].hand if CARD[card].kind == row.holds]
        return some_of(hand, 1, row.room - len(site.stored))

    def done(self, game: ArcticScavengers, seat: Seat, site: Site, cards: list[str]) -> None:
        for card in cards:
            game.tribes[seat].take(card)
        site.stored = by_order([*site.stored, *cards])
        site.fresh += cards
        site.used.append(self.pick.verb)
        game.reveal()
        game.learn(seat)
        game.tell("stored", seat=seat, building=site.building, cards=cards)


class Retrieving(_AtSite):
    """Bâtiments: take cards stored in an earlier round back into the hand, once a round."""

    pick, rule = Retrieve, "build.retrieve"

    def fits(self, game: ArcticScavengers, site: Site) -> bool:
        return site.works and self.pick.verb not in site.used

    def cards(self, game: ArcticScavengers, seat: Seat, site: Site) -> Several:
        stored = list(site.stored)
        for card in site.fresh:
            stored.remove(card)
        return some_of(stored, least=1)

    def done(self, game: ArcticScavengers, seat: Seat, site: Site, cards: list[str]) -> None:
        for card in cards:
            site.stored.remove(card)
        game.back_to_hand(seat, cards)
        site.used.append(self.pick.verb)
        game.tell("retrieved", seat=seat, building=site.building, cards=cards)


class Repairing(Deed):
    """Sales coups: a person from the hand repairs a building, which works again at once."""

    pick, with_sites = Repair, True

    def offers(self, game: ArcticScavengers, seat: Seat) -> Sequence[Pick]:
        tribe = game.tribes[seat]
        broken = [site.building for site in tribe.sites if site.disabled]
        if not broken:
            return []
        people = sorted(dict.fromkeys(c for c in tribe.hand if CARD[c].people), key=_precious)
        return [Repair(building, card) for building in broken for card in people]

    def fault(self, game: ArcticScavengers, seat: Seat, pick: Repair) -> Refusal | None:
        if pick in self.offers(game, seat):
            return None
        site = game.tribes[seat].site(pick.building)
        if site is None or not site.disabled:
            facts = {"building": known_building(pick.building)}
            return Refusal("tricks.repair", "not-with-that-building", facts)
        people = Refusal("tricks.repair", "needs-people", {"card": card_word(pick.card)})
        return lacking([pick.card], game.tribes[seat].hand) or people

    def do(self, game: ArcticScavengers, seat: Seat, pick: Repair) -> Planned:
        site = game.tribes[seat].site(pick.building)
        assert site is not None
        game.spend(seat, [pick.card])
        site.disabled = False
        game.food += site.row.amount("food")
        game.tell("repaired", seat=seat, building=pick.building, card=pick.card)
        return []


SITE_DEEDS: Final[tuple[Deed, ...]] = (
    Building(),
    Working(),
    Storing(),
    Retrieving(),
    Repairing(),
)
