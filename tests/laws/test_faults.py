"""Records that cannot be are refused with the field that is wrong: `faults.json` of each game."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from engine.record import RecordError, read_record
from tests.laws.walks import PACKAGES

TESTS = Path(__file__).resolve().parents[1]
MIN_FAULTS = 3
"""Rows of each game, at least."""
FAULTS = [
    (name, seats, data, field, reason)
    for name in PACKAGES
    for seats, data, field, reason in json.loads((TESTS / name / "faults.json").read_text("utf-8"))
]


@pytest.mark.parametrize(("name", "seats", "data", "field", "reason"), FAULTS)
def test_what_cannot_be_names_its_field(
    name: str, seats: int, data: dict[str, Any], field: str, reason: str
) -> None:
    """Unknown words, pieces that are not in the box, a thing given twice."""
    package: Any = PACKAGES[name]
    with pytest.raises(RecordError) as refused:
        package.begin(seats, 1, package.Options(), read_record(package.Record, data))
    assert (refused.value.field, refused.value.reason) == (field, reason)


@pytest.mark.parametrize("name", PACKAGES)
def test_every_game_names_what_cannot_be(name: str) -> None:
    assert sum(row[0] == name for row in FAULTS) >= MIN_FAULTS
