"""The public pages of a table: lobby, dashboard, final message."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from bot.discord.components.ids import table_id
from bot.discord.components.parts import PRIMARY, SECONDARY, SUCCESS, Item, Page, button, in_rows
from bot.games import face
from bot.model.facts import lacks_place
from bot.model.states import UNDER_WAY
from bot.present.pictures import Illustration, alt_text
from bot.render.clocks import clock_text, pace_text
from bot.render.happenings import happenings
from bot.render.lines import block
from bot.render.panel import Panel
from bot.render.phases import phase_text
from bot.render.seats import tag, temper
from bot.slots import Feature, Slot
from bot.table import Line, Seated, TableInfo
from bot.table.clocks.turn_forecast import TurnForecast
from bot.texts import Said, Texts, moment
from engine.kernel import View

NO_TIMING: Final = TurnForecast()
"""The forecast of a table without clocks."""


# --- players ------------------------------------------------------------------------------------


def master_text(table: TableInfo) -> str:
    """Return the game masters as Discord mentions; empty if there are none."""
    mentions = (
        f"<@{table.master_id}>" if table.master_id is not None else "",
        f"<@&{table.master_role}>" if table.master_role is not None else "",
    )
    return ", ".join(mention for mention in mentions if mention)


def seated_text(table: TableInfo, seated: Seated, texts: Texts) -> str:
    """Return the holder of a seat: a name, and the kind of computer if it is one; the fictional
    name, and whether the game master plays them."""
    name = texts.seat(seated.seat)
    if seated.kind != "human":
        kind = Said(texts.say(f"kind-{seated.kind}"))
        since = seated.regent_at
        if since is None:
            like = Said(temper(texts, table, seated.seat))
            name = texts.say("seated-computer", name=Said(name), kind=kind, temper=like)
        else:
            name = texts.say("seated-regent", name=Said(name), kind=kind, since=moment(since))
    if seated.character:
        character = texts.written(seated.character)
        name = texts.say("seated-character", name=Said(name), character=character)
    if seated.seat == table.own_seat:
        name = texts.say("seated-told", name=Said(name))
    return texts.say("seated-offered", name=Said(name)) if seated.offered else name


def seats_lines(table: TableInfo, texts: Texts) -> str:
    """Return the seats that a regent plays, and those that may be taken; empty if there are
    none."""
    return "\n".join(
        f"{tag(s.seat)} {seated_text(table, s, texts)}"
        for s in table.seated
        if s.regent_at is not None or s.offered
    )


# --- the running table --------------------------------------------------------------------------


BOARD_ITEMS: Final[Slot[Callable[[TableInfo, Texts], Sequence[Item]]]] = Slot()
"""Adds buttons under the public message of a started game; a green one comes first."""
BOARD_PARTS: Final[Slot[Callable[[TableInfo, Texts], Sequence[tuple[str, str]]]]] = Slot()
"""Adds (title, text) to that message."""


def dashboard_page(
    table: TableInfo,
    view: View,
    lines: Sequence[Line],
    texts: Texts,
    plain: Texts,
    shown: Illustration | None = None,
    absent: str = "",
    forecast: TurnForecast = NO_TIMING,
    features: Sequence[Feature] = (),
) -> Page:
    """Return board, awaited seats with deadlines, latest events, and what `features` add. `plain`
    gives unescaped names, for the board; it is a picture if there is one, with a button to the
    text."""
    board = "" if shown else block(face(table.game).board_text(view, plain), 3900)
    parts = [(texts.say("dashboard-awaited"), awaited_lines(view, texts, forecast))]
    if pace := pace_text(texts, forecast):
        parts.append((texts.say("dashboard-pace"), pace))
    if seats := seats_lines(table, texts):
        parts.append((texts.say("dashboard-seats"), seats))
    if absent:
        parts.append((texts.say("dashboard-absent"), absent))
    if events_text := happenings(texts, lines, 1000):
        parts.append((texts.say("dashboard-happened"), events_text))
    parts += BOARD_PARTS.gather(features, table, texts)
    title, text = dashboard_title(view, plain), ""
    if table.status == "paused":
        title = texts.say("dashboard-paused", title=Said(title))
        if table.disputed:
            text = texts.say("dashboard-disputed")
        elif table.missing:
            text = texts.say("dashboard-missing", what=missing_text(table, texts))
    panel = Panel(title, text, tuple(parts), texts.say("dashboard-footer"), board)
    row: list[Item] = [button(texts.say("game-sheet.button"), table_id(table.id, "sheet"))]
    if table.status != "paused":
        row.insert(0, button(texts.say("button-play"), table_id(table.id, "play"), PRIMARY))
    row += [button(texts.say("button-text"), table_id(table.id, "text"))] if shown else []
    if face(table.game).tableau_text is not None:
        row.append(button(texts.say("button-tableaux"), table_id(table.id, "tableau")))
    row += BOARD_ITEMS.gather(features, table, texts)
    row.sort(key=lambda item: getattr(item, "style", SECONDARY) != SUCCESS)
    return Page(panel=panel, rows=tuple(in_rows(row)), picture=shown)


def board_alt(table: TableInfo, view: View, plain: Texts) -> str:
    """Return the board's alternative text: the phase, the awaited seats, the pieces."""
    board = face(table.game).board_text(view, plain)
    return alt_text(dashboard_title(view, plain), awaited_lines(view, plain), board)


