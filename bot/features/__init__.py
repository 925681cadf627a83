"""The features of the bot: `FEATURES` is the only list. Each has its own folder; removing its line
removes it."""

from __future__ import annotations

from typing import Any, Final

from bot.discord.clicks import buttons
from bot.features.aid import AID
from bot.features.analysis import ANALYSIS
from bot.features.blocking import BLOCKING
from bot.features.campaigns import CAMPAIGNS
from bot.features.challenge import CHALLENGE_FEATURE
from bot.features.consent import CONSENT
from bot.features.departures import DEPARTURES
from bot.features.dossiers import DOSSIERS
from bot.features.export import EXPORT
from bot.features.extra_time import EXTRA_TIME
from bot.features.find import FIND
from bot.features.gm import GM
from bot.features.hints import HINTS_FEATURE
from bot.features.invitations import INVITATIONS
from bot.features.lessons import LESSONS
from bot.features.mine import MINE
from bot.features.missed import MISSED
from bot.features.moderation import MODERATION
from bot.features.notes import NOTES
from bot.features.orders import ORDERS
from bot.features.pinned import PINNED
from bot.features.plans import PLANS
from bot.features.poll import POLL_FEATURE
from bot.features.privacy import PRIVACY
from bot.features.punctuality import PUNCTUALITY
from bot.features.readiness import READINESS
from bot.features.rehearsal import REHEARSAL
from bot.features.relocation import RELOCATION
from bot.features.rematch import REMATCH
from bot.features.replay import REPLAY
from bot.features.results import RESULTS
from bot.features.roles import CASTING
from bot.features.rules import RULES
from bot.features.scheduled import SCHEDULED
from bot.features.seasons import SEASONS
from bot.features.shoulder import SHOULDER
from bot.features.stats import STATS
from bot.features.titles import SEAT_TITLES
from bot.features.touch import TOUCH
from bot.features.verify import VERIFY
from bot.features.voices import VOICES
from bot.games import face
from bot.store import Store
from bot.table import Tables

FEATURES: Final = (
    CONSENT,
    PLANS,
    ORDERS,
    READINESS,
    LESSONS,
    RULES,
    AID,
    FIND,
    MISSED,
    CASTING,
    INVITATIONS,
    BLOCKING,
    EXTRA_TIME,
    RESULTS,
    SEAT_TITLES,
    REMATCH,
    DEPARTURES,
    RELOCATION,
    HINTS_FEATURE,
    PUNCTUALITY,
    STATS,
    NOTES,
    POLL_FEATURE,
    SHOULDER,
    PINNED,
    SCHEDULED,
    SEASONS,
    REPLAY,
    REHEARSAL,
    ANALYSIS,
    VERIFY,
    CHALLENGE_FEATURE,
    MINE,
    GM,
    VOICES,
    EXPORT,
    CAMPAIGNS,
    DOSSIERS,
    MODERATION,
    TOUCH,
    PRIVACY,
)
"""A feature may use the services of those before it; the last one collects what each must
forget."""
BUTTONS: Final = buttons(FEATURES)
"""Every button of the bot: (kind of id, action or form) -> its handler and who may use it."""


def tables_over(store: Store, **settings: Any) -> Tables:
    """Return the tables of this database with all features; `settings` as `TableSessions` takes
    them."""
    return Tables(store, FEATURES, reads_after=lambda game: face(game).reads_after, **settings)
