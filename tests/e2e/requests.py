"""How many requests the bot sends per move: `python -m tests.e2e.requests GAME [GAP]`.

Four people play a whole game at the stand-in by what the bot shows them, as fast as they can. What
is counted is everything that the bot sends of its own accord: messages, edits, opened direct
messages; not the answers to clicks and commands (callbacks and interaction webhooks). GAP is the
least time between two edits of a message in seconds: 0 (nothing is coalesced by time) unless given.
"""

from __future__ import annotations

import asyncio
import sys
import tempfile
from collections import Counter, deque
from dataclasses import dataclass
from pathlib import Path

from bot.playground.world import World
from bot.texts import Library
from engine.games import GAMES
from tests.bot.face.playing import rest, running
from tests.e2e.player import Player, open_table, play_out
from tests.standin import StandIn

ANSWERS = ("/interactions/", "/webhooks/")
"""Where answers to people go."""
CONNECTING = ("/users/@me/guilds", "/oauth2/", "/applications/", "/gateway")
"""What a program asks or tells when it starts."""
MOST = 1.5
"""Requests per move that are too many for a table of people, on average over a game."""


@dataclass(frozen=True)
class Counted:
    """A game's moves, and what was sent because of them: (method, where) -> times."""

    moves: int
    sent: Counter[tuple[str, str]]

    @property
    def per_move(self) -> float:
        """Requests per move on average over the game."""
        return sum(self.sent.values()) / self.moves


async def counted(game: str, gap: float = 0.0, seats: int = 4) -> Counted:
    """Play a whole game of people and count what the bot sends from the lobby to the end."""
    stand_in = StandIn()
    stand_in.rest.log = deque()
    await stand_in.start()
    try:
        with tempfile.TemporaryDirectory() as folder:
            people = [stand_in.person(one) for one in list(stand_in.world.people)[:seats]]
            channel = stand_in.channel("table")
            async with running(stand_in, Path(folder), Library(), edit_gap=gap) as bot:
                stand_in.rest.log.clear()
                await open_table(stand_in, people, channel, game)
                players = [Player(person, channel, seed=n + 1) for n, person in enumerate(people)]
                moves = await play_out(stand_in, players)
                await rest(bot, stand_in)
                found = sent(stand_in)
        if stand_in.refusals or stand_in.faulty_answers:
            raise RuntimeError(f"{stand_in.refusals} {stand_in.faulty_answers}")
        return Counted(moves, found)
    finally:
        await stand_in.stop()


def sent(stand_in: StandIn) -> Counter[tuple[str, str]]:
    """What the bot sent of its own accord since the log of requests was begun or cleared."""
    return Counter(
        (method, _where(stand_in.world, path))
        for method, path, _ in stand_in.rest.log
        if not path.startswith((*ANSWERS, *CONNECTING))
    )


def _where(world: World, path: str) -> str:
    """What a request was about: the table's channel, a direct message, or something else."""
    parts = path.split("/")
    if parts[1] == "channels" and parts[2] in world.channels:
        return "direct message" if world.channels[parts[2]].kind == "dm" else "channel"
    return "/".join(parts[1:3])


def main() -> int:
    """Print the figures of one game."""
    if len(sys.argv) not in (2, 3) or sys.argv[1] not in GAMES:
        sys.stderr.write(f"usage: python -m tests.e2e.requests {'|'.join(GAMES)} [GAP]\n")
        return 2
    gap = float(sys.argv[2]) if len(sys.argv) == 3 else 0.0
    found = asyncio.run(counted(sys.argv[1], gap))
    for (method, where), times in sorted(found.sent.items()):
        sys.stdout.write(f"{times:6} {method:5} {where}\n")
    sys.stdout.write(f"{found.per_move:.2f} requests per move over {found.moves} moves\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
