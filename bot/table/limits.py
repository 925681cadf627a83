"""Limits on what one person, and one server, may have open at once."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from bot.model.facts import Refused
from bot.model.reasons import Reason
from bot.store import games as rows
from bot.store.schema import LIVE_STATUSES
from bot.store.transaction import Tx
from bot.texts import moment

HOUR_S: Final = 3600


@dataclass(frozen=True)
class Limits:
    """Maximum numbers; learning tables count as lessons only. See `bot.app.config`."""

    lobbies_per_person: int = 10
    """Lobbies that a person has opened."""
    lobbies_per_server: int = 100
    games_per_person: int = 100
    """Tables that a person has opened or sits at, lobbies included."""
    games_per_server: int = 1_000
    campaigns_per_server: int = 200
    campaigns_per_person: int = 20
    """Campaigns that a person has created, on all servers."""
    lessons_per_hour: int = 20
    """Lessons that a person starts."""
    notices_per_hour: int = 20
    """Public notices that a person causes."""
    calls_per_hour: int = 6
    """Notices by others that call a person."""
    games_kept_days: int = 0
    """Days for which a table is kept after its end; 0: for ever."""

    def need_table(self, tx: Tx, person: int, guild: int | None) -> None:
        """Refused if this person may not open another table, or the server another lobby:
        "limit-lobbies", "limit-games", "limit-lobbies-here", "limit-games-here" (most)."""
        self.need_seat(tx, person)
        counted: tuple[tuple[Any, int, Reason], ...] = (
            (rows.tables_opened(person, ("lobby",)), self.lobbies_per_person, "limit-lobbies"),
            (rows.tables_on(guild, ("lobby",)), self.lobbies_per_server, "limit-lobbies-here"),
            (rows.tables_on(guild, LIVE_STATUSES), self.games_per_server, "limit-games-here"),
        )
        for which, most, reason in counted:
            if rows.count(tx, which) >= most:
                raise Refused(reason, {"most": most})

    def need_lesson(self, tx: Tx, person: int, now: float) -> None:
        """Refused if this person has started too many lessons within an hour: "limit-lessons"
        (most; again: when one more may begin)."""
        begun = rows.lessons_begun(tx, person, now - HOUR_S)
        if len(begun) >= self.lessons_per_hour:
            free = begun[len(begun) - self.lessons_per_hour] + HOUR_S
            raise Refused("limit-lessons", {"most": self.lessons_per_hour, "again": moment(free)})

    def need_seat(self, tx: Tx, person: int) -> None:
        """Refused if this person may not sit at another table: "limit-games" (most)."""
        if rows.count(tx, rows.tables_of(person)) >= self.games_per_person:
            raise Refused("limit-games", {"most": self.games_per_person})
