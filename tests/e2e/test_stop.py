"""How the program ends: told to, or because it could only look well from then on."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import os
import re
import shutil
import signal
import sqlite3
import subprocess
import sys
import threading
import time
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from bot.app.assembly import run_bot
from bot.app.settling import SETTLED_MARK, digest
from bot.errors import StartError
from bot.playground import Refusal
from bot.playground.people import Person
from bot.playground.world import Channel
from bot.schedule.clock import Clock
from bot.schedule.pool import Pool
from bot.store import Store, notes
from engine.content import ContentError, Rule
from engine.games import GAMES
from tests.bot.face.playing import config_for
from tests.e2e.player import (
    PATIENCE,
    Player,
    newest_public,
    open_table,
    parts,
    play_out,
    press_targets,
)
from tests.e2e.process import BotProcess
from tests.lab.clicks.menus import steps, taken
from tests.standin import StandIn
from tests.waiting import until

MACHINE_S = 3.0
"""Seconds that a busy machine may add to a stop."""
UNSHARE = ("unshare", "--pid", "--fork", "--kill-child")
"""Runs a program as the first process of a space of its own, as a container does."""
READ_ONLY = """
mount --make-rprivate /
mount --bind {volume} {volume}
mount -o remount,bind,ro /
exec setpriv --bounding-set=-all --inh-caps=-all --no-new-privs -- "$@"
"""
"""Makes all but the volume read only, and gives every right away."""


async def test_a_stop_during_a_move_answers_it_and_ends_with_0(
    stand_in: StandIn, tmp_path: Path
) -> None:
    """By either signal; in between it goes on where it was."""
    alice, channel = stand_in.person("Alice"), stand_in.channel("table")
    player, picks = Player(alice, channel, seed=1), 0
    bot = BotProcess(stand_in, tmp_path)

    async def enough() -> bool:
        return player.picks > picks

    for told in (signal.SIGTERM, signal.SIGINT):
        await bot.start()
        if told is signal.SIGTERM:
            await open_table(stand_in, [alice], channel, next(iter(GAMES)), computers=1)
        assert await play_out(stand_in, [player], enough) > picks
        picks = player.picks
        click = await in_flight(stand_in, alice, channel)
        assert await bot.end(told) == 0
        with contextlib.suppress(Refusal):  # the stop came before the click
            await click
        assert "Traceback" not in bot.log.read_text()
        kept = {path.name for path in tmp_path.iterdir()}
        assert kept == {"g.db", "bot.log"}, "the log of writes"
    assert newest_public(alice, channel).text()


async def in_flight(stand_in: StandIn, person: Person, channel: Channel) -> asyncio.Task[object]:
    """A move that was clicked and is not answered yet; before, the computer may have its turn."""
    while True:
        menu = await (await person.command(channel, "play")).final(PATIENCE)
        assert menu is not None
        ids = [part.get("custom_id", "") for part in parts(menu.components)]
        button = next((one for one in ids if one.startswith(("t1:", "m1:"))), None)
        if button is not None:
            break
        await asyncio.sleep(0.05)
    click: asyncio.Task[object] = asyncio.create_task(person.click(menu, button))
    await until(lambda: bool(stand_in.waiting) or click.done())  # on a busy machine it may be
    return click


def can_unshare(*more: str) -> bool:
    found = shutil.which(UNSHARE[0])
    tried = [*UNSHARE, *more, "true"]
    return found is not None and not subprocess.run(tried, check=False).returncode


async def test_a_containers_first_process_stops_too(stand_in: StandIn, tmp_path: Path) -> None:
    """From a first process the system keeps each signal that it does not catch; where no space of
    processes can be made, it is looked up that both are caught."""
    bot = BotProcess(stand_in, tmp_path)
    possible = can_unshare()
    bot.around = UNSHARE if possible else ()
    await bot.start()
    assert bot.process is not None
    number = bot.process.pid
    if possible:
        number = int(Path(f"/proc/{number}/task/{number}/children").read_text())
    status = dict(re.findall(r"(\w+):\s*(.*)", Path(f"/proc/{number}/status").read_text()))
    assert not possible or status["NSpid"].split()[-1] == "1"
    caught = int(status["SigCgt"], 16)
    assert all(caught >> (told - 1) & 1 for told in (signal.SIGTERM, signal.SIGINT))
    os.kill(number, signal.SIGTERM)
    assert await bot.process.wait() == 0
    assert not (tmp_path / "g.db-wal").exists()


async def test_with_a_read_only_root_and_no_rights_it_plays_and_stops(
    stand_in: StandIn, tmp_path: Path
) -> None:
    """As compose.yaml runs it: a root that is read only, and no capability. Where no space of
    mounts can be made, it is looked up that the bot writes to its volume alone."""
    volume = tmp_path / "data"
    volume.mkdir()
    bot = BotProcess(stand_in, volume, log=tmp_path / "bot.log")
    (volume / "g.db").unlink()  # it makes its own
    bot.environment["TMPDIR"] = str(tmp_path / "none")
    possible = can_unshare("--mount")
    if possible:
        bot.around = (*UNSHARE, "--mount", "sh", "-ec", READ_ONLY.format(volume=volume), "sh")
    await bot.start()
    assert bot.process is not None
    number = bot.process.pid
    if possible:
        number = int(Path(f"/proc/{number}/task/{number}/children").read_text())
        status = Path(f"/proc/{number}/status").read_text()
        assert re.search(r"CapEff:\s*0+\n", status)
        with pytest.raises(OSError, match="Read-only"):
            (Path(f"/proc/{number}/root{tmp_path}") / "elsewhere").touch()
    alice, channel = stand_in.person("Alice"), stand_in.channel("table")
    await open_table(stand_in, [alice], channel, next(iter(GAMES)), computers=1)
    assert await Player(alice, channel, seed=1).play()
    os.kill(number, signal.SIGTERM)
    assert await bot.process.wait() == 0
    assert [path.name for path in volume.iterdir()] == ["g.db"]
    assert {path.name for path in tmp_path.iterdir()} == {"data", "bot.log"}


async def test_hanging_work_does_not_delay_a_stop(stand_in: StandIn, tmp_path: Path) -> None:
    alice, channel = stand_in.person("Alice"), stand_in.channel("table")
    bot = BotProcess(stand_in, tmp_path)
    bot.program = (sys.executable, "-m", "bot")
    await bot.start()
    await open_table(stand_in, [alice], channel, next(iter(GAMES)), computers=1)
    stand_in.faults.next(200, count=99, delay=3600.0)
    with contextlib.closing(sqlite3.connect(tmp_path / "g.db", isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        play = asyncio.create_task(alice.command(channel, "play"))
        await until(lambda: bool(stand_in.waiting))
        assert await bot.end() == 0  # long before what hangs would answer
        play.cancel()
    await asyncio.wait({play})
    stand_in.faults.clear()


async def test_who_waits_for_a_locked_database_at_a_stop_is_told_that_nothing_was_played(
    stand_in: StandIn, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A stop does not wait for the lock, which here never ends; what was played is there."""
    monkeypatch.setattr("bot.store.store.BUSY", 3600.0)
    alice, channel = stand_in.person("Alice"), stand_in.channel("table")
    running = asyncio.create_task(run_bot(config_for(stand_in, tmp_path)))
    await until(lambda: stand_in.gateway.online or running.done())
    await open_table(stand_in, [alice], channel, next(iter(GAMES)), computers=1)
    player = Player(alice, channel, seed=1)
    assert await player.play()
    menu = await (await alice.command(channel, "play")).last(PATIENCE)
    while not (following := steps(menu)):  # it is the computer's turn
        menu = await (await alice.command(channel, "play")).last(PATIENCE)
    while not (step := player.choose(following)).plays:
        menu = await (await taken(alice, menu, step)).last(PATIENCE)
        following = steps(menu)
    with contextlib.closing(sqlite3.connect(tmp_path / "g.db", isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        played = other.execute("SELECT count(*) FROM moves WHERE seat = 0").fetchone()
        click = await taken(alice, menu, step)
        assert click.kind == "deferred"
        running.cancel()
        assert "rien n’a été joué" in (await click.last(PATIENCE)).text()
        await asyncio.wait({running})
        other.execute("ROLLBACK")
        assert other.execute("SELECT count(*) FROM moves WHERE seat = 0").fetchone() == played


BUSY = """
import time
from pathlib import Path
from bot.present import drawn
from bot.schedule.worker import main
drawn.drawn = lambda *_: time.sleep(3600) if Path({flag!r}).exists() else None
main()
"""
"""A worker process that draws nothing, and for ever if there is this file."""


async def rehearsed(_: object) -> None:
    """Open no menu in advance."""


async def test_who_waits_for_a_picture_at_a_stop_gets_the_menu_without(
    stand_in: StandIn,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    """And who asks after the signal is answered like who asked before."""
    flag = tmp_path / "busy"
    command = "-c", BUSY.format(flag=str(flag))
    monkeypatch.setattr("bot.app.assembly.Pool", partial(Pool, command=command))
    monkeypatch.setattr("bot.app.assembly.rehearse", rehearsed)  # else it draws, and menus wait not
    people, channel = (
        [stand_in.person(name) for name in ("Alice", "Bruno")],
        stand_in.channel("table"),
    )
    running = asyncio.create_task(run_bot(config_for(stand_in, tmp_path)))
    await until(lambda: stand_in.gateway.online or running.done())
    await open_table(stand_in, people, channel, next(iter(GAMES)))
    monkeypatch.setattr("bot.discord.replies.PREPARED_NOTICE_S", 0.05)
    flag.touch()
    before = await people[0].command(channel, "play")
    assert before.kind == "deferred"
    running.cancel()
    after = await people[1].command(channel, "play")
    for answer in (before, after):
        menu = await answer.final(PATIENCE)
        assert menu is not None
        assert press_targets(menu)
    await asyncio.wait({running})
    assert [record.getMessage() for record in caplog.records if record.levelname == "ERROR"] == []


async def test_a_stop_during_the_start_ends_with_0(stand_in: StandIn, tmp_path: Path) -> None:
    stand_in.faults.next(503, count=10_000)
    bot = BotProcess(stand_in, tmp_path)
    await bot.begin()
    assert bot.process is not None
    await until(lambda: "again in" in bot.log.read_text())
    assert await bot.end() == 0


async def test_a_worker_that_keeps_ending_ends_the_program(
    stand_in: StandIn, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def broken(_: Clock) -> None:
        raise RuntimeError("a fault of ours")

    monkeypatch.setattr(Clock, "run", broken)
    with pytest.raises(StartError, match="Clock has ended 3 times within a minute"):
        await run_bot(config_for(stand_in, tmp_path))


async def test_a_broken_rule_catalogue_ends_the_program_at_its_start(
    stand_in: StandIn, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(game: str) -> dict[str, Rule]:
        raise ContentError(f"{game}/rules.toml: broken")

    def slow(*args: Any, **options: Any) -> sqlite3.Connection:
        time.sleep(0.2)
        return connect(*args, **options)

    connect = sqlite3.connect
    monkeypatch.setattr("engine.content.rules", broken)
    monkeypatch.setattr("aiosqlite.core.sqlite3.connect", slow)
    before = set(threading.enumerate())
    with pytest.raises(ContentError, match=r"rules\.toml: broken"):
        await run_bot(config_for(stand_in, tmp_path))
    await asyncio.get_running_loop().shutdown_default_executor()
    assert set(threading.enumerate()) <= before, "a connection that was opening"


async def test_while_it_runs_the_collector_passes_over_what_was_there_at_its_start(
    stand_in: StandIn, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    request.addfinalizer(partial(gc.set_threshold, *gc.get_threshold()))
    gc.unfreeze()  # see tests/conftest.py
    gc.collect()  # what other tests left ends while this loop runs
    before = 700, 10, 10
    gc.set_threshold(*before)
    running = asyncio.create_task(run_bot(config_for(stand_in, tmp_path)))
    await until(lambda: gc.get_freeze_count() > 100_000 or running.done())
    assert gc.get_threshold() > before
    running.cancel()
    await asyncio.wait({running})
    assert running.cancelled()
    assert (gc.get_freeze_count(), gc.get_threshold()) == (0, before)


async def test_games_are_brought_to_the_rules_of_a_version_once_it_runs(
    stand_in: StandIn, tmp_path: Path
) -> None:
    async def settled() -> bool:
        return await store.read(lambda tx: notes.mark(tx, SETTLED_MARK)) == digest()

    config = config_for(stand_in, tmp_path)
    store = await Store.open(config.database_url)
    running = asyncio.create_task(run_bot(config))
    try:
        await until(settled)
    finally:
        running.cancel()
        await asyncio.wait({running})
        await store.close()


async def test_a_database_that_fails_at_start_is_reported_before_going_online(
    stand_in: StandIn, tmp_path: Path
) -> None:
    await (await Store.open(f"sqlite+aiosqlite:///{tmp_path}/g.db")).close()
    with contextlib.closing(sqlite3.connect(tmp_path / "g.db")) as database:
        database.execute("DROP TABLE marks")
    bot = BotProcess(stand_in, tmp_path)
    assert await bot.ends() == 1
    last = bot.log.read_text().splitlines()[-1]
    assert "cannot be used: no such table: marks" in last
    assert "Traceback" not in bot.log.read_text()
    assert not stand_in.gateway.online


async def test_while_discord_hangs_a_stop_takes_three_seconds(
    stand_in: StandIn, tmp_path: Path
) -> None:
    """With an answer and a message under way; the message is posted after the next start."""
    alice, channel = stand_in.person("Alice"), stand_in.channel("table")
    bot = BotProcess(stand_in, tmp_path)
    await bot.start()
    await open_table(stand_in, [alice], channel, next(iter(GAMES)), computers=1)
    stand_in.faults.next(200, count=99, delay=3600.0)
    play = asyncio.create_task(alice.command(channel, "game board"))
    await until(lambda: bool(stand_in.waiting) and stand_in.rest.in_flight > 0)
    loop = asyncio.get_running_loop()
    begun = loop.time()
    assert await bot.end() == 0
    assert loop.time() - begun < 3.0 + MACHINE_S
    play.cancel()
    await asyncio.wait({play})
    stand_in.faults.clear()
