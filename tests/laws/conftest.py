"""The laws' parameters: every game with each number of seats."""

from __future__ import annotations

import pytest

from engine.games import GAMES
from tests.laws.walks import PACKAGES


@pytest.fixture(autouse=True)
def all_packages_can_be_saved(monkeypatch: pytest.MonkeyPatch) -> None:
    """The skeleton is in no list of games; the codec must find it here all the same."""
    for name, package in PACKAGES.items():
        monkeypatch.setitem(GAMES, name, package)


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """`table`: a game's id and a number of seats. All laws of a table come one after the other,
    since they look at the same games of it."""
    if "table" in metafunc.fixturenames:
        tables = [(name, n) for name, package in PACKAGES.items() for n in package.SEATS]
        ids = [f"{name}-{n}" for name, n in tables]
        metafunc.parametrize("table", tables, ids=ids, scope="session")
