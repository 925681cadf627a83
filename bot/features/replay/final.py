"""The picture of a finished game: who won, three scenes, the points by rule and their growth, and
each seat's title."""

from __future__ import annotations

import asyncio
from functools import partial

from bot.discord.context import BotContext, Localized
from bot.features.replay.film import Film, Films, position_at
from bot.features.titles.page import shown_titles, title_lines
from bot.games import face
from bot.present.pictures import Illustration, alt_text
from bot.render.ended import Ended, Scene, charted, most_telling
from bot.render.happenings import seen_events
from bot.render.scores import score_text, standings, winners_text
from bot.table import TableInfo
from bot.table.message_data import MessageContent
from bot.table.saving import event_from_json
from bot.texts import Texts
from engine.kernel import Score


async def end_picture(
    context: BotContext, now: MessageContent, localized: Localized
) -> Illustration | None:
    """Return the picture under the final message of a game that was played to its end. Without a
    film, because its moves no longer give the same game, it has neither scenes nor a curve."""
    assert now.game_view is not None
    scenes, growth, deeds = list[Scene](), list[tuple[int, ...]](), list[Score]()
    if (known := await context.tables.of(Films).known(now.table.id)) is not None:
        scenes = await asyncio.to_thread(scenes_of, *known)
        chapters = known[1].chapters
        growth = [chapter.points for chapter in chapters]
        if told := face(now.table.game).deeds:
            lines = [chapter.lines(None) for chapter in chapters]
            deeds, growth = charted(told, lines, len(now.scores))
    winners, titles = now.table.result or (), shown_titles(now)
    ended = Ended(now.game_view, now.scores, growth, winners, titles, scenes, deeds)
    alt = partial(ended_alt, ended, localized.plain)
    return await context.pictures.shown("final", ended, localized.plain, alt)


def scenes_of(table: TableInfo, film: Film) -> list[Scene]:
    """Return the most telling scenes of a game."""
    seen = (
        (number, event)
        for number, move in enumerate(film.moves)
        for event in seen_events([event_from_json(data) for data in move.events], None)
    )
    topics = face(table.game).scenes
    return [
        Scene(
            position_at(table, film, film.chapter_at(at), at).view(None), event, topics[event.name]
        )
        for at, event in most_telling(topics, seen, len(film.moves))
    ]


def ended_alt(ended: Ended, plain: Texts) -> str:
    """Return the picture's alternative text: winners, totals, titles, scenes, points by rule."""
    totals = "\n".join(standings(plain, ended.scores))
    winners = winners_text(plain, ended.winners, ended.scores).replace("**", "")
    called = "\n".join(title_lines(plain, ended.titles))
    scenes = "\n".join(f"{scene.label(plain)} · {scene.told(plain)}" for scene in ended.scenes)
    points = score_text(plain, ended.deeds or ended.scores, None, final=True)
    return alt_text(*filter(None, (winners, totals, called, scenes)), points)
