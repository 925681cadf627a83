"""Why the bot refuses a request."""

from __future__ import annotations

from typing import Final, Literal, get_args

CoreReason = Literal[
    "already-seated", "already-started", "away-long", "away-order", "away-until", "bad-date",
    "bad-number", "bad-option", "bad-setting", "bad-terms", "bad-time", "bad-zone", "cancelled",
    "challenge-not-over", "channel-busy", "channel-busy-thread", "dispute-open", "end-by-all",
    "ended", "from-both", "full", "kept-out", "kept-out-server", "late-form", "left-game",
    "limit-exports", "limit-games", "limit-games-here", "limit-invitations", "limit-lessons",
    "limit-links", "limit-lobbies", "limit-lobbies-here", "limit-notices", "limit-requests",
    "limit-uploads", "maintenance", "master-cannot-play", "master-host", "no-clock", "no-numbers",
    "no-open-seat",
    "no-running-game", "no-such-game", "no-such-kind", "no-such-seat", "no-table", "no-table-here",
    "not-alone", "not-away", "not-host", "not-manager", "not-master", "not-opener", "not-over",
    "not-paused", "not-seated", "not-started", "not-this-channel", "not-your-seat", "old-button",
    "only-in-server", "only-threads", "other-game", "paused", "permissions", "record-bad-value",
    "record-field-twice", "record-missing", "record-no-file", "record-no-json", "record-not-built",
    "record-not-fetched", "record-not-of-it", "record-other-game", "record-too-deep",
    "record-too-few", "record-too-large", "record-too-long", "record-too-many", "record-too-old",
    "record-twice", "record-unknown-field", "record-unknown-name", "regent-plays", "role-missing",
    "rules", "save-old", "save-unreadable", "seat-conceded", "seat-in-time", "seat-known",
    "seat-learning", "seat-master", "seat-missed", "seat-newcomer", "seat-not-offered",
    "seat-offered", "seat-present", "seats-kept", "server-not-allowed", "several-games",
    "several-moves", "short-day", "stale",
    "still-working", "stopping", "storage",
    "thread-refused", "too-few", "too-many", "typed-missing", "typed-too-long", "typed-unknown",
    "undo-answered", "undo-corrected", "undo-nothing", "undo-private", "undo-revealed",
    "undo-too-far", "unknown-game", "unknown-option",
]  # fmt: skip
"""The reasons of the core; "rules": the rules of the game refuse, see `Refused`."""
CORE_REASONS: Final[tuple[CoreReason, ...]] = get_args(CoreReason)
"""All values of `CoreReason`."""
Reason = str
"""A text id after `refused-`. Those of a feature are the texts in its folder: a test holds that the
code gives no others."""
