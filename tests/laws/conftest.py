"""The laws' parameters: every game with each number of seats."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from engine import corrections
from engine.games import GAMES
from tests.laws.walks import PACKAGES

HERE = Path(__file__).parent


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Where LAWS asks for more games, of these laws only those that look at more: the others find
    what they found in `make test`."""
    if "LAWS" in os.environ:
        kept = [item for item in items if HERE not in item.path.parents or _looks_at_more(item)]
        more = set(kept)
        config.hook.pytest_deselected(items=[item for item in items if item not in more])
        items[:] = kept


def _looks_at_more(item: pytest.Item) -> bool:
    """By hypothesis, or by a parameter `seed`."""
    test = getattr(item, "obj", None)
    drawn = getattr(test, "is_hypothesis_test", False)
    return drawn or "seed" in getattr(item, "fixturenames", ())


@pytest.fixture(autouse=True)
def all_packages_can_be_saved(monkeypatch: pytest.MonkeyPatch) -> None:
    """The skeleton is in no list of games; the codec must find it here all the same."""
    for name, package in PACKAGES.items():
        monkeypatch.setitem(GAMES, name, package)


@pytest.fixture
def unprobed(monkeypatch: pytest.MonkeyPatch) -> None:
    """No corrected game is played on to see whether it can be: for laws that hold of unplayable
    ones, too. The playouts took three times as long as the rest of these laws."""
    monkeypatch.setattr(corrections, "PROBES", 0)


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """`table`: a game's id and a number of seats. All laws of a table come one after the other,
    since they look at the same games of it."""
    if "table" in metafunc.fixturenames:
        tables = [(name, n) for name, package in PACKAGES.items() for n in package.SEATS]
        ids = [f"{name}-{n}" for name, n in tables]
        metafunc.parametrize("table", tables, ids=ids, scope="session")
