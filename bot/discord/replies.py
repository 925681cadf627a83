"""Answers users: once, in time, and where they acted.

Discord waits three seconds for the first answer. `Reply.in_time` wraps each command, click and
form: if its work takes longer (a locked database, a picture), the interaction is deferred, and the
answer then fills the deferred message. All answers go through here, so none can race with the
deferral.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Any, Final

import discord

from bot.discord.components.parts import Page, kept_in
from bot.model.intents import UNREACHED
from bot.table import Refused

log = logging.getLogger(__name__)

Interaction = discord.Interaction[Any]
WRONG_FORM: Final = frozenset({50035})
"""Discord's code for an invalid body, which it also sends for new pictures in edits during
incidents."""
NO_MESSAGE: Final = 10008
"""Discord's code for a message that no longer exists."""
DEFER_AFTER: Final = 1.8
"""Seconds until the interaction is deferred; Discord allows 3."""
PREPARED_NOTICE_S: Final = 0.1
"""Seconds until it is deferred once something slow has begun: a write, a picture or a preview."""
UNSEEN: Final = 0.03
"""The same for an update of a private page: users do not see that deferral."""


class Reply:
    """The answers to one interaction so far."""

    def __init__(self, interaction: Interaction) -> None:
        self._interaction = interaction
        self._lock = asyncio.Lock()
        self._notice: asyncio.TimerHandle | None = None
        """When it will be deferred, inside `in_time`."""
        self._deferring: asyncio.Task[None] | None = None
        self.answered: Callable[[], None] = lambda: None
        """Called after each answer."""
        self._awaited = ""
        """What was promised: "page" (the private page turns), "message" (a new one is written)."""
        self.change: Callable[..., Awaitable[Any]] = interaction.edit_original_response
        """Changes the page that was shown last: not the first answer, if that was a public message
        and the page came after it."""
        self.remove: Callable[..., Awaitable[Any]] = interaction.delete_original_response
        """Takes it away."""
        self.standing: int | None = None
        """The message that contains it, if known."""
        self.in_progress = False
        """Whether the message shows progress, which the next answer replaces."""
        self.stale = False
        """Whether the page whose button was clicked has updated itself: Discord's copy of it may be
        outdated."""

    @asynccontextmanager
    async def _turn(self) -> AsyncIterator[None]:
        """Serialise the answers."""
        async with self._lock:
            yield
        if self._said:
            self.answered()

    @asynccontextmanager
    async def in_time(self) -> AsyncIterator[None]:
        """Defer a slow answer in time, within this block."""
        self._defer_in(DEFER_AFTER)
        try:
            yield
        finally:
            assert self._notice is not None
            self._notice.cancel()
            self._notice = None
            if self._deferring is not None:
                self._deferring.cancel()
                await asyncio.wait({self._deferring})

    def may_be_slow(self) -> None:
        """Defer it soon: something is written, drawn or foreseen for it, which may take long."""
        soon = UNSEEN if on_private_message(self._interaction) else PREPARED_NOTICE_S
        notice, now = self._notice, asyncio.get_running_loop().time()
        if notice is not None and notice.when() > now + soon:
            notice.cancel()
            self._defer_in(soon)

    def _defer_in(self, seconds: float) -> None:
        def begin() -> None:
            self._deferring = asyncio.create_task(self._defer_or_log())

        self._notice = asyncio.get_running_loop().call_later(seconds, begin)

    async def _defer_or_log(self) -> None:
        try:
            await self.defer()
        except (discord.HTTPException, *UNREACHED) as error:
            log.info("an answer could not be announced: %s", error)

    async def defer(self) -> None:
        """Announce an answer, unless one was given."""
        async with self._turn():
            if self._interaction.response.is_done():
                return
            if on_private_message(self._interaction):
                await self._interaction.response.defer()
                self._awaited = "page"
            else:
                await self._interaction.response.defer(ephemeral=True, thinking=True)
                self._awaited = "message"

    async def answer(self, page: Page) -> None:
        """Send a new message that only this person sees."""
        async with self._turn():
            await self._answer(page)

    async def turn(self, page: Page) -> None:
        """Update the private page whose button was clicked; else send a new private page."""
        async with self._turn():
            if self._awaited == "page":
                turned = await _stood(self._fill(page))
                self._awaited = ""
            elif on_private_message(self._interaction) and not self._said:
                turned = await _stood(self._turn_to(page))
            else:
                turned = False
            if not turned:
                await self._answer(page)

    async def _turn_to(self, page: Page) -> None:
        before = None if self.stale else self._message
        await edit_message(self._interaction.response.edit_message, page, before)
        self.standing = self._message.id

    async def redraw(self, page: Page) -> bool:
        """Update the public message whose button was clicked, which counts as the answer; False if
        the interaction was answered otherwise (the outbox then redraws the message)."""
        async with self._turn():
            if self._said:
                return False
            await edit_message(self._interaction.response.edit_message, page)
            return True

    async def open(self, form: discord.ui.Modal) -> None:
        """Open a form. Refused if it is too late, because only a first answer can open one."""
        async with self._turn():
            if self._said:
                raise Refused("late-form")
            await self._interaction.response.send_modal(form)

    async def launch(self) -> bool:
        """Open the application's activity; return whether Discord accepted that as a first
        answer."""
        async with self._turn():
            if self._said:
                return False
            try:
                await self._interaction.response.launch_activity()
            except discord.HTTPException as error:
                if error.status != 400:
                    raise
                log.warning("Discord opens no activity: %s", error)
                return False
            return True

    @property
    def _said(self) -> bool:
        return self._interaction.response.is_done()

    async def _answer(self, page: Page) -> None:
        if self.in_progress:
            self.in_progress = False
            await self.change(**page.edit_arguments())
        elif self._awaited == "message":
            await self._fill(page)
        elif self._said:
            message = await self._interaction.followup.send(
                ephemeral=True, wait=True, **page.arguments()
            )
            self.change, self.remove, self.standing = message.edit, message.delete, message.id
        else:
            sent = await self._interaction.response.send_message(ephemeral=True, **page.arguments())
            self.standing = sent.message_id

    async def _fill(self, page: Page) -> None:
        before = self._message if self._awaited == "page" and not self.stale else None
        filled = await edit_message(self._interaction.edit_original_response, page, before)
        self.standing = filled.id
        self._awaited = ""

    @property
    def _message(self) -> discord.Message:
        """Return the private message whose button was clicked."""
        assert self._interaction.message is not None
        return self._interaction.message


