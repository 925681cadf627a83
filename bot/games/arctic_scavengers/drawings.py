"""The pictures of this game."""

from __future__ import annotations

from bot.games import Drawings
from bot.games.arctic_scavengers.camp_picture import face_of
from bot.games.arctic_scavengers.hand_picture import draw_sheet
from bot.games.arctic_scavengers.table_picture import draw_board
from bot.render.ended import Actor, Staging
from bot.render.happenings import SeenEvent
from bot.render.marks import mark
from engine.games.arctic_scavengers.view import ArcticView

_OWN_FIELDS = frozenset({"card", "cards", "leader"})


def _staging(view: ArcticView, event: SeenEvent) -> Staging:
    facts, seat = event.facts, event.facts["seat"]
    tent = f"tent_{mark(seat).letter.lower()}_lit"
    won = {
        "gang_joined": facts.get("gang", ""),
        "prize_won": "contested",
        "struck": facts.get("card", ""),
        "fought": "brawler",
        "hired": facts.get("card", ""),
    }[event.name]
    leader = view.tribes[seat].leader
    actors = (Actor(won, None if leader else seat), Actor(leader, seat))
    return Staging("firelight", tent, tuple(actor for actor in actors if actor.drawing))


DRAWINGS = Drawings(
    draw_board,
    draw_sheet,
    own=_OWN_FIELDS,
    figure=lambda view, seat: face_of(view.tribes[seat]),
    staging=_staging,
)
