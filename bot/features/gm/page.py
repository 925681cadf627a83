"""The game master on the public pages of a table."""

from __future__ import annotations

from bot.discord.components.ids import form_id, master_id
from bot.discord.components.parts import Item, button
from bot.discord.pages.tables import master_text
from bot.render.seats import tag
from bot.table import Seated, TableInfo
from bot.texts import Said, Texts


def lobby_items(table: TableInfo, texts: Texts) -> list[Item]:
    """Return the button to the page about the game master."""
    return [button(texts.say("button-master"), master_id(table.id, "master"))]


def seat_items(table: TableInfo, own_seat: Seated, texts: Texts) -> list[Item]:
    """Return the button to name one's own character."""
    return [
        button(texts.say("button-character"), form_id(table.id, "character", str(own_seat.seat)))
    ]


def master_part(table: TableInfo, texts: Texts) -> tuple[tuple[str, str], ...]:
    """Return the game master, with the seat that they play, and the open request to lead; empty if
    there is neither."""
    lines = [master_text(table)]
    lines.append(rival_text(table, texts))
    if table.master_asked is not None:
        lines.append(texts.say("master-asks", who=Said(f"<@{table.master_asked}>")))
    text = "\n".join(filter(None, lines))
    return ((texts.say("master-title"), text),) if text else ()


def rival_text(table: TableInfo, texts: Texts) -> str:
    """Return the name of the seat that the game master plays; empty if there is none."""
    rival = table.own_seat
    if rival is None:
        return ""
    name = texts.written(table.characters[rival] or texts.names[rival])
    return texts.say("master-tells", letter=Said(tag(rival)), name=name)
