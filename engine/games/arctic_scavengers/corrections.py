"""Corrections: the things of a state.

All know which cards a tribe has, except its finds. So a card that a correction takes from its
unseen cards, or puts there, is shown to all, unless it stays with the tribe; what seats had seen of
them is forgotten. Not corrected: whose turn it is and its last action (`actor`, `acted`), which the
open questions repeat; what seats know about cards (`finds`, `from_junkyard`, `sights`, `sunk`,
`seen`, `told_of_reactions`), which follows the moves; the cards of other modules (`brought`).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from functools import partial
from typing import Any

from engine.corrections import (
    Pile,
    Value,
    copies,
    correctable,
    figure,
    member,
    retired,
    token,
)
from engine.games.arctic_scavengers.content import CARD, CONTESTED_CARDS, LEADER, by_order
from engine.games.arctic_scavengers.gathering.turn import DEEDS
from engine.games.arctic_scavengers.picks import Retrieve, Store, Watch
from engine.games.arctic_scavengers.sights import CONTESTED, JUNKYARD, Piece, forget
from engine.games.arctic_scavengers.state import ArcticScavengers
from engine.games.arctic_scavengers.tribe import Site, Tribe
from engine.kernel import Seat

MOST = 30
"""Maximum of what is counted."""
ACTIONS = tuple(dict.fromkeys(deed.action for deed in DEEDS.values() if deed.action))
MARKS = ("spent", "gassed", "saved")
"""Marks of sent cards."""


@correctable
def things(game: ArcticScavengers) -> Iterator[Value | Pile]:
    """Yield everything that can be corrected; nothing before the first round."""
    if not game.round:
        return
    rounds = range(1, 3) if game.quiet else range(3, game.rounds + 1)
    yield figure("set_round", game, "round", rounds)
    yield figure("set_rounds", game, "rounds", range(game.round, MOST + 1))
    yield from token("set_initiator", game, "initiator")
    if game.gathering:
        for name in ("food", "ration", "medicine"):
            yield figure(f"set_{name}", game, name, range(MOST + 1))
        for action in ACTIONS:
            yield member("set_done", game.used, action, of=action)
    for seat, tribe in enumerate(game.tribes):
        yield from _tribe(game, seat, tribe)
    yield from _table(game)


def _tribe(game: ArcticScavengers, seat: Seat, tribe: Tribe) -> Iterator[Value | Pile]:
    """Yield the things of a tribe."""
    yield figure("set_won", tribe, "won", range(MOST + 1), seat=seat)
    if tribe.leader:
        yield Value(
            what="set_leader", seat=seat, value=tribe.leader,
            values=[id for id, row in LEADER.items() if game.variant.plays(row)],
            put=partial(_lead, game, tribe),
        )  # fmt: skip
        for name in ("wounded", "led"):
            yield figure(f"set_{name}", tribe, name, seat=seat)
    if not game.gathering:
        for mark in MARKS:
            for card, count in Counter(tribe.played).items():
                marks = getattr(tribe, mark)
                yield copies(f"set_{mark}", marks, card, range(count + 1), seat=seat, of=card)
    hidden: dict[str, Any] = {"seat": seat, "sees": (seat,), "part": f"tribe_{seat}"}
    for name in ("hand", "drawn", "deck", "down"):
        cards = getattr(tribe, name)
        if name != "drawn" or cards:
            ordered = name == "deck"
            yield _pile(game, name, cards, hand=name == "hand", ordered=ordered, **hidden)
    yield _pile(game, "played", tribe.played, take=tribe.withdraw, seat=seat)
    yield _pile(game, "discard", tribe.discard, seat=seat)
    yield _pieces(game, "gains", tribe.gains, seat=seat, sees=(seat,))
    for site in tribe.sites:
        yield from _site(game, seat, site, hidden)
    yield Pile(
        what="set_sites", kind="plans", seat=seat, pieces=[site.row.id for site in tribe.sites],
        take=partial(_raze, tribe), put=lambda id: tribe.begin_site(id, game.round),
    )  # fmt: skip


def _lead(game: ArcticScavengers, tribe: Tribe, leader: str) -> None:
    """Give a tribe another leader, in exchange with the tribe that has it."""
    for other in game.tribes:
        if other.leader == leader:
            other.leader = tribe.leader
    tribe.leader = leader


def _site(
    game: ArcticScavengers, seat: Seat, site: Site, hidden: dict[str, Any]
) -> Iterator[Value | Pile]:
    """Yield the things of a building: the cards stored in this round lie apart."""
    own: dict[str, Any] = {"seat": seat, "of": site.building}
    yield figure("set_begun", site, "round", range(MOST + 1), **own)
    yield _pile(game, "timer", site.timer, ordered=True, of=site.building, **hidden)
    if not site.finished:
        return
    yield figure("set_disabled", site, "disabled", **own)
    for pick in (Store, Retrieve, Watch):
        yield member(f"set_{pick.verb}", site.used, pick.verb, **own)

    def lay(card: str) -> None:
        site.stored = by_order([*site.stored, card])

    def take(card: str) -> None:
        site.stored.remove(card)
        site.fresh.remove(card)

    def lay_fresh(card: str) -> None:
        lay(card)
        site.fresh.append(card)

    def fits(card: str) -> bool:
        return CARD[card].kind == site.row.holds

    earlier = list((Counter(site.stored) - Counter(site.fresh)).elements())
    yield _pile(game, "stored", earlier, take=site.stored.remove, put=lay, fits=fits, **own)
    yield _pile(game, "fresh", site.fresh, take=take, put=lay_fresh, fits=fits, **own)


def _raze(tribe: Tribe, id: str) -> None:
    """Remove the last building of this kind; its cards are discarded."""
    site = next(site for site in reversed(tribe.sites) if site.row.id == id)
    tribe.sites.remove(site)
    tribe.down += site.timer
    tribe.discard += site.stored
    tribe.sights = []


def _pile(
    game: ArcticScavengers, name: str, cards: list[str], hand: bool = False, **more: Any
) -> Pile:
    """Return a place of cards."""
    tribe = game.tribes[more["seat"]] if "part" in more else None
    remove: Callable[[str], object] = more.pop("take", cards.remove)
    add: Callable[[str], object] = more.pop("put", cards.append)

    def take(card: str) -> None:
        remove(card)
        if tribe is not None:
            tribe.sights = []

    def put(card: str) -> None:
        add(card)
        if hand:
            cards[:] = by_order(cards)
        if tribe is not None:
            tribe.sights = []
        _learn(game)

    return Pile(what=f"set_{name}", kind="cards", pieces=cards, take=take, put=put, **more)


def _learn(game: ArcticScavengers) -> None:
    """Make a find public that a correction took from its tribe's unseen cards."""
    for seat in range(game.seats):
        game.learn(seat)


