"""Discord's objects, built from the world, with the fields that its OpenAPI document requires."""

from __future__ import annotations

import copy
import json
from pathlib import Path
from typing import Any, Final

from bot.playground import components
from bot.playground.world import ALL, BOT, EVERYONE, Channel, Json, Person, Role, World

BOT_NAME = "Gharkane"
AWAY_GUILD = "990000000000000001"
"""A server without the bot, where people who have installed it for themselves use it."""
VOICES = (2, 13)
_CONSTANTS: Final[Json] = json.loads(Path(__file__).with_name("objects.json").read_text("utf-8"))
"""The fields of each kind of object that never change here."""
THREAD_TYPES = {0: (11, 12), 5: (10,)}
"""The types of threads that start without a message, by the type of their channel."""


def with_constants(kind: str, **fields: Any) -> Json:
    """Return an object of this kind: these fields, and those that never change here."""
    return {**copy.deepcopy(_CONSTANTS[kind]), **fields}


def user(world: World, person: Person | None) -> Json:
    """Return a user object; None is the bot."""
    data = with_constants(
        "user",
        id=person.id if person else world.application_id,
        username=person.name.lower().replace("é", "e") if person else BOT_NAME.lower(),
        global_name=person.name if person else BOT_NAME,
        discriminator="0" if person else "4242",
    )
    return data if person else data | {"bot": True}


def self_user(world: World) -> Json:
    return user(world, None) | {"mfa_enabled": False, "locale": "en-US", "verified": True}


def application(world: World) -> Json:
    owner, bot = user(world, world.people[world.owner_id]), user(world, None)
    return with_constants(
        "application", id=world.application_id, name=BOT_NAME, owner=owner, bot=bot
    )


def member(world: World, person: Person | None) -> Json:
    return with_constants(
        "member",
        user=user(world, person),
        roles=list(world.own_roles if person is None else person.roles),
        joined_at=world.joined_at if person is None else "2026-01-01T00:00:00+00:00",
    )


def thread_member(channel: Channel, user_id: str) -> Json:
    return {
        "id": channel.id,
        "user_id": user_id,
        "join_timestamp": "2026-01-01T00:00:00+00:00",
        "flags": 0,
    }


def channel(world: World, of: Channel, person: Person | None = None) -> Json:
    """Return a channel object; with `person`, the partial one of an interaction, with
    permissions."""
    messages = list(world.messages.get(of.id, {}).values())
    last = [message.id for message in messages if message.only_for is None][-1:]
    data: Json = {
        "id": of.id,
        "type": 1 if of.kind == "dm" else of.type,
        "flags": 0,
        "last_message_id": last[0] if last else None,
    }
    if of.kind == "dm":
        recipient = world.people[of.person_id or ""]
        return data | {"recipients": [user(world, recipient)]}
    guild_id = AWAY_GUILD if of.kind == "away" else world.guild_id
    data |= {"guild_id": guild_id, "name": of.name, "rate_limit_per_user": of.slowmode}
    if person is not None:
        data["permissions"] = str(person.permissions)
    if of.kind in ("text", "away"):
        allow, deny = str(BOT & ~EVERYONE & ~of.denied), str(of.denied)
        own = {"id": world.application_id, "type": 1, "allow": allow, "deny": deny}
        if of.type in VOICES:
            data |= {"bitrate": 64000, "user_limit": 0, "rtc_region": None}
        return data | {
            "position": of.position,
            "parent_id": None,
            "topic": of.topic,
            "nsfw": False,
            "permission_overwrites": [own],
        }
    number = len([message for message in messages if message.only_for is None])
    return data | {
        "type": thread_type(world, of),
        "parent_id": of.parent_id,
        "owner_id": of.owner_id,
        "message_count": number,
        "total_message_sent": number,
        "member_count": len(of.members),
        "thread_metadata": {
            "archived": of.archived,
            "archive_timestamp": world.stamp(world.age_of(of.id)),
            "auto_archive_duration": of.auto_archive,
            "locked": of.locked,
            "create_timestamp": world.stamp(world.age_of(of.id)),
        },
        "member": thread_member(of, world.application_id),
    }


def thread_type(world: World, of: Channel) -> int:
    """Return Discord's type of a thread."""
    parent = world.channels.get(of.parent_id or "")
    if parent is not None and parent.type == 5:
        return 10
    return 12 if of.private else 11


def role(world: World, of: Role | None = None) -> Json:
    """Return a role; None is the @everyone role."""
    return with_constants(
        "role",
        id=world.guild_id if of is None else of.id,
        name="@everyone" if of is None else of.name,
        permissions=str(EVERYONE if of is None else of.permissions),
        position=0 if of is None else 1,
        managed=of is not None and of.managed,
    )


