"""Games that earlier versions stored are played to their end by clicks: one of each game here, of
the versions in turn; those of every edition of every version in `tests.long`."""

from __future__ import annotations

import asyncio
import logging
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from bot.app.assembly import Bot
from bot.store import Store
from engine.games import GAMES
from tests.bot.core.conftest import ANN, BOB, CAT
from tests.bot.core.store.stored import MASTER, restored
from tests.bot.core.store.test_databases import MADE
from tests.bot.face.playing import config_for, connected, press, unsent
from tests.e2e.player import LOOKS, PATIENCE, Player
from tests.lab.requests import LeapingTime
from tests.playground.direct import without_socket
from tests.shared_texts import strict_library
from tests.standin import StandIn
from tests.threadless import without_threads

STARTED_AFTER_S = 600.0
"""So long after the last change in a database the new version starts."""
HOUR_S = 3600.0


SOME = [(MADE[n % len(MADE)], game) for n, game in enumerate(GAMES)]
"""Each game, of the versions in turn."""


@pytest.mark.parametrize(
    ("path", "game"), SOME, ids=[f"{game}-{path.name[:-7]}" for path, game in SOME]
)
async def test_a_stored_game_is_played_to_its_end_by_clicks(
    path: Path,
    game: str,
    stand_in: StandIn,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    """The one that someone rehearses a turn of, else the one that is furthest. Once for each
    version the clocks of all other tables run meanwhile, hundreds of moves."""
    without_socket(stand_in, monkeypatch)
    without_threads(monkeypatch)
    every = (path, game) in SOME[: len(MADE)]
    upgraded = await Upgraded.of(stand_in, path, tmp_path, "" if every else game)
    (*_, furthest) = sorted(upgraded.running(game), key=upgraded.progress)
    await upgraded.played(furthest)
    assert [r.getMessage() for r in caplog.records if r.levelno >= logging.ERROR] == []


class Upgraded:
    """A database of an earlier version under the bot of now, with its tables at the stand-in."""

    def __init__(self, stand_in: StandIn, file: Path, timed: str) -> None:
        """`file`: the database, migrated. `timed`: the game whose clocks run; empty for all."""
        self.stand_in, self._file = stand_in, file
        self.people = [stand_in.person(name) for name in list(stand_in.world.people)[:4]]
        with closing(sqlite3.connect(self._file)) as db, db:
            (written,) = db.execute("SELECT max(changed_at) FROM games").fetchone()
            asked = "SELECT id, game, edition, ply FROM games WHERE status = 'running'"
            self._rows = db.execute(f"{asked} AND learner IS NULL ORDER BY id").fetchall()
            self._move_in(db)
            asked = "SELECT game_id, user_id FROM rehearsals"
            self.rehearsed = {n: str(who) for n, who in db.execute(asked)}
            started = written + STARTED_AFTER_S
            untimed = [number for number, game, *_ in self._rows if timed not in ("", game)]
            for number in (*self.rehearsed, *untimed):  # a default move ends what is rehearsed
                late = "UPDATE timers SET due = ? WHERE game_id = ? AND due < ?"
                db.execute(late, (started + HOUR_S, number, started + HOUR_S))
        stand_in.advance(started - stand_in.clock())
        self._when = LeapingTime(stand_in)

    @classmethod
    async def of(cls, stand_in: StandIn, stored: Path, folder: Path, timed: str = "") -> Upgraded:
        """A stored database, opened by this version in this folder."""
        restored(stored.read_bytes(), file := folder / "g.db")
        await (await Store.open(f"sqlite+aiosqlite:///{file}")).close()
        return cls(stand_in, file, timed)

    def running(self, game: str) -> list[int]:
        """The tables where this game runs."""
        return [row[0] for row in self._rows if row[1] == game]

    def of_editions(self) -> list[int]:
        """A table of each edition of each game: the last one."""
        return list({row[1:3]: row[0] for row in self._rows}.values())

    def progress(self, number: int) -> tuple[bool, int]:
        """Whether somebody rehearses there, and how many moves were made."""
        (ply,) = (row[3] for row in self._rows if row[0] == number)
        return number in self.rehearsed, ply

    def _move_in(self, db: sqlite3.Connection) -> None:
        """Give each table a channel, and each person an account, at the stand-in."""
        for number, *_ in self._rows:
            place = self.stand_in.world.add_channel(str(500 + number), "text", f"table-{number}")
            where = (int(self.stand_in.world.guild_id), int(place.id), number)
            db.execute("UPDATE games SET guild_id = ?, channel_id = ? WHERE id = ?", where)
        columns = ["seats.user_id", "games.host_id", "games.master_id", "rehearsals.user_id"]
        for user, person in zip((ANN, BOB, CAT, MASTER), self.people, strict=True):
            for table, column in (name.split(".") for name in columns):
                change = f"UPDATE {table} SET {column} = ? WHERE {column} = ?"
                db.execute(change, (int(person.id), user))

    async def played(self, *numbers: int) -> None:
        """Play these tables to their end; the first request comes when the bot has started."""
        config = config_for(
            self.stand_in, self._file.parent, database_url=f"sqlite+aiosqlite:///{self._file}"
        )
        with_clock = connected(config, strict_library(), self._when, self.stand_in)
        async with with_clock as bot:
            with unsent(bot):  # the messages of before are not in these channels
                for number in numbers:
                    await self._play(bot, number)

    async def _play(self, bot: Bot, number: int) -> None:
        """Press what the menus offer, until the game is over."""
        table = await bot.tables.table_queries.info(number)
        channel = self.stand_in.channel(str(500 + number))
        seated = {str(seat.user_id) for seat in table.seated}
        players = [
            Player(person, channel, seed=n + 1)
            for n, person in enumerate(self.people)
            if person.id in seated
        ]
        if number in self.rehearsed:
            who = self.rehearsed[number]
            await _rehearse_on(next(player for player in players if player.person.id == who))
        looks = 0
        while (table := await bot.tables.table_queries.info(number)).status == "running":
            moved = [await player.play() for player in players]
            looks = 0 if any(moved) else looks + 1
            assert looks < LOOKS, f"table {number}, {table.game}, does not go on"
            await asyncio.sleep(0 if any(moved) else 0.02)
        assert table.status == "ended"
        assert table.result is not None


async def _rehearse_on(player: Player) -> None:
    """Go on with the stored rehearsal: take a pick back, and leave it."""
    page = await (await player.person.command(player.channel, "play")).last(PATIENCE)
    for label, said in (
        ("Essayer mon tour", "Jusqu’ici"),
        ("Annuler ce coup", "Essai"),
        ("Quitter l’essai", "la table n’en a rien vu"),
    ):
        page = await (await press(player.person, page, label)).last(PATIENCE)
        assert said in page.text()
