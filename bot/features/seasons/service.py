"""Seasons: managers of the server open and end them, everybody may join."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

from bot.features.results.rows import Sight
from bot.features.seasons import rows
from bot.features.seasons.rows import MemberRow, SeasonRow
from bot.features.seasons.standings import (
    SeasonPlace,
    by_points,
    by_ratings,
    counting_games,
    partners,
)
from bot.model.facts import Refused
from bot.store.transaction import Tx
from bot.table.sessions import changes, queries
from bot.table.tables import FeatureService
from bot.words import cleaned

MAX_SEASON_NAME_CHARS: Final = 60
"""Maximum length of a season's name."""
POINTS: Final = "points"
RATINGS: Final = "ratings"
COUNTS: Final = (POINTS, RATINGS)
DAY_S: Final = 86_400.0
MAX_SEASON_DAYS: Final = 366
"""Maximum length of a season in days."""
MEMBERS: Final = 500
SEASONS_SHOWN: Final = 5
"""Number of earlier seasons whose champions are shown."""


@dataclass(frozen=True)
class Season:
    """A season with its standings, as a reader may see it."""

    row: SeasonRow
    members: Sequence[MemberRow]
    table: Sequence[SeasonPlace]
    over: bool

    def member(self, user_id: int) -> MemberRow | None:
        """Return this person's membership."""
        return next(
            (member_row for member_row in self.members if member_row.user_id == user_id), None
        )

    def name_of(self, user_id: int) -> str:
        """Return a member's name at the time they joined."""
        member_row = self.member(user_id)
        return "" if member_row is None else member_row.name


class Seasons(FeatureService):
    """One season at a time per server."""

    @changes("season-open")
    def open(
        self, tx: Tx, guild_id: int, by: int, name: str, game: str, counts: str, days: int
    ) -> SeasonRow:
        """Open a season of this many days; an empty `game` means all games. Refused: "season-open"
        (one is running), "season-name", "season-days" (most)."""
        now, kept = self.sessions.now(), cleaned(name, MAX_SEASON_NAME_CHARS)
        if not kept:
            raise Refused("season-name")
        if not 1 <= days <= MAX_SEASON_DAYS:
            raise Refused("season-days", {"most": MAX_SEASON_DAYS})
        if counts not in COUNTS:
            raise Refused("old-button")
        if any(other.ends_at > now for other in rows.newest(tx, guild_id, 1)):
            raise Refused("season-open")
        values = {"guild_id": guild_id, "name": kept, "game": game, "counts": counts}
        times = {"begins_at": now, "ends_at": now + days * DAY_S}
        season_row = rows.season(tx, rows.add(tx, by, {**values, **times}))
        assert season_row is not None
        return season_row

    @changes("stale")
    def end(self, tx: Tx, guild_id: int) -> None:
        """End the running season now. Refused: "no-season"."""
        rows.end(tx, self._running(tx, guild_id).id, self.sessions.now())

    @changes("stale")
    def join(self, tx: Tx, guild_id: int, user_id: int, name: str) -> None:
        """Take part. Refused: "no-season", "season-full" (most)."""
        season = self._running(tx, guild_id)
        members = rows.members(tx, season.id)
        if len(members) >= MEMBERS:
            raise Refused("season-full", {"most": MEMBERS})
        waits = any(member_row.user_id == user_id and member_row.waits for member_row in members)
        rows.set_member(tx, season, MemberRow(user_id, cleaned(name), waits))

    @changes("stale")
    def leave(self, tx: Tx, guild_id: int, user_id: int) -> None:
        """Leave the season; played games still count for others. Refused: "no-season"."""
        rows.leave(tx, self._running(tx, guild_id).id, user_id)

    @changes("stale")
    def wait(self, tx: Tx, guild_id: int, user_id: int, waits: bool) -> None:
        """Set whether to be called to lobbies of the season. Refused: "no-season",
        "not-in-season"."""
        season = self._running(tx, guild_id)
        for member_row in rows.members(tx, season.id):
            if member_row.user_id == user_id:
                rows.set_member(tx, season, replace(member_row, waits=waits))
                return
        raise Refused("not-in-season")

    @queries
    def seasons(self, tx: Tx, guild_id: int, sight: Sight | None) -> list[Season]:
        """Return the seasons of a server with their standings, the newest first; only games visible
        to the reader count."""
        now = self.sessions.now()
        return [
            _season(tx, row, sight, now) for row in rows.newest(tx, guild_id, 1 + SEASONS_SHOWN)
        ]

    @queries
    def to_call(self, tx: Tx, guild_id: int, game: str, seated: Sequence[int]) -> list[int]:
        """Return the people to invite to a lobby of this game, in order. Refused: "no-season",
        "season-other-game", "season-nobody-waits"."""
        season = self._running(tx, guild_id)
        if season.game not in ("", game):
            raise Refused("season-other-game")
        running = _season(tx, season, None, self.sessions.now())
        waiting = [member_row.user_id for member_row in running.members if member_row.waits]
        people = [member.user_id for member in running.members]
        games = counting_games(
            (seats for _, seats in rows.games_of(tx, season, people, None)), people
        )
        called = partners(seated, waiting, games, running.table)
        if not called:
            raise Refused("season-nobody-waits")
        return called

    def _running(self, tx: Tx, guild_id: int) -> SeasonRow:
        for season_row in rows.newest(tx, guild_id, 1):
            if season_row.ends_at > self.sessions.now():
                return season_row
        raise Refused("no-season")


def _season(tx: Tx, row: SeasonRow, sight: Sight | None, now: float) -> Season:
    members = rows.members(tx, row.id)
    people = [member_row.user_id for member_row in members]
    games = counting_games((seats for _, seats in rows.games_of(tx, row, people, sight)), people)
    table = (by_ratings if row.counts == RATINGS else by_points)(games, people)
    return Season(row, members, table, row.ends_at <= now)
