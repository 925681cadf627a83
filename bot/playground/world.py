"""The stand-in's model: people, messages, pending interactions."""

from __future__ import annotations

import copy
import secrets
import time
from dataclasses import dataclass, field
from datetime import UTC, datetime
from typing import Any, Final

import discord

from bot.playground import components
from bot.playground.addresses import absolute
from bot.playground.errors import Refused, unknown

EPOCH_MS = 1420070400000
NONCE_FOR = 300.0  # seconds a nonce identifies its message ("the past few minutes")
Json = dict[str, Any]


def bits(*names: str) -> int:
    """Return Discord's permission bits of discord.py's names ("send_messages", …)."""
    return discord.Permissions(**dict.fromkeys(names, True)).value


EVERYONE = bits(
    "view_channel", "send_messages", "send_messages_in_threads", "embed_links", "attach_files",
    "read_message_history", "add_reactions", "use_application_commands", "create_public_threads",
    "create_private_threads", "use_external_emojis", "mention_everyone",
)  # fmt: skip
BOT = EVERYONE | bits("pin_messages", "manage_webhooks")
ALL = discord.Permissions.all().value


@dataclass
class Person:
    """One of the four; `permissions` are their bits in all channels. Their permissions on the whole
    server come from their roles."""

    id: str
    name: str
    locale: str
    permissions: int = EVERYONE
    member: bool = True
    dms_closed: bool = False
    dms_unopenable: bool = False
    roles: list[str] = field(default_factory=list)


@dataclass
class Role:
    """A role of the guild other than @everyone; `managed`: it belongs to an application;
    `permissions`: its bits on the whole server."""

    id: str
    name: str
    managed: bool = False
    permissions: int = EVERYONE


@dataclass
class Channel:
    """A channel of the server ("text", of any `type` of Discord), a thread, a DM, or a channel of
    another server without the bot ("away"); `denied` are the bits that the bot lacks there."""

    id: str
    kind: str
    name: str
    parent_id: str | None = None
    person_id: str | None = None
    position: int = 0
    locked: bool = False
    archived: bool = False
    private: bool = False
    denied: int = 0
    topic: str | None = None
    auto_archive: int = 1440
    slowmode: int = 0
    owner_id: str | None = None
    members: list[str] = field(default_factory=list)
    type: int = 0


@dataclass
class Message:
    """A message. `data` is Discord's message object with file addresses relative to the
    stand-in."""

    data: Json
    only_for: str | None = None
    reply_to: str | None = None
    token: str | None = None
    old_edits: int = 0
    nonce_at: float = 0.0

    @property
    def id(self) -> str:
        return str(self.data["id"])

    @property
    def channel_id(self) -> str:
        return str(self.data["channel_id"])

    @property
    def content(self) -> str:
        return str(self.data["content"])

    @property
    def embeds(self) -> list[Json]:
        return list(self.data["embeds"])

    @property
    def components(self) -> list[Json]:
        return list(self.data["components"])

    @property
    def attachments(self) -> list[Json]:
        return list(self.data["attachments"])

    def wire(self) -> Json:
        """Return the message as Discord sends it to the bot: `attachments` without the files shown
        in embeds or components, and without the stand-in's own fields."""
        shown = {item["url"] for item in components.media(self.components)}
        for embed in self.embeds:
            shown.add((embed.get("author") or {}).get("icon_url"))
        data = dict(self.data)
        data["attachments"] = [item for item in self.attachments if item["url"] not in shown]
        return data

    @property
    def flags(self) -> int:
        return int(self.data["flags"])

    @property
    def ephemeral(self) -> bool:
        return bool(self.flags & 64)

    @property
    def loading(self) -> bool:
        return bool(self.flags & 128)

    @property
    def author_id(self) -> str:
        return str(self.data["author"]["id"])

    def buttons(self) -> list[Json]:
        """Return the buttons in reading order, with link buttons."""
        return [part for _, part in components.walk(self.components) if part["type"] == 2]

    def selects(self) -> list[Json]:
        """Return the select menus in reading order."""
        return [part for _, part in components.walk(self.components) if part["type"] == 3]

    def text(self) -> str:
        """Return all readable text without the pictures: texts, embeds, labels, alternative
        texts."""
        lines: list[str | None] = [self.content]
        for embed in self.embeds:
            author = embed.get("author") or {}
            lines += [author.get("name"), embed.get("title"), embed.get("description")]
        for _, part in components.walk(self.components):
            if part["type"] == 10:
                lines.append(part["content"])
            lines += [part.get("label"), part.get("placeholder"), part.get("description")]
            lines += [item.get("description") for item in part.get("items") or []]
            for option in part.get("options") or []:
                lines += [option["label"], option.get("description")]
        lines += [item.get("description") for item in self.attachments]
        return "\n".join(line for line in lines if line)

    def snapshot(self, base: str = "") -> Message:
        """Return a copy that later edits do not change, with absolute addresses."""
        twin = copy.copy(self)
        twin.data = absolute(self.data, base)
        return twin


