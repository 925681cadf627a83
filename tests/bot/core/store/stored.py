"""A database as this version writes one, with tables in every state and of every edition: `python
-m tests.bot.core.store.stored tests/bot/core/store/databases/<version>.sql.xz`. Beside it, as
`<version>.json`, are the buttons it may write, and those of its menus. `test_databases.py` and
`tests/bot/face/delivery/test_old_buttons.py` hold that every later version goes on with both."""

from __future__ import annotations

import asyncio
import json
import lzma
import sqlite3
import sys
import tempfile
from collections import Counter
from collections.abc import Callable, Collection
from contextlib import closing, suppress
from pathlib import Path
from random import Random
from typing import Any, Final
from unittest import mock

from discord.ui import Button

from bot.app.assembly import assembled
from bot.app.config import Config
from bot.features import BUTTONS
from bot.features.blocking.service import Blocking
from bot.features.campaigns.ledger import Ledgers
from bot.features.campaigns.service import Campaigns
from bot.features.consent.pause import PAUSE
from bot.features.consent.service import Consent
from bot.features.consent.undo import REWIND
from bot.features.gm.disputes import Disputes
from bot.features.gm.master import Master
from bot.features.gm.scenes import Scenes
from bot.features.invitations.service import Invitations
from bot.features.lessons.learning import Learning
from bot.features.moderation.service import Moderation
from bot.features.orders.service import Orders
from bot.features.rehearsal.service import Rehearsals
from bot.features.rematch.service import Rematch
from bot.features.voices.service import Voices
from bot.menu import Path as Way
from bot.schedule.thinking import Thinking
from bot.store import listing
from bot.table import Asked, Refused, TableInfo
from engine.games import GAMES
from engine.kernel import play
from engine.players import normal_pick
from tests.bot.core.conftest import ANN, BOB, CAT, GUILD, Program

NOW: Final = 1_795_305_600.0
"""When it was written, in seconds since 1970."""
MASTER: Final = 104
PICKS: Final = 25
"""Picks made in a game that must only be running."""


class Writer:
    """Opens tables in channels of their own and plays each as far as needed."""

    def __init__(self, program: Program, picks: int = PICKS) -> None:
        """`picks`: so many are made in a game that must only be running."""
        self._house = program
        self._picks = picks
        self._channel = 8000

    async def lobby(self, game: str, *people: int, pace: Any = "live") -> TableInfo:
        """A lobby of Ann and these people."""
        tables, self._channel = self._house.tables, self._channel + 1
        table = await tables.lobby.open(game, GUILD, self._channel, ANN, "Ann", "fr")
        for user in people:
            table = await tables.lobby.join(table.id, user, f"Person {user}", "en")
        return await tables.lobby.set_pace(table.id, ANN, pace)

    async def begun(
        self, game: str, *people: int, pace: Any = "live", picks: int | None = None
    ) -> TableInfo:
        """A game under way, in which so many picks were made."""
        table = await self.lobby(game, *people, pace=pace)
        table = await self._house.tables.lobby.start(table.id, ANN)
        return await self.until(table, lambda _: False, self._picks if picks is None else picks)

    async def until(
        self, table: TableInfo, true: Callable[[Asked], bool], most: int = 999
    ) -> TableInfo:
        """Play computers' picks for all seats until the condition holds for an awaited seat."""
        tables, program = self._house.tables, self._house
        for n in range(most):
            now = await tables.table_queries.info(table.id)
            if now.status != "running":
                break
            seat = min(seat for seat, _ in (await tables.play.view(table.id, None)).awaited)
            asked, user = await tables.play.ask(table.id, seat), now.seated[seat].user_id
            if true(asked):
                break
            game = await program.store.read(
                lambda tx: tables.sessions.game(tables.sessions.open_table(tx, table.id))
            )
            program.time.pass_(37.0)
            index = asked.picks.index(normal_pick(game, seat, n))
            assert user is not None
            await tables.play.pick(table.id, user, seat, asked.revision, index)
        return await tables.table_queries.info(table.id)


def phases_of(game: str) -> Counter[str]:
    """The phases of a game, in the order in which they come, with the picks made in each."""
    package: Any = GAMES[game]
    state = package.new_game(package.SEATS[0], 5, package.Options())
    found: Counter[str] = Counter()
    while state.result is None:
        view = package.view(state, None)
        found[view.phase] += 1
        seat = min(seat for seat, _ in view.awaited)
        play(state, seat, normal_pick(state, seat, found.total()))
    return found


