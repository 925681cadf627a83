"""The people: the Python interface of the playground, for tests and for the page's socket."""

from __future__ import annotations

import asyncio
import time
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from bot.playground import forms, posts, shapes, slash
from bot.playground.commands import DISCORD_LOCALES
from bot.playground.errors import Refusal
from bot.playground.world import Channel, Interaction, Json, Message
from bot.playground.world import Person as Record

if TYPE_CHECKING:
    from bot.playground.server import StandIn

DEADLINE = 3.0
FOLLOW_UP_S = 5.0
"""Seconds in which the answer to a deferral must come."""


@dataclass
class Answer:
    """How the bot answered: `kind` is message, update, deferred, modal, autocomplete or
    launch."""

    standin: StandIn
    interaction: Interaction
    kind: str
    message: Message | None = None
    choices: list[Json] = field(default_factory=list)
    modal: Json | None = None
    instance: str = ""
    """The opened activity, for the kind launch."""
    took: float = 0.0
    """Seconds from the click to this answer."""

    @property
    def shown(self) -> Message:
        """Return the message of this answer. Raise Refusal (`no_answer`) if it has none."""
        if self.message is None:
            raise Refusal("no_answer", f"the bot answered with {self.kind}, not with a message")
        return self.message

    @property
    def follow_ups(self) -> list[Message]:
        """Return the current state of the messages sent with this token after the first answer."""
        numbers = self.standin.follow_ups.get(self.interaction.token, [])
        messages = self.standin.world.messages.get(self.interaction.channel_id, {})
        return [
            messages[number].snapshot(self.standin.url) for number in numbers if number in messages
        ]

    async def final(self, within: float | None = None) -> Message | None:
        """Return the message after the bot finished: after a deferral, its next answer.

        Raise Refusal (`no_answer`) if nothing follows a deferral in time: `within` seconds, or
        FOLLOW_UP_S.
        """
        if self.kind == "deferred" and not self.standin.follow_ups.get(self.interaction.token):
            event = self.standin.finished.setdefault(self.interaction.token, asyncio.Event())
            try:
                await asyncio.wait_for(event.wait(), FOLLOW_UP_S if within is None else within)
            except TimeoutError:
                raise Refusal("no_answer", "the bot deferred and then said nothing") from None
        done = self.standin.follow_ups.get(self.interaction.token, [])
        number = self.message.id if self.message else (done[0] if done else None)
        messages = self.standin.world.messages.get(self.interaction.channel_id, {})
        message = messages.get(number or "")
        return message.snapshot(self.standin.url) if message else None

    async def last(self, within: float | None = None) -> Message:
        """Return the message after the bot finished, as `final`. Raise Refusal if it has none."""
        message = await self.final(within)
        if message is None:
            raise Refusal("no_answer", "the bot finished without a message")
        return message


