"""Ingénieurs et bâtiments: schematics, building sites, and what finished buildings hold."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, ClassVar, Final

from engine.games.arctic_scavengers.content import BUILDING, CARD, by_order
from engine.games.arctic_scavengers.deeds import (
    Deed,
    Planned,
    known_building,
    lacking,
    named,
    some_of,
)
from engine.games.arctic_scavengers.picks import (
    Repair,
    Retrieve,
    Store,
    Work,
)
from engine.games.arctic_scavengers.plans import Building
from engine.games.arctic_scavengers.state import ArcticScavengers, Site, Tribe
from engine.kernel import Pick, Refusal, Seat, Several, Step, step

Fits = Callable[[Site], bool]


def gardens(game: ArcticScavengers, seat: Seat) -> int:
    """Food that working buildings bring each round."""
    return sum(BUILDING[s.building].amount("food") for s in game.tribes[seat].sites if s.works)


def site_of(tribe: Tribe, building: str, fits: Fits) -> Site | None:
    """The first building of this kind that fits."""
    return next((s for s in tribe.sites if s.building == building and fits(s)), None)


def _kinds(tribe: Tribe, fits: Fits) -> list[str]:
    return list(dict.fromkeys(site.building for site in tribe.sites if fits(site)))


def hurry(game: ArcticScavengers, seat: Seat, site: Site, count: int) -> None:
    """Take so many cards off a building site: they go face down to the discards."""
    tribe = game.tribes[seat]
    for sight in tribe.sights:
        sight.take_off(tribe.place(site), site.timer, count)
    taken = [site.timer.pop() for _ in range(min(count, len(site.timer)))]
    tribe.down += taken
    game.reveal()
    secret = {seat: {"cards": by_order(taken)}}
    left = len(site.timer)
    game.tell("progressed", secret, seat=seat, building=site.building, left=left)
    if site.finished:
        game.tell("built", seat=seat, building=site.building)
        if game.actor == seat:
            game.food += BUILDING[site.building].amount("food")


@step
class Progress(Step[ArcticScavengers]):
    """Ingénieurs: at the start of a round one card goes from each building site."""

    rules: ClassVar[tuple[str, ...]] = ("build.progress", "build.cards")

    def run(self, game: ArcticScavengers) -> None:
        for seat in game.order():
            for site in game.tribes[seat].sites:
                site.used, site.fresh = [], []
                if not site.finished:
                    hurry(game, seat, site, 1)


class _AtSite(Deed):
    """What is done with one's own building, and cards: the first of its kind that fits."""

    composed = True
    rule = ""

    def fits(self, game: ArcticScavengers, site: Site) -> bool:
        """Whether it may be done with this building now."""
        raise NotImplementedError

    def cards(self, game: ArcticScavengers, seat: Seat, site: Site) -> Several:
        """The cards that it may be done with."""
        raise NotImplementedError

    def wrong(
        self, game: ArcticScavengers, seat: Seat, site: Site, cards: Sequence[str]
    ) -> Refusal | None:
        """What is wrong with these cards, which are allowed one by one."""
        return None

    def natural(self, game: ArcticScavengers, seat: Seat, site: Site) -> list[tuple[str, ...]]:
        """As many cards as can be, and each alone."""
        allowed = self.cards(game, seat, site)
        sets = [allowed.items[: allowed.most], *((card,) for card in allowed.items)]
        return [cards for cards in dict.fromkeys(sets) if cards][:4]

    def kinds(self, game: ArcticScavengers, seat: Seat) -> list[str]:
        """The buildings with which it can be done."""
        tribe = game.tribes[seat]
        found = []
        for building in _kinds(tribe, lambda site: self.fits(game, site)):
            site = site_of(tribe, building, lambda site: self.fits(game, site))
            if site is not None and self.cards(game, seat, site).items:
                found.append(building)
        return found

    def _site(self, game: ArcticScavengers, seat: Seat, building: str) -> Site:
        site = site_of(game.tribes[seat], building, lambda site: self.fits(game, site))
        assert site is not None
        return site

    def offers(self, game: ArcticScavengers, seat: Seat) -> Sequence[Pick]:
        made: Any = self.pick
        return [
            made(building, cards)
            for building in self.kinds(game, seat)
            for site in [self._site(game, seat, building)]
            for cards in self.natural(game, seat, site)
            if self.wrong(game, seat, site, cards) is None
        ]

    def values(
        self, game: ArcticScavengers, seat: Seat, so_far: Mapping[str, Any]
    ) -> Sequence[Any] | Several:
        if not so_far:
            return self.kinds(game, seat)
        return self.cards(game, seat, self._site(game, seat, so_far["building"]))

    def fault(self, game: ArcticScavengers, seat: Seat, pick: Any) -> Refusal | None:
        if pick.building not in self.kinds(game, seat):
            facts = {"building": known_building(pick.building)}
            return Refusal(self.rule, "not-with-that-building", facts)
        site = self._site(game, seat, pick.building)
        if pick.cards not in self.cards(game, seat, site):
            if self.pick is not Retrieve and (
                missing := lacking(pick.cards, game.tribes[seat].hand)
            ):
                return missing
            return Refusal(
                self.rule, "not-these-cards", {"count": self.cards(game, seat, site).most}
            )
        return self.wrong(game, seat, site, pick.cards)


