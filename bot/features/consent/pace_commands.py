"""/game pace: a lobby's pace, and another one for a running game, if everybody agrees."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from bot.discord.access import SEAT, Button, Press, at_table
from bot.discord.commands.game import PRESETS_SHOWN
from bot.discord.components.command_factory import Arg, CommandFactory
from bot.discord.components.ids import table_id
from bot.discord.components.parts import Item, Option, Page, button, select
from bot.discord.context import Context
from bot.discord.pages.pace import pace_page
from bot.discord.pages.zones import known_zone, matching_zones, zone_text
from bot.discord.rights import leads
from bot.features.consent.pace import REPACE
from bot.features.consent.page import RequestPage, consent_row, count_request, granted_text
from bot.model.hours import EVERY_DAY
from bot.model.rendezvous import MAX_TIMES, Calendar
from bot.model.terms import HINTS_TERM, PRESETS, Preset, pace_terms, preset_of
from bot.render.clocks import HOUR, terms_line
from bot.render.panel import Panel
from bot.schedule.dates import parse_times, parse_weekdays
from bot.table import Refused, TableInfo
from bot.texts import LOCALES, Said, Texts, fold

MAX_HOURS: Final = 336
"""Maximum hours of a term: two weeks."""
MAX_TIMES_CHARS: Final = 60
"""Maximum length of typed hours or days."""
_TERMS: Final = ("decision", "bank", "increment")


def add_consent_pace_commands(factory: CommandFactory, group: Any) -> None:
    """Add the command to the group of the table's commands."""

    async def pace(
        ctx: Context,
        preset: Preset | None = None,
        at: str | None = None,
        days: str | None = None,
        zone: str | None = None,
        **hours: int | None,
    ) -> None:
        table = await ctx.table_here()
        calendar = _calendar(ctx, table, at, days, zone)
        if calendar and preset not in (None, "rendezvous"):
            raise Refused("pace-undated")
        if calendar and preset is None and table.terms.rendezvous is None:
            preset = "rendezvous"
        entered = {name: n for name, n in hours.items() if n is not None}
        if not all(0 <= n <= MAX_HOURS for n in entered.values()):
            raise Refused("bad-terms")
        terms: dict[str, Any] = {name: n * HOUR for name, n in entered.items()}
        if calendar:
            terms["rendezvous"] = calendar
        if table.status == "lobby":
            table = await _set(ctx, table, preset, terms)
        elif preset is not None or terms:
            begins = {} if preset is None else pace_terms(preset)
            await _propose(ctx, table, {**begins, **terms})
            return
        texts = (await ctx.private(table)).plain
        page = pace_page if table.status == "lobby" else running_page
        await ctx.answer(page(table, texts))

    async def suggest_days(ctx: Context, typed: str) -> Sequence[tuple[str, str]]:
        texts = (await ctx.private()).markdown
        whole_week = texts.say("days-all")
        names = [texts.say(f"day-{day}") for day in EVERY_DAY]
        ranges = [f"{names[first]}-{names[last]}" for first, last in ((0, 4), (4, 6), (5, 6))]
        offered = [whole_week, *ranges, *names]
        return [(label, label) for label in offered if fold(typed) in fold(label)]

    async def suggest_zones(ctx: Context, typed: str) -> Sequence[tuple[str, str]]:
        texts = (await ctx.private()).markdown
        return [(zone_text(texts, zone), zone) for zone in matching_zones(texts, typed)]

    typed = [
        Arg("at", "arg-at", required=False, most=MAX_TIMES_CHARS),
        Arg("days", "arg-weekdays", required=False, most=MAX_TIMES_CHARS, suggest=suggest_days),
        Arg("zone", "arg-zone", required=False, suggest=suggest_zones),
    ]
    known = Arg("preset", "arg-preset", required=False, choices=PRESETS_SHOWN)
    hours = [Arg(name, f"arg-{name}", kind=int, required=False) for name in _TERMS]
    group.add_command(factory.command("command-pace", pace, [known, *typed, *hours]))


def _calendar(
    ctx: Context, table: TableInfo, at: str | None, days: str | None, zone: str | None
) -> dict[str, Any]:
    """Return the rendezvous of a table with what was typed; empty if nothing was. Refused:
    "bad-times" (times, most), "bad-weekdays" (days), "bad-zone" (zone)."""
    languages = [ctx.bot.library.texts(locale) for locale in LOCALES]
    changed: dict[str, Any] = {}
    if at is not None:
        times = parse_times(at, languages)
        if times is None or len({*times}) > MAX_TIMES:
            raise Refused("bad-times", {"times": at, "most": MAX_TIMES})
        changed["times"] = times
    if days is not None:
        changed["days"] = parse_weekdays(days, languages)
        if changed["days"] is None:
            raise Refused("bad-weekdays", {"days": days})
    if zone is not None:
        changed["zone"] = known_zone(zone)
    return {**(table.terms.rendezvous or Calendar()).model_dump(), **changed} if changed else {}


async def _set(
    ctx: Context, table: TableInfo, preset: Preset | None, terms: dict[str, Any]
) -> TableInfo:
    """Set the pace of a lobby, for its host."""
    lobby, by, manager = ctx.tables.lobby, ctx.user.id, leads(ctx, table)
    if preset is not None:
        table = await lobby.set_pace(table.id, by, preset, manager=manager)
    for name, value in terms.items():
        table = await lobby.set_term(table.id, by, name, value, manager=manager)
    return table


def running_page(table: TableInfo, texts: Texts) -> Page:
    """Return the pace of a running game, and those that may be proposed instead."""
    now = preset_of(table.terms)
    options = [
        Option(texts.say(f"pace-{name}"), name, texts.say(f"pace-{name}.text"))
        for name in PRESETS
        if name != now
    ]
    chosen = texts.say("pace-chosen", terms=Said(terms_line(table.terms, table.game, texts)))
    panel = Panel(texts.say("pace-title"), texts.say("repace-text"), footer=chosen)
    choose = select(texts.say("repace-choose"), table_id(table.id, "repace"), options)
    if table.terms.hints:
        return Page(panel=panel, rows=((choose,),))
    allow = button(texts.say("button-repace-hints"), table_id(table.id, "repace_hints"))
    return Page(panel=panel, rows=((choose,), (allow,)))


async def _chosen(press: Press) -> None:
    """Handle the choice of another pace in a running game."""
    name = press.values[0] if len(press.values) == 1 else ""
    if name not in PRESETS:
        raise Refused("old-button")
    await _propose(press, press.table, pace_terms(name))


async def _allow_hints(ctx: Context, table: TableInfo, _: str) -> None:
    """Propose to the table that players may ask for hints."""
    await _propose(ctx, table, {HINTS_TERM: True})


async def _propose(ctx: Context, table: TableInfo, terms: dict[str, Any]) -> None:
    count_request(ctx, table)
    await REPACE_PAGE.ask(ctx, table, terms)


def _row(table: TableInfo, key: str, texts: Texts) -> tuple[Item, ...]:
    return consent_row("repace_yes", "repace_no", table, key, texts)


REPACE_PAGE: Final = RequestPage(
    REPACE, "repace-sent", granted_text("repace-done"), _row, "repace-kept"
)
BUTTONS: Final = (
    Button("table", _chosen, SEAT, "repace"),
    at_table("repace_hints", SEAT, _allow_hints),
    at_table("repace_yes", SEAT, REPACE_PAGE.agree),
    at_table("repace_no", SEAT, REPACE_PAGE.refuse),
)
