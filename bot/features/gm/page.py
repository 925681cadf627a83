"""What everybody sees of a game master on the pages of a table."""

from __future__ import annotations

from bot.discord.components.ids import form_id, master_id
from bot.discord.components.parts import Item, button
from bot.discord.pages.tables import master_text
from bot.render.seats import tag
from bot.table import Seated, TableInfo
from bot.texts import Said, Texts


def lobby_items(table: TableInfo, texts: Texts) -> list[Item]:
    """The way to who leads the game."""
    return [button(texts.say("button-master"), master_id(table.id, "master"))]


def seat_items(table: TableInfo, own: Seated, texts: Texts) -> list[Item]:
    """The way to name one's own character."""
    return [button(texts.say("button-character"), form_id(table.id, "character", str(own.seat)))]


def master_part(table: TableInfo, texts: Texts) -> tuple[tuple[str, str], ...]:
    """Who leads the game, with the seat that they tell, and who asks to, under its title; nothing
    where nobody does."""
    who = [master_text(table)]
    who.append(rival_text(table, texts))
    if table.master_asked is not None:
        who.append(texts.say("master-asks", who=Said(f"<@{table.master_asked}>")))
    text = "\n".join(filter(None, who))
    return ((texts.say("master-title"), text),) if text else ()


def rival_text(table: TableInfo, texts: Texts) -> str:
    """The seat that the game master tells, by its name in the fiction; empty if there is none."""
    own = table.own_seat
    if own is None:
        return ""
    name = texts.written(table.characters[own] or texts.names[own])
    return texts.say("master-tells", letter=Said(tag(own)), name=name)