@dataclass
class Interaction:
    """A slash command, click, form or autocomplete of a person, and its state."""

    id: str
    token: str
    type: int
    person_id: str
    channel_id: str
    created: float
    name: str | None = None
    message_id: str | None = None
    option_type: int = 3
    trigger: Json | None = None
    callback: int | None = None
    original_id: str | None = None
    ephemeral: bool = False


DELETED_FILES_KEPT: Final = 64
"""Deleted files that can still be fetched."""


@dataclass
class World:
    """State that outlives a connection. Times are seconds of `now()`; ids are snowflakes."""

    application_id: str = "100000000000000001"
    guild_id: str = "200000000000000001"
    guild_name: str = "Le Refuge"
    here: bool = True
    joined_at: str = "2026-01-01T00:00:00+00:00"
    """When the bot joined the guild."""
    people: dict[str, Person] = field(default_factory=dict)
    roles: dict[str, Role] = field(default_factory=dict)
    own_roles: list[str] = field(default_factory=list)
    """The roles of the bot."""
    events: dict[str, Json] = field(default_factory=dict)
    """The scheduled events of the guild."""
    channels: dict[str, Channel] = field(default_factory=dict)
    messages: dict[str, dict[str, Message]] = field(default_factory=dict)
    commands: dict[str, list[Json]] = field(default_factory=dict)
    interactions: dict[str, Interaction] = field(default_factory=dict)
    modals: dict[str, Json] = field(default_factory=dict)
    webhooks: dict[str, Json] = field(default_factory=dict)
    emojis: dict[str, Json] = field(default_factory=dict)
    """The emojis of the application."""
    nonces: dict[str, Message] = field(default_factory=dict)
    files: dict[str, bytes] = field(default_factory=dict)
    late: dict[str, bytes] = field(default_factory=dict)
    """The files deleted last. Like Discord's CDN, the stand-in serves them a while longer, for
    clients that have just read their address."""
    unread: dict[str, dict[str, int]] = field(default_factory=dict)
    visited: bool = False
    """Whether a browser has opened the page: the people then speak its language."""
    base: str = ""
    skew: float = 0.0
    last_id: int = 0

    @classmethod
    def fresh(cls) -> World:
        """Return the guild "Le Refuge" with three channels and four people."""
        world = cls()
        names = (("Alice", "fr"), ("Bruno", "fr"), ("Chloé", "en-US"), ("David", "fr"))
        for index, (name, locale) in enumerate(names):
            number = str(300000000000000001 + index)
            world.people[number] = Person(number, name, locale, ALL if index == 0 else EVERYONE)
        for index, name in enumerate(("table", "table-2", "taverne")):
            world.add_channel(str(400000000000000001 + index), "text", name, position=index)
        return world

    def drop_file(self, key: str) -> None:
        """Delete a file; the last deleted ones can still be fetched."""
        data = self.files.pop(key, None)
        if data is not None:
            self.late[key] = data
            while len(self.late) > DELETED_FILES_KEPT:
                self.late.pop(next(iter(self.late)))

    def now(self) -> float:
        return time.time() + self.skew

    def stamp(self, seconds: float | None = None) -> str:
        """Return ISO 8601 in UTC, in Discord's format."""
        return datetime.fromtimestamp(seconds or self.now(), UTC).isoformat(timespec="microseconds")

    def new_id(self) -> str:
        """Return a new snowflake, larger than all before."""
        wanted = (int(self.now() * 1000) - EPOCH_MS) << 22
        self.last_id = max(wanted, self.last_id + 1)
        return str(self.last_id)

    @staticmethod
    def age_of(snowflake: str) -> float:
        """Return when a snowflake was created, in seconds of `now()`."""
        return ((int(snowflake) >> 22) + EPOCH_MS) / 1000

    @property
    def owner_id(self) -> str:
        return next(iter(self.people))

    def add_channel(self, number: str, kind: str, name: str, **more: Any) -> Channel:
        channel = Channel(number, kind, name, **more)
        self.channels[number] = channel
        self.messages[number] = {}
        return channel

    def person(self, key: str) -> Person:
        """Return a person by id or name; raise 10013."""
        for person in self.people.values():
            if key in (person.id, person.name):
                return person
        raise unknown("User")

    def channel(self, number: str) -> Channel:
        """Return a channel by id; raise 10003."""
        if number not in self.channels:
            raise unknown("Channel")
        return self.channels[number]

    def message(self, channel_id: str, number: str) -> Message:
        """Return a message by id; raise 10008."""
        message = self.messages.get(channel_id, {}).get(number)
        if message is None:
            raise unknown("Message")
        return message

    def dm(self, person: Person) -> Channel | None:
        """Return the DM between the bot and a person, if it was ever opened."""
        for channel in self.channels.values():
            if channel.kind == "dm" and channel.person_id == person.id:
                return channel
        return None

    def open_dm(self, person: Person) -> Channel:
        channel = self.dm(person)
        return channel or self.add_channel(self.new_id(), "dm", person.name, person_id=person.id)

    def base_channel(self, channel: Channel) -> Channel:
        """Return the channel whose permissions apply: a thread's parent, else itself."""
        if channel.kind == "thread" and channel.parent_id in self.channels:
            return self.channels[channel.parent_id]
        return channel

    def bot_permissions(self, channel: Channel) -> int:
        if channel.kind == "dm":
            return BOT
        return BOT & ~self.base_channel(channel).denied

    def sees(self, person: Person, channel: Channel) -> bool:
        """Return whether a person can read this channel."""
        if channel.kind == "dm":
            return channel.person_id == person.id
        if channel.kind == "away":
            return True
        if not (self.here and person.member):
            return False
        return not channel.private or person.id in channel.members or person.id == self.owner_id

    def interact(self, kind: int, person: Person, channel: Channel, **more: Any) -> Interaction:
        """Create an interaction that waits for the bot's callback."""
        number = self.new_id()
        token = secrets.token_urlsafe(48)
        interaction = Interaction(number, token, kind, person.id, channel.id, self.now(), **more)
        self.interactions[token] = interaction
        while (
            interaction.created - (oldest := next(iter(self.interactions.values()))).created > 960
        ):
            del self.interactions[oldest.token]
        return interaction

    def interaction(self, token: str, application_id: str) -> Interaction:
        """Return the answered interaction of a webhook token.

        Raise 50027 after 15 minutes, 10015 for an unknown token or one not answered yet.
        """
        interaction = self.interactions.get(token)
        if interaction is None or application_id != self.application_id:
            raise unknown("Webhook")
        if self.now() - interaction.created > 900:
            raise Refused(401, 50027, "Invalid Webhook Token")
        if interaction.callback is None:
            raise unknown("Webhook")
        return interaction

    def remember_nonce(self, message: Message) -> None:
        """Index a message of the bot by its nonce."""
        if message.author_id == self.application_id and "nonce" in message.data:
            self.nonces[str(message.data["nonce"])] = message
            for nonce, old in list(self.nonces.items())[:2]:  # remove faster than nonces are added
                if self.now() - old.nonce_at > NONCE_FOR:
                    del self.nonces[nonce]

    def same_nonce(self, nonce: str | int) -> Message | None:
        """Return the bot's message of the last five minutes with this nonce."""
        message = self.nonces.get(str(nonce))
        if message is None or self.now() - message.nonce_at > NONCE_FOR:
            return None
        return self.messages.get(message.channel_id, {}).get(message.id)
