"""A finished game as a GIF: what everybody saw at the end of each phase."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator, Sequence
from hashlib import sha256
from typing import Final, NamedTuple

from bot.discord.access import LOOK, at_table
from bot.discord.components.ids import table_id
from bot.discord.components.parts import Item, Page, button
from bot.discord.context import Context
from bot.discord.progress import wait_with_progress
from bot.features.replay.film import Film, Films
from bot.games import face
from bot.present.pictures import Illustration, alt_text
from bot.render.happenings import SeenEvent, happening, seen_events
from bot.render.lines import block
from bot.render.panel import Panel
from bot.render.phases import phase_text
from bot.table import TableInfo
from bot.table.saving import event_from_json, package_named
from bot.texts import Texts
from engine.kernel import View

MAX_STILLS: Final = 36
"""A game with more phases shows as many, evenly spread, the last one always."""


class PhaseEnd(NamedTuple):
    """The end of a phase, as everybody saw it, and the last event of it."""

    view: View
    last: SeenEvent | None


def over_items(table: TableInfo, texts: Texts) -> list[Item]:
    """Return the button to the GIF; a lesson and a game without pictures have none."""
    if table.learner is not None or not face(table.game).pictures:
        return []
    return [button(texts.say("button-film"), table_id(table.id, "film"))]


async def _show(ctx: Context, table: TableInfo, _: str) -> None:
    ctx.count("exports")
    table, film = await ctx.tables.of(Films).film(table.id)
    stills = await asyncio.to_thread(lambda: spread(list(stills_of(table.game, film))))
    localized = await ctx.private(table)
    texts, shown, lines = localized.markdown, None, ""
    told = [": ".join(said) for said in captions(stills, localized.plain)]
    if ctx.interaction.app_permissions.attach_files:
        work = ctx.tables.sessions.thinking.run(
            "long", draw_film, stills, localized.plain, table=table.id, person=ctx.user.id
        )
        making = Page(texts.say("film-making"))
        gif = await wait_with_progress(ctx, work, lambda: making)
        name = f"film-{sha256(gif).hexdigest()[:16]}.gif"
        shown = Illustration(gif, name, alt_text(*told))
    else:
        lines = block("\n".join(told))
    panel = Panel(texts.say("film-title"), lines, (), texts.say("film-note"))
    await ctx.answer(Page(panel=panel, picture=shown))


def stills_of(game_name: str, film: Film) -> Iterator[PhaseEnd]:
    """Yield the end of each phase, and of the game."""
    package, still = package_named(game_name), None
    for move, game in film.games():
        view = package.view(game, None)
        if still is not None and (still.view.phase, still.view.chapter) != (
            view.phase, view.chapter,
        ):  # fmt: skip
            yield still
            still = None
        seen = seen_events([event_from_json(data) for data in move.events], None)
        last = seen[-1] if seen else None
        still = PhaseEnd(view, last or (still.last if still else None))
    if still is not None:
        yield still


def spread(stills: Sequence[PhaseEnd]) -> list[PhaseEnd]:
    """Return at most `MAX_STILLS` of them, evenly spread, with the first and the last."""
    if len(stills) <= MAX_STILLS:
        return list(stills)
    last = len(stills) - 1
    return [stills[n * last // (MAX_STILLS - 1)] for n in range(MAX_STILLS)]


def captions(stills: Sequence[PhaseEnd], texts: Texts) -> list[tuple[str, str]]:
    """Return for each still its phase, and what happened last in words; `texts` without marks."""
    return [
        (phase_text(still.view, texts), "" if still.last is None else happening(texts, still.last))
        for still in stills
    ]


def draw_film(stills: Sequence[PhaseEnd], texts: Texts) -> bytes:
    """Return the film of a game with pictures as a GIF. A job for a worker process."""
    from bot.render.draw.film import Shot, film  # Pillow is loaded where it draws

    assert texts.game is not None
    drawings = face(texts.game).drawings
    assert drawings is not None
    told = captions(stills, texts)
    boards = [drawings.board(still.view, texts) for still in stills]
    return film([Shot(board, *said) for board, said in zip(boards, told, strict=True)])


BUTTONS: Final = (at_table("film", LOOK, _show),)
