"""Four processes of version 1.0.0 share a PostgreSQL database; each in turn is replaced by one of
this version, while people press. Run by `.ci/postgres rolling`, since it takes minutes and must be
alone on its machine."""

from __future__ import annotations

import asyncio
import logging
import os
import subprocess
import sys
import time
from collections import Counter
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import sqlalchemy as sa

from bot import __version__
from bot.playground import Refusal, people
from bot.playground.world import Channel, Message
from bot.store import Store
from bot.store.schema import SCHEMA_HEAD, moves, seats
from bot.store.transaction import Tx
from engine.games import GAMES
from tests.checkout import ROOT
from tests.e2e.player import Player, open_table
from tests.e2e.process import BotProcess
from tests.lab.clicks.menus import steps, taken
from tests.postgres import SERVER, fresh
from tests.standin import StandIn
from tests.waiting import until

PROCESSES = 4
OLD = "v1.0.0"
EACH, MOST = 4, 8
"""Picks at every table between two replacements, at least and at most: then their people press
/play and look, so that no game is over before its process is replaced."""
ANSWER_S = 10.0
"""Seconds after which a press counts as unanswered; at Discord three, or until what its process
announced."""
SHARED = ("commands", "channels", "messages", "people")
"""What the stand-ins have in common: any process may post in any channel."""
NO = ("Quelque chose s’est mal passé", "n’est plus à jour", "ne peut pas être lue", "en pause")
"""What a player is told who is refused."""

log = logging.getLogger(__name__)


@pytest.fixture
async def url() -> AsyncIterator[str]:
    assert SERVER, "GHARKANE_TEST_SERVER names no server"
    async with fresh() as made:
        yield made


@pytest.fixture
def old(tmp_path: Path) -> Path:
    """The source of the old version; its tag must be in the checkout."""
    folder, archive = tmp_path / "old", tmp_path / "old.tar"
    folder.mkdir()
    subprocess.run(("git", "-C", ROOT, "archive", "-o", archive, OLD), check=True)
    subprocess.run(("tar", "-xf", archive, "-C", folder), check=True)
    return folder


class Presser(Player):
    """Presses whatever happens; who is not answered presses again, as at Discord."""

    def __init__(self, stand_in: StandIn, channel: Channel, number: int, store: Store) -> None:
        person = stand_in.person(list(stand_in.world.people)[number])
        super().__init__(person, channel, number + 1)
        self.unanswered = self.limit = 0
        self._store = store
        self.away_s = 0.0
        """The longest time without an answer, in seconds."""
        self._answered_at = time.monotonic()

    async def read(self, message: Message) -> None:
        """Fail if it is a refusal."""
        assert not any(said in message.text() for said in NO), message.text()
        now = time.monotonic()
        self.away_s = max(self.away_s, now - self._answered_at)
        self._answered_at = now

    async def press_on(self) -> None:
        """Press until cancelled."""
        while True:
            try:
                await self._press()
            except Refusal as refusal:
                if refusal.code not in ("offline", "no_answer"):
                    raise
                self.unanswered += 1
                await asyncio.sleep(1.0)
            await asyncio.sleep(0.2)

    async def _press(self) -> None:
        """Open the menu, and follow it to one pick, if there is one to make."""
        answer, played = await self.opened(), False
        while True:
            message = await answer.last(ANSWER_S)
            await self.read(message)
            following = steps(message)
            if played or not following or self.picks >= self.limit:
                return
            before, step = await self.count(), self.choose(following)
            answer = await taken(self.person, message, step)
            played = await self.count() > before

    async def count(self) -> int:
        """Count the picks of this person in the database: none is lost, no press makes two."""
        found = await self._store.read(self._picks)
        assert self.picks <= found <= self.picks + 1
        self.picks = found
        return found

    def _picks(self, tx: Tx) -> int:
        query = (
            sa.select(sa.func.count())
            .select_from(moves.join(seats, seats.c.game_id == moves.c.game_id))
            .where(seats.c.user_id == int(self.person.id), moves.c.seat == seats.c.seat)
            .where(moves.c.kind == "pick", moves.c.by == "")
        )
        return int(tx.execute(query).scalar_one())