async def fill(program: Program, every: Collection[str] = tuple(GAMES), picks: int = PICKS) -> None:
    """Tables of these games in each phase and over days; one of the games with all events of a
    table."""
    writer, tables = Writer(program, picks), program.tables
    campaign = await tables.of(Campaigns).new(GUILD, "The long night", ANN)
    await tables.notes.set_guild_locale(GUILD, "fr")
    for game in every:
        await writer.lobby(game, BOB, pace="async")
        await tables.lobby.cancel((await writer.lobby(game)).id, ANN)
        for phase in phases_of(game):
            table = await writer.begun(game, BOB, picks=0)
            await writer.until(table, lambda asked, phase=phase: asked.view.phase == phase)  # type: ignore[misc]
        await _over_days(writer, tables, game)
        await _rehearsed(writer, tables, game)
        await writer.begun(game, BOB, pace="interlude", picks=4)
        await tables.of(Learning).open(game, CAT, "Cat", "en", 7999)
        ended = await writer.begun(game, BOB, picks=999)
        assert ended.result is not None
        await tables.of(Campaigns).join(ended.id, ANN, campaign.id)
        await tables.of(Ledgers).correct(ended.id, ANN, 0, {"names": "Nina", "fame": "2"})
        again = await tables.of(Rematch).open(ended.id, BOB)
        await tables.beginnings.begin_after(again.id, BOB, ended.id)
        early = await writer.begun(game, BOB)
        await tables.ending.end(early.id, 6, leads=True)
        await _of_editions(writer, game)
    shortest = min(every, key=lambda game: phases_of(game).total())
    await _stopped(writer, tables, shortest)
    await _led(writer, tables, shortest, picks)
    await _among_people(writer, tables, shortest)
    await program.outbox.flush()
    await writer.begun(shortest, BOB)  # nothing of this one has been said yet


async def _of_editions(writer: Writer, game: str) -> None:
    """A game under way and one that is over of each edition but the last."""
    package = GAMES[game]
    for edition in range(1, package.EDITION):
        for most in (PICKS, 999):
            with mock.patch.object(package, "EDITION", edition):
                table = await writer.begun(game, BOB, picks=0)
            table = await writer.until(table, lambda _: False, most)
            assert (table.status == "running") == (most == PICKS)


async def _over_days(writer: Writer, tables: Any, game: str) -> None:
    """A game over days: clocks, orders, reminders, an absence, a regent, an offered seat."""
    await tables.person_settings.set_preferences(BOB, next="dm", late="ping")
    table = await writer.begun(game, BOB, CAT, pace="async")
    for name in GAMES[game].ORDERS:
        await tables.of(Orders).set_order(table.id, BOB, name, active=True)
    await tables.seats.regent(table.id, CAT, 2)
    await tables.seats.offer(table.id, CAT, 2)
    await tables.person_settings.set_away(
        BOB, tables.sessions.now() + 86400, tables.sessions.now() + 2 * 86400
    )


async def _rehearsed(writer: Writer, tables: Any, game: str) -> None:
    """A game with rendezvous, whose next turn is rehearsed with guesses of the others."""
    table = await writer.begun(game, BOB, pace="rendezvous")
    (seat, _), *_ = (await tables.play.view(table.id, None)).awaited
    user, rehearsals = table.seated[seat].user_id, tables.of(Rehearsals)
    now = await rehearsals.begin(table.id, user)
    for _ in range(4):
        now = await rehearsals.go_on(table.id, user, now.row.version)
        if now.asked.picks:
            now = await rehearsals.pick(table.id, user, now.row.version, now.asked.picks[0])


async def _among_people(writer: Writer, tables: Any, game: str) -> None:
    """A seat that was conceded, a lobby with an hour, a block, a report, who wants words."""
    table = await writer.begun(game, BOB, CAT)
    await tables.seats.concede(table.id, CAT)
    lobby = await writer.lobby(game)
    await tables.of(Invitations).set_start(lobby.id, ANN, tables.sessions.now() + 86400)
    await tables.of(Blocking).block(BOB, MASTER)
    await tables.of(Moderation).report(CAT, "Rude.", table, GUILD, table.channel_id, BOB)
    await tables.person_settings.set_preferences(CAT, worded=True)


