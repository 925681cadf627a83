"""Arctic Scavengers beside its referee."""

from __future__ import annotations

import dataclasses
import json
from pathlib import Path
from random import Random
from types import SimpleNamespace as Facts
from typing import Any

from engine.campaign import things_brought
from engine.games.arctic_scavengers import PACKAGE
from engine.games.arctic_scavengers.record import Record, TribeRecord
from engine.kernel import EVERYTHING, Pick
from engine.record import RecordError
from tests.arctic_scavengers.eyes import seen_by
from tests.arctic_scavengers.referee import BUILDINGS, CARDS, LEADERS, Referee, ordered
from tests.laws.walks import options_of
from tests.referees.beside import Beside, names_of, play_beside, random_game

PIECES = ("junkyard", "contested", "dug", "schematics", "plans", "cut")
"""Piles of which the engine notes who has seen a card; that is compared in views."""


class ArcticBeside(Beside):
    """A game of Arctic Scavengers and its referee."""

    PACKAGE = PACKAGE
    IDLE = ("Finish", "KeepNone", "Pass", "OnTop")
    NOT_FACTS = ("told_of_reactions", "sunk", *PIECES)
    NOT_TOLD = ("owns_reactions",)
    BAGS = (
        "hand",
        "played",
        "spent",
        "gassed",
        "saved",
        "drawn",
        "discard",
        "down",
        "gains",
        "finds",
        "stored",
        "fresh",
        "used",
        "gone",
        "brought",
        "acted",
        "cut",
        "deck_cards",
        "laid",
    )
    VIEWED = 0.4

    def facts_of(self) -> Facts:
        facts = super().facts_of()
        for name in PIECES:
            setattr(facts, name, [piece.card for piece in getattr(self.game, name)])
        for tribe in facts.tribes:
            del tribe.sights
            tribe.finds = [piece.card for piece in tribe.finds]
            tribe.gains = [piece.card for piece in tribe.gains]
        return facts

    def begin(self, dealt: Facts, record: Any, edition: int) -> Referee:
        return Referee(dealt, record, edition)

    def public_rows(self, rules: set[str]) -> set[str]:
        return rules if self.game.result is not None else rules - {"dig.secret"}

    def seen_by(self, viewer: Any, everything: bool) -> Facts:
        return seen_by(self.referee, viewer, everything)

    def words(self, seat: int, name: str) -> list[Any]:
        """Return what a field of a pick may name: things of the table, and of a hand."""
        facts = self.referee.facts
        tribe = facts.tribes[seat]
        sites = [site.building for other in facts.tribes for site in other.sites]
        shown = [card for other in facts.tribes for card in other.played]
        held = [*tribe.hand, *tribe.drawn, *tribe.discard, *facts.dug, *tribe.played]
        for site in tribe.sites:
            held += site.stored
        words: dict[str, list[Any]] = {
            "rival": [*range(facts.seats)],
            "seat": [*range(facts.seats)],
            "place": ["hand", "deck", *sites],
            "pile": ["junkyard", "contested", "schematics"],
            "end": ["top", "bottom"],
            "building": [*sites, *facts.plans],
            "leader": [*LEADERS],
            "who": [*CARDS],
            "target": [*shown, *facts.acted],
        }
        return words.get(name) or held

    def tried(self, seat: int, pick: Pick) -> Pick:
        names = names_of(type(pick))
        if not names:
            return pick
        name = self.dice.choice(names)
        value = getattr(pick, name)
        if isinstance(value, tuple):
            kept = [card for card in value if self.dice.random() < 0.7]
            words = self.words(seat, "cards") or [*CARDS]
            kept += self.dice.choices(words, k=self.dice.randrange(3))
            if self.dice.random() < 0.8:
                kept = ordered(kept)
            return dataclasses.replace(pick, **{name: tuple(kept)})  # type: ignore[type-var]
        words = self.words(seat, name)
        if isinstance(value, str) and self.dice.random() < 0.1:
            words = [*(BUILDINGS if name == "building" else CARDS)]
        return dataclasses.replace(pick, **{name: self.dice.choice(words)})  # type: ignore[type-var]

    def domain(self, seat: int, kind: type, name: str) -> list[Any]:
        return [*dict.fromkeys(self.words(seat, name))]


def record_of(seats: int, seed: int) -> Record:
    """Return the record of a random game after some rounds, with fields left out."""
    dice = Random(seed)
    options = options_of(PACKAGE, seed)
    whole = PACKAGE.record(random_game(PACKAGE, seats, seed, 60 * seats, options), EVERYTHING)
    parts: list[TribeRecord | None] = []
    for part in whole.seats:
        gone: dict[str, Any] = {
            name: None
            for name in ("cards", "leader", "buildings", "won", "points")
            if dice.random() < 0.3
        }
        assert part
        cards = list(part.cards or ())
        hand = dice.sample(cards, min(len(cards), dice.randrange(6)))
        brought = {name: dice.randrange(2) for name in things_brought("arctic_scavengers")}
        known = part.model_copy(update={"hand": tuple(hand), "brought": brought, **gone})
        parts.append(known if dice.random() < 0.8 else None)
    prizes = dice.choice([None, 1, 3])
    record = whole.model_copy(update={"seats": tuple(parts), "prizes": prizes})
    try:
        PACKAGE.begin(seats, seed, options, record, PACKAGE.EDITION)
    except RecordError as error:
        if error.reason != "twice":
            raise
        # More of a card is brought than the supply has left: nothing is brought.
        bare = tuple(part and part.model_copy(update={"brought": None}) for part in parts)
        return record.model_copy(update={"seats": bare})
    return record


def play(seats: int, seed: int, player: str, recorded: bool = False) -> None:
    """Play a whole game between computers of a kind."""
    record = record_of(seats, seed) if recorded else None
    play_beside(ArcticBeside, seats, seed, player, record)


def play_start(start: str, seats: int, seed: int, player: str) -> None:
    """Play a whole game that deals what is rare into the first hands."""
    path = Path(__file__).parent / "starts" / f"{start}.json"
    told = json.loads(path.read_text())
    record = Record.model_validate({**told["record"], "seats": told["record"]["seats"][:seats]})
    options = PACKAGE.Options(**told["options"])
    play_beside(ArcticBeside, seats, seed, player, record, options)
