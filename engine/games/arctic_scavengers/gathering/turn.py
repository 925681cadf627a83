"""Phase de collecte: a seat's turn, and the effects of its actions."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache, lru_cache
from typing import Any, ClassVar, Final

from engine.games.arctic_scavengers.abilities import REMEMBERED, bearers, helped, total
from engine.games.arctic_scavengers.content import CARD, Ability, amount, by_order
from engine.games.arctic_scavengers.gathering.deeds import Commit, Deed, Hiring, Trashing, card_word
from engine.games.arctic_scavengers.gathering.leaders import LEADER_DEEDS
from engine.games.arctic_scavengers.gathering.maps import ODD_DEEDS
from engine.games.arctic_scavengers.gathering.reactions import tell_of_reactions
from engine.games.arctic_scavengers.gathering.recon import SPYING
from engine.games.arctic_scavengers.gathering.sites import SITE_DEEDS, gardens
from engine.games.arctic_scavengers.gathering.sorting import PutBackSome, draw_and_drop
from engine.games.arctic_scavengers.gathering.tricks import TRICKS
from engine.games.arctic_scavengers.picks import Dig, DigAt, Draw, Finish, Hunt, Keep, KeepNone
from engine.games.arctic_scavengers.sights import Piece, chosen_among
from engine.games.arctic_scavengers.state import ArcticScavengers
from engine.kernel import Pick, Refusal, Seat, SeatChoice, SeatStep, Several, Step, step
from engine.kit.piles import draw, under


@step
class Turn(SeatStep[ArcticScavengers]):
    """Phase de collecte: begin a seat's turn, with no action done and no food hunted."""

    rules: ClassVar[tuple[str, ...]] = ("gather.order",)

    def run(self, game: ArcticScavengers) -> None:
        game.actor, game.used, game.medicine, game.ration = self.seat, [], 0, 0
        game.food = gardens(game, self.seat)
        game.then(Gather.of(self.seat), TurnOver.of())


@step
class TurnOver(Step[ArcticScavengers]):
    """Phase de collecte: end a turn; unspent food is lost."""

    rules: ClassVar[tuple[str, ...]] = ("hire.food",)

    def run(self, game: ArcticScavengers) -> None:
        if game.food:
            game.tell("food_lost", seat=game.actor, amount=game.food)
        game.actor, game.used, game.acted = -1, [], []
        game.food = game.medicine = game.ration = 0


# --- hunting, drawing, digging


def act(game: ArcticScavengers, seat: Seat, ability: Ability) -> int:
    """Return the total of a seat's played cards; note a helping leader as used for this round."""
    tribe = game.tribes[seat]
    yield_total = total(tribe, tribe.played, ability)
    tribe.led = tribe.led or (bool(tribe.leader) and helped(tribe, tribe.played, ability))
    return yield_total


@step
class Hunting(SeatStep[ArcticScavengers]):
    """Chasser: the remaining cards bring food for one mercenary of this round."""

    rules: ClassVar[tuple[str, ...]] = ("hunt", "hunt.once", "gather.used", "strike.action")

    def run(self, game: ArcticScavengers) -> None:
        food = act(game, self.seat, "hunt")
        game.clear(self.seat)
        game.food += food
        game.tell("hunted", seat=self.seat, amount=food)


@step
class Drawing(SeatStep[ArcticScavengers]):
    """Piocher: draw as many cards as the remaining played cards say, then discard these."""

    rules: ClassVar[tuple[str, ...]] = (
        "draw",
        "draw.reshuffle",
        "gather.used",
        "strike.action",
        "ranks.courier",
    )

    def run(self, game: ArcticScavengers) -> None:
        played = game.tribes[self.seat].played
        count = act(game, self.seat, "draw")
        draw_and_drop(game, self.seat, count, count - amount(played, "drop"))
        game.clear(self.seat)


