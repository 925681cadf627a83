"""How the house is built: arrows point down, the engine is pure, nobody names a game."""

from __future__ import annotations

import ast
import re
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

from engine.games import GAMES
from tests.house.sources import nodes, python_files, source
from tests.rules import unknown, untested

ROOT = Path(__file__).resolve().parents[2]
ENGINE_MAY = {"engine", "pydantic", "pydantic_core"}
IMPURE = {
    "asyncio", "datetime", "os", "random", "secrets", "socket", "sqlite3", "subprocess",
    "threading", "time", "uuid",
}  # fmt: skip


def imports(path: Path) -> Iterator[str]:
    for node in nodes(path):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path}: relative import"
            yield from ([node.module or ""] + [f"{node.module}.{a.name}" for a in node.names])


def test_the_engine_imports_only_itself_pydantic_and_pure_parts_of_the_standard_library() -> None:
    import sys

    for path in python_files("engine"):
        for name in imports(path):
            top = name.split(".")[0]
            assert top in ENGINE_MAY or top in sys.stdlib_module_names, f"{path}: {name}"
            assert top not in IMPURE, f"{path} imports {name}"


def test_games_never_import_each_other_and_shared_code_imports_no_game() -> None:
    for path in python_files("engine") + python_files("bot"):
        inside = path.relative_to(ROOT).parts
        for name in imports(path):
            parts = name.split(".")
            if parts[:2] != ["engine", "games"] or len(parts) < 3:
                continue
            game = parts[2]
            if game not in GAMES:
                continue
            own = inside[:3] in {("engine", "games", game), ("bot", "games", game)}
            assert own or inside == ("engine", "games", "__init__.py"), f"{path}: {name}"


def test_the_engine_is_synchronous() -> None:
    for path in python_files("engine"):
        for node in nodes(path):
            assert not isinstance(node, ast.AsyncFunctionDef | ast.Await), path


def content_words(game: str) -> set[str]:
    """Ids of a game's content rows, and the game's own id."""
    words = {game}
    for path in (ROOT / "data" / game).glob("*.toml"):
        if path.name in ("rules.toml", "tutorial.toml"):  # ids of rules and lessons, not content
            continue
        for rows in tomllib.loads(path.read_text(encoding="utf-8")).values():
            if isinstance(rows, list):
                words |= {str(row["id"]) for row in rows if isinstance(row, dict) and "id" in row}
    return {word for word in words if len(word) > 2}


@pytest.mark.parametrize("game", list(GAMES))
def test_nothing_outside_a_games_own_folders_names_it_or_its_content(game: str) -> None:
    words = "|".join(sorted(map(re.escape, content_words(game)), key=len, reverse=True))
    quoted = re.compile(rf"""["']({words})["']""")
    for path in python_files("engine") + python_files("bot"):
        parts = path.relative_to(ROOT).parts
        if parts[1:3] == ("games", game) or parts == ("engine", "games", "__init__.py"):
            continue
        for number, line in enumerate(source(path).splitlines(), 1):
            assert not quoted.search(line), f"{path}:{number} names {game}: {line.strip()}"


@pytest.mark.parametrize("game", list(GAMES))
def test_every_rule_has_a_test_and_every_test_and_mutant_names_a_rule(game: str) -> None:
    assert untested(game) == []
    assert unknown(game) == []


def canonical(name: str) -> str:
    """A distribution's name as registries compare them (PEP 503)."""
    return re.sub(r"[-_.]+", "-", name).lower()


def test_constraints_hold_no_address_and_pin_every_dependency() -> None:
    text = (ROOT / "constraints.txt").read_text(encoding="utf-8")
    assert "://" not in text
    pinned = {canonical(line.split("==")[0]) for line in text.splitlines() if "==" in line}
    assert not pinned & {"pip", "setuptools", "wheel", "uv"}, "what builds is not what runs"
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    for requirement in [*project["dependencies"], *project["optional-dependencies"]["dev"]]:
        assert canonical(re.split(r"[\[<>=;~! ]", requirement)[0]) in pinned, requirement


def test_interactions_are_answered_in_one_module() -> None:
    """There alone it is known whether an answer was announced, so that none comes too late."""
    answers = re.compile(r"interaction\.(response|followup)\b|edit_original_response")
    allowed = {
        "bot/discord/replies.py",
        "bot/discord/pages/waiting.py",
    }  # the second turns what was answered
    for path in python_files("bot"):
        name = path.relative_to(ROOT).as_posix()
        if name in allowed or name.startswith("bot/playground/"):
            continue
        match = answers.search(source(path))
        assert match is None, f"{name}: {match and match.group()} goes past bot/discord/replies.py"


def test_tasks_are_ended_in_one_place() -> None:
    """A loop that cancels and waits once hangs when a library swallows the cancellation."""
    for path in python_files("bot"):
        loops = [node for node in nodes(path) if isinstance(node, ast.For | ast.AsyncFor)]
        found = [loop.lineno for loop in loops if ".cancel()" in ast.unparse(loop)]
        assert not found or path.name == "ending.py", f"{path}: {found}: use `end_all`"
