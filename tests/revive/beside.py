"""Revive beside its referee."""

from __future__ import annotations

import dataclasses
import json
from pathlib import Path
from random import Random
from types import SimpleNamespace as Facts
from typing import Any

from engine.campaign import things_brought
from engine.games.revive import PACKAGE
from engine.games.revive.record import Record, TribeRecord
from engine.kernel import EVERYTHING, Pick
from tests.laws.walks import options_of
from tests.referees.beside import Beside, names_of, play_beside, random_game
from tests.revive.eyes import seen_by
from tests.revive.referee import (
    ALL_SITES,
    BASICS,
    CARDS,
    COLOURS,
    CRATES,
    FREE,
    MACHINES,
    MODULES,
    NODES,
    NUMBERS,
    SITE_OF,
    SLOTS,
    VOYAGES,
    Referee,
)

SEVERAL = ("cards", "take", "tools")
"""Fields that hold several words, in one order."""


class ReviveBeside(Beside):
    """A game of Revive and its referee."""

    PACKAGE = PACKAGE
    IDLE = ("Hibernate", "EndTurn", "Finish", "Decline")
    BAGS = ("crates",)
    FREE = FREE
    VIEWED = 0.15

    def is_bag(self, path: str) -> bool:
        """A seat's crates are a bag, not their stack."""
        return super().is_bag(path) and "tribes" in path

    def begin(self, dealt: Facts, record: Any, edition: int) -> Referee:
        return Referee(dealt, record, edition)

    def public_rows(self, rules: set[str]) -> set[str]:
        secret = self.game.variant.own_card and self.game.result is None
        return rules - {"score.artifacts"} if secret else rules

    def seen_by(self, viewer: Any, everything: bool) -> Facts:
        return seen_by(self.referee, viewer, everything)

    def words(self, seat: int, name: str) -> list[Any]:
        """Return what a field of a pick may be tried with."""
        facts, tribe = self.referee.facts, self.referee.tribe(seat)
        machines = [machine.id for machine in tribe.machines]
        placed = [
            card.card for other in facts.tribes for cards in other.slots.values() for card in cards
        ]
        words: dict[str, list[Any]] = {
            "card": [*tribe.active, *tribe.rest, *placed, *tribe.offer, *facts.market, "deck"],
            "cards": [*CARDS][:6],
            "slot": [*SLOTS, *NUMBERS["slots"]],
            "end": [*NUMBERS["slots"]],
            "colour": [*COLOURS],
            "lost": ["", *COLOURS],
            "take": [*BASICS],
            "resource": [*BASICS, "crystal"],
            "rival": [*range(facts.seats)],
            "tile": [*ALL_SITES],
            "hex": [*SITE_OF],
            "city": [*SITE_OF],
            "size": ["small", "large"],
            "row": [0, 1, 2, 3, 4],
            "voyage": [*VOYAGES],
            "tech": [*NODES],
            "machine": [*machines, *MACHINES, "trade"],
            "crate": [*CRATES],
            "tools": [*machines, *tribe.crates],
            "food": [0, 1, 2, 3, 4],
            "book": [0, 1, 2, 3, 4],
            "gear": [0, 1, 2, 3, 4],
            "track": [*COLOURS],
            "module": [*MODULES],
            "other": [*MODULES],
            "way": ["upright", "turned"],
            "source": [*CARDS, *MODULES],
            "into": ["devotion", "points"],
            "amount": [0, 1, 2, 3, 4, 5, 6],
        }
        return words[name]

    def tried(self, seat: int, pick: Pick) -> Pick:
        kind: Any = type(pick)
        names = names_of(kind)
        if not names:
            return pick
        name = self.dice.choice(names)
        words = self.words(seat, name)
        if name not in SEVERAL:
            return dataclasses.replace(pick, **{name: self.dice.choice(words)})  # type: ignore[type-var]
        kept = [item for item in getattr(pick, name) if self.dice.random() < 0.7]
        if words:
            kept += self.dice.choices(words, k=self.dice.randrange(3))
        if self.dice.random() < 0.8:
            kept.sort(key=lambda word: words.index(word) if word in words else -1)
        return dataclasses.replace(pick, **{name: tuple(kept)})  # type: ignore[type-var]

    def domain(self, seat: int, kind: type, name: str) -> list[Any]:
        if name in SEVERAL:
            return [()] if name == "take" else []
        return [*dict.fromkeys(self.words(seat, name))]


def options_at(seed: int, options: Any = None) -> Any:
    """Return these options or some at random."""
    return options or options_of(PACKAGE, seed)


def record_of(seats: int, seed: int) -> Record:
    """Return the record of a random game after some rounds, with fields left out."""
    dice = Random(seed)
    whole = PACKAGE.record(random_game(PACKAGE, seats, seed, 60 * seats), EVERYTHING)
    parts: list[TribeRecord | None] = []
    for part in whole.seats:
        assert part
        gone: dict[str, Any] = {
            name: None for name in TribeRecord.model_fields if dice.random() < 0.3
        }
        gone["brought"] = {name: dice.randrange(2) for name in things_brought("revive")}
        parts.append(part.model_copy(update=gone) if dice.random() < 0.8 else None)
    told = {**dict(whole), "seats": tuple(parts), "artifacts": dice.choice([None, 1, 2])}
    return Record(**told)


def play(seats: int, seed: int, player: str, recorded: bool = False) -> None:
    """Play a whole game between computers of a kind."""
    record = record_of(seats, seed) if recorded else None
    play_beside(ReviveBeside, seats, seed, player, record, options_at(seed))


def play_start(start: str, seats: int, seed: int, player: str) -> None:
    """Play a whole game that begins with what is rare."""
    path = Path(__file__).parent / "starts" / f"{start}.json"
    told = json.loads(path.read_text())
    record = Record.model_validate({**told["record"], "seats": told["record"]["seats"][:seats]})
    options = options_at(seed, PACKAGE.Options(**told["options"]))
    play_beside(ReviveBeside, seats, seed, player, record, options)
