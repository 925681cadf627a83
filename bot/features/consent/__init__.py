"""Consent: what concerns everybody at a table needs the agreement of every person there.

An undo past a barrier, another pace, a pause, the end of the game: each is a declaration (`undo`,
`pace`, `pause`, `end`); asking, answering and storing are the same for all (`service`, `page`,
`rows`).
"""

from bot.features.consent import commands, pace_commands
from bot.features.consent.commands import END_PAGE, PAUSE_PAGE, REWIND_PAGE
from bot.features.consent.end import END_WANTED, end_kind
from bot.features.consent.pace import REPACE_ASKED, pace_kind
from bot.features.consent.pace_commands import REPACE_PAGE
from bot.features.consent.pause import PAUSE_ASKED, Pauses, pause_kind
from bot.features.consent.service import Consent, still_open
from bot.features.consent.undo import REWIND_ASKED, undo_kind
from bot.features.feature import Commands, Feature, OnBoard, OnMenu, Posts, Work
from bot.table import Tables

REQUEST_PAGES = {
    REWIND_ASKED: REWIND_PAGE,
    REPACE_ASKED: REPACE_PAGE,
    PAUSE_ASKED: PAUSE_PAGE,
    END_WANTED: END_PAGE,
}
"""Occasion of the notices with buttons -> their page."""


def _consent(tables: Tables) -> Consent:
    kinds = [make(tables) for make in (undo_kind, pace_kind, pause_kind, end_kind)]
    consent = Consent(
        tables.sessions,
        tables.announcer,
        tables.seats,
        {request_kind.name: request_kind for request_kind in kinds},
    )
    tables.sessions.at_pause.append(consent.pause)
    tables.sessions.at_leave.append(consent.leave)
    tables.sessions.at_end.append(consent.end)
    return consent


CONSENT = Feature(
    name="consent",
    services=(lambda tables: Pauses(tables.sessions, tables.announcer, tables.pausing), _consent),
    menu=OnMenu(items=commands.menu_items),
    board=OnBoard(items=commands.board_items),
    posts=Posts(
        notices={occasion: page.notice for occasion, page in REQUEST_PAGES.items()},
        requests={occasion: still_open(page.kind) for occasion, page in REQUEST_PAGES.items()},
    ),
    work=Work(
        consequences=lambda tables: {"requests": tables.of(Consent)},
        timers=lambda tables: tables.of(Consent).firings,
    ),
    commands=Commands(game=commands.add_consent_commands),
    buttons=(*commands.BUTTONS, *pace_commands.BUTTONS),
)
