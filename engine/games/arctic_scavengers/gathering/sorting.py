"""Choosing some of a few cards: of those drawn, of one's discards, of those dug up."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from itertools import chain, combinations, islice
from typing import Any, ClassVar, Final

from engine.games.arctic_scavengers.content import by_order
from engine.games.arctic_scavengers.gathering.deeds import some_of
from engine.games.arctic_scavengers.picks import Drop, PutBack, Regroup
from engine.games.arctic_scavengers.state import ArcticScavengers, Piece, Tribe
from engine.kernel import MOST_ITEMS, Choice, Pick, Refusal, Seat, Several, step
from engine.kit.piles import under

_MOST_SETS: Final = 30
"""Sets of cards that are offered, at most."""


class _Some(Choice[ArcticScavengers]):
    """Base of a question for some of a few cards that its seat alone sees."""

    __slots__ = ()
    always_ask: ClassVar[bool] = True
    seat: Seat

    def some(self, game: ArcticScavengers) -> Several:
        """The cards, and how many of them."""
        raise NotImplementedError

    def options(self, game: ArcticScavengers, seat: Seat) -> list[Pick]:
        some, made = self.some(game), self.picks[0]
        counts = range(some.least, min(some.most, len(some.items)) + 1)
        sets = chain.from_iterable(combinations(some.items, count) for count in counts)
        found = dict.fromkeys(islice(sets, 4 * _MOST_SETS))
        return [made(cards) for cards in found][:_MOST_SETS]  # type: ignore[call-arg]

    def values(
        self, game: ArcticScavengers, seat: Seat, kind: type[Pick], so_far: Mapping[str, Any]
    ) -> Several:
        return self.some(game)

    def refusal(self, game: ArcticScavengers, seat: Seat, pick: Pick) -> Refusal:
        some = self.some(game)
        facts = {"count": min(some.most, len(some.items)), "least": some.least}
        return Refusal(self.rules[0], "so-many-of-these", facts)


def draw_and_drop(game: ArcticScavengers, seat: Seat, count: int, kept: int) -> None:
    """Draw so many cards, of which so many may be kept."""
    tribe = game.tribes[seat]
    tribe.drawn = by_order(game.draw_cards(seat, count))
    game.reveal()
    game.tell("drew", {seat: {"cards": tribe.drawn}}, seat=seat, amount=len(tribe.drawn))
    if len(tribe.drawn) > kept:
        game.then(DropCards(seat, len(tribe.drawn) - kept))
    else:
        _keep_drawn(tribe)


def _keep_drawn(tribe: Tribe) -> None:
    tribe.hand, tribe.drawn = by_order([*tribe.hand, *tribe.drawn]), []
    for sight in tribe.sights:
        sight.hand, sight.drawn = [*sight.hand, *sight.drawn], []


@step
class DropCards(_Some):
    """Piocher: of the cards just drawn so many are discarded, face down."""

    picks: ClassVar[tuple[type[Pick], ...]] = (Drop,)
    composed: ClassVar[tuple[type[Pick], ...]] = (Drop,)
    rules: ClassVar[tuple[str, ...]] = ("leader.organizer", "ranks.courier")
    seat: Seat
    count: int

    def some(self, game: ArcticScavengers) -> Several:
        return some_of(game.tribes[self.seat].drawn, self.count, self.count)

    def chosen(self, game: ArcticScavengers, seat: Seat, pick: Drop) -> None:
        tribe = game.tribes[seat]
        for card in pick.cards:
            tribe.drawn.remove(card)
            tribe.down.append(card)
        for sight in tribe.sights:
            sight.drawn = []  # which of them are left, nobody else sees
        _keep_drawn(tribe)
        secret = {seat: {"cards": list(pick.cards)}}
        game.tell("dropped", secret, seat=seat, amount=len(pick.cards))


@step
class ChooseRegroup(_Some):
    """Sergent instructeur: up to so many discards are shuffled into the deck, then two cards are
    drawn, which is not the draw of the round."""

    picks: ClassVar[tuple[type[Pick], ...]] = (Regroup,)
    composed: ClassVar[tuple[type[Pick], ...]] = (Regroup,)
    rules: ClassVar[tuple[str, ...]] = ("ranks.sergeant",)
    seat: Seat
    most: int
    redraw: int
    page: int = 0
    """Discards that fill more than one menu are asked for menu by menu."""
    taken: tuple[str, ...] = ()
    """Chosen on the pages before this one."""

    def some(self, game: ArcticScavengers) -> Several:
        first = self.page * MOST_ITEMS
        return some_of(self._discards(game)[first:], 0, self.most - len(self.taken))

    def _discards(self, game: ArcticScavengers) -> list[str]:
        tribe = game.tribes[self.seat]
        gains = [piece.card for piece in tribe.gains]
        return by_order([*tribe.discard, *tribe.down, *gains])

    def chosen(self, game: ArcticScavengers, seat: Seat, pick: Regroup) -> None:
        taken, page = (*self.taken, *pick.cards), self.page + 1
        if len(taken) < self.most and len(self._discards(game)) > page * MOST_ITEMS:
            game.then(ChooseRegroup(seat, self.most, self.redraw, page, taken))
            return
        shown = _regroup(game, seat, taken)
        secret = {seat: {"all": list(taken)}}
        game.tell("regrouped", secret, seat=seat, amount=len(taken), cards=shown)
        game.take_hand(seat, game.draw_cards(seat, self.redraw))


def _regroup(game: ArcticScavengers, seat: Seat, cards: Sequence[str]) -> list[str]:
    """Shuffle these discards of a tribe into its deck; returns those that lay face up. Of two
    equal ones it is the one that lies face up. If one lay face down, others cannot tell whether it
    was a gain: from then on all gains count as finds, which may lie anywhere."""
    tribe, shown = game.tribes[seat], list[str]()
    for card in cards:
        if card in tribe.discard:
            tribe.discard.remove(card)
            shown.append(card)
    if len(shown) < len(cards):
        tribe.mix_gains()
        for card in (Counter(cards) - Counter(shown)).elements():
            tribe.down.remove(card)
        for sight in tribe.sights:
            sight.down = []
    tribe.deck += cards
    game.shuffle_deck(seat)
    return shown


@step
class PutBackSome(_Some):
    """Ferrailleurs: of the cards that were dug up and not kept, any go back on top, the rest to the
    bottom, as they were drawn."""

    picks: ClassVar[tuple[type[Pick], ...]] = (PutBack,)
    composed: ClassVar[tuple[type[Pick], ...]] = (PutBack,)
    rules: ClassVar[tuple[str, ...]] = ("ranks.scrappers",)
    seat: Seat

    def some(self, game: ArcticScavengers) -> Several:
        return some_of([piece.card for piece in game.dug])

    def chosen(self, game: ArcticScavengers, seat: Seat, pick: PutBack) -> None:
        rest, top = list(game.dug), list[Piece]()
        for card in pick.cards:
            top.append(next(piece for piece in rest if piece.card == card))
            rest.remove(top[-1])
        under(reversed(rest), game.junkyard)
        game.junkyard += reversed(top)
        game.dug = []
        game.tell("put_back", seat=seat, amount=len(top), under=len(rest))
