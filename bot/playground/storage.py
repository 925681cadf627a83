"""The world on disk: one JSON file, and a folder of attachments beside it."""

from __future__ import annotations

import json
import os
import shutil
from dataclasses import asdict
from pathlib import Path
from typing import Any

from bot.playground.posts import file_key
from bot.playground.world import Channel, Interaction, Message, Person, Role, World
from bot.store.database import private

MESSAGES_KEPT = 300  # saved messages per channel
STORAGE_VERSION = 1
PLAIN_KEYS = ("here", "commands", "modals", "unread", "last_id", "guild_name")
NEWER_KEYS = ("webhooks", "emojis")  # not in older files
MESSAGE_KEYS = ("data", "reply_to", "token", "old_edits", "nonce_at")


def folder(path: Path) -> Path:
    """Return the folder of the attachments of the world at `path`."""
    return path.with_name(path.name + ".files")


def dumps(world: World) -> str:
    """Return the world as JSON, without ephemeral messages, which disappear with the client."""
    messages = {
        number: [
            {key: getattr(message, key) for key in MESSAGE_KEYS}
            for message in list(channel_messages.values())[-MESSAGES_KEPT:]
            if message.only_for is None
        ]
        for number, channel_messages in world.messages.items()
    }
    plain = {key: getattr(world, key) for key in (*PLAIN_KEYS, "visited", *NEWER_KEYS)}
    return json.dumps(
        {
            "format": STORAGE_VERSION,
            **plain,
            "people": [asdict(person) for person in world.people.values()],
            "roles": [asdict(role) for role in world.roles.values()],
            "channels": [asdict(channel) for channel in world.channels.values()],
            "interactions": [asdict(interaction) for interaction in world.interactions.values()],
            "messages": messages,
        },
        ensure_ascii=False,
    )


def files(world: World) -> dict[str, bytes]:
    """Return the attachments of the messages that `dumps` saves, and the emojis, by their path."""
    kept = {key: data for key, data in world.files.items() if key.startswith("emojis/")}
    for messages in world.messages.values():
        for message in list(messages.values())[-MESSAGES_KEPT:]:
            for item in message.data["attachments"] if message.only_for is None else []:
                key = file_key(message, item)
                if key in world.files:
                    kept[key] = world.files[key]
    return kept


def loads(text: str) -> World:
    """Return the world that `dumps` wrote; raise ValueError for anything else."""
    try:
        saved: Any = json.loads(text)
        if saved["format"] != STORAGE_VERSION:
            raise ValueError(
                f"the playground's file has format {saved['format']}, not {STORAGE_VERSION}."
            )
        world = World()
        for key in PLAIN_KEYS:
            setattr(world, key, saved[key])
        for key in NEWER_KEYS:
            setattr(world, key, saved.get(key, {}))
        world.visited = saved.get("visited", True)  # not in older files, whose people have spoken
        world.people = {row["id"]: Person(**row) for row in saved["people"]}
        world.roles = {row["id"]: Role(**row) for row in saved.get("roles", ())}
        world.channels = {row["id"]: Channel(**row) for row in saved["channels"]}
        world.interactions = {row["token"]: Interaction(**row) for row in saved["interactions"]}
        world.messages = {
            number: {row["data"]["id"]: Message(**row) for row in messages}
            for number, messages in saved["messages"].items()
        }
        for messages in world.messages.values():
            for message in messages.values():
                world.remember_nonce(message)
    except (KeyError, TypeError, json.JSONDecodeError) as error:
        raise ValueError(f"the playground's file is not one that it wrote: {error}.") from error
    return world


def load(path: Path) -> World:
    """Return the world saved at `path`, or a new one if there is none."""
    if not path.exists():
        return World.fresh()
    world = loads(path.read_text(encoding="utf-8"))
    root = folder(path)
    private.close(path)
    private.close(root)
    for file in root.rglob("*"):
        private.close(file)
        if file.is_file():
            world.files[file.relative_to(root).as_posix()] = file.read_bytes()
    return world


def write(path: Path, text: str, files: dict[str, bytes]) -> None:
    """Replace the file at `path` atomically; add the new attachments, delete those no longer
    used."""
    private.make_folder(path.parent)
    root = folder(path)
    for name, data in files.items():
        target = root / name
        if not target.exists():
            for parent in (root, target.parent):
                private.make_folder(parent)
            private.write(target, data)
    for target in root.glob("*/*"):
        if not any(
            (target.relative_to(root) / file.name).as_posix() in files for file in target.iterdir()
        ):
            shutil.rmtree(target)
    fresh = path.with_name(path.name + ".new")
    private.write(fresh, text.encode())
    os.replace(fresh, path)
