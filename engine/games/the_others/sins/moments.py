"""Cartes Péché: the moments to play one, and the effect of each word.

One card per hero turn and the reaction after it; it stays face up (`TheOthers.shown`) until then.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from engine.games.the_others.content import BESIDE, CARD, GROUP, by_order
from engine.games.the_others.doom import (
    Advance,
    LayToken,
    SummonOne,
    corrupt,
    draw_cards,
    spots,
    wound,
)
from engine.games.the_others.heroes.board import Arrive
from engine.games.the_others.picks import (
    Close,
    Discard,
    Drag,
    Join,
    Mend,
    Pass,
    PlayCard,
    Steal,
    Suffer,
)
from engine.games.the_others.state import Hero, OfTheSins, TheOthers
from engine.kernel import Choice, Pick, Seat, Step, Window, step
from engine.kit.effects import parse_effects

# --- moments


@step
class SinMoment(Window[TheOthers]):
    """Cartes Péché: the Sins may play one card at the start of a hero's turn, before its fights and
    after its rolls.

    Before a fight a dead acolyte may join it, once a round.
    """

    picks = (Pass, Join, PlayCard)
    rules = ("cards.one", "cards.moments", "acolytes.power")
    moment: str
    """start, before or after."""
    hero: str
    answers: tuple[tuple[Seat, Pick], ...] = ()

    def seats(self, game: TheOthers) -> tuple[Seat, ...]:
        hero = game.hero(self.hero)
        if hero is None or (self.moment != "start" and not self._rolling(game)):
            return ()
        card = bool(game.hand) and not game.shown
        joins = self.moment == "before" and can_join(game, hero)
        return (game.sins,) if card or joins else ()

    def _rolling(self, game: TheOthers) -> bool:
        return game.rolling is not None and game.rolling.hero == self.hero

    def options(self, game: TheOthers, seat: Seat) -> list[Pick]:
        hero = game.hero(self.hero)
        assert hero is not None
        joins = [Join()] if self.moment == "before" and can_join(game, hero) else []
        return [Pass(), *joins, *playable(game, hero, self.moment)]

    def reacted(self, game: TheOthers, seat: Seat, pick: Pick) -> None:
        hero = game.hero(self.hero)
        assert hero is not None
        if self.moment == "before":
            game.then(SinMoment(self.moment, self.hero))
        if isinstance(pick, PlayCard):
            play_card(game, hero, pick.card)
        else:
            join(game, hero)


def can_join(game: TheOthers, hero: Hero) -> bool:
    """Return whether a dead acolyte may join the fight: once a round, in the hero's space."""
    roll = game.rolling
    fighting = roll is not None and roll.kind == "fight" and _answered(game, hero)
    return fighting and not game.joined and "acolyte" in game.dead


def join(game: TheOthers, hero: Hero) -> None:
    """Let a dead acolyte join the fight, with the effects of its group."""
    roll = game.rolling
    assert roll is not None
    game.joined = True
    game.dead.remove("acolyte")
    game.put_monster("acolyte", roll.place)
    game.tell("joined", group=game.group, hero=hero.id, seat=hero.seat, place=roll.place)
    for word, amount in parse_effects(GROUP[game.group].does):
        if word == "defile":
            for _ in range(amount):
                game.put_token("corruption", roll.place)
        elif word == "sedate":
            game.then(*[TakeUpgrade(hero.id, True)] * amount)
        else:
            roll.slip = amount


# --- cards


def playable(game: TheOthers, hero: Hero, moment: str) -> list[Pick]:
    """Return the cards of the hand with an effect at this moment."""
    if game.shown:
        return []
    cards = [card for card in dict.fromkeys(game.hand) if moment in CARD[card].when]
    return [PlayCard(card) for card in cards if any(_does(game, hero, w) for w in CARD[card].words)]


def play_card(game: TheOthers, hero: Hero, card: str) -> None:
    """Play a card face up and carry out its effects."""
    game.hand.remove(card)
    game.shown = card
    game.reveal()
    game.tell("card_played", card=card, hero=hero.id, seat=hero.seat)
    for word, amount in parse_effects(CARD[card].does):
        _WORDS[word](game, hero, amount)


def _does(game: TheOthers, hero: Hero, word: str) -> bool:
    """Return whether a word would have an effect now, by public facts."""
    can = _CAN.get(word)
    return can is None or can(game, hero)


def _idle_altars(game: TheOthers) -> list[str]:
    return [space for space in game.altars if not game.at(space)]


def nearer(game: TheOthers, hero: Hero) -> list[str]:
    """Return the spaces beside a hero that are nearer to a monster."""
    now = game.nearest(hero.place)
    return [space for space in BESIDE[hero.place] if game.nearest(space) < now]


