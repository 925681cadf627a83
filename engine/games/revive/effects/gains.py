"""Further codes: energy, modules, crates, citizens, artifacts and the end, range, discounts, cards
that wake."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from engine.games.revive.content import COLOURS, NUMBERS
from engine.games.revive.effects.book import Asked, Effect, code, happens, trim
from engine.games.revive.ending import finish
from engine.games.revive.picks import FROM_TRADE, Bury, Claim, Fit, Recover, Recruit, Wake
from engine.games.revive.state import Revive
from engine.kernel import Pick, Seat, step
from engine.kit.piles import draw

# --- energy


@code("N")
@step
class NewEnergy(Effect):
    """N: a new energy token."""

    rules = ("energy",)

    def run(self, game: Revive) -> None:
        game.tribes[self.seat].energy += self.amount
        game.tell("energy_gained", seat=self.seat, amount=self.amount)


@code("E")
@step
class RecoverEnergy(Asked):
    """E: recover spent energy, from a machine or a trade."""

    picks = (Recover,)
    rules = ("energy",)

    def options(self, game: Revive, seat: Seat) -> list[Pick]:
        tribe = game.tribes[seat]
        spent: list[Pick] = [Recover(machine.id) for machine in tribe.machines if machine.spent]
        return [*spent, *([Recover(FROM_TRADE)] if tribe.lent else [])]

    def chosen(self, game: Revive, seat: Seat, pick: Recover) -> None:
        tribe = game.tribes[seat]
        if machine := tribe.machine(pick.machine):
            machine.spent = False
        else:
            tribe.lent -= 1
        game.tell("recovered", seat=seat, machine=pick.machine)
        self.again(game)


# --- modules, crates, cards, artifacts


@code("M")
@step
class ChooseModule(Asked):
    """M: put a module from the market into a slot with room; no effect without one."""

    picks = (Fit,)
    rules = ("modules.gain",)

    def options(self, game: Revive, seat: Seat) -> Sequence[Pick]:
        return _fits(tuple(game.modules), tuple(game.tribes[seat].room()))

    def chosen(self, game: Revive, seat: Seat, pick: Fit) -> None:
        game.modules.remove(pick.module)
        if new := draw(game, game.module_bag, 1):
            game.modules += new
            game.reveal()
        game.tribes[seat].modules[pick.slot].append(pick.module)
        game.tell("fitted", seat=seat, module=pick.module, slot=pick.slot)
        self.again(game)


@lru_cache(maxsize=256)
def _fits(modules: tuple[str, ...], room: tuple[str, ...]) -> tuple[Fit, ...]:
    """Return the ways to put one of these modules into one of these slots."""
    return tuple([Fit.of(id, slot) for id in dict.fromkeys(modules) for slot in room])


@code("K")
@step
class TakeCrates(Effect):
    """K: take crates from the stack, seen only by their owner."""

    rules = ("crates",)

    def run(self, game: Revive) -> None:
        tribe = game.tribes[self.seat]
        for crate in draw(game, game.crates, self.amount, game.crate_discards):
            tribe.crates.append(crate)
            tribe.crates_taken += 1
            game.reveal()
            game.tell("crate_taken", {self.seat: {"crate": crate}}, seat=self.seat)
            happens(game, self.seat, "crate")


@code("C")
@step
class ChooseCard(Asked):
    """C: take a citizen from the market, or the next one from the deck unseen, into the active
    area."""

    picks = (Recruit,)
    rules = ("cards.gain",)
    card: str = ""
    """The citizen chosen in advance; asked again if it is gone."""

    def options(self, game: Revive, seat: Seat) -> list[Pick]:
        cards = recruits(game)
        return [Recruit.of(card) for card in ([self.card] if self.card in cards else cards)]

    def chosen(self, game: Revive, seat: Seat, pick: Recruit) -> None:
        card = pick.card
        if card == "deck":
            [card] = draw(game, game.deck, 1)
            game.reveal()
        else:
            game.market.remove(card)
            if new := draw(game, game.deck, 1):
                game.market += new
                game.reveal()
        tribe = game.tribes[seat]
        tribe.active.append(card)
        tribe.gained.append(card)
        game.tell("recruited", seat=seat, card=card, unseen=int(pick.card == "deck"))
        self.again(game)


def recruits(game: Revive) -> list[str]:
    """Return the citizens in the market, and "deck" for the next one, unseen."""
    return [*game.market, *(["deck"] if game.deck else [])]


@code("Z")
@step
class ChooseArtifact(Asked):
    """Z: take an artifact of any colour, or a token if none is left."""

    picks = (Claim,)
    rules = ("artifacts.take", "end.tokens")

    def options(self, game: Revive, seat: Seat) -> list[Pick]:
        return [Claim.of(c) for c in COLOURS if game.artifacts[c]] or [Claim.of("none")]

    def chosen(self, game: Revive, seat: Seat, pick: Claim) -> None:
        tribe = game.tribes[seat]
        self.again(game)
        if pick.colour == "none":
            token(game, seat)
            return
        game.artifacts[pick.colour] -= 1
        tribe.artifacts[pick.colour] += 1
        game.tell("artifact_taken", seat=seat, colour=pick.colour)
        last_artifact(game, seat)


def token(game: Revive, seat: Seat) -> None:
    """Take a token instead of an artifact: one of the long game, or, after another seat triggered
    the end, one of the last turns."""
    tribe = game.tribes[seat]
    if not game.late and (not game.ending or seat == game.ender):
        return
    tribe.tokens += NUMBERS.late_token
    game.tell("token_taken", seat=seat, amount=NUMBERS.late_token)
    if game.late:
        last_token(game, seat)


def last_token(game: Revive, seat: Seat) -> None:
    """Use up a token of the long game; the last one triggers the end."""
    game.late -= 1
    if not game.late:
        ends(game, seat)


def last_artifact(game: Revive, seat: Seat) -> None:
    """Fin de la partie: the seat that takes or discards the last artifact gets a token and triggers
    the end."""
    if game.artifacts_left() or game.ending:
        return
    game.tribes[seat].tokens += NUMBERS.last_token
    game.tell("token_taken", seat=seat, amount=NUMBERS.last_token)
    if not game.late:
        ends(game, seat)


def ends(game: Revive, seat: Seat) -> None:
    """Trigger the end: every other seat has one more turn, in order; a single player's game ends at
    once."""
    game.ending, game.ender = True, seat
    game.last = [(seat + n) % game.seats for n in range(1, game.seats)]
    game.tell("ending_began", seat=seat)
    if game.seats == 1:
        if not game.first_edition:
            trim(game, seat)
        finish(game)


@step
class LoseArtifact(Asked):
    """Hibernation: discard an artifact from the board, or a token of the long game if none is
    left."""

    picks = (Bury,)
    rules = ("hibernate.artifact", "end.trigger")
    colour: str = ""
    """The colour chosen with the hibernation."""

    def options(self, game: Revive, seat: Seat) -> list[Pick]:
        if self.colour and game.artifacts[self.colour]:
            return [Bury.of(self.colour)]
        token: list[Pick] = [Bury.of("none")] if game.late else []
        return [Bury.of(colour) for colour in COLOURS if game.artifacts[colour]] or token

    def chosen(self, game: Revive, seat: Seat, pick: Bury) -> None:
        if pick.colour == "none":
            game.tell("token_buried", seat=seat)
            last_token(game, seat)
            return
        game.artifacts[pick.colour] -= 1
        game.tell("artifact_buried", seat=seat, colour=pick.colour)
        self.again(game)
        last_artifact(game, seat)


# --- range, discounts, cards


@code("R")
@step
class Range(Effect):
    """R: additional range for the next distance paid in this turn."""

    rules = ("range.more",)

    def run(self, game: Revive) -> None:
        game.tribes[self.seat].reach += self.amount


def lower(game: Revive, seat: Seat, action: str, amount: int) -> None:
    """Make the next action of a kind cheaper in this turn."""
    discounts = game.tribes[seat].discounts
    discounts[action] = discounts.get(action, 0) + amount


@code("DE")
@step
class CheaperExploration(Effect):
    """DE: the next exploration costs fewer resources."""

    rules = ("discounts",)

    def run(self, game: Revive) -> None:
        lower(game, self.seat, "explore", self.amount)


@code("DB")
@step
class CheaperBuilding(Effect):
    """DB: the next building costs fewer gears."""

    rules = ("discounts",)

    def run(self, game: Revive) -> None:
        lower(game, self.seat, "build", self.amount)


@code("DP")
@step
class CheaperPopulation(Effect):
    """DP: the next population costs fewer books."""

    rules = ("discounts",)

    def run(self, game: Revive) -> None:
        lower(game, self.seat, "populate", self.amount)


@code("U")
@step
class WakeCard(Asked):
    """U: move a card from the rest area to the active area."""

    picks = (Wake,)
    rules = ("cards.areas",)

    def options(self, game: Revive, seat: Seat) -> list[Pick]:
        return [Wake.of(card) for card in game.tribes[seat].rest]

    def chosen(self, game: Revive, seat: Seat, pick: Wake) -> None:
        tribe = game.tribes[seat]
        tribe.rest.remove(pick.card)
        tribe.active.append(pick.card)
        game.tell("woken", seat=seat, card=pick.card)
        self.again(game)


@code("W")
@step
class AnyColour(Effect):
    """W: the next card played in this turn may be of any colour."""

    rules = ("cards.wild",)

    def run(self, game: Revive) -> None:
        game.tribes[self.seat].wild = True
