"""Ingénieurs: dig up schematics and begin buildings."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from engine.games.arctic_scavengers.abilities import fault, helped, natural, total, useful
from engine.games.arctic_scavengers.content import BUILDING, CARD, by_order, doing
from engine.games.arctic_scavengers.gathering.deeds import (
    Deed,
    Planned,
    announce,
    known_building,
    some_of,
)
from engine.games.arctic_scavengers.gathering.harm import lay_under
from engine.games.arctic_scavengers.picks import Build, KeepNone, Raise
from engine.games.arctic_scavengers.state import ArcticScavengers
from engine.games.arctic_scavengers.tribe import Tribe
from engine.kernel import Pick, Refusal, Seat, SeatChoice, SeatStep, Several, step
from engine.kit.piles import draw, under


class Building(Deed):
    """Ingénieurs: dig in the schematics with an engineer and helpers."""

    pick, action, composed = Build, Build.verb, True

    @property
    def takes(self) -> frozenset[str]:
        return doing("build", "site")

    def offers(self, game: ArcticScavengers, seat: Seat) -> Sequence[Pick]:
        tribe = game.tribes[seat]
        leads = [card for card in tribe.hand if _plans(card)]
        sets = [(leads[0],), *natural(tribe, "dig"), tuple(by_order(_diggers(tribe)))]
        fitting = [cards for cards in sets if self.fault(game, seat, Build(cards)) is None]
        return [Build(cards) for cards in dict.fromkeys(fitting)][:4]

    def values(self, game: ArcticScavengers, seat: Seat, so_far: Mapping[str, Any]) -> Several:
        tribe = game.tribes[seat]
        return some_of([card for card in tribe.hand if useful(tribe, card, "dig")], least=1)

    def fault(self, game: ArcticScavengers, seat: Seat, pick: Build) -> Refusal | None:
        if not game.schematics:
            return Refusal("build", "no-schematics")
        if refusal := fault(game.tribes[seat], pick.cards, "dig"):
            return refusal
        return None if any(map(_plans, pick.cards)) else Refusal("build", "needs-engineer")

    def do(self, game: ArcticScavengers, seat: Seat, pick: Build) -> Planned:
        return announce(game, seat, self.action, pick.cards, Planning(seat))


def _plans(card: str) -> bool:
    """Return whether a card may dig in the schematics, or lets others do so."""
    return CARD[card].has("build") or CARD[card].has("site")


def _diggers(tribe: Tribe) -> list[str]:
    return [card for card in tribe.hand if useful(tribe, card, "dig") and CARD[card].people]


@step
class Planning(SeatStep[ArcticScavengers]):
    """Ingénieurs: look at schematics, as many as the dig, if an engineer is still there."""

    rules: ClassVar[tuple[str, ...]] = ("build", "build.dig", "strike.action")

    def run(self, game: ArcticScavengers) -> None:
        tribe = game.tribes[self.seat]
        has_planner = any(map(_plans, tribe.played))
        count = total(tribe, tribe.played, "dig") if has_planner else 0
        tribe.led = tribe.led or (has_planner and helped(tribe, tribe.played, "dig"))
        game.plans = [piece.shown_to(self.seat) for piece in draw(game, game.schematics, count)]
        game.reveal()
        plans = [piece.card for piece in game.plans]
        secret = {self.seat: {"plans": plans}}
        game.tell("planned", secret, seat=self.seat, amount=len(plans))
        game.then(*([ChoosePlan(self.seat)] if plans else []), PutAway(self.seat))


@step
class ChoosePlan(SeatChoice[ArcticScavengers]):
    """Ingénieurs: begin one of the schematics if there are enough cards to lay on it; the others go
    to the bottom."""

    picks: ClassVar[tuple[type[Pick], ...]] = (Raise, KeepNone)
    rules: ClassVar[tuple[str, ...]] = ("build.raise", "build.short")
    always_ask: ClassVar[bool] = True

    def options(self, game: ArcticScavengers, seat: Seat) -> list[Pick]:
        tribe = game.tribes[seat]
        cards = len(tribe.deck) + len(tribe.discard) + len(tribe.down) + len(tribe.gains)
        plans = sorted({piece.card for piece in game.plans}, key=list(BUILDING).index)
        return [*(Raise(plan) for plan in plans if BUILDING[plan].time <= cards), KeepNone()]

    def chosen(self, game: ArcticScavengers, seat: Seat, pick: Raise | KeepNone) -> None:
        if isinstance(pick, Raise):
            game.plans.remove(next(p for p in game.plans if p.card == pick.building))
            site = game.tribes[seat].begin_site(pick.building, game.round)
            lay_under(game, seat, site, BUILDING[pick.building].time)
            game.tell("raised", seat=seat, building=site.building, amount=len(site.timer))
        else:
            game.tell("raised_nothing", seat=seat)
        under(reversed(game.plans), game.schematics)
        game.plans = []

    def refusal(self, game: ArcticScavengers, seat: Seat, pick: Raise) -> Refusal:
        plan = known_building(pick.building)
        if plan in [piece.card for piece in game.plans]:
            return Refusal("build.short", "too-few-cards", {"count": BUILDING[plan].time})
        return Refusal("build.raise", "not-planned", {"building": plan})


@step
class PutAway(SeatStep[ArcticScavengers]):
    """Ingénieurs: discard the planners after the building is begun."""

    rules: ClassVar[tuple[str, ...]] = ("gather.used", "build.raise")

    def run(self, game: ArcticScavengers) -> None:
        game.clear(self.seat)