class Working(_AtSite):
    """Ingénieurs: from the next round on, people and toolkits take more cards off a site."""

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

    def wrong(
        self, game: ArcticScavengers, seat: Seat, site: Site, cards: Sequence[str]
    ) -> Refusal | None:
        people = sum(CARD[card].people > 0 for card in cards)
        if len(cards) > 2 * people:
            return Refusal("tools.bearer", "needs-bearer", {"count": people})
        return None

    def do(self, game: ArcticScavengers, seat: Seat, pick: Work) -> Planned:
        site = self._site(game, seat, pick.building)
        game.spend(seat, pick.cards)
        gone = sum((CARD[c].people > 0) + CARD[c].amount("work") for c in pick.cards)
        game.tell("worked", seat=seat, building=pick.building, cards=list(pick.cards))
        hurry(game, seat, site, gone)
        return []


def _precious(card: str) -> tuple[int, int]:
    """Sorts people: those first whose hands are needed least."""
    row = CARD[card]
    return sum(row.can.values()) + 2 * sum(row.adds.values()), row.people


class Storing(_AtSite):
    """Bâtiments: cards of the kind that it holds go into a building, once a round."""

    pick, rule = Store, "build.store"

    def fits(self, game: ArcticScavengers, site: Site) -> bool:
        room = BUILDING[site.building].room - len(site.stored)
        return site.works and room > 0 and self.pick.verb not in site.used

    def cards(self, game: ArcticScavengers, seat: Seat, site: Site) -> Several:
        row = BUILDING[site.building]
        hand = [card for card in game.tribes[seat].hand if CARD[card].kind == row.holds]
        return some_of(hand, 1, row.room - len(site.stored))

    def do(self, game: ArcticScavengers, seat: Seat, pick: Store) -> Planned:
        tribe, site = game.tribes[seat], self._site(game, seat, pick.building)
        for card in pick.cards:
            tribe.take(card)
        site.stored = by_order([*site.stored, *pick.cards])
        site.fresh += pick.cards
        site.used.append(pick.verb)
        game.reveal()
        game.learn(seat)
        game.tell("stored", seat=seat, building=pick.building, cards=list(pick.cards))
        return []


class Retrieving(_AtSite):
    """Bâtiments: what was stored in an earlier round comes back to the hand, once a round."""

    pick, rule = Retrieve, "build.retrieve"

    def fits(self, game: ArcticScavengers, site: Site) -> bool:
        taken = self.pick.verb in site.used
        return site.works and not taken and len(site.stored) > len(site.fresh)

    def cards(self, game: ArcticScavengers, seat: Seat, site: Site) -> Several:
        stored = list(site.stored)
        for card in site.fresh:
            stored.remove(card)
        return some_of(stored, least=1)

    def do(self, game: ArcticScavengers, seat: Seat, pick: Retrieve) -> Planned:
        site = self._site(game, seat, pick.building)
        for card in pick.cards:
            site.stored.remove(card)
        game.back_to_hand(seat, pick.cards)
        site.used.append(pick.verb)
        game.tell("retrieved", seat=seat, building=pick.building, cards=list(pick.cards))
        return []


class Repairing(Deed):
    """Sales coups: somebody of the hand repairs a building, which works again at once."""

    pick = Repair

    def offers(self, game: ArcticScavengers, seat: Seat) -> Sequence[Pick]:
        tribe = game.tribes[seat]
        people = sorted({card for card in tribe.hand if CARD[card].people}, key=_precious)
        broken = _kinds(tribe, lambda site: site.disabled)
        return [Repair(building, card) for building in broken for card in people]

    def fault(self, game: ArcticScavengers, seat: Seat, pick: Repair) -> Refusal | None:
        if site_of(game.tribes[seat], pick.building, lambda site: site.disabled) is None:
            facts = {"building": known_building(pick.building)}
            return Refusal("tricks.repair", "not-with-that-building", facts)
        if missing := lacking([pick.card], game.tribes[seat].hand):
            return missing
        if not CARD[pick.card].people:
            return Refusal("tricks.repair", "needs-people", {"card": named(pick.card)})
        return None

    def do(self, game: ArcticScavengers, seat: Seat, pick: Repair) -> Planned:
        site = site_of(game.tribes[seat], pick.building, lambda site: site.disabled)
        assert site is not None
        game.spend(seat, [pick.card])
        site.disabled = False
        game.food += BUILDING[site.building].amount("food")
        game.tell("repaired", seat=seat, building=pick.building, card=pick.card)
        return []


SITE_DEEDS: Final[tuple[Deed, ...]] = (
    Building(),
    Working(),
    Storing(),
    Retrieving(),
    Repairing(),
)
