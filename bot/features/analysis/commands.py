"""Show the analysis of a finished game: the chances over time, the turning points, a page to
keep."""

from __future__ import annotations

import time
from dataclasses import replace
from functools import partial
from typing import Final

from bot.discord.access import LOOK, at_table
from bot.discord.components.ids import table_id
from bot.discord.components.parts import PRIMARY, Item, Page, button
from bot.discord.context import Context, Localized
from bot.discord.progress import wait_with_progress
from bot.features.analysis.service import Analysis, DecisivePick, GameAnalysis, TurningPoint
from bot.features.lessons.service import Progress
from bot.features.replay import positions
from bot.features.titles.page import title_lines
from bot.features.titles.service import titles_of
from bot.present.pictures import alt_text
from bot.present.report import as_told, figures_of
from bot.render.clocks import written_day
from bot.render.keepsake import Keepsake
from bot.render.lines import rule
from bot.render.panel import Panel
from bot.render.picks import pick_text
from bot.render.scores import winners_text
from bot.table import TableInfo
from bot.table.after.exports import ExportData
from bot.texts import Said, Texts, named_pair
from engine.games import GAMES

COURSE: Final = 5
"""Number of steps in the alternative text that describes a chance over time."""
CHANCE_STEP_PERCENT: Final = 5
"""Chances are rounded to this many percent: the playouts are no more precise."""


async def _show(ctx: Context, table: TableInfo, _: str) -> None:
    service = ctx.tables.of(GameAnalysis)
    if not service.works(table.id):  # checking its progress costs nothing
        ctx.count("exports")
    texts = (await ctx.private(table)).markdown
    analysis = await wait_with_progress(
        ctx, service.analysis(table.id), lambda: progress_page(*service.progress(table.id), texts)
    )
    export_data = await ctx.tables.exports.export(table.id, None)
    localized = await ctx.private(table)
    await ctx.answer(await page(ctx, export_data, analysis, localized))


def progress_page(before: int, done: float, texts: Texts) -> Page:
    """Return the progress of the running analysis."""
    if before:
        return Page(texts.say("hindsight-queued", n=before))
    return Page(texts.say("hindsight-working", done=percent(done)))


async def page(
    ctx: Context, export_data: ExportData, analysis: Analysis, localized: Localized
) -> Page:
    """Return what turned the game, in words, and everything as a picture where files may be
    sent."""
    texts, shown = localized.markdown, None
    keepsake = keepsake_of(export_data, analysis, localized.plain)
    if await ctx.wants_pictures():
        alt = partial(_alt, keepsake, localized.plain)
        shown = await ctx.bot.pictures.shown("keepsake", keepsake, localized.plain, alt)
    lines = turning_lines(analysis, _fiction(export_data, texts))
    parts = [(texts.say("keepsake-turns"), "\n".join(lines) or texts.say(_no_turns(analysis)))]
    if shown is None and keepsake.chances:
        parts.append((texts.say("keepsake-chances"), "\n".join(_courses(keepsake, texts))))
    notes = ["hindsight-note"] if shown is None else ["hindsight-note", "hindsight-picture"]
    footer = " ".join(map(texts.say, notes))
    panel = Panel(texts.say("hindsight-title"), "", tuple(parts), footer)
    there = () if analysis.swing is None else (_there(export_data, analysis.swing, texts),)
    return Page(panel=panel, picture=shown, rows=(there,) if there else ())


def _there(export_data: ExportData, swing: DecisivePick, texts: Texts) -> Item:
    """Return the button to the position before the pick that turned the game."""
    return button(
        texts.say("button-position"), positions.way(export_data.table, swing.ply), PRIMARY
    )


def _fiction(export_data: ExportData, texts: Texts) -> Texts:
    """Return texts with the fictional names, where the table has any."""
    return as_told(export_data.table, export_data.export.record.seats, texts)[0]


def turning_lines(analysis: Analysis, texts: Texts) -> list[str]:
    """Return what turned the game, then the other costly picks; empty if there are none."""
    lines = [line for _, line in _marked(analysis, texts)]
    return [line if n == 1 else f"{n}. {line}" for n, line in enumerate(lines, 1)]


def keepsake_of(export_data: ExportData, analysis: Analysis, texts: Texts) -> Keepsake:
    """Return the page of a finished game; `texts` give unescaped names."""
    result, scores = export_data.table.result or (), export_data.scores
    # a challenge is viewed on a later day
    of_day = Progress.of(export_data.table.learning).challenge
    date = of_day or export_data.export.written or time.strftime("%Y-%m-%d")
    game = Said(texts.say("game-name"))
    return Keepsake(
        texts.say("keepsake-title", game=game, date=written_day(texts, date)),
        winners_text(texts, result, scores, "final"),
        analysis.chances,
        _marked(analysis, replace(_fiction(export_data, texts), markdown=False)),
        texts.say(_no_turns(analysis)),
        figures_of(export_data, texts),
        tuple(result),
        tuple(title_lines(texts, titles_of(GAMES[export_data.table.game], export_data.finished))),
    )


