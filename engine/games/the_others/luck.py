"""Luck with dice, of the heroes and of the Sins.

A burst throws another die, so only dice with another final face are counted.
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
    final_faces = [face for face in faces if face != die.again]
    return (
        Fortune(sum(face in counted for face in final_faces), len(final_faces) * share)
        if final_faces
        else None
    )


def _heroes(share: float, *counted: str) -> Chance:
    def drawn(over: Finished, seat: Seat) -> Fortune | None:
        rolls = [facts for facts in over.by_name.get("rolled", ()) if facts["seat"] == seat]
        return _shown(
            [face for facts in rolls for face in facts["dice"]], share, HERO_DIE, *counted
        )

    return Chance(counted[0], drawn)


def _sins(share: float, face: str) -> Chance:
    def drawn(over: Finished, seat: Seat) -> Fortune | None:
        if all(facts["seat"] != seat for facts in over.by_name.get("incarnated", ())):
            return None
        rolls = [*over.by_name.get("rolled", ()), *over.by_name.get("left_monsters", ())]
        return _shown([face for facts in rolls for face in facts["sin_dice"]], share, SIN_DIE, face)

    return Chance(face, drawn)


LUCK: Final = (
    _heroes(FIST, "fist", "both"), _heroes(SHIELD, "shield", "both"),
    _sins(CLAW, "claw"), _sins(TENTACLE, "tentacle"),
)  # fmt: skip
