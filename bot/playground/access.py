"""Permission checks: channel permissions, closed DMs, locked threads, edits of old messages."""

from __future__ import annotations

from bot.playground.errors import Refused, dm_closed, missing_access, missing_permissions, unknown
from bot.playground.rest import Call
from bot.playground.world import Channel, Json, Message, bits

SILENT_TYPES = (4, 14, 15, 16)  # categories, directories, forums and media channels
OLD = 3600.0  # seconds after which edits of a message are counted
OLD_EDITS = 3  # our reading of Discord's "a few": the number is not documented


def visible_channel(call: Call) -> Channel:
    """Return the channel of the path; raise 10003 if it does not exist, 50001 if the bot cannot see
    it."""
    channel = call.world.channel(call.params["channel_id"])
    if channel.kind != "dm":
        if not call.world.here or channel.kind == "away":
            raise missing_access()
        if not call.world.bot_permissions(channel) & bits("view_channel"):
            raise missing_access()
    return channel


def public_message(call: Call, channel: Channel) -> Message:
    """Return the message of the path. Ephemeral messages do not exist for these routes."""
    message = call.world.message(channel.id, call.params["message_id"])
    if message.only_for is not None:
        raise unknown("Message")
    return message


def need(call: Call, channel: Channel, *names: str) -> None:
    """Raise 50013 unless the bot has all these permissions."""
    wanted = bits(*names)
    if channel.kind != "dm" and call.world.bot_permissions(channel) & wanted != wanted:
        raise missing_permissions()


def may_say(call: Call, channel: Channel, body: Json) -> None:
    """Raise the refusal if the bot may not post this message in the channel."""
    world = call.world
    if channel.kind == "dm":
        person = world.people[channel.person_id or ""]
        if person.dms_closed or person.dms_unopenable:
            raise dm_closed()
        if not (world.here and person.member):
            raise Refused(
                403,
                50278,
                "Cannot send messages to this user due to having no mutual guilds",
            )
        return
    if channel.type in SILENT_TYPES:
        raise Refused(400, 50008, "Cannot send messages in a non-text channel", fault=True)
    need(call, channel, "send_messages_in_threads" if channel.kind == "thread" else "send_messages")
    if body.get("embeds"):
        need(call, channel, "embed_links")
    if call.files:
        need(call, channel, "attach_files")
    if channel.kind == "thread" and channel.locked:
        raise Refused(403, 160005, "This thread is locked")
    if channel.archived:
        # Discord unarchives a thread when somebody writes in it
        channel.archived = False
        call.standin.channel_changed(channel)


def check_age(call: Call, message: Message) -> None:
    """Raise 30046 if a message older than an hour was edited too often."""
    world = call.world
    if world.now() - world.age_of(message.id) <= OLD:
        return
    message.old_edits += 1
    if message.old_edits > OLD_EDITS:
        raise Refused(
            429,
            30046,
            "Maximum number of edits to messages older than 1 hour reached. Try again later",
            retry_after=0.05,
        )
