"""Many shards: one process that opens all that Discord says, and two that share them."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.app.config import Config
from bot.discord.client import GharkaneClient
from bot.texts import Library
from engine.games import GAMES
from tests.bot.face.host.test_first_contact import hellos, taken_in
from tests.bot.face.host.test_metrics import figures, free_port
from tests.bot.face.playing import config_for, connected, rest
from tests.e2e.player import Player, open_table
from tests.standin import StandIn
from tests.waiting import until

COUNT = 3


@pytest.fixture
async def stand_in(monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[StandIn]:
    async def at_once(*_: object, **__: object) -> None:
        """Discord wants five seconds between two shards; nobody waits for them here."""

    monkeypatch.setattr(GharkaneClient, "before_identify_hook", at_once)
    made = StandIn()
    made.gateway.shards = COUNT
    await made.start()
    yield made
    await made.stop()
    assert made.refusals == []
    assert made.faulty_answers == []


def shard_of(stand_in: StandIn) -> int:
    return (int(stand_in.world.guild_id) >> 22) % COUNT


def synced(stand_in: StandIn) -> int:
    """How often the commands were registered with Discord."""
    return sum(m == "PUT" and p.endswith("/commands") for m, p, _ in stand_in.rest.log)


async def test_all_shards_are_opened_and_greeting_sync_and_figures_hold(
    stand_in: StandIn, tmp_path: Path
) -> None:
    port = free_port()
    config = config_for(stand_in, tmp_path, metrics_port=port)
    async with connected(config, Library(strict=True)) as bot:
        assert {session.shard for session in stand_in.gateway.sessions.values()} == {
            (number, COUNT) for number in range(COUNT)
        }
        assert synced(stand_in) == 1
        await taken_in(bot, stand_in)
        assert len(hellos(stand_in)) == 1
        found = await figures(port)
        assert [found["gateway_up", str(n)] for n in range(COUNT)] == [1.0] * COUNT
        assert [found["guilds", str(n)] for n in range(COUNT)] == [
            float(n == shard_of(stand_in)) for n in range(COUNT)
        ]
        await stand_in.gateway.drop()
        await asyncio.sleep(0.1)
        await rest(bot, stand_in)
        assert len(hellos(stand_in)) == 1
        assert synced(stand_in) == 1


async def test_two_processes_share_the_shards_and_a_game_is_played(
    stand_in: StandIn, tmp_path: Path
) -> None:
    """A move arrives where its server's shard is, a direct message at shard 0."""
    last = COUNT - 1

    def part(written: str) -> Config:
        return config_for(stand_in, tmp_path, shards=written)

    library = Library(strict=True)
    async with (
        connected(part(f"0-{last - 1}/{COUNT}"), library) as first,
        connected(part(f"{last}/{COUNT}"), library) as second,
    ):
        assert synced(stand_in) == 1
        assert (first.client.shard_ids, second.client.shard_ids) == (
                list(range(last)), [last],
            )  # fmt: skip
        alice, channel = stand_in.person("Alice"), stand_in.channel("table")
        await open_table(stand_in, [alice], channel, next(iter(GAMES)), computers=1)
        player = Player(alice, channel, seed=1)
        played = 0

        async def five_times() -> bool:
            nonlocal played
            played += await player.play()
            return played == 5

        await until(five_times)
        for bot in (first, second):
            await rest(bot, stand_in)
        assert alice.direct_messages()
        ours = second if shard_of(stand_in) == last else first
        assert [len(bot.client.guilds) for bot in (first, second)] == [
            int(bot is ours) for bot in (first, second)
        ]
