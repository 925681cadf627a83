"""Create, edit and delete messages, and send their events."""

from __future__ import annotations

import io
import re
from dataclasses import dataclass
from typing import TYPE_CHECKING

from PIL import Image

from bot.playground import shapes
from bot.playground.addresses import relative
from bot.playground.checks import EPHEMERAL, LOADING, SILENT, safe_name
from bot.playground.components import V2
from bot.playground.errors import Refused
from bot.playground.gateway import DMS, MESSAGES
from bot.playground.world import Channel, Interaction, Json, Message, Person, World, bits

if TYPE_CHECKING:
    from bot.playground.server import StandIn


@dataclass
class Upload:
    """One file part of a request."""

    name: str
    content_type: str
    data: bytes


def create(
    standin: StandIn,
    channel: Channel,
    body: Json,
    files: dict[int, Upload] | None = None,
    *,
    author: Person | None = None,
    webhook: Json | None = None,
    only_for: Person | None = None,
    interaction: Interaction | None = None,
    pinned: str | None = None,
    loading: bool = False,
) -> Message:
    """Post a message; `author` None is the bot, or a `webhook`. The caller has checked the body.
    Without one, tell that the message `pinned` was."""
    world = standin.world
    flags = int(body.get("flags") or 0) | (LOADING if loading else 0)
    content = (body.get("content") or "").strip()
    data: Json = {
        "id": world.new_id(),
        "channel_id": channel.id,
        "type": 6 if pinned else 0,
        "content": content,
        "author": webhook or shapes.user(world, author),
        "mentions": mentions(world, content),
        "mention_roles": [],
        "mention_everyone": False,
        "attachments": [],
        "embeds": [],
        "components": [],
        "timestamp": world.stamp(),
        "edited_timestamp": None,
        "flags": flags,
        "pinned": False,
        "tts": bool(body.get("tts")),
    }
    message = Message(data, only_for.id if only_for else None)
    if body.get("nonce") is not None:
        data["nonce"] = body["nonce"]
        message.nonce_at = world.now()
        world.remember_nonce(message)
    if webhook is not None:
        data |= {"webhook_id": webhook["id"], "application_id": world.application_id}
    if interaction is not None:
        _sign(world, message, interaction)
    if pinned is not None:
        _refer(message, pinned)
    attach(world, message, body, files or {})
    dress(world, message, body)
    world.messages[channel.id][message.id] = message
    tell(standin, "create", message)
    if author is None and only_for is None and not flags & SILENT:
        standin.notified(message, body.get("allowed_mentions"))
    return message


def _sign(world: World, message: Message, interaction: Interaction) -> None:
    """Mark a message as the answer to an interaction."""
    message.token = interaction.token
    message.data["application_id"] = world.application_id
    message.data["webhook_id"] = world.application_id
    message.data["interaction_metadata"] = metadata(world, interaction)
    if interaction.type == 2 and interaction.original_id is None:
        message.data["type"] = 20
    parent = interaction.original_id or interaction.message_id
    if parent is not None:
        message.data["type"] = 19
        _refer(message, parent)


def metadata(world: World, interaction: Interaction) -> Json:
    """Return `interaction_metadata` of a message that answers `interaction`."""
    data: Json = {
        "id": interaction.id,
        "type": interaction.type,
        "user": shapes.user(world, world.people[interaction.person_id]),
        "authorizing_integration_owners": {"0": world.guild_id},
    }
    if interaction.type == 2:
        data["name"] = interaction.name
    elif interaction.type == 3:
        data["interacted_message_id"] = interaction.message_id
    elif interaction.trigger is not None:
        data["triggering_interaction_metadata"] = interaction.trigger
    if interaction.original_id is not None:
        data["original_response_message_id"] = interaction.original_id
    return data


def _refer(message: Message, answered: str) -> None:
    """Note the message that this one answers, or is about."""
    message.reply_to = answered
    message.data["message_reference"] = {
        "type": 0,
        "channel_id": message.channel_id,
        "message_id": answered,
    }


def mentions(world: World, content: str) -> list[Json]:
    """Return the users that a text mentions."""
    numbers = dict.fromkeys(re.findall(r"<@!?(\d+)>", content))
    users = [
        shapes.user(world, world.people[number]) for number in numbers if number in world.people
    ]
    return users + ([shapes.user(world, None)] if world.application_id in numbers else [])


def attach(world: World, message: Message, body: Json, files: dict[int, Upload]) -> None:
    """Store uploads and set the message's attachments: the kept ones, then the new ones."""
    stubs = body.get("attachments")
    kept = {str(item["id"]): item for item in message.data["attachments"]}
    if stubs is None:
        stubs = [{"id": number} for number in kept] + [{"id": number} for number in files]
    result = []
    for stub in stubs:
        number = str(stub["id"])
        if number in kept:
            item = kept[number]
            if stub.get("description") is not None:
                item = item | {"description": stub["description"]}
            result.append(item)
        else:
            result.append(_store(world, message, files[int(number)], stub))
    message.data["attachments"] = result
    stay = {item["id"] for item in result}
    for number, item in kept.items():
        if number not in stay:
            world.drop_file(file_key(message, item))


