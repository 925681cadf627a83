"""The final message of a table: the winners, the points, and the sources of the deal."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Final

from bot.discord.components.parts import Item, Page
from bot.discord.pages.tables import over_row
from bot.present.pictures import Illustration
from bot.render.happenings import happenings
from bot.render.lines import block
from bot.render.panel import Panel
from bot.render.scores import score_text, winners_text
from bot.slots import Feature, Slot
from bot.table import TableInfo
from bot.table.message_data import MessageContent
from bot.texts import Said, Texts

if TYPE_CHECKING:
    from bot.discord.context import BotContext

OVER_PARTS: Final[Slot[Callable[[MessageContent, Texts], Sequence[tuple[str, str]]]]] = Slot()
"""Adds (title, text) to the final message of a game that was played to its end."""
OVER_LAST_ITEMS: Final[Slot[Callable[[TableInfo, Texts], Sequence[Item]]]] = Slot()
"""Adds buttons behind those under the final message."""
OVER_ROWS: Final[Slot[Callable[[BotContext, TableInfo, Texts], Sequence[Item]]]] = Slot()
"""Adds a row of buttons under the final message and under the pages of its replay."""


def ended_page(
    now: MessageContent,
    texts: Texts,
    plain: Texts,
    shown: Illustration | None = None,
    *,
    features: Sequence[Feature] = (),
) -> Page:
    """Return the final message: winners, every seat's points by rule, unless the picture shows
    them, the sources of the deal, and what `features` add."""
    table = now.table
    points = block(score_text(plain, now.scores, None, final=True), 3500)
    footer = "" if now.deal is None else texts.say("deal-revealed", secret=Said(now.deal.secret))
    if table.result is None:
        panel = Panel(
            texts.say("cancelled-title"), texts.say("end-early"), footer=footer, board=points
        )
    else:
        text = winners_text(texts, table.result, now.scores)
        stopped = now.game_view is not None and now.game_view.result is None
        if conceded := [texts.seat(s.seat) for s in table.seated if s.conceded]:
            names = Said(texts.listed(conceded))
            text = f"{text}\n{texts.say('end-conceded', names=names, n=len(conceded))}"
        if stopped:
            text = f"{texts.say('end-stopped')}\n{text}"
        parts = OVER_PARTS.gather(features, now, texts)
        if events_text := happenings(texts, now.lines, 1000):
            parts.append((texts.say("dashboard-happened"), events_text))
        title = texts.say("end-title", game=Said(texts.say("game-name")))
        title = texts.say("cancelled-title") if stopped else title
        panel = Panel(title, text, tuple(parts), footer, "" if shown else points)
    return Page(panel=panel, rows=(ended_row(features, table, texts),), picture=shown)


def ended_row(features: Sequence[Feature], table: TableInfo, texts: Texts) -> tuple[Item, ...]:
    """Return the buttons for an ended game, under its final message."""
    more = OVER_LAST_ITEMS.gather(features, table, texts)
    return (*over_row(features, table, texts), *more)


def more_rows(context: BotContext, table: TableInfo, texts: Texts) -> tuple[tuple[Item, ...], ...]:
    """Return the rows that features add under an ended game's final message and replay."""
    rows = (tuple(make(context, table, texts)) for make in OVER_ROWS.of(context.features))
    return tuple(row for row in rows if row)
