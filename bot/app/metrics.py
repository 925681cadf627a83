"""Health and metrics of a running bot, on a loopback port: `/healthz` and `/metrics`."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Awaitable, Callable
from typing import Any, Final

from aiohttp import web
from yarl import URL

from bot.app.logs import Faults
from bot.app.site import listening
from bot.app.workers import Workers
from bot.discord.client import GharkaneClient
from bot.errors import StartError
from bot.model.times import Time
from bot.store import Store
from bot.store.program import figures
from bot.store.transaction import Tx

HOST: Final = "127.0.0.1"
"""Metrics are private; a container's host reads them through a proxy beside it."""
LOCAL_NAMES: Final = frozenset({"127.0.0.1", "localhost", "::1"})
"""Names in the header Host of a request that is answered."""
BUCKETS: Final = (0.05, 0.1, 0.25, 0.5, 1.0, 1.5, 2.0, 2.5, 3.0)
"""Seconds until an answer, up to Discord's limit of three."""


class Metrics:
    """The metrics of one bot, read on request."""

    def __init__(
        self,
        store: Store,
        client: GharkaneClient,
        workers: Workers,
        when: Time,
        queue: Callable[[], int],
        faults: Faults,
    ) -> None:
        """`queue`: the number of jobs that wait for worker processes. StartError if the package
        that writes the metrics is not installed."""
        try:
            import prometheus_client as prometheus
            from prometheus_client import core
        except ModuleNotFoundError:
            raise StartError(
                "GHARKANE_METRICS_PORT needs the package prometheus-client: install it."
            ) from None
        self._store, self._client, self._workers, self._time = store, client, workers, when
        self._queue, self._faults = queue, faults
        self._gauge, self._counter = core.GaugeMetricFamily, core.CounterMetricFamily
        self._read: list[Any] = []
        """What was read for the request."""
        self._registry = prometheus.CollectorRegistry()
        self._registry.register(self)
        self._write: Callable[[Any], bytes] = prometheus.generate_latest
        self.content_type = prometheus.CONTENT_TYPE_LATEST
        prometheus.ProcessCollector(registry=self._registry)
        acknowledged = prometheus.Histogram(
            "gharkane_acknowledgement_seconds", "from an interaction to its accepted answer",
            registry=self._registry, buckets=BUCKETS,
        )  # fmt: skip
        client.acknowledgements.told = acknowledged.observe

    def collect(self) -> list[Any]:
        """Return what was read; the registry asks for it."""
        return self._read

    async def text(self) -> bytes:
        """Return all metrics in Prometheus's format."""
        client, left_out = self._client, self._client.context.pictures.left_out
        cut = client.disconnected()
        shards = Counter(dict.fromkeys((*cut, *client.shards), 0))
        shards.update(guild.shard_id for guild in client.guilds)

        def query(tx: Tx) -> tuple[int, list[tuple[str, str, int]], float]:
            depth, oldest = figures.waiting(tx, self._time.now())
            games = figures.live_games(tx)
            return depth, games, oldest

        depth, games, oldest = await self._store.read(query)
        waits = self._workers.since_turned()
        lags = {n: lag if math.isfinite(lag) else math.nan for n, lag in client.latencies}
        up = {number: number not in cut for number in shards}
        tables = {(game, status): count for game, status, count in games}
        refused = client.invalid.refused
        told, asked = "of ten minutes; at 10,000 Discord bans", "401, 403 and 429 since the start"
        without = "menus without a picture of their own: stood_in by a cached one, or without"
        jobs = "jobs that wait for a worker process, or run in one"
        self._read = [
            self._of("gateway_up", "1 if connected to the gateway, else 0", up, "shard"),
            self._of("gateway_latency_seconds", "from a heartbeat to its answer", lags, "shard"),
            self._of("guilds", "servers that the bot is in", shards, "shard"),
            self._of("outbox_depth", "messages that are due and not posted", depth),
            self._of("outbox_oldest_seconds", "how long the oldest of them has been due", oldest),
            self._of("live_games", "tables that are not over", tables, "game", "status"),
            self._of("worker_idle_seconds", "since each worker's last round", waits, "worker"),
            self._of("thinking_queue", jobs, self._queue()),
            self._of("invalid_answers", told, client.invalid.count),
            self._of("discord_refusals", asked, refused, "status", "code", counts=True),
            self._of("pictures_left_out", without, left_out, "instead", counts=True),
            self._of(
                "faults", "log lines of level ERROR and above", self._faults.count, "logger",
                counts=True,
            ),
        ]  # fmt: skip
        return self._write(self._registry)

    def _of(self, name: str, about: str, values: Any, *labels: str, counts: bool = False) -> Any:
        """Return a metric with its value, or its values by their labels; `counts`: since the
        start."""
        made = (self._counter if counts else self._gauge)(f"gharkane_{name}", about, labels=labels)
        for key, value in values.items() if labels else [((), values)]:
            made.add_metric(
                [str(part) for part in (key if isinstance(key, tuple) else [key])], value
            )
        return made


@web.middleware
async def _for_this_machine(
    request: web.Request, handler: Callable[[web.Request], Awaitable[web.StreamResponse]]
) -> web.StreamResponse:
    """Refuse a page in a browser here that reaches this port by a name of its own."""
    try:
        name = URL(f"http://{request.host}").host
    except ValueError:
        name = None
    if name not in LOCAL_NAMES:
        return web.Response(status=421, text="Ask for 127.0.0.1 or localhost.")
    return await handler(request)


async def serve(port: int, trouble: Callable[[], str], metrics: Metrics) -> web.AppRunner:
    """Answer on this loopback port until the runner is cleaned up. StartError if it is in use."""

    async def healthz(_: web.Request) -> web.Response:
        failure = trouble()
        return web.Response(status=503 if failure else 200, text=failure or "alive")

    async def figures_page(_: web.Request) -> web.Response:
        return web.Response(
            body=await metrics.text(), headers={"Content-Type": metrics.content_type}
        )

    app = web.Application(middlewares=[_for_this_machine])
    app.router.add_get("/healthz", healthz)
    app.router.add_get("/metrics", figures_page)
    return await listening(app, HOST, port, f"GHARKANE_METRICS_PORT {port}")
