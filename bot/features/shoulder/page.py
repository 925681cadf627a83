"""The public notices about a look over a shoulder, and the looker's page."""

from __future__ import annotations

from functools import partial

from bot.discord.components.ids import table_id
from bot.discord.components.parts import DANGER, PRIMARY, SUCCESS, Page, button
from bot.discord.context import BotContext, Localized
from bot.discord.pages.tables import sheet_alt
from bot.games import face
from bot.model.intents import Intent
from bot.render.lines import block
from bot.render.panel import Panel
from bot.table import TableInfo
from bot.texts import Said
from engine.kernel import View

MAX_SHEET_CHARS = 3_600
"""Maximum length of a sheet as text."""


def asked_page(intent: Intent, table: TableInfo, localized: Localized) -> Page:
    """Return the request to look, with the player's buttons."""
    texts, person = localized.markdown, intent.facts["person"]
    row = (
        button(
            texts.say("button-shoulder-grant"),
            table_id(table.id, "shoulder_grant", person),
            SUCCESS,
        ),
        button(
            texts.say("button-shoulder-end"), table_id(table.id, "shoulder_end", person), DANGER
        ),
    )
    return Page(_said("shoulder-asked", intent, localized), rows=(row,))


def granted_page(intent: Intent, table: TableInfo, localized: Localized) -> Page:
    """Return the public notice of a granted look; the looker can open it, and either of the two can
    end it."""
    texts, person = localized.markdown, intent.facts["person"]
    row = (
        button(
            texts.say("button-shoulder-look"), table_id(table.id, "shoulder_look", person), PRIMARY
        ),
        button(
            texts.say("button-shoulder-end"), table_id(table.id, "shoulder_end", person), DANGER
        ),
    )
    return Page(_said("shoulder-granted", intent, localized), rows=(row,))


def over_page(intent: Intent, table: TableInfo, localized: Localized) -> Page:
    """Return the notice after the end of a look."""
    return Page(_said("shoulder-ended", intent, localized))


async def hand_page(
    context: BotContext,
    table: TableInfo,
    view: View,
    localized: Localized,
    user: int,
    pictured: bool,
) -> Page:
    """Return the seat's own sheet, without buttons to play."""
    texts, plain = localized.markdown, localized.plain
    assert isinstance(view.viewer, int)
    picture, sheet = None, block(face(table.game).sheet_text(view, plain), MAX_SHEET_CHARS)
    settings = context.tables.person_settings
    if pictured and await settings.screen(user) is not None:
        alt = partial(sheet_alt, table, view, plain)
        picture = await context.pictures.shown("sheet", view, plain, alt)
    title, small = (
        texts.say(text_id, seat=view.viewer) for text_id in ("shoulder-title", "shoulder-small")
    )
    panel = Panel(title, footer=small, board="" if picture else sheet)
    row = (
        button(
            texts.say("button-shoulder-again"), table_id(table.id, "shoulder_look", user), PRIMARY
        ),
        button(texts.say("button-shoulder-end"), table_id(table.id, "shoulder_end", user), DANGER),
    )
    return Page(panel=panel, rows=(row,), picture=picture)


def _said(text_id: str, intent: Intent, localized: Localized) -> str:
    person = Said(f"<@{intent.facts['person']}>")
    return localized.markdown.say(text_id, seat=intent.facts["seat"], who=person)
