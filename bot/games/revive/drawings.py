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
UNMARKED = {
    "size": "the size of what is built, no thing on the board yet",
    "play.colour": "a card may have several colours, and picks name the one that counts",
    "adopt.card": "the two drawn scyphoz stand in the question alone",
    "convert.into": "points and devotion are counted, no things",
    "copy.card": "it lies before the rival, on that one's own sheet",
    "crate": "crates are counted; what is in them stands in the question alone",
    "light.hex": "a plain space is part of its site, which has a region as the tile",
    "recruit.card:deck": "the next citizen lies face down",
    "orient.card:deck": "the next citizen lies face down",
    "orient.card:": "no citizen comes with the tile",
    "lost:": "no artifact is lost",
    "take": "resources that come with the pick, not on the board yet",
    "tools": "machines have regions; crates are counted, what is in them is in the question",
    "way": "how the tile is turned, no thing",
}


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
    unmarked=UNMARKED,
)
