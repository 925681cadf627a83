"""The pace of a table in its lobby: a preset, and its terms one by one."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, get_args

from bot.discord.access import LEAD, LOOK, Button, Press, at_table, need_lobby
from bot.discord.components.ids import table_id, term_id
from bot.discord.components.parts import Item, Option, Page, button, select
from bot.discord.context import Context
from bot.discord.pages.zones import COMMON, zone_text
from bot.discord.rights import leads
from bot.model.hours import EVERY_DAY
from bot.model.rendezvous import MAX_TIMES, Calendar
from bot.model.terms import HINTS_TERM, PRESETS, Ladder, Stopped, Terms, preset, preset_of
from bot.render.clocks import DAY, HOUR, MINUTE, span, terms_line, terms_parts, time_text
from bot.render.panel import Panel
from bot.table import Refused, TableInfo
from bot.texts import Said, Texts, named_pair
from bot.words import number
from engine.games import GAMES

PACE: Final = "pace"
"""The term that sets all others to a preset."""
STOPPED_TERM: Final = "stopped"
_SPANS: Final[dict[str, tuple[int, ...]]] = {
    "decision": (
        0, 2 * MINUTE, 5 * MINUTE, 15 * MINUTE, HOUR, 4 * HOUR, 8 * HOUR, 12 * HOUR, DAY,
        2 * DAY, 3 * DAY, 7 * DAY,
    ),
    "bank": (
        0, 10 * MINUTE, 30 * MINUTE, HOUR, 4 * HOUR, 12 * HOUR, DAY, 2 * DAY, 3 * DAY, 7 * DAY,
    ),
    "increment": (0, MINUTE, 5 * MINUTE, 30 * MINUTE, HOUR, 4 * HOUR, 12 * HOUR),
    "grace": (0, 2 * MINUTE, 15 * MINUTE, HOUR, 3 * HOUR, 6 * HOUR, 12 * HOUR, DAY),
    "objection": (10 * MINUTE, HOUR, 6 * HOUR, 12 * HOUR, DAY, 2 * DAY),
    "window": (0, 10, 20, 30, MINUTE, 2 * MINUTE, 5 * MINUTE),
    "budget": (HOUR, 90 * MINUTE, 2 * HOUR, 3 * HOUR, 4 * HOUR, 6 * HOUR, 8 * HOUR),
}  # fmt: skip
"""Terms that are durations, and the offered values, in seconds."""
_NOTICES: Final = (30 * MINUTE, HOUR, 2 * HOUR, 4 * HOUR, 8 * HOUR, 12 * HOUR)
"""Offered values of `decision` at a table with rendezvous."""
_CALENDAR: Final = ("times", "days", "zone")
"""Fields of `Calendar`, each with a select of its own."""
_FULL_HOURS: Final = (0, *range(6 * HOUR // MINUTE, DAY // MINUTE, HOUR // MINUTE))
"""Offered times of rendezvous, in minutes after midnight; the typed command takes any."""
_MISSES: Final = (1, 2, 3, 5)
_HINTS_WORDS: Final = {None: "auto", True: "yes", False: "no"}


def choices(terms: Terms, name: str) -> list[Any]:
    """Return the offered values of a term, in order, including the current one. KeyError if there
    is no such term."""
    if name == PACE:
        return list(PRESETS)
    if name == "ladder":
        return list(get_args(Ladder))
    if name == HINTS_TERM:
        return [None, True, False]
    if name == STOPPED_TERM:
        return list(get_args(Stopped))
    offered = _MISSES if name == "regent_after" else _SPANS[name]
    if name == "decision" and terms.rendezvous is not None:
        offered = _NOTICES
    return sorted({*offered, getattr(terms, name)})


def shown_terms(terms: Terms, game: str) -> list[str]:
    """Return the terms that matter at this pace in this game."""
    names = []
    if terms.pace == "interlude":
        names.append("budget")
    names.append("decision")
    if terms.decision:
        own_time = terms.rendezvous is None
        names += ["bank", "increment", "ladder"] if own_time else ["ladder"]
        if terms.ladder != "nudge" and own_time:
            names.append("grace")
        if terms.ladder in ("regent", "substitute"):
            names.append("regent_after")
    if GAMES[game].windows:
        names.append("window")
    names += ["objection", HINTS_TERM]
    return names if GAMES[game].ROLES else [*names, STOPPED_TERM]


def value_text(texts: Texts, name: str, value: Any) -> str:
    """Return the text of a term's value."""
    if name == "ladder":
        return texts.say(f"term-ladder-{value}")
    if name == HINTS_TERM:
        return texts.say(f"term-hints-{_HINTS_WORDS[value]}")
    if name == STOPPED_TERM:
        return texts.say(f"term-stopped-{value}")
    if name == "regent_after":
        return texts.say("term-regent-after-value", n=value)
    if name == "decision" and not value:
        return texts.say("term-decision-none")
    if name == "window" and not value:
        return texts.say("term-window-none")
    return span(texts, value)


def pace_page(table: TableInfo, texts: Texts) -> Page:
    """Return the presets, a line each, and the button to the single terms."""
    now = preset_of(table.terms)
    options = [
        Option(texts.say(f"pace-{name}"), name, texts.say(f"pace-{name}.text"), name == now)
        for name in PRESETS
    ]
    lines = []
    for name in PRESETS:
        known = {"pace": texts.say(f"pace-{name}"), "text": texts.say(f"pace-{name}.text")}
        lines.append(texts.say("pace-line", **{key: Said(value) for key, value in known.items()}))
        if parts := terms_parts(preset(name), table.game, texts):
            lines.append(f"-# {', '.join(parts)}")
    chosen = texts.say("pace-chosen", terms=Said(terms_line(table.terms, table.game, texts)))
    panel = Panel(
        texts.say("pace-title"), "\n".join([texts.say("pace-text"), *lines]), footer=chosen
    )
    more = button(texts.say("button-terms"), table_id(table.id, "terms"))
    return Page(
        panel=panel,
        rows=((select(texts.say("lobby-pace"), term_id(table.id, PACE), options),), (more,)),
    )