@step
class Digging(SeatStep[ArcticScavengers]):
    """Creuser: look at as many cards in the junkyard as the played cards say."""

    rules: ClassVar[tuple[str, ...]] = ("dig", "dig.short", "dig.secret", "strike.action")

    def run(self, game: ArcticScavengers) -> None:
        tribe = game.tribes[self.seat]
        sleds = amount(tribe.played, "keep_more")
        if sleds:
            sleds = min(sleds, bearers(tribe, tribe.played, "dig", game.edition))
        count, ends = act(game, self.seat, "dig"), bool(amount(tribe.played, "ends"))
        game.clear(self.seat)
        if ends and count and game.junkyard:
            game.then(ChooseEnd(self.seat, count, sleds))
        else:
            dig_up(game, self.seat, draw(game, game.junkyard, count), sleds)


def dig_up(
    game: ArcticScavengers, seat: Seat, pieces: list[Piece], extra_keeps: int, *, ends: bool = False
) -> None:
    """Let a seat see these cards in the junkyard, and keep one and up to `extra_keeps` more."""
    game.dug = [piece.shown_to(seat) for piece in pieces]
    game.reveal()
    cards = [piece.card for piece in game.dug]
    game.tell("dug", {seat: {"cards": cards}}, seat=seat, amount=len(cards))
    if cards:
        sleds = [KeepMore(seat)] * min(extra_keeps, len(cards) - 1) if extra_keeps else []
        game.then(*sleds, KeepOne.of(seat, ends))


@step
class ChooseEnd(SeatChoice[ArcticScavengers]):
    """Ferrailleurs: dig at the top or at the bottom of the junkyard."""

    picks: ClassVar[tuple[type[Pick], ...]] = (DigAt,)
    rules: ClassVar[tuple[str, ...]] = ("ranks.scrappers",)
    count: int
    more: int

    def options(self, game: ArcticScavengers, seat: Seat) -> list[Pick]:
        return [DigAt("top"), DigAt("bottom")]

    def chosen(self, game: ArcticScavengers, seat: Seat, pick: DigAt) -> None:
        if pick.end == "top":
            pieces = draw(game, game.junkyard, self.count)
        else:
            pieces, game.junkyard = game.junkyard[: self.count], game.junkyard[self.count :]
        game.tell("dug_at", seat=seat, end=pick.end)
        dig_up(game, seat, pieces, self.more, ends=True)


def keep(game: ArcticScavengers, seat: Seat, card: str) -> None:
    """Put a dug card, face down, among the discards."""
    game.dug = chosen_among(game.dug, seat)
    kept_piece = next(piece for piece in game.dug if piece.card == card)
    game.dug.remove(kept_piece)
    game.tribes[seat].gains.append(kept_piece)
    game.tell("kept_find", {seat: {"card": card}}, seat=seat)
    tell_of_reactions(game, seat, card)


class _Keep(SeatChoice[ArcticScavengers]):
    """Base of a question for one of the dug cards."""

    __slots__ = ()
    picks: ClassVar[tuple[type[Pick], ...]] = (Keep, KeepNone)
    always_ask: ClassVar[bool] = True

    def options(self, game: ArcticScavengers, seat: Seat) -> list[Pick]:
        cards = dict.fromkeys(by_order(piece.card for piece in game.dug))
        return [*[Keep.of(card) for card in cards if self.fits(card)], KeepNone.of()]

    def fits(self, card: str) -> bool:
        """Return whether this card may be kept."""
        return True

    def chosen(self, game: ArcticScavengers, seat: Seat, pick: Keep | KeepNone) -> None:
        if isinstance(pick, Keep):
            keep(game, seat, pick.card)
        else:
            game.tell("kept_nothing", seat=seat)

    def refusal(self, game: ArcticScavengers, seat: Seat, pick: Keep) -> Refusal:
        return Refusal(self.rules[0], "not-dug-up", {"card": card_word(pick.card)})


@step
class KeepMore(_Keep):
    """Traîneau de portage: keep a tool or a medicine in addition to the one card."""

    rules: ClassVar[tuple[str, ...]] = ("prizes.sled",)

    def fits(self, card: str) -> bool:
        return CARD[card].kind in ("tool", "medicine")


