"""Outlive Gharkane beside its referee."""

from __future__ import annotations

import dataclasses
from random import Random
from types import SimpleNamespace as Facts
from typing import Any

from engine.campaign import things_brought
from engine.games.gharkane import PACKAGE
from engine.games.gharkane.record import Megapole, Record
from engine.kernel import EVERYTHING, Pick
from tests.gharkane.eyes import seen_by
from tests.gharkane.referee import (
    ANIMALS,
    EVENTS,
    GEAR,
    LEADERS,
    RESOURCES,
    RING,
    ROOMS,
    SHELTERS,
    Referee,
)
from tests.referees.beside import Beside, names_of, plain, play_beside, random_game

WORDS: dict[str, list[Any]] = {
    "shelter": [*SHELTERS],
    "leader": [*LEADERS],
    "room": [*ROOMS, "hospital", "none"],
    "beside": [*ROOMS, "hospital", "none"],
    "give": [*RESOURCES],
    "other": [*RESOURCES],
    "get": [*RESOURCES, "none"],
    "good": [*RESOURCES],
    "what": [*RESOURCES, "survivor", "edible", "none"],
    "place": [*RING, "nowhere"],
    "origin": [*RING],
    "force": [2, 3, 4, 5],
    "hunt": [*ANIMALS, "none"],
    "event": [*EVENTS],
    "use": [*GEAR, "none", "all", *ROOMS],
    "deed": ["none", "collect", "hunt", "nobody", "hospital", *ROOMS],
}
"""What a field of a pick may be tried with; other fields hold a number or several words."""
ROOM_FIELDS = ("room", "beside", "use", "deed")
SEVERAL: dict[str, list[Any]] = {"rooms": [*ROOMS, "hospital"], "gear": [*GEAR]}


class GharkaneBeside(Beside):
    """A game of Gharkane and its referee."""

    PACKAGE = PACKAGE
    IDLE = ("Done", "Pass", "Stay")
    BAGS = ("rooms", "gear", "heroes", "leaders", "events")

    def begin(self, dealt: Facts, record: Any, edition: int) -> Referee:
        told = plain((record or Record()).model_dump())
        parts = [part and Facts(**part) for part in told.pop("seats")]
        for part in filter(None, parts):
            for things in ("rooms", "gear"):
                part_things = getattr(part, things)
                named = part_things and [Facts(**thing) for thing in part_things]
                setattr(part, things, named)
        for event in reversed(self.game.new_events):  # a record that leaves nothing to choose
            if event.name == "gear_drawn":
                (seat,) = event.secret or (event.facts["seat"],)  # open shelters
                piece = dealt.shelters[seat].gear.pop()
                dealt.equipment_pile.append(piece.id)
        return Referee(dealt, Facts(**told, seats=parts), edition)

    def is_bag(self, path: str) -> bool:
        """The shelters of a deal are a bag, those of the table are in the order of seats."""
        return super().is_bag(path) or (path.endswith(".shelters") and path != ".shelters")

    def seen_by(self, viewer: Any, everything: bool) -> Facts:
        return seen_by(self.referee, viewer, everything)

    def public_rows(self, rules: set[str]) -> set[str]:
        shown = self.game.variant.open_shelters or self.game.result is not None
        return rules if shown else {"score.events"}

    def tried(self, seat: int, pick: Pick) -> Pick:
        clan = self.referee.clan(seat)
        lived_in = sorted(clan.rooms, key=lambda room: not room.survivors)
        homes = dict.fromkeys(["hospital", *(room.id for room in lived_in)])
        order = [home for home in homes for _ in range(25)]
        kinds = self.referee.question(seat).kinds
        visit = any(kind.__name__ == "Forage" for kind in kinds)
        order += (
            self.referee.facts.display
            if visit
            else [piece.id for piece in clan.gear if not piece.repaired]
        )
        return tried(pick, order, self.dice)

    def domain(self, seat: int, kind: type, name: str) -> list[Any]:
        """Words of the seat's own rooms and equipment, or numbers."""
        clan = self.referee.clan(seat)
        own = {*clan.deal.rooms, *(thing.id for thing in (*clan.rooms, *clan.gear))}
        if name not in WORDS:
            return [*own & {*GEAR}, "none", "all"] if name == "gear" else [*range(11)]
        if name == "origin":
            return [hero.place for hero in clan.heroes]
        return [
            word
            for word in WORDS[name]
            if word in own or word not in (ROOMS if name in ROOM_FIELDS else GEAR)
        ]


def tried(pick: Pick, order: list[str], dice: Random) -> Pick:
    """Return a pick of the same kind with one field changed; several words are in this order."""
    names = names_of(type(pick))
    if not names:
        return pick
    name = dice.choice(names)
    value = getattr(pick, name)
    if isinstance(value, tuple):
        kept = tuple(item for item in value if dice.random() < 0.7)
        more = dice.choices(SEVERAL[name], k=dice.randrange(3))
        named: list[str] = []
        for word in (*order, *kept, *more):
            if (*kept, *more).count(word) > named.count(word):
                named.append(word)
        return dataclasses.replace(pick, **{name: tuple(named)})  # type: ignore[type-var]
    if isinstance(value, int) and name != "force":
        return dataclasses.replace(pick, **{name: max(0, value + dice.choice([-2, -1, 1, 2, 5]))})  # type: ignore[type-var]
    words = [*GEAR, "none", "all"] if name == "gear" and "MoveHero" in str(type(pick)) else None
    words = words or WORDS.get(name) or [*GEAR]
    return dataclasses.replace(pick, **{name: dice.choice(words)})  # type: ignore[type-var]


def record_of(seats: int, seed: int) -> Record:
    """Return the record of a random game after some of its days, with fields left out."""
    dice = Random(seed)
    whole = PACKAGE.record(random_game(PACKAGE, seats, seed, 160 * seats), EVERYTHING)
    parts = []
    for part in whole.seats:
        gone: list[str] = [name for name in Megapole.model_fields if dice.random() < 0.3]
        stores = {what: n for what, n in (part.stores or {}).items() if dice.random() < 0.9}
        left_out: dict[str, Any] = dict.fromkeys(gone)
        traits = {"ardence": dice.randrange(3), "resonance": dice.randrange(3)}
        brought = {name: dice.randrange(2) for name in things_brought("gharkane")}
        known = {"stores": stores, "brought": brought, **left_out, **traits}
        parts.append(part.model_copy(update=known))
    fields: dict[str, Any] = {"seats": tuple(parts), "first": dice.choice([None, whole.first])}
    return Record(**{**dict(whole), **fields})


def play(seats: int, seed: int, player: str, recorded: bool = False) -> None:
    """Play a whole game between computers of a kind."""
    record = record_of(seats, seed) if recorded else None
    play_beside(GharkaneBeside, seats, seed, player, record)
