"""Where the ids of a seat's menu lead: to a pick that is played, or to another place of the menu.

Discord's buttons and the touch board both resolve a click here, so that neither offers more than
the other. The question is still open: callers have compared revisions.
"""

from __future__ import annotations

from collections.abc import Sequence

from bot.discord.components.narrowing import narrowed
from bot.discord.context import BotContext
from bot.discord.pages.levels import place_at
from bot.menu import COMPOSE, WHOLE_PICKS, Path, way_to
from bot.present.ahead import must_confirm
from bot.table import Asked, Refused
from engine.kernel import Pick


def composed_at(asked: Asked, path: Path) -> Pick:
    """Return the pick composed at a place. Refused: "old-button" if there is none."""
    here = place_at(asked, path) if path.steps and asked.picks else None
    if here is None or here.made is None:
        raise Refused("old-button")
    return here.made


def place_of(asked: Asked, index: int) -> Path:
    """Return the place of a legal pick. Refused: "old-button" for an invalid index."""
    if index >= len(asked.picks):
        raise Refused("old-button")
    return way_to(asked.picks, index, asked.drafts, asked.asides)


def narrow(asked: Asked, path: Path, values: Sequence[str]) -> Path:
    """Return the place one level deeper, see `narrowed`."""
    several = asked.picks and place_at(asked, path).several
    return narrowed(path, values, several=bool(several))


async def immediate_pick(context: BotContext, asked: Asked, path: Path) -> int | None:
    """Return the legal pick to which a place leads, if it is the only one left and needs no
    confirmation; None if the place must be shown."""
    here = place_at(asked, path) if path.steps and asked.picks else None
    put_together = here is not None and (WHOLE_PICKS, COMPOSE) in here.chosen
    last = None if here is None or put_together else here.ready
    if last is None or must_confirm(await context.tables.pick_preview.with_preview(asked), last):
        return None
    return last
