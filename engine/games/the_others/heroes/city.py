"""Actions Urbaines, and other actions at any time during a hero's turn."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Final

from engine.games.the_others.content import BESIDE, DISTRICT, NUMBERS, UPGRADE, apart, by_order
from engine.games.the_others.doom import corrupt
from engine.games.the_others.fights.fight import Effect, SpendFists, TakeToken, heal, hurts
from engine.games.the_others.heroes.board import Arrive
from engine.games.the_others.picks import Aid, Carry, City, Inject, Keep, Lead, Skip, Suffer, Throw
from engine.games.the_others.sins.questions import shed
from engine.games.the_others.state import Hero, HeroStep, TheOthers
from engine.kernel import Pick, Seat, SeatChoice, SeatStep, Step, step
from engine.kit.effects import parse_effects
from engine.kit.piles import draw


def can_use_city(game: TheOthers, hero: Hero) -> bool:
    """Return whether the hero's city token is unused, and the district is open and without another
    token."""
    place = hero.place
    if hero.district or place not in game.city.districts or place in game.closed:
        return False
    if any(other.district == place for other in game.heroes):
        return False
    return not (game.turn and game.turn.closed == place)


def led_by(game: TheOthers, hero: Hero) -> list[Pick]:
    """Return the picks that let other heroes move one space."""
    picks: list[Pick] = []
    for means, reach in (("lead", 1), ("call", len(BESIDE))):
        if hero.has(means) and means not in hero.used:
            other_heroes = [o for o in game.alive() if o.id != hero.id]
            in_reach = [o for o in other_heroes if apart(o.place, hero.place) <= reach]
            picks += [Lead(means, o.id, to) for o in in_reach for to in BESIDE[o.place]]
    return picks


ERRANDS: Final[tuple[type[Pick], ...]] = (City, Lead, Aid, Inject, Throw)
"""Actions of a hero at any time during its turn, besides moving and its action."""


def errands(game: TheOthers, hero: Hero) -> list[Pick]:
    """Actions Urbaines: at any time during its turn a hero may use its district, power and
    upgrades; return these picks."""
    picks: list[Pick] = [City()] if can_use_city(game, hero) else []
    picks += led_by(game, hero)
    if hero.used.count("aid") < hero.has("aid"):
        picks += [Aid(patient.id) for patient in game.at(hero.place) if patient.wounds]
    picks += [Inject()] if hero.has("inject") else []
    if fists := hero.has("blast"):
        spaces = game.around(hero.place)
        picks += [Throw(s) for s in spaces if any(hurts(game, k, fists) for k in game.beasts(s))]
    return picks


def run_errand(game: TheOthers, hero: Hero, pick: Pick) -> None:
    """Carry out an action besides moving and the hero's action."""
    seat = hero.seat
    if isinstance(pick, City):
        hero.district = hero.place
        district = game.city.districts[hero.place]
        game.tell("city_used", seat=seat, hero=hero.id, district=district, place=hero.place)
        toll = [Toll(seat, hero.id)] if game.passive("toll") else []
        game.then(*toll, CityEffects(seat, tuple(DISTRICT[district].does.split()), hero.id))
    elif isinstance(pick, Lead):
        hero.used.append(pick.means)
        game.tell("led", seat=seat, hero=hero.id, means=pick.means)
        game.then(Arrive(pick.hero, pick.space))
    elif isinstance(pick, Aid):
        hero.used.append("aid")
        patient = game.hero(pick.hero)
        assert patient is not None
        heal(game, patient)
    elif isinstance(pick, Inject):
        discard(game, hero, "inject")
        hero.extra += 1
        game.tell("extra_gained", seat=seat, hero=hero.id, extra=hero.extra)
    else:
        assert isinstance(pick, Throw)
        fists = hero.has("blast")
        discard(game, hero, "blast")
        game.then(SpendFists(seat, hero.id, pick.at, fists))


def discard(game: TheOthers, hero: Hero, word: str) -> None:
    """Discard the hero's upgrade with this effect."""
    face_up = Counter(hero.upgrades) - Counter(hero.down)
    shed(game, hero, next(card for card in by_order(face_up) if UPGRADE[card].amount(word)))


