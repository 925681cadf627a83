"""Leaders: choosing one of two, and their effects in one's own turn."""

from __future__ import annotations

from typing import ClassVar, Final

from engine.games.arctic_scavengers.content import CARD, LEADER, NUMBERS
from engine.games.arctic_scavengers.gathering.deeds import Deed, OneOfHand, Planned, announce
from engine.games.arctic_scavengers.gathering.sorting import draw_and_drop
from engine.games.arctic_scavengers.options import Variant
from engine.games.arctic_scavengers.picks import Errand, Lead, Sacrifice
from engine.games.arctic_scavengers.state import ArcticScavengers
from engine.games.arctic_scavengers.tribe import Tribe
from engine.kernel import Pick, Refusal, Sealed, Seat, SeatStep, Step, step

LEADERS: Final = 3
"""The module of the headquarters with leaders."""


def leaders_in_play(variant: Variant) -> list[str]:
    """Return the leaders that may be dealt; with recon, those of recon too."""
    if variant.hq < LEADERS:
        return []
    return [id for id, row in LEADER.items() if variant.plays(row)]


@step
class DealLeaders(Step[ArcticScavengers]):
    """Leaders: deal two to each tribe."""

    rules: ClassVar[tuple[str, ...]] = ("leaders.choose",)

    def run(self, game: ArcticScavengers) -> None:
        led = {tribe.leader for tribe in game.tribes}
        pile = [leader for leader in leaders_in_play(game.variant) if leader not in led]
        game.shuffle(pile)
        for tribe in game.tribes:
            if not tribe.leader:
                tribe.dealt = [pile.pop() for _ in range(NUMBERS.leaders_seen)]
        for seat, tribe in enumerate(game.tribes):
            if tribe.dealt:
                game.tell("leaders_dealt", {seat: {"leaders": tribe.dealt}}, seat=seat)
        game.then(ChooseLeader())


@step
class ChooseLeader(Sealed[ArcticScavengers]):
    """Leaders: all keep one in secret; then all are revealed."""

    picks: ClassVar[tuple[type[Pick], ...]] = (Lead,)
    rules: ClassVar[tuple[str, ...]] = ("leaders.choose",)
    reason: ClassVar[str] = "not-dealt"
    answers: tuple[tuple[Seat, Pick], ...] = ()

    def seats(self, game: ArcticScavengers) -> list[Seat]:
        return [seat for seat, tribe in enumerate(game.tribes) if tribe.dealt]

    def options(self, game: ArcticScavengers, seat: Seat) -> list[Pick]:
        return [Lead(leader) for leader in game.tribes[seat].dealt]

    def opened(self, game: ArcticScavengers, answers: dict[Seat, Lead]) -> None:
        game.reveal()
        for seat, pick in answers.items():
            game.tribes[seat].leader, game.tribes[seat].dealt = pick.leader, []
            game.tell("leader_chosen", seat=seat, leader=pick.leader)


_NOT_YOURS: Final = Refusal("leaders.once", "not-your-leader")
_DONE: Final = Refusal("leaders.once", "leader-done")


def cannot_lead(tribe: Tribe, word: str) -> Refusal | None:
    """Return why a leader cannot do this now; None if it can."""
    if not tribe.leader or not LEADER[tribe.leader].has(word):
        return _NOT_YOURS
    if tribe.wounded:
        return Refusal("tricks.wound", "leader-wounded")
    return _DONE if tribe.led else None


class _Led(OneOfHand):
    """An action of the leader with a card from the hand, once a round."""

    word: ClassVar[str]
    with_leader = True

    def barred(self, game: ArcticScavengers, seat: Seat) -> Refusal | None:
        return cannot_lead(game.tribes[seat], self.word)


class Sacrificing(_Led):
    """Leaders: remove a person in the hand from the game, for food, or food and medicine."""

    pick, word = Sacrifice, "give_up"

    def wrong(self, card: str) -> Refusal | None:
        if CARD[card].people:
            return None
        return Refusal("leader.butcher", "needs-people", {"card": card})

    def do(self, game: ArcticScavengers, seat: Seat, pick: Sacrifice) -> Planned:
        tribe = game.tribes[seat]
        tribe.led = True
        tribe.take(pick.card)
        game.gone.append(pick.card)
        game.reveal()
        game.learn(seat)
        game.food += tribe.leads("food")
        game.medicine += tribe.leads("medicine")
        game.ration = tribe.leads("food_alone")
        food = tribe.leads("food") + game.ration
        medicine = tribe.leads("medicine")
        game.tell("sacrificed", seat=seat, card=pick.card, food=food, medicine=medicine)
        return []


class Erranding(_Led):
    """Organizer: play a refugee in place of the draw; keep one of two drawn cards."""

    pick, action, word = Errand, "draw", "errand"

    def wrong(self, card: str) -> Refusal | None:
        if CARD[card].refugee:
            return None
        return Refusal("leader.organizer", "needs-refugee", {"card": card})

    def do(self, game: ArcticScavengers, seat: Seat, pick: Errand) -> Planned:
        game.tribes[seat].led = True
        return announce(game, seat, self.action, [pick.card], RunErrand(seat))


@step
class RunErrand(SeatStep[ArcticScavengers]):
    """Organizer: draw two cards if the refugee is still there, and keep one."""

    rules: ClassVar[tuple[str, ...]] = ("leader.organizer", "strike.action")

    def run(self, game: ArcticScavengers) -> None:
        tribe = game.tribes[self.seat]
        count = LEADER[tribe.leader].amount("errand") if tribe.played else 0
        draw_and_drop(game, self.seat, count, 1)
        game.clear(self.seat)


LEADER_DEEDS: Final[tuple[Deed, ...]] = (Sacrificing(), Erranding())