_Fits = Callable[[TheOthers, Hero], bool]
_CAN: Final[dict[str, _Fits]] = {
    "sin_dice": lambda game, hero: _answered(game, hero),
    "mirror": lambda game, hero: _answered(game, hero),
    "rage": lambda game, hero: _answered(game, hero),
    "fall": lambda game, hero: game.rolling is not None and game.rolling.fists >= 3,
    "unfist": lambda game, hero: game.rolling is not None and game.rolling.fists > 0,
    "revenge": lambda game, hero: _fist_in_fight(game),
    "ashes": lambda game, hero: _fist_in_fight(game),
    "lure": lambda game, hero: bool(nearer(game, hero)),
    "shut": lambda game, hero: hero.place in game.city.districts and hero.place not in game.closed,
    "lay_fire": lambda game, hero: bool(spots(game, "near_monster")),
    "lay_corruption": lambda game, hero: bool(spots(game, "quiet_street")),
    "lay_nest": lambda game, hero: bool(spots(game, "monster")),
    "lay_pentacle": lambda game, hero: bool(spots(game, "monster")),
    "raise": lambda game, hero: "acolyte" in game.dead and bool(game.free_nests()),
    "mend": lambda game, hero: any(game.damage.values()),
    "rite": lambda game, hero: bool(_idle_altars(game)),
    "steal": lambda game, hero: bool(hero.upgrades),
    "tax": lambda game, hero: hero.extra > 0,
    "slow": lambda game, hero: game.turn is not None and game.turn.left > 1,
    "creep": lambda game, hero: game.turn is not None and game.turn.left > 1,
}


def _answered(game: TheOthers, hero: Hero) -> bool:
    """Return whether monsters throw dice; not against a shot at another space."""
    return game.rolling is not None and game.rolling.place == hero.place


def _fist_in_fight(game: TheOthers) -> bool:
    roll = game.rolling
    return roll is not None and roll.kind == "fight" and roll.fists > 0


def _roll_word(name: str) -> Callable[[TheOthers, Hero, int], None]:
    """Return the effect of a word that adds its figure to a field of the roll."""

    def added(game: TheOthers, hero: Hero, amount: int) -> None:
        roll = game.rolling
        assert roll is not None
        setattr(roll, name, type(getattr(roll, name))(getattr(roll, name) + amount))

    return added


def _unfist(game: TheOthers, hero: Hero, amount: int) -> None:
    if game.rolling:
        game.rolling.fists = max(0, game.rolling.fists - amount)


def _slow(game: TheOthers, hero: Hero, amount: int) -> None:
    if game.turn:
        game.turn.left = max(1, game.turn.left - amount)


def _creep(game: TheOthers, hero: Hero, amount: int) -> None:
    if game.turn:
        game.turn.left = min(amount, game.turn.left)


def _hold(game: TheOthers, hero: Hero, amount: int) -> None:
    if game.turn:
        game.turn.held = True


def _shut(game: TheOthers, hero: Hero, amount: int) -> None:
    game.closed.append(hero.place)
    game.tell("closed", place=hero.place)


def _rite(game: TheOthers, hero: Hero, amount: int) -> None:
    game.then(Advance(), Discarding())


def _tax(game: TheOthers, hero: Hero, amount: int) -> None:
    hero.extra = max(0, hero.extra - amount)
    game.tell("taxed", seat=hero.seat, hero=hero.id, amount=amount)


def _vault(game: TheOthers, hero: Hero, amount: int) -> None:
    draw_cards(game, amount)
    game.then(Discarding())


def _laying(token: str, spot_kind: str) -> Callable[[TheOthers, Hero, int], None]:
    return lambda game, hero, amount: game.then(*[LayToken((token,), spot_kind)] * amount)


_WORDS: Final[dict[str, Callable[[TheOthers, Hero, int], None]]] = {
    "sin_dice": _roll_word("more"),
    "tough": _roll_word("tough"),
    "no_help": _roll_word("no_help"),
    "rage": _roll_word("rage"),
    "mirror": _roll_word("mirror"),
    "revenge": _roll_word("revenge"),
    "ashes": _roll_word("ashes"),
    "unfist": _unfist,
    "fall": corrupt,
    "whisper": lambda game, hero, n: game.then(Whispered(hero.seat, hero.id, n)),
    "slow": _slow,
    "creep": _creep,
    "hold": _hold,
    "lure": lambda game, hero, n: game.then(DragHero(hero.id)),
    "close": lambda game, hero, n: game.then(CloseDistrict(hero.id)),
    "shut": _shut,
    "lay_fire": _laying("fire", "near_monster"),
    "lay_corruption": _laying("corruption", "quiet_street"),
    "lay_nest": _laying("nest", "monster"),
    "lay_pentacle": _laying("pentacle", "monster"),
    "raise": lambda game, hero, n: game.then(*[SummonOne("dead_acolytes")] * n),
    "mend": lambda game, hero, n: game.then(MendOne(n)),
    "rite": _rite,
    "marches": lambda game, hero, n: None,  # read by the reaction
    "steal": lambda game, hero, n: game.then(*[TakeUpgrade(hero.id, False)] * n),
    "tax": _tax,
    "vault": _vault,
}


# --- questions of cards


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
class Whispered(Choice[TheOthers]):
    """A sin card: the hero takes corruption or a wound, as it chooses."""

    picks = (Suffer,)
    rules = ("cards.words",)
    seat: Seat
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
    """A sin card removes an upgrade of the hero; orderlies turn one face down until the round ends.
    The Sins choose which."""

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
