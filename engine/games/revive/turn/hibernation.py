"""Hibernation: cards, energy and switch come back, and the hibernation track advances."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any

from engine.games.revive.any_kind import (
    LATER,
    ChosenResources,
    any_kind_count,
    natural_resources,
    resource_choices,
)
from engine.games.revive.content import COLOURS, LAKE, NUMBERS
from engine.games.revive.effects.book import give, happens
from engine.games.revive.effects.gains import LoseArtifact
from engine.games.revive.picks import Decline, Hibernate, KeepAwake, Row
from engine.games.revive.state import Revive
from engine.kernel import Pick, Refusal, Seat, SeatChoice, SeatStep, Step, step

# --- choices made with it


def _loses(game: Revive, count: int) -> bool:
    """Return whether this hibernation of a seat loses an artifact."""
    rows = len(NUMBERS.hibernation)
    if game.seats == 1:
        return True
    if not game.variant.literal_hib4:
        return count >= rows
    return count == rows if game.first_edition else count % rows == 0


def _rows(game: Revive, seat: Seat) -> list[int]:
    """Return the rows available at the next hibernation, the latest first."""
    reached = min(game.tribes[seat].hibernations + 1, len(NUMBERS.hibernation))
    return list(range(reached, 0, -1))


def _row_wishes(row: int) -> int:
    return any_kind_count(NUMBERS.hibernation[row - 1]) if row else 0


def _losses(game: Revive, seat: Seat) -> list[str]:
    """Return the colours of artifacts that the next hibernation may lose."""
    if not _loses(game, game.tribes[seat].hibernations + 1):
        return []
    return [colour for colour in COLOURS if game.artifacts[colour]]


def natural_nights(game: Revive, seat: Seat) -> Sequence[Pick]:
    """Return natural hibernations: every row with its resources and every artifact.

    With resources of any kind, the artifact is chosen later, because there would be too many picks.
    """
    return _nights(tuple(_rows(game, seat)), tuple(_losses(game, seat)) or ("",))


@cache
def _nights(rows: tuple[int, ...], lost: tuple[str, ...]) -> tuple[Pick, ...]:
    return tuple(
        Hibernate(row, take, colour)
        for row in rows
        for take in natural_resources(_row_wishes(row))
        for colour in ([""] if take else lost)
    )


def night_values(game: Revive, seat: Seat, so_far: Mapping[str, Any]) -> Sequence[Any]:
    """Return what the next field of a hibernation may hold; 0 and "" mean later."""
    if "row" not in so_far:
        return [*_rows(game, seat), 0]
    if "take" not in so_far:
        return resource_choices(_row_wishes(so_far["row"]))
    return [*_losses(game, seat), ""]


def no_night(game: Revive, seat: Seat, pick: Hibernate, has_acted: bool) -> Refusal:
    """Return why a seat may not hibernate like this."""
    if has_acted:
        return Refusal("turn.actions", "has-acted")
    if pick.row not in (0, *(rows := _rows(game, seat))):
        return Refusal("hibernate.track", "row-not-reached", {"n": rows[0]})
    if pick.take not in resource_choices(_row_wishes(pick.row)):
        return Refusal("resources", "brings-any", {"n": _row_wishes(pick.row)})
    return Refusal("hibernate.artifact", "no-artifact-lost")


def fall_asleep(seat: Seat, pick: Hibernate) -> Step[Revive]:
    """Return the first step of a hibernation."""
    return Rise(seat, pick.row, pick.take, pick.lost)


# --- the steps of hibernation


@step
class Rise(SeatStep[Revive]):
    """Hibernation: first move the rest area to the active area."""

    rules = ("hibernate.order",)
    row: int = 0
    take: ChosenResources = LATER
    lost: str = ""

    def run(self, game: Revive) -> None:
        tribe = game.tribes[self.seat]
        tribe.active += tribe.rest
        tribe.rest.clear()
        keep = [KeepOne(self.seat)] if tribe.figure("keep") else []
        game.then(*keep, LieDown(self.seat, self.row, self.take, self.lost))


@step
class KeepOne(SeatChoice[Revive]):
    """Scribes: one of the played cards may stay active."""

    picks = (KeepAwake, Decline)
    rules = ("tribe.techs",)

    def options(self, game: Revive, seat: Seat) -> list[Pick]:
        played = [placed.card for pile in game.tribes[seat].slots.values() for placed in pile]
        return [*(KeepAwake(card) for card in dict.fromkeys(played)), Decline()]

    def chosen(self, game: Revive, seat: Seat, pick: Pick) -> None:
        if not isinstance(pick, KeepAwake):
            return
        tribe = game.tribes[seat]
        pile, placed = next(
            (pile, placed)
            for pile in tribe.slots.values()
            for placed in pile
            if placed.card == pick.card
        )
        pile.remove(placed)
        tribe.active.append(pick.card)
        game.tell("kept", seat=seat, card=pick.card)


@step
class LieDown(SeatStep[Revive]):
    """Hibernation: move played cards to the rest area, recover energy and switch, and advance the
    track by a row.

    From the fourth time on, or every fourth time, an artifact is discarded.
    """

    rules = ("hibernate.order", "hibernate.track", "hibernate.artifact", "abyss.lakes", "solo")
    row: int = 0
    take: ChosenResources = LATER
    lost: str = ""

    def run(self, game: Revive) -> None:
        tribe = game.tribes[self.seat]
        for pile in tribe.slots.values():
            tribe.rest += [placed.card for placed in pile]
            pile.clear()
        for machine in tribe.machines:
            machine.spent = False
        tribe.lent = 0
        tribe.switched = False
        tribe.hibernations += 1
        game.tell("hibernated", seat=self.seat, amount=tribe.hibernations)
        lost = (
            [LoseArtifact(self.seat, colour=self.lost)] if _loses(game, tribe.hibernations) else []
        )
        game.then(ChooseRow(self.seat, self.row, self.take), *lost)
        happens(game, self.seat, "hibernate")
        give(game, self.seat, " ".join(_lake_text(shore) for shore in tribe.shores))


def _lake_text(shore: str) -> str:
    """Return the effects of a building beside a lake at hibernation."""
    lake, size = shore.split()
    return LAKE[lake].text(size)


@step
class ChooseRow(SeatChoice[Revive]):
    """Hibernation: choose the bonus of the reached row, or of an earlier one."""

    picks = (Row,)
    old = True
    rules = ("hibernate.track",)
    row: int = 0
    """The row chosen in advance; 0 if the seat is asked."""
    take: ChosenResources = LATER

    def options(self, game: Revive, seat: Seat) -> list[Pick]:
        if self.row:
            return [Row.of(self.row)]
        reached = min(game.tribes[seat].hibernations, len(NUMBERS.hibernation))
        return [Row.of(row) for row in range(reached, 0, -1)]

    def chosen(self, game: Revive, seat: Seat, pick: Row) -> None:
        give(game, seat, NUMBERS.hibernation[pick.row - 1], self.take)
