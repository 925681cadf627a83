"""What a bot loads that runs for weeks."""

from __future__ import annotations

import ast
import inspect
import pkgutil
import re
import subprocess
import sys
from collections.abc import Iterator
from importlib import import_module

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
DRAWS = r"bot\.render\.draw\b", r"bot\.games\.\w+\.(drawings|cards|scales|symbols|\w+_picture)$"
JOBS = {"bot.present.drawn", "bot.features.replay.gif"}
"""Modules with functions that import what draws when they are called, in processes of their own."""
ELSEWHERE = (
    r"bot\.(cli|lab|playground|__main__)\b",  # other programs
    r"bot\.app\.(invite|memory|running)$", r"bot\.files\.upgrade$",
    r"bot\.features\.\w+\.command_line$", r"bot\.store\.database\.moving$",
    r"bot\.store\.migrations\b",  # before the start
    r"bot\.app\.(metrics|site)$", r"bot\.store\.program\.figures$",  # at start, if there is a port
    r"bot\.features\.touch\.", r"bot\.render\.looks$",
    *DRAWS, r"bot\.schedule\.worker$",  # in processes of their own
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


def test_a_process_that_draws_needs_nothing_that_serves_people() -> None:
    code = "import sys, bot.schedule.worker, bot.present.drawn as drawn; drawn.prepare()"
    completed = subprocess.run(
        [sys.executable, "-c", f"{code}; print(*sys.modules)"],
        capture_output=True,
        text=True,
        check=True,
    )
    found = {name.partition(".")[0] for name in completed.stdout.split()}
    assert "PIL" in found
    assert found & {"aiohttp", "asyncio", "discord", "sqlalchemy"} == set()


def imported_later(name: str) -> Iterator[str]:
    """Yield the modules that functions of a module import when they are called."""
    for function in ast.walk(ast.parse(inspect.getsource(import_module(name)))):
        if isinstance(function, ast.FunctionDef | ast.AsyncFunctionDef):
            for node in ast.walk(function):
                if isinstance(node, ast.ImportFrom) and node.module is not None:
                    yield node.module
                elif isinstance(node, ast.Import):
                    yield from (alias.name for alias in node.names)


def test_only_jobs_import_what_draws() -> None:
    """A bot that runs never does: a replaced file would be read, and Pillow loaded."""
    completed = subprocess.run(
        [sys.executable, "-c", LOADED], capture_output=True, text=True, check=True
    )
    ours = {name for name in completed.stdout.split() if re.match(r"(bot|engine)\b", name)}
    draws = re.compile("|".join(DRAWS))
    assert {name for name in ours if any(map(draws.match, imported_later(name)))} == JOBS


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
