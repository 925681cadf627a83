"""Checks of messages, modals and suggestions that span several fields.

Each function raises `Refused` with Discord's code, or returns nothing. Bodies are the JSON as sent
(`payload_json` when multipart), `files` the uploaded parts by index.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Mapping
from typing import Any

from bot.playground import components, payloads
from bot.playground.commands import check_choice
from bot.playground.errors import Refused, empty_message, form
from bot.playground.payloads import MessageBody

EPHEMERAL, SUPPRESS_EMBEDS, LOADING, SILENT = 1 << 6, 1 << 2, 1 << 7, 1 << 12
SENDABLE = SUPPRESS_EMBEDS | SILENT | components.V2
FILE_LIMIT = 10 * 1024 * 1024


def safe_name(name: str) -> str:
    """Return a file name as Discord stores it; attachment:// must use the same spelling."""
    return re.sub(r"[^A-Za-z0-9._-]", "_", name)[-200:].lstrip(".") or "file"


def check_new(
    shape: type[MessageBody],
    body: Mapping[str, Any],
    files: Mapping[int, str],
    *,
    ephemeral_allowed: bool = False,
    path: str = "",
) -> None:
    """Refuse a new message; `files` maps the index of each uploaded part to its file name."""
    message = payloads.parse(shape, body, path)
    flags = message.flags or 0
    if flags & ~(SENDABLE | (EPHEMERAL if ephemeral_allowed else 0)):
        raise form("flags", f"flags {flags} cannot be set")
    _check_body(body, message, flags, files, kept={})
    if not flags & components.V2:
        empty = not (message.content or "").strip()
        embeds = [embed for embed in message.embeds or [] if embed.characters()]
        if empty and not (embeds or files or message.components):
            raise empty_message()
    elif not message.components:
        raise empty_message()


def check_edit(
    shape: type[MessageBody],
    body: Mapping[str, Any],
    files: Mapping[int, str],
    old: Mapping[str, Any],
    path: str = "",
) -> None:
    """Refuse an edit of `old` (Discord's message object) that Discord would not accept."""
    message = payloads.parse(shape, body, path)
    was = old["flags"]
    flags = was if message.flags is None else message.flags | (was & (EPHEMERAL | components.V2))
    if message.flags is not None and message.flags & ~(SENDABLE | EPHEMERAL):
        raise form("flags", f"flags {message.flags} cannot be set")
    if message.flags is not None and was & components.V2 and not message.flags & components.V2:
        raise form("flags", "the IS_COMPONENTS_V2 flag cannot be removed")
    kept = {str(item["id"]): item["filename"] for item in old["attachments"]}
    _check_body(body, message, flags, files, kept)
    after = {key: body[key] if key in body else old[key] for key in ("content", "embeds")}
    if flags & components.V2:
        if not was & components.V2 and (after["content"] or after["embeds"]):
            raise form("flags", "content and embeds must be emptied for IS_COMPONENTS_V2")
        if "components" in body and not body["components"]:
            raise empty_message()
        return
    shown = body.get("components") if "components" in body else old["components"]
    attachments = body.get("attachments") if "attachments" in body else old["attachments"]
    if not ((after["content"] or "").strip() or after["embeds"] or attachments or files or shown):
        raise empty_message()


def _check_body(
    body: Mapping[str, Any],
    message: MessageBody,
    flags: int,
    files: Mapping[int, str],
    kept: Mapping[str, str],
) -> None:
    if flags & components.V2:
        for key in ("content", "embeds"):
            if body.get(key):
                raise form(key, "cannot be used with the IS_COMPONENTS_V2 flag")
    if body.get("components") is not None:
        components.check_message(body["components"], flags)
    characters = sum(embed.characters() for embed in message.embeds or [])
    if characters > 6000:
        raise form("embeds", f"Embed size exceeds maximum size of 6000 ({characters})")
    names = _check_attachments(message, flags, files, kept)
    _check_references(body, names)
    _check_mentions(message)


def _check_attachments(
    message: MessageBody, flags: int, files: Mapping[int, str], kept: Mapping[str, str]
) -> Collection[str]:
    """Return the names of the files of the message. Refuse attachment entries without a file and
    files without an entry."""
    if message.attachments is None:
        # files that an edit does not name are kept; Components V2 may refer to named ones only
        unnamed = [] if flags & components.V2 else kept.values()
        names = [*unnamed, *map(safe_name, files.values())]
    else:
        names = []
        for index, stub in enumerate(message.attachments):
            key = str(stub.id)
            if key in kept:
                names.append(kept[key])
            elif key.isdigit() and int(key) in files:
                names.append(safe_name(stub.filename or files[int(key)]))
            else:
                raise form(f"attachments.{index}.id", f"no file files[{key}] came with it")
        described = {str(stub.id) for stub in message.attachments}
        for number in files:
            if str(number) not in described:
                raise form("attachments", f"files[{number}] is not in attachments")
    if len(names) > 10:
        raise form("attachments", f"{len(names)} files; must be 10 or fewer")
    return names


def _check_references(body: Mapping[str, Any], names: Collection[str]) -> None:
    """Refuse an attachment:// address that names no file of the message."""
    for field, url in references(body):
        if url.removeprefix("attachment://") not in names:
            raise form(field, f"The referenced attachment was not found: {url}")


def references(body: Mapping[str, Any]) -> list[tuple[str, str]]:
    """Return (path, url) of each attachment:// in a message."""
    urls = []
    for index, embed in enumerate(body.get("embeds") or []):
        url = (embed.get("author") or {}).get("icon_url")
        urls.append((f"embeds.{index}.author.icon_url", url))
    for item in components.media(body.get("components")):
        urls.append(("components", item["url"]))
    return [(field, url) for field, url in urls if url and url.startswith("attachment://")]


def _check_mentions(message: MessageBody) -> None:
    mentions = message.allowed_mentions
    if mentions is None:
        return
    for key in ("users", "roles"):
        if key in (mentions.parse or []) and getattr(mentions, key):
            raise form("allowed_mentions", f"parse:[{key!r}] and {key}: [ids...] are exclusive")


def check_files(files: Mapping[int, bytes]) -> None:
    """Refuse uploads above Discord's limit for a server without boosts (10 MiB a file)."""
    if any(len(data) > FILE_LIMIT for data in files.values()):
        raise Refused(413, 40005, "Request entity too large", fault=True)


def check_modal(data: Mapping[str, Any]) -> None:
    """Refuse a modal that Discord would not open."""
    payloads.parse(payloads.Modal, data, "data")
    components.check_modal(data["components"])


def check_choices(data: Mapping[str, Any], option_type: int) -> None:
    """Refuse autocomplete suggestions that do not fit an option of `option_type`."""
    payloads.parse(payloads.Choices, data, "data")
    for index, choice in enumerate(data["choices"]):
        check_choice(f"data.choices.{index}", choice, option_type)
