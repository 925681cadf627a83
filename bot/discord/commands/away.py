"""/away: an absence, for all one's tables at once."""

from __future__ import annotations

import datetime as dt
from collections.abc import Sequence
from typing import Any, Final
from zoneinfo import ZoneInfo

from bot.discord.access import of_person
from bot.discord.components.command_factory import Arg, CommandFactory
from bot.discord.components.ids import house_id
from bot.discord.components.parts import PRIMARY, Option, Page, button, select
from bot.discord.context import BotContext, Context
from bot.model.person import MAX_STOPPED_S
from bot.render.clocks import day_text
from bot.render.panel import Panel
from bot.schedule.dates import parse_day
from bot.store.people import PersonRow
from bot.table import Refused
from bot.texts import LOCALES, Texts, moment
from bot.words import number

ABSENCE_DAYS: Final = (1, 2, 3, 4, 5, 7, 10, 14, 21, 30)
"""Offered lengths of an absence in days."""
DAY_S: Final = 86_400.0


def away_commands(factory: CommandFactory) -> list[Any]:
    """Return the command of absences, in a list."""

    async def away(ctx: Context, until: str | None = None, since: str | None = None) -> None:
        if until is None and since is not None:
            raise Refused("away-until")
        if until is not None:
            zone = await _zone(ctx)
            begins, ends = _meant(ctx.bot, zone, since or "", until)
            await ctx.tables.person_settings.set_away(ctx.user.id, begins, ends)
        await ctx.answer(await away_page(ctx))

    async def until_when(ctx: Context, text: str) -> Sequence[tuple[str, str]]:
        texts = (await ctx.private()).markdown
        if text.strip():
            return await _understood(ctx, texts, text)
        return [(texts.say("away-days", n=days),) * 2 for days in ABSENCE_DAYS]

    async def since_when(ctx: Context, text: str) -> Sequence[tuple[str, str]]:
        texts = (await ctx.private()).markdown
        if text.strip():
            return await _understood(ctx, texts, text)
        today = await _today(ctx)
        days = [today + dt.timedelta(days=ahead) for ahead in range(14)]
        return [(day_text(texts, day), day.isoformat()) for day in days]

    args = [
        Arg("until", "arg-until", required=False, suggest=until_when),
        Arg("since", "arg-since", required=False, suggest=since_when),
    ]
    return [factory.command("command-away", away, args)]


def _languages(context: BotContext) -> list[Texts]:
    return [context.library.texts(locale) for locale in LOCALES]


async def _zone(ctx: Context) -> ZoneInfo:
    return (await ctx.tables.person_settings.person(ctx.user.id)).preferences.zone_info()


async def _today(ctx: Context) -> dt.date:
    zone = await _zone(ctx)
    return dt.datetime.fromtimestamp(ctx.tables.sessions.now(), zone).date()


async def _understood(ctx: Context, texts: Texts, text: str) -> list[tuple[str, str]]:
    """Return how the bot reads a typed date."""
    parsed = parse_day(text, await _today(ctx), _languages(ctx.bot))
    if isinstance(parsed, dt.timedelta):
        return [(texts.say("away-days", n=parsed.days),) * 2]
    return [] if parsed is None else [(day_text(texts, parsed), parsed.isoformat())]


def _meant(context: BotContext, zone: ZoneInfo, since: str, until: str) -> tuple[float, float]:
    """Return start and end of a typed absence: to the end of the named day, or for a length of time
    from its start. Refused: "bad-date" (date)."""
    now = context.tables.sessions.now()
    today = dt.datetime.fromtimestamp(now, zone).date()
    languages = _languages(context)
    begins = now
    if since:
        first = parse_day(since, today, languages)
        if isinstance(first, dt.timedelta):
            first = today + first
        if first is None:
            raise Refused("bad-date", {"date": since[:80]})
        begins = max(now, dt.datetime.combine(first, dt.time(), zone).timestamp())
    last = parse_day(until, today, languages)
    if last is None:
        raise Refused("bad-date", {"date": until[:80]})
    if isinstance(last, dt.timedelta):
        return begins, begins + last.total_seconds()
    return begins, dt.datetime.combine(last, dt.time(23, 59), zone).timestamp()


# --- the page -----------------------------------------------------------------------------------


async def away_page(ctx: Context) -> Page:
    """Return the page that says whether the reader is away, and what follows."""
    person = await ctx.tables.person_settings.person(ctx.user.id)
    texts = (await ctx.private()).markdown
    return away_of_person(person, texts, ctx.tables.sessions.now())


def away_of_person(person: PersonRow, texts: Texts, now: float) -> Page:
    """Return the page of a person's absence."""
    text = [texts.say("away-none")]
    lengths = [
        Option(texts.say("away-days", n=days), str(days), texts.say("away-from-now"))
        for days in ABSENCE_DAYS
    ]
    rows: list[tuple[Any, ...]] = [(select(texts.say("away-choose"), house_id("gone"), lengths),)]
    row = []
    if person.away is not None:
        begins, ends = (moment(at, "f") for at in person.away)
        going = "away-now" if person.away[0] <= now else "away-ahead"
        text = [texts.say(going, begins=begins, ends=ends)]
        row.append(button(texts.say("button-returned"), house_id("back"), PRIMARY))
    text.append(texts.say("away-text", days=int(MAX_STOPPED_S // DAY_S)))
    tells = person.preferences.tell
    text.append(texts.say("away-told" if tells else "away-untold"))
    quiet = "button-untell" if tells else "button-tell"
    row.append(button(texts.say(quiet), house_id("tell", "no" if tells else "yes")))
    row.append(button(texts.say("button-hours"), house_id("hours")))
    panel = Panel(texts.say("away-title"), "\n\n".join(text))
    return Page(panel=panel, rows=(*rows, tuple(row)))


# --- clicks -------------------------------------------------------------------------------------


async def _away(ctx: Context, _: str, __: Sequence[str]) -> None:
    await ctx.turn(await away_page(ctx))


async def _gone(ctx: Context, _: str, values: Sequence[str]) -> None:
    days = number("".join(values))
    if days is None or days not in ABSENCE_DAYS:
        raise Refused("old-button")
    now = ctx.tables.sessions.now()
    await ctx.tables.person_settings.set_away(ctx.user.id, now, now + days * DAY_S)
    await ctx.turn(await away_page(ctx))


async def _back(ctx: Context, _: str, __: Sequence[str]) -> None:
    await ctx.tables.person_settings.end_away(ctx.user.id)
    await ctx.turn(await away_page(ctx))


async def _tell(ctx: Context, tell: str, _: Sequence[str]) -> None:
    await ctx.tables.person_settings.set_preferences(ctx.user.id, tell=tell == "yes")
    await ctx.turn(await away_page(ctx))


BUTTONS: Final = (
    of_person("away", _away),
    of_person("gone", _gone),
    of_person("back", _back),
    of_person("tell", _tell),
)
