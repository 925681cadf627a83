"""Invitations to a lobby: the people named by a command, and the time of the start."""

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
"""Characters of mentions that are typed at once, at most: some twenty people."""


def named(people: str) -> list[int]:
    """The people mentioned in what was typed. Refused: "nobody-named" for text without any."""
    found = [int(one) for one in re.findall(r"<@!?(\d{1,19})>", people)]
    if people.strip() and not found:
        raise Refused("nobody-named")
    return found


async def start_of(ctx: Context, text: str) -> float | None:
    """The typed moment, in seconds since 1970, in its author's time zone; None for nothing.
    Refused: "bad-start" (start)."""
    if not text.strip():
        return None
    if text.isdecimal() and len(text) == 10:  # as suggested
        return float(text)
    found = await _meant(ctx, text)
    if found is None:
        raise Refused("bad-start", {"start": text[:80]})
    return found.timestamp()


async def suggested_start(ctx: Context, text: str) -> list[tuple[str, str | int]]:
    """What a typed moment is taken for, as its reader writes it."""
    found = await _meant(ctx, text)
    if found is None:
        return []
    texts = (await ctx.private()).plain
    day = texts.say(f"day-{found.weekday()}")
    label = f"{day} {found:%d/%m %H:%M} ({found.tzname()})"
    return [(label, str(int(found.timestamp())))]


async def _meant(ctx: Context, text: str) -> dt.datetime | None:
    zone = (await ctx.tables.person_settings.person(ctx.user.id)).preferences.zone_info()
    now = dt.datetime.fromtimestamp(ctx.tables.sessions.now(), zone)
    return parse_moment(text, now, [ctx.bot.library.texts(locale) for locale in LOCALES])


async def call_people(
    ctx: Context, table: TableInfo, people: Sequence[int], when: float | None
) -> None:
    """Set when the game of this lobby is to begin, if that is given, and call these people."""
    by, manager = ctx.user.id, leads(ctx, table)
    if when is not None:
        await ctx.tables.of(Invitations).set_start(table.id, by, when, manager=manager)
    if people:
        ctx.count("invitations")
        await ctx.tables.of(Invitations).invite(table.id, by, people, manager=manager)
