"""Relocation: a table whose channel is gone, or cannot be used, goes on in another one."""

from __future__ import annotations

from bot.features.feature import Feature, OnPeople, OnSeat, Posts
from bot.features.relocation import commands, page
from bot.features.relocation.service import DISPLACED, Relocation
from bot.table import Tables


def _relocation(tables: Tables) -> Relocation:
    relocation = Relocation(tables.sessions, tables.announcer, tables.pausing)
    tables.sessions.at_missing.append(relocation.tell)
    tables.sessions.at_pause.append(relocation.settle)
    tables.sessions.at_end.append(relocation.settle)
    return relocation


RELOCATION = Feature(
    name="relocation",
    services=(_relocation,),
    seat=OnSeat(dm_items=page.sheet_items),
    posts=Posts(messages={DISPLACED: page.displaced_message}),
    people=OnPeople(instead=commands.offer_instead),
    buttons=commands.BUTTONS,
)
