"""Small tables for tests: seat 0 is the Sins, heroes are where a test puts them, at this step,
settled; and dice that fall as a test says."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from engine.games.the_others import PACKAGE as others
from engine.games.the_others.content import EDITION, HERO_DIE, KINDS, NUMBERS, monster
from engine.games.the_others.fights import rolls
from engine.games.the_others.heroes import board
from engine.games.the_others.heroes.turn import Act
from engine.games.the_others.options import Options
from engine.games.the_others.record import Record, SeatRecord
from engine.games.the_others.rounds import Turns
from engine.games.the_others.state import Hero, TheOthers, Turn, Variant
from engine.kernel import Step, pending, start
from tests.asking import asked as asked
from tests.asking import do as do
from tests.asking import offers as offers
from tests.asking import refused as refused
from tests.asking import seen as seen


def hero(id: str = "vigie", place: str = "a2", seat: int = 1, **more: Any) -> Hero:
    """A hero with two turns."""
    return Hero(id, seat, place, **{"turns": NUMBERS.turns, **more})


def laid(
    *heroes: Hero,
    seats: int = 3,
    sin: str = "wrath",
    group: str = "choristers",
    story: str = "terror",
    layout: str = "a",
    edition: int = EDITION,
    monsters: dict[str, str] | None = None,
    dead: str = "",
    hand: str = "",
    steps: Sequence[Step[Any]] | None = None,
    **more: Any,
) -> TheOthers:
    """A table in its first round: the first hero's turn begins unless other steps are given."""
    team = list(heroes) or [hero(), hero("bastien", "a2", 2)]
    game = TheOthers(
        seats=seats,
        seed=1,
        edition=edition,
        variant=Variant(story=story, layout=layout, sin=sin),
        sins=0,
        sin=sin,
        group=group,
        story=story,
        layout=layout,
        heroes=team,
        dead=dead.split(),
        hand=hand.split(),
        **{"reserve": ["saba", "odon"], "reactions": 2, "round": 1, **more},
    )
    game.box = [kind for kind in KINDS for _ in range(monster(sin, kind).count)]
    for kind in dead.split():
        game.box.remove(kind)
    for place, kinds in (monsters or {}).items():
        for kind in kinds.split():
            game.box.remove(kind)
            game.put_monster(kind, place)
    game.agenda.extend((steps if steps is not None else [Turns()])[::-1])
    return start(game)


def acting(*heroes: Hero, left: int = 2, **more: Any) -> TheOthers:
    """The first of these heroes is in its turn, and no window is open."""
    team = list(heroes) or [hero()]
    turn = Turn(team[0].id, left)
    return laid(*team, turn=turn, steps=[Act(team[0].seat, team[0].id)], **more)


class Dice:
    """Faces in the order in which they fall; blanks once they have run out."""

    def __init__(self) -> None:
        self.mine: list[str] = []
        self.theirs: list[str] = []
        self.thrown: list[tuple[str, int]] = []
        """Whose dice, and how many of them, by throw."""

    def throw(self, game: TheOthers, die: Any, count: int) -> list[str]:
        """The next faces of such dice."""
        game.reveal()
        own = die is HERO_DIE
        self.thrown.append(("hero" if own else "sin", count))
        faces = self.mine if own else self.theirs
        taken = [*faces[:count], *["blank"] * (count - len(faces))]
        del faces[:count]
        return taken

    def set(self, mine: str = "", theirs: str = "") -> None:
        """What falls next, on hero dice and on sin dice."""
        self.mine, self.theirs = mine.split(), theirs.split()


@pytest.fixture(name="dice")
def fixed_dice(monkeypatch: pytest.MonkeyPatch) -> Dice:
    """Dice that fall as the test says."""
    dice = Dice()
    for module in (rolls, board):
        monkeypatch.setattr(module, "throw", dice.throw)
    return dice


def asks(game: TheOthers) -> str:
    """The name of the first open question; empty if the game is over."""
    found = pending(game)
    return type(found[0][0]).__name__ if found else ""


def fresh(seats: int = 3, seed: int = 1, **options: Any) -> TheOthers:
    """A new game in which seat 0 is the Sins."""
    record = Record(seats=(SeatRecord(side="sins"),))
    the_others: TheOthers = others.begin(seats, seed, Options(**options), record)
    return the_others
