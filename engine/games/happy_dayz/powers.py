"""Powers that work after a trick is won."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import ClassVar

from engine.frozen import frozen
from engine.games.happy_dayz.content import OPEN_SUITS, SUIT, SURVIVOR, ZOMBIES, by_order
from engine.games.happy_dayz.picks import (
    PowerCure,
    PowerDiscard,
    PowerFetch,
    PowerGift,
    PowerGive,
    PowerSend,
    Skip,
)
from engine.games.happy_dayz.state import HappyDayz
from engine.kernel import Fact, Pick, Refusal, Seat, SeatChoice, SeatStep, Step, step
from engine.kit.piles import under


def collect(game: HappyDayz, seat: Seat) -> None:
    """Put the remaining cards of the trick into a quarantine."""
    for played in game.trick:
        game.take(seat, played.card, is_public=True)
    game.trick = []


def lose(game: HappyDayz, seat: Seat, card: str) -> None:
    """Remove a card from a quarantine."""
    pile = game.caught[seat] if SUIT[card] in OPEN_SUITS else game.won[seat]
    pile.remove(card)


def tell_moved(game: HappyDayz, name: str, seat: Seat, card: str, **facts: Fact) -> None:
    """Tell that a card moved: a zombie or van to all, any other only to `seat`."""
    if SUIT[card] in OPEN_SUITS:
        game.tell(f"{name}_open", seat=seat, card=card, **facts)
    else:
        game.tell(name, secret={seat: {"card": card}}, seat=seat, **facts)


def next_of_reserve(game: HappyDayz, seat: Seat) -> bool:
    """Return whether the reserve has a card; tells an event if it is empty."""
    if not game.reserve:
        game.tell("reserve_empty", seat=seat)
    return bool(game.reserve)


# --- hippies: gift


@step
class GiveTrick(SeatChoice[HappyDayz]):
    """Hippie: give the whole trick to another community of the winner's choice."""

    picks: ClassVar[tuple[type[Pick], ...]] = (PowerGift,)
    rules: ClassVar[tuple[str, ...]] = ("power.gift", "power.gift.lead")
    reason: ClassVar[str] = "another-community"

    def options(self, game: HappyDayz, seat: Seat) -> list[Pick]:
        return [PowerGift(to) for to in game.rivals(seat)]

    def chosen(self, game: HappyDayz, seat: Seat, pick: PowerGift) -> None:
        game.tell("gave_trick", seat=seat, to=pick.to)
        collect(game, pick.to)


# --- dogs: scent, guard dog


@step
class Scent(SeatStep[HappyDayz]):
    """Chien: the winner looks at the next card of the reserve; no effect if it is empty."""

    rules: ClassVar[tuple[str, ...]] = ("power.scent", "reserve.empty")

    def run(self, game: HappyDayz) -> None:
        if next_of_reserve(game, self.seat):
            game.reveal()
            game.tell("looked", {self.seat: {"card": game.reserve[-1]}}, seat=self.seat)
            game.then(SendCard(self.seat))


@step
class SendCard(SeatChoice[HappyDayz]):
    """Chien: send the seen card to the quarantine of any community, one's own included."""

    picks: ClassVar[tuple[type[Pick], ...]] = (PowerSend,)
    rules: ClassVar[tuple[str, ...]] = ("power.scent", "power.scent.secret")
    reason: ClassVar[str] = "no-such-community"

    def options(self, game: HappyDayz, seat: Seat) -> list[Pick]:
        return [PowerSend(to) for to in game.after(seat)]

    def chosen(self, game: HappyDayz, seat: Seat, pick: PowerSend) -> None:
        card = game.reserve.pop()
        if SUIT[card] in OPEN_SUITS:
            game.reveal()
        game.take(pick.to, card, is_public=False)
        tell_moved(game, "sent_card", seat, card, to=pick.to)


