"""Cartes Péché: the moments to play one, and the effect of each word.

One card per hero turn and the reaction after it; it stays face up (`TheOthers.shown`) until then.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from engine.games.the_others.content import CARD, GROUP
from engine.games.the_others.doom import Advance, corrupt, draw_cards
from engine.games.the_others.picks import Join, Pass, PlayCard
from engine.games.the_others.sins.board import LayToken, SummonOne, spots
from engine.games.the_others.sins.questions import (
    CloseDistrict,
    Discarding,
    DragHero,
    MendOne,
    TakeUpgrade,
    Whispered,
    nearer,
)
from engine.games.the_others.state import Hero, TheOthers
from engine.kernel import Pick, Seat, Window, step
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
        if hero is None or (self.moment != "start" and game.rolling is None):
            return ()
        card = bool(game.hand) and not game.shown
        return (game.sins,) if card or can_join(game, hero) else ()

    def options(self, game: TheOthers, seat: Seat) -> list[Pick]:
        hero = game.hero(self.hero)
        assert hero is not None
        joins = [Join()] if can_join(game, hero) else []
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
    """Return whether a dead acolyte may join the fight: before its roll, once a round, in the
    hero's space."""
    roll = game.rolling
    fighting = roll is not None and not roll.rolled and _answered(game, hero)
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
        _WORDS[word](game, hero, amount)


# --- cards


def playable(game: TheOthers, hero: Hero, moment: str) -> list[Pick]:
    """Return the cards in the hand with an effect at this moment."""
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


_Fits = Callable[[TheOthers, Hero], bool]
_CAN: Final[dict[str, _Fits]] = {
    "sin_dice": lambda game, hero: _answered(game, hero),
    "mirror": lambda game, hero: _answered(game, hero),
    "rage": lambda game, hero: _answered(game, hero),
    "fall": lambda game, hero: game.rolling is not None and game.rolling.fists >= 3,
    "unfist": lambda game, hero: game.rolling is not None and bool(game.rolling.fists),
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
    "tax": lambda game, hero: bool(hero.extra),
    "slow": lambda game, hero: game.turn is not None and game.turn.left > 1,
    "creep": lambda game, hero: game.turn is not None and game.turn.left > 1,
}


def _answered(game: TheOthers, hero: Hero) -> bool:
    """Return whether monsters throw dice; not against a shot at another space."""
    return game.rolling is not None and game.rolling.place == hero.place


def _fist_in_fight(game: TheOthers) -> bool:
    roll = game.rolling
    return roll is not None and roll.kind == "fight" and bool(roll.fists)


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


def _defile(game: TheOthers, hero: Hero, amount: int) -> None:
    for _ in range(amount):
        game.put_token("corruption", hero.place)


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
    "defile": _defile,
    "sedate": lambda game, hero, n: game.then(*[TakeUpgrade(hero.id, True)] * n),
    "slip": _roll_word("slip"),
}
