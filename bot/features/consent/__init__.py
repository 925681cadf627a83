"""Consent: what concerns everybody at a table needs the agreement of every person there.

An undo past a barrier, another pace, a pause, the end of the game: each is a declaration (`undo`,
`pace`, `pause`, `end`); asking, answering and storing are the same for all (`service`, `page`,
`rows`).
"""

from bot.discord.access import MORE_BUTTONS
from bot.discord.client import GAME_COMMANDS
from bot.discord.pages.idle import MENU_ITEMS
from bot.discord.pages.tables import BOARD_ITEMS
from bot.discord.posts import NOTICES
from bot.features.consent import commands, pace_commands
from bot.features.consent.commands import END_PAGE, PAUSE_PAGE, REWIND_PAGE
from bot.features.consent.end import END_WANTED, end_kind
from bot.features.consent.pace import REPACE_ASKED, pace_kind
from bot.features.consent.pace_commands import REPACE_PAGE
from bot.features.consent.pause import PAUSE_ASKED, Pauses, pause_kind
from bot.features.consent.service import Consent, still_open
from bot.features.consent.undo import REWIND_ASKED, undo_kind
from bot.slots import Feature
from bot.table import Tables
from bot.table.consequences import Consequences
from bot.table.ending import AT_END
from bot.table.moves import CONSEQUENCES, After
from bot.table.pausing import AT_PAUSE
from bot.table.requests import REQUESTS
from bot.table.seats import AT_LEAVE
from bot.table.sessions import method
from bot.table.tables import SERVICES, TIMERS

REQUEST_PAGES = {
    REWIND_ASKED: REWIND_PAGE,
    REPACE_ASKED: REPACE_PAGE,
    PAUSE_ASKED: PAUSE_PAGE,
    END_WANTED: END_PAGE,
}
"""Occasion of the notices with buttons -> their page."""


def _consent(tables: Tables) -> Consent:
    kinds = [make(tables) for make in (undo_kind, pace_kind, pause_kind, end_kind)]
    return Consent(tables, {kind.name: kind for kind in kinds})


CONSENT = Feature(
    "consent",
    SERVICES(Pauses, _consent),
    MENU_ITEMS(commands.menu_items),
    BOARD_ITEMS(commands.board_items),
    NOTICES({occasion: page.notice for occasion, page in REQUEST_PAGES.items()}),
    REQUESTS({occasion: still_open(page.kind) for occasion, page in REQUEST_PAGES.items()}),
    AT_PAUSE(method(Consent, Consent.pause)),
    AT_LEAVE(method(Consent, Consent.leave)),
    AT_END(method(Consent, Consent.end)),
    CONSEQUENCES(After(Consequences.store_move, method(Consent, Consent.follow))),
    TIMERS(lambda tables: tables.of(Consent).firings),
    GAME_COMMANDS(commands.add_consent_commands),
    MORE_BUTTONS(*commands.BUTTONS, *pace_commands.BUTTONS),
)