def board_page(
    table: TableInfo,
    view: View,
    texts: Texts,
    plain: Texts,
    shown: Illustration | None = None,
    changed: str = "",
) -> Page:
    """Return the board for the person who asked: as a picture, with a button to the text, or as
    text, below what has `changed`."""
    board = block(face(table.game).board_text(view, plain), 3900) if shown is None else ""
    parts = ((texts.say("dashboard-awaited"), awaited_lines(view, texts)),)
    text = button(texts.say("button-text"), table_id(table.id, "text"))
    rows = () if shown is None else ((text, symbols_button(table, texts)),)
    panel = Panel(dashboard_title(view, plain), changed, parts, board=board)
    return Page(panel=panel, rows=rows, picture=shown)


def dashboard_title(view: View, texts: Texts) -> str:
    """Return the game and its phase."""
    phase = phase_text(view, texts)
    return texts.say("dashboard-title", game=Said(texts.say("game-name")), phase=Said(phase))


def awaited_lines(view: View, texts: Texts, forecast: TurnForecast = NO_TIMING) -> str:
    """Return a line per awaited seat: the player, the question, and the clock."""
    lines = []
    for seat, name in view.awaited:
        awaited_for = Said(await_text(texts, name))
        line = texts.say("awaited-line", letter=Said(tag(seat)), seat=seat, what=awaited_for)
        if clock := clock_text(texts, forecast.clocks.get(seat)):
            line = texts.say("clock-line", line=Said(line), clock=Said(clock))
        lines.append(line)
    return "\n".join(lines) or texts.say("awaited-nobody")


def absence_lines(absences: Mapping[int, tuple[float, float]], now: float, texts: Texts) -> str:
    """Return a line per seat with an announced absence, with days only."""
    lines = []
    for seat, (begins, ends) in sorted(absences.items()):
        days = [moment(at, "D") for at in (begins, ends)]
        known = {"letter": Said(tag(seat)), "seat": seat, "ends": days[1]}
        if begins <= now:
            lines.append(texts.say("absent-now", **known))
        else:
            lines.append(texts.say("absent-ahead", begins=days[0], **known))
    return "\n".join(lines)


def await_text(texts: Texts, name: str) -> str:
    """Return what a person is awaited for."""
    return texts.say(f"await-{name}")


OVER_ITEMS: Final[Slot[Callable[[TableInfo, Texts], Sequence[Item]]]] = Slot()
"""Adds buttons wherever an ended game is shown."""


def over_row(features: Sequence[Feature], table: TableInfo, texts: Texts) -> tuple[Item, ...]:
    """Return the buttons for an ended game."""
    return tuple(OVER_ITEMS.gather(features, table, texts))


# --- the sheet ----------------------------------------------------------------------------------


DM_ITEMS: Final[Slot[Callable[[TableInfo, Texts], Sequence[Item]]]] = Slot()
"""Adds buttons to a seat's sheet in a direct message."""


def sheet_page(
    table: TableInfo,
    view: View,
    texts: Texts,
    plain: Texts,
    channel: str = "",
    shown: Illustration | None = None,
    forecast: TurnForecast = NO_TIMING,
    features: Sequence[Feature] = (),
) -> Page:
    """Return a seat's private sheet: as a picture, with a button to the text, or as text. In a
    direct message it names the channel. `features` add buttons."""
    title = texts.say("game-sheet.title")
    sheet = "" if shown else block(face(table.game).sheet_text(view, plain), 3800)
    is_awaited = any(seat == view.viewer for seat, _ in view.awaited)
    text = texts.say("sheet-your-turn" if is_awaited else "sheet-not-awaited")
    parts = [(texts.say("dashboard-awaited"), awaited_lines(view, texts, forecast))]
    if table.status != "running":
        text, parts = standstill_text(table, texts), []
    seated = next(s for s in table.seated if s.seat == view.viewer)
    away = seated.regent_at is not None and table.status in UNDER_WAY
    if away:
        assert seated.regent_at is not None
        text = texts.say("sheet-away", since=moment(seated.regent_at))
    footer = texts.say("sheet-footer", where=Said(channel)) if channel else ""
    panel = Panel(f"{title} — {dashboard_title(view, plain)}", text, tuple(parts), footer, sheet)
    items = [button(texts.say("button-play"), table_id(table.id, "play"), PRIMARY)]
    if table.status == "ended":
        items = [*over_row(features, table, texts)]
    elif away:
        items = [button(texts.say("button-back-again"), table_id(table.id, "back"), SUCCESS)]
    if shown:
        items.append(button(texts.say("button-text"), table_id(table.id, "sheet_text")))
    if channel:
        items += DM_ITEMS.gather(features, table, texts)
    rows = [tuple(items)]
    if shown:
        rows.append((symbols_button(table, texts),))
    return Page(panel=panel, rows=tuple(rows), picture=shown)


def symbols_button(table: TableInfo, texts: Texts) -> Item:
    """Return the button to what the symbols of the pictures mean."""
    return button(texts.say("button-symbols"), table_id(table.id, "symbols"))


def standstill_text(table: TableInfo, texts: Texts) -> str:
    """Return why nothing can be played: the game has ended, is paused, or waits for a ruling."""
    if table.status == "ended":
        return texts.say("menu-ended")
    if lacks_place(table):
        return texts.say("menu-missing", what=missing_text(table, texts))
    return texts.say("dashboard-disputed" if table.disputed else "menu-paused")


def missing_text(table: TableInfo, texts: Texts) -> Said:
    """Return what Discord refuses in the table's channel."""
    return Said(texts.say(f"missing-{table.missing}"))


def seen_alt(table: TableInfo, view: View, plain: Texts, kind: str) -> str:
    """Return the alternative text of a picture of this kind: the board, or else the viewer's
    sheet."""
    return (board_alt if kind == "board" else sheet_alt)(table, view, plain)


def sheet_alt(table: TableInfo, view: View, plain: Texts) -> str:
    """Return the sheet's alternative text."""
    return alt_text(dashboard_title(view, plain), face(table.game).sheet_text(view, plain))
