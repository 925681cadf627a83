"""A game for tests of undo: each seat walks a path of its own, as far as it likes."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, ClassVar

from pydantic import BaseModel

from engine import kernel
from engine.copying import clone
from engine.kernel import (
    Pick,
    Score,
    Seat,
    SeatChoice,
    Step,
    View,
    Viewer,
    awaited,
    pick,
    side_by_side,
    start,
    step,
)
from engine.package import GamePackage
from engine.record import GameRecord


class Options(BaseModel):
    """None."""


@dataclass(slots=True, kw_only=True)
class Paths(kernel.Game):
    walked: list[str] = field(default_factory=list)
    hummed: list[int] = field(default_factory=list)


@pick
class Walk(Pick):
    verb: ClassVar[str] = "walk"
    where: str


@step
class Setup(Step[Paths]):
    def run(self, game: Paths) -> None:
        game.then(side_by_side(*([Go(seat)] for seat in range(game.seats))))


@step
class Go(SeatChoice[Paths]):
    picks = (Walk,)
    always_ask = True

    def options(self, game: Paths, seat: Seat) -> list[Pick]:
        return [Walk("left"), Walk("right"), Walk("roll"), Walk("hum")]

    def chosen(self, game: Paths, seat: Seat, pick: Walk) -> None:
        game.then(Go(seat))
        if pick.where == "hum":
            game.hummed[seat] += 1
            game.whisper("hummed", seat)
            return
        word = str(game.roll(6)) if pick.where == "roll" else pick.where[0]
        game.walked[seat] += word
        game.tell("walked", seat=seat, where=word)


@dataclass(slots=True, kw_only=True)
class PathsView(View):
    walked: tuple[str, ...]
    hummed: int | None


def begin(seats: int, seed: int, options: Options, record: Any, edition: int = 1) -> Paths:
    game = Paths(seats=seats, seed=seed, edition=edition, walked=[""] * seats, hummed=[0] * seats)
    game.agenda.append(Setup())
    return start(game)


def view(game: Paths, viewer: Viewer) -> PathsView:
    return PathsView(
        viewer=viewer,
        seats=game.seats,
        phase="walk",
        chapter=1,
        awaited=tuple(awaited(game)),
        result=game.result,
        walked=tuple(game.walked),
        hummed=game.hummed[viewer] if isinstance(viewer, int) else None,
    )


def redeal(game: Paths, seat: Seat, seed: int) -> Paths:
    other = clone(game)
    other.seed = seed
    return other


def score(game: Paths) -> list[Score]:
    return [Score(seat, ()) for seat in range(game.seats)]


def value(game: Paths, seat: Seat) -> float:
    return len(game.walked[seat])


PACKAGE = GamePackage(
    NAME="paths",
    SEATS=range(2, 5),
    Options=Options,
    Game=Paths,
    Record=GameRecord,
    CHAPTER=("walked_on", "day"),
    begin=begin,
    record=lambda game, viewer: GameRecord(),
    view=view,
    redeal=redeal,
    score=score,
    judge=value,
)
