"""What a bot loads that runs for weeks."""

from __future__ import annotations

import pkgutil
import re
import subprocess
import sys

import bot
import engine

UNUSED = {"PIL", "alembic", "asyncpg", "openskill", "prometheus_client", "typer"}
"""What only some commands need, or only some of what people ask."""


LOADED = """
import sys
import bot.app.running
from bot.app.assembly import _load
from bot.texts import Library
_load(Library())
print(*sys.modules)
"""
ELSEWHERE = (
    r"bot\.(cli|lab|playground|__main__)\b",  # other programs
    r"bot\.app\.(invite|memory|running)$", r"bot\.files\.upgrade$",
    r"bot\.features\.\w+\.command_line$", r"bot\.store\.database\.moving$",
    r"bot\.store\.migrations\b",  # before the start
    r"bot\.app\.(metrics|site)$", r"bot\.store\.program\.figures$",  # at start, if there is a port
    r"bot\.features\.touch\.",
    r"bot\.render\.draw\b", r"bot\.schedule\.worker$",  # in processes of their own
    r"bot\.games\.\w+\.(drawings|cards|symbols|\w+_picture)$",
    r"(bot|engine)\.games\._skeleton\b",  # a pattern
)  # fmt: skip
"""Modules that a running bot need not have, or has by its settings from the start on."""


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


def test_a_bot_imports_at_its_start_whatever_it_needs() -> None:
    """Of a file that is replaced while the bot runs, it has the old content."""
    completed = subprocess.run(
        [sys.executable, "-c", LOADED], capture_output=True, text=True, check=True
    )
    found = set(completed.stdout.split())
    names = {
        module.name
        for package in (bot, engine)
        for module in pkgutil.walk_packages(package.__path__, f"{package.__name__}.")
    }
    elsewhere = re.compile("|".join(ELSEWHERE))
    assert {name for name in names - found if not elsewhere.match(name)} == set()