@step
class FetchCard(SeatChoice[HappyDayz]):
    """Chien (second power): take a random card from the quarantine of a chosen rival."""

    picks: ClassVar[tuple[type[Pick], ...]] = (PowerFetch,)
    rules: ClassVar[tuple[str, ...]] = ("power.guard_dog",)
    reason: ClassVar[str] = "nothing-to-fetch"

    def options(self, game: HappyDayz, seat: Seat) -> list[Pick]:
        return [
            PowerFetch(rival)
            for rival in game.rivals(seat)
            if game.won[rival] or game.caught[rival]
        ]

    def chosen(self, game: HappyDayz, seat: Seat, pick: PowerFetch) -> None:
        cards = [*game.won[pick.rival], *game.caught[pick.rival]]
        card = cards[game.roll(len(cards))]
        lose(game, pick.rival, card)
        game.take(seat, card, is_public=False)
        tell_moved(game, "fetched", seat, card, rival=pick.rival)
        game.then(GiveBack(seat, pick.rival))


# --- military: requisition


@step
class Requisition(SeatStep[HappyDayz]):
    """Militaire: the winner looks through its own quarantine, then gives away a card from it."""

    rules: ClassVar[tuple[str, ...]] = ("power.requisition", "quarantine.look")

    def run(self, game: HappyDayz) -> None:
        game.reveal()
        game.then(GiveCard(self.seat))


@frozen
class _Giving(SeatChoice[HappyDayz]):
    """Base of a question for a card from one's own quarantine, to be given away."""

    picks: ClassVar[tuple[type[Pick], ...]] = (PowerGive,)
    always_ask: ClassVar[bool] = True

    def receivers(self, game: HappyDayz) -> Sequence[Seat]:
        """Return who may get it."""
        raise NotImplementedError

    def options(self, game: HappyDayz, seat: Seat) -> list[Pick]:
        cards, receivers = by_order([*game.won[seat], *game.caught[seat]]), self.receivers(game)
        return [PowerGive(card, to) for card in cards for to in receivers]

    def chosen(self, game: HappyDayz, seat: Seat, pick: PowerGive) -> None:
        """Move the card without making a hidden one public."""
        lose(game, seat, pick.card)
        game.take(pick.to, pick.card, is_public=False)
        tell_moved(game, "gave_card", seat, pick.card, to=pick.to)

    def refusal(self, game: HappyDayz, seat: Seat, pick: PowerGive) -> Refusal:
        """A seat that may look through its quarantine is told what is not there."""
        if pick.card in game.won[seat] or pick.card in game.caught[seat]:
            return Refusal(self.rules[0], "another-community")
        card = pick.card if pick.card in SUIT else ""
        return Refusal(self.rules[0], "not-in-quarantine", {"card": card})


@step
class GiveCard(_Giving):
    """Militaire: give any card from one's own quarantine to any other community."""

    rules: ClassVar[tuple[str, ...]] = ("power.requisition",)

    def receivers(self, game: HappyDayz) -> Sequence[Seat]:
        return game.rivals(self.seat)


@step
class GiveBack(_Giving):
    """Chien (second power): the community that lost a card gets one of the taker's choice."""

    rules: ClassVar[tuple[str, ...]] = ("power.guard_dog", "quarantine.look")
    rival: Seat

    def receivers(self, game: HappyDayz) -> Sequence[Seat]:
        return (self.rival,)


# --- preachers: sermon, exorcism


def under_reserve(game: HappyDayz, seat: Seat, card: str, *, is_named: bool = True) -> None:
    """Put a card from a quarantine under the reserve; `is_named`: the public event names the
    card."""
    lose(game, seat, card)
    under([card], game.reserve)
    if is_named:
        game.known.append(card)


@step
class Sermon(SeatStep[HappyDayz]):
    """Prédicateur: the next card of the reserve joins the winner's quarantine; only the winner sees
    it."""

    rules: ClassVar[tuple[str, ...]] = ("power.sermon", "reserve.empty")

    def run(self, game: HappyDayz) -> None:
        if next_of_reserve(game, self.seat):
            card = game.reserve.pop()
            game.reveal()
            game.take(self.seat, card, is_public=False)
            tell_moved(game, "drew", self.seat, card)
            game.then(Discard(self.seat, SUIT[card] not in OPEN_SUITS))


