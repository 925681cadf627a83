"""The pages name files, modules, targets and commands that exist; links lead somewhere."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest
from typer.main import get_command

from bot.cli.commands import complete_app
from engine.games import GAMES

ROOT = Path(__file__).resolve().parents[2]
HOMES = ("", "bot", "tests/bot/face")
"""Folders that a path on a page may start from."""


IN_A_CLONE = ("new-game", "simulate")
"""Commands of the program that contributors run, not hosts."""

READMES = sorted((ROOT / "engine" / "games").glob("*/README.md"))


@cache
def pages() -> tuple[Path, ...]:
    """The pages for hosts and contributors."""
    beside = (ROOT / name for name in ("README.md", "CONTRIBUTING.md", "bot/playground/README.md"))
    return (*sorted((ROOT / "docs").glob("*.md")), *beside)


def anchors(page: Path) -> set[str]:
    """The ids of a page's headings, as GitHub derives them."""
    headings = re.findall(r"^#+ (.+)$", page.read_text(encoding="utf-8"), re.M)
    return {re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-") for heading in headings}


@pytest.mark.parametrize("page", pages(), ids=lambda page: page.name)
def test_every_file_that_a_page_names_is_there(page: Path) -> None:
    text = page.read_text(encoding="utf-8").partition("## Recipes")[0]
    found = re.findall(r"`((?:bot|data|engine|tests|docs)/[\w./-]+)`", text)
    missing = [one for one in found if not any((ROOT / home / one).exists() for home in HOMES)]
    assert missing == []


def test_the_first_page_lists_each_game_with_its_seats() -> None:
    text = (ROOT / "README.md").read_text(encoding="utf-8")
    told = re.findall(r"^\|.*\(engine/games/(\w+)/README.md\) \| (\d)–(\d) \|", text, re.M)
    assert told == [
        (name, str(package.SEATS[0]), str(package.SEATS[-1])) for name, package in GAMES.items()
    ]


@pytest.mark.parametrize("page", pages(), ids=lambda page: page.name)
def test_every_link_leads_somewhere(page: Path) -> None:
    links = re.findall(r"\]\(([^)\s]+)\)", page.read_text(encoding="utf-8"))
    for link in (one for one in links if "://" not in one):
        name, _, anchor = link.partition("#")
        target = (page.parent / name).resolve() if name else page
        assert target.exists(), link
        assert not anchor or anchor in anchors(target), link


def test_every_module_and_target_that_a_page_names_is_there() -> None:
    targets = set(re.findall(r"^([\w.-]+):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.M))
    for page in pages():
        text = page.read_text(encoding="utf-8")
        for module in re.findall(r"python -m ((?:bot|tests)[\w.]*)", text):
            path = ROOT / module.replace(".", "/")
            assert path.with_suffix(".py").exists() or (path / "__main__.py").exists(), module
        for target in re.findall(r"`make ([a-z.-]+)`", text):
            assert target in targets, target


@pytest.mark.parametrize(
    "page", [*pages(), *READMES], ids=lambda page: page.relative_to(ROOT).as_posix()
)
def test_what_is_run_in_a_clone_is_named_with_its_environment(page: Path) -> None:
    """The commands of hosts stand for all three: a clone, a container, an installed package."""
    text = page.read_text(encoding="utf-8")
    run = r"gharkane [a-z]" if page.parent == ROOT else rf"gharkane (?:{'|'.join(IN_A_CLONE)})\b"
    bare = re.findall(rf"^.*(?:`|^ {{4}}|^\$ )(?:python -m|{run}).*$", text, re.M)
    assert bare == []


def test_every_command_of_the_program_that_a_page_names_is_there() -> None:
    groups = set(get_command(complete_app()).commands)
    for page in pages():
        for line in re.findall(r"`(?:\.venv/bin/)?gharkane ([^`]+)`", page.read_text("utf-8")):
            words = line.split()
            if words[0].startswith(("-", "challenge")):  # an option; the first line of a seal
                continue
            assert words[0] in groups, f"{page.name}: gharkane {line}"
