"""The stand-in with what tests do to it: faults, outages, permissions, people who come and go."""

from __future__ import annotations

import asyncio
import os
import time
from dataclasses import dataclass
from pathlib import Path
from typing import ClassVar

from bot.playground import server, shapes
from bot.playground.components import V2, walk
from bot.playground.gateway import MEMBERS
from bot.playground.posts import mentions
from bot.playground.world import EVERYONE, Channel, Json, Message, Role, bits
from bot.playground.world import Person as Record
from tests.standin.faults import Faults
from tests.standin.gateway import Gateway
from tests.standin.rest import Rest
from tests.standin.spec import load_spec


@dataclass(frozen=True)
class Push:
    """A notification on a person's phone: its message, and the text it shows."""

    person_id: str
    channel_id: str
    message_id: str
    text: str


class StandIn(server.StandIn):
    """A local imitation of Discord. If `DISCORD_OPENAPI` names Discord's OpenAPI document, requests
    and answers are validated too. `rate_limits`: send Discord's headers and answer 429 (an
    imitation: 5 requests in 5 s per route and channel)."""

    rest_type: ClassVar[type[Rest]] = Rest
    gateway_type: ClassVar[type[Gateway]] = Gateway
    gateway: Gateway
    rest: Rest

    def __init__(
        self,
        path: str | Path | None = None,
        token: str = "standin-token",
        *,
        pauses: bool = False,
        rate_limits: bool = False,
    ) -> None:
        document = os.environ.get("DISCORD_OPENAPI")
        self.spec = load_spec(document) if document else None
        self.faults = Faults()
        self.rate_limits = rate_limits
        self.quarantined = False
        """Weather: Discord takes the bot for a spammer: it writes no direct message (20026)."""
        self.pushes: list[Push] = []
        """Every notification that the bot has caused, oldest first."""
        self.dm_openings: int | None = None
        """Weather: how many direct messages may be opened in a minute; None: any number."""
        super().__init__(path, token, pauses=pauses)

    # --- look-ups ---

    def channel(self, name: str) -> Channel:
        """Return a text channel or thread by name or id (the newest of that name); raise
        LookupError."""
        for channel in reversed(self.world.channels.values()):
            if channel.id == name or (channel.kind != "dm" and channel.name == name):
                return channel
        raise LookupError(f"there is no channel {name}.")

    def threads(self, parent: Channel) -> list[Channel]:
        return [each for each in self.world.channels.values() if each.parent_id == parent.id]

    def notified(self, message: Message, allowed: Json | None) -> None:
        """Push notifications of the bot's message: to its recipient, or to the people it may
        mention. Components V2 show nothing there."""
        channel = self.world.channel(message.channel_id)
        if channel.person_id is not None:
            called = [channel.person_id]
        else:
            texts = [part["content"] for _, part in walk(message.components) if part["type"] == 10]
            whole = "\n".join([message.content, *texts])
            mentioned = [person["id"] for person in mentions(self.world, whole)]
            may = None if allowed is None or "users" in (allowed.get("parse") or ()) else allowed
            users = None if may is None else {str(person) for person in may.get("users") or ()}
            called = [person for person in mentioned if users is None or person in users]
        text = "" if message.flags & V2 else message.content
        self.pushes += [Push(person, channel.id, message.id, text) for person in called]

    # --- what happens ---

    def delete_channel(self, channel: Channel) -> None:
        """Delete a channel and its threads, or a thread."""
        shown = shapes.channel(self.world, channel)
        for gone in [channel, *self.threads(channel)]:
            self.world.channels.pop(gone.id, None)
            self.world.messages.pop(gone.id, None)
            self.push({"type": "channel_gone", "channel": gone.id})
        event = "THREAD_DELETE" if channel.kind == "thread" else "CHANNEL_DELETE"
        self.gateway.dispatch(event, shown)
        self.changed()

    def leave(self, record: Record) -> None:
        """Let a person leave the guild."""
        record.member = False
        data = {"guild_id": self.world.guild_id, "user": shapes.user(self.world, record)}
        self.gateway.dispatch("GUILD_MEMBER_REMOVE", data, MEMBERS)
        self.person_changed(record)

    def rejoin(self, record: Record) -> None:
        """Let a person join the guild again."""
        record.member = True
        data = shapes.member(self.world, record) | {"guild_id": self.world.guild_id}
        self.gateway.dispatch("GUILD_MEMBER_ADD", data, MEMBERS)
        self.person_changed(record)

    def advance(self, seconds: float) -> None:
        """Advance the stand-in's clock: message ages, deadlines, tokens."""
        self.world.skew += seconds

    async def settled(self, quiet: float = 0.05, within: float = 60.0) -> None:
        """Wait until no request is in flight and nothing is queued for `quiet` seconds. Raise
        TimeoutError if that takes longer than `within` seconds."""
        limit = time.monotonic() + within
        while True:
            if self.rest.in_flight == 0 and self.gateway.idle and not self.waiting:
                await self.gateway.round_trip(1)
                if time.monotonic() - self._last_activity >= quiet and self.rest.in_flight == 0:
                    return
            if time.monotonic() > limit:
                raise TimeoutError("the bot does not come to rest")
            await asyncio.sleep(quiet / 5)

    def deny(self, channel: Channel, *permissions: str) -> None:
        """Take permissions (discord.py's names) from the bot in a channel; with none, restore
        all."""
        channel.denied = bits(*permissions)
        self.channel_changed(channel)

    def lock(self, thread: Channel, *, locked: bool = True, archived: bool = False) -> None:
        """Lock (and archive) a thread, as a moderator does."""
        thread.locked, thread.archived = locked, archived
        self.channel_changed(thread)

    def add_role(
        self, name: str, *holders: Record, managed: bool = False, permissions: int = EVERYONE
    ) -> Role:
        """Add a role to the guild with these holders; `managed`: it belongs to an application;
        `permissions`: its bits on the whole server."""
        role = Role(self.world.new_id(), name, managed, permissions)
        self.world.roles[role.id] = role
        for person in holders:
            person.roles.append(role.id)
        shown = shapes.role(self.world, role)
        data = {"guild_id": self.world.guild_id, "role": shown}
        self.gateway.dispatch("GUILD_ROLE_CREATE", data)
        self.changed()
        return role

    def remove_bot(self) -> None:
        """Kick the bot from the guild."""
        self.world.here = False
        self.gateway.dispatch("GUILD_DELETE", {"id": self.world.guild_id})
        self._guild_changed()

    def invite_bot(self) -> None:
        """Add the bot to the guild (again)."""
        self.world.here = True
        self.world.joined_at = self.world.stamp()
        joined = shapes.guild_create(self.world)
        del joined["unavailable"]  # set only for guilds of the READY event
        self.gateway.dispatch("GUILD_CREATE", joined)
        self._guild_changed()

    def _guild_changed(self) -> None:
        self.push({"type": "guild", "guild": self.page.guild()})
        self.changed()

    def allow(self, *permissions: str) -> None:
        """Give the bot a role with these permissions (discord.py's names) on the whole server."""
        world = self.world
        role = self.add_role("Gharkane", managed=True, permissions=bits(*permissions))
        world.own_roles.append(role.id)
        data = shapes.member(world, None) | {"guild_id": world.guild_id}
        self.gateway.dispatch("GUILD_MEMBER_UPDATE", data)
