"""The last word of a table: who won, with what, and what it was dealt from."""

from __future__ import annotations

from collections.abc import Sequence

from bot.discord.components.ids import table_id
from bot.discord.components.parts import Item, Page, button
from bot.discord.pages.tables import over_row
from bot.model.deal import Deal
from bot.present.pictures import Illustration, alt_text
from bot.render.happenings import happenings
from bot.render.lines import block
from bot.render.panel import Panel
from bot.render.scores import score_text, standings, winners_text
from bot.table import Line, TableInfo
from bot.texts import Said, Texts
from engine.kernel import Score


def ended_page(
    table: TableInfo,
    scores: Sequence[Score],
    lines: Sequence[Line],
    texts: Texts,
    raw: Texts,
    shown: Illustration | None = None,
    deal: Deal | None = None,
) -> Page:
    """The last word: winners, every seat's points by rule, what it was dealt from, and the rematch
    button."""
    points = block(score_text(raw, scores, None, final=True), 3500)
    footer = "" if deal is None else texts.say("deal-revealed", secret=Said(deal.secret))
    if table.result is None:
        panel = Panel(
            texts.say("cancelled-title"), texts.say("end-early"), footer=footer, board=points
        )
    else:
        text = winners_text(texts, table.result, scores)
        told = happenings(texts, lines, 1000)
        parts = ((texts.say("dashboard-happened"), told),) if told else ()
        title = texts.say("end-title", game=Said(texts.say("game-name")))
        panel = Panel(title, text, parts, footer, points)
    return Page(panel=panel, rows=(ended_row(table, texts),), picture=shown)


def ended_row(table: TableInfo, texts: Texts) -> tuple[Item, ...]:
    """What may be done with a game that is over; with looking back, if it was played to its end."""
    row = over_row(table, texts)
    if table.result is None or table.learner is not None:
        return row
    return (*row, button(texts.say("button-hindsight"), table_id(table.id, "hindsight")))


def ended_alt(result: Sequence[int], scores: Sequence[Score], raw: Texts) -> str:
    """The end in words, for its picture: winners, then totals, then points by rule."""
    totals = "\n".join(standings(raw, scores))
    winners = winners_text(raw, result, scores).replace("**", "")
    return alt_text(winners, totals, score_text(raw, scores, None, final=True))
