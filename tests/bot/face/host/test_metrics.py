"""What a host can ask a running bot: whether it is well, and its figures."""

from __future__ import annotations

import logging
import socket
import sys
from collections.abc import AsyncIterator
from pathlib import Path

import aiohttp
import pytest
from prometheus_client.parser import text_string_to_metric_families

from bot.app.assembly import Bot
from bot.errors import StartError
from bot.playground.people import Person
from bot.playground.world import Channel
from bot.store.schema import outbox
from tests.bot.face.playing import Boot, rest
from tests.bot.face.tables.test_play import started
from tests.standin import StandIn
from tests.waiting import until


def free_port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return int(found.getsockname()[1])


@pytest.fixture
def port() -> int:
    return free_port()


@pytest.fixture
async def measured(boot: Boot, port: int) -> AsyncIterator[Bot]:
    async with boot(metrics_port=port) as bot:
        yield bot


async def asked(port: int, path: str) -> tuple[int, str]:
    async with (
        aiohttp.ClientSession() as session,
        session.get(f"http://127.0.0.1:{port}{path}") as answer,
    ):
        return answer.status, await answer.text()


async def figures(port: int) -> dict[tuple[str, ...], float]:
    """Name and labels -> value."""
    _, text = await asked(port, "/metrics")
    return {
        (sample.name.removeprefix("gharkane_"), *map(str, sample.labels.values())): sample.value
        for family in text_string_to_metric_families(text)
        for sample in family.samples
    }


async def test_the_metrics_of_a_running_bot_are_served(
    measured: Bot, standin: StandIn, people: tuple[Person, ...], channel: Channel, port: int
) -> None:
    alice, bob = people[:2]
    before = await figures(port)
    await started(measured, standin, alice, bob, channel)
    standin.faults.next(403, code=50001, route="/messages")
    await alice.command(channel, "play")

    def apply(tx):
        change = {"state": "pending", "due": outbox.c.due - 200, "owner": "x"}
        tx.execute(outbox.update().values(change))

    await measured.store.write(apply)
    late = await figures(port)
    assert late["outbox_depth",] >= 1
    assert late["outbox_oldest_seconds",] >= 90
    measured.outbox.wake()
    await until(lambda: not standin.faults.coming)
    await rest(measured, standin)
    found = await figures(port)
    assert found["gateway_up", "0"] == 1.0
    assert found["gateway_latency_seconds", "0"] >= 0
    assert found["guilds", "0"] == 1
    assert late["live_games", "_skeleton", "running"] == 1
    assert found["discord_refusals_total", "50001", "403"] == 1
    assert (await figures(port))["discord_refusals_total", "50001", "403"] == 1, "counted once"
    assert found["thinking_queue",] == 0
    assert found["process_resident_memory_bytes",] > 2**20
    name = "acknowledgement_seconds_count"
    assert found[name,] > before[name,]
    assert found["acknowledgement_seconds_bucket", "3.0"] == found[name,]
    assert {key[1] for key in found if key[0] == "worker_idle_seconds"} == {
        "Outbox", "Clock", "Heartbeat", "Waiting", "Departing", "Upkeep", "Promises", "HostOrders",
        "Pinner", "PortraitSweep", "Scheduler", "StatusNotes",
    }  # fmt: skip


async def test_menus_without_a_picture_are_counted_once(
    measured: Bot, standin: StandIn, people: tuple[Person, ...], channel: Channel, port: int
) -> None:
    measured.context.pictures.left_out.update(stood_in=2, without=1)
    for _ in range(2):
        found = await figures(port)
        assert found["pictures_left_out_total", "stood_in"] == 2
        assert found["pictures_left_out_total", "without"] == 1


async def test_errors_are_counted_by_logger(measured: Bot, port: int) -> None:
    logging.getLogger("bot.somewhere").error("a fault")
    logging.getLogger("bot.somewhere").warning("no fault")
    assert (await figures(port))["faults_total", "bot.somewhere"] == 1
    logging.getLogger("bot.somewhere").critical("another")
    assert (await figures(port))["faults_total", "bot.somewhere"] == 2


async def test_health_is_served_on_the_same_port(
    measured: Bot, port: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert await asked(port, "/healthz") == (200, "alive")
    measured.client.began.clear()
    monkeypatch.setattr(measured.client, "disconnected", lambda: [0])
    status, told = await asked(port, "/healthz")
    assert (status, "no line to Discord's gateway (shard 0)" in told) == (503, True)
    assert (await figures(port))["gateway_up", "0"] == 0.0


@pytest.mark.parametrize("path", ["/metrics", "/healthz"])
async def test_a_foreign_name_of_the_host_is_refused(measured: Bot, port: int, path: str) -> None:
    """A page in a browser on this machine could have its own name resolved to it."""
    hosts = {"evil.example": 421, f"evil.example:{port}": 421, "127.0.0.1.evil.example": 421,
             "[::1": 421, f"localhost:{port}": 200, "127.0.0.1": 200, "[::1]:1": 200}  # fmt: skip
    for host, status in hosts.items():
        async with (
            aiohttp.ClientSession() as session,
            session.get(f"http://127.0.0.1:{port}{path}", headers={"Host": host}) as answer,
        ):
            assert (host, answer.status) == (host, status)


async def test_metrics_are_served_on_loopback_only(measured: Bot, port: int) -> None:
    lines = Path("/proc/net/tcp").read_text().splitlines()[1:]
    local = [line.split()[1].split(":") for line in lines if line.split()[3] == "0A"]
    assert [address for address, number in local if int(number, 16) == port] == ["0100007F"]


async def test_a_used_port_is_reported(boot: Boot) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        with pytest.raises(StartError, match=f"GHARKANE_METRICS_PORT {port} cannot be used"):
            async with boot(metrics_port=port):
                pass


async def test_a_missing_package_is_reported(
    boot: Boot, monkeypatch: pytest.MonkeyPatch, port: int
) -> None:
    monkeypatch.setitem(sys.modules, "prometheus_client", None)
    with pytest.raises(StartError, match="needs the package prometheus-client"):
        async with boot(metrics_port=port):
            pass
