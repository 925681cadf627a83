"""What the dice gave the heroes, and the Sins.

A burst throws another die, so only dice that came to another face are counted.
"""

from __future__ import annotations

from typing import Final

from engine.games.the_others.computer.odds import CLAW, FIST, SHIELD, TENTACLE
from engine.games.the_others.content import HERO_DIE, SIN_DIE
from engine.kernel import Seat
from engine.kit.dice import Die
from engine.luck import Chance, Fortune
from engine.titles import Finished


def _shown(faces: list[str], share: float, die: Die, *counted: str) -> Fortune | None:
    last = [face for face in faces if face != die.again]
    return Fortune(sum(face in counted for face in last), len(last) * share) if last else None


def _heroes(share: float, *counted: str) -> Chance:
    def drawn(over: Finished, seat: Seat) -> Fortune | None:
        rolls = [one for one in over.by_name.get("rolled", ()) if one["seat"] == seat]
        return _shown([face for one in rolls for face in one["dice"]], share, HERO_DIE, *counted)

    return Chance(counted[0], drawn)


def _sins(share: float, face: str) -> Chance:
    def drawn(over: Finished, seat: Seat) -> Fortune | None:
        if all(one["seat"] != seat for one in over.by_name.get("incarnated", ())):
            return None
        rolls = [*over.by_name.get("rolled", ()), *over.by_name.get("left_monsters", ())]
        return _shown([face for one in rolls for face in one["sin_dice"]], share, SIN_DIE, face)

    return Chance(face, drawn)


LUCK: Final = (
    _heroes(FIST, "fist", "both"), _heroes(SHIELD, "shield", "both"),
    _sins(CLAW, "claw"), _sins(TENTACLE, "tentacle"),
)  # fmt: skip
