"""Happy DayZ beside its referee."""

from __future__ import annotations

import dataclasses
from random import Random
from types import SimpleNamespace as Facts
from typing import Any

from engine.campaign import things_brought
from engine.games.happy_dayz import PACKAGE
from engine.games.happy_dayz.options import Options
from engine.games.happy_dayz.picks import Skip
from engine.games.happy_dayz.record import Community, Record
from engine.kernel import EVERYTHING, Pick, awaited, legal
from tests.happy_dayz.eyes import seen_by
from tests.happy_dayz.referee import CARDS, FACTIONS, RANDOM, SIDES, Referee, is_zombie, suit
from tests.laws.walks import options_of
from tests.referees.beside import Beside, names_of, play_beside, random_game


class HappyBeside(Beside):
    """A game of Happy DayZ and its referee."""

    PACKAGE = PACKAGE
    IDLE = ("Skip",)
    BAGS = ("known", "seen")

    def __init__(self, seats: int, seed: int, options: Any, edition: int, record: Any) -> None:
        self.options = options
        super().__init__(seats, seed, options, edition, record)

    def facts_of(self) -> Facts:
        """Return the facts, with who decides about the power drawn: a lot, in the first round.

        Of the cards whose place is public, only those that lie hidden say anything.
        """
        facts = super().facts_of()
        hidden = {*facts.reserve}
        for hand, shown in zip(facts.hands, facts.open, strict=True):
            hidden |= {*hand} - {*shown}
        facts.known = sorted(hidden & {*facts.known})
        facts.decider = next((s for s, name in awaited(self.game) if name == "AdoptFaction"), -1)
        return facts

    def begin(self, dealt: Facts, record: Any, edition: int) -> Referee:
        return Referee(dealt, self.options, record, list(self.game.new_events))

    def seen_by(self, viewer: Any, everything: bool) -> Facts:
        return seen_by(self.referee, viewer, everything)

    def words(self, seat: int, name: str) -> list[Any]:
        """Return what a field of a pick may name."""
        facts = self.referee.facts
        if name in ("to", "rival"):
            return [*range(facts.seats)]
        if name in ("faction", "second", "third", "old", "new"):
            return [*FACTIONS]
        if name == "side":
            return [*SIDES]
        held = [*facts.hands[seat], *self.referee.quarantine(seat), RANDOM]
        held += [played.card for played in facts.trick]
        if name == "zombie":
            return [card for card in held if is_zombie(card)] + CARDS[:1]
        return held

    def tried(self, seat: int, pick: Pick) -> Pick:
        names = names_of(type(pick))
        if not names:
            return pick
        name = self.dice.choice(names)
        words = self.words(seat, name)
        if self.dice.random() < 0.1:
            words = {"side": ["up"], "to": [-1, 9], "rival": [-1, 9]}.get(name, CARDS)
        return dataclasses.replace(pick, **{name: self.dice.choice(words)})  # type: ignore[type-var]

    def domain(self, seat: int, kind: type, name: str) -> list[Any]:
        return [*dict.fromkeys(self.words(seat, name))]


def record_of(seats: int, seed: int) -> Record:
    """Return the record of a random game after some tricks, with fields left out or changed."""
    dice = Random(seed)
    options = options_of(PACKAGE, seed)
    whole = PACKAGE.record(random_game(PACKAGE, seats, seed, 120 * seats, options), EVERYTHING)
    parts: list[Community | None] = []
    for part in whole.seats:
        assert part
        survivors = dice.choice([part.survivors, None, 0, 1, dice.randrange(100)])
        brought = {name: dice.randrange(2) for name in things_brought("happy_dayz")}
        known = part.model_copy(update={"survivors": survivors, "brought": brought})
        parts.append(known if dice.random() < 0.8 else None)
    factions = whole.factions or ()
    first = tuple(part.model_copy(update={"power": None}) for part in factions)
    fields: dict[str, Any] = {
        "seats": tuple(parts[: dice.randrange(seats + 1)]),
        "rounds": dice.choice([None, whole.rounds, 1, 3]),
        "factions": dice.choice([None, factions, first]) or None,
        "extras": dice.choice([None, whole.extras, ("bunker",), ("horde",)]),
    }
    return whole.model_copy(update=fields)


def play(seats: int, seed: int, player: str, recorded: bool = False) -> None:
    """Play a whole game between computers of a kind."""
    record = record_of(seats, seed) if recorded else None
    play_beside(HappyBeside, seats, seed, player, record)


def play_the_reserve_out(seed: int) -> None:
    """Play a round in which Dogs and Preachers are led and nobody discards: it may empty the
    reserve, which random play never does."""
    options = Options(factions="dog_preacher_children", rounds="1")
    play_beside(HappyBeside, 5, seed, draw, None, options)


def draw(game: Any, seat: int, seed: int) -> Pick:
    """Return a pick at random among those that draw most from the reserve."""
    picks = legal(game, seat)
    match dict(awaited(game))[seat]:
        case "LeadCard":
            picks = [pick for pick in picks if draws(pick.card)] or picks
        case "FollowCard":
            picks = [pick for pick in picks if not draws(pick.card)] or picks[:1]
        case "Discard":
            picks = [Skip()]
    return Random(seed).choice(picks)


def draws(card: str) -> bool:
    return suit(card) in ("dog", "preacher")
