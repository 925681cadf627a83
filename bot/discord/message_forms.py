"""How the message of an intent is posted: privately or not, as a panel or classic, or deleted."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from bot.discord.components import classic
from bot.discord.components.parts import Page, Uploaded
from bot.model import intents
from bot.model.intents import Intent
from bot.store.outbox import FLEETING, PRIVATE, RETIRED
from bot.table import TableInfo
from bot.table.message_data import MessageContent

if TYPE_CHECKING:
    pass


def is_past_turn(intent: Intent, now: MessageContent) -> bool:
    """Return whether this calls a person to a turn that they have taken already."""
    turn = intent.kind == "sheet" and intent.occasion == "turn"
    return turn and all(seat != intent.seat for seat, _ in now.view.awaited)


def is_deleted(intent: Intent) -> bool:
    """Return whether the message is deleted: it is closed, and either not worth keeping, or Discord
    refuses the edit."""
    if intent.kind == RETIRED:
        return intent.occasion == "sheet" or intent.attempts >= intents.REFUSALS
    return intent.kind in FLEETING


def owner_of(intent: Intent, table: TableInfo) -> int | None:
    """Return the person at the seat of an intent."""
    return next(s.user_id for s in table.seated if s.seat == intent.seat)


def is_private(intent: Intent) -> bool:
    """Return whether the message is or was a direct message."""
    kind = intent.occasion if intent.kind == RETIRED else intent.kind
    return kind in PRIVATE


def is_panel(intent: Intent) -> bool:
    """Return whether a message is edited as a panel (Components V2)."""
    return intent.kind in ("dashboard", RETIRED)


def new_arguments(intent: Intent, page: Page) -> dict[str, Any]:
    """Return the arguments of a new message: the dashboard in Discord's full width, all others
    readable in a notification, and silent if they are quiet."""
    if intent.kind == "dashboard":
        return page.arguments()
    keywords = classic.arguments(page)
    quiet = {intent.kind, intent.occasion} & {*intents.SILENT_KINDS}
    return {**keywords, "silent": True} if quiet else keywords


def changed_arguments(intent: Intent, page: Page, kept: Uploaded | None) -> dict[str, Any]:
    """Return the arguments of an edit of a posted message."""
    if is_panel(intent):
        return page.edit_arguments(kept)
    return classic.edit_arguments(page, kept)
