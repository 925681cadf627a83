"""Tests that run in a mode of their own are listed by their places: each place exists, so that a
renamed file does not silently change what it tests."""

from __future__ import annotations

import pytest

from tests import conftest

MODES = {name: value for name, value in vars(conftest).items() if isinstance(value, frozenset)}


def test_the_modes_are_found() -> None:
    assert {"DISK", "THREADED", "PAINTED", "UNPAINTED", "CLICKED"} <= MODES.keys()


@pytest.mark.parametrize("name", sorted(MODES))
def test_each_place_exists(name: str) -> None:
    assert [place for place in sorted(MODES[name]) if not (conftest.HERE / place).exists()] == []


@pytest.mark.parametrize(
    ("inner", "outer"),
    [
        ("PAINTED", "UNPAINTED"),
        ("THREADED", "THREADLESS"),
    ],
)
def test_an_exception_lies_in_what_it_is_taken_from(inner: str, outer: str) -> None:
    for place in MODES[inner]:
        assert conftest.is_in(conftest.HERE / place, MODES[outer]), place
