"""Hibernation: cards come back, energy and switch too, and the track goes on."""

from __future__ import annotations

from engine.games.revive.content import LAKE, NUMBERS
from engine.games.revive.effects import give, happens
from engine.games.revive.gains import LoseArtifact
from engine.games.revive.picks import Decline, KeepAwake, Row
from engine.games.revive.state import Revive
from engine.kernel import Choice, Pick, Seat, Step, step


@step
class Rise(Step[Revive]):
    """Hibernation: the rest area goes to the active area, first of all."""

    rules = ("hibernate.order",)
    seat: Seat

    def run(self, game: Revive) -> None:
        tribe = game.tribes[self.seat]
        tribe.active += tribe.rest
        tribe.rest.clear()
        keep = [KeepOne(self.seat)] if tribe.figure("keep") else []
        game.then(*keep, LieDown(self.seat))


@step
class KeepOne(Choice[Revive]):
    """Scribes: one of the cards that were played may stay active."""

    picks = (KeepAwake, Decline)
    rules = ("tribe.techs",)
    seat: Seat

    def options(self, game: Revive, seat: Seat) -> list[Pick]:
        played = [one.card for pile in game.tribes[seat].slots.values() for one in pile]
        return [*(KeepAwake(card) for card in dict.fromkeys(played)), Decline()]

    def chosen(self, game: Revive, seat: Seat, pick: Pick) -> None:
        if not isinstance(pick, KeepAwake):
            return
        tribe = game.tribes[seat]
        piles = tribe.slots.values()
        pile = next(pile for pile in piles if any(one.card == pick.card for one in pile))
        pile.remove(next(one for one in pile if one.card == pick.card))
        tribe.active.append(pick.card)
        game.tell("kept", seat=seat, card=pick.card)


@step
class LieDown(Step[Revive]):
    """Hibernation: played cards go to the rest area; energy and switch come back; the track goes a
    row on. From the fourth time on an artifact is discarded, or every fourth time."""

    rules = ("hibernate.order", "hibernate.track", "hibernate.artifact", "abyss.lakes", "solo")
    seat: Seat

    def run(self, game: Revive) -> None:
        tribe = game.tribes[self.seat]
        for pile in tribe.slots.values():
            tribe.rest += [one.card for one in pile]
            pile.clear()
        for machine in tribe.machines:
            machine.spent = False
        tribe.lent = 0
        tribe.switched = False
        tribe.hibernations += 1
        game.tell("hibernated", seat=self.seat, amount=tribe.hibernations)
        lost = [LoseArtifact(self.seat)] if self._loses(game, tribe.hibernations) else []
        game.then(ChooseRow(self.seat), *lost)
        happens(game, self.seat, "hibernate")
        give(game, self.seat, " ".join(_lake_text(shore) for shore in tribe.shores))

    def _loses(self, game: Revive, count: int) -> bool:
        rows = len(NUMBERS.hibernation)
        if game.seats == 1:
            return True
        if not game.variant.literal_hib4:
            return count >= rows
        return count == rows if game.variant.first else count % rows == 0


def _lake_text(shore: str) -> str:
    """What a kind of building beside a lake brings at hibernation."""
    lake, size = shore.split()
    return LAKE[lake].text(size)


@step
class ChooseRow(Choice[Revive]):
    """Hibernation: the bonus of the row that was reached, or of one before it."""

    picks = (Row,)
    rules = ("hibernate.track",)
    seat: Seat

    def options(self, game: Revive, seat: Seat) -> list[Pick]:
        reached = min(game.tribes[seat].hibernations, len(NUMBERS.hibernation))
        return [Row(row) for row in range(reached, 0, -1)]

    def chosen(self, game: Revive, seat: Seat, pick: Row) -> None:
        give(game, seat, NUMBERS.hibernation[pick.row - 1])
