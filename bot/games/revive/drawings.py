"""The pictures of this game."""

from __future__ import annotations

from bot.games import Drawings
from bot.games.revive.map_picture import VARIED
from bot.games.revive.table_picture import draw_board
from bot.games.revive.tribe_picture import draw_sheet, draw_tribe
from bot.render.ended import Actor, Staging
from bot.render.happenings import SeenEvent
from engine.games.revive.view import ReviveView

_OWN_FIELDS = frozenset({"card", "cards", "slot", "resource", "track", "tech"})


def _tribe(view: ReviveView, seat: int) -> str:
    return view.tribes[seat].id


def _staging(view: ReviveView, event: SeenEvent) -> Staging:
    facts, seat = event.facts, event.facts["seat"]
    tribe = Actor(_tribe(view, seat), seat)
    if event.name == "explored":
        first, *others = (f"hex_{one}{'_0' * (one in VARIED)}" for one in facts["spaces"])
        return Staging("horizon", first, (*map(Actor, others[:1]), tribe))
    if event.name == "populated":
        return Staging("horizon", "hex_city", (tribe,))
    return Staging("horizon", "hex_field", (Actor(facts["size"]), tribe))


DRAWINGS = Drawings(
    draw_board,
    draw_sheet,
    tableau=draw_tribe,
    own=_OWN_FIELDS,
    figure=_tribe,
    staging=_staging,
)
