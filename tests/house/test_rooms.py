"""Rooms of the bot have an order: each imports only those below it. No circle of modules."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator, Mapping
from functools import cache
from graphlib import CycleError, TopologicalSorter
from pathlib import Path

import pytest

from tests.house.sources import nodes, python_files, tree

ROOT = Path(__file__).resolve().parents[2]
LOOSE = 9
"""The most modules without a room."""
MOMENTARY = {"self", "table", "case", "tx", "game", "after", "group", "work"}
"""Names of what lives for one action: its transaction, its table, its game, its answer."""
GIVEN_UP = {"halt": "pause"}
"""Words that names no longer have -> what it is called."""
FLOORS = (
    "model",
    "store",
    "schedule",
    "table",
    "delivery",
    "render",
    "games",
    "present",
    "files",
    "discord",
    "features",
    "app",
    "playground",
    "lab",
    "cli",
)
"""The rooms from the ground up: each imports only those before it."""


@cache
def modules(*folders: str) -> dict[str, Path]:
    """The modules below these folders, or of the bot."""
    found = {}
    for path in (path for folder in folders or ("bot",) for path in python_files(folder)):
        parts = path.relative_to(ROOT).with_suffix("").parts
        found[".".join(parts[:-1] if parts[-1] == "__init__" else parts)] = path
    return found


@cache
def imported(module: str, *folders: str, typing: bool = False) -> frozenset[str]:
    """The modules below these folders, or of the bot, that a module imports, wherever in it;
    `typing`: also for typing alone."""
    known = modules(*folders)
    names = _names(tree(known[module]), typing, known)
    return frozenset(name for name in names if name in known and name != module)


def _names(node: ast.AST, typing: bool, known: Mapping[str, Path]) -> Iterator[str]:
    if isinstance(node, ast.expr):  # most of a tree, and it imports nothing
        return
    if isinstance(node, ast.If) and "TYPE_CHECKING" in ast.unparse(node.test) and not typing:
        return
    if isinstance(node, ast.Import):
        yield from (alias.name for alias in node.names)
    elif isinstance(node, ast.ImportFrom):
        below = [f"{node.module}.{alias.name}" for alias in node.names]
        yield from (name if name in known else str(node.module) for name in below)
    for child in ast.iter_child_nodes(node):
        yield from _names(child, typing, known)


@cache
def room(module: str) -> str:
    """The room of a module: "" for one without a room."""
    parts = module.split(".")
    return parts[1] if len(parts) > 2 or (ROOT / "bot" / parts[-1]).is_dir() else ""


def test_few_modules_have_no_room() -> None:
    loose = sorted(path.name for path in (ROOT / "bot").glob("*.py"))
    assert len(loose) <= LOOSE, loose
    rooms = {path.parent.name for path in (ROOT / "bot").glob("*/__init__.py")}
    assert rooms == set(FLOORS)


@pytest.mark.parametrize("name", FLOORS)
def test_a_room_imports_only_the_floors_below_it(name: str) -> None:
    """Not even for typing does one import a room above."""
    below = {*FLOORS[: FLOORS.index(name)], name, ""}
    wrong = [
        f"{module} imports {other}"
        for module in modules()
        if room(module) == name
        for other in sorted(imported(module, typing=True))
        if room(other) not in below
    ]
    assert wrong == []


def test_only_the_command_line_imports_what_measures() -> None:
    wrong = [
        f"{module} imports {other}"
        for module in modules()
        for other in sorted(imported(module))
        if room(other) == "lab" and room(module) not in ("lab", "cli")
    ]
    assert wrong == []


def test_loose_modules_import_no_room() -> None:
    """Each room may import them; `python -m bot` alone imports the command line."""
    loose = {module for module in modules() if not room(module)} - {"bot.__main__"}
    assert {"bot.fluent_files", "bot.texts"} <= loose
    for module in loose:
        assert [other for other in imported(module, typing=True) if room(other)] == [], module


def test_no_import_hides_a_circle() -> None:
    ours = ("bot", "engine")
    graph = {module: imported(module, *ours) for module in modules(*ours)}
    try:
        TopologicalSorter(graph).prepare()
    except CycleError as error:
        raise AssertionError(" -> ".join(error.args[1])) from None


def test_nobody_sets_an_attribute_of_a_service_from_outside() -> None:
    """A service asks its slots; nobody sets it up afterwards (`tables.play.solo = …`). What lives
    for one action may be set by those who take part in it."""
    for module, path in modules().items():
        if room(module) not in ("table", "features"):
            continue
        set_there = [
            one
            for node in nodes(path)
            if isinstance(node, ast.Attribute) and isinstance(node.ctx, ast.Store)
            for one in [ast.unparse(node)]
            if one.split(".")[0] not in MOMENTARY or one.count(".") > 1
        ]
        assert set_there == [], path


def test_no_two_classes_share_a_name() -> None:
    """No two classes share a name, but for those of the games and of Discord's stand-in, which
    speak languages of their own."""
    homes: dict[str, list[str]] = {}
    for folder in ("bot", "engine"):
        for path in python_files(folder):
            if {"games", "playground"} & set(path.relative_to(ROOT).parts):
                continue
            for node in tree(path).body:
                if isinstance(node, ast.ClassDef) and not node.name.startswith("_"):
                    homes.setdefault(node.name, []).append(path.relative_to(ROOT).as_posix())
    assert {name: where for name, where in homes.items() if len(where) > 1} == {}


def words_of(home: Path) -> set[str]:
    """The words of a module, or of all modules of a folder, each name cut into its own."""
    words: set[str] = set()
    for path in home.glob("*.py") if home.is_dir() else (home,):
        text = re.sub(r"(?<=[a-z])(?=[A-Z])|_", " ", path.read_text(encoding="utf-8"))
        words |= {path.stem, *re.findall(r"[a-z]+", text.lower())}
    return words


def test_homes_of_glossary_words_say_them() -> None:
    text = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
    table = text.partition("| word | what | home |")[2].partition("\n\n")[0]
    rows = [line.strip("| ").split(" | ") for line in table.splitlines() if " | " in line]
    words = [row[0] for row in rows if not row[0].startswith("-")]
    assert len(words) == len(set(words)) > 20
    for row in (row for row in rows if not row[0].startswith("-")):
        homes = re.findall(r"`([\w/.]+/[\w/.]+)`", row[-1])
        assert homes, row
        said = set().union(*(words_of(ROOT / home) for home in homes))
        for word in re.findall(r"\w+", row[0]):
            assert {word, f"{word}s"} & said, f"{word}: not in {homes}"
        for name in re.findall(r"\(`(\w+)`\)", row[1]):
            assert any(name in (ROOT / home).read_text(encoding="utf-8") for home in homes), name


def test_dropped_words_are_not_used() -> None:
    """As parts of names; what is saved under them keeps them in quotes."""
    given_up = re.compile("|".join(GIVEN_UP), re.IGNORECASE)
    for path in modules().values():
        if "versions" in path.parts or "playground" in path.parts:
            continue
        for node in nodes(path):
            for field in ("name", "id", "arg", "attr"):
                name = getattr(node, field, None)
                told = isinstance(name, str) and given_up.search(name)
                assert not told, f"{path}: {name}: {GIVEN_UP[told.group().lower()] if told else ''}"
