"""Reports faults to a service that speaks Sentry's protocol, if GHARKANE_SENTRY_DSN names one.

A report has the place in the code, our text of the log line before its arguments are filled in,
the type of the exception, and the numbers of table and server. Values (arguments, variables,
messages of exceptions) may be names, hands or tokens, so none is sent. Protocol:
https://develop.sentry.dev/sdk/foundations/envelopes/
"""

from __future__ import annotations

import asyncio
import json
import logging
import traceback
import uuid
from collections import deque
from collections.abc import Iterator
from types import TracebackType
from typing import Any, Final, Self

import aiohttp

from bot import __version__
from bot.app.dsn import Dsn
from bot.model.times import Time
from bot.schedule.log_fields import current_fields
from bot.schedule.periodic import Periodic

log = logging.getLogger(__name__)

MAX_WAITING: Final = 50
"""Maximum number of waiting reports; beyond it the oldest are dropped."""
MAX_PER_ROUND: Final = 10
TIMEOUT_S: Final = 5.0
_CLIENT: Final = f"gharkane/{__version__}"


class Reporter(logging.Handler):
    """Keeps a report of each log line from ERROR on, until it is taken."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self._waiting: deque[dict[str, Any]] = deque(maxlen=MAX_WAITING)

    def emit(self, record: logging.LogRecord) -> None:
        """Keep a report, unless the line is ours."""
        if record.name != __name__:
            self._waiting.append(report_of(record))

    def taken(self, most: int) -> list[dict[str, Any]]:
        """Remove and return the oldest reports."""
        return [self._waiting.popleft() for _ in range(min(most, len(self._waiting)))]


def report_of(record: logging.LogRecord) -> dict[str, Any]:
    """Return the report of a log line, without any value."""
    error = record.exc_info[1] if record.exc_info else None
    report: dict[str, Any] = {
        "event_id": uuid.uuid4().hex,
        "timestamp": record.created,
        "platform": "python",
        "level": "fatal" if record.levelno >= logging.CRITICAL else "error",
        "logger": record.name,
        "release": f"gharkane@{__version__}",
        # libraries fill values into their texts themselves
        "logentry": {"message": str(record.msg) if record.name.startswith("bot.") else record.name},
        "tags": {name: str(number) for name, number in current_fields().items()},
    }
    if error is not None:
        report["exception"] = {"values": [_exception(one) for one in _chain(error)]}
    return report


def _chain(error: BaseException) -> list[BaseException]:
    """Return an exception after those that led to it."""
    chain = [error]
    while (cause := chain[-1].__cause__ or chain[-1].__context__) and cause not in chain:
        chain.append(cause)
    return chain[::-1]


def _exception(error: BaseException) -> dict[str, Any]:
    return {
        "type": type(error).__qualname__,
        "module": type(error).__module__,
        "stacktrace": {"frames": list(_frames(error.__traceback__))},
    }


def _frames(trace: TracebackType | None) -> Iterator[dict[str, Any]]:
    for frame, line in traceback.walk_tb(trace):
        module = str(frame.f_globals.get("__name__", ""))
        yield {
            "module": module,
            "function": frame.f_code.co_name,
            "filename": module.replace(".", "/") + ".py",
            "lineno": line,
            "in_app": module.startswith(("bot.", "engine.")),
        }


class Reporting(Periodic):
    """Sends the reports, a few at a time. One that the service does not take is dropped."""

    every_s = 5.0

    def __init__(self, dsn: Dsn, when: Time) -> None:
        super().__init__(when)
        self._dsn = dsn
        self._reporter = Reporter()
        self._session: aiohttp.ClientSession | None = None

    async def __aenter__(self) -> Self:
        self._session = aiohttp.ClientSession(timeout=aiohttp.ClientTimeout(total=TIMEOUT_S))
        logging.getLogger().addHandler(self._reporter)
        return self

    async def __aexit__(self, *_: object) -> None:
        """Send what waits, if that takes no more than a second."""
        logging.getLogger().removeHandler(self._reporter)
        assert self._session is not None
        try:
            async with asyncio.timeout(1.0):
                await self.round()
        except TimeoutError:
            pass
        finally:
            await self._session.close()

    async def round(self) -> None:
        """Send some of what waits."""
        assert self._session is not None
        for report in self._reporter.taken(MAX_PER_ROUND):
            try:
                async with self._session.post(
                    self._dsn.url,
                    data=envelope(report),
                    headers={
                        "Content-Type": "application/x-sentry-envelope",
                        "X-Sentry-Auth": f"Sentry sentry_version=7, sentry_client={_CLIENT}, "
                        f"sentry_key={self._dsn.key}",
                    },
                ) as answer:
                    if answer.status >= 300:
                        self._complaints.error("a fault was not reported", OSError(answer.status))
                        return
            except (aiohttp.ClientError, OSError, TimeoutError) as error:
                self._complaints.error("a fault was not reported", error)
                return


def envelope(report: dict[str, Any]) -> bytes:
    """Return the report in the format of the protocol: three lines of JSON."""
    lines = {"event_id": report["event_id"]}, {"type": "event"}, report
    return b"\n".join(json.dumps(line).encode() for line in lines) + b"\n"
