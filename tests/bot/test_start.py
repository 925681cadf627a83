"""What a bot loads that runs for weeks."""

from __future__ import annotations

import subprocess
import sys

UNUSED = {"PIL", "alembic", "asyncpg", "openskill", "prometheus_client", "typer"}
"""What only some commands need, or only some of what people ask."""


LOADED = """
import sys
import bot.app.running
from bot.games import face
from engine.games import GAMES
for game in GAMES:
    face(game)
print(*sys.modules)
"""


def test_an_idle_bot_loads_no_module_of_other_commands() -> None:
    completed = subprocess.run(
        [sys.executable, "-c", LOADED],
        capture_output=True,
        text=True,
        check=True,
    )
    found = {name.partition(".")[0] for name in completed.stdout.split()}
    assert {"discord", "sqlalchemy"} <= found
    assert found & UNUSED == set()
