"""Routes about the bot itself, users, guild, channels, threads and commands."""

from __future__ import annotations

from typing import Any

from bot.playground import commands, payloads, shapes
from bot.playground.access import need, public_message, visible_channel
from bot.playground.activities import keeps_entry_point
from bot.playground.errors import Refused, form, missing_access, unknown
from bot.playground.rest import Answer, Call, route
from bot.playground.world import Channel


@route("GET", "/users/@me")
def get_me(call: Call) -> Answer:
    known = call.standin.activities.tokens.get(call.bearer)
    if known is not None:
        return 200, shapes.user(call.world, call.world.person(known))
    return 200, shapes.self_user(call.world)


@route("GET", "/users/{user_id}")
def get_user(call: Call) -> Answer:
    if call.params["user_id"] == call.world.application_id:
        return 200, shapes.user(call.world, None)
    return 200, shapes.user(call.world, call.world.person(call.params["user_id"]))


@route("GET", "/applications/@me")
@route("GET", "/oauth2/applications/@me")
def get_application(call: Call) -> Answer:
    return 200, shapes.application(call.world)


@route("GET", "/gateway/bot")
def get_gateway(call: Call) -> Answer:
    limit = {"total": 1000, "remaining": 999, "reset_after": 0, "max_concurrency": 1}
    url = call.standin.url.replace("http", "ws", 1) + "/gateway"
    shards = call.standin.gateway.shards
    return 200, {"url": url, "shards": shards, "session_start_limit": limit}


def _guild(call: Call) -> None:
    if call.params["guild_id"] != call.world.guild_id:
        raise unknown("Guild")
    if not call.world.here:
        raise missing_access()


@route("GET", "/guilds/{guild_id}")
def get_guild(call: Call) -> Answer:
    _guild(call)
    return 200, shapes.guild(call.world)


@route("GET", "/guilds/{guild_id}/members/{user_id}")
def get_member(call: Call) -> Answer:
    _guild(call)
    if call.params["user_id"] == call.world.application_id:
        return 200, shapes.member(call.world, None)
    person = call.world.person(call.params["user_id"])
    if not person.member:
        raise unknown("Member")
    return 200, shapes.member(call.world, person)


@route("GET", "/guilds/{guild_id}/channels")
def get_channels(call: Call) -> Answer:
    _guild(call)
    channels = [channel for channel in call.world.channels.values() if channel.kind == "text"]
    return 200, [shapes.channel(call.world, channel) for channel in channels]


# --- commands


def _scope(call: Call) -> str:
    if call.params["application_id"] != call.world.application_id:
        raise unknown("Application")
    if "guild_id" in call.params:
        _guild(call)
    return call.params.get("guild_id", "")


@route("GET", "/applications/{application_id}/commands")
@route("GET", "/applications/{application_id}/guilds/{guild_id}/commands")
def get_commands(call: Call) -> Answer:
    return 200, call.world.commands.get(_scope(call), [])


@route("PUT", "/applications/{application_id}/commands")
@route("PUT", "/applications/{application_id}/guilds/{guild_id}/commands")
def put_commands(call: Call) -> Answer:
    scope = _scope(call)
    sent = commands.check_batch(call.body)
    keeps_entry_point(call, sent)
    world = call.world
    old = {
        (command["type"], command["name"]): command["id"]
        for command in world.commands.get(scope, [])
    }
    world.commands[scope] = [
        shapes.command(
            world,
            command,
            old.get((command.get("type") or 1, command["name"])) or world.new_id(),
            scope or None,
        )
        for command in sent
    ]
    call.standin.push({"type": "commands", "commands": call.standin.all_commands()})
    return 200, world.commands[scope]


# --- channels


@route("POST", "/users/@me/channels")
def open_dm(call: Call) -> Answer:
    wanted = payloads.parse(payloads.OpenDM, call.json())
    try:
        person = call.world.person(str(wanted.recipient_id))
    except Refused:
        raise form("recipient_id", "Invalid Recipient(s)") from None
    if person.dms_unopenable:
        raise Refused(400, 50007, "Cannot send messages to this user")
    known = call.world.dm(person)
    channel = call.world.open_dm(person)
    if known is None:
        call.standin.push_channel(channel)
    return 200, shapes.channel(call.world, channel)


@route("GET", "/channels/{channel_id}")
def get_channel(call: Call) -> Answer:
    return 200, shapes.channel(call.world, visible_channel(call))


