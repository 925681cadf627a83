"""Codes of cards, modules, machines and tiles: a small class per code, and the book of them.

All gains go through `give`. An effect that must ask a seat outside of its turn is queued in `owed`
until its next turn; so it delays no other seat.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache
from typing import Any, ClassVar, Final

from engine.frozen import frozen, replace
from engine.games.revive.any_kind import LATER, ChosenResources, take_of
from engine.games.revive.content import BASICS, COLOURS, NUMBERS, OF_TRACK, RESOURCES, SITE
from engine.games.revive.picks import Advance, Install, Take
from engine.games.revive.rows import SiteRow
from engine.games.revive.state import Machine, Revive, whenever
from engine.kernel import Pick, Seat, SeatChoice, SeatStep, Step, step
from engine.kit.effects import parse_effects
from engine.kit.piles import draw

BOOK: Final[dict[str, type[Any]]] = {}
"""Code -> its class, created with a seat and an amount."""


@frozen
class Effect(SeatStep[Revive]):
    """Base of effects without a question."""

    waits: ClassVar[bool] = False
    """Whether it is queued for a seat outside of its turn."""
    amount: int = 1


@frozen
class Asked(SeatChoice[Revive]):
    """Base of effects with a question, asked once per unit of the amount unless overridden."""

    waits: ClassVar[bool] = True
    amount: int = 1

    def again(self, game: Revive, *first: Step[Revive]) -> None:
        """Plan the steps after an answer, then the remaining amount."""
        remaining = [replace(self, amount=self.amount - 1)] if self.amount > 1 else []
        game.then(*first, *remaining)


def code(word: str) -> Any:
    """Return a decorator that enters a class in the book."""

    def enter(cls: Any) -> Any:
        BOOK[word] = cls
        return cls

    return enter


def give(game: Revive, seat: Seat, text: str, take: ChosenResources = LATER) -> None:
    """Plan the effects of a text for a seat, or queue those that must ask.

    `take` are the seat's chosen resources of any kind.
    """
    if not text:
        return
    if not take and (seat == game.active or game.counting):
        game.here.extend(_planned(seat, text))
        return
    planned: list[Step[Revive]] = []
    for word, amount in parse_effects(text):
        kind = BOOK[word]
        if kind.waits and not game.present(seat):
            game.owed[seat].append(f"{word}{amount}")
        elif word == "A" and take:
            planned.append(AnyResources(seat, amount, take[:amount]))
            take = take[amount:]
        else:
            planned.append(kind(seat, amount))
    game.then(*planned)


@lru_cache(maxsize=4096)
def _planned(seat: Seat, text: str) -> tuple[Step[Revive], ...]:
    """Return the effects of a text in planning order, the last one first."""
    return tuple([BOOK[word](seat, amount) for word, amount in parse_effects(text)][::-1])


def happens(game: Revive, seat: Seat, hook: str) -> None:
    """Give what technologies bring when `hook` happens."""
    tribe = game.tribes[seat]
    for text in whenever(tribe.id, tuple(tribe.techs), hook):
        give(game, seat, text)


def mark(game: Revive, seat: Seat) -> None:
    """Put the next marker on the progress track. After a correction of their number the last may
    stand there already."""
    tribe = game.tribes[seat]
    if tribe.markers == len(NUMBERS.progress_points) - 1:
        return
    tribe.markers += 1
    game.tell("marked", seat=seat, amount=tribe.markers)
    give(game, seat, NUMBERS.progress.get(str(tribe.markers), ""))


# --- resources


def trim(game: Revive, seat: Seat) -> None:
    """Discard resources above the limits."""
    stock = game.tribes[seat].stock
    for resource in RESOURCES:
        excess = stock[resource] - NUMBERS.limit(resource)
        if excess > 0:
            stock[resource] -= excess
            game.tell("wasted", seat=seat, resource=resource, amount=excess)


def gain(game: Revive, seat: Seat, resource: str, amount: int) -> None:
    """Gain resources.

    In its turn a seat may exceed the limits until the end of the action. Other seats keep what
    fits, and exchange crystals that do not.
    """
    stock = game.tribes[seat].stock
    stock[resource] += amount
    game.tell("gained", seat=seat, resource=resource, amount=amount)
    excess = max(0, stock[resource] - NUMBERS.limit(resource))
    if not excess or game.present(seat):
        return
    stock[resource] -= excess
    if resource == "crystal":
        game.owed[seat].append(f"A{excess}")
    else:
        game.tell("wasted", seat=seat, resource=resource, amount=excess)


@code("F")
@step
class Food(Effect):
    """F: food."""

    rules = ("resources",)

    def run(self, game: Revive) -> None:
        gain(game, self.seat, "food", self.amount)


@code("B")
@step
class Books(Effect):
    """B: books."""

    rules = ("resources",)

    def run(self, game: Revive) -> None:
        gain(game, self.seat, "book", self.amount)


@code("G")
@step
class Gears(Effect):
    """G: gears."""

    rules = ("resources",)

    def run(self, game: Revive) -> None:
        gain(game, self.seat, "gear", self.amount)


@code("X")
@step
class Crystals(Effect):
    """X: crystals."""

    rules = ("resources", "crystals")

    def run(self, game: Revive) -> None:
        gain(game, self.seat, "crystal", self.amount)


@cache
def _takes(count: int) -> tuple[Take, ...]:
    """Return the ways to take this many basic resources."""
    sums = range(count + 1)
    return tuple(
        [Take(f, b, count - f - b) for f in reversed(sums) for b in sums if f + b <= count]
    )


@code("A")
@step
class AnyResources(Asked):
    """A: basic resources of any kind, all at once; not asked if they were chosen in advance."""

    picks = (Take,)
    rules = ("resources",)
    take: ChosenResources = LATER

    def options(self, game: Revive, seat: Seat) -> Sequence[Pick]:
        if self.take:
            return [take_of(self.take)]
        return _takes(min(self.amount, 4))

    def chosen(self, game: Revive, seat: Seat, pick: Take) -> None:
        for resource in BASICS:
            if amount := getattr(pick, resource):
                gain(game, seat, resource, amount)
        if self.amount > 4:
            game.then(AnyResources(seat, self.amount - 4))


# --- points


SCORE_BONUS: Final = {int(space): text for space, text in NUMBERS.score.items()}
"""Space of the score track -> its bonus."""


@code("P")
@step
class Points(Effect):
    """P: points; reached or passed spaces of the score track give their bonus."""

    rules = ("points.track",)

    def run(self, game: Revive) -> None:
        tribe = game.tribes[self.seat]
        tribe.score += self.amount
        tribe.won += self.amount
        before, tribe.highest = tribe.highest, max(tribe.highest, tribe.score)
        game.tell("points", seat=self.seat, amount=self.amount)
        if before < tribe.highest:
            bonuses = [n for space, n in SCORE_BONUS.items() if before < space <= tribe.highest]
            give(game, self.seat, " ".join(bonuses))


# --- machine tracks


def advance(game: Revive, seat: Seat, track: str, amount: int) -> None:
    """Advance on a machine track, and mark reached hexagons and machine sites; beyond the end each
    step is a resource."""
    tribe = game.tribes[seat]
    steps = min(amount, NUMBERS.track - tribe.tracks[track])
    for _ in range(steps):
        tribe.tracks[track] += 1
        game.tell("advanced", seat=seat, track=track, step=tribe.tracks[track])
        _reach(game, seat, track)
    if amount > steps:
        gain(game, seat, OF_TRACK[track], amount - steps)  # type: ignore[index]


_SITES: Final = tuple(SITE.values())
_SITES_OF: Final[dict[str, list[tuple[int, SiteRow]]]] = {
    track: [(number, site) for number, site in enumerate(_SITES, start=1) if track in site.needs]
    for track in COLOURS
}
"""Track -> the machine sites that need steps on it, with their numbers."""


def _reach(game: Revive, seat: Seat, track: str) -> None:
    tribe = game.tribes[seat]
    step = tribe.tracks[track]
    if step == NUMBERS.track_artifact:
        give(game, seat, "Z1")
    if step in (NUMBERS.track_artifact, NUMBERS.track):
        mark(game, seat)
    for number, site in _SITES_OF[track]:
        if site.id in tribe.sites:
            continue
        if all(tribe.tracks[needed_track] >= steps for needed_track, steps in site.needs.items()):
            tribe.sites.append(site.id)
            mark(game, seat)
            if site.printed:
                install(game, seat, site.printed)
            else:
                give(game, seat, f"Q{number}")


def install(game: Revive, seat: Seat, machine: str) -> None:
    """Unlock a machine."""
    game.tribes[seat].machines.append(Machine(machine))
    game.tell("installed", seat=seat, machine=machine)
    happens(game, seat, "machine")


@code("TJ")
@step
class FieldSteps(Effect):
    """TJ: steps on the yellow track."""

    rules = ("machines.track",)

    def run(self, game: Revive) -> None:
        advance(game, self.seat, "yellow", self.amount)


@code("TV")
@step
class ForestSteps(Effect):
    """TV: steps on the green track."""

    rules = ("machines.track",)

    def run(self, game: Revive) -> None:
        advance(game, self.seat, "green", self.amount)


@code("TG")
@step
class MountainSteps(Effect):
    """TG: steps on the grey track."""

    rules = ("machines.track",)

    def run(self, game: Revive) -> None:
        advance(game, self.seat, "grey", self.amount)


_ADVANCES: Final = tuple(map(Advance, COLOURS))


@code("TA")
@step
class AnySteps(Asked):
    """TA: steps on any track, one by one."""

    picks = (Advance,)
    rules = ("machines.track",)

    def options(self, game: Revive, seat: Seat) -> Sequence[Pick]:
        return _ADVANCES

    def chosen(self, game: Revive, seat: Seat, pick: Advance) -> None:
        self.again(game)
        advance(game, seat, pick.track, 1)


@code("Q")
@step
class ChooseMachine(Asked):
    """Machines: take one of the site's colour from the market; without one, the site gives two
    resources.

    `amount` is the number of the site.
    """

    picks = (Install,)
    rules = ("machines.choice", "machines.none")

    def _colour(self) -> str:
        return _SITES[self.amount - 1].colour

    def options(self, game: Revive, seat: Seat) -> list[Pick]:
        return [Install.of(id) for id in game.machines[self._colour()] or ["none"]]

    def chosen(self, game: Revive, seat: Seat, pick: Install) -> None:
        colour = self._colour()
        if pick.machine == "none":
            gain(game, seat, OF_TRACK[colour], 2)  # type: ignore[index]
            return
        game.machines[colour].remove(pick.machine)
        game.machines[colour] += draw(game, game.machine_stacks[colour], 1)
        game.reveal()
        install(game, seat, pick.machine)