def file_key(message: Message, item: Json) -> str:
    """Return the path of an attachment's bytes below /cdn/attachments/."""
    return f"{message.channel_id}/{item['id']}/{item['filename']}"


def _store(world: World, message: Message, upload: Upload, stub: Json) -> Json:
    number = world.new_id()
    name = safe_name(stub.get("filename") or upload.name)
    key = file_key(message, {"id": number, "filename": name})
    world.files[key] = upload.data
    attachment: Json = {
        "id": number,
        "filename": name,
        "size": len(upload.data),
        "url": f"/cdn/attachments/{key}",
        "proxy_url": f"/cdn/attachments/{key}",
        "content_type": upload.content_type,
    }
    if stub.get("description"):
        attachment["description"] = stub["description"]
    if message.only_for is not None:
        attachment["ephemeral"] = True
    try:
        with Image.open(io.BytesIO(upload.data)) as picture:
            attachment |= {"width": picture.width, "height": picture.height}
            attachment["content_type"] = Image.MIME.get(picture.format or "", upload.content_type)
    except OSError:
        pass  # not a picture: Discord gives no size either
    return attachment


def dress(world: World, message: Message, body: Json) -> None:
    """Set embeds and components, with their attachment:// addresses resolved."""
    files = {item["filename"]: item for item in message.data["attachments"]}
    body = relative(body, world.base)
    if body.get("embeds") is not None:
        message.data["embeds"] = shapes.embeds(body["embeds"], files)
    if body.get("components") is not None:
        message.data["components"] = shapes.tree(world, body["components"], files)


def edit(
    standin: StandIn, message: Message, body: Json, files: dict[int, Upload], *, quiet: bool = False
) -> Message:
    """Apply a checked edit. The first edit of a "thinking" message fills it and counts as a new
    message."""
    world, data = standin.world, message.data
    if standin.refuses_media_edits and files and (body.get("flags") or data["flags"]) & V2:
        raise Refused(400, 50035, "Invalid Form Body: the unfurled media item was not found")
    filling = bool(data["flags"] & LOADING)
    if "content" in body:
        data["content"] = (body["content"] or "").strip()
        data["mentions"] = mentions(world, data["content"])
    if body.get("flags") is not None:
        data["flags"] = body["flags"] | (data["flags"] & EPHEMERAL)
    data["flags"] &= ~LOADING
    attach(world, message, body, files)
    dress(world, message, {key: body[key] or [] for key in ("embeds", "components") if key in body})
    data["edited_timestamp"] = None if filling else world.stamp()
    if not quiet:
        tell(standin, "update", message)
    return message


def remove(standin: StandIn, message: Message) -> None:
    standin.world.messages[message.channel_id].pop(message.id, None)
    for item in message.data["attachments"]:
        standin.world.drop_file(file_key(message, item))
    tell(standin, "delete", message)


def payload(world: World, message: Message) -> Json:
    """Return a message as the gateway sends it."""
    channel = world.channel(message.channel_id)
    if channel.kind == "dm":
        return message.wire()
    data = message.wire() | {"guild_id": world.guild_id}
    author = world.people.get(message.author_id)
    if author is not None:
        data["member"] = {k: v for k, v in shapes.member(world, author).items() if k != "user"}
    return data


def tell(standin: StandIn, action: str, message: Message) -> None:
    """Send the events to the bot (not for ephemeral messages) and the pushes to the people."""
    world = standin.world
    channel = world.channel(message.channel_id)
    if message.only_for is None and world.bot_permissions(channel) & bits("view_channel"):
        data = payload(world, message)
        if action == "delete":
            data = {key: data[key] for key in ("id", "channel_id", "guild_id") if key in data}
        intent = DMS if channel.kind == "dm" else MESSAGES
        standin.gateway.dispatch(f"MESSAGE_{action.upper()}", data, intent)
    unread = _count(world, channel, message) if action == "create" else {}
    if not standin.page.open:
        standin.touch()
    elif action == "delete":
        standin.push({"type": "message_delete", "channel": channel.id, "id": message.id})
    elif action == "update":
        standin.push({"type": "message_update", "message": standin.page_message(message)})
    else:
        shown = standin.page_message(message)
        standin.push({"type": "message", "message": shown, "unread": unread})


def _count(world: World, channel: Channel, message: Message) -> dict[str, int]:
    counts = {}
    for person in world.people.values():
        if not world.sees(person, channel) or message.author_id == person.id:
            continue
        if message.only_for in (None, person.id):
            unread = world.unread.setdefault(person.id, {})
            unread[channel.id] = counts[person.id] = unread.get(channel.id, 0) + 1
    return counts
