"""The picture of a finished game: the points by rule, their growth, and each seat's title."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from bot.discord.context import BotContext, Localized
from bot.features.replay.film import Films
from bot.features.titles.page import shown_titles, title_lines
from bot.present.pictures import Illustration, alt_text
from bot.render.scores import score_text, standings, winners_text
from bot.table.message_data import MessageContent
from bot.texts import Texts
from engine.kernel import Score


async def end_picture(
    context: BotContext, now: MessageContent, localized: Localized
) -> Illustration | None:
    """Return the picture under the final message of a game that was played to its end."""
    winners, titles = now.table.result or (), shown_titles(now)
    growth = await context.tables.of(Films).points(now.table.id)
    alt = partial(ended_alt, winners, now.scores, titles, localized.plain)
    return await context.pictures.final(now.scores, growth, winners, titles, localized.plain, alt)


def ended_alt(
    result: Sequence[int], scores: Sequence[Score], titles: Sequence[str], plain: Texts
) -> str:
    """Return the picture's alternative text: winners, totals, titles, then points by rule."""
    totals = "\n".join(standings(plain, scores))
    winners = winners_text(plain, result, scores).replace("**", "")
    called = "\n".join(title_lines(plain, titles))
    return alt_text(
        *filter(None, (winners, totals, called)), score_text(plain, scores, None, final=True)
    )
