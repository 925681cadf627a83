"""The pages about a table that everybody sees: lobby, dashboard, the last word."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, Literal, get_args, get_origin

from bot.discord.components.ids import form_id, master_id, option_id, table_id
from bot.discord.components.parts import (
    BAD,
    GOOD,
    PRIMARY,
    Item,
    Option,
    Page,
    button,
    in_rows,
    select,
)
from bot.games import face
from bot.render.clocks import clock_text, pace_lines, pace_text
from bot.render.happenings import happenings
from bot.render.lines import block
from bot.render.panel import Panel
from bot.render.phases import phase_text
from bot.render.pictures import Illustration, alt_text
from bot.render.scores import score_text, standings, winners_text
from bot.render.seats import tag, temper
from bot.table import Line, Seated, TableInfo
from bot.table.beginnings import numbers_for
from bot.table.lengths import Length
from bot.table.timing import Timing
from bot.texts import Said, Texts, moment, named_pair
from engine.games import GAMES
from engine.kernel import Score, View

OPTIONS_A_PAGE = 4
NO_TIMING: Final = Timing()
"""Of a table without clocks."""


# --- the lobby ----------------------------------------------------------------------------------


def lobby_page(
    table: TableInfo,
    texts: Texts,
    begins: tuple[str, str] | None = None,
    starts: float | None = None,
    length: Length | None = None,
) -> Page:
    """Who sits, what is set, how it `begins` if not as dealt, when it `starts` if that is set, its
    likely `length`, and the buttons of a lobby."""
    most = max(GAMES[table.game].SEATS)
    seats = [f"{tag(s.seat)} {seated_text(table, s, texts)}" for s in table.seated]
    parts = (
        (
            texts.say("lobby-seats", n=len(table.seated), most=most),
            "\n".join(seats) or texts.say("lobby-empty"),
        ),
        *_start_part(starts, texts),
        *master_part(table, texts),
        *numbers_part(table, texts),
        *([] if begins is None else [begins]),
        (texts.say("lobby-pace"), pace_lines(table, length, texts)),
        (texts.say("lobby-options"), options_text(table, texts)),
    )
    few = GAMES[table.game].SEATS[0]
    footer = texts.say("lobby-footer", few=few, most=most)
    panel = Panel(texts.say("lobby-title"), texts.say("game-pitch"), parts, footer)
    row = (
        button(texts.say("button-join"), table_id(table.id, "join"), GOOD),
        button(texts.say("button-leave"), table_id(table.id, "leave")),
        button(texts.say("button-computer"), table_id(table.id, "computers")),
        button(texts.say("button-options"), table_id(table.id, "options")),
        button(texts.say("button-start"), table_id(table.id, "start"), PRIMARY),
    )
    more = [
        button(texts.say("button-pace"), table_id(table.id, "pace")),
        button(texts.say("button-master"), master_id(table.id, "master")),
    ]
    if numbers_for(GAMES[table.game], table.options):
        more.append(button(texts.say("button-traits"), form_id(table.id, "numbers")))
    return Page(panel=panel, rows=(row, tuple(more)))


def _start_part(starts: float | None, texts: Texts) -> tuple[tuple[str, str], ...]:
    if starts is None:
        return ()
    when = texts.say("lobby-start-at", at=moment(starts, "F"), when=moment(starts))
    return ((texts.say("lobby-start"), when),)


def numbers_part(table: TableInfo, texts: Texts) -> tuple[tuple[str, str], ...]:
    """The numbers that decide how the game begins, seat by seat; nothing where none do."""
    wanted = numbers_for(GAMES[table.game], table.options)
    if not wanted:
        return ()
    lines = []
    for seated in table.seated:
        if seated.kind == "human":
            given = [
                f"{texts.say(f'field-{name}')} {seated.numbers.get(name, '–')}" for name in wanted
            ]
            who = f"{tag(seated.seat)} {texts.seat(seated.seat)}"
            lines.append(named_pair(texts, who, ", ".join(given)))
    return ((texts.say("traits-title"), "\n".join(lines) or texts.say("lobby-empty")),)


def master_part(table: TableInfo, texts: Texts) -> tuple[tuple[str, str], ...]:
    """Who leads the game and who asks to, under its title; nothing where nobody does."""
    who = [master_text(table)]
    if table.master_asked is not None:
        who.append(texts.say("master-asks", who=Said(f"<@{table.master_asked}>")))
    text = "\n".join(filter(None, who))
    return ((texts.say("master-title"), text),) if text else ()


def master_text(table: TableInfo) -> str:
    """Who leads the game, as Discord names them; empty if nobody does."""
    found = (
        f"<@{table.master_id}>" if table.master_id is not None else "",
        f"<@&{table.master_role}>" if table.master_role is not None else "",
    )
    return ", ".join(who for who in found if who)


def seated_text(table: TableInfo, seated: Seated, texts: Texts) -> str:
    """Who sits there: a name, and what kind of computer if it is one."""
    name = texts.seat(seated.seat)
    if seated.kind != "human":
        kind = Said(texts.say(f"kind-{seated.kind}"))
        since = seated.regent_at
        if since is None:
            like = Said(temper(texts, table, seated.seat))
            name = texts.say("seated-computer", name=Said(name), kind=kind, temper=like)
        else:
            name = texts.say("seated-regent", name=Said(name), kind=kind, since=moment(since))
    return texts.say("seated-offered", name=Said(name)) if seated.offered else name


def seats_lines(table: TableInfo, texts: Texts) -> str:
    """The seats that a regent plays, and those that may be taken; empty if there are none."""
    return "\n".join(
        f"{tag(s.seat)} {seated_text(table, s, texts)}"
        for s in table.seated
        if s.regent_at is not None or s.offered
    )


def option_values(game: str) -> dict[str, tuple[Any, ...]]:
    """The options of a game and the values each may take, in order."""
    found: dict[str, tuple[Any, ...]] = {}
    for name, info in GAMES[game].Options.model_fields.items():
        hint = info.annotation
        if hint is bool:
            found[name] = (False, True)
        elif get_origin(hint) is Literal:
            found[name] = get_args(hint)
        else:
            raise TypeError(f"{game}: option {name} is neither a Literal nor a bool")
    return found


def option_default(game: str, name: str) -> Any:
    """What an option is when nobody sets it."""
    return GAMES[game].Options.model_fields[name].get_default(call_default_factory=True)


def option_text(texts: Texts, name: str, value: Any) -> str:
    """The label of an option's value."""
    if isinstance(value, bool):
        said = "yes" if value else "no"
        text_id = f"option-{name}-{said}"
        return texts.say(text_id if texts.has(text_id) else f"option-{said}")
    return texts.say(f"option-{name}-{value}")


