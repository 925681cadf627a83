"""What the table reads of who looks over whose shoulder, and what the looker sees."""

from __future__ import annotations

from functools import partial

from bot.discord.components.ids import table_id
from bot.discord.components.parts import BAD, GOOD, PRIMARY, Page, button
from bot.discord.house import House, Reading
from bot.discord.pages.tables import sheet_alt
from bot.games import face
from bot.model.intents import Intent
from bot.render.lines import block
from bot.render.panel import Panel
from bot.table import TableInfo
from bot.texts import Said
from engine.kernel import View

ROOM = 3_600
"""Characters of a sheet in words."""


def asked_page(intent: Intent, table: TableInfo, reading: Reading) -> Page:
    """Somebody asks to look: the player lets them, or not."""
    texts, person = reading.prose, intent.facts["person"]
    row = (
        button(
            texts.say("button-shoulder-grant"), table_id(table.id, "shoulder_grant", person), GOOD
        ),
        button(texts.say("button-shoulder-end"), table_id(table.id, "shoulder_end", person), BAD),
    )
    return Page(_said("shoulder-asked", intent, reading), rows=(row,))


def granted_page(intent: Intent, table: TableInfo, reading: Reading) -> Page:
    """A public notice says who looks; the looker looks, and either of the two ends it."""
    texts, person = reading.prose, intent.facts["person"]
    row = (
        button(
            texts.say("button-shoulder-look"), table_id(table.id, "shoulder_look", person), PRIMARY
        ),
        button(texts.say("button-shoulder-end"), table_id(table.id, "shoulder_end", person), BAD),
    )
    return Page(_said("shoulder-granted", intent, reading), rows=(row,))


def over_page(intent: Intent, table: TableInfo, reading: Reading) -> Page:
    """The page after the end of a look."""
    return Page(_said("shoulder-ended", intent, reading))


async def hand_page(
    house: House, table: TableInfo, view: View, reading: Reading, user: int, pictured: bool
) -> Page:
    """The seat's own sheet, and nothing to play with."""
    texts, raw = reading.prose, reading.raw
    assert isinstance(view.viewer, int)
    picture, sheet = None, block(face(table.game).sheet_text(view, raw), ROOM)
    if pictured:
        tall = (await house.tables.presence.person(user)).preferences.tall
        alt = partial(sheet_alt, table, view, raw)
        picture = await house.pictures.sheet(table.game, view, raw, alt, tall)
    title, small = (
        texts.say(text_id, seat=view.viewer) for text_id in ("shoulder-title", "shoulder-small")
    )
    panel = Panel(title, footer=small, board="" if picture else sheet)
    row = (
        button(
            texts.say("button-shoulder-again"), table_id(table.id, "shoulder_look", user), PRIMARY
        ),
        button(texts.say("button-shoulder-end"), table_id(table.id, "shoulder_end", user), BAD),
    )
    return Page(panel=panel, rows=(row,), picture=picture)


def _said(text_id: str, intent: Intent, reading: Reading) -> str:
    who = Said(f"<@{intent.facts['person']}>")
    return reading.prose.say(text_id, seat=intent.facts["seat"], who=who)
