"""`python -m tests.installed`: a game is played by the bot as it is installed, not as it lies here.

For continuous integration: run away from the repository, where only the wheel provides the bot.
"""

from __future__ import annotations

import asyncio
import sys
import tempfile
from importlib.util import find_spec
from pathlib import Path

from engine.games import GAMES
from tests.e2e.player import Player, newest_public, open_table, play_out
from tests.e2e.process import BotProcess
from tests.standin import StandIn


async def main() -> None:
    """Play, and say so."""
    spec = find_spec("bot")
    assert spec is not None
    assert spec.origin is not None
    assert "site-packages" in spec.origin, f"the bot comes from {spec.origin}"
    stand_in = StandIn()
    await stand_in.start()
    with tempfile.TemporaryDirectory() as folder:
        bot = BotProcess(stand_in, Path(folder))
        bot.program = (str(Path(sys.executable).with_name("gharkane")),)
        await bot.start()
        alice, channel = stand_in.person("Alice"), stand_in.channel("table")
        await open_table(stand_in, [alice], channel, next(iter(GAMES)), computers=1)
        picks = await play_out(stand_in, [Player(alice, channel, seed=1)])
        await stand_in.settled()
        assert "Partie terminée" in newest_public(alice, channel).text()
        assert await bot.end() == 0
    await stand_in.stop()
    sys.stdout.write(f"the installed bot played a game of {picks} picks\n")


if __name__ == "__main__":
    asyncio.run(main())
