"""A toy game that uses every part of the kernel once: for tests of the kernel alone."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import ClassVar

from engine.kernel import (
    Choice,
    Game,
    Pick,
    Refusal,
    Sealed,
    Seat,
    Step,
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
    """Interject."""

    verb: ClassVar[str] = "shout"
    word: str


@step
class Note(Step[Toy]):
    """Writes that it ran."""

    rules = ("toy.note",)
    text: str

    def run(self, game: Toy) -> None:
        game.log.append(self.text)


@step
class TakeSome(Choice[Toy]):
    """Take 1 to `most` coins, or stop; others may shout meanwhile, once each."""

    picks = (Take, Stop, Shout)
    rules = ("toy.take",)
    seat: Seat
    most: int
    loud: bool = False

    def others(self, game: Toy) -> list[Seat]:
        if not self.loud:
            return []
        return [s for s in range(game.seats) if s != self.seat and not game.bags[s].marks]

    def options(self, game: Toy, seat: Seat) -> list[Pick]:
        if seat != self.seat:
            return [Shout("hey")]
        return [Take(n) for n in range(1, self.most + 1)]

    def chosen(self, game: Toy, seat: Seat, pick: Take) -> None:
        game.bags[seat].coins += pick.coins
        game.tell("took", seat=seat, secret={seat: {"coins": pick.coins}})

    def interjected(self, game: Toy, seat: Seat, pick: Shout) -> None:
        game.bags[seat].marks.append(pick.word)
        game.whisper("shouted", seat, word=pick.word)
        game.then(Note(f"shout {seat}"))

    def refusal(self, game: Toy, seat: Seat, pick: Pick) -> Refusal:
        return Refusal("toy.take", "too-many", {"most": self.most})


@step
class AlwaysTake(TakeSome):
    """The same, asked even where only one answer is left."""

    always_ask = True
    known_as = "Busy"
    seat: Seat
    most: int
    loud: bool = False

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


def toy(*steps: Step[Toy] | list[list[Step[Toy]]], seats: int = 2, seed: int = 1) -> Toy:
    """A settled toy game with these steps planned, in reading order; a list is lanes."""
    planned = [side_by_side(*s) if isinstance(s, list) else s for s in steps]
    game = Toy(seats=seats, seed=seed, bags=[Bag() for _ in range(seats)], agenda=planned[::-1])
    return start(game)
