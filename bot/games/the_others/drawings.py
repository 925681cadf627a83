"""The pictures of this game."""

from __future__ import annotations

from bot.games import Drawings
from bot.games.the_others.city_picture import draw_city
from bot.games.the_others.hero_picture import draw_sheet
from bot.games.the_others.place_picture import figure_of, scene_of
from bot.games.the_others.team_picture import draw_team
from bot.model.person import Screen
from bot.render.draw.picture import Picture
from bot.render.ended import Actor, Staging
from bot.render.happenings import SeenEvent
from bot.texts import Texts
from engine.games.the_others.view import OthersView

SCENE_HEAT = 1
"""Of the street where a scene of the end takes place."""
_OWN_FIELDS = frozenset({"card", "drop"})


def draw_board(view: OthersView, texts: Texts, screen: Screen = "channel") -> Picture:
    """Draw the public table: sides and team during setup, then the city."""
    return (draw_city if view.round else draw_team)(view, texts, screen)


def _leader(view: OthersView, seat: int) -> str:
    if seat == view.sins:
        return view.sin
    return next((hero.id for hero in view.heroes if hero.seat == seat), "")


def _staging(view: OthersView, event: SeenEvent) -> Staging:
    facts = event.facts
    space = next(space for space in view.spaces if space.id == facts["place"])
    if "monster" in facts:
        actors = [Actor(figure_of(facts["monster"], view))]
        if event.name == "killed":
            actors.append(Actor("grave"))
    elif "hero" in facts:
        actors = [Actor(facts["hero"], facts["seat"])]
        if event.name == "died":
            actors.append(Actor("grave"))
    else:
        actors = [Actor("civilian")]
    return Staging(scene_of(space, SCENE_HEAT), "", tuple(actors))


DRAWINGS = Drawings(
    draw_board,
    draw_sheet,
    own=_OWN_FIELDS,
    figure=_leader,
    staging=_staging,
)
