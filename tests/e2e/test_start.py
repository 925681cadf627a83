"""How the program starts: it prints Discord's words, and retries while Discord is down."""

from __future__ import annotations

import asyncio
import contextlib
import types
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import Any

import pytest

from bot.app.assembly import run_bot
from bot.app.health import check
from bot.discord import client as clients
from bot.errors import StartError
from tests.bot.face.playing import config_for
from tests.e2e.process import BotProcess
from tests.standin import StandIn
from tests.waiting import until

HANGS = 60.0


@pytest.fixture
async def stand_in() -> AsyncIterator[StandIn]:
    made = StandIn()
    await made.start()
    yield made
    await made.stop()


@contextlib.asynccontextmanager
async def running(stand_in: StandIn, folder: Path) -> AsyncIterator[asyncio.Task[None]]:
    task = asyncio.create_task(run_bot(config_for(stand_in, folder)))
    yield task
    task.cancel()
    await asyncio.wait({task})


@pytest.fixture
def soon(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """Pauses between two attempts are over at once; which there were."""
    asked: list[int] = []

    def pause(attempts: int, _: float) -> float:
        asked.append(attempts)
        return 0.01

    monkeypatch.setattr(clients, "backoff", pause)
    return asked


@pytest.mark.parametrize(
    "fault",
    [
        {"status": 0, "route": "/users/@me"},
        {"status": 0, "route": "/applications"},
        {"status": 429, "retry_after": 0.01, "via": False, "route": "/users/@me"},
        {"status": 0, "route": "/gateway/bot"},
    ],
    ids=["no line", "no line later", "banned for a while", "no gateway"],
)
async def test_the_start_is_retried_while_discord_is_down(
    stand_in: StandIn, tmp_path: Path, soon: list[int], fault: dict[str, Any],
    caplog: pytest.LogCaptureFixture,
) -> None:  # fmt: skip
    caplog.set_level("INFO")
    stand_in.faults.next(count=5 * 5, **fault)  # the library tries five times itself
    async with running(stand_in, tmp_path) as task:
        await until(lambda: stand_in.gateway.online or task.done())
        assert not task.done()
    assert soon == list(range(1, len(soon) + 1))
    assert soon
    assert "no start: Discord" in caplog.text


async def test_while_only_the_gateway_is_down_each_shard_is_tried_again_with_growing_pauses(
    stand_in: StandIn, tmp_path: Path, soon: list[int], monkeypatch: pytest.MonkeyPatch
) -> None:
    async def at_once(*_: object, **__: object) -> None:
        """The library's own pause, and the one that Discord wants between two shards."""

    quick = types.SimpleNamespace(**{**vars(asyncio), "sleep": at_once})
    monkeypatch.setattr("discord.shard.asyncio", quick)
    monkeypatch.setattr(clients.GharkaneClient, "before_identify_hook", at_once)
    stand_in.gateway.down, stand_in.gateway.shards = True, 2
    async with running(stand_in, tmp_path) as task:
        await until(lambda: len(soon) >= 4 or task.done())
        stand_in.gateway.down = False
        await until(lambda: len(stand_in.gateway.sessions) == 2 or task.done())
        assert not task.done()
    assert soon == list(range(1, len(soon) + 1))
    synced = [path for method, path, _ in stand_in.rest.log if method == "PUT"]
    assert len(synced) == 1, "who is logged in does not log in anew"


async def test_pauses_grow_to_five_minutes_and_are_uneven() -> None:
    pauses = [clients.backoff(attempts, clients.LONGEST_PAUSE) for attempts in range(1, 12)]
    assert pauses == sorted(pauses)
    assert (pauses[0], pauses[-1]) == (2.0, 300.0)
    tried = {clients.jittered(300.0) for _ in range(20)}
    assert len(tried) > 1
    assert all(150.0 <= pause <= 300.0 for pause in tried)


async def test_a_refusal_by_discord_is_reported_with_code_body_and_command(
    stand_in: StandIn, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    made: Callable[[Any], list[Any]] = clients.all_commands

    def too_long(house: Any) -> list[Any]:
        commands = made(house)
        wrong = next(command for command in commands if command.name == "play")
        wrong.description = "x" * 101
        wrong._locale_description = None
        return commands

    monkeypatch.setattr(clients, "all_commands", too_long)
    with pytest.raises(StartError) as refused:
        await run_bot(config_for(stand_in, tmp_path))
    said = str(refused.value)
    assert "\n" not in said
    for part in ("400", "50035", "play", "description"):
        assert part in said, said


async def test_health_follows_the_gateway_connection(
    stand_in: StandIn, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.app.heartbeat.Heartbeat.every_s", 0.05)
    url = f"sqlite+aiosqlite:///{tmp_path}/g.db"
    async with running(stand_in, tmp_path):
        await until(lambda: check(url) == "")
        await stand_in.stop()
        await until(lambda: "no line to Discord's gateway (shard 0)" in check(url))


async def test_the_program_ends_although_the_library_swallows_a_cancellation(
    stand_in: StandIn, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As `asyncio.wait_for` of Python 3.11 does when a connection fails at that moment."""
    waiting = asyncio.Event()

    async def stay(client: clients.GharkaneClient, token: str) -> None:
        waiting.set()
        with contextlib.suppress(asyncio.CancelledError):
            await asyncio.sleep(HANGS)
        await asyncio.sleep(HANGS)

    monkeypatch.setattr(clients.GharkaneClient, "stay", stay)
    async with asyncio.timeout(HANGS / 2), running(stand_in, tmp_path):
        await waiting.wait()


async def test_a_second_process_on_one_database_ends_with_a_sentence(
    stand_in: StandIn, tmp_path: Path
) -> None:
    first, second = BotProcess(stand_in, tmp_path), BotProcess(stand_in, tmp_path)
    second.log = tmp_path / "second.log"
    await first.start()
    assert await second.ends() == 1
    last = second.log.read_text().splitlines()[-1]
    assert "Another gharkane works on this database: main, process" in last
    assert await first.end() == 0
    await second.start()
    assert await second.end() == 0
