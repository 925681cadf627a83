"""Actions spéciales: shots and sabotage, while others gather and in the skirmish."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import ClassVar, Final

from engine.games.arctic_scavengers.content import CARD
from engine.games.arctic_scavengers.picks import Disarm, Pass, Snipe
from engine.games.arctic_scavengers.state import ArcticScavengers
from engine.kernel import Pick, Refusal, Seat, Step, Window, step

REACTIVE: Final = ("snipe", "assassinate", "disarm")
"""Words of cards that answer what rivals do."""
ATTACKS = Snipe | Disarm


def tell_of_reactions(game: ArcticScavengers, seat: Seat, card: str) -> None:
    """Explain windows in private to a seat that gets its first card for them."""
    if seat not in game.told_of_reactions and any(CARD[card].has(word) for word in REACTIVE):
        game.told_of_reactions.append(seat)
        game.whisper("owns_reactions", seat, card=card)


def answering(game: ArcticScavengers, victim: Seat) -> list[str]:
    """The words of cards that could hit something this seat shows."""
    shown = [CARD[card] for card in game.tribes[victim].played]
    words = []
    if any(card.kind == "person" for card in shown):
        words.append("snipe")
    if any(card.people == 1 for card in shown):
        words.append("assassinate")
    if any(card.kind == "tool" for card in shown) and not game.tribes[victim].leads("firm_grip"):
        words.append("disarm")
    return words


def attacks(game: ArcticScavengers, cards: Sequence[str], victim: Seat) -> Iterator[Snipe | Disarm]:
    """What these cards may do to what a rival shows."""
    shown = dict.fromkeys(game.tribes[victim].played)
    grip = game.tribes[victim].leads("firm_grip")
    for card in dict.fromkeys(cards):
        row = CARD[card]
        for target in shown:
            hit = CARD[target]
            lone = row.has("assassinate") and hit.people == 1
            if hit.kind == "person" and (row.has("snipe") or lone):
                yield Snipe(card, victim, target)
            if hit.kind == "tool" and row.has("disarm") and not grip:
                yield Disarm(card, victim, target)


def no_attack(game: ArcticScavengers, cards: Sequence[str], pick: Pick) -> Refusal:
    """Why a shot or sabotage cannot be: `cards` are those that might do it."""
    assert isinstance(pick, ATTACKS)
    known = {"card": pick.card if pick.card in CARD else ""}
    if pick.card not in cards:
        return Refusal("strike.when", "not-at-hand", known)
    rule = "strike.snipe" if isinstance(pick, Snipe) else "strike.disarm"
    known["target"] = pick.target if pick.target in CARD else ""
    return Refusal(rule, "cannot-hit", known)


@step
class Interrupt(Window[ArcticScavengers]):
    """Actions spéciales: cards that a seat shows for an action may be answered by each other seat
    in turn, with a card of the hand; it is then discarded."""

    picks: ClassVar[tuple[type[Pick], ...]] = (Snipe, Disarm, Pass)
    rules: ClassVar[tuple[str, ...]] = (
        "strike.when",
        "strike.snipe",
        "strike.disarm",
        "strike.shown",
    )
    actor: Seat
    last: Seat
    """Who answered last, or the actor: only those behind may still answer."""
    answers: tuple[tuple[Seat, Pick], ...] = ()

    def seats(self, game: ArcticScavengers) -> list[Seat]:
        behind = game.clockwise((self.last + 1) % game.seats)
        behind = behind[: behind.index(self.actor)]
        words = answering(game, self.actor)
        return [seat for seat in behind if words and game.could(seat, *words)]

    def options(self, game: ArcticScavengers, seat: Seat) -> list[Pick]:
        return [Pass(), *attacks(game, game.tribes[seat].hand, self.actor)]

    def reacted(self, game: ArcticScavengers, seat: Seat, pick: Snipe | Disarm) -> None:
        game.spend(seat, [pick.card])
        game.then(*aimed(game, seat, pick), Interrupt(self.actor, seat))

    def refusal(self, game: ArcticScavengers, seat: Seat, pick: Pick) -> Refusal:
        return no_attack(game, game.tribes[seat].hand, pick)


def aimed(game: ArcticScavengers, seat: Seat, pick: Snipe | Disarm) -> list[Step[ArcticScavengers]]:
    """What follows when a seat aims at a card that a rival shows."""
    return [Hit(pick.rival, pick.target, seat, pick.card)]


@step
class Hit(Step[ArcticScavengers]):
    """Actions spéciales: the card that is hit is discarded."""

    rules: ClassVar[tuple[str, ...]] = ("strike.snipe", "strike.disarm", "skirmish.hit")
    seat: Seat
    card: str
    by: Seat
    weapon: str

    def run(self, game: ArcticScavengers) -> None:
        tribe = game.tribes[self.seat]
        tribe.played.remove(self.card)
        tribe.discard.append(self.card)
        if tribe.spent.count(self.card) > tribe.played.count(self.card):
            tribe.spent.remove(self.card)
        game.tell("struck", seat=self.seat, by=self.by, weapon=self.weapon, card=self.card)
