"""Webhooks of channels, and the application's emojis, whose addresses can be their avatars."""

from __future__ import annotations

import base64
import io
import secrets
from typing import Final

from PIL import Image

from bot.playground import checks, payloads, posts, shapes
from bot.playground.access import need, visible_channel
from bot.playground.errors import Refused, form, unknown
from bot.playground.rest import Answer, Call, route
from bot.playground.world import Channel, Json, Message

MAX_WEBHOOKS: Final = 15
"""Webhooks of a channel."""
MAX_EMOJIS: Final = 2000
MAX_EMOJI_BYTES: Final = 256 * 1024
EMOJIS: Final = "https://cdn.discordapp.com/emojis/"
"""Where Discord serves emojis."""
FORBIDDEN: Final = ("clyde", "discord")
"""What the name of a webhook, or of its message, may not contain."""


def _image(data: str, most: int, path: str) -> bytes:
    """Return the picture of a data URI; raise the refusal for anything else."""
    head, _, body = data.partition(";base64,")
    content = base64.b64decode(body)
    if head not in ("data:image/png", "data:image/jpeg", "data:image/gif"):
        raise form(path, "Invalid image data")
    if len(content) > most:
        raise Refused(400, 50138, "Failed to resize asset below the maximum size", fault=True)
    try:
        Image.open(io.BytesIO(content)).verify()
    except (OSError, SyntaxError):
        raise form(path, "Invalid image data") from None
    return content


# --- emojis of the application


def _own(call: Call) -> None:
    if call.params["application_id"] != call.world.application_id:
        raise unknown("Application")


@route("GET", "/applications/{application_id}/emojis")
def get_emojis(call: Call) -> Answer:
    _own(call)
    return 200, {"items": list(call.world.emojis.values())}


@route("POST", "/applications/{application_id}/emojis")
def create_emoji(call: Call) -> Answer:
    _own(call)
    sent, world = payloads.parse(payloads.EmojiCreate, call.json()), call.world
    if len(world.emojis) >= MAX_EMOJIS:
        raise Refused(400, 30008, f"Maximum number of emojis reached ({MAX_EMOJIS})")
    number = world.new_id()
    world.files[f"emojis/{number}/{number}.png"] = _image(sent.image, MAX_EMOJI_BYTES, "image")
    world.emojis[number] = shapes.with_constants(
        "emoji", id=number, name=sent.name, user=shapes.user(world, None)
    )
    return 201, world.emojis[number]


@route("DELETE", "/applications/{application_id}/emojis/{emoji_id}")
def delete_emoji(call: Call) -> Answer:
    _own(call)
    number = call.params["emoji_id"]
    if call.world.emojis.pop(number, None) is None:
        raise unknown("Emoji")
    call.world.files.pop(f"emojis/{number}/{number}.png", None)
    return 204, None


# --- webhooks


def _channel(call: Call) -> Channel:
    channel = visible_channel(call)
    if channel.kind != "text":
        raise unknown("Channel")
    need(call, channel, "manage_webhooks")
    return channel


@route("GET", "/channels/{channel_id}/webhooks")
def get_webhooks(call: Call) -> Answer:
    channel = _channel(call)
    return 200, [hook for hook in call.world.webhooks.values() if hook["channel_id"] == channel.id]


@route("POST", "/channels/{channel_id}/webhooks")
def create_webhook(call: Call) -> Answer:
    channel, world = _channel(call), call.world
    sent = payloads.parse(payloads.WebhookMake, call.json())
    _check_name(sent.name, "name")
    if sent.avatar is not None:
        _image(sent.avatar, checks.FILE_LIMIT, "avatar")
    if sum(hook["channel_id"] == channel.id for hook in world.webhooks.values()) >= MAX_WEBHOOKS:
        raise Refused(400, 30007, f"Maximum number of webhooks reached ({MAX_WEBHOOKS})")
    number, token = world.new_id(), secrets.token_urlsafe(48)
    world.webhooks[number] = {
        "id": number,
        "type": 1,
        "application_id": world.application_id,
        "avatar": None,
        "channel_id": channel.id,
        "guild_id": world.guild_id,
        "name": sent.name,
        "token": token,
        "user": shapes.user(world, None),
        "url": f"https://discord.com/api/webhooks/{number}/{token}",
    }
    return 200, world.webhooks[number]


def _check_name(name: str, path: str) -> None:
    for word in FORBIDDEN:
        if word in name.lower():
            raise form(path, f'cannot contain "{word}"')


def is_webhook(call: Call) -> bool:
    """Return whether the path names the webhook of a channel, not an interaction's."""
    hook = call.world.webhooks.get(call.params["webhook_id"])
    return hook is not None and hook["token"] == call.params["webhook_token"]


def _place(call: Call) -> Channel:
    """Return the channel of the webhook, or the thread of it that the query names."""
    parent = call.world.channel(call.world.webhooks[call.params["webhook_id"]]["channel_id"])
    number = call.query.get("thread_id")
    if number is None:
        return parent
    thread = call.world.channel(number)
    if thread.parent_id != parent.id:
        raise unknown("Channel")
    return thread


def execute(call: Call) -> Answer:
    """Post a message under the webhook's name, or the one that is given."""
    body, channel = call.json(), _place(call)
    checks.check_new(payloads.WebhookExecute, body, call.names)
    hook = call.world.webhooks[call.params["webhook_id"]]
    name, picture = body.get("username") or hook["name"], body.get("avatar_url") or ""
    _check_name(name, "username")
    if channel.locked:
        raise Refused(403, 160005, "This thread is locked")
    if channel.archived:
        channel.archived = False
        call.standin.channel_changed(channel)
    author: Json = {**shapes.user(call.world, None), "id": hook["id"], "username": name}
    author |= {"global_name": None, "discriminator": "0000"}
    if picture.startswith(EMOJIS):  # for the page, which loads from this server alone
        number = picture.removeprefix(EMOJIS).partition(".")[0]
        author["picture"] = f"/cdn/attachments/emojis/{number}/{number}.png"
    message = posts.create(call.standin, channel, body, call.files, webhook=author)
    return (200, message.wire()) if call.flag("wait") else (204, None)


def message_of(call: Call) -> Message:
    """Return the webhook's message of the path."""
    message = call.world.message(_place(call).id, call.params["message_id"])
    if message.data.get("webhook_id") != call.params["webhook_id"]:
        raise unknown("Message")
    return message


def delete_message(call: Call) -> Answer:
    """Delete a message of the webhook."""
    posts.remove(call.standin, message_of(call))
    return 204, None
