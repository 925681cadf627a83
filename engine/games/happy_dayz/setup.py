"""Mise en place: factions, power cards, the deal, the transfer, and the starting seat."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from itertools import combinations, permutations
from typing import Any, ClassVar

from engine.games.happy_dayz.content import (
    DRAWN,
    FACTION,
    FACTIONS,
    HAND,
    NUMBERS,
    ORDER,
    POWER,
    RANK,
    SUIT,
    TRIOS,
    VAN,
    VANS,
    ZOMBIE,
    deck,
)
from engine.games.happy_dayz.picks import Replace, Skip, TransferPair, Vote
from engine.games.happy_dayz.state import HappyDayz, Sent
from engine.kernel import Choice, Pick, Refusal, Sealed, Seat, SeatChoice, Step, step
from engine.kit.piles import draw
from engine.kit.ranks import by_lot, highest


def bring_in(game: HappyDayz, factions: list[str]) -> None:
    """Put these factions into play with their first powers."""
    game.factions = factions
    game.powers = [FACTION[faction].power for faction in factions]
    game.tell("factions_chosen", factions=list(factions))


def exchange(game: HappyDayz, old: str, new: str, power: str) -> None:
    """Replace a faction with another, at the same position and with this power."""
    index = game.factions.index(old)
    game.factions[index] = new
    game.powers[index] = power


# --- factions


@step
class ChooseFactions(Step[HappyDayz]):
    """Mise en place 3: choose three factions: fixed, at random, or by vote."""

    rules: ClassVar[tuple[str, ...]] = ("setup.factions", "setup.factions.random")

    def run(self, game: HappyDayz) -> None:
        if game.variant.factions == "vote":
            game.then(VoteFactions())
        elif game.variant.factions == "random":
            drawn = list(FACTIONS)
            game.shuffle(drawn)
            bring_in(game, drawn[: NUMBERS.factions])
        else:
            bring_in(game, game.variant.factions.split("_"))


_VOTES: list[Pick] = [Vote(*trio) for trio in TRIOS]


@step
class VoteFactions(Sealed[HappyDayz]):
    """Mise en place 3: all vote in secret for three factions; ties are broken at random."""

    picks: ClassVar[tuple[type[Pick], ...]] = (Vote,)
    rules: ClassVar[tuple[str, ...]] = ("setup.factions.vote",)
    reason: ClassVar[str] = "three-factions"
    answers: tuple[tuple[Seat, Pick], ...] = ()

    def seats(self, game: HappyDayz) -> range:
        return range(game.seats)

    def options(self, game: HappyDayz, seat: Seat) -> list[Pick]:
        return _VOTES

    def opened(self, game: HappyDayz, answers: dict[Seat, Vote]) -> None:
        game.reveal()
        votes: Counter[str] = Counter()
        for seat, ballot in answers.items():
            factions = [ballot.faction, ballot.second, ballot.third]
            game.tell("voted", seat=seat, factions=factions)
            votes.update(factions)
        drawn = list(FACTIONS)
        game.shuffle(drawn)
        drawn.sort(key=lambda faction: -votes[faction])
        bring_in(game, drawn[: NUMBERS.factions])


@step
class ReplaceFaction(Choice[HappyDayz]):
    """Fin de manche: the starting community may replace one faction with another."""

    picks: ClassVar[tuple[type[Pick], ...]] = (Skip, Replace)
    rules: ClassVar[tuple[str, ...]] = ("factions.replace",)
    reason: ClassVar[str] = "faction-exchange"

    def seats(self, game: HappyDayz) -> tuple[Seat, ...]:
        return (game.starter,)

    def options(self, game: HappyDayz, seat: Seat) -> list[Pick]:
        unused = [faction for faction in FACTIONS if faction not in game.factions]
        return [Skip(), *(Replace(old, new) for old in game.factions for new in unused)]

    def chosen(self, game: HappyDayz, seat: Seat, pick: Skip | Replace) -> None:
        if isinstance(pick, Skip):
            game.tell("factions_kept", seat=seat)
            return
        exchange(game, pick.old, pick.new, FACTION[pick.new].power)
        game.tell("faction_replaced", seat=seat, old=pick.old, new=pick.new)


# --- power cards


@step
class DrawPower(Step[HappyDayz]):
    """Règles optionnelles: turn one power card up before the deal."""

    rules: ClassVar[tuple[str, ...]] = ("powers.draw", "powers.own", "powers.extra")

    def run(self, game: HappyDayz) -> None:
        pile = power_pile(game)
        power = pile[game.roll(len(pile))]
        faction = POWER[power].faction
        game.tell("power_drawn", power=power)
        if not faction:
            game.extras.append(power)
            game.tell("power_added", power=power)
        elif faction in game.factions:
            game.powers[game.factions.index(faction)] = power
            game.tell("power_changed", faction=faction, power=power)
        else:
            drawer = game.starter if game.starter >= 0 else game.roll(game.seats)
            game.then(AdoptFaction(drawer, power))


def power_pile(game: HappyDayz) -> list[str]:
    """Return the power cards that may be drawn: not those in play, nor van and zombie."""
    with_horde = game.variant.power_cards == "horde"
    return [id for id in DRAWN if not game.works(id) and (with_horde or not POWER[id].other_box)]


@step
class AdoptFaction(SeatChoice[HappyDayz]):
    """Règles optionnelles: a power of an absent faction may bring that faction into play."""

    picks: ClassVar[tuple[type[Pick], ...]] = (Skip, Replace)
    rules: ClassVar[tuple[str, ...]] = ("powers.adopt",)
    reason: ClassVar[str] = "faction-exchange"
    power: str

    def options(self, game: HappyDayz, seat: Seat) -> list[Pick]:
        new = POWER[self.power].faction
        return [Skip(), *(Replace(old, new) for old in game.factions)]

    def chosen(self, game: HappyDayz, seat: Seat, pick: Skip | Replace) -> None:
        if isinstance(pick, Skip):
            game.tell("power_refused", seat=seat, power=self.power)
            return
        exchange(game, pick.old, pick.new, self.power)
        game.tell("faction_adopted", seat=seat, old=pick.old, new=pick.new, power=self.power)


# --- the deal and the transfer


@step
class Deal(Step[HappyDayz]):
    """Mise en place 3-5: shuffle, deal hands of one size (kept vans included), lay out the
    piles."""

    rules: ClassVar[tuple[str, ...]] = (
        "setup.deal",
        "setup.itinerants",
        "setup.reserve",
        "van.kept",
        "van.deal",
    )

    def run(self, game: HappyDayz) -> None:
        vans_by_seat = [game.vans(seat) for seat in range(game.seats)]
        kept_vans = {van for vans in vans_by_seat for van in vans}
        cards = [card for card in deck(game.factions) if card not in kept_vans]
        game.shuffle(cards)
        size = HAND[game.seats]
        game.hands = [
            sorted([*vans, *draw(game, cards, size - len(vans))], key=ORDER.__getitem__)
            for vans in vans_by_seat
        ]
        game.itinerants = draw(game, cards, size) if game.seats == 2 else []
        game.reserve = cards
        game.clear_places()
        game.seen, game.trick = [], []
        game.known = [van for vans in vans_by_seat for van in vans]
        for seat, vans in enumerate(vans_by_seat):
            if vans:
                game.tell("vans_kept", seat=seat, cards=vans)
        game.tell("dealt", cards=size, reserve=len(game.reserve))


def neighbours(game: HappyDayz, seat: Seat) -> list[Seat]:
    """Return the left and the right neighbour; with two seats the opponent twice."""
    return [(seat + 1) % game.seats, (seat - 1) % game.seats]


def riddance(game: HappyDayz, card: str) -> tuple[bool, int, int]:
    """Return a sort key for discarding: the most damaging zombies first, vans last."""
    return card in VANS, -game.damage(card), ORDER[card]


@step
class TransferCard(SeatChoice[HappyDayz]):
    """Mise en place 6: send two cards, one face down to each neighbour."""

    picks: ClassVar[tuple[type[Pick], ...]] = (TransferPair,)
    composed: ClassVar[tuple[type[Pick], ...]] = (TransferPair,)
    rules: ClassVar[tuple[str, ...]] = ("transfer", "transfer.pair", "transfer.rounds")
    always_ask: ClassVar[bool] = True
    left: Seat
    right: Seat
    """With two seats the same as `left`; then the order of the two cards does not matter."""

    def options(self, game: HappyDayz, seat: Seat) -> list[Pick]:
        worst = sorted(game.hands[seat], key=lambda card: riddance(game, card))[:_WORST]
        pairs = permutations(worst, 2) if self.left != self.right else combinations(worst, 2)
        return [TransferPair(*self._in_order(pair)) for pair in pairs]

    def _in_order(self, pair: Sequence[str]) -> Sequence[str]:
        return pair if self.left != self.right else sorted(pair, key=ORDER.__getitem__)

    def values(
        self, game: HappyDayz, seat: Seat, kind: type[Pick], so_far: Mapping[str, Any]
    ) -> list[str]:
        hand = game.hands[seat]
        if not so_far:
            return hand[:] if self.left != self.right else hand[:-1]
        index = hand.index(so_far["left"])
        return hand[index + 1 :] if self.left == self.right else [*hand[:index], *hand[index + 1 :]]

    def chosen(self, game: HappyDayz, seat: Seat, pick: TransferPair) -> None:
        self._put(game, pick.left, self.left)
        self._put(game, pick.right, self.right)

    def _put(self, game: HappyDayz, card: str, to: Seat) -> None:
        game.sent[self.seat].append(Sent(card, to))
        game.whisper("put_before", self.seat, card=card, to=to)

    def refusal(self, game: HappyDayz, seat: Seat, pick: TransferPair) -> Refusal:
        for card in (pick.left, pick.right):
            if card not in game.hands[seat]:
                return Refusal("transfer", "not-in-hand", {"card": card_word(card)})
        if pick.left == pick.right:
            return Refusal("transfer", "already-sent", {"card": pick.left})
        return Refusal("transfer", "one-order")


_WORST = 4
"""Number of cards from which the natural pairs are made."""


def card_word(card: str) -> str:
    """Return the word if it is a card, else ""."""
    return card if card in SUIT else ""


@step
class ShowTransfers(Step[HappyDayz]):
    """Mise en place 6: reveal all transfers; the cards join the hands face up."""

    rules: ClassVar[tuple[str, ...]] = ("transfer.open",)

    def run(self, game: HappyDayz) -> None:
        game.reveal()
        for seat in range(game.seats):
            for sent in game.sent[seat]:
                game.hands[seat].remove(sent.card)
        for seat in range(game.seats):
            for sent in game.sent[seat]:
                game.hold(sent.to, sent.card)
                game.tell("transferred", seat=seat, to=sent.to, card=sent.card)
            game.sent[seat] = []


@step
class FirstStarter(Step[HappyDayz]):
    """Mise en place 7: the seat with the best received card starts: van, zombie, then the factions
    in order."""

    rules: ClassVar[tuple[str, ...]] = ("starter.first", "starter.tie", "starter.chance")

    def run(self, game: HappyDayz) -> None:
        order = [VAN, ZOMBIE, *game.factions]

        def height(card: str) -> tuple[int, int]:
            return -order.index(SUIT[card]), card not in VANS and RANK[card]

        game.starter = by_lot(game, highest([max(map(height, cards)) for cards in game.open]))
        game.tell("starts", seat=game.starter)
