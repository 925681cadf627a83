"""Actions gratuites: machines, crates and trades, at any time in one's own turn. Each machine and
trade works once a turn, and crates run out: so it ends."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from engine.games.revive.abyss import convert, exchange_values, exchanges, sail, worthwhile
from engine.games.revive.content import CRATE, NODES, cost_of, tech, tech_word
from engine.games.revive.effects import give
from engine.games.revive.ground import machine_text
from engine.games.revive.picks import Convert, OpenCrate, Sail, Trade, Tuck, UseMachine
from engine.games.revive.state import Revive, Tribe
from engine.kernel import Aside, Choice, Pick, Refusal, Seat, Step, step


def can_trade(tribe: Tribe, node: str) -> bool:
    """Whether the tribe can pay for a trade it knows."""
    pays = tech(tribe.id, node).pays
    if pays == "energy":
        return tribe.free_energy > 0
    if pays == "card":
        return bool(tribe.active)
    return tribe.can_pay(cost_of(pays))


def free_picks(game: Revive, seat: Seat) -> list[Pick]:
    """The free actions that are open to a seat in its turn."""
    tribe = game.tribes[seat]
    found: list[Pick] = []
    if tribe.free_energy > 0:
        ready = (m.id for m in tribe.machines if not m.spent and m.id not in game.used)
        found += [UseMachine(id) for id in ready]
    found += [OpenCrate(crate) for crate in dict.fromkeys(tribe.crates)]
    known = (node for node in tribe.techs if tech(tribe.id, node).pays and node not in game.used)
    found += [Sail(voyage) for voyage in tribe.voyages]
    found += exchanges(game, seat)
    return [*found, *(Trade(node) for node in known if can_trade(tribe, node))]


def useful_picks(game: Revive, seat: Seat) -> list[Pick]:
    """The free actions for which a seat is waited for: all but exchanges that only lose."""
    return [pick for pick in free_picks(game, seat) if not _loses(game.tribes[seat], pick)]


def _loses(tribe: Tribe, pick: Pick) -> bool:
    return isinstance(pick, Convert) and pick.amount not in worthwhile(tribe, pick.into)


@step
class FreeActions(Aside[Revive]):
    """Actions gratuites: before, between, during and after the actions of one's own turn."""

    picks = (UseMachine, OpenCrate, Sail, Trade, Convert)
    composed = (Convert,)
    rules = (
        "turn.free",
        "machines.use",
        "crates",
        "tribe.trade",
        "abyss.voyages",
        "abyss.exchange",
    )
    seat: Seat

    def options(self, game: Revive, seat: Seat) -> list[Pick]:
        return free_picks(game, seat)

    def values(
        self, game: Revive, seat: Seat, kind: type[Pick], so_far: Mapping[str, Any]
    ) -> Sequence[Any]:
        return exchange_values(game, seat, so_far)

    def taken(self, game: Revive, seat: Seat, pick: Any) -> FreeActions:
        tribe = game.tribes[seat]
        if not game.variant.first:
            game.then(NoMore())
        if isinstance(pick, UseMachine):
            machine = tribe.machine(pick.machine)
            assert machine is not None
            machine.spent = True
            game.used.append(machine.id)
            game.tell("machine_used", seat=seat, machine=machine.id)
            give(game, seat, machine_text(tribe.id, machine.id))
        elif isinstance(pick, OpenCrate):
            tribe.crates.remove(pick.crate)
            game.crate_discards.append(pick.crate)
            game.reveal()
            game.tell("crate_opened", seat=seat, crate=pick.crate)
            give(game, seat, CRATE[pick.crate].effect)
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
        if isinstance(pick, UseMachine):
            machine = tribe.machine(pick.machine)
            if machine is None:
                return Refusal("machines.use", "no-such-machine")
            if machine.spent or machine.id in game.used:
                return Refusal("machines.use", "machine-used")
            return Refusal("machines.use", "no-energy")
        if isinstance(pick, OpenCrate):
            return Refusal("crates", "no-such-crate")
        if isinstance(pick, Sail):
            return Refusal("abyss.voyages", "no-voyage")
        if isinstance(pick, Convert):
            return Refusal("abyss.exchange", "nothing-won")
        node = pick.tech if isinstance(pick, Trade) and pick.tech in NODES else ""
        if node not in tribe.techs or not tech(tribe.id, node).pays:
            return Refusal("tribe.trade", "no-such-trade")
        used = node in game.used
        return Refusal("tribe.trade", "trade-used" if used else "cannot-trade")


@step
class NoMore(Step[Revive]):
    """After a free action: a question that waited for free actions alone closes once none of them
    is left that could be of use."""

    rules = ("turn.free",)

    def run(self, game: Revive) -> None:
        moot = getattr(game.here[-1], "moot", None) if game.here else None
        if moot is not None and moot(game):
            game.here.pop()


@step
class TuckCard(Choice[Revive]):
    """Scribes: a card of the active area goes to the rest area."""

    picks = (Tuck,)
    rules = ("tribe.trade", "cards.areas")
    seat: Seat

    def options(self, game: Revive, seat: Seat) -> list[Pick]:
        return [Tuck(card) for card in game.tribes[seat].active]

    def chosen(self, game: Revive, seat: Seat, pick: Tuck) -> None:
        tribe = game.tribes[seat]
        tribe.active.remove(pick.card)
        tribe.rest.append(pick.card)
        game.tell("tucked", seat=seat, card=pick.card)