def _pieces(
    game: ArcticScavengers, name: str, pieces: list[Piece], kind: str = "cards", **more: Any
) -> Pile:
    """Return a place of face-down cards or schematics."""
    source = CONTESTED if name in ("contested", "cut") else JUNKYARD

    def take(card: str) -> None:
        del pieces[[piece.card for piece in pieces].index(card)]
        forget(game.sunk, card)

    def put(card: str) -> None:
        pieces.append(Piece(card, (), source))
        _learn(game)

    cards = [piece.card for piece in pieces]
    return Pile(what=f"set_{name}", kind=kind, pieces=cards, take=take, put=put, **more)


def _table(game: ArcticScavengers) -> Iterator[Pile]:
    """Yield the places of cards and schematics outside of the tribes."""
    market = [card for card, count in game.market.items() for _ in range(count)]

    def hire(more: int, card: str) -> None:
        game.market[card] += more
        _learn(game)

    yield Pile(
        what="set_market", kind="cards", pieces=market, take=partial(hire, -1),
        put=partial(hire, 1), fits=game.market.__contains__,
    )  # fmt: skip
    yield _pile(game, "gone", game.gone)
    contested: dict[str, Any] = {"sees": (), "fits": CONTESTED_CARDS.__contains__}
    yield _pieces(game, "contested", game.contested, ordered=True, **contested)
    yield _pieces(game, "cut", game.cut, **contested)
    yield _pieces(game, "junkyard", game.junkyard, sees=(), ordered=True)
    if game.dug:
        yield _pieces(game, "dug", game.dug, sees=(game.actor,))
    if game.schematics or any(tribe.sites for tribe in game.tribes):
        yield _pieces(game, "schematics", game.schematics, "plans", sees=(), ordered=True)
    if game.plans:
        yield _pieces(game, "plans", game.plans, "plans", sees=(game.actor,))


# --- what was corrected in versions 1.0.0 and 1.1.0 -----------------------------------------------


@retired(seat=int, card=str, rival=int, other=str)
def SwapCards(self: Any, game: ArcticScavengers) -> None:
    """Swap a misdealt card with a card of another hand."""
    for seat, old, new in (
        (self.seat, self.card, self.other),
        (self.rival, self.other, self.card),
    ):
        tribe = game.tribes[seat]
        tribe.take(old)
        tribe.hand = by_order([*tribe.hand, new])
    cards = {"card": self.card, "other": self.other}
    game.tell("corrected_cards", seat=self.seat, rival=self.rival, **cards)


@retired(seat=int)
def SetInitiator(self: Any, game: ArcticScavengers) -> None:
    """Set the holder of the initiator's card."""
    game.initiator = self.seat
    game.tell("corrected_initiator", seat=self.seat)


@retired(count=int)
def SetFood(self: Any, game: ArcticScavengers) -> None:
    """Set the food of the gathering tribe."""
    game.food = self.count
    game.tell("corrected_food", seat=game.actor, amount=self.count)


RETIRED = (SwapCards, SetInitiator, SetFood)
