"""Why the bot refuses a request: a closed set, which mypy and a test hold."""

from __future__ import annotations

from typing import Final, Literal, get_args

Reason = Literal[
    "already-seated", "already-started", "away-long", "away-order", "away-until", "bad-date",
    "bad-hours", "bad-number", "bad-option", "bad-setting", "bad-start", "bad-terms", "bad-time",
    "bad-zone", "bank-short", "campaign-known", "campaign-no-name", "cancelled",
    "challenge-no-hints", "challenge-no-rewind", "challenge-not-over", "challenge-open",
    "challenge-played", "channel-busy", "channel-busy-thread", "dispute-open", "end-by-all",
    "end-open", "end-over", "ended", "export-nothing", "extended-already", "from-both", "full",
    "hindsight-early", "hindsight-long", "hint-not-asked",
    "kept-out", "kept-out-server", "late-form", "learning-open", "left-game", "limit-campaigns",
    "limit-campaigns-own", "limit-exports", "limit-games", "limit-games-here", "limit-invitations",
    "limit-lessons", "limit-links", "limit-lobbies", "limit-lobbies-here", "limit-notices",
    "limit-requests",
    "limit-uploads", "looking-full", "master-cannot-play", "master-host", "master-not-asked",
    "master-pending", "master-role-all", "master-seated", "no-campaign", "no-clock", "no-dispute",
    "no-hints", "no-numbers", "no-open-seat", "no-private-threads", "no-rematch", "no-replay-here",
    "no-roles", "no-running-game", "no-season", "no-such-challenge", "no-such-correction",
    "no-such-game", "no-such-kind", "no-such-replay", "no-such-role",
    "no-such-rule", "no-such-seat", "no-table", "no-table-here", "no-vote", "no-words",
    "nobody-invited", "nobody-named", "not-alone", "not-away", "not-host", "not-in-season",
    "not-manager",
    "not-master", "not-opener", "not-over", "not-paused", "not-replayable", "not-seated",
    "not-started", "not-this-channel", "not-your-seat", "old-button", "only-in-server",
    "only-threads", "order-unknown", "orders-learning", "other-game", "own-seat", "pace-learning",
    "pace-open", "pace-over", "pace-same", "pause-open", "pause-over", "paused", "permissions",
    "picture-kind", "picture-large", "picture-not-fetched", "place-kept", "place-unfit",
    "plan-long", "plans-learning",
    "poll-few", "poll-full", "poll-nobody", "poll-over", "question-nobody", "question-none",
    "question-open", "record-bad-value", "record-field-twice", "record-missing", "record-no-file",
    "record-no-json", "record-not-built", "record-not-fetched", "record-not-of-it",
    "record-other-game", "record-too-deep", "record-too-few", "record-too-large",
    "record-too-long", "record-too-many", "record-twice", "record-unknown-field",
    "record-unknown-name", "regent-plays", "replay-lost", "replay-running", "rewind-open",
    "rewind-over", "role-missing", "role-of-person", "role-taken", "roles-recorded", "rules",
    "save-unreadable", "scene-gone", "scenes-most", "season-days", "season-full", "season-name",
    "season-nobody-waits", "season-open", "season-other-game", "seat-in-time",
    "seat-known", "seat-learning",
    "seat-master", "seat-missed", "seat-newcomer",
    "seat-not-offered", "seat-offered", "seat-present", "seats-kept",
    "several-games", "several-moves", "short-day", "shoulder-alone", "shoulder-full",
    "shoulder-nobody", "shoulder-not-yours", "shoulder-over", "shoulder-player", "shoulder-waits",
    "stale", "start-too-soon", "still-working", "storage", "thread-refused",
    "too-few", "too-many",
    "too-many-invited", "touch-fast", "touch-full", "touch-many", "touch-move", "touch-off",
    "touch-origin", "touch-stranger", "touch-unknown", "touch-view", "typed-missing",
    "typed-too-long", "typed-unknown", "undo-answered", "undo-corrected", "undo-nothing",
    "undo-played", "undo-private", "undo-revealed", "undo-too-far", "unknown-game",
    "unknown-option",
]  # fmt: skip
"""A text id after `refused-`; "rules": the rules of the game refuse, see `Refused`."""
REASONS: Final[tuple[Reason, ...]] = get_args(Reason)
"""All values of `Reason`."""