def guild(world: World) -> Json:
    roles = [role(world), *(role(world, entry) for entry in world.roles.values())]
    return with_constants(
        "guild", id=world.guild_id, name=world.guild_name, owner_id=world.owner_id, roles=roles
    )


def guild_create(world: World) -> Json:
    """Return the data of GUILD_CREATE: the guild with channels and threads; of its members only the
    bot, which has no intent for the others."""
    texts = [c for c in world.channels.values() if c.kind == "text"]
    threads = [c for c in world.channels.values() if c.kind == "thread" and not c.archived]
    return guild(world) | with_constants(
        "guild_create",
        joined_at=world.joined_at,
        member_count=sum(person.member for person in world.people.values()) + 1,
        members=[member(world, None)],
        channels=[channel(world, each) for each in texts],
        threads=[channel(world, each) for each in threads],
    )


def interaction_member(world: World, person: Person) -> Json:
    data = member(world, person)
    return data | {"permissions": str(ALL if person.id == world.owner_id else person.permissions)}


def command(world: World, sent: Json, number: str) -> Json:
    """Return a registered command as Discord returns it."""
    data: Json = {
        "id": number,
        "application_id": world.application_id,
        "version": world.new_id(),
        "type": sent.get("type") or 1,
        "name": sent["name"],
        "name_localizations": sent.get("name_localizations"),
        "description": sent.get("description") or "",
        "description_localizations": sent.get("description_localizations"),
        "options": [_option(option) for option in sent.get("options") or []],
        "default_member_permissions": None,
        "nsfw": bool(sent.get("nsfw")),
        "integration_types": sent.get("integration_types") or [0],
        "contexts": sent.get("contexts"),
    }
    if sent.get("default_member_permissions") is not None:
        data["default_member_permissions"] = str(sent["default_member_permissions"])
    if sent.get("handler") is not None:
        data["handler"] = sent["handler"]
    return data | {"dm_permission": sent.get("dm_permission") is not False}


def _option(sent: Json) -> Json:
    option = {key: value for key, value in sent.items() if value is not None}
    for key in ("options", "choices"):
        if key in option:
            option[key] = [
                _option(inner) if key == "options" else dict(inner) for inner in option[key]
            ]
    return option


def embeds(sent: list[Json], files: dict[str, Json]) -> list[Json]:
    """Return embeds as Discord returns them; `files` are the message's attachments by name."""
    shown = []
    for embed in sent:
        kept = {key: copy.deepcopy(value) for key, value in embed.items() if value is not None}
        kept["type"] = "rich"
        if url := (kept.get("author") or {}).get("icon_url"):
            kept["author"]["icon_url"] = _resolve(url, files)["url"]
        shown.append(kept)
    return shown


def _resolve(url: str, files: dict[str, Json]) -> Json:
    if url.startswith("attachment://"):
        return files[url.removeprefix("attachment://")]
    return {"url": url}


def _media(world: World, sent: Json, files: dict[str, Json]) -> Json:
    file = _resolve(sent["url"], files)
    keys = ("url", "width", "height", "content_type")
    data = {key: file[key] for key in keys if file.get(key) is not None}
    data |= {"id": world.new_id(), "proxy_url": file["url"]}
    return data | ({"attachment_id": file["id"]} if "id" in file else {})


def tree(world: World, sent: list[Json], files: dict[str, Json]) -> list[Json]:
    """Return components as Discord returns them: ids and defaults filled in, files resolved."""
    parts = [_bare(component) for component in sent]
    used = {part["id"] for _, part in components.walk(parts) if part.get("id")}
    number = 0
    for _, part in components.walk(parts):
        if not part.get("id"):
            number += 1
            while number in used:
                number += 1
            part["id"] = number
        _defaults(world, part, files)
    return parts


def _bare(component: Any) -> Any:
    """Return the component without keys that are null, which Discord omits."""
    if isinstance(component, dict):
        return {key: _bare(value) for key, value in component.items() if value is not None}
    if isinstance(component, list):
        return [_bare(value) for value in component]
    return component


def _defaults(world: World, part: Json, files: dict[str, Json]) -> None:
    kind = part["type"]
    if kind == 3:
        part.setdefault("min_values", 1)
        part.setdefault("max_values", 1)
    elif kind == 12:
        for item in part["items"]:
            item.setdefault("description", None)
            item.setdefault("spoiler", False)
            item["media"] = _media(world, item["media"], files)
    elif kind == 13:
        file = _resolve(part["file"]["url"], files)
        part.setdefault("spoiler", False)
        part |= {"name": file.get("filename", ""), "size": file.get("size", 0)}
        part["file"] = _media(world, part["file"], files)
    elif kind == 17:
        part.setdefault("accent_color", None)
        part.setdefault("spoiler", False)
