"""Scheduled events of the guild: only those at a place, without a channel of Discord."""

from __future__ import annotations

from datetime import datetime
from typing import Annotated, Literal

from pydantic import Field

from bot.playground import payloads, shapes
from bot.playground.errors import Refused, form, missing_permissions, unknown
from bot.playground.payloads import Shape, text
from bot.playground.rest import Answer, Call, route
from bot.playground.world import Json, World, bits

MAX_EVENTS = 100  # scheduled or active, per guild


class Place(Shape):
    location: text(100)  # type: ignore[valid-type]


class EventEdit(Shape):
    name: text(100) | None = None  # type: ignore[valid-type]
    description: text(1000, 0) | None = None  # type: ignore[valid-type]
    scheduled_start_time: str | None = None
    scheduled_end_time: str | None = None
    privacy_level: Annotated[int, Field(ge=2, le=2)] | None = None
    entity_type: Literal[3] | None = None
    entity_metadata: Place | None = None
    channel_id: None = None


class NewEvent(EventEdit):
    name: text(100)  # type: ignore[valid-type]
    scheduled_start_time: str
    scheduled_end_time: str
    privacy_level: Annotated[int, Field(ge=2, le=2)]
    entity_type: Literal[3]
    entity_metadata: Place


@route("POST", "/guilds/{guild_id}/scheduled-events")
def create_event(call: Call) -> Answer:
    _may(call, "create_events", "manage_events")
    world, sent = call.world, payloads.parse(NewEvent, call.json())
    if len(world.events) >= MAX_EVENTS:
        raise Refused(400, 30038, f"Maximum number of uncompleted guild events ({MAX_EVENTS})")
    event = shapes.with_constants(
        "event",
        id=world.new_id(),
        guild_id=world.guild_id,
        creator_id=world.application_id,
        creator=shapes.user(world, None),
    ) | sent.model_dump(exclude_unset=True)
    _check_hours(world, event)
    world.events[event["id"]] = event
    return 200, event


@route("GET", "/guilds/{guild_id}/scheduled-events/{event_id}")
def get_event(call: Call) -> Answer:
    return 200, _event(call) | {"user_count": 0}


@route("PATCH", "/guilds/{guild_id}/scheduled-events/{event_id}")
def edit_event(call: Call) -> Answer:
    event = _event(call)
    _may(call, "create_events", "manage_events")
    sent = payloads.parse(EventEdit, call.json()).model_dump(exclude_unset=True)
    _check_hours(call.world, event | sent)
    event.update(sent)
    return 200, event


@route("DELETE", "/guilds/{guild_id}/scheduled-events/{event_id}")
def delete_event(call: Call) -> Answer:
    event = _event(call)
    _may(call, "create_events", "manage_events")
    del call.world.events[event["id"]]
    return 204, None


def _event(call: Call) -> Json:
    event = call.world.events.get(call.params["event_id"])
    if event is None:
        raise unknown("Guild Scheduled Event")
    return event


def _may(call: Call, *any_of: str) -> None:
    """Raise 50013 unless a role of the bot has one of these permissions."""
    held = [call.world.roles[number].permissions for number in call.world.own_roles]
    if not any(permissions & bits(*any_of) for permissions in held):
        raise missing_permissions()


def _check_hours(world: World, event: Json) -> None:
    start = datetime.fromisoformat(event["scheduled_start_time"])
    if start.timestamp() <= world.now():
        raise form("scheduled_start_time", "Cannot schedule event in the past.")
    if datetime.fromisoformat(event["scheduled_end_time"]) <= start:
        raise form("scheduled_end_time", "Cannot schedule event to end before it starts.")