class Person:
    """One of the four people, at their Discord client."""

    def __init__(self, standin: StandIn, record: Record) -> None:
        self.standin = standin
        self.record = record

    @property
    def id(self) -> str:
        return self.record.id

    @property
    def name(self) -> str:
        return self.record.name

    # --- reading ---

    def messages(self, channel: Channel) -> list[Message]:
        """Return the messages that this person sees in a channel, oldest first, with their
        ephemeral ones."""
        world = self.standin.world
        if not world.sees(self.record, channel):
            return []
        messages = world.messages.get(channel.id, {}).values()
        return [
            message.snapshot(self.standin.url)
            for message in messages
            if message.only_for in (None, self.id)
        ]

    def direct_messages(self) -> list[Message]:
        channel = self.standin.world.dm(self.record)
        return self.messages(channel) if channel else []

    def direct_channel(self) -> Channel:
        """Return the DM with the bot; open it if there is none."""
        world = self.standin.world
        known = world.dm(self.record)
        channel = known or world.open_dm(self.record)
        if known is None:
            self.standin.push_channel(channel)
        return channel

    def message(self, number: str) -> Message:
        """Return the current state of a message that this person sees; raise Refusal (`unknown`)
        if there is none."""
        for channel in self.standin.world.channels.values():
            for message in self.messages(channel):
                if message.id == number:
                    return message
        raise Refusal("unknown", f"{self.name} sees no message {number}")

    # --- acting ---

    async def command(
        self, channel: Channel, path: str, options: Json | None = None, **more: Any
    ) -> Answer:
        """Send a slash command, "group sub" by its names; `options` by name (keywords work too)."""
        self._here(channel)
        command = slash.find(self.standin, self.record, channel, path)
        data, _ = slash.fill(self.standin, command, {**(options or {}), **more}, focused=None)
        return await self._ask(2, channel, data, name=command.path)

    async def autocomplete(
        self, channel: Channel, path: str, options: Json, focused: str
    ) -> list[Json]:
        """Return the bot's suggestions while the option `focused` is typed: [{name, value}]."""
        self._here(channel)
        command = slash.find(self.standin, self.record, channel, path)
        data, kind = slash.fill(self.standin, command, options, focused=focused)
        return (await self._ask(4, channel, data, name=command.path, option_type=kind)).choices

    async def click(self, message: Message, custom_id: str, *, force: bool = False) -> Answer:
        """Press a button. With `force`, press one of this older copy of the message, even if an
        edit has removed it."""
        channel, current = self._current(message)
        forms.pressable(message if force else current, custom_id, (forms.BUTTON,))
        if force:
            current = message  # the client has not received the edit yet
        data = {"component_type": 2, "custom_id": custom_id}
        return await self._ask(3, channel, data, message=current)

    async def select(self, message: Message, custom_id: str, values: list[str]) -> Answer:
        """Choose in a select menu; users and channels by id."""
        channel, current = self._current(message)
        menu = forms.pressable(current, custom_id, (forms.SELECT,))
        data = forms.selected(menu, values)
        return await self._ask(3, channel, data, message=current)

    async def submit(self, modal: Answer | Json | str, values: Json | None = None) -> Answer:
        """Submit a form: texts, lists of values or booleans by custom id."""
        number = modal.modal["id"] if isinstance(modal, Answer) and modal.modal else modal
        number = number["id"] if isinstance(number, dict) else number
        world = self.standin.world
        opened = world.modals.get(str(number))
        if opened is None or opened["person_id"] != self.id:
            raise Refusal("unknown", "no such form is open")
        parts = forms.filled(opened, values or {})
        channel = world.channel(opened["channel_id"])
        self._here(channel)
        current = world.messages[channel.id].get(opened["message_id"] or "")
        data = {"custom_id": opened["custom_id"], "components": parts}
        answer = await self._ask(5, channel, data, message=current, trigger=opened["trigger"])
        world.modals.pop(str(number), None)
        return answer

    async def say(self, channel: Channel, content: str) -> Message:
        """Post an ordinary chat message."""
        self._here(channel)
        if not content.strip() or len(content) > 2000:
            raise Refusal("refused", "a message has 1 to 2000 characters")
        if channel.locked and self.id != self.standin.world.owner_id:
            raise Refusal("refused", "this thread is locked")
        await self.standin.caught_up()
        message = posts.create(self.standin, channel, {"content": content}, author=self.record)
        self.standin.changed()
        return message.snapshot(self.standin.url)

    def dismiss(self, message: Message) -> None:
        """Dismiss an ephemeral message."""
        _, current = self._current(message)
        if current.only_for != self.id:
            raise Refusal("refused", "only ephemeral messages can be dismissed")
        posts.remove(self.standin, current)

    def read(self, channel: Channel) -> None:
        self.standin.world.unread.get(self.id, {}).pop(channel.id, None)
        event = {"type": "unread", "person": self.id, "channel": channel.id, "count": 0}
        self.standin.push(event)
        self.standin.changed()

    def close_dms(self, closed: bool = True, *, opening: bool = False) -> None:
        """Refuse DMs of the bot (50007); with `opening` even opening the DM fails (400)."""
        self.record.dms_closed = closed
        self.record.dms_unopenable = closed and opening
        self.standin.person_changed(self.record)

    def speak(self, locale: str) -> None:
        """Set the language of this person's Discord; ValueError if Discord has no such one."""
        if locale not in DISCORD_LOCALES:
            raise ValueError(f"Discord has no language {locale[:40]!r}")
        self.record.locale = locale
        self.standin.person_changed(self.record)

    # --- internals ---

    def _here(self, channel: Channel) -> None:
        world = self.standin.world
        if channel.id not in world.channels:
            raise Refusal("unknown", "this channel is gone")
        if not world.sees(self.record, channel):
            raise Refusal("refused", f"{self.name} does not see this channel")

    def _current(self, message: Message) -> tuple[Channel, Message]:
        """Return the channel and the live message of a snapshot."""
        current = self.standin.world.messages.get(message.channel_id, {}).get(message.id)
        if current is None or current.only_for not in (None, self.id):
            raise Refusal("unknown", f"{self.name} sees no message {message.id}")
        channel = self.standin.world.channels[message.channel_id]
        self._here(channel)
        return channel, current

    async def _ask(
        self,
        kind: int,
        channel: Channel,
        data: Json,
        *,
        message: Message | None = None,
        name: str | None = None,
        trigger: Json | None = None,
        option_type: int = 3,
    ) -> Answer:
        """Send an interaction after the bot had time to process what it was sent before (trap
        4). It carries the message as it was when the person acted: the bot may edit it meanwhile,
        and discord.py ignores a click on a component that its message lacks."""
        standin = self.standin
        shown = message.wire() if message else None
        await standin.caught_up()
        if not standin.gateway.reachable:
            raise Refusal("offline", "the bot is not connected")
        interaction = standin.world.interact(
            kind,
            self.record,
            channel,
            name=name,
            message_id=message.id if message else None,
            trigger=trigger,
            option_type=option_type,
        )
        waiting = asyncio.get_running_loop().create_future()
        standin.waiting[interaction.token] = waiting
        event = self._event(interaction, channel, data, shown)
        standin.gateway.dispatch("INTERACTION_CREATE", event, 0)
        asked = time.perf_counter()
        try:
            answer: Answer = await asyncio.wait_for(waiting, DEADLINE)
        except TimeoutError:
            raise Refusal("no_answer", "the application did not respond") from None
        finally:
            standin.waiting.pop(interaction.token, None)
        answer.took = time.perf_counter() - asked
        return answer

    def _event(
        self, interaction: Interaction, channel: Channel, data: Json, shown: Json | None
    ) -> Json:
        world = self.standin.world
        event: Json = {
            "id": interaction.id,
            "application_id": world.application_id,
            "type": interaction.type,
            "token": interaction.token,
            "version": 1,
            "data": data,
            "channel_id": channel.id,
            "channel": shapes.channel(world, channel, self.record),
            "locale": self.record.locale,
            "attachment_size_limit": 10 * 1024 * 1024,
            "app_permissions": str(world.bot_permissions(channel)),
            "authorizing_integration_owners": {"0": world.guild_id},
            "entitlements": [],
            "context": 0,
        }
        if shown is not None:
            event["message"] = shown
        if channel.kind == "dm":
            event |= {"user": shapes.user(world, self.record), "context": 1}
            return event | {"authorizing_integration_owners": {"0": "0"}}
        guild_id = world.guild_id
        if channel.kind == "away":  # only the person has installed the application there
            guild_id = shapes.AWAY_GUILD
            event["authorizing_integration_owners"] = {"1": self.record.id}
        event |= {"guild_id": guild_id, "guild_locale": "en-US"}
        event["guild"] = {"id": guild_id, "features": [], "locale": "en-US"}
        return event | {"member": shapes.interaction_member(world, self.record)}
