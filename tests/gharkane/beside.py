"""Play whole games of the engine beside the referee, and compare after every pick."""

from __future__ import annotations

import dataclasses
import itertools
from collections.abc import Iterator
from functools import cache
from random import Random
from types import SimpleNamespace as Facts
from typing import Any

from engine.games.gharkane import PACKAGE
from engine.games.gharkane.record import Megapole, Record
from engine.games.gharkane.state import Gharkane
from engine.kernel import (
    EVERYTHING,
    Event,
    IllegalMove,
    Pick,
    Viewpoint,
    apply,
    awaited,
    legal,
    question,
)
from engine.players import PLAYERS
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
from tests.laws.walks import options_of

NOT_FACTS = {"seats", "seed", "edition", "agenda", "barriers", "here", "new_events"}
"""Fields of the state that the rulebook does not know: who is asked is compared by itself."""
VIEWED = 0.1
"""Share of the questions before which somebody's view is compared."""
ENUMERATED = 0.04
"""Share of the questions of which all picks are enumerated."""
REFUSED = 4
"""Picks a question of which most are not offered."""

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


def plain(value: Any) -> Any:
    """Return a value of the state as facts: no classes, no tuples."""
    if isinstance(value, str | int | Viewpoint) or value is None:
        return value
    if isinstance(value, dict):
        return {key: plain(item) for key, item in value.items()}
    if isinstance(value, list | tuple):
        return [plain(item) for item in value]
    return Facts(**{name: plain(getattr(value, name)) for name in names_of(type(value))})


@cache
def names_of(kind: Any) -> list[str]:
    """Return the fields of a dataclass."""
    return [field.name for field in dataclasses.fields(kind)]


def facts_of(game: Gharkane) -> Facts:
    """Return the public and hidden facts of a game."""
    names = [name for name in names_of(Gharkane) if name not in NOT_FACTS]
    facts = Facts(**{name: plain(getattr(game, name)) for name in names})
    facts.seats = game.seats
    return facts


def differences(path: str, ours: Any, theirs: Any) -> Iterator[str]:
    """Yield where two facts differ. The order counts in piles alone."""
    if isinstance(ours, Facts) and isinstance(theirs, Facts):
        ours, theirs = vars(ours), vars(theirs)
    if isinstance(ours, dict) and isinstance(theirs, dict):
        for key in sorted({*ours, *theirs}):
            yield from differences(f"{path}.{key}", ours.get(key), theirs.get(key))
        return
    if isinstance(ours, list) and isinstance(theirs, list):
        if path.endswith((".rooms", ".gear", ".heroes", ".shelters", ".leaders", ".events")) and (
            path != ".shelters"
        ):
            ours, theirs = sorted(ours, key=str), sorted(theirs, key=str)
        if len(ours) == len(theirs):
            for n, pair in enumerate(zip(ours, theirs, strict=True)):
                yield from differences(f"{path}[{n}]", *pair)
            return
    if ours != theirs:
        yield f"{path}: referee {ours!r}, engine {theirs!r}"


def told_by(events: tuple[Event, ...]) -> list[tuple[str, dict[str, Any], int | None]]:
    """Return events as the referee tells them: name, facts, and who alone sees them."""
    told: list[tuple[str, dict[str, Any], int | None]] = []
    for event in events:
        if not event.secret:
            told.append((event.name, dict(event.facts), None))
        for seat, facts in event.secret.items():
            told.append((event.name, {**event.facts, **facts}, seat))
    return told


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


def refusal(game: Gharkane, seat: int, pick: Pick) -> tuple[str, dict[str, Any]] | None:
    """Return why the engine refuses a pick, or None."""
    try:
        apply(game, seat, pick)
    except IllegalMove as refused:
        return refused.refusal.reason, dict(refused.refusal.figures)
    return None


class Disagreement(AssertionError):
    """The engine and the referee differ."""


