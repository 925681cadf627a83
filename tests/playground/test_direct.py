"""Requests without a socket: they are answered and refused as those through one."""

from __future__ import annotations

import json
from typing import Any

import aiohttp
import pytest

from tests.playground.direct import without_socket
from tests.playground.wire import hook, interact
from tests.standin import StandIn

BOT = {"Authorization": "Bot standin-token"}
JSON = {**BOT, "Content-Type": "application/json"}
WRONG_FILE = {"content": "x", "attachments": [{"id": "9", "filename": "a.png"}]}


def form(body: Any) -> aiohttp.FormData:
    """A message with a file, in the form in which discord.py sends it."""
    made = aiohttp.FormData(quote_fields=False)
    made.add_field("payload_json", json.dumps(body))
    made.add_field("files[0]", b"\x89PNG", filename="a.png", content_type="image/png")
    return made


async def answers(standin: StandIn) -> list[tuple[int, str | None, str, Any]]:
    """Status, reason, content type and body of the answers to requests of each kind, without the
    ids and times that differ each time."""
    channel = f"/channels/{standin.channel('table').id}"
    said = await standin.person("Alice").say(standin.channel("table"), "x")
    found = []
    seen: list[tuple[str, int | None]] = []

    async def begins(_: Any, __: Any, about: aiohttp.TraceRequestStartParams) -> None:
        seen.append((about.url.path, None))

    async def ends(_: Any, __: Any, about: aiohttp.TraceRequestEndParams) -> None:
        assert isinstance(await about.response.read(), bytes)
        seen.append((about.url.path, about.response.status))

    traced = aiohttp.TraceConfig()
    traced.on_request_start.append(begins)
    traced.on_request_end.append(ends)
    async with aiohttp.ClientSession(trace_configs=[traced]) as session:
        for method, path, headers, data, params in (
            ("GET", channel, BOT, None, None),
            ("GET", channel, {"Authorization": "Bot another"}, None, None),
            ("GET", "/no/such/route", BOT, None, None),
            ("GET", f"{channel}/messages", BOT, None, {"limit": 1, "before": 7}),
            ("POST", f"{channel}/messages", JSON, json.dumps({"content": "é"}), None),
            ("POST", f"{channel}/messages", JSON, json.dumps({"content": 5}), None),
            ("POST", f"{channel}/messages", JSON, "{", None),
            ("POST", f"{channel}/messages", BOT, form({"content": "with a file"}), None),
            ("POST", f"{channel}/messages", BOT, form(WRONG_FILE), None),
            ("PUT", f"{channel}/messages/pins/{said.id}", BOT, None, None),
            ("POST", hook(standin, interact(standin)), {}, form({"content": "x"}), {"wait": "1"}),
        ):
            url = f"{standin.url}/api/v10{path}"
            async with session.request(
                method, url, headers=dict(headers), data=data, params=params
            ) as answer:
                text = await answer.text(encoding="utf-8")
                kind = answer.headers.get("Content-Type", "") if text else ""
                body = json.loads(text) if kind == "application/json" else text
                found.append((answer.status, answer.reason, kind, same(body)))
            whole = f"/api/v10{path}"
            assert seen[-2:] == [(whole, None), (whole, answer.status)]
    return found


VARYING = {"id", "channel_id", "timestamp", "url", "proxy_url", "last_message_id", "webhook_id"}


def same(body: Any) -> Any:
    """A body without what differs each time."""
    if isinstance(body, dict):
        return {key: same(value) for key, value in body.items() if key not in VARYING}
    return [same(each) for each in body] if isinstance(body, list) else body


async def test_a_request_is_answered_the_same_with_and_without_a_socket(
    standin: StandIn, monkeypatch: pytest.MonkeyPatch
) -> None:
    through_socket, refused = await answers(standin), list(standin.refusals)
    counted = standin.rest.requests
    with monkeypatch.context() as changes:
        without_socket(standin, changes)
        changes.setattr(aiohttp.BaseConnector, "connect", None)
        assert await answers(standin) == through_socket
    assert standin.rest.requests == 2 * counted
    assert standin.rest.in_flight == 0
    assert standin.refusals == 2 * refused
    statuses = [status for status, *_ in through_socket]
    assert {200, 204, 400, 401, 404} <= set(statuses)


async def test_requests_use_the_socket_while_faults_are_to_come_and_for_other_addresses(
    standin: StandIn, monkeypatch: pytest.MonkeyPatch
) -> None:
    without_socket(standin, monkeypatch)
    async with aiohttp.ClientSession() as session:
        standin.faults.next(0)
        with pytest.raises(aiohttp.ServerDisconnectedError):
            async with session.request("POST", f"{standin.url}/api/v10/channels", headers=BOT):
                pass
        async with session.request("GET", f"{standin.url}/") as page:
            assert isinstance(page, aiohttp.ClientResponse)
