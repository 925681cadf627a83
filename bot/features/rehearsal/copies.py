"""A copy of a game in which a person rehearses: dealt from what their seat knows, and played on."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, Final

from bot.schedule.jobs import Saved, load_saved
from engine import codec
from engine.kernel import (
    DISCARD_EVENTS,
    Event,
    Game,
    Pick,
    Seat,
    View,
    apply,
    decision,
    must_answer,
    play,
    question,
)
from engine.package import GamePackage
from engine.plans import Guard, Plan, Planned
from engine.players.one_deep import one_deep_pick
from engine.rng import below
from engine.undo import stays

OTHER_WORLDS: Final = 2
"""Other worlds in which a pick is made, to see whether its outcome is a guess."""
OTHERS_PICKS: Final = 160
"""Maximum picks of the others at once, until the seat is asked."""


@dataclass(frozen=True)
class Tried:
    """A pick in a copy."""

    seat: Seat
    pick: Pick
    question: str = ""
    """Class name of the question that the person answered; empty if the pick answers none, and for
    picks of the others."""
    by_hand: bool = True
    """Whether the person made it; False: a guess about another seat."""
    guessed: bool = False
    """Whether its outcome shows what the person could not know: at the table it may be
    different."""
    final: bool = False
    """Whether it cannot be taken back at the table."""

    def to_json(self) -> dict[str, Any]:
        """Return the pick as JSON data."""
        return {
            "seat": self.seat,
            "pick": codec.pick_to_json(self.pick),
            "question": self.question,
            "by_hand": self.by_hand,
            "guessed": self.guessed,
            "final": self.final,
        }

    @classmethod
    def from_json(cls, game: Game, data: Mapping[str, Any]) -> Tried:
        """Return the pick of this data. UnreadableSave for a pick that the game no longer has."""
        return cls(**{**data, "pick": codec.pick_from_json(game, data["pick"])})


Trail = tuple[Tried, ...]
"""All picks in a copy, in order."""


def try_in(
    package: GamePackage, game: Game, seat: Seat, pick: Pick, seed: int, *, known: bool
) -> tuple[Game, tuple[Event, ...], Tried]:
    """Return the copy after a pick of the person, its events, and what is stored. `game` stays as
    it is. `known`: the copy is the true game, so nothing is guessed. Raises IllegalMove.

    What comes out is guessed if luck decides it, or if the seat sees something else in one of
    several worlds that it cannot tell from this one (`redeal`).
    """
    asked = question(game, seat)
    after, events = apply(game, seat, pick)
    guessed = not known and after.barriers > game.barriers
    if not known and not guessed:
        seen = _seen(package, after, events, seat)
        others = (_seen_elsewhere(package, game, seat, pick, seed + n) for n in range(OTHER_WORLDS))
        guessed = any(other != seen for other in others)
    final = stays(game, after, seat, pick)
    name = "" if asked is None else type(asked).__name__
    return after, events, Tried(seat, pick, name, guessed=guessed, final=final)


def _seen(
    package: GamePackage, game: Game, events: Sequence[Event], seat: Seat
) -> tuple[Any, list[Any]]:
    return package.view(game, seat), [(event.name, event.seen_by(seat)) for event in events]


def _seen_elsewhere(
    package: GamePackage, game: Game, seat: Seat, pick: Pick, seed: int
) -> tuple[Any, list[Any]]:
    """Return what the seat sees of the pick in another world."""
    world: Game = replace(package.redeal(game, seat, seed), new_events=[])
    play(world, seat, pick)
    return _seen(package, world, world.new_events, seat)


def replay(game: Game, trail: Sequence[Tried]) -> tuple[Event, ...]:
    """Play this trail in place; return the events since the person's last pick, that included.
    Raises whatever the rules raise for a pick that they no longer take."""
    game.new_events = []
    for tried in trail:
        if tried.by_hand:
            game.new_events = []
        play(game, tried.seat, tried.pick)
    events = tuple(game.new_events)
    game.new_events = []
    return events


def others_until(saved: Saved, seats: Sequence[Seat], seed: int) -> list[tuple[Seat, Pick]]:
    """Return the picks of the others, as one-deep computers make them, until one of these seats
    must answer, the game ends, or there are `OTHERS_PICKS`. A job for a worker process."""
    game = load_saved(saved)
    game.new_events = DISCARD_EVENTS
    picks: list[tuple[Seat, Pick]] = []
    while len(picks) < OTHERS_PICKS and game.result is None:
        if any(must_answer(game, seat) for seat in seats):
            break
        seat, _, _ = decision(game)
        seed, chance = below(seed, 2**63)
        pick = one_deep_pick(game, seat, chance)
        picks.append((seat, pick))
        play(game, seat, pick)
    return picks


def taken_back(trail: Sequence[Tried]) -> Trail:
    """Return the trail without the person's last pick and what followed it."""
    last = max((n for n, tried in enumerate(trail) if tried.by_hand), default=len(trail))
    return tuple(trail[:last])


def first_guess(trail: Sequence[Tried]) -> int | None:
    """Return the index of the first pick whose outcome is guessed; None: nothing is."""
    return next((n for n, tried in enumerate(trail) if tried.guessed), None)


def planned(package: GamePackage, game: Game, trail: Sequence[Tried], seat: Seat) -> Plan:
    """Return the picks of a trail as lines of a plan, as far as the stretch of play goes to which a
    plan belongs, each with the conditions that held in the copy. `game`: the copy as it was dealt;
    changed in place."""
    stretch, lines = package.stretch(game), list[Planned]()
    for tried in trail:
        if package.stretch(game) != stretch:
            break
        if tried.by_hand and tried.question:
            guards = _held_guards(package, game, seat, tried.pick)
            lines.append(Planned(tried.question, tried.pick, guards, under=bool(lines)))
        play(game, tried.seat, tried.pick)
    return tuple(lines)


def _held_guards(package: GamePackage, game: Game, seat: Seat, pick: Pick) -> dict[str, Guard]:
    """Return each condition that a line with this pick may have, in its usual form if that holds
    now, else in the nearest that does; one without such a form is left out."""
    kinds = {name: kind for name, kind in package.GUARDS.items() if type(pick) in kind.about}
    if not kinds:
        return {}
    public = package.view(game, None)
    nearest = {name: _nearest_held(kind, public, seat, pick) for name, kind in kinds.items()}
    return {name: guard for name, guard in nearest.items() if guard is not None}


def _nearest_held(kind: type[Guard], public: View, seat: Seat, pick: Pick) -> Guard | None:
    forms = list(kind.ways().values())
    usual = forms.index(kind())
    near = sorted(forms, key=lambda form: abs(forms.index(form) - usual))
    return next((form for form in near if form.holds(public, seat, pick)), None)


def dealt(package: GamePackage, game: Game, seat: Seat, seed: int) -> Game:
    """Return a copy dealt from what this seat knows; the same in all games it cannot tell apart."""
    world: Game = package.redeal(game, seat, seed)
    return replace(world, barriers=0)  # the table's own count, in which unseen picks show