@route("PATCH", "/channels/{channel_id}")
def patch_channel(call: Call) -> Answer:
    channel = visible_channel(call)
    if channel.kind == "dm":
        raise Refused(403, 50003, "Cannot execute action on a DM channel")
    if channel.kind == "thread":
        edit: Any = payloads.parse(payloads.ThreadEdit, call.json())
        is_own = channel.owner_id == call.world.application_id
        if edit.locked is not None or not is_own:
            need(call, channel, "manage_threads")
        if channel.archived and edit.archived is not False:
            raise Refused(400, 50083, "Thread is archived")
        channel.archived = channel.archived if edit.archived is None else edit.archived
        channel.locked = channel.locked if edit.locked is None else edit.locked
        channel.auto_archive = edit.auto_archive_duration or channel.auto_archive
    else:
        edit = payloads.parse(payloads.ChannelEdit, call.json())
        need(call, channel, "manage_channels")
        channel.topic = channel.topic if edit.topic is None else edit.topic
    channel.name = edit.name or channel.name
    call.standin.channel_changed(channel)
    return 200, shapes.channel(call.world, channel)


@route("DELETE", "/channels/{channel_id}")
def delete_channel(call: Call) -> Answer:
    channel = visible_channel(call)
    shown = shapes.channel(call.world, channel)
    if channel.kind != "dm":
        need(call, channel, "manage_threads" if channel.kind == "thread" else "manage_channels")
        call.standin.delete_channel(channel)
    return 200, shown


@route("POST", "/channels/{channel_id}/typing")
def typing(call: Call) -> Answer:
    channel = visible_channel(call)
    need(call, channel, "send_messages")
    call.standin.push({"type": "typing", "channel": channel.id})
    return 204, None


# --- threads


def _thread(call: Call, parent: Channel, sent: payloads.ThreadFromMessage) -> Channel:
    return call.world.add_channel(
        call.world.new_id(),
        "thread",
        sent.name,
        parent_id=parent.id,
        owner_id=call.world.application_id,
        auto_archive=sent.auto_archive_duration or 1440,
        slowmode=sent.rate_limit_per_user or 0,
        members=[call.world.application_id],
    )


def _thread_parent(call: Call, permission: str, type_: int | None = None) -> Channel:
    """Return the channel of the path; raise 50024 if it takes no threads, or none of this type."""
    parent = visible_channel(call)
    types = shapes.THREAD_TYPES.get(parent.type, ()) if parent.kind == "text" else ()
    if not types or type_ not in (None, *types):
        raise Refused(400, 50024, "Cannot execute action on this channel type", fault=True)
    need(call, parent, permission)
    return parent


def _thread_made(call: Call, thread: Channel) -> Answer:
    shown = shapes.channel(call.world, thread)
    call.standin.gateway.dispatch("THREAD_CREATE", shown | {"newly_created": True})
    call.standin.push_channel(thread)
    return 201, shown


@route("POST", "/channels/{channel_id}/threads")
def start_thread(call: Call) -> Answer:
    sent = payloads.parse(payloads.Thread, call.json())
    private = (sent.type or 12) == 12  # Discord's default
    permission = "create_private_threads" if private else "create_public_threads"
    parent = _thread_parent(call, permission, sent.type or 12)
    thread = _thread(call, parent, sent)
    thread.private = private
    return _thread_made(call, thread)


@route("POST", "/channels/{channel_id}/messages/{message_id}/threads")
def start_thread_from(call: Call) -> Answer:
    sent = payloads.parse(payloads.ThreadFromMessage, call.json())
    parent = _thread_parent(call, "create_public_threads")
    message = public_message(call, parent)
    if message.id in call.world.channels:
        raise Refused(400, 160004, "A thread has already been created for this message")
    thread = _thread(call, parent, sent)
    # a thread that starts from a message has the message's id
    world = call.world
    world.channels[message.id] = world.channels.pop(thread.id)
    world.messages[message.id] = world.messages.pop(thread.id)
    thread.id = message.id
    return _thread_made(call, thread)


@route("PUT", "/channels/{channel_id}/thread-members/{user_id}")
def add_thread_member(call: Call) -> Answer:
    return _thread_member(call, joined=True)


@route("DELETE", "/channels/{channel_id}/thread-members/{user_id}")
def remove_thread_member(call: Call) -> Answer:
    return _thread_member(call, joined=False)


def _thread_member(call: Call, *, joined: bool) -> Answer:
    thread = visible_channel(call)
    if thread.kind != "thread":
        raise Refused(400, 50024, "Cannot execute action on this channel type", fault=True)
    if thread.archived:
        raise Refused(400, 50083, "Thread is archived")
    number = call.params["user_id"]
    number = call.world.application_id if number == "@me" else number
    if number != call.world.application_id:
        if not call.world.person(number).member:
            raise unknown("Member")
        is_own = thread.private and thread.owner_id == call.world.application_id
        if joined or not is_own:  # from its own private thread the bot may remove anybody
            need(call, thread, "send_messages_in_threads" if joined else "manage_threads")
    if number in thread.members and not joined:
        thread.members.remove(number)
    elif number not in thread.members and joined:
        thread.members.append(number)
    # no event: THREAD_MEMBERS_UPDATE about others needs a privileged intent
    call.standin.push_channel(thread)
    return 204, None