@step
class Discard(SeatChoice[HappyDayz]):
    """Prédicateur: put one card under the reserve, or none; a faction card is chosen at random."""

    picks: ClassVar[tuple[type[Pick], ...]] = (Skip, PowerDiscard)
    rules: ClassVar[tuple[str, ...]] = ("power.sermon.discard", "reserve.under")
    reason: ClassVar[str] = "open-card-or-chance"  # does not reveal face-down cards
    always_ask: ClassVar[bool] = True
    hidden: bool
    """Whether the drawn card lies face down: then it is the last of its pile."""

    def options(self, game: HappyDayz, seat: Seat) -> list[Pick]:
        picks: list[Pick] = [Skip()]
        if game.won[seat]:
            picks.append(PowerDiscard(SURVIVOR))
        picks += [PowerDiscard(card) for card in by_order(game.caught[seat])]
        return picks

    def chosen(self, game: HappyDayz, seat: Seat, pick: Skip | PowerDiscard) -> None:
        if isinstance(pick, Skip):
            game.tell("kept_all", seat=seat)
            return
        is_named = pick.card in game.caught[seat]
        card = pick.card if is_named else game.won[seat][game.roll(len(game.won[seat]))]
        under_reserve(game, seat, card, is_named=is_named)
        game.tell("discarded", seat=seat, card=pick.card)


@step
class Exorcism(SeatStep[HappyDayz]):
    """Prédicateur (second power): no effect if the reserve is empty."""

    rules: ClassVar[tuple[str, ...]] = ("power.exorcism", "reserve.empty")

    def run(self, game: HappyDayz) -> None:
        if next_of_reserve(game, self.seat):
            game.then(Exorcise(self.seat))


@step
class Exorcise(SeatChoice[HappyDayz]):
    """Prédicateur (second power): exchange one's own zombie for the reserve's next card, unseen."""

    picks: ClassVar[tuple[type[Pick], ...]] = (Skip, PowerDiscard)
    rules: ClassVar[tuple[str, ...]] = ("power.exorcism", "reserve.under")
    reason: ClassVar[str] = "own-zombie"

    def options(self, game: HappyDayz, seat: Seat) -> list[Pick]:
        zombies = game.zombies(seat) if game.reserve else []  # empty only in older saves
        return [Skip(), *(PowerDiscard(card) for card in by_order(zombies))]

    def chosen(self, game: HappyDayz, seat: Seat, pick: Skip | PowerDiscard) -> None:
        if isinstance(pick, Skip):
            game.tell("kept_all", seat=seat)
            return
        drawn = game.reserve.pop()
        under_reserve(game, seat, pick.card)
        game.tell("discarded", seat=seat, card=pick.card)
        game.reveal()
        game.take(seat, drawn, is_public=False)
        if SUIT[drawn] in OPEN_SUITS:
            game.tell("drew_open", seat=seat, card=drawn)
        else:
            game.tell("drew", seat=seat)


# --- scientists: antidote


@step
class Antidote(SeatChoice[HappyDayz]):
    """Scientifique (second power): put a scientist from the trick and a zombie under the
    reserve."""

    picks: ClassVar[tuple[type[Pick], ...]] = (Skip, PowerCure)
    rules: ClassVar[tuple[str, ...]] = ("power.antidote", "reserve.under")
    reason: ClassVar[str] = "cure-pair"

    def options(self, game: HappyDayz, seat: Seat) -> list[Pick]:
        cards = [played.card for played in game.trick]
        zombies = [*game.zombies(seat), *(card for card in cards if card in ZOMBIES)]
        return [
            Skip(),
            *(
                PowerCure(card, zombie)
                for card in by_order(cards)
                if SUIT[card] == game.demanded
                for zombie in by_order(zombies)
            ),
        ]

    def chosen(self, game: HappyDayz, seat: Seat, pick: Skip | PowerCure) -> None:
        if isinstance(pick, Skip):
            game.tell("kept_all", seat=seat)
            return
        collect(game, seat)
        under_reserve(game, seat, pick.card)
        under_reserve(game, seat, pick.zombie)
        game.tell("cured", seat=seat, card=pick.card, zombie=pick.zombie)


_STEPS: dict[str, Callable[[Seat], Step[HappyDayz]]] = {
    "gift": GiveTrick,
    "scent": Scent,
    "guard_dog": FetchCard,
    "requisition": Requisition,
    "sermon": Sermon,
    "exorcism": Exorcism,
    "antidote": Antidote,
}
BEFORE = frozenset({"gift", "antidote"})
"""Powers that work before the trick is collected; the others work after it."""


def power_steps(power: str, seat: Seat) -> list[Step[HappyDayz]]:
    """Return the steps of a power for the winner of a trick; none if it works at the count."""
    return [_STEPS[power](seat)] if power in _STEPS else []
