"""A rehearsal on a page: its board and menu are those of the copy, by the same functions as in
Discord."""

from __future__ import annotations

from typing import Final

from bot.discord.components import ids
from bot.discord.context import BotContext, Localized
from bot.discord.pages.places import SEAT_MENU
from bot.features.rehearsal.commands import chosen_at, keep_as_plan, play_at_table
from bot.features.rehearsal.page import REHEARSAL_ACTIONS, original
from bot.features.rehearsal.service import Rehearsal, Rehearsals
from bot.features.touch.service import BoardNow, Looker
from bot.menu import Path
from bot.table import Refused
from bot.words import number

CHANGES: Final = {"rehearse_back": Rehearsals.back, "rehearse_on": Rehearsals.go_on}


def concerns(kind: str, parts: dict[str, str], *, rehearsing: bool) -> bool:
    """Return whether an id is about a rehearsal: on a page that shows one, the menu is its own."""
    return parts.get("action") in REHEARSAL_ACTIONS or (rehearsing and kind in SEAT_MENU)


async def shown_in(context: BotContext, board: BoardNow, looker: Looker) -> BoardNow | None:
    """Return the board of the looker's rehearsal; None if they have none."""
    rehearsals = context.tables.of(Rehearsals)
    try:
        now = await rehearsals.look(looker.table_id, looker.user_id)
    except Refused:
        return None
    view, public = now.position.view(now.asked.seat), now.position.view(None)
    return BoardNow(now.table, view, public, board.lines, now.asked, rehearsal=now)


async def done(
    context: BotContext,
    looker: Looker,
    kind: str,
    parts: dict[str, str],
    values: list[str],
    localized: Localized,
) -> tuple[bool, Path, str]:
    """Do what a button of a rehearsal says. Return whether the page shows a rehearsal then, the
    place in its menu, and a sentence. Refused as `Rehearsals` refuses, and "old-button"."""
    rehearsals, table, user = context.tables.of(Rehearsals), looker.table_id, looker.user_id
    action = parts.get("action", "")
    if action == "rehearse":
        await rehearsals.begin(table, user)
        return True, Path(), ""
    now = await rehearsals.look(table, user)
    if action == "rehearse_at":
        kind, parts = ids.parse(original(table, parts.get("argument", "")))
    if kind in SEAT_MENU:
        return True, await _pressed(rehearsals, now, kind, parts, values), ""
    if action == "rehearse_drop":
        await rehearsals.drop(table, user)
        return False, Path(), localized.markdown.say("rehearsal-dropped")
    version = number(parts.get("argument", ""))
    if version is None:
        raise Refused("old-button")
    if action == "rehearse_keep":
        former = await keep_as_plan(context.tables, now, version)
        return False, Path(), localized.markdown.say("rehearsal-kept", former=former)
    if action == "rehearse_play":
        outcome, text = await play_at_table(context.tables, now, version, localized)
        return outcome is None, Path(), text
    if action in CHANGES:
        await CHANGES[action](rehearsals, table, user, version)
    return True, Path(), ""


async def _pressed(
    rehearsals: Rehearsals, now: Rehearsal, kind: str, parts: dict[str, str], values: list[str]
) -> Path:
    """Do in the copy what an id of its menu says; return the place of the menu to show then."""
    asked = now.asked
    if (int(parts["seat"]), int(parts["revision"])) != (asked.seat, asked.revision):
        raise Refused("stale")
    chosen = chosen_at(asked, kind, parts, values)
    if isinstance(chosen, Path):
        return chosen
    await rehearsals.pick(now.table.id, now.user_id, now.row.version, chosen)
    return Path()