async def _stood(turning: Awaitable[None]) -> bool:
    """Update a page; return whether it still existed."""
    try:
        await turning
    except discord.NotFound as error:
        if error.code != NO_MESSAGE:
            raise
        return False
    return True


async def edit_message(
    change: Callable[..., Awaitable[Any]], page: Page, before: Any = None
) -> Any:
    """Edit a message to show this page; as text if Discord refuses its picture. The message
    `before`, if known, may already have the picture, which is then not sent again."""
    kept = None
    if before is not None and page.picture is not None:
        kept = kept_in(before, page.picture.filename)
    try:
        return await change(**page.edit_arguments(kept))
    except discord.HTTPException as error:
        if error.status != 400 or error.code not in WRONG_FORM or page.picture is None:
            raise
        return await change(**page.in_words().edit_arguments())


def reply_to(interaction: Interaction) -> Reply:
    """Return the reply object of this interaction."""
    reply: Reply = interaction.extras.setdefault("reply", Reply(interaction))
    return reply


def on_private_message(interaction: Interaction) -> bool:
    """Return whether the button is on a message that only this person sees."""
    message = interaction.message
    return (
        interaction.type
        in (discord.InteractionType.component, discord.InteractionType.modal_submit)
        and message is not None
        and message.flags.ephemeral
    )


def may_show(interaction: Interaction) -> bool:
    """Return whether a file may be sent with the answer."""
    return interaction.app_permissions.attach_files