def option_label(texts: Texts, name: str) -> str:
    """The label of an option."""
    return texts.say(f"option-{name}")


def options_text(table: TableInfo, texts: Texts) -> str:
    """What is set, a line per option."""
    lines = []
    for name in option_values(table.game):
        value = table.options.get(name, option_default(table.game, name))
        told = f"**{option_text(texts, name, value)}**"
        lines.append(named_pair(texts, option_label(texts, name), told))
    return "\n".join(lines) or texts.say("lobby-no-options")


def options_page(table: TableInfo, texts: Texts, page: int = 0) -> Page:
    """The selects of the options, four a page; removing someone; closing the lobby."""
    values = option_values(table.game)
    names = list(values)
    pages = max(1, -(-len(names) // OPTIONS_A_PAGE))
    page = min(max(page, 0), pages - 1)
    rows: list[tuple[Item, ...]] = []
    for name in names[page * OPTIONS_A_PAGE : (page + 1) * OPTIONS_A_PAGE]:
        now = table.options.get(name, option_default(table.game, name))
        label = option_label(texts, name)
        options = [
            Option(
                named_pair(texts, label, option_text(texts, name, value)),
                str(n),
                _hint(texts, name, value),
                value == now,
            )
            for n, value in enumerate(values[name])
        ]
        rows.append((select(label, option_id(table.id, name), options),))
    tail = []
    if page > 0:
        ident = table_id(table.id, "options", page - 1)
        tail.append(button(texts.say("button-previous", n=page, of=pages), ident))
    if page < pages - 1:
        ident = table_id(table.id, "options", page + 1)
        tail.append(button(texts.say("button-next", n=page + 2, of=pages), ident))
    tail.append(button(texts.say("button-remove"), table_id(table.id, "removes")))
    if table.recorded:
        tail.append(button(texts.say("button-usual"), table_id(table.id, "usual")))
    tail.append(button(texts.say("button-cancel"), table_id(table.id, "cancel"), BAD))
    hints = [
        named_pair(texts, f"**{option_label(texts, name)}**", hint)
        for name in names[page * OPTIONS_A_PAGE : (page + 1) * OPTIONS_A_PAGE]
        if (hint := _hint(texts, name))
    ]
    panel = Panel(texts.say("options-title"), "\n".join(hints) or texts.say("options-text"))
    return Page(panel=panel, rows=(*rows, tuple(tail)))


def _hint(texts: Texts, name: str, value: Any = None) -> str:
    shown = {True: "yes", False: "no"}[value] if isinstance(value, bool) else value
    text_id = f"option-{name}{'' if value is None else f'-{shown}'}.text"
    return texts.say(text_id) if texts.has(text_id) else ""


def computers_page(table: TableInfo, kinds: Sequence[str], texts: Texts) -> Page:
    """Which kind of computer to add."""
    items = [
        button(texts.say(f"kind-{kind}"), table_id(table.id, "computer", kind)) for kind in kinds
    ]
    lines = [
        named_pair(texts, f"**{texts.say(f'kind-{kind}')}**", texts.say(f"kind-{kind}.text"))
        for kind in kinds
    ]
    panel = Panel(texts.say("computers-title"), "\n".join(lines))
    return Page(panel=panel, rows=tuple(in_rows(items)))


def removes_page(table: TableInfo, texts: Texts) -> Page:
    """Whom to remove from the lobby."""
    items = [button(texts.seat(s.seat), table_id(table.id, "remove", s.seat)) for s in table.seated]
    if not items:
        return Page(texts.say("lobby-empty"))
    return Page(panel=Panel(texts.say("removes-title")), rows=tuple(in_rows(items)))


# --- the running table --------------------------------------------------------------------------


def dashboard_page(
    table: TableInfo,
    view: View,
    lines: Sequence[Line],
    texts: Texts,
    raw: Texts,
    shown: Illustration | None = None,
    absent: str = "",
    timing: Timing = NO_TIMING,
) -> Page:
    """Board, who is awaited and until when, what happened. `raw` says names as they are, for the
    board; it stands as a picture if there is one, and as text one button away."""
    board = "" if shown else block(face(table.game).board_text(view, raw), 3900)
    parts = [(texts.say("dashboard-awaited"), awaited_lines(view, texts, timing))]
    if pace := pace_text(texts, timing):
        parts.append((texts.say("dashboard-pace"), pace))
    if seats := seats_lines(table, texts):
        parts.append((texts.say("dashboard-seats"), seats))
    if absent:
        parts.append((texts.say("dashboard-absent"), absent))
    if told := happenings(texts, lines, 1000):
        parts.append((texts.say("dashboard-happened"), told))
    parts += master_part(table, texts)
    title, text = dashboard_title(view, raw), ""
    if table.status == "paused":
        title = texts.say("dashboard-paused", title=Said(title))
        if table.disputed:
            text = texts.say("dashboard-disputed")
        elif table.missing:
            what = Said(texts.say(f"missing-{table.missing}"))
            text = texts.say("dashboard-missing", what=what)
    panel = Panel(title, text, tuple(parts), texts.say("dashboard-footer"), board)
    row = [button(texts.say("game-sheet.button"), table_id(table.id, "sheet"))]
    if table.status != "paused":
        row.insert(0, button(texts.say("button-play"), table_id(table.id, "play"), PRIMARY))
    elif not table.disputed:
        row.insert(0, button(texts.say("button-resume"), table_id(table.id, "resume"), GOOD))
    if shown:
        row.append(button(texts.say("button-text"), table_id(table.id, "text")))
    row.append(button(texts.say("button-rules"), table_id(table.id, "aid")))
    return Page(panel=panel, rows=(tuple(row),), picture=shown)


def board_alt(table: TableInfo, view: View, raw: Texts) -> str:
    """The board in words, for its picture: where it stands, who is awaited, what lies there."""
    board = face(table.game).board_text(view, raw)
    return alt_text(dashboard_title(view, raw), awaited_lines(view, raw), board)


def board_page(
    table: TableInfo, view: View, texts: Texts, raw: Texts, shown: Illustration | None = None
) -> Page:
    """The board for the one who asked: as a picture, whose text is a button away, or as text."""
    board = "" if shown else block(face(table.game).board_text(view, raw), 3900)
    parts = ((texts.say("dashboard-awaited"), awaited_lines(view, texts)),)
    rows = ((button(texts.say("button-text"), table_id(table.id, "text")),),) if shown else ()
    panel = Panel(dashboard_title(view, raw), "", parts, board=board)
    return Page(panel=panel, rows=rows, picture=shown)


def dashboard_title(view: View, texts: Texts) -> str:
    """The game and where it stands."""
    phase = phase_text(view, texts)
    return texts.say("dashboard-title", game=Said(texts.say("game-name")), phase=Said(phase))


def awaited_lines(view: View, texts: Texts, timing: Timing = NO_TIMING) -> str:
    """A line per awaited seat: who, for what, and what its clock shows."""
    lines = []
    for seat, name in view.awaited:
        what = Said(await_text(texts, name))
        line = texts.say("awaited-line", letter=Said(tag(seat)), seat=seat, what=what)
        if clock := clock_text(texts, timing.clocks.get(seat)):
            line = texts.say("clock-line", line=Said(line), clock=Said(clock))
        lines.append(line)
    return "\n".join(lines) or texts.say("awaited-nobody")


def absence_lines(absences: Mapping[int, tuple[float, float]], now: float, texts: Texts) -> str:
    """A line per seat whose person has said to be away, with days only."""
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
    """What somebody is awaited for."""
    return texts.say(f"await-{name}")


def ended_page(
    table: TableInfo,
    scores: Sequence[Score],
    lines: Sequence[Line],
    texts: Texts,
    raw: Texts,
    shown: Illustration | None = None,
) -> Page:
    """The last word: winners, every seat's points by rule, and the rematch button."""
    points = block(score_text(raw, scores, None, final=True), 3500)
    if table.result is None:
        panel = Panel(texts.say("cancelled-title"), texts.say("end-early"), board=points)
    else:
        text = winners_text(texts, table.result, scores)
        told = happenings(texts, lines, 1000)
        parts = ((texts.say("dashboard-happened"), told),) if told else ()
        title = texts.say("end-title", game=Said(texts.say("game-name")))
        panel = Panel(title, text, parts, board=points)
    return Page(panel=panel, rows=(over_row(table, texts),), picture=shown)


def over_row(table: TableInfo, texts: Texts) -> tuple[Item, ...]:
    """What may be done with a game that is over."""
    again = button(texts.say("button-rematch"), table_id(table.id, "rematch"), GOOD)
    if table.learner is not None:
        return (again,)
    return (
        again,
        button(texts.say("button-replay"), table_id(table.id, "replay", 1)),
        button(texts.say("button-export"), table_id(table.id, "export")),
    )


def ended_alt(result: Sequence[int], scores: Sequence[Score], raw: Texts) -> str:
    """The end in words, for its picture: winners, then totals, then points by rule."""
    totals = "\n".join(standings(raw, scores))
    winners = winners_text(raw, result, scores).replace("**", "")
    return alt_text(winners, totals, score_text(raw, scores, None, final=True))


# --- the sheet ----------------------------------------------------------------------------------


def sheet_page(
    table: TableInfo,
    view: View,
    texts: Texts,
    raw: Texts,
    where: str = "",
    shown: Illustration | None = None,
    timing: Timing = NO_TIMING,
) -> Page:
    """A seat's private sheet: as a picture, whose text is a button away, or as text; `where` names
    the channel, for a direct message."""
    title = texts.say("game-sheet.title")
    sheet = "" if shown else block(face(table.game).sheet_text(view, raw), 3800)
    mine = any(seat == view.viewer for seat, _ in view.awaited)
    text = texts.say("sheet-your-turn" if mine else "sheet-not-awaited")
    parts = [(texts.say("dashboard-awaited"), awaited_lines(view, texts, timing))]
    if table.status != "running":
        text, parts = standstill_text(table, texts), []
    seated = next(s for s in table.seated if s.seat == view.viewer)
    away = seated.regent_at is not None and table.status in ("running", "paused")
    if away:
        assert seated.regent_at is not None
        text = texts.say("sheet-away", since=moment(seated.regent_at))
    footer = texts.say("sheet-footer", where=Said(where)) if where else ""
    panel = Panel(f"{title} — {dashboard_title(view, raw)}", text, tuple(parts), footer, sheet)
    items = [button(texts.say("button-play"), table_id(table.id, "play"), PRIMARY)]
    if table.status == "ended":
        items = [*over_row(table, texts)]
    elif away:
        items = [button(texts.say("button-back-again"), table_id(table.id, "back"), GOOD)]
    if shown:
        items.append(button(texts.say("button-text"), table_id(table.id, "sheet_text")))
    if where:
        items.append(button(texts.say("button-missed"), table_id(table.id, "missed")))
    return Page(panel=panel, rows=(tuple(items),), picture=shown)


def standstill_text(table: TableInfo, texts: Texts) -> str:
    """Why nothing can be played: the game is over, paused, or waits for a ruling."""
    if table.status == "ended":
        return texts.say("menu-ended")
    return texts.say("dashboard-disputed" if table.disputed else "menu-paused")


def sheet_alt(table: TableInfo, view: View, raw: Texts) -> str:
    """The sheet in words, for its picture."""
    return alt_text(dashboard_title(view, raw), face(table.game).sheet_text(view, raw))