async def _stopped(writer: Writer, tables: Any, game: str) -> None:
    """Games that are paused, each for another reason; one that is about to be."""
    await tables.pausing.pause((await writer.begun(game, BOB, pace="async")).id, ANN)
    await tables.pausing.pause_missing((await writer.begun(game, BOB)).id, "send_messages")
    asked = await writer.begun(game, BOB)
    await tables.of(Consent).ask(asked.id, REWIND, BOB)
    await tables.of(Consent).ask(asked.id, PAUSE, BOB)


async def _led(writer: Writer, tables: Any, game: str, picks: int) -> None:
    """A game with a game master, who has put something right and is to rule on something."""
    table = await writer.lobby(game, BOB)
    await tables.of(Master).appoint(table.id, MASTER, MASTER)
    await tables.of(Master).answer(table.id, ANN, MASTER, granted=True)
    table = await tables.lobby.start(table.id, ANN)
    await writer.until(table, lambda _: False, picks)
    correction = (await tables.of(Master).corrections(table.id, MASTER))[0]
    await tables.of(Master).correct(table.id, MASTER, correction, "miscounted")
    await tables.of(Scenes).narrate(table.id, MASTER, "It rains.")
    await tables.of(Voices).say(table.id, MASTER, "Who is there?", name="The Warden", kept=True)
    await tables.of(Disputes).open(table.id, MASTER, "", "What now?")
    taken = await writer.begun(game, BOB)
    await tables.seats.hand_over(taken.id, BOB, 1)
    asked = await tables.play.ask(taken.id, 0)
    if asked.picks:
        await tables.play.pick(taken.id, ANN, 0, asked.revision, 0)
        with suppress(Refused):
            await tables.play.undo(taken.id, ANN)


def dumped(path: Path) -> bytes:
    """An SQLite file as compressed SQL."""
    with closing(sqlite3.connect(path)) as db:
        db.execute(
            "DELETE FROM snapshots WHERE ply < (SELECT max(other.ply) FROM snapshots other"
            " WHERE other.game_id = snapshots.game_id AND other.seat = snapshots.seat)"
        )
        db.commit()
        return lzma.compress("\n".join(db.iterdump()).encode(), preset=9)


def restored(data: bytes, path: Path) -> None:
    """Make the SQLite file that `dumped` was given."""
    with closing(sqlite3.connect(path)) as db:
        db.executescript(lzma.decompress(data).decode())


async def buttons(file: Path) -> dict[int, list[str]]:
    """Running table -> the ids of the buttons in the menu of the first seat that it waits for."""
    config = Config().model_copy(update={"database_url": f"sqlite+aiosqlite:///{file}"})
    found = {}
    async with assembled(config, thinking=Thinking()) as bot:
        tables = bot.tables
        for number in await bot.store.read(listing.begun_tables):
            table = await tables.table_queries.info(number)
            if table.status != "running":
                continue
            seat = min(seat for seat, _ in (await tables.play.view(number, None)).awaited)
            asked = await tables.play.ask(number, seat)
            localized = bot.context.localized("fr", table)
            menu = await bot.context.menu(asked, Way(), localized, pictured=False)
            view = menu.arguments()["view"]
            found[number] = [item.custom_id for item in view.walk_children() if is_button(item)]
    return found


def declared() -> list[str]:
    """Kind and name of every button that new messages may have."""
    return sorted(" ".join(name) for name, button in BUTTONS.items() if not button.old)


def is_button(item: Any) -> bool:
    """Whether it is a button with an id."""
    return isinstance(item, Button) and item.custom_id is not None


async def made() -> tuple[bytes, dict[int, list[str]]]:
    """A database of now, as `dumped` makes it, and what `buttons` says of it."""
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "games.db"
        program = Program(f"sqlite+aiosqlite:///{file}")
        program.time.pass_(NOW - program.time.now())
        await program.open()
        with mock.patch("secrets.randbits", Random(1).getrandbits):
            await fill(program)
        await program.close()
        stored = dumped(file)
        return stored, await buttons(file)


if __name__ == "__main__":
    database, menus = asyncio.run(made())
    target = Path(sys.argv[1])
    target.write_bytes(database)
    target.with_name(target.name.replace(".sql.xz", ".json")).write_text(
        json.dumps({"declared": declared(), "menus": menus}) + "\n"
    )
