"""Faults reported to a service: where they happened and what kind they are, and no value."""

from __future__ import annotations

import json
import logging
from typing import Any

import pytest
from aiohttp import web

from bot.app.config import load_config
from bot.app.dsn import Dsn
from bot.app.logs import Json
from bot.app.reporter import MAX_WAITING, Reporter, Reporting
from bot.errors import StartError
from bot.schedule.clock import WallTime
from bot.schedule.log_fields import log_fields, note_fields

SECRET = "aW50ZXJhY3Rpb24"
log = logging.getLogger("bot.somewhere")


def fail(secret: str) -> None:
    """Log a fault with a cause; the secret is in messages, arguments and variables."""
    try:
        try:
            raise KeyError(secret)
        except KeyError as error:
            raise ValueError(f"a hand: {secret}") from error
    except ValueError:
        log.exception("table %s: %s failed", 17, secret)


async def test_a_fault_is_reported_without_any_value() -> None:
    arrived: list[tuple[dict[str, str], bytes]] = []

    async def take(request: web.Request) -> web.Response:
        arrived.append(({**request.headers}, await request.read()))
        return web.json_response({})

    app = web.Application()
    app.router.add_post("/sub/api/7/envelope/", take)
    runner = web.AppRunner(app)
    await runner.setup()
    site = web.TCPSite(runner, "127.0.0.1", 0)
    await site.start()
    port = runner.addresses[0][1]
    async with Reporting(Dsn.read(f"http://key@127.0.0.1:{port}/sub/7"), WallTime()) as reporting:
        with log_fields(server=5):
            note_fields(table=17)
            fail(SECRET)
        logging.getLogger("asyncio").error(f"lost: {SECRET}")
        await reporting.round()
    await runner.cleanup()
    [(headers, data), (_, foreign)] = arrived
    assert SECRET.encode() not in data + foreign
    assert "sentry_key=key" in headers["X-Sentry-Auth"]
    first, item, event = map(json.loads, data.splitlines())
    assert (item["type"], first["event_id"]) == ("event", event["event_id"])
    assert event["logentry"]["message"] == "table %s: %s failed"
    assert event["tags"] == {"server": "5", "table": "17"}
    kinds = [value["type"] for value in event["exception"]["values"]]
    assert kinds == ["KeyError", "ValueError"]
    frames = event["exception"]["values"][-1]["stacktrace"]["frames"]
    assert frames[-1]["function"] == "fail"
    assert set(frames[-1]) == {"module", "function", "filename", "lineno", "in_app"}


async def test_a_service_that_is_away_costs_a_line(caplog: pytest.LogCaptureFixture) -> None:
    async with Reporting(Dsn.read("http://key@127.0.0.1:9/1"), WallTime()) as reporting:
        fail(SECRET)
        await reporting.round()
    assert [r.getMessage() for r in caplog.records if "was not reported" in r.getMessage()]


def test_of_many_faults_the_last_ones_wait() -> None:
    reporter = Reporter()
    for n in range(MAX_WAITING + 3):
        reporter.handle(logging.LogRecord(f"bot.{n}", logging.ERROR, "", 0, "x", (), None))
    assert [report["logger"] for report in reporter.taken(1)] == ["bot.3"]


@pytest.mark.parametrize("wrong", ["x", "https://host/1", "ftp://key@host/1", "https://key@host/x"])
def test_a_wrong_address_is_refused_at_start(wrong: str) -> None:
    with pytest.raises(StartError, match="GHARKANE_SENTRY_DSN is wrong: it must be an address"):
        load_config(sentry_dsn=wrong)


def test_fields_are_those_of_the_innermost_block() -> None:
    def line() -> dict[str, Any]:
        text = Json().format(logging.LogRecord("x", logging.INFO, "", 0, "text", (), None))
        return {key: json.loads(text).get(key) for key in ("server", "table")}

    note_fields(table=1)
    assert line() == {"server": None, "table": None}
    with log_fields(server=2**60):
        note_fields(table=3)
        assert line() == {"server": str(2**60), "table": "3"}
    assert line() == {"server": None, "table": None}