def terms_page(table: TableInfo, texts: Texts) -> Page:
    """Return selects of the terms that matter."""
    rows: list[tuple[Item, ...]] = []
    hints: list[str] = []
    if table.terms.rendezvous is not None:
        rows, hints = _calendar_rows(table, table.terms.rendezvous, texts)
    for name in shown_terms(table.terms, table.game):
        text_id = _label_id(table.terms, name)
        label = texts.say(text_id)
        hints.append(named_pair(texts, f"**{label}**", texts.say(f"{text_id}.text")))
        now = getattr(table.terms, name)
        options = [
            Option(
                texts.say(
                    "term-value", term=Said(label), value=Said(value_text(texts, name, value))
                ),
                str(value),
                texts.optional(f"term-{name}-{value}.text"),
                value == now,
            )
            for value in choices(table.terms, name)
        ]
        rows.append((select(label, term_id(table.id, name), options),))
    chosen = texts.say("pace-chosen", terms=Said(terms_line(table.terms, table.game, texts)))
    panel = Panel(
        texts.say("terms-title"), "\n".join([texts.say("terms-text"), *hints]), footer=chosen
    )
    return Page(panel=panel, rows=tuple(rows))


def _label_id(terms: Terms, name: str) -> str:
    """Return the text id of a term; the time of a turn is a notice at a table with rendezvous."""
    notice = name == "decision" and terms.rendezvous is not None
    return "term-notice" if notice else f"term-{name}"


def _calendar_rows(
    table: TableInfo, calendar: Calendar, texts: Texts
) -> tuple[list[tuple[Item, ...]], list[str]]:
    """Return the selects of a table's rendezvous, and a line about each."""
    times = sorted({*_FULL_HOURS, *calendar.times})
    shown_zones = dict.fromkeys([*COMMON, *([calendar.zone] if calendar.zone else [])])
    choosers = {
        "times": (
            [Option(time_text(texts, at), str(at), chosen=at in calendar.times) for at in times],
            MAX_TIMES,
        ),
        "days": (
            [
                Option(texts.say(f"day-{day}"), str(day), chosen=day in calendar.days)
                for day in EVERY_DAY
            ],
            len(EVERY_DAY),
        ),
        "zone": (
            [
                Option(zone_text(texts, zone), zone, chosen=zone == calendar.zone)
                for zone in shown_zones
            ],
            1,
        ),
    }
    rows: list[tuple[Item, ...]] = []
    hints = []
    for name, (options, most) in choosers.items():
        label = texts.say(f"term-{name}")
        hints.append(named_pair(texts, f"**{label}**", texts.say(f"term-{name}.text")))
        rows.append((select(label, term_id(table.id, name), options, most=most),))
    return rows, hints


# --- clicks -------------------------------------------------------------------------------------


async def show_pace(ctx: Context, table: TableInfo, _: str) -> None:
    """Show the presets to anybody; only the host can change them."""
    await _show(ctx, table, pace_page)


async def _show_terms(ctx: Context, table: TableInfo, _: str) -> None:
    """Show the single terms to anybody."""
    await _show(ctx, table, terms_page)


async def _show(ctx: Context, table: TableInfo, page: Callable[[TableInfo, Texts], Page]) -> None:
    need_lobby(table)
    localized = await ctx.private(table)
    await ctx.turn(page(table, localized.plain))


async def _set_term(press: Press) -> None:
    """Set a chosen term."""
    table = press.table
    name, values = press.parts["term"], press.values
    if name in _CALENDAR:
        await _set_calendar(press, name)
        return
    if name not in Terms.model_fields or name not in (
        PACE,
        HINTS_TERM,
        STOPPED_TERM,
        "ladder",
        "regent_after",
        *_SPANS,
    ):
        raise Refused("old-button")
    offered = {str(value): value for value in choices(table.terms, name)}
    if len(values) != 1 or values[0] not in offered:
        raise Refused("old-button")
    value, by, manager = offered[values[0]], press.user.id, leads(press, table)
    if name == PACE:
        changed = await press.tables.lobby.set_pace(table.id, by, value, manager=manager)
        await show_pace(press, changed, "")
    else:
        changed = await press.tables.lobby.set_term(table.id, by, name, value, manager=manager)
        await _show_terms(press, changed, "")


async def _set_calendar(press: Press, name: str) -> None:
    """Set the times, days or time zone of a lobby's rendezvous."""
    table, values = press.table, press.values
    numbers = tuple(n for value in values if (n := number(value)) is not None)
    if table.terms.rendezvous is None or (name != "zone" and len(numbers) != len(values)):
        raise Refused("old-button")
    value = "".join(values) if name == "zone" else numbers
    changed = {**table.terms.rendezvous.model_dump(), name: value}
    manager = leads(press, table)
    now = await press.tables.lobby.set_term(
        table.id, press.user.id, "rendezvous", changed, manager=manager
    )
    await _show_terms(press, now, "")


BUTTONS: Final = (
    at_table("pace", LOOK, show_pace),
    at_table("terms", LOOK, _show_terms),
    Button("term", _set_term, LEAD),
)
