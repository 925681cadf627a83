"""Phase d'escarmouche: reveal forces, let cards strike, then the strongest wins."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import lru_cache
from typing import ClassVar, Final

from engine.games.arctic_scavengers.abilities import REMEMBERED, both, gives, total
from engine.games.arctic_scavengers.content import CARD, EDITION, NUMBERS, doing
from engine.games.arctic_scavengers.gathering.reactions import (
    attack,
    attacks,
    fresh,
    martyrs,
    no_attack,
    tell_of_reactions,
)
from engine.games.arctic_scavengers.gathering.tricks import no_trick, sabotages, trick, wounds
from engine.games.arctic_scavengers.picks import (
    Disarm,
    Gas,
    Intimidate,
    Martyr,
    Pass,
    Sabotage,
    Snipe,
    Wound,
)
from engine.games.arctic_scavengers.state import ArcticScavengers
from engine.games.arctic_scavengers.tribe import Tribe
from engine.kernel import Pick, Refusal, Seat, SeatChoice, SeatStep, Step, step

_STRIKING: Final = doing("snipe", "assassinate", "disarm", "gas", "intimidate")
"""The cards that can strike; with a fanatic leader refugees can, too."""


def fight(tribe: Tribe, edition: int = EDITION) -> int:
    """Return the fight of a force, without members that have struck or are gassed; with an
    intimidating provocateur it is the number of people.

    In the first edition a gassed refugee under a Gangster still added to somebody else's fight.
    """
    if tribe.saved and any(CARD[card].has("intimidate") for card in tribe.saved):
        return sum(CARD[card].people for card in tribe.played) + _decoys(tribe)
    cards = fresh(tribe)
    if not tribe.gassed:
        return total(tribe, cards, "fight")
    gassed = Counter(tribe.gassed) & Counter(cards)
    if edition < 2:
        gassed = Counter({card: n for card, n in gassed.items() if not both(tribe, card, "fight")})
    return total(tribe, (Counter(cards) - gassed).elements(), "fight", gassed.elements())


def people(tribe: Tribe) -> int:
    """Return the people of a force, as they count if fight is tied."""
    return _crowd(tuple(tribe.played), tribe.leads("refugee_people")) + _decoys(tribe)


@lru_cache(REMEMBERED)
def _crowd(cards: tuple[str, ...], refugee: int) -> int:
    """Return the people on cards; each refugee counts at least `refugee`."""
    return sum(max(CARD[card].people, refugee if CARD[card].refugee else 0) for card in cards)


def _decoys(tribe: Tribe) -> int:
    """Return the people that buildings add."""
    if not tribe.sites:
        return 0
    decoys = [s.row.amount("decoys") for s in tribe.sites if s.works]
    return sum(len(tribe.played) // each for each in decoys if each)


def gassings(game: ArcticScavengers, seat: Seat, ready: Sequence[str]) -> list[Pick]:
    """Return the picks that gas a rival's fighters with these cards."""
    picks: list[Pick] = []
    for card in dict.fromkeys(card for card in ready if CARD[card].has("gas")):
        for rival in game.rivals(seat):
            tribe = game.tribes[rival]
            not_gassed = Counter(fresh(tribe)) - Counter(tribe.gassed)
            people = [c for c in not_gassed if CARD[c].kind == "person"]
            fighters = [c for c in people if gives(tribe, c, "fight")]
            picks += [Gas(card, rival, target) for target in fighters]
    return picks


def intimidations(tribe: Tribe, ready: Sequence[str]) -> list[Pick]:
    """Return the picks of provocateurs among these cards; one per force is enough."""
    if any(CARD[card].has("intimidate") for card in tribe.saved):
        return []
    return [Intimidate(card) for card in dict.fromkeys(ready) if CARD[card].has("intimidate")]


@step
class Skirmish(Step[ArcticScavengers]):
    """Phase d'escarmouche: all reveal their kept cards at once; then they act in turn."""

    rules: ClassVar[tuple[str, ...]] = ("skirmish.reveal", "skirmish.turns")

    def run(self, game: ArcticScavengers) -> None:
        game.reveal()
        for seat in game.order():
            sent = list(game.tribes[seat].hand)
            game.commit(seat, sent)
            game.tell("sent", seat=seat, cards=sent)
        game.then(*map(Declare.of, game.order()), Resolve.of())


