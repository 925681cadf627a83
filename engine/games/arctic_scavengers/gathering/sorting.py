"""Choosing some of a few cards: drawn ones, discards, or dug ones."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from itertools import chain, combinations, islice
from typing import Any, ClassVar, Final

from engine.games.arctic_scavengers.content import by_order
from engine.games.arctic_scavengers.gathering.deeds import some_of
from engine.games.arctic_scavengers.picks import Drop, PutBack, Regroup
from engine.games.arctic_scavengers.sights import Piece, chosen_among, still_there
from engine.games.arctic_scavengers.state import ArcticScavengers
from engine.games.arctic_scavengers.tribe import Tribe
from engine.kernel import MAX_MENU_ITEMS, Pick, Refusal, Seat, SeatChoice, Several, step
from engine.kit.piles import under

_MOST_SETS: Final = 30
"""Maximum sets of cards that are listed."""


class _Some(SeatChoice[ArcticScavengers]):
    """Base of a question for some of a few cards that only its seat sees."""

    __slots__ = ()
    always_ask: ClassVar[bool] = True

    def some(self, game: ArcticScavengers) -> Several:
        """Return the cards, and how many must be chosen."""
        raise NotImplementedError

    def options(self, game: ArcticScavengers, seat: Seat) -> list[Pick]:
        allowed, pick_class = self.some(game), self.picks[0]
        counts = range(allowed.least, min(allowed.most, len(allowed.items)) + 1)
        sets = chain.from_iterable(combinations(allowed.items, count) for count in counts)
        distinct_sets = dict.fromkeys(islice(sets, 4 * _MOST_SETS))
        return [pick_class(cards) for cards in distinct_sets][:_MOST_SETS]  # type: ignore[call-arg]

    def values(
        self, game: ArcticScavengers, seat: Seat, kind: type[Pick], so_far: Mapping[str, Any]
    ) -> Several:
        return self.some(game)

    def refusal(self, game: ArcticScavengers, seat: Seat, pick: Pick) -> Refusal:
        allowed = self.some(game)
        facts = {"count": min(allowed.most, len(allowed.items)), "least": allowed.least}
        return Refusal(self.rules[0], "so-many-of-these", facts)


def draw_and_drop(game: ArcticScavengers, seat: Seat, count: int, keep_count: int) -> None:
    """Draw `count` cards, of which `keep_count` may be kept."""
    tribe = game.tribes[seat]
    tribe.drawn = by_order(game.draw_cards(seat, count))
    game.reveal()
    game.tell("drew", {seat: {"cards": tribe.drawn}}, seat=seat, amount=len(tribe.drawn))
    if len(tribe.drawn) > keep_count:
        game.then(DropCards(seat, len(tribe.drawn) - keep_count))
    else:
        _keep_drawn(tribe)


def _keep_drawn(tribe: Tribe) -> None:
    tribe.hand, tribe.drawn = by_order([*tribe.hand, *tribe.drawn]), []
    for sight in tribe.sights:
        sight.hand, sight.drawn = [*sight.hand, *sight.drawn], []


@step
class DropCards(_Some):
    """Piocher: discard `count` of the cards just drawn, face down."""

    picks: ClassVar[tuple[type[Pick], ...]] = (Drop,)
    composed: ClassVar[tuple[type[Pick], ...]] = (Drop,)
    rules: ClassVar[tuple[str, ...]] = ("leader.organizer", "ranks.courier")
    count: int

    def some(self, game: ArcticScavengers) -> Several:
        return some_of(game.tribes[self.seat].drawn, self.count, self.count)

    def chosen(self, game: ArcticScavengers, seat: Seat, pick: Drop) -> None:
        tribe = game.tribes[seat]
        for card in pick.cards:
            tribe.drawn.remove(card)
            tribe.down.append(card)
        for sight in tribe.sights:
            sight.down += still_there(sight.drawn, len(tribe.drawn))
            sight.drawn = still_there(sight.drawn, len(pick.cards))
        _keep_drawn(tribe)
        secret = {seat: {"cards": list(pick.cards)}}
        game.tell("dropped", secret, seat=seat, amount=len(pick.cards))


@step
class ChooseRegroup(_Some):
    """Sergent instructeur: shuffle up to `most` discards into the deck, then draw two cards, which
    does not count as the draw of the round."""

    picks: ClassVar[tuple[type[Pick], ...]] = (Regroup,)
    composed: ClassVar[tuple[type[Pick], ...]] = (Regroup,)
    rules: ClassVar[tuple[str, ...]] = ("ranks.sergeant",)
    most: int
    redraw: int
    page: int = 0
    """The menu page: discards that fill several menus are chosen page by page."""
    taken: tuple[str, ...] = ()
    """Cards chosen on earlier pages."""

    def some(self, game: ArcticScavengers) -> Several:
        start = self.page * MAX_MENU_ITEMS
        return some_of(self._discards(game)[start:], 0, self.most - len(self.taken))

    def _discards(self, game: ArcticScavengers) -> list[str]:
        tribe = game.tribes[self.seat]
        gains = [piece.card for piece in tribe.gains]
        return by_order([*tribe.discard, *tribe.down, *gains])

    def chosen(self, game: ArcticScavengers, seat: Seat, pick: Regroup) -> None:
        chosen_cards, page = (*self.taken, *pick.cards), self.page + 1
        if len(chosen_cards) < self.most and len(self._discards(game)) > page * MAX_MENU_ITEMS:
            game.then(ChooseRegroup(seat, self.most, self.redraw, page, chosen_cards))
            return
        face_up = _regroup(game, seat, chosen_cards)
        secret = {seat: {"all": list(chosen_cards)}}
        game.tell("regrouped", secret, seat=seat, amount=len(chosen_cards), cards=face_up)
        game.take_hand(seat, game.draw_cards(seat, self.redraw))


def _regroup(game: ArcticScavengers, seat: Seat, cards: Sequence[str]) -> list[str]:
    """Shuffle these discards of a tribe into its deck; return those that lay face up.

    Of two equal ones the face-up one is used. If one lay face down, others cannot tell whether it
    was a gain: from then on all gains count as finds, which may lie anywhere.
    """
    tribe, face_up = game.tribes[seat], list[str]()
    for card in cards:
        if card in tribe.discard:
            tribe.discard.remove(card)
            face_up.append(card)
    if len(face_up) < len(cards):
        tribe.mix_gains()
        for card in (Counter(cards) - Counter(face_up)).elements():
            tribe.down.remove(card)
        for sight in tribe.sights:
            sight.down = still_there(sight.down, len(cards) - len(face_up))
    tribe.deck += cards
    game.shuffle_deck(seat)
    return face_up


@step
class PutBackSome(_Some):
    """Ferrailleurs: put any of the dug cards that were not kept back on top, the others at the
    bottom, in drawing order."""

    picks: ClassVar[tuple[type[Pick], ...]] = (PutBack,)
    composed: ClassVar[tuple[type[Pick], ...]] = (PutBack,)
    rules: ClassVar[tuple[str, ...]] = ("ranks.scrappers",)

    def some(self, game: ArcticScavengers) -> Several:
        return some_of([piece.card for piece in game.dug])

    def chosen(self, game: ArcticScavengers, seat: Seat, pick: PutBack) -> None:
        some_on_top = 0 < len(pick.cards) < len(game.dug)
        remaining = chosen_among(game.dug, seat) if some_on_top else list(game.dug)
        top = list[Piece]()
        for card in pick.cards:
            top.append(next(piece for piece in remaining if piece.card == card))
            remaining.remove(top[-1])
        under(reversed(remaining), game.junkyard)
        game.junkyard += reversed(top)
        game.dug = []
        game.tell("put_back", seat=seat, amount=len(top), under=len(remaining))
