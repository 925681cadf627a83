"""Health and metrics of a running bot, on a loopback port: `/healthz` and `/metrics`."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Awaitable, Callable
from typing import Any, Final

from aiohttp import web
from yarl import URL

from bot.app.logs import Faults
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
        except ModuleNotFoundError:
            raise StartError(
                "GHARKANE_METRICS_PORT needs the package prometheus-client: install it."
            ) from None
        self._store, self._client, self._workers, self._time = store, client, workers, when
        self._queue, self._faults = queue, faults
        self._counted: Counter[tuple[int, int]] = Counter()
        """Refusals that the counter has."""
        self._failures: Counter[str] = Counter()
        """Faults that the counter has."""
        self._registry = prometheus.CollectorRegistry()
        self._write: Callable[[Any], bytes] = prometheus.generate_latest
        self.content_type = prometheus.CONTENT_TYPE_LATEST

        def gauge(name: str, description: str, *labels: str) -> Any:
            return prometheus.Gauge(
                f"gharkane_{name}", description, labels, registry=self._registry
            )

        self._up = gauge("gateway_up", "1 if connected to the gateway, else 0", "shard")
        self._latency = gauge("gateway_latency_seconds", "from a heartbeat to its answer", "shard")
        self._guilds = gauge("guilds", "servers that the bot is in", "shard")
        self._depth = gauge("outbox_depth", "messages that are due and not posted")
        self._age = gauge("outbox_oldest_seconds", "how long the oldest of them has been due")
        self._games = gauge("live_games", "tables that are not over", "game", "status")
        self._turned = gauge("worker_idle_seconds", "since each worker's last round", "worker")
        self._queued = gauge("thinking_queue", "jobs that wait for a worker process, or run in one")
        self._refused = prometheus.Counter(
            "gharkane_discord_refusals", "401, 403 and 429 since the start", ("status", "code"),
            registry=self._registry,
        )  # fmt: skip
        self._failed = prometheus.Counter(
            "gharkane_faults", "log lines of level ERROR and above", ("logger",),
            registry=self._registry,
        )  # fmt: skip
        self._pictures = prometheus.Counter(
            "gharkane_pictures_left_out",
            "menus without a picture of their own: stood_in by a cached one, or without",
            ("instead",), registry=self._registry,
        )  # fmt: skip
        self._left_out: Counter[str] = Counter()
        """Menus that the counter has."""
        prometheus.ProcessCollector(registry=self._registry)
        self._acknowledged = prometheus.Histogram(
            "gharkane_acknowledgement_seconds", "from an interaction to its accepted answer",
            registry=self._registry, buckets=BUCKETS,
        )  # fmt: skip
        self._invalid = gauge("invalid_answers", "of ten minutes; at 10,000 Discord bans")
        client.acknowledgements.told = self._acknowledged.observe

    async def text(self) -> bytes:
        """Return all metrics in Prometheus's format."""
        client = self._client
        cut, shards = client.disconnected(), client.shards
        for number in {*cut, *shards}:
            here = [guild for guild in client.guilds if guild.shard_id == number]
            self._up.labels(number).set(number not in cut)
            self._guilds.labels(number).set(len(here))
        for number, latency in client.latencies:
            self._latency.labels(number).set(latency if math.isfinite(latency) else math.nan)

        def query(tx: Tx) -> tuple[int, list[tuple[str, str, int]], float]:
            depth, oldest = figures.waiting(tx, self._time.now())
            games = figures.live_games(tx)
            return depth, games, oldest

        depth, games, oldest = await self._store.read(query)
        self._depth.set(depth)
        self._age.set(oldest)
        self._games.clear()
        for game, status, count in games:
            self._games.labels(game, status).set(count)
        for worker, seconds in self._workers.since_turned().items():
            self._turned.labels(worker).set(seconds)
        self._invalid.set(client.invalid.count)
        self._queued.set(self._queue())
        for answer, times in client.invalid.refused.items():
            self._refused.labels(*answer).inc(times - self._counted[answer])
            self._counted[answer] = times
        for instead, times in client.context.pictures.left_out.items():
            self._pictures.labels(instead).inc(times - self._left_out[instead])
            self._left_out[instead] = times
        for name, times in self._faults.count.items():
            self._failed.labels(name).inc(times - self._failures[name])
            self._failures[name] = times
        return self._write(self._registry)


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
    runner = web.AppRunner(app, access_log=None, shutdown_timeout=1.0)
    await runner.setup()
    try:
        await web.TCPSite(runner, HOST, port).start()
    except OSError as error:
        await runner.cleanup()
        raise StartError(
            f"GHARKANE_METRICS_PORT {port} cannot be used: {error.strerror}."
        ) from None
    return runner
