"""The last word of a table: who won, with what, and what it was dealt from."""

from __future__ import annotations

from collections.abc import Sequence

from bot.discord.components.ids import table_id
from bot.discord.components.parts import Item, Page, button
from bot.discord.pages.tables import over_row
from bot.present.pictures import Illustration, alt_text
from bot.render.happenings import happenings
from bot.render.lines import block
from bot.render.panel import Panel
from bot.render.scores import score_text, standings, winners_text
from bot.table import TableInfo
from bot.table.showing import Shown
from bot.texts import Said, Texts, named_pair
from engine.kernel import Score


def ended_page(now: Shown, texts: Texts, raw: Texts, shown: Illustration | None = None) -> Page:
    """The last word: winners, every seat's points by rule and title, what it was dealt from, and
    the rematch button."""
    table = now.table
    points = block(score_text(raw, now.scores, None, final=True), 3500)
    footer = "" if now.deal is None else texts.say("deal-revealed", secret=Said(now.deal.secret))
    if table.result is None:
        panel = Panel(
            texts.say("cancelled-title"), texts.say("end-early"), footer=footer, board=points
        )
    else:
        text = winners_text(texts, table.result, now.scores)
        called = "\n".join(title_lines(texts, now.titles))
        told = happenings(texts, now.lines, 1000)
        named = ((texts.say("stat-title"), called), (texts.say("dashboard-happened"), told))
        parts = tuple(part for part in named if part[1])
        title = texts.say("end-title", game=Said(texts.say("game-name")))
        panel = Panel(title, text, parts, footer, points)
    return Page(panel=panel, rows=(ended_row(table, texts),), picture=shown)


def ended_row(table: TableInfo, texts: Texts) -> tuple[Item, ...]:
    """What may be done with a game that is over; with looking back, if it was played to its end."""
    row = over_row(table, texts)
    if table.result is None or table.learner is not None:
        return row
    return (*row, button(texts.say("button-hindsight"), table_id(table.id, "hindsight")))


def title_lines(texts: Texts, titles: Sequence[str]) -> list[str]:
    """What each seat is called for what it did."""
    return [
        named_pair(texts, texts.seat(seat), texts.word(word))
        for seat, word in enumerate(titles)
        if word
    ]


def ended_alt(
    result: Sequence[int], scores: Sequence[Score], titles: Sequence[str], raw: Texts
) -> str:
    """The end in words, for its picture: winners, totals, titles, then points by rule."""
    totals = "\n".join(standings(raw, scores))
    winners = winners_text(raw, result, scores).replace("**", "")
    called = "\n".join(title_lines(raw, titles))
    return alt_text(
        *filter(None, (winners, totals, called)), score_text(raw, scores, None, final=True)
    )
