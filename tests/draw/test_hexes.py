"""Maps of hexagons: cells side by side, in their box, and a whole board in few lines."""

from __future__ import annotations

from itertools import combinations
from math import hypot, sqrt

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.render.draw.canvas import DUSK, EMBER, NIGHT, PANEL, Art, Canvas
from bot.render.draw.hexes import Hexes
from bot.render.draw.layout import Box
from bot.render.draw.pieces import LEGEND_LETTER_PX, figure, legend, legend_high, pips, track
from tests.draw.moments import cut, outside, overlapping
from tests.draw.test_layout import boxes, inside

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
        assert inside(hexes.within(cell), around)
    for a, b in combinations(found, 2):
        (x, y), (x2, y2) = hexes.middle(a), hexes.middle(b)
        assert hypot(x - x2, y - y2) >= across - 2


def test_neighbours_share_an_edge_and_are_seen_as_one_map() -> None:
    hexes = Hexes([(0, 0), *NEIGHBOURS], Box(0, 0, 600, 600))
    x, y = hexes.middle((0, 0))
    for cell in NEIGHBOURS:
        x2, y2 = hexes.middle(cell)
        assert abs(hypot(x - x2, y - y2) - hexes.radius * sqrt(3)) < 2
    canvas = Canvas((600, 600), Art())
    for cell in hexes.cells:
        hexes.draw(canvas, cell, PANEL)
        assert canvas.finish().image.getpixel(hexes.middle(cell)) == PANEL
    assert canvas.finish().image.getpixel((4, 4)) == NIGHT


def test_a_map_without_cells_is_an_error() -> None:
    with pytest.raises(ValueError, match="at least one cell"):
        Hexes([], Box(0, 0, 10, 10))


def test_a_board_of_hexagons_is_a_few_lines_of_the_kit() -> None:
    """What a game on a map needs: cells with their names, who is there, a way, and a legend."""
    ring = range(-3, 4)
    found = [(q, r) for q in ring for r in ring if abs(q + r) <= 3]
    canvas = Canvas((1200, 900), Art())
    board, side = canvas.box.inset(20).columns(1.0, 300, gap=20)
    hexes = Hexes(found, board)
    for n, cell in enumerate(hexes.cells):
        hexes.draw(canvas, cell, DUSK if n % 3 else PANEL)
        name, who = hexes.within(cell).rows(24, 1.0)
        canvas.write(name, f"{n}", 22, "bold", align="middle")
        for seat, spot in enumerate(who.tiles(n % 6, 34, 20)):
            canvas.seat(seat, spot, "")
    hexes.way(canvas, [(0, 0), (1, 0), (1, 1)], EMBER)
    top, middle, low, key = side.rows(60, 60, 1.0, 70, gap=10)
    figure(canvas, top, "winner", 12, 40)
    track(canvas, middle, ["0", "1", "2"], 1, 24, [EMBER] * 3, EMBER)
    pips(canvas, low.rows(50, 1.0)[0], ("winner", "awaited"), 2, 5)
    legend(canvas, key, [("winner", "gagné"), ("awaited", "on l’attend")])
    picture = canvas.finish()
    assert outside(picture) == overlapping(picture) == cut(picture) == []
    assert picture.written.count("gagné") == 1


@pytest.mark.parametrize(
    ("wide", "seen"), [(1200, LEGEND_LETTER_PX * 390 // 1200), (720, 20 * 390 // 720)]
)
def test_a_legend_is_read_on_a_phone(wide: int, seen: int) -> None:
    """Its words are nine pixels high and more on a screen of 390, whichever shape is shown there;
    its box is as high as they need."""
    entries = [("winner", f"takes the row {n}") for n in range(9)]
    box = Box(0, 0, wide, max(legend_high(entries, wide), 160))
    canvas = Canvas((wide, box.high), Art("gharkane/art"), "board")
    legend(canvas, box, entries)
    placed = canvas.finish().placed
    assert [one.text for one in placed] == [text for _, text in entries]
    assert {one.size * 390 // wide for one in placed} == {seen}
    assert seen >= 9


@pytest.mark.parametrize(("wide", "rows"), [(190, 3), (90, 3)])
def test_a_legend_that_has_no_room_is_an_error(wide: int, rows: int) -> None:
    canvas = Canvas((300, 60), Art())
    with pytest.raises(ValueError, match=f"a legend of {rows} rows"):
        legend(canvas, Box(0, 0, wide, 60), [("winner", "takes a row")] * 3)