def _no_turns(analysis: Analysis) -> str:
    """Return the id of the text that says why no turning point is shown."""
    return "hindsight-none" if analysis.known else "hindsight-unknown"


def _marked(analysis: Analysis, texts: Texts) -> tuple[tuple[int, str], ...]:
    """Return the ply and text of each turning point, the decisive one first."""
    swing = analysis.swing
    first = () if swing is None else ((swing.ply, swing_text(swing, texts)),)
    plies = [ply for ply, _ in first]
    return *first, *(
        (turn.ply, turn_text(turn, texts)) for turn in analysis.turns if turn.ply not in plies
    )


def when(turn: TurningPoint, texts: Texts) -> Said:
    """Return the chapter, and its part or phase."""
    if turn.part:
        return Said(texts.say("report-part", n=turn.chapter, part=turn.part))
    return Said(texts.say(f"phase-{turn.phase}", n=turn.chapter))


def swing_text(swing: DecisivePick, texts: Texts) -> str:
    """Return a sentence about where the game turned: whose chance fell by how much. Its figures
    come from one measurement: two picks in the same worlds, or before and after."""
    of = replace(texts, own=swing.seat)
    how = "better" if swing.better is not None else "pick" if swing.single else "moves"
    return texts.say(
        f"hindsight-swing-{how}",
        when=when(swing, texts),
        seat=swing.whose,
        by=swing.seat,
        pick=Said(pick_text(of, swing.pick)),
        better=Said("" if swing.better is None else pick_text(of, swing.better)),
        chance=percent(swing.chance),
        missed=percent(swing.missed),
    )


def turn_text(turn: TurningPoint, texts: Texts) -> str:
    """Return a turning point as one or two sentences."""
    of = replace(texts, own=turn.seat)
    return texts.say(
        "hindsight-turn",
        when=when(turn, texts),
        seat=turn.seat,
        pick=Said(pick_text(of, turn.pick)),
        better=Said("" if turn.better is None else pick_text(of, turn.better)),
        chance=percent(turn.chance),
        missed=percent(turn.missed),
    )


def percent(chance: float) -> int:
    """Return a chance in percent, rounded to its precision; halves are rounded up, so that a
    difference of whole steps stays one."""
    return CHANCE_STEP_PERCENT * int(100 * chance / CHANCE_STEP_PERCENT + 0.5)


def _courses(keepsake: Keepsake, texts: Texts) -> list[str]:
    """Return how each seat's chance developed, in a few figures; nothing if it is not known."""
    if not keepsake.chances:
        return []
    last = len(keepsake.chances) - 1
    some = [keepsake.chances[n * last // COURSE][1] for n in range(COURSE + 1)]
    courses = [[texts.say("share", n=percent(row[seat])) for row in some]
               for seat in range(len(some[0]))]  # fmt: skip
    return [
        named_pair(texts, texts.seat(seat), " · ".join(course))
        for seat, course in enumerate(courses)
    ]


def _alt(keepsake: Keepsake, texts: Texts) -> str:
    """Return the page as alternative text, each part under its heading."""
    turns = [f"{n}. {line}" for n, (_, line) in enumerate(keepsake.turns, 1)] or [keepsake.none]
    titles = [rule(texts.say("stat-title")), *keepsake.titles] if keepsake.titles else []
    parts = {
        "chances": _courses(keepsake, texts),
        "turns": turns,
        "figures": _figures(keepsake, texts),
    }
    lines = [
        line
        for part, sentences in parts.items()
        if sentences
        for line in (rule(texts.say(f"keepsake-{part}")), *sentences)
    ]
    return alt_text(keepsake.title, keepsake.won, *titles, *lines)


def _figures(keepsake: Keepsake, texts: Texts) -> list[str]:
    """Return each figure, seat by seat."""
    return [
        named_pair(texts, name, ", ".join(f"{texts.seat(n)} {cell}" for n, cell in enumerate(row)))
        for name, row in keepsake.figures
    ]


def end_items(table: TableInfo, texts: Texts) -> list[Item]:
    """Return the button to the analysis, if the game was played to its end."""
    if table.result is None or table.learner is not None:
        return []
    return [button(texts.say("button-hindsight"), table_id(table.id, "hindsight"))]


BUTTONS: Final = (at_table("hindsight", LOOK, _show),)
