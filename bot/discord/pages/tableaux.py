"""The public cards of a seat, for anybody at the table."""

from __future__ import annotations

from bot.discord.components.ids import table_id
from bot.discord.components.parts import Page, button, in_rows
from bot.discord.pages.tables import dashboard_title
from bot.games import face
from bot.present.pictures import Illustration
from bot.render.lines import block
from bot.render.panel import Panel
from bot.table import Refused, TableInfo
from bot.texts import Texts
from engine.kernel import View


def tableau_text(table: TableInfo, view: View, seat: int, plain: Texts) -> str:
    """Return the public cards of a seat, as text. Refused in a game whose board shows
    everything."""
    describe = face(table.game).tableau_text
    if describe is None:
        raise Refused("old-button")
    return describe(view, seat, plain)


def tableau_page(
    table: TableInfo,
    view: View,
    seat: int,
    texts: Texts,
    plain: Texts,
    shown: Illustration | None = None,
) -> Page:
    """Return the public cards of a seat: as a picture, with a button to the text, or as text; with
    a button for each seat."""
    board = "" if shown else block(tableau_text(table, view, seat, plain), 3900)
    items = [
        button(texts.seat(other), table_id(table.id, "tableau", other), disabled=other == seat)
        for other in range(view.seats)
    ]
    rows = in_rows(items)
    if shown:
        text = button(texts.say("button-text"), table_id(table.id, "tableau_text", seat))
        rows.append((text,))
    panel = Panel(texts.say("tableau-title", seat=seat), dashboard_title(view, plain), board=board)
    return Page(panel=panel, rows=tuple(rows), picture=shown)
