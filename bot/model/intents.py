"""Messages between the outbox and Discord: content, recipient, and ways to fail."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Final, Protocol

import aiohttp

from bot.model.states import IntentKind, NoCouncil, OwnNotice
from engine.kernel import Seat

UNREACHED: Final = (OSError, aiohttp.ClientError)
"""Discord was not reached, or its answer was lost: broken connections, unresolved names,
timeouts."""
STORY: Final = "story"
"""Occasion of the notice with the story of a finished chapter (a day, a round)."""
SCENE_NOTICE: Final = "scene"
"""Occasion of the notice by which a game master narrates."""
VOICE: Final = OwnNotice("voice")
"""Occasion of the notice in which a character speaks."""
TOLD: Final = frozenset({STORY, SCENE_NOTICE, VOICE})
"""Occasions of the notices that tell a table's story, posted one after another."""
STRUCK: Final = "struck"
"""Fact of a notice from which the host has struck a name: it is edited, and not closed by that."""
MOVED: Final = "moved"
"""Occasion of the first notice in a table's new channel."""

COUNCIL: Final = "council"
"""Kind of the message in the thread in which a side plans; its seat is the side's first."""
LEAVING: Final = "leaving"
"""Occasion of the message to a person whose game is deleted with its server."""

REFUSALS: Final = 2
"""Number of refused edits after which the message is posted again, or deleted if it is
superseded."""

ASKING: Final = ("turn", "half", "late", "call-2h", "call-1h", "nudge", "unfinished")
"""Occasions of reminders and pings that become obsolete when their seat has picked."""

ALERT: Final = "alert"
"""Kind of the notices to a game master."""
SILENT_KINDS: Final = ("unfinished", ALERT)
"""Occasions and kinds of messages that are sent without a notification sound."""


@dataclass(frozen=True)
class Intent:
    """A message that should exist. It is drawn from the committed state when it is sent.

    `kind`: "dashboard" (the table's message of one phase), "sheet" (a seat's direct message),
    "council" (the message in the private thread of a side), "notice" (a public sentence, posted
    once), "reminder" (a short direct message, sent once), "ping" (a mention of a seat's person in
    the channel, posted once), "farewell" (the sheet of a person who no longer holds the seat),
    "alert" (a short direct message to the game master, sent once), "displaced" (a direct message to
    a person of a table without a usable channel, sent once).
    """

    id: int
    kind: IntentKind
    table_id: int
    seat: Seat | None
    key: str
    """Dashboard and sheet: "lobby", "ended", or "<phase>/<chapter>"; notice: its unique key."""
    occasion: str = ""
    """Sheet: text id after `sheet-` ("start", "turn", "loss", "stopped", "regent", "taken",
    "change"). Notice, farewell, reminder: text id after `notice-`, `farewell-`, `reminder-`; ping:
    that of a reminder."""
    facts: Mapping[str, Any] = field(default_factory=dict)
    """Notice: what its sentence names; public. Sheet: `since`, the ply from which it tells losses,
    and `zone` if it asks for the reader's time zone. Reminder and ping: `due`, when the seat's
    clock runs out, or None. Farewell: `user`, `locale` and `seat` of that person. Alert and
    displaced: `user`, and what it is about."""
    nonce: str = ""
    """At most 25 characters, for `nonce` with `enforce_nonce`: equal on a retry."""
    attempts: int = 0
    message_id: int | None = None
    stands: bool = False
    """Whether a posted message could be edited instead of sending this one."""
    doubtful: bool = False
    """Whether an earlier attempt may have posted it."""


class Transport(Protocol):
    """Puts intents on Discord. Any other exception than those below and
    `UNREACHED` means that nothing was sent; the outbox logs it and tries again later."""

    async def send(self, intent: Intent) -> int:
        """Send a new message and return its id."""

    async def edit(self, intent: Intent, message_id: int) -> None:
        """Edit a message to match the intent."""


class RetryLater(Exception):
    """Nothing was sent; try again in `seconds`."""

    def __init__(self, seconds: float) -> None:
        super().__init__(f"try again in {seconds} s")
        self.seconds = seconds


class DmClosed(Exception):
    """This person accepts no direct messages (50007)."""


class AccessLost(Exception):
    """The channel, the server or a permission is missing, so the table pauses. `missing` names it:
    "channel", "guild", "thread-locked", or a permission's name."""

    def __init__(self, missing: str) -> None:
        super().__init__(missing)
        self.missing = missing


class ThreadRefused(Exception):
    """The thread of a side cannot be created or kept here; the side plans in public."""

    def __init__(self, why: NoCouncil) -> None:
        super().__init__(why)
        self.why: NoCouncil = why


class Unaddressed(Exception):
    """Nobody holds the seat any more: there is nobody to write to."""


class MessageLost(Exception):
    """`edit` only: the message is deleted or can no longer be edited; send a new one."""


class EditRefused(Exception):
    """`edit` only: Discord refuses to change the message, permanently if `for_good`; post a new
    one."""

    def __init__(self, *, for_good: bool = False) -> None:
        super().__init__("an edit was refused")
        self.for_good = for_good


class TooOldToEdit(Exception):
    """`edit` only: the message is too old to be edited for now, and not worth a new one."""


class AlreadyAnswered(Exception):
    """`send` only: the person has answered in the meantime. Nothing was sent; edit message
    `stands`."""


class UnknownFate(Exception):
    """`send` only: the message may or may not have arrived (a 5xx answer, a broken connection)."""
