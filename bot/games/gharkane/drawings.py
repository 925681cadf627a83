"""The pictures of this game."""

from __future__ import annotations

from bot.games import Drawings
from bot.games.gharkane.board_picture import draw_board
from bot.games.gharkane.shelter_picture import draw_sheet
from bot.games.gharkane.ways_picture import draw_ways
from bot.render.ended import Actor, Staging
from bot.render.happenings import SeenEvent
from engine.games.gharkane.view import GharkaneView

_OWN_FIELDS = frozenset(
    {"room", "rooms", "beside", "use", "shelter", "leader", "give", "other", "get", "good", "what"}
)


def _leader(view: GharkaneView, seat: int) -> str:
    leader = view.table[seat].leader
    return f"leader_{leader}" if leader else ""


def _staging(view: GharkaneView, event: SeenEvent) -> Staging:
    facts, seat = event.facts, event.facts.get("seat")
    leader = Actor("" if seat is None else _leader(view, seat), seat)
    stagings: dict[str, tuple[str, tuple[Actor, ...]]] = {
        "hunted": (f"place_{facts.get('place')}", (Actor(facts.get("animal", "")), leader)),
        "slot_taken": ("place_haciendas", (leader, Actor("person_0"), Actor("person_5"))),
        "resolved": ("", (leader, Actor("person_8"), Actor("person_2"), Actor("person_10"))),
        "lost": ("place_sanedys", (leader, Actor("person_free_dim"))),
        "event_turned": ("place_sanedys", (Actor("person_3"), Actor("person_7"))),
    }
    place, actors = stagings[event.name]
    return Staging("shelter_sky", place, tuple(actor for actor in actors if actor.drawing))


DRAWINGS = Drawings(
    draw_board,
    draw_sheet,
    draw_ways,
    own=_OWN_FIELDS,
    figure=_leader,
    staging=_staging,
)
