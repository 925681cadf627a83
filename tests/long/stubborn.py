"""A person who tries again when the bot did not answer, and remembers what it acknowledged."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Sequence

from bot.playground import Refusal
from bot.playground.people import Answer, Person
from bot.playground.world import Channel, Message
from bot.store import Store
from tests.e2e.player import Player, is_over, newest_public
from tests.lab.clicks.menus import steps, taken
from tests.long.sound import Moves, moves_of

STUCK = 90.0
"""Seconds without a move after which a table counts as stuck: longer than any fault lasts."""


class Stubborn(Player):
    """Plays by the menu. What fails, fails for a person: they look again."""

    def __init__(self, person: Person, channel: Channel, seed: int, store: Store) -> None:
        """`store`: the bot's own database, looked at while the bot uses it."""
        super().__init__(person, channel, seed)
        self.store = store
        self.acknowledged: Moves = []
        """Every move of the database when the bot last showed this person what became of one."""
        self.unanswered = 0
        """How often the bot "did not respond"."""

    async def shown(self, answer: Answer) -> Message:
        """The answer after the bot has finished writing it."""
        message = await answer.final(within=30.0)
        if message is None:
            raise Refusal("no_answer", "the message went away")
        return message

    async def play(self) -> bool:
        """One walk through the menu, up to its first pick; whether it was acknowledged."""
        try:
            message = await self.shown(await self.person.command(self.channel, "play"))
            for _ in range(40):
                following = steps(message)
                if not following:
                    return False
                step = self.choose(following)
                before = len(await moves_of(self.store))
                message = await self.shown(await taken(self.person, message, step))
                if step.plays:
                    now = await moves_of(self.store)
                    if len(now) > before and message.components:
                        self.acknowledged = now
                        self.picks += 1
                    return True
        except Refusal as refusal:
            if refusal.code == "refused":  # Discord's own client would not let anybody do this
                raise
            self.unanswered += refusal.code == "no_answer"
            await asyncio.sleep(0.05)
        return False


async def play_on(players: Sequence[Stubborn], enough: Callable[[], bool] = lambda: False) -> None:
    """Everybody plays until the game is over, or that is enough; a stuck table fails."""
    first = players[0]
    since = time.monotonic()
    while not is_over(first.person, first.channel) and not enough():
        moved = [await player.play() for player in players]
        if any(moved):
            since = time.monotonic()
        else:
            await asyncio.sleep(0.05)
        assert time.monotonic() - since < STUCK, newest_public(first.person, first.channel).text()


async def lost(players: Sequence[Stubborn]) -> list[str]:
    """Moves that were acknowledged and are not in the database any more."""
    found = set(await moves_of(players[0].store))
    return [str(move) for player in players for move in player.acknowledged if move not in found]
