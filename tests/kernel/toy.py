"""A toy game that uses every part of the kernel once: for tests of the kernel alone."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, ClassVar

from engine.kernel import (
    Aside,
    Game,
    Lanes,
    Pick,
    Refusal,
    Sealed,
    Seat,
    SeatChoice,
    Several,
    Step,
    Window,
    pick,
    side_by_side,
    start,
    step,
)


@dataclass(slots=True)
class Bag:
    """A piece that can change, inside the state."""

    coins: int = 0
    marks: list[str] = field(default_factory=list)
    best: tuple[int, str] | None = None


@dataclass(slots=True, kw_only=True)
class Toy(Game):
    """A bag per seat, a named count, and a log of what ran."""

    bags: list[Bag]
    counts: dict[str, int] = field(default_factory=dict)
    named: dict[str, Bag] = field(default_factory=dict)
    spare: Bag | None = None
    owed: list[list[Step[Any]]] = field(default_factory=list)
    log: list[str] = field(default_factory=list)


@pick
class Take(Pick):
    """Take some coins."""

    verb: ClassVar[str] = "take"
    coins: int


@pick
class Stop(Pick):
    """Take nothing more."""

    verb: ClassVar[str] = "stop"


@pick
class Shout(Pick):
    """Say a word, at any time."""

    verb: ClassVar[str] = "shout"
    word: str


@pick
class Pass(Pick):
    """Let it happen."""

    verb: ClassVar[str] = "pass"
    idle: ClassVar[bool] = True


@pick
class Pack(Pick):
    """Put coins and things together."""

    verb: ClassVar[str] = "pack"
    coins: int
    things: tuple[str, ...]


@step
class Note(Step[Toy]):
    """Writes that it ran."""

    rules = ("toy.note",)
    text: str

    def run(self, game: Toy) -> None:
        game.log.append(self.text)


@step
class TakeSome(SeatChoice[Toy]):
    """Take 1 to `most` coins."""

    picks = (Take, Stop)
    rules = ("toy.take",)
    most: int

    def options(self, game: Toy, seat: Seat) -> list[Pick]:
        return [Take(n) for n in range(1, self.most + 1)]

    def chosen(self, game: Toy, seat: Seat, pick: Take) -> None:
        game.bags[seat].coins += pick.coins
        game.tell("took", seat=seat, secret={seat: {"coins": pick.coins}})

    def refusal(self, game: Toy, seat: Seat, pick: Pick) -> Refusal:
        return Refusal("toy.take", "too-many", {"most": self.most})


@step
class Shouting(Aside[Toy]):
    """At any time each of `by` may say each of its words once; a question may follow from it."""

    picks = (Shout,)
    rules = ("toy.shout",)
    by: tuple[Seat, ...]
    words: tuple[str, ...] = ("hey",)
    more: int = 0

    def seats(self, game: Toy) -> Sequence[Seat]:
        return self.by

    def options(self, game: Toy, seat: Seat) -> list[Pick]:
        return [Shout(word) for word in self.words]

    def taken(self, game: Toy, seat: Seat, pick: Shout) -> Shouting | None:
        game.whisper("shouted", seat, word=pick.word)
        game.then(Note(f"{pick.word} {seat}"), TakeSome(seat, self.more))
        left = tuple(word for word in self.words if word != pick.word)
        return replace(self, words=left) if left else None


@step
class Threat(Window[Toy]):
    """Before `hit` happens, each of `by` in their order may shout it away."""

    picks = (Pass, Shout)
    rules = ("toy.threat",)
    by: tuple[Seat, ...]
    hit: Step[Any]
    answers: tuple[tuple[Seat, Pick], ...] = ()

    def seats(self, game: Toy) -> Sequence[Seat]:
        return self.by

    def options(self, game: Toy, seat: Seat) -> list[Pick]:
        return [Pass(), Shout("no")]

    def reacted(self, game: Toy, seat: Seat, pick: Shout) -> None:
        game.log.append(f"{pick.word} {seat}")

    def passed(self, game: Toy) -> None:
        game.then(self.hit)


@step
class PackBag(SeatChoice[Toy]):
    """Pack 1 to `most` coins with some things; each mark costs a coin."""

    picks = (Pack, Stop)
    composed = (Pack,)
    rules = ("toy.pack",)
    most: int
    things: tuple[str, ...] = ()

    def options(self, game: Toy, seat: Seat) -> list[Pick]:
        return [Pack(self.most, ())] if self.most else []

    def values(
        self, game: Toy, seat: Seat, kind: type[Pick], so_far: Mapping[str, Any]
    ) -> Sequence[Any] | Several:
        return Several(self.things, most=2) if so_far else range(1, self.most + 1)

    def accepts(self, game: Toy, seat: Seat, pick: Pack) -> bool:
        return len(pick.things) <= pick.coins

    def chosen(self, game: Toy, seat: Seat, pick: Pack) -> None:
        game.bags[seat].coins += pick.coins
        game.bags[seat].marks += pick.things

    def refusal(self, game: Toy, seat: Seat, pick: Pick) -> Refusal:
        return Refusal("toy.pack", "does-not-fit")


@step
class AlwaysTake(TakeSome):
    """The same, asked even where only one answer is left."""

    always_ask = True
    known_as = "Busy"
    seat: Seat
    most: int

    def options(self, game: Toy, seat: Seat) -> list[Pick]:
        return [*(Take(n) for n in range(1, self.most + 1)), Stop()]

    def chosen(self, game: Toy, seat: Seat, pick: Take | Stop) -> None:
        if isinstance(pick, Take):
            game.bags[seat].coins += pick.coins


@step
class Hand(Sealed[Toy]):
    """All name a number of coins in secret."""

    picks = (Take,)
    rules = ("toy.hand",)
    most: int
    answers: tuple[tuple[Seat, Pick], ...] = ()

    def seats(self, game: Toy) -> range:
        return range(game.seats)

    def options(self, game: Toy, seat: Seat) -> list[Pick]:
        return [Take(n) for n in range(1, self.most + 1 - len(game.bags[seat].marks))]

    def opened(self, game: Toy, answers: dict[Seat, Take]) -> None:
        for seat, answer in answers.items():
            game.bags[seat].coins = answer.coins
        game.log.append("opened")


@step
class Finish(Step[Toy]):
    """The richest win."""

    rules = ("toy.finish",)

    def run(self, game: Toy) -> None:
        best = max(bag.coins for bag in game.bags)
        game.result = tuple(s for s in range(game.seats) if game.bags[s].coins == best)


def toy(*steps: Step[Toy] | Lanes | list[list[Step[Toy]]], seats: int = 2, seed: int = 1) -> Toy:
    """A settled toy game with these steps planned, in reading order; a list is lanes."""
    planned = [side_by_side(*s) if isinstance(s, list) else s for s in steps]
    game = Toy(seats=seats, seed=seed, bags=[Bag() for _ in range(seats)], agenda=planned[::-1])
    return start(game)
