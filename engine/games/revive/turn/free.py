"""Actions gratuites: machines, crates and trades, at any time in one's own turn.

Each machine and trade works once a turn, and crates run out, so their number is finite.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any

from engine.games.revive.content import cost_of, tech, tech_word
from engine.games.revive.effects.book import give
from engine.games.revive.picks import Convert, OpenCrate, Sail, Trade, Tuck, UseAll, UseMachine
from engine.games.revive.state import Revive, Tribe
from engine.games.revive.tools import (
    TOOLS,
    named_in,
    natural_uses,
    no_use,
    powered,
    ready,
    tool_values,
    use,
)
from engine.games.revive.turn.abyss import convert, exchange_values, exchanges, sail, worthwhile
from engine.kernel import Aside, Pick, Refusal, Seat, SeatChoice, Several, Step, step


def can_trade(tribe: Tribe, node: str) -> bool:
    """Return whether the tribe can pay for a trade."""
    pays = tech(tribe.id, node).pays
    if pays == "energy":
        return tribe.free_energy > 0
    if pays == "card":
        return bool(tribe.active)
    return tribe.can_pay(cost_of(pays))


def trades(game: Revive, seat: Seat) -> list[str]:
    """Return the technologies by which a seat may trade now."""
    tribe = game.tribes[seat]
    if not (tradable := _tradable(tribe.id, tuple(tribe.techs))):
        return []
    return [node for node in tradable if node not in game.used and can_trade(tribe, node)]


@cache
def _tradable(tribe: str, techs: tuple[str, ...]) -> tuple[str, ...]:
    """Return those of a tribe's technologies that are trades."""
    return tuple([node for node in techs if tech(tribe, node).pays])


def free_picks(game: Revive, seat: Seat) -> list[Pick]:
    """Return the free actions of a seat in its turn."""
    picks = [*natural_uses(game, seat)]
    if game.variant.abyss:
        picks += map(Sail.of, game.tribes[seat].voyages)
        picks += exchanges(game, seat)
    picks += map(Trade.of, trades(game, seat))
    return picks


def any_useful(game: Revive, seat: Seat) -> bool:
    """Return whether a seat has a useful free action: any but exchanges that only lose."""
    tribe = game.tribes[seat]
    if tribe.crates or tribe.voyages or ready(game, seat) or trades(game, seat):
        return True
    return any(pick.amount in worthwhile(game, seat, pick.into) for pick in exchanges(game, seat))


@step
class FreeActions(SeatChoice[Revive], Aside[Revive]):
    """Actions gratuites: before, between, during and after the actions of one's own turn."""

    picks = (UseMachine, OpenCrate, UseAll, Sail, Trade, Convert)
    composed = (UseMachine, OpenCrate, UseAll, Convert)
    rules = (
        "turn.free",
        "machines.use",
        "crates",
        "tribe.trade",
        "abyss.voyages",
        "abyss.exchange",
    )

    def options(self, game: Revive, seat: Seat) -> list[Pick]:
        return free_picks(game, seat)

    def values(
        self, game: Revive, seat: Seat, kind: type[Pick], so_far: Mapping[str, Any]
    ) -> Sequence[Any] | Several:
        if kind in TOOLS:
            return tool_values(game, seat, kind, so_far)
        return exchange_values(game, seat, so_far)

    def accepts(self, game: Revive, seat: Seat, pick: Pick) -> bool:
        return not isinstance(pick, UseAll) or powered(game.tribes[seat], pick.tools)

    def taken(self, game: Revive, seat: Seat, pick: Any) -> FreeActions:
        tribe = game.tribes[seat]
        if not game.first_edition:
            game.then(NoMore.of())
        if isinstance(pick, UseMachine | OpenCrate | UseAll):
            use(game, seat, named_in(pick), pick.take)
        elif isinstance(pick, Sail):
            sail(game, seat, pick.voyage)
        elif isinstance(pick, Convert):
            convert(game, seat, pick)
        else:
            self._trade(game, tribe, pick.tech)
        return self

    def _trade(self, game: Revive, tribe: Tribe, node: str) -> None:
        row = tech(tribe.id, node)
        game.used.append(node)
        game.tell("traded", seat=self.seat, tech=tech_word(tribe.id, node))
        give(game, self.seat, row.gives)
        if row.pays == "energy":
            tribe.lent += 1
        elif row.pays == "card":
            game.then(TuckCard(self.seat))
        else:
            tribe.pay(cost_of(row.pays))

    def refusal(self, game: Revive, seat: Seat, pick: Pick) -> Refusal:
        tribe = game.tribes[seat]
        if isinstance(pick, UseMachine | OpenCrate | UseAll):
            return no_use(game, seat, pick)
        if isinstance(pick, Sail):
            return Refusal("abyss.voyages", "no-voyage")
        if isinstance(pick, Convert):
            return Refusal("abyss.exchange", "nothing-won")
        assert isinstance(pick, Trade)
        if pick.tech not in tribe.techs or not tech(tribe.id, pick.tech).pays:
            return Refusal("tribe.trade", "no-such-trade")
        used = pick.tech in game.used
        return Refusal("tribe.trade", "trade-used" if used else "cannot-trade")


@step
class NoMore(Step[Revive]):
    """After a free action: close a question that waits only for free actions if no useful one is
    left."""

    rules = ("turn.free",)

    def run(self, game: Revive) -> None:
        moot = getattr(game.here[-1], "moot", None) if game.here else None
        if moot is not None and moot(game):
            game.here.pop()


@step
class TuckCard(SeatChoice[Revive]):
    """Scribes: move a card from the active area to the rest area."""

    picks = (Tuck,)
    rules = ("tribe.trade", "cards.areas")

    def options(self, game: Revive, seat: Seat) -> list[Pick]:
        return [Tuck.of(card) for card in game.tribes[seat].active]

    def chosen(self, game: Revive, seat: Seat, pick: Tuck) -> None:
        tribe = game.tribes[seat]
        tribe.active.remove(pick.card)
        tribe.rest.append(pick.card)
        game.tell("tucked", seat=seat, card=pick.card)
