"""Tricks: leading, following, the winner, the horde, and collecting."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import cycle
from typing import ClassVar, Protocol

from engine.games.happy_dayz.content import PLUS, RANK, SIDES, SUIT, VAN, VANS, ZOMBIES
from engine.games.happy_dayz.picks import PlayCard
from engine.games.happy_dayz.powers import BEFORE, collect, power_steps
from engine.games.happy_dayz.setup import card_word
from engine.games.happy_dayz.state import HappyDayz, Played
from engine.kernel import Pick, Refusal, Seat, SeatChoice, SeatStep, Step, step


def lay(game: HappyDayz, seat: Seat, card: str) -> None:
    """Play a card from a hand into the trick; a barrier to undo if it was hidden."""
    game.hands[seat].remove(card)
    if card in game.open[seat]:
        game.open[seat].remove(card)
    else:
        game.reveal()
    game.trick.append(Played(seat, card))
    if not game.demanded and card not in VANS:
        game.demanded = SUIT[card]


@step
class Trick(Step[HappyDayz]):
    """Déroulé d'une manche: the leader plays, the others follow clockwise, one seat wins."""

    rules: ClassVar[tuple[str, ...]] = ("trick", "trick.lead", "trick.last")

    def run(self, game: HappyDayz) -> None:
        game.trick, game.side, game.demanded = [], "", ""
        leader, *others = game.after(game.leader)
        more = game.hands[leader][1:]
        follow: type[FollowCard] | type[LastCard] = FollowCard if more else LastCard
        holding = [seat for seat in others if game.hands[seat]]  # a correction may have emptied one
        game.then(LeadCard(leader), *[follow(seat) for seat in holding], TrickWon())


@step
class LeadCard(SeatChoice[HappyDayz]):
    """Déroulé d'une manche: the leader plays any card, zombies and vans included, on the side of
    its choice."""

    picks: ClassVar[tuple[type[Pick], ...]] = (PlayCard,)
    rules: ClassVar[tuple[str, ...]] = ("trick.lead", "trick.sides", "van.lead")
    always_ask: ClassVar[bool] = True

    def options(self, game: HappyDayz, seat: Seat) -> list[Pick]:
        return [PlayCard.of(card, side) for card in game.hands[seat] for side in SIDES]

    def chosen(self, game: HappyDayz, seat: Seat, pick: PlayCard) -> None:
        game.side = pick.side
        lay(game, seat, pick.card)
        game.tell("led", seat=seat, card=pick.card, side=pick.side)

    def refusal(self, game: HappyDayz, seat: Seat, pick: PlayCard) -> Refusal:
        if pick.card not in game.hands[seat]:
            return Refusal("trick.lead", "not-in-hand", {"card": card_word(pick.card)})
        return Refusal("trick.sides", "no-such-side")


def followable(hand: Sequence[str], demanded: str) -> Sequence[str]:
    """Return the cards in a hand that may follow this suit: those of it and vans, or any if there
    is none of it."""
    if any(SUIT[card] == demanded for card in hand):
        return [card for card in hand if SUIT[card] in (demanded, VAN)]
    return hand


@step
class FollowCard(SeatChoice[HappyDayz]):
    """Déroulé d'une manche: follow the demanded faction if possible; a van is always allowed."""

    picks: ClassVar[tuple[type[Pick], ...]] = (PlayCard,)
    rules: ClassVar[tuple[str, ...]] = ("trick.follow", "trick.void", "van.play")
    always_ask: ClassVar[bool] = True

    def options(self, game: HappyDayz, seat: Seat) -> list[Pick]:
        cards = followable(game.hands[seat], game.demanded)
        return [PlayCard.of(card, game.side) for card in cards]

    def chosen(self, game: HappyDayz, seat: Seat, pick: PlayCard) -> None:
        lay(game, seat, pick.card)
        game.tell("played", seat=seat, card=pick.card)

    def refusal(self, game: HappyDayz, seat: Seat, pick: PlayCard) -> Refusal:
        if pick.card not in game.hands[seat]:
            return Refusal("trick.follow", "not-in-hand", {"card": card_word(pick.card)})
        if pick.side != game.side:
            return Refusal("trick.sides", "same-side", {"side": game.side})
        count = sum(SUIT[card] == game.demanded for card in game.hands[seat])
        figures = {"card": pick.card, "demanded": game.demanded, "count": count}
        return Refusal("trick.follow", "must-follow", figures)


