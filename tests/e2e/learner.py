"""A newcomer who follows the star: clicks only on what is shown, and counts the clicks."""

from __future__ import annotations

from dataclasses import dataclass, field

from bot.playground.people import Answer, Person
from bot.playground.world import Channel, Message
from tests.e2e.player import parts

STAR = "⭐"
MOST = 200
"""Clicks after which a lesson counts as endless."""


@dataclass
class Learner:
    """One person who learns; `said` is everything read above the menus, in order."""

    person: Person
    channel: Channel
    clicks: int = 0
    said: list[str] = field(default_factory=list)

    async def begin(self, game: str) -> Message:
        """Type /game learn."""
        return await self._read(
            await self.person.command(self.channel, "game learn", {"game": game})
        )

    async def follow(self, message: Message, steps: int = MOST) -> Message:
        """Follow the star until none is shown, or so many clicks are made; the last message."""
        for _ in range(steps):
            following = starred(message)
            if following is None:
                return message
            custom_id, value = following
            self.clicks += 1
            if value is None:
                message = await self._read(await self.person.click(message, custom_id))
            else:
                message = await self._read(await self.person.select(message, custom_id, [value]))
        return message

    @property
    def titles(self) -> list[str]:
        """The titles of the lessons read, each once, in order."""
        lines = [line for text in self.said for line in text.splitlines() if line.startswith("###")]
        return list(dict.fromkeys(line.removeprefix("### 🎓 ") for line in lines))

    async def _read(self, answer: Answer) -> Message:
        message = await answer.final()
        assert message is not None, answer
        assert message.only_for is not None or message.channel_id == self.channel.id
        assert message.ephemeral, "a lesson is for the learner only"
        self.said.append(message.text())
        return message


def starred(message: Message) -> tuple[str, str | None] | None:
    """What carries the star: a button, or an option of a select with its value."""
    for part in parts(message.components):
        if part["type"] == 2 and (part.get("label") or "").startswith(STAR):
            return part["custom_id"], None
        for option in part.get("options", ()):
            if option["label"].startswith(STAR):
                return part["custom_id"], option["value"]
    return None
