"""The current problem of a bot, for heartbeat and health check."""

from __future__ import annotations

from bot.app.workers import Workers
from bot.discord.client import GharkaneClient


class Trouble:
    """The current problem of a bot, in one sentence; empty if there is none."""

    def __init__(self, client: GharkaneClient, workers: Workers) -> None:
        self._client = client
        self._workers = workers
        self._missed = 0

    def __call__(self) -> str:
        """Called at each heartbeat: a broken connection is usually restored within one."""
        self._workers.since_turned()
        self._missed = self._missed + 1 if self._client.disconnected() else 0
        return self.now()

    def now(self) -> str:
        """Return the problem, without counting as a heartbeat."""
        if dead := self._workers.dead():
            return f"{', '.join(dead)} stopped."
        if self._client.context.kept_out.maintenance is not None:
            return "The bot has stopped for maintenance."
        cut = self._client.disconnected()
        if cut and (self._missed > 1 or not self._client.began.is_set()):
            return f"There is no line to Discord's gateway (shard {', '.join(map(str, cut))})."
        return ""