@step
class KeepOne(_Keep):
    """Creuser: keep one of the cards, unseen by others; the others go to the bottom."""

    rules: ClassVar[tuple[str, ...]] = ("dig", "dig.back", "dig.secret")
    ends: bool = False
    """Whether the others may go back at either end."""

    def chosen(self, game: ArcticScavengers, seat: Seat, pick: Keep | KeepNone) -> None:
        _Keep.chosen(self, game, seat, pick)
        if self.ends and game.dug:
            game.then(PutBackSome(seat))
            return
        under(reversed(game.dug), game.junkyard)
        game.dug = []


# --- the turn

_DEEDS: Final[tuple[Deed, ...]] = (
    Commit(Draw, "draw", Drawing),
    Commit(Dig, "dig", Digging),
    Commit(Hunt, "hunt", Hunting),
    Hiring(),
    Trashing(),
    *SITE_DEEDS,
    *LEADER_DEEDS,
    *TRICKS,
    *ODD_DEEDS,
    *SPYING,
)
DEEDS: Final[dict[type[Pick], Deed]] = {deed.pick: deed for deed in _DEEDS}
"""Every action of a turn, by its kind of pick."""


@lru_cache(REMEMBERED)
def _possible(
    hand: tuple[str, ...], sites: bool, guide: str, led: bool, leader: bool
) -> tuple[tuple[str, Deed, tuple[Pick, ...] | None], ...]:
    """Return the actions that the hand, buildings and leader allow: what each uses up, the action,
    and its picks if these depend on nothing else."""
    return tuple(
        [
            (deed.action, deed, deed.of_hand(guide, led, hand))
            for deed, takes in _deeds_with(sites, leader)
            if takes is None or not takes.isdisjoint(hand)
        ]
    )


@cache
def _deeds_with(sites: bool, leader: bool) -> tuple[tuple[Deed, frozenset[str] | None], ...]:
    """Return the actions of a tribe with or without buildings and a leader, each with the cards of
    which it needs one."""
    return tuple(
        (deed, deed.takes)
        for deed in _DEEDS
        if (sites or not deed.with_sites) and (leader or not deed.with_leader)
    )


@step
class Gather(SeatChoice[ArcticScavengers]):
    """Phase de collecte: any number of actions, each kind once a round; the remaining hand is kept
    for the skirmish."""

    picks: ClassVar[tuple[type[Pick], ...]] = (*DEEDS, Finish)
    composed: ClassVar[tuple[type[Pick], ...]] = tuple(
        kind for kind, deed in DEEDS.items() if deed.composed
    )
    rules: ClassVar[tuple[str, ...]] = ("gather.once", "gather.combine", "gather.used")
    always_ask: ClassVar[bool] = True

    def options(self, game: ArcticScavengers, seat: Seat) -> list[Pick]:
        options: list[Pick] = []
        tribe = game.tribes[seat]
        hand, used = tuple(tribe.hand), game.used
        deeds = _possible(hand, bool(tribe.sites), tribe.guide, tribe.led, bool(tribe.leader))
        for action, deed, picks in deeds:
            if action not in used:
                options += deed.offers(game, seat) if picks is None else picks
        options.append(Finish.of())
        return options

    def values(
        self, game: ArcticScavengers, seat: Seat, kind: type[Pick], so_far: Mapping[str, Any]
    ) -> Sequence[Any] | Several:
        return DEEDS[kind].values(game, seat, so_far)

    def accepts(self, game: ArcticScavengers, seat: Seat, pick: Any) -> bool:
        return self._fault(game, seat, pick) is None

    def chosen(self, game: ArcticScavengers, seat: Seat, pick: Any) -> None:
        if isinstance(pick, Finish):
            game.tell("finished", seat=seat, amount=len(game.tribes[seat].hand))
            return
        deed = DEEDS[type(pick)]
        if deed.action:
            game.used.append(deed.action)
        game.then(*deed.do(game, seat, pick), self)

    def refusal(self, game: ArcticScavengers, seat: Seat, pick: Pick) -> Refusal:
        return self._fault(game, seat, pick) or Refusal("gather.combine", "one-order")

    def _fault(self, game: ArcticScavengers, seat: Seat, pick: Any) -> Refusal | None:
        deed = DEEDS[type(pick)]
        if deed.action in game.used:
            return Refusal("gather.once", "done-already", {"action": deed.action})
        return deed.fault(game, seat, pick)