@step
class LastCard(SeatStep[HappyDayz]):
    """House ruling: in the last trick of a round the only remaining card is played unasked."""

    rules: ClassVar[tuple[str, ...]] = ("trick.last",)

    def run(self, game: HappyDayz) -> None:
        hand = game.hands[self.seat]
        if len(hand) != 1:  # only after a correction
            game.then(*[FollowCard(self.seat)][: len(hand)])
            return
        (card,) = hand
        lay(game, self.seat, card)
        game.tell("played", seat=self.seat, card=card)


class Contest(Protocol):
    """A trick on the table, complete or not: of a game, or as a viewer sees it."""

    @property
    def side(self) -> str: ...
    @property
    def demanded(self) -> str: ...
    @property
    def leader(self) -> Seat: ...
    @property
    def trick(self) -> Sequence[Played]: ...


def strength(game: Contest, card: str) -> int:
    """Return how high a card is on the side of the trick: the lowest wins on minus."""
    return RANK[card] if game.side == PLUS else -RANK[card]


def winner(game: Contest) -> Seat:
    """Return the seat with the highest (plus) or lowest (minus) card of the demanded faction; with
    vans only, the leader."""
    able = [played for played in game.trick if SUIT[played.card] == game.demanded]
    return max(able, key=lambda p: strength(game, p.card)).seat if able else game.leader


@step
class TrickWon(Step[HappyDayz]):
    """Déroulé d'une manche: the best card of the demanded faction wins, then its power works."""

    rules: ClassVar[tuple[str, ...]] = (
        "trick.win",
        "trick.vans_only",
        "trick.power",
        "trick.moment",
        "trick.next",
        "van.rank",
    )

    def run(self, game: HappyDayz) -> None:
        seat = winner(game)
        game.leader = seat
        game.tell("trick_won", seat=seat, cards=[played.card for played in game.trick])
        steps: list[Step[HappyDayz]] = []
        if game.demanded in game.factions:
            power = game.power_of(game.demanded)
            if power in BEFORE:
                steps += [*power_steps(power, seat), Collect(seat)]
            else:
                steps += [Collect(seat), *power_steps(power, seat)]
        else:
            steps.append(HordeTrick(seat) if game.demanded else Collect(seat))
        if game.itinerants:
            steps.append(JoinItinerant(seat))
        game.then(*steps, NextTrick())


@step
class Collect(SeatStep[HappyDayz]):
    """Déroulé d'une manche: the winner puts the remaining cards of the trick into quarantine."""

    rules: ClassVar[tuple[str, ...]] = ("quarantine", "zombie.thrown", "van.won")

    def run(self, game: HappyDayz) -> None:
        collect(game, self.seat)


@step
class HordeTrick(SeatStep[HappyDayz]):
    """Résolution des plis zombies: each seat in turn takes the worst remaining zombie; the winner
    gets the other cards."""

    rules: ClassVar[tuple[str, ...]] = ("zombie.horde", "zombie.equal", "zombie.others")

    def run(self, game: HappyDayz) -> None:
        cards = [played.card for played in game.trick]
        zombies = [card for card in cards if card in ZOMBIES]
        zombies.sort(key=lambda card: (game.damage(card), RANK[card]), reverse=True)
        for taker, card in zip(cycle(game.after(self.seat)), zombies, strict=False):
            game.caught[taker].append(card)
            game.tell("horde_reached", seat=taker, card=card, damage=game.damage(card))
        for card in cards:
            if card not in ZOMBIES:
                game.take(self.seat, card, is_public=True)
        game.trick = []


@step
class JoinItinerant(SeatStep[HappyDayz]):
    """À 2 communautés: the winner also takes the visible itinerant; then the next one is turned
    up."""

    rules: ClassVar[tuple[str, ...]] = ("two.itinerant", "two.outside")

    def run(self, game: HappyDayz) -> None:
        card = game.itinerants.pop()
        game.reveal()
        game.take(self.seat, card, is_public=True)
        game.tell("itinerant_joined", seat=self.seat, card=card)


@step
class NextTrick(Step[HappyDayz]):
    """Fin de manche: play tricks while there are cards in hand."""

    rules: ClassVar[tuple[str, ...]] = ("trick.next", "round.length")

    def run(self, game: HappyDayz) -> None:
        if game.hands[game.leader]:
            game.then(Trick())
