"""Actions spéciales: shots, sabotage and reactions to them.

While others gather, they are out of turn, in windows that open by public knowledge.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from functools import cache, lru_cache
from typing import Any, ClassVar, Final

from engine.games.arctic_scavengers.abilities import REMEMBERED
from engine.games.arctic_scavengers.content import CARD, REFUGEES, clockwise, doing
from engine.games.arctic_scavengers.gathering.harm import Harm, Hit, shoots
from engine.games.arctic_scavengers.picks import Disarm, Gas, Martyr, Pass, Save, Snipe
from engine.games.arctic_scavengers.state import ArcticScavengers
from engine.games.arctic_scavengers.tribe import Tribe
from engine.kernel import Pick, Refusal, Seat, Step, Window, step

SAVING: Final = ("save", "save_fighting")
_ATTACKING: Final = doing("snipe", "assassinate", "disarm")
REACTIVE: Final = ("snipe", "assassinate", "disarm", "cancel", "cancel_recon", *SAVING)
"""Effects with which a card reacts to rivals' actions."""
_ANSWERING: Final = doing(*REACTIVE)


def tell_of_reactions(game: ArcticScavengers, seat: Seat, card: str) -> None:
    """Explain windows in private to a seat that gets its first reacting card."""
    if card in _ANSWERING and seat not in game.told_of_reactions:
        game.told_of_reactions.append(seat)
        game.whisper("owns_reactions", seat, card=card)


def fresh(tribe: Tribe) -> list[str]:
    """Return the sent cards that have not used their ability."""
    if tribe.spent:
        return list((Counter(tribe.played) - Counter(tribe.spent)).elements())
    played = tribe.played
    return [card for card in dict.fromkeys(played) for _ in range(played.count(card))]


# --- attacks


def attacks(game: ArcticScavengers, cards: Sequence[str], victim: Seat) -> Iterator[Pick]:
    """Yield the attacks of these cards on a rival's shown cards."""
    if _ATTACKING.isdisjoint(cards):
        return
    targets = dict.fromkeys(game.tribes[victim].played)
    grip = game.tribes[victim].has_leader("firm_grip")
    for card in dict.fromkeys(cards):
        row = CARD[card]
        for target in targets:
            hit = CARD[target]
            lone = row.has("assassinate") and hit.people == 1
            if hit.kind == "person" and (row.has("snipe") or lone):
                yield Snipe(card, victim, target)
            if hit.kind == "tool" and row.has("disarm") and not grip:
                yield Disarm(card, victim, target)


def martyrs(
    game: ArcticScavengers, seat: Seat, cards: Sequence[str], victim: Seat
) -> Iterator[Pick]:
    """Yield the attacks of refugees among these cards on a rival's shown cards, if the leader
    allows them."""
    tribe = game.tribes[seat]
    if not tribe.led and tribe.has_leader("martyr"):
        for card in dict.fromkeys(cards):
            if CARD[card].refugee:
                for target in dict.fromkeys(game.tribes[victim].played):
                    yield Martyr(card, victim, target)


def answering(game: ArcticScavengers, victim: Seat) -> frozenset[str]:
    """Return the cards that could hit a card that this seat shows."""
    tribe = game.tribes[victim]
    return _answering(tuple(tribe.played), tribe.has_leader("firm_grip"))


@lru_cache(REMEMBERED)
def _answering(played: tuple[str, ...], grip: bool) -> frozenset[str]:
    rows = [CARD[card] for card in played]
    words = []
    if any(card.kind == "person" for card in rows):
        words.append("snipe")
    if any(card.people == 1 for card in rows):
        words.append("assassinate")
    if any(card.kind == "tool" for card in rows) and not grip:
        words.append("disarm")
    return doing(*words)


def no_attack(game: ArcticScavengers, seat: Seat, cards: Sequence[str], pick: Any) -> Refusal:
    """Return why an attack cannot be made; `cards` are those that may attack."""
    figures = {"card": pick.card if pick.card in CARD else ""}
    if pick.card not in cards:
        return Refusal("strike.when", "not-at-hand", figures)
    if isinstance(pick, Martyr) and not game.tribes[seat].has_leader("martyr"):
        return Refusal("leader.fanatic", "not-your-leader")
    if isinstance(pick, Martyr) and game.tribes[seat].led:
        return Refusal("leaders.once", "leader-done")
    rules = {Snipe: "strike.snipe", Disarm: "strike.disarm", Martyr: "leader.fanatic"}
    rules[Gas] = "prizes.gas"
    figures["target"] = pick.target if pick.target in CARD else ""
    return Refusal(rules[type(pick)], "cannot-hit", figures)


def attack(game: ArcticScavengers, seat: Seat, pick: Any) -> list[Step[ArcticScavengers]]:
    """Use a card to hit another, from the hand or among those sent; return the steps that
    follow."""
    tribe = game.tribes[seat]
    if isinstance(pick, Martyr):
        tribe.led = True
        if game.gathering:
            tribe.take(pick.card)
        else:
            if pick.card in tribe.gassed:  # of equal cards, use one that does not fight anyway
                tribe.gassed.remove(pick.card)
            tribe.withdraw(pick.card)
        game.gone.append(pick.card)
        game.reveal()
        game.learn(seat)
        game.tell("martyred", seat=pick.rival, by=seat, weapon=pick.card, card=pick.target)
    else:
        game.use(seat, pick.card)
    return [Shield(Hit(pick.rival, pick.target, seat, pick.card))]


