"""Invitations to a lobby: the mentioned people, and the time of the start."""

from __future__ import annotations

import datetime as dt
import re
from collections.abc import Sequence

from bot.discord.context import Context
from bot.discord.rights import leads
from bot.features.invitations.service import Invitations
from bot.schedule.dates import parse_moment
from bot.table import Refused, TableInfo
from bot.texts import LOCALES

MENTIONS = 500
"""Maximum length of the typed mentions: some twenty people."""


def mentioned_people(people: str) -> list[int]:
    """Return the people mentioned in a text. Refused: "nobody-named" if it mentions none."""
    people_ids = [int(digits) for digits in re.findall(r"<@!?(\d{1,19})>", people)]
    if people.strip() and not people_ids:
        raise Refused("nobody-named")
    return people_ids


async def start_of(ctx: Context, text: str) -> float | None:
    """Return the typed moment, in seconds since 1970, in its author's time zone; None if nothing
    was typed. Refused: "bad-start" (start)."""
    if not text.strip():
        return None
    if text.isdecimal() and len(text) == 10:  # a suggestion of ours
        return float(text)
    moment = await _meant(ctx, text)
    if moment is None:
        raise Refused("bad-start", {"start": text[:80]})
    return moment.timestamp()


async def suggested_start(ctx: Context, text: str) -> list[tuple[str, str | int]]:
    """Return how a typed moment is understood, in the reader's format."""
    moment = await _meant(ctx, text)
    if moment is None:
        return []
    texts = (await ctx.private()).plain
    day = texts.say(f"day-{moment.weekday()}")
    label = f"{day} {moment:%d/%m %H:%M} ({moment.tzname()})"
    return [(label, str(int(moment.timestamp())))]


async def _meant(ctx: Context, text: str) -> dt.datetime | None:
    zone = (await ctx.tables.person_settings.person(ctx.user.id)).preferences.zone_info()
    now = dt.datetime.fromtimestamp(ctx.tables.sessions.now(), zone)
    return parse_moment(text, now, [ctx.bot.library.texts(locale) for locale in LOCALES])


async def call_people(
    ctx: Context, table: TableInfo, people: Sequence[int], when: float | None
) -> None:
    """Set the planned start of this lobby's game, if given, and call these people."""
    by, manager = ctx.user.id, leads(ctx, table)
    if when is not None:
        await ctx.tables.of(Invitations).set_start(table.id, by, when, manager=manager)
    if people:
        ctx.count("invitations")
        await ctx.tables.of(Invitations).invite(table.id, by, people, manager=manager)
