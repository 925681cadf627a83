"""Corrections: the things of a state, and what was corrected in version 1.0.0.

Not corrected: transfers that nobody has seen yet and the seat that leads (`sent`, `leader`, `side`,
`demanded`), which the open questions repeat; what all know about cards (`seen`, `known`), which
follows the moves; the rows of the points (`tally`), of which corrections have their own.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from typing import Any

from engine.corrections import (
    Pile,
    Value,
    correctable,
    figure,
    pile,
    retired,
    token,
    unfinished,
)
from engine.games.happy_dayz.content import (
    FACTION,
    FACTIONS,
    OPEN_SUITS,
    ORDER,
    POWER,
    SUIT,
    UNBOUND,
    VANS,
)
from engine.games.happy_dayz.setup import exchange
from engine.games.happy_dayz.state import HappyDayz, Played
from engine.games.happy_dayz.tricks import FollowCard
from engine.games.happy_dayz.view import asked, looked_at
from engine.kernel import Seat

SURVIVORS = range(1, 151)
"""The survivors that a correction sets."""
CHANGES = range(-150, 151)
CORRECTED = "count.master"
"""The rule id of points by corrections."""


@correctable
def things(game: HappyDayz) -> Iterator[Value | Pile]:
    """Yield everything that can be corrected."""
    if not game.factions:
        return
    seats = range(game.seats)
    for seat in seats:
        yield Value(
            what="set_survivors",
            seat=seat,
            value=game.survivors[seat],
            values=SURVIVORS,
            put=partial(set_survivors, game, seat),
        )
    for seat in seats:
        yield figure("set_change", game.change, seat, CHANGES, seat=seat)
    yield figure("set_round", game, "round", range(1, game.variant.rounds + 1))
    if game.starter >= 0:
        yield from token("set_starter", game, "starter")
    rows = (*game.hands, *game.won, game.reserve, game.itinerants)
    lying = {SUIT[card] for row in rows for card in row} - OPEN_SUITS
    stale = unfinished(game.starter) if lying - {*game.factions} else None
    for n, faction in enumerate(game.factions):
        yield Value(
            locked=stale,
            what=("set_faction_1", "set_faction_2", "set_faction_3")[n],
            value=faction,
            values=FACTIONS,
            put=partial(_bring_in, game, n),
        )
    if game.variant.power_cards != "none":
        for n, faction in enumerate(game.factions):
            powers = [id for id, power in POWER.items() if power.faction == faction]
            yield figure("set_power", game.powers, n, powers, of=faction)
        boxed = [power for power in UNBOUND if power not in game.extras]
        yield pile("set_extras", "powers", game.extras, ordered=True)
        yield Pile(
            what="set_box", kind="powers", pieces=boxed, take=lambda _: None, put=lambda _: None
        )
    yield from _piles(game)


def _piles(game: HappyDayz) -> Iterator[Pile]:
    """Yield the places of the cards."""

    def cards(what: str, pieces: list[str], hidden: bool = False, **more: Any) -> Pile:
        take: Callable[[str], object] = more.pop("take", pieces.remove)
        put: Callable[[str], object] = more.pop("put", pieces.append)

        def taken(card: str) -> None:
            take(card)
            game.known = [known for known in game.known if known != card]
            game.known += [] if hidden else [card]

        def laid(card: str) -> None:
            put(card)
            if not hidden and card in game.known:
                game.known.remove(card)
            if game.trick:
                suits = (SUIT[p.card] for p in game.trick if p.card not in VANS)
                game.demanded = next(suits, "")

        return Pile(what=what, kind="cards", pieces=pieces, take=taken, put=laid, **more)

    for seat in range(game.seats):
        hand = game.hands[seat]

        def hold(card: str, hand: list[str] = hand) -> None:
            hand.append(card)
            hand.sort(key=ORDER.__getitem__)

        elsewhere = {*game.open[seat], *(sent.card for sent in game.sent[seat])}
        own = [card for card in hand if card not in elsewhere]
        yield cards(
            "set_hand", own, True, seat=seat, sees=(seat,), take=hand.remove, put=hold
        )  # fmt: skip
    for seat in range(game.seats):

        def give_up(card: str, seat: Seat = seat) -> None:
            game.open[seat].remove(card)
            game.hands[seat].remove(card)

        yield cards(
            "set_open", game.open[seat], seat=seat, take=give_up,
            put=lambda card, seat=seat: game.hold(seat, card),
        )  # fmt: skip
    looking = next((seat for seat in range(game.seats) if looked_at(game, seat)), None)
    locked = None if looking is None else unfinished(looking)
    for seat in range(game.seats):
        yield cards(
            "set_won", game.won[seat], True, seat=seat, sees=(), ordered=True,
            put=lambda card, seat=seat: _hide(game, seat, card),
            fits=lambda card: SUIT[card] not in OPEN_SUITS,
            locked=locked if asked(game, seat) else None,
        )  # fmt: skip
        yield cards(
            "set_caught", game.caught[seat], seat=seat, ordered=True,
            fits=lambda card: SUIT[card] in OPEN_SUITS,
        )  # fmt: skip
    for seat in range(game.seats):
        played = [p.card for p in game.trick if p.seat == seat]
        if game.trick or isinstance(game.agenda[-1], FollowCard):
            yield cards(
                "set_trick", played, seat=seat,
                take=lambda card, seat=seat: game.trick.remove(Played(seat, card)),
                put=lambda card, seat=seat: game.trick.append(Played(seat, card)),
            )  # fmt: skip
    yield cards("set_reserve", game.reserve, True, sees=(), ordered=True, locked=locked)
    if game.seats == 2:
        behind, last = game.itinerants[:-1], game.itinerants[-1:]
        yield cards(
            "set_itinerants", behind, True, sees=(), ordered=True, take=game.itinerants.remove,
            put=lambda card: game.itinerants.insert(len(game.itinerants) - 1, card),
            fits=lambda card: bool(last) and card not in last,
        )  # fmt: skip
        yield cards(
            "set_itinerant", last, only="" if behind else None, take=game.itinerants.remove,
            put=game.itinerants.append,
        )  # fmt: skip


def _hide(game: HappyDayz, seat: Seat, card: str) -> None:
    """Put a faction card into a quarantine; all know that it is there if all saw it."""
    game.won[seat].append(card)
    if card in game.known:
        game.known.remove(card)
        game.seen.append(card)


def set_survivors(game: HappyDayz, seat: Seat, count: int) -> None:
    """Set the survivors of a community; the difference becomes a row of its points."""
    tally = game.tally[seat]
    tally[CORRECTED] = tally.get(CORRECTED, 0) + count - game.survivors[seat]
    game.survivors[seat] = count


def _bring_in(game: HappyDayz, index: int, faction: str) -> None:
    """Put a faction into play in this place: its cards replace those of the old one, rank by
    rank; one that is in play already changes places with it."""
    old = game.factions[index]
    if faction in game.factions:
        other = game.factions.index(faction)
        for row in (game.factions, game.powers):
            row[index], row[other] = row[other], row[index]
        return
    exchange(game, old, faction, FACTION[faction].power)
    renamed = {card: card.replace(old, faction) for card in SUIT if SUIT[card] == old}
    rows = (*game.hands, *game.open, *game.won, game.reserve, game.itinerants, game.seen)
    for row in (*rows, game.known):
        row[:] = [renamed.get(card, card) for card in row]
    for row in (*game.hands, *game.open):
        row.sort(key=ORDER.__getitem__)
    game.trick = [Played(p.seat, renamed.get(p.card, p.card)) for p in game.trick]
    game.demanded = faction if game.demanded == old else game.demanded


# --- what was corrected in version 1.0.0 ----------------------------------------------------------


@retired(seat=int, count=int)
def SetSurvivors(self: Any, game: HappyDayz) -> None:
    """Set the survivors of a community."""
    set_survivors(game, self.seat, self.count)
    game.tell("corrected_survivors", seat=self.seat, amount=self.count)


@retired(seat=int, card=str, rival=int, other=str)
def SwapCards(self: Any, game: HappyDayz) -> None:
    """Swap a misdealt card with a card of another hand."""
    for seat, old, new in (
        (self.seat, self.card, self.other),
        (self.rival, self.other, self.card),
    ):
        hand = game.hands[seat]
        hand[hand.index(old)] = new
        hand.sort(key=ORDER.__getitem__)
    game.known = [card for card in game.known if card not in (self.card, self.other)]
    cards = {"card": self.card, "other": self.other}
    secret = {self.seat: cards, self.rival: cards}
    game.tell("corrected_cards", secret, seat=self.seat, rival=self.rival)


@retired(seat=int)
def SetStarter(self: Any, game: HappyDayz) -> None:
    """Set the seat that starts the round."""
    game.starter = self.seat
    game.tell("starts", seat=self.seat)


RETIRED = (SetSurvivors, SwapCards, SetStarter)
