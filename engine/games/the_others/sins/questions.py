"""Cartes Péché: the questions that the effects of a card ask."""

from __future__ import annotations

from engine.games.the_others.content import BESIDE, by_order
from engine.games.the_others.doom import corrupt, wound
from engine.games.the_others.heroes.board import Arrive
from engine.games.the_others.picks import Close, Discard, Drag, Mend, Steal, Suffer
from engine.games.the_others.state import Hero, OfTheSins, TheOthers
from engine.kernel import Pick, Seat, SeatChoice, Step, step


def nearer(game: TheOthers, hero: Hero) -> list[str]:
    """Return the spaces beside a hero that are nearer to a monster."""
    now = game.nearest(hero.place)
    return [space for space in BESIDE[hero.place] if game.nearest(space) < now]


@step
class MendOne(OfTheSins):
    """A card removes damage from a controller or an avatar; the Sins choose if both are hurt."""

    picks = (Mend,)
    rules = ("cards.words",)
    amount: int

    def options(self, game: TheOthers, seat: Seat) -> list[Pick]:
        return [Mend(kind) for kind, damage in game.damage.items() if damage]

    def chosen(self, game: TheOthers, seat: Seat, pick: Mend) -> None:
        mended = min(self.amount, game.damage[pick.monster])
        game.damage[pick.monster] -= mended
        game.tell("mended", monster=pick.monster, amount=mended)


@step
class Whispered(SeatChoice[TheOthers]):
    """A sin card: the hero takes corruption or a wound, as it chooses."""

    picks = (Suffer,)
    rules = ("cards.words",)
    hero: str
    amount: int

    def options(self, game: TheOthers, seat: Seat) -> list[Pick]:
        return [Suffer("corruption"), Suffer("wound")] if game.hero(self.hero) else []

    def chosen(self, game: TheOthers, seat: Seat, pick: Suffer) -> None:
        hero = game.hero(self.hero)
        if hero is None:
            return
        if pick.cost == "wound":
            wound(game, hero, 1)
        else:
            corrupt(game, hero, self.amount)


@step
class DragHero(OfTheSins):
    """A sin card: the Sins move the hero one space towards a monster, without dice."""

    picks = (Drag,)
    rules = ("cards.words",)
    hero: str

    def options(self, game: TheOthers, seat: Seat) -> list[Pick]:
        hero = game.hero(self.hero)
        return [Drag(space) for space in nearer(game, hero)] if hero else []

    def chosen(self, game: TheOthers, seat: Seat, pick: Drag) -> None:
        game.then(Arrive(self.hero, pick.space))


@step
class CloseDistrict(OfTheSins):
    """A sin card: close a district for the rest of the turn."""

    picks = (Close,)
    rules = ("cards.words",)
    hero: str

    def options(self, game: TheOthers, seat: Seat) -> list[Pick]:
        return [Close(space) for space in game.districts()] if game.turn else []

    def chosen(self, game: TheOthers, seat: Seat, pick: Close) -> None:
        if game.turn:
            game.turn.closed = pick.at
        game.tell("closed", place=pick.at)


@step
class TakeUpgrade(OfTheSins):
    """A sin card removes an upgrade from the hero; orderlies turn one face down until the round
    ends. The Sins choose which."""

    picks = (Steal,)
    rules = ("cards.words", "acolytes.power")
    hero: str
    down: bool

    def options(self, game: TheOthers, seat: Seat) -> list[Pick]:
        hero = game.hero(self.hero)
        if hero is None:
            return []
        cards = list(hero.upgrades)
        if self.down:
            for card in hero.down:
                cards.remove(card)
        return [Steal(card) for card in dict.fromkeys(by_order(cards))]

    def chosen(self, game: TheOthers, seat: Seat, pick: Steal) -> None:
        hero = game.hero(self.hero)
        if hero is None:
            return
        if self.down:
            hero.down.append(pick.upgrade)
            game.tell("sedated", seat=hero.seat, hero=hero.id, upgrade=pick.upgrade)
        else:
            shed(game, hero, pick.upgrade)


def shed(game: TheOthers, hero: Hero, upgrade: str) -> None:
    """Discard an upgrade of a hero."""
    hero.upgrades.remove(upgrade)
    if hero.down.count(upgrade) > hero.upgrades.count(upgrade):
        hero.down.remove(upgrade)
    game.upgrade_discards.append(upgrade)
    game.tell("upgrade_lost", seat=hero.seat, hero=hero.id, upgrade=upgrade)


@step
class Discarding(Step[TheOthers]):
    """A sin card: the Sins discard a card, if they have one."""

    rules = ("cards.words",)

    def run(self, game: TheOthers) -> None:
        if game.hand:
            game.then(DiscardOne())


@step
class DiscardOne(OfTheSins):
    """A sin card: the Sins discard one of their cards, in public."""

    picks = (Discard,)
    rules = ("cards.words",)
    always_ask = True

    def options(self, game: TheOthers, seat: Seat) -> list[Pick]:
        return [Discard(card) for card in dict.fromkeys(game.hand)]

    def chosen(self, game: TheOthers, seat: Seat, pick: Discard) -> None:
        game.hand.remove(pick.card)
        game.sin_discards.append(pick.card)
        game.reveal()
        game.tell("card_discarded", seat=seat, card=pick.card)
