"""Where the ids of a seat's menu lead: to a pick that is played, or to another place of the menu.

Discord's buttons and the touch board both resolve a press here, so that neither offers more
than the other. All of it is about a question that is still open: who calls has compared revisions.
"""

from __future__ import annotations

from collections.abc import Sequence

from bot.discord.context import BotContext
from bot.discord.pages.levels import place_at
from bot.menu import COMPOSE, SELECT_ENTRIES, WHOLE_PICKS, Path, way_to
from bot.present.ahead import must_confirm
from bot.table import Asked, Refused
from bot.words import number
from engine.kernel import Pick


def made_at(asked: Asked, path: Path) -> Pick:
    """The pick that was put together at a place. Refused: "old-button" if none was."""
    here = place_at(asked, path) if path.steps and asked.picks else None
    if here is None or here.made is None:
        raise Refused("old-button")
    return here.made


def place_of(asked: Asked, index: int) -> Path:
    """The place of a legal pick. Refused: "old-button" for an index that there is not."""
    if index >= len(asked.picks):
        raise Refused("old-button")
    return way_to(asked.picks, index, asked.drafts, asked.asides)


def narrowed(asked: Asked, path: Path, values: Sequence[str]) -> Path:
    """One level deeper, by what was chosen in a select: of several things each is a bit. Refused:
    "old-button" for what no menu of ours offers."""
    if not asked.picks or place_at(asked, path).several is None:
        one = number(values[0]) if len(values) == 1 else None
        if one is None:
            raise Refused("old-button")
        return path.to(one)
    bits = {number(value, SELECT_ENTRIES) for value in values}
    if None in bits:
        raise Refused("old-button")
    return path.to(sum(1 << bit for bit in bits if bit is not None))


async def played_at_once(context: BotContext, asked: Asked, path: Path) -> int | None:
    """The legal pick to which a place leads, if it is the only one left and needs no second
    thought; None where the place is to be shown."""
    here = place_at(asked, path) if path.steps and asked.picks else None
    put_together = here is not None and (WHOLE_PICKS, COMPOSE) in here.chosen
    last = None if here is None or put_together else here.ready
    if last is None or must_confirm(await context.tables.pick_preview.with_preview(asked), last):
        return None
    return last
