"""Routes about the bot itself, users, guild, channels, threads and commands."""

from __future__ import annotations

from bot.playground import commands, payloads, shapes
from bot.playground.access import need, visible_channel
from bot.playground.activities import keeps_entry_point
from bot.playground.errors import Refused, form, missing_access, unknown
from bot.playground.rest import Answer, Call, route


@route("GET", "/users/@me")
def get_me(call: Call) -> Answer:
    known = call.standin.activities.tokens.get(call.bearer)
    if known is not None:
        return 200, shapes.user(call.world, call.world.person(known))
    return 200, shapes.self_user(call.world)


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


# --- commands


def _own(call: Call) -> None:
    if call.params["application_id"] != call.world.application_id:
        raise unknown("Application")


@route("GET", "/applications/{application_id}/commands")
def get_commands(call: Call) -> Answer:
    _own(call)
    return 200, call.world.commands.get("", [])


@route("PUT", "/applications/{application_id}/commands")
def put_commands(call: Call) -> Answer:
    _own(call)
    sent = commands.check_batch(call.body)
    keeps_entry_point(call, sent)
    world = call.world
    old = {command["name"]: command["id"] for command in world.commands.get("", [])}
    world.commands[""] = [
        shapes.command(world, command, old.get(command["name"]) or world.new_id())
        for command in sent
    ]
    call.standin.push({"type": "commands", "commands": call.standin.all_commands()})
    return 200, world.commands[""]


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
    if channel.kind != "thread":
        raise Refused(403, 50003, "Cannot execute action on this channel", fault=True)
    edit = payloads.parse(payloads.ThreadEdit, call.json())
    if channel.owner_id != call.world.application_id:
        need(call, channel, "manage_threads")
    if channel.archived and edit.archived is not False:
        raise Refused(400, 50083, "Thread is archived")
    channel.archived = channel.archived if edit.archived is None else edit.archived
    channel.name = edit.name or channel.name
    call.standin.channel_changed(channel)
    return 200, shapes.channel(call.world, channel)


# --- threads


@route("POST", "/channels/{channel_id}/threads")
def start_thread(call: Call) -> Answer:
    sent = payloads.parse(payloads.Thread, call.json())
    world, parent = call.world, visible_channel(call)
    kind = sent.type or 12  # Discord's default
    types = shapes.THREAD_TYPES.get(parent.type, ()) if parent.kind == "text" else ()
    if kind not in types:
        raise Refused(400, 50024, "Cannot execute action on this channel type", fault=True)
    need(call, parent, "create_private_threads" if kind == 12 else "create_public_threads")
    thread = world.add_channel(
        world.new_id(),
        "thread",
        sent.name,
        parent_id=parent.id,
        owner_id=world.application_id,
        auto_archive=sent.auto_archive_duration or 1440,
        members=[world.application_id],
        private=kind == 12,
    )
    shown = shapes.channel(world, thread)
    call.standin.gateway.dispatch("THREAD_CREATE", shown | {"newly_created": True})
    call.standin.push_channel(thread)
    return 201, shown


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