@step
class Toll(SeatChoice[TheOthers]):
    """Greed: a city action costs a corruption or an upgrade."""

    picks = (Suffer,)
    rules = ("sin.passive",)
    hero: str

    def options(self, game: TheOthers, seat: Seat) -> list[Pick]:
        hero = game.hero(self.hero)
        if hero is None:
            return []
        return [Suffer("corruption"), *(Suffer(c) for c in dict.fromkeys(by_order(hero.upgrades)))]

    def chosen(self, game: TheOthers, seat: Seat, pick: Suffer) -> None:
        hero = game.hero(self.hero)
        if hero is None:
            return
        if pick.cost == "corruption":
            corrupt(game, hero, 1)
        else:
            shed(game, hero, pick.cost)


@step
class CityEffects(SeatChoice[TheOthers]):
    """Actions Urbaines: all effects of the district, in the hero's order; impossible ones are
    skipped."""

    picks = (Carry,)
    rules = ("city.all",)
    left: tuple[str, ...]
    hero: str

    def options(self, game: TheOthers, seat: Seat) -> list[Pick]:
        if game.hero(self.hero) is None:
            return []
        effects = [effect for text in dict.fromkeys(self.left) for effect in parse_effects(text)]
        return [Carry(word) for word, _ in effects]

    def chosen(self, game: TheOthers, seat: Seat, pick: Carry) -> None:
        later = list(self.left)
        texts = {word: (text, n) for text in later for word, n in parse_effects(text)}
        text, amount = texts[pick.effect]
        later.remove(text)
        again = [CityEffects(seat, tuple(later), self.hero)] if later else []
        game.then(*self._steps(pick.effect, amount), *again)

    def _steps(self, word: str, amount: int) -> Sequence[Step[TheOthers]]:
        if word == "equip":
            return [Equip(self.seat, self.hero)]
        if word in ("surge", "corrupt"):
            return [Befall(self.hero, word, amount)]
        if word == "study":
            return [TakeToken(self.seat, self.hero, amount, near=True)]
        return [Effect(self.seat, self.hero, word) for _ in range(amount)]


@step
class Befall(HeroStep):
    """Actions Urbaines: effects of a district on the hero that uses it."""

    rules = ("city.effects",)
    word: str
    amount: int

    def befall(self, game: TheOthers, hero: Hero) -> None:
        if self.word == "surge":
            hero.extra += self.amount
            game.tell("extra_gained", seat=hero.seat, hero=hero.id, extra=hero.extra)
        else:
            corrupt(game, hero, self.amount)


@step
class Equip(SeatStep[TheOthers]):
    """Équiper: draw two upgrades, face up."""

    rules = ("upgrade.draw",)
    hero: str

    def run(self, game: TheOthers) -> None:
        if game.hero(self.hero) is None:
            return
        game.offer = draw(game, game.upgrades, NUMBERS.offered, game.upgrade_discards)
        game.reveal()
        game.tell("offered", seat=self.seat, hero=self.hero, cards=list(game.offer))
        game.then(KeepUpgrade(self.seat, self.hero))


@step
class KeepUpgrade(SeatChoice[TheOthers]):
    """Équiper: one of the two drawn upgrades may be kept; a hero with three drops one for it."""

    picks = (Keep, Skip)
    rules = ("upgrade.draw", "upgrade.limit")
    hero: str

    def options(self, game: TheOthers, seat: Seat) -> list[Pick]:
        hero = game.hero(self.hero)
        if hero is None:
            return [Skip()]
        drops = [""]
        if len(hero.upgrades) >= NUMBERS.upgrades:
            drops = list(dict.fromkeys(hero.upgrades))
        cards = dict.fromkeys(game.offer)
        return [*(Keep(card, drop) for card in cards for drop in drops), Skip()]

    def chosen(self, game: TheOthers, seat: Seat, pick: Pick) -> None:
        hero = game.hero(self.hero)
        if isinstance(pick, Keep) and hero is not None:
            if pick.drop:
                shed(game, hero, pick.drop)
            game.offer.remove(pick.upgrade)
            hero.upgrades.append(pick.upgrade)
            game.tell("equipped", seat=seat, hero=hero.id, upgrade=pick.upgrade)
        game.upgrade_discards += game.offer
        game.offer = []
