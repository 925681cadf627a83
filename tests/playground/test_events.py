"""Scheduled events: who may create them, and what Discord refuses."""

from __future__ import annotations

from typing import Any

import pytest

from bot.playground.events import MAX_EVENTS
from tests.playground.wire import send
from tests.standin import StandIn

START, END = "2126-01-01T20:00:00+00:00", "2126-01-01T21:00:00+00:00"
EVENT: dict[str, Any] = {
    "name": "A game",
    "privacy_level": 2,
    "entity_type": 3,
    "scheduled_start_time": START,
    "scheduled_end_time": END,
    "entity_metadata": {"location": "here"},
}


def path(standin: StandIn, event: str = "") -> str:
    return f"/guilds/{standin.world.guild_id}/scheduled-events{event}"


async def test_an_event_is_created_changed_and_deleted(standin: StandIn) -> None:
    standin.allow("create_events")
    created = await send(standin, "POST", path(standin), EVENT)
    assert created.status == 200
    one = path(standin, f"/{created.body['id']}")
    changed = await send(standin, "PATCH", one, {"entity_metadata": {"location": "there"}})
    assert changed.body["entity_metadata"] == {"location": "there"}
    assert (await send(standin, "GET", one)).body["scheduled_start_time"] == START
    assert (await send(standin, "DELETE", one)).status == 204
    assert (await send(standin, "GET", one)).body["code"] == 10070


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"scheduled_start_time": "2020-01-01T20:00:00+00:00"}, 50035),
        ({"scheduled_end_time": START}, 50035),
        ({"name": "x" * 101}, 50035),
        ({"entity_metadata": {"location": "x" * 101}}, 50035),
    ],
)
async def test_impossible_events_are_refused(
    standin: StandIn, change: dict[str, Any], code: int
) -> None:
    standin.allow("manage_events")
    assert (await send(standin, "POST", path(standin), EVENT | change)).body["code"] == code


async def test_events_need_a_permission_and_are_limited(standin: StandIn) -> None:
    assert (await send(standin, "POST", path(standin), EVENT)).body["code"] == 50013
    standin.allow("manage_events")
    standin.world.events = {str(number): {} for number in range(MAX_EVENTS)}
    assert (await send(standin, "POST", path(standin), EVENT)).body["code"] == 30038
