"""Phase d'escarmouche: forces are shown, those who can strike do, and the strongest wins."""

from __future__ import annotations

from typing import ClassVar

from engine.games.arctic_scavengers.abilities import total
from engine.games.arctic_scavengers.content import BUILDING, CARD, NUMBERS
from engine.games.arctic_scavengers.picks import (
    Disarm,
    Martyr,
    Pass,
    Sabotage,
    Snipe,
    Wound,
)
from engine.games.arctic_scavengers.reactions import (
    attack,
    attacks,
    fresh,
    martyrs,
    no_attack,
    tell_of_reactions,
)
from engine.games.arctic_scavengers.state import CONTESTED, ArcticScavengers, Piece, Tribe
from engine.games.arctic_scavengers.tricks import no_trick, sabotages, trick, wounds
from engine.kernel import Choice, Pick, Refusal, Seat, Step, step


def fight(tribe: Tribe) -> int:
    """The fight of a force: whoever has struck does not fight."""
    return total(tribe, fresh(tribe), "fight")


def people(tribe: Tribe) -> int:
    """The people of a force, as they count where fight is tied."""
    crowd = sum(
        max(CARD[card].people, tribe.leads("refugee_people") if CARD[card].refugee else 0)
        for card in tribe.played
    )
    decoys = [BUILDING[s.building].amount("decoys") for s in tribe.sites if s.works]
    return crowd + sum(len(tribe.played) // each for each in decoys if each)


@step
class Skirmish(Step[ArcticScavengers]):
    """Phase d'escarmouche: all show at once the cards they have kept; then they act in turn."""

    rules: ClassVar[tuple[str, ...]] = ("skirmish.reveal", "skirmish.turns")

    def run(self, game: ArcticScavengers) -> None:
        game.reveal()
        for seat in game.order():
            sent = list(game.tribes[seat].hand)
            game.commit(seat, sent)
            game.tell("sent", seat=seat, cards=sent)
        game.then(*(Declare(seat) for seat in game.order()), Resolve())


@step
class Declare(Choice[ArcticScavengers]):
    """Phase d'escarmouche: a seat may strike with each card that can, one target a card."""

    picks: ClassVar[tuple[type[Pick], ...]] = (Snipe, Disarm, Martyr, Wound, Sabotage, Pass)
    rules: ClassVar[tuple[str, ...]] = ("skirmish.turns", "skirmish.used", "skirmish.hit")
    seat: Seat

    def options(self, game: ArcticScavengers, seat: Seat) -> list[Pick]:
        ready = fresh(game.tribes[seat])
        found: list[Pick] = []
        for rival in game.rivals(seat):
            found += attacks(game, ready, rival)
            found += martyrs(game, seat, ready, rival)
        found += [*wounds(game, seat, ready), *sabotages(game, seat, ready)]
        return [Pass(), *found] if found else []

    def chosen(self, game: ArcticScavengers, seat: Seat, pick: Pick) -> None:
        if isinstance(pick, Pass):
            game.tell("held_fire", seat=seat)
            return
        if isinstance(pick, Wound | Sabotage):
            game.then(*trick(game, seat, pick), self)
        else:
            game.then(*attack(game, seat, pick), self)

    def refusal(self, game: ArcticScavengers, seat: Seat, pick: Pick) -> Refusal:
        ready = fresh(game.tribes[seat])
        if isinstance(pick, Wound | Sabotage):
            return no_trick(pick, ready)
        return no_attack(game, seat, ready, pick)


@step
class Resolve(Step[ArcticScavengers]):
    """Phase d'escarmouche: the highest fight wins; tied, the most people among the tied; still
    tied, nobody. Two seats must win by two, and people do not count."""

    rules: ClassVar[tuple[str, ...]] = (
        "skirmish.tools",
        "skirmish.winner",
        "skirmish.tie",
        "two.margin",
    )

    def run(self, game: ArcticScavengers) -> None:
        forces = [fight(tribe) for tribe in game.tribes]
        crowds = [people(tribe) for tribe in game.tribes]
        for seat in game.order():
            short = max(forces) - forces[seat]
            game.tell("fought", seat=seat, fight=forces[seat], people=crowds[seat], short=short)
        margin = NUMBERS.two_seats_margin if game.seats == 2 else 1
        tied = [seat for seat, n in enumerate(forces) if n > max(forces) - margin]
        by_people = len(tied) > 1 and game.seats > 2
        if by_people:
            most = max(crowds[seat] for seat in tied)
            tied = [seat for seat in tied if crowds[seat] == most]
        game.then(Award(tied[0], by_people) if len(tied) == 1 else Deadlock())


@step
class Award(Step[ArcticScavengers]):
    """Phase d'escarmouche: the winner alone sees the resource, and discards it face down."""

    rules: ClassVar[tuple[str, ...]] = ("skirmish.winner",)
    seat: Seat
    by_people: bool

    def run(self, game: ArcticScavengers) -> None:
        piece = game.contested.pop()
        tribe = game.tribes[self.seat]
        tribe.gains.append(Piece(piece.card, tuple(sorted({*piece.seen, self.seat})), CONTESTED))
        tribe.won += 1
        game.reveal()
        secret = {self.seat: {"card": piece.card}}
        game.tell("prize_won", secret, seat=self.seat, by_people=int(self.by_people))
        tell_of_reactions(game, self.seat, piece.card)


@step
class Deadlock(Step[ArcticScavengers]):
    """Résolution des égalités: the resource goes into the junkyard unseen, which is shuffled."""

    rules: ClassVar[tuple[str, ...]] = ("skirmish.deadlock",)

    def run(self, game: ArcticScavengers) -> None:
        game.into_junkyard([game.contested.pop().card])
        game.tell("deadlock")
