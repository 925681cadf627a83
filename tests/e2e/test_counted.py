"""The bot with counters, which `python -m tests.lab bench --load` reads."""

from __future__ import annotations

import json
import signal
import sys
from pathlib import Path

from bot.playground.server import StandIn
from engine.games import GAMES
from tests.e2e.process import BotProcess
from tests.waiting import until


async def test_a_counting_bot_counts_each_thing_that_it_is_asked_for(
    stand_in: StandIn, tmp_path: Path
) -> None:
    path = tmp_path / "counts.json"
    bot = BotProcess(stand_in, tmp_path)
    bot.program = (sys.executable, "-m", "bot.cli.counted", str(path))
    await bot.start()
    alice, channel = stand_in.person("Alice"), stand_in.channel("table")
    await alice.command(channel, "game new", {"game": next(iter(GAMES))})
    await stand_in.settled()
    assert bot.process is not None
    bot.process.send_signal(signal.SIGUSR1)
    await until(path.exists, "the counts are not written")
    counts = json.loads(path.read_text(encoding="utf-8"))
    assert await bot.end() == 0
    assert {"statements", "transactions", "writes", "fsyncs", "callbacks"} <= counts.keys()
    assert counts["transactions"] > counts["writes"] >= counts["fsyncs"] > 0
    assert counts["callbacks"] > counts["transactions"]