@cache
def _between(last: Seat, actor: Seat, seats: int) -> Sequence[Seat]:
    """Return the seats after the last one that acted, up to the actor."""
    behind = clockwise((last + 1) % seats, seats)
    return behind[: behind.index(actor)]


@step
class Interrupt(Window[ArcticScavengers]):
    """Actions spéciales: each other seat in turn may react to the cards of an action with a card
    from its hand, which is then discarded."""

    picks: ClassVar[tuple[type[Pick], ...]] = (Snipe, Disarm, Martyr, Pass)
    rules: ClassVar[tuple[str, ...]] = (
        "strike.when",
        "strike.snipe",
        "strike.disarm",
        "strike.shown",
    )
    actor: Seat
    last: Seat
    """The last seat that reacted, or the actor: only seats after it may still react."""
    answers: tuple[tuple[Seat, Pick], ...] = ()

    def seats(self, game: ArcticScavengers) -> list[Seat]:
        behind = _between(self.last, self.actor, game.seats)
        cards = answering(game, self.actor)
        able = game.could_hold(behind, cards) if cards else []
        return [seat for seat in behind if seat in able or self._martyr(game, seat)]

    def _martyr(self, game: ArcticScavengers, seat: Seat) -> bool:
        """Return whether its leader, by public knowledge, may send a refugee against the shown
        cards."""
        tribe = game.tribes[seat]
        if tribe.led or not tribe.has_leader("martyr"):
            return False
        return bool(game.tribes[self.actor].played and game.could_hold([seat], REFUGEES))

    def options(self, game: ArcticScavengers, seat: Seat) -> list[Pick]:
        hand = game.tribes[seat].hand
        return [
            Pass(),
            *attacks(game, hand, self.actor),
            *martyrs(game, seat, hand, self.actor),
        ]

    def reacted(self, game: ArcticScavengers, seat: Seat, pick: Pick) -> None:
        game.then(*attack(game, seat, pick), Interrupt.of(self.actor, seat))

    def refusal(self, game: ArcticScavengers, seat: Seat, pick: Pick) -> Refusal:
        return no_attack(game, seat, game.tribes[seat].hand, pick)


"""Return the window of a seat's action; common steps are created once."""


# --- stopping an attack


@step
class Shield(Window[ArcticScavengers]):
    """Docteurs: any seat with a medic may stop a shot, from the victim on; in the skirmish with a
    sent medic, which then does not fight.

    Garde: outside of the skirmish the victim may stop any action with a guard.
    """

    picks: ClassVar[tuple[type[Pick], ...]] = (Save, Pass)
    rules: ClassVar[tuple[str, ...]] = ("save", "save.who", "liars.guard", "prizes.medics")
    harm: Harm
    answers: tuple[tuple[Seat, Pick], ...] = ()

    @property
    def actor(self) -> Seat:
        """The seat whose cards are shown."""
        return self.harm.seat

    def seats(self, game: ArcticScavengers) -> list[Seat]:
        harm = self.harm
        others = [seat for seat in game.clockwise(harm.seat) if seat != harm.by]
        if not game.gathering:
            return [seat for seat in others if self._savers(game, seat)]
        return [s for s in others if (words := self._words(game, s)) and game.could(s, *words)]

    def _words(self, game: ArcticScavengers, seat: Seat) -> list[str]:
        """Return the effects with which this seat may stop it."""
        harm = self.harm
        words = list(SAVING) if shoots(harm.weapon) else []
        if game.gathering and harm.seat in (seat, harm.by):  # equal to `by`: it aims at all seats
            words += ["cancel"] if harm.hurts else ["cancel", "cancel_recon"]
        return words

    def _savers(self, game: ArcticScavengers, seat: Seat) -> list[str]:
        """Return the cards with which a seat may react now."""
        tribe = game.tribes[seat]
        if game.gathering:
            at_hand = tribe.hand
        else:
            at_hand = list((Counter(fresh(tribe)) - Counter(tribe.saved)).elements())
        words = self._words(game, seat)
        return [c for c in dict.fromkeys(at_hand) if any(CARD[c].has(w) for w in words)]

    def options(self, game: ArcticScavengers, seat: Seat) -> list[Pick]:
        return [Pass(), *(Save(card) for card in self._savers(game, seat))]

    def passed(self, game: ArcticScavengers) -> None:
        game.then(self.harm)

    def reacted(self, game: ArcticScavengers, seat: Seat, pick: Save) -> None:
        harm, row = self.harm, CARD[pick.card]
        if harm.hurts:
            game.tell("saved", seat=harm.seat, by=seat, weapon=pick.card, card=harm.aim)
        else:
            game.tell("recon_stopped", seat=harm.by, by=seat, weapon=pick.card)
        if game.gathering:
            game.spend(seat, [pick.card], row.amount("redraw"))
        elif row.has("save_fighting"):
            game.tribes[seat].saved.append(pick.card)
        else:
            game.use(seat, pick.card)

    def refusal(self, game: ArcticScavengers, seat: Seat, pick: Save) -> Refusal:
        card = pick.card if pick.card in CARD else ""
        return Refusal("save", "cannot-save", {"card": card})