class Beside:
    """A game and its referee."""

    def __init__(
        self, seats: int, seed: int, options: Any, edition: int, record: Record | None
    ) -> None:
        self.dice = Random(seed)
        if record is None:
            self.game = PACKAGE.new_game(seats, seed, options, edition)
        else:
            self.game = PACKAGE.begin(seats, seed, options, record, edition)
        told = plain((record or Record()).model_dump())
        parts = [part and Facts(**part) for part in told.pop("seats")]
        for part in filter(None, parts):
            for things in ("rooms", "gear"):
                part_things = getattr(part, things)
                named = part_things and [Facts(**thing) for thing in part_things]
                setattr(part, things, named)
        self.referee = Referee(facts_of(self.game), Facts(**told, seats=parts), edition)
        self.last: Any = None
        self.compare(tuple(self.game.new_events))
        self.game.new_events = []

    def fail(self, what: str, ours: Any, theirs: Any) -> None:
        lines = [
            f"{what} after {self.last}:",
            f"  referee: {ours}",
            f"  engine:  {theirs}",
            f"  asked: {[(s, n, question(self.game, s)) for s, n in awaited(self.game)]}",
            f"  state: {self.game}",
        ]
        raise Disagreement("\n".join(lines))

    def compare(self, events: tuple[Event, ...]) -> None:
        """Compare what was told, the facts, who is asked, and the points."""
        if self.referee.told != told_by(events):
            self.fail("events", self.referee.told, told_by(events))
        if self.referee.facts != self.referee.seen and (
            found := list(differences("", self.referee.facts, self.referee.seen))
        ):
            self.fail("facts", found, "")
        if self.referee.awaited() != awaited(self.game):
            self.fail("asked", self.referee.awaited(), awaited(self.game))
        for score in PACKAGE.score(self.game):
            points = {row.rule: row.points for row in score.rows}
            shown = self.game.variant.open_shelters or self.game.result is not None
            public = {row.rule for row in score.rows if row.public}
            if public != (set(points) if shown else {"score.events"}):
                self.fail("public points", shown, public)
            ties = tuple(figure for _, figure in score.ties)
            ours = self.referee.points(score.seat), self.referee.ties(score.seat)
            if ours != (points, ties):
                self.fail("points", ours, (points, ties))

    def compare_views(self) -> None:
        """Compare what somebody sees: a seat, a spectator, a game master."""
        viewer = self.dice.choice([*range(self.game.seats), None, EVERYTHING])
        seen = seen_by(self.referee, viewer, viewer is EVERYTHING)
        shown = plain(PACKAGE.view(self.game, viewer))
        if found := list(differences("", seen, shown)):
            self.fail(f"view of {viewer}", found, "")

    def compare_offers(self, seat: int) -> None:
        """Compare the picks offered, and some that differ from them in one field."""
        asked = self.referee.question(seat)
        offered = legal(self.game, seat)
        for pick in offered:
            if type(pick) not in asked.kinds or [*asked.objections(pick)]:
                self.fail(f"offered {pick}", [*asked.objections(pick)], "legal")
        clan = self.referee.clan(seat)
        homes = dict.fromkeys(["hospital", *(room.id for room in clan.rooms)])
        order = [home for home in homes for _ in range(25)]
        visit = any(kind.__name__ == "Forage" for kind in asked.kinds)
        order += (
            self.referee.facts.display
            if visit
            else [piece.id for piece in clan.gear if not piece.repaired]
        )
        tries = [tried(self.dice.choice(offered), order, self.dice) for _ in range(REFUSED)]
        tries.append(tried(tries[-1], order, self.dice))
        for pick in tries:
            ours, theirs = [*asked.objections(pick)], refusal(self.game, seat, pick)
            if (theirs is None) != (not ours) or (theirs is not None and theirs not in ours):
                self.fail(f"tried {pick}", ours, theirs or "legal")

    def compare_all(self, seat: int) -> None:
        """Compare the picks that the engine lists with all that have no objection, kind by kind.

        Composed kinds are left out: of those it lists a few.
        """
        asked, choice = self.referee.question(seat), question(self.game, seat)
        assert choice is not None
        for kind in asked.kinds:
            if kind in choice.composed:
                continue
            names = names_of(kind)
            domains = [self.domain(seat, name) for name in names]
            picks = [
                kind(**dict(zip(names, values, strict=True)))
                for values in itertools.product(*domains)
            ]
            ours = {pick for pick in picks if not [*asked.objections(pick)]}
            theirs = {pick for pick in choice.options(self.game, seat) if type(pick) is kind}
            if ours != theirs:
                self.fail(f"all {kind.__name__}", ours - theirs, theirs - ours)

    def domain(self, seat: int, name: str) -> list[Any]:
        """Return what a field may hold: words of the seat's own rooms and equipment, or numbers."""
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

    def play(self, seat: int, pick: Pick) -> None:
        """Play a pick in both, and compare."""
        self.last = seat, pick
        self.game, events = apply(self.game, seat, pick)
        self.referee.play(seat, pick, facts_of(self.game), list(events))
        self.compare(events)


def options_of_game(seed: int) -> Any:
    """Return the options of a game: those of the rulebook for seed 0, else drawn at random."""
    return options_of(PACKAGE, seed)


def record_of(seats: int, seed: int) -> Record:
    """Return the record of a random game after some of its days, with fields left out."""
    dice = Random(seed)
    game = PACKAGE.new_game(seats, seed, PACKAGE.Options())
    for _ in range(dice.randrange(4) * 40 * seats):
        if game.result is None:
            seat, _ = dice.choice(awaited(game))
            game, _ = apply(game, seat, dice.choice(legal(game, seat)))
    whole = PACKAGE.record(game, EVERYTHING)
    parts = []
    for part in whole.seats:
        gone: list[str] = [name for name in Megapole.model_fields if dice.random() < 0.3]
        stores = {what: n for what, n in (part.stores or {}).items() if dice.random() < 0.9}
        left_out: dict[str, Any] = dict.fromkeys(gone)
        traits = {"ardence": dice.randrange(3), "resonance": dice.randrange(3)}
        parts.append(part.model_copy(update={"stores": stores, **left_out, **traits}))
    fields: dict[str, Any] = {"seats": tuple(parts), "first": dice.choice([None, whole.first])}
    return Record(**{**dict(whole), **fields})


def play_beside(seats: int, seed: int, player: str, recorded: bool = False) -> None:
    """Play a whole game between computers of a kind, of each edition in turn."""
    edition = 1 + seed % PACKAGE.EDITION
    record = record_of(seats, seed) if recorded else None
    both = Beside(seats, seed, options_of_game(seed), edition, record)
    both.compare_views()
    while both.game.result is None:
        seat, _ = both.dice.choice(awaited(both.game))
        both.compare_offers(seat)
        if both.dice.random() < VIEWED:
            both.compare_views()
        if both.dice.random() < ENUMERATED:
            both.compare_all(seat)
        both.play(seat, PLAYERS[player](both.game, seat, both.dice.getrandbits(64)))
    both.compare_views()
