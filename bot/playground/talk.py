"""Routes about messages."""

from __future__ import annotations

from bot.playground import payloads, posts
from bot.playground.access import check_age, may_say, need, public_message, visible_channel
from bot.playground.checks import check_edit, check_new
from bot.playground.errors import Refused, form
from bot.playground.rest import Answer, Call, route
from bot.playground.world import Channel, Message

PINS = 250
"""Maximum number of pinned messages in a channel."""


@route("GET", "/channels/{channel_id}/messages")
def get_messages(call: Call) -> Answer:
    channel = visible_channel(call)
    need(call, channel, "read_message_history")
    limit, before, after = (_number(call, name) for name in ("limit", "before", "after"))
    limit = 50 if limit is None else limit
    if not 1 <= limit <= 100:
        raise form("limit", "must be between 1 and 100")
    messages = [m for m in call.world.messages[channel.id].values() if m.only_for is None]
    messages.sort(key=lambda message: int(message.id))
    if before is not None:
        messages = [message for message in messages if int(message.id) < before]
    elif after is not None:
        messages = [message for message in messages if int(message.id) > after][:limit]
    return 200, [message.wire() for message in reversed(messages[-limit:])]


def _number(call: Call, name: str) -> int | None:
    text = call.query.get(name)
    if text is not None and not text.isdigit():
        raise form(name, f"{text} is not a number")
    return None if text is None else int(text)


@route("POST", "/channels/{channel_id}/messages")
def create_message(call: Call) -> Answer:
    channel = visible_channel(call)
    body = call.json() if call.body is not None else {}
    check_new(payloads.MessageCreate, body, call.names)
    may_say(call, channel, body)
    twin = None
    if body.get("enforce_nonce") and body.get("nonce") is not None:
        twin = call.world.same_nonce(body["nonce"])
    if twin is None:
        twin = posts.create(call.standin, channel, body, call.files)
    return 200, twin.wire()


@route("PATCH", "/channels/{channel_id}/messages/{message_id}")
def edit_message(call: Call) -> Answer:
    channel = visible_channel(call)
    message = public_message(call, channel)
    if message.author_id != call.world.application_id:
        raise Refused(403, 50005, "Cannot edit a message authored by another user")
    if channel.archived:
        raise Refused(400, 50083, "Thread is archived")
    if call.files:
        need(call, channel, "attach_files")
    body = call.json()
    check_edit(payloads.MessageBody, body, call.names, message.data)
    check_age(call, message)
    return 200, posts.edit(call.standin, message, body, call.files).wire()


@route("DELETE", "/channels/{channel_id}/messages/{message_id}")
def delete_message(call: Call) -> Answer:
    channel = visible_channel(call)
    message = public_message(call, channel)
    if message.author_id != call.world.application_id:
        if channel.kind == "dm":
            raise Refused(403, 50003, "Cannot execute action on a DM channel")
        need(call, channel, "manage_messages")
    posts.remove(call.standin, message)
    return 204, None


@route("PUT", "/channels/{channel_id}/messages/pins/{message_id}")
def pin_message(call: Call) -> Answer:
    channel, message = _pinnable(call)
    if not message.data["pinned"]:
        messages = call.world.messages[channel.id].values()
        if sum(entry.data["pinned"] for entry in messages) >= PINS:
            raise Refused(400, 30003, f"Maximum number of pins reached ({PINS})")
        _pin(call, message, on=True)
        posts.create(call.standin, channel, {}, pinned=message.id)
    return 204, None


@route("DELETE", "/channels/{channel_id}/messages/pins/{message_id}")
def unpin_message(call: Call) -> Answer:
    _, message = _pinnable(call)
    _pin(call, message, on=False)
    return 204, None


def _pinnable(call: Call) -> tuple[Channel, Message]:
    channel = visible_channel(call)
    need(call, channel, "pin_messages", "read_message_history")
    return channel, public_message(call, channel)


def _pin(call: Call, message: Message, *, on: bool) -> None:
    message.data["pinned"] = on
    posts.tell(call.standin, "update", message)
