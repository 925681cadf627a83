"""Maps of hexagons: cells side by side, in their box."""

from __future__ import annotations

from itertools import combinations
from math import hypot, sqrt

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.render.draw.hexes import Hexes
from bot.render.draw.layout import Box
from tests.draw.test_layout import boxes

cells = st.lists(
    st.tuples(st.integers(-3, 3), st.integers(-3, 3)), min_size=1, max_size=37, unique=True
)
NEIGHBOURS = ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))


@given(cells, boxes)
def test_cells_lie_in_their_box_and_apart(found: list[tuple[int, int]], box: Box) -> None:
    hexes = Hexes(found, box)
    across = hexes.radius * sqrt(3)
    for cell in found:
        around = hexes.around(cell)
        assert box.top - 1 <= around.top
        assert around.low <= box.low + 1
        assert box.left - 1 <= hexes.middle(cell)[0] - across / 2
        assert hexes.middle(cell)[0] + across / 2 <= box.right + 1
    for a, b in combinations(found, 2):
        (x, y), (x2, y2) = hexes.middle(a), hexes.middle(b)
        assert hypot(x - x2, y - y2) >= across - 2


def test_neighbours_share_an_edge() -> None:
    hexes = Hexes([(0, 0), *NEIGHBOURS], Box(0, 0, 600, 600))
    x, y = hexes.middle((0, 0))
    for cell in NEIGHBOURS:
        x2, y2 = hexes.middle(cell)
        assert abs(hypot(x - x2, y - y2) - hexes.radius * sqrt(3)) < 2


def test_a_map_without_cells_is_an_error() -> None:
    with pytest.raises(ValueError, match="at least one cell"):
        Hexes([], Box(0, 0, 10, 10))
