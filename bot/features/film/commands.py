"""The button under a finished game that shows its film."""

from __future__ import annotations

from hashlib import sha256
from typing import Final

from bot.discord.access import LOOK, at_table
from bot.discord.components.ids import table_id
from bot.discord.components.parts import Item, Page, button
from bot.discord.context import Context
from bot.discord.progress import wait_with_progress
from bot.features.film.service import Films, captions, draw_film
from bot.games import face
from bot.present.pictures import Illustration, alt_text
from bot.render.lines import block
from bot.render.panel import Panel
from bot.table import TableInfo
from bot.texts import Texts


def over_items(table: TableInfo, texts: Texts) -> list[Item]:
    """Return the button to the film; a lesson and a game without pictures have none."""
    if table.learner is not None or not face(table.game).pictures:
        return []
    return [button(texts.say("button-film"), table_id(table.id, "film"))]


async def _show(ctx: Context, table: TableInfo, _: str) -> None:
    ctx.count("exports")
    stills = await ctx.tables.of(Films).stills(table.id)
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


BUTTONS: Final = (at_table("film", LOOK, _show),)
