"""The Others beside its referee."""

from __future__ import annotations

import dataclasses
import json
from collections.abc import Iterator
from pathlib import Path
from random import Random
from types import SimpleNamespace as Facts
from typing import Any

from engine.campaign import things_brought
from engine.games.the_others import PACKAGE
from engine.games.the_others.record import Record, SeatRecord
from engine.kernel import EVERYTHING, Pick
from tests.laws.walks import options_of
from tests.referees.beside import Beside, names_of, play_beside, random_game
from tests.the_others.eyes import seen_by
from tests.the_others.referee import (
    CARDS,
    GROUPS,
    HEROES,
    KINDS,
    SINS,
    SPACES,
    UPGRADES,
    Referee,
)

TOKENS = ["fire", "corruption", "pentacle", "nest", "blank"]
WORDS: dict[str, list[Any]] = {
    "hero": [*HEROES],
    "space": SPACES,
    "at": SPACES,
    "way": ["a", "b"],
    "face": ["all", "fist", "both", "shield", "burst", "blank"],
    "token": TOKENS,
    "cost": ["corruption", "wound", *UPGRADES],
    "effect": [
        "heal",
        "purify",
        "equip",
        "lookout",
        "snipe",
        "transit",
        "study",
        "surge",
        "corrupt",
    ],
    "monster": KINDS,
    "upgrade": [*UPGRADES],
    "drop": ["", *UPGRADES],
    "means": ["lead", "call"],
    "sin": [*SINS],
    "card": [*CARDS],
}
"""What a field of a pick may hold; other fields hold a number."""
PILES = ("monsters", "tokens", "hidden", "civilians", "damage", "tally")


class OthersBeside(Beside):
    """A game of The Others and its referee."""

    PACKAGE = PACKAGE
    IDLE = ("Agree", "EndTurn", "Skip", "Pass")
    BAGS = ("hand", "dead", "box", "bag", "turned", "used", "monsters", "tokens", "known")
    VIEWED = 0.2
    ENUMERATED = 0.3

    def facts_of(self) -> Facts:
        """An empty place is no fact."""
        facts = super().facts_of()
        for name in PILES:
            piles = getattr(facts, name)
            setattr(facts, name, {place: pile for place, pile in piles.items() if pile})
        return facts

    def differences(self, path: str, ours: Any, theirs: Any) -> Iterator[str]:
        """No damage is shown as 0 or not at all."""
        if not path.startswith(".damage") or (ours or 0) != (theirs or 0):
            yield from super().differences(path, ours, theirs)

    def is_bag(self, path: str) -> bool:
        """What lies in a space lies there in any order."""
        return super().is_bag(path) or path.split(".")[1] in PILES

    def begin(self, dealt: Facts, record: Any, edition: int) -> Referee:
        return Referee(dealt, list(self.game.new_events), record, edition)

    def seen_by(self, viewer: Any, everything: bool) -> Facts:
        return seen_by(self.referee, viewer, everything)

    def words(self, seat: int, kind: type, name: str) -> list[Any]:
        if name == "acolytes" and kind.__name__ == "Incarnate":
            return [*GROUPS]
        return WORDS.get(name) or [*range(8)]

    def tried(self, seat: int, pick: Pick) -> Pick:
        """Return a pick with one field changed, or another one that the question knows."""
        kind: Any = type(pick)
        if self.dice.random() < 0.3:
            kind = self.dice.choice(self.referee.question(seat).kinds)
            names = names_of(kind)
            other: Pick = kind(*(self.dice.choice(self.words(seat, kind, n)) for n in names))
            return other
        names = names_of(kind)
        if not names:
            return pick
        name = self.dice.choice(names)
        words = self.words(seat, kind, name)
        return dataclasses.replace(pick, **{name: self.dice.choice(words)})  # type: ignore[type-var]

    def domain(self, seat: int, kind: type, name: str) -> list[Any]:
        return self.words(seat, kind, name)


def record_of(seats: int, seed: int) -> Record:
    """Return the record of a random game after some picks, with fields left out."""
    dice = Random(seed)
    options = options_of(PACKAGE, seed)
    game = random_game(PACKAGE, seats, seed, 60 * seats, options)
    whole = PACKAGE.record(game, EVERYTHING)
    parts: list[SeatRecord | None] = []
    for part in whole.seats:
        assert part
        left: dict[str, Any] = {
            "brought": {name: dice.randrange(2) for name in things_brought("the_others")}
        }
        if part.side == "sins" and part.sin:
            left["hand"] = tuple(dice.sample(game.hand, min(5, len(game.hand))))
            if dice.random() < 0.5:
                left |= dict.fromkeys(("sin", "acolytes", "hand"))
        elif dice.random() < 0.3:
            left["heroes"] = None
        parts.append(part.model_copy(update=left))
    gone = {name: None for name in ("track", "reserve") if dice.random() < 0.4}
    omen = dice.choice([None, "panic", "eclipse", "rift"])
    known = {"seats": tuple(parts), "omen": omen, **gone}
    return Record(**{**dict(whole), **known})


def play(seats: int, seed: int, player: str, recorded: bool = False) -> None:
    """Play a whole game between computers of a kind; with a record its options are others."""
    record = record_of(seats, seed) if recorded else None
    options = options_of(PACKAGE, seed + 1) if recorded else None
    play_beside(OthersBeside, seats, seed, player, record, options)


def play_start(start: str, seats: int, seed: int, player: str) -> None:
    """Play a whole game that deals what is rare into the first hands."""
    path = Path(__file__).parent / "starts" / f"{start}.json"
    told = json.loads(path.read_text())
    sides = told["record"].get("seats", [])[:seats]
    record = Record.model_validate({**told["record"], "seats": sides})
    play_beside(OthersBeside, seats, seed, player, record, PACKAGE.Options(**told["options"]))
