"""The picture of a game that is over: the points by rule, how they grew, and each seat's title."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from bot.discord.house import House, Reading
from bot.features.score_history.service import ScoreHistory
from bot.features.titles.page import title_lines
from bot.features.titles.service import kept_titles
from bot.present.pictures import Illustration, alt_text
from bot.render.scores import score_text, standings, winners_text
from bot.table.showing import Shown
from bot.texts import Texts
from engine.kernel import Score


async def end_picture(house: House, now: Shown, reading: Reading) -> Illustration | None:
    """The picture under the last word of a game that was played to its end."""
    winners, titles = now.table.result or (), kept_titles(now.facts)
    growth = await house.tables.of(ScoreHistory).points(now.table.id)
    alt = partial(ended_alt, winners, now.scores, titles, reading.raw)
    return await house.pictures.final(now.scores, growth, winners, titles, reading.raw, alt)


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