def world_of(shard: int) -> StandIn:
    """A stand-in whose server belongs to this shard; its ids are its own."""
    stand_in = StandIn()
    world = stand_in.world
    stand_in.gateway.shards = PROCESSES
    world.guild_id = str((50_000 * PROCESSES + shard << 22) + 1)
    new_id = world.new_id
    world.new_id = lambda: str(int(new_id()) + (shard << 16))  # type: ignore[method-assign]
    return stand_in


def process_of(shard: int, stand_in: StandIn, folder: Path, url: str, source: Path) -> BotProcess:
    """The process of this shard, which runs the source in this folder."""
    made = BotProcess(stand_in, folder, log=folder / f"bot-{shard}.log")
    made.program = (sys.executable, "-Pm", "bot")
    made.environment |= {
        "PYTHONPATH": os.fspath(source),
        "GHARKANE_DATABASE_URL": url,
        "GHARKANE_SHARDS": f"{shard}/{PROCESSES}",
    }
    return made


async def test_four_processes_are_replaced_in_turn_while_people_press(
    url: str, old: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nobody is refused, no pick is lost or made twice, nothing is posted twice. Who presses while
    their process is being replaced is not answered, and presses again."""
    monkeypatch.setattr(people, "DEADLINE", ANSWER_S)
    worlds = [world_of(shard) for shard in range(PROCESSES)]
    for world in worlds:
        for name in SHARED:
            setattr(world.world, name, getattr(worlds[0].world, name))
        await world.start()
    pairs = list(enumerate(worlds))
    store = await Store.open_unmigrated(url)
    bots = [process_of(shard, world, tmp_path, url, old) for shard, world in pairs]
    players: list[Presser] = []
    pressing: list[asyncio.Task[None]] = []
    try:
        await asyncio.gather(*(bot.start() for bot in bots))
        assert await schema(store) == "0041"
        for (shard, world), game in zip(pairs, GAMES, strict=False):
            place = world.world.add_channel(str(500_000 + shard), "text", f"place-{shard}")
            players.append(player := Presser(world, place, shard, store))
            await open_table(world, [player.person], place, game, computers=1)
        pressing += [asyncio.create_task(player.press_on()) for player in players]
        for shard, world in pairs:
            await all_press(players, pressing)
            assert await bots[shard].end() == 0
            bots[shard] = process_of(shard, world, tmp_path, url, ROOT)
            await bots[shard].start()
            assert await schema(store) == SCHEMA_HEAD
        await all_press(players, pressing)
    finally:
        for task in pressing:
            task.cancel()
        await asyncio.gather(*pressing, return_exceptions=True)
        await store.close()
        codes = [await bot.end() for bot in bots]
        for world in worlds:
            await world.stop()
    log.warning(
        "picks, presses without an answer, longest time without one: %s",
        [(one.picks, one.unanswered, f"{one.away_s:.1f} s") for one in players],
    )
    assert codes == [0] * PROCESSES
    for bot in bots:
        _, _, written = bot.log.read_text("utf-8").partition(f"Gharkane {__version__}")
        assert written, "it did not start"
        assert "Traceback" not in written, written
        assert " ERROR " not in written, written
    for player, world in zip(players, worlds, strict=True):
        public = [m.text() for m in player.person.messages(player.channel) if m.only_for is None]
        assert [text for text, times in Counter(public).items() if times > 1] == []
        assert (world.refusals, world.faulty_answers) == ([], [])


async def all_press(players: list[Presser], pressing: list[asyncio.Task[None]]) -> None:
    """Wait until every table has made some more picks."""
    before = [player.picks for player in players]
    for player in players:
        player.limit = player.picks + MOST

    def went_on() -> bool:
        for task in pressing:
            if task.done():
                task.result()
        picks = zip(players, before, strict=True)
        return all(player.picks >= least + EACH for player, least in picks)

    await until(went_on)


async def schema(store: Store) -> str:
    """The version at which the database stands."""
    asked = sa.text("SELECT version_num FROM alembic_version")
    return str(await store.read(lambda tx: tx.execute(asked).scalar_one()))