@step
class Declare(SeatChoice[ArcticScavengers]):
    """Phase d'escarmouche: a seat may strike with each card that can, one target a card."""

    picks: ClassVar[tuple[type[Pick], ...]] = (
        Snipe,
        Disarm,
        Martyr,
        Wound,
        Sabotage,
        Gas,
        Intimidate,
        Pass,
    )
    rules: ClassVar[tuple[str, ...]] = (
        "skirmish.turns",
        "skirmish.used",
        "skirmish.hit",
        "liars.assassin",
        "liars.provocateur",
        "prizes.gas",
    )

    def options(self, game: ArcticScavengers, seat: Seat) -> list[Pick]:
        ready = fresh(game.tribes[seat])
        if _STRIKING.isdisjoint(ready) and not game.tribes[seat].has_leader("martyr"):
            return []
        picks: list[Pick] = []
        for rival in game.rivals(seat):
            picks += attacks(game, ready, rival)
            picks += martyrs(game, seat, ready, rival)
        picks += [*wounds(game, seat, ready), *sabotages(game, seat, ready)]
        picks += [*gassings(game, seat, ready), *intimidations(game.tribes[seat], ready)]
        return [Pass(), *picks] if picks else []

    def chosen(self, game: ArcticScavengers, seat: Seat, pick: Pick) -> None:
        if isinstance(pick, Pass):
            game.tell("held_fire", seat=seat)
            return
        if isinstance(pick, Gas):
            game.use(seat, pick.card)
            game.tribes[pick.rival].gassed.append(pick.target)
            game.tell("gassed", seat=pick.rival, by=seat, weapon=pick.card, card=pick.target)
            game.then(self)
        elif isinstance(pick, Intimidate):
            game.tribes[seat].saved.append(pick.card)
            game.tell("intimidated", seat=seat, card=pick.card)
            game.then(self)
        elif isinstance(pick, Wound | Sabotage):
            game.then(*trick(game, seat, pick), self)
        else:
            game.then(*attack(game, seat, pick), self)

    def refusal(self, game: ArcticScavengers, seat: Seat, pick: Pick) -> Refusal:
        ready = fresh(game.tribes[seat])
        if isinstance(pick, Wound | Sabotage):
            return no_trick(pick, ready)
        if isinstance(pick, Intimidate):
            known = {"card": pick.card if pick.card in CARD else ""}
            return Refusal("liars.provocateur", "not-at-hand", known)
        return no_attack(game, seat, ready, pick)


@step
class Resolve(Step[ArcticScavengers]):
    """Phase d'escarmouche: the highest fight wins; ties by people; if still tied, nobody wins.

    With two seats a winner needs a margin of two, and people do not count.
    """

    rules: ClassVar[tuple[str, ...]] = (
        "skirmish.tools",
        "skirmish.winner",
        "skirmish.tie",
        "two.margin",
        "liars.rogue",
    )

    def run(self, game: ArcticScavengers) -> None:
        forces = [fight(tribe, game.edition) for tribe in game.tribes]
        crowds = [people(tribe) for tribe in game.tribes]
        highest = max(forces)
        for seat in game.order():
            short = highest - forces[seat]
            game.tell("fought", seat=seat, fight=forces[seat], people=crowds[seat], short=short)
        margin = NUMBERS.two_seats_margin if game.seats == 2 else 1
        tied = [seat for seat, n in enumerate(forces) if n > highest - margin]
        thief = self._thief(game) if len(tied) > 1 else None
        if thief is not None:
            game.tell("stole", seat=thief)
            game.then(Award(thief, False))
            return
        by_people = len(tied) > 1 and game.seats > 2
        if by_people:
            largest = max(crowds[seat] for seat in tied)
            tied = [seat for seat in tied if crowds[seat] == largest]
        game.then(Award(tied[0], by_people) if len(tied) == 1 else Deadlock())

    def _thief(self, game: ArcticScavengers) -> Seat | None:
        """Return the first seat in turn with a rogue, who takes a tied resource."""
        for seat in game.order():
            if any(CARD[card].has("steal") for card in game.tribes[seat].played):
                return seat
        return None


@step
class Award(SeatStep[ArcticScavengers]):
    """Phase d'escarmouche: only the winner sees the resource, and discards it face down."""

    rules: ClassVar[tuple[str, ...]] = ("skirmish.winner",)
    by_people: bool

    def run(self, game: ArcticScavengers) -> None:
        piece = game.contested.pop()
        tribe = game.tribes[self.seat]
        tribe.gains.append(piece.shown_to(self.seat))
        tribe.won += 1
        game.reveal()
        come_back(game, self.seat)
        secret = {self.seat: {"card": piece.card}}
        game.tell("prize_won", secret, seat=self.seat, by_people=int(self.by_people))
        tell_of_reactions(game, self.seat, piece.card)


@step
class Deadlock(Step[ArcticScavengers]):
    """Résolution des égalités: the resource goes unseen into the junkyard, which is shuffled."""

    rules: ClassVar[tuple[str, ...]] = ("skirmish.deadlock",)

    def run(self, game: ArcticScavengers) -> None:
        piece = game.contested.pop()
        game.sunk += [piece] if piece.seen else []
        game.into_junkyard([piece.card])
        game.tell("deadlock")
        come_back(game, None)


def come_back(game: ArcticScavengers, winner: Seat | None) -> None:
    """Charognards endurcis: those that were sent and did not win return to the hand, in addition to
    the five cards of the next round."""
    for seat in game.order():
        tribe = game.tribes[seat]
        back = [card for card in tribe.played if CARD[card].has("comeback")]
        if seat != winner and back:
            for card in back:
                tribe.withdraw(card)
            game.back_to_hand(seat, back)
            game.tell("came_back", seat=seat, cards=back)
