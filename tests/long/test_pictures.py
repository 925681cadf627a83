"""The sheets of every seat are light and legible at every moment that `make test` looks at."""

from __future__ import annotations

import pytest

from tests.draw.moments import TABLES
from tests.draw.test_pictures import light_and_legible


@pytest.mark.parametrize("table", TABLES, ids=lambda table: f"{table[0]}-{table[1]}")
def test_pictures_are_light_and_letters_stand_out(table: tuple[str, int]) -> None:
    light_and_legible(table, every_sheet=True)
