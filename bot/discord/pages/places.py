"""Where the ids of a seat's menu lead: to a pick that is played, or to another place of the menu.

Discord's buttons and the touch board both resolve a click here, so that neither offers more than
the other. The question is still open: callers have compared revisions.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from bot.discord.access import only, sent_number
from bot.discord.components.narrowing import narrowed
from bot.discord.context import BotContext
from bot.discord.pages.levels import place_at
from bot.menu import COMPOSE, WHOLE_PICKS, Path, way_to
from bot.present.ahead import must_confirm
from bot.table import Asked, Refused
from engine.kernel import Pick

SEAT_MENU: Final = frozenset({"pick", "made", "menu", "any", "narrow"})
"""The kinds of ids of a seat's menu."""


def goal_of(
    asked: Asked, kind: str, parts: Mapping[str, str], values: Sequence[str]
) -> Pick | Path:
    """Return the pick that an id of a seat's menu makes, or the place to which it and the chosen
    values lead. Refused: "old-button" for what no menu offers. NoSuchPlace."""
    if kind == "pick":
        index = int(parts["index"])
        if index >= len(asked.picks):
            raise Refused("old-button")
        return asked.picks[index]
    if kind == "any":
        chosen = sent_number(only(values))
        if chosen >= len(asked.picks):
            raise Refused("old-button")
        return way_to(asked.picks, chosen, asked.drafts, asked.asides)
    path = Path.parse(parts["path"])
    if kind == "menu":
        return path
    here = place_at(asked, path) if asked.picks else None
    if kind == "narrow":
        return narrowed(path, values, several=bool(here and here.several))
    if here is None or not path.steps or here.made is None:
        raise Refused("old-button")
    return here.made


def ready_at(asked: Asked, path: Path) -> int | None:
    """Return the legal pick to which a place leads, if it is the only one left there."""
    here = place_at(asked, path) if path.steps and asked.picks else None
    put_together = here is not None and (WHOLE_PICKS, COMPOSE) in here.chosen
    return None if here is None or put_together else here.ready


async def immediate_pick(context: BotContext, asked: Asked, path: Path) -> int | None:
    """Return the legal pick to which a place leads, if it is the only one left and needs no
    confirmation; None if the place must be shown."""
    last = ready_at(asked, path)
    if last is None or must_confirm(await context.tables.pick_preview.with_preview(asked), last):
        return None
    return last
