"""The pictures of this game."""

from __future__ import annotations

from bot.games import Drawings
from bot.games.happy_dayz.cards import face_of
from bot.games.happy_dayz.hand_picture import draw_sheet
from bot.games.happy_dayz.table_picture import draw_board
from bot.render.ended import Actor, Staging
from bot.render.happenings import SeenEvent
from engine.games.happy_dayz.content import FACTIONS
from engine.games.happy_dayz.view import DayzView

_OWN_FIELDS = frozenset({"card", "left", "right", "zombie"})


def _mascot(view: DayzView, seat: int) -> str:
    """Return the face of a seat's camp, from the game's factions: a different one for each seat."""
    factions = view.factions or FACTIONS[:3]
    return f"face_{factions[seat % len(factions)]}_{1 + seat // len(factions)}"


def _staging(view: DayzView, event: SeenEvent) -> Staging:
    facts, seat = event.facts, event.facts.get("seat")
    who = () if seat is None else (Actor(_mascot(view, seat), seat),)
    if event.name == "horde_reached":
        zombie = face_of(facts["card"], hard=view.hard)
        return Staging("ground", "stage_minus", (Actor(zombie), *who))
    if event.name == "gave_trick":
        to = Actor(_mascot(view, facts["to"]), facts["to"])
        return Staging("ground", "stage_plus", (*who, Actor("gift"), to))
    if event.name == "counted":
        return Staging("ground", "stage_plus", (*who, Actor("survivors")))
    faction = facts.get("new") or facts["faction"]
    return Staging("ground", "stage_plus", tuple(Actor(f"face_{faction}_{n}") for n in (1, 2, 3)))


DRAWINGS = Drawings(
    draw_board,
    draw_sheet,
    own=_OWN_FIELDS,
    figure=_mascot,
    staging=_staging,
)
