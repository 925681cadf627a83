"""Boxes cut from boxes lie in them and apart; text fits its box, or is marked as cut."""

from __future__ import annotations

from itertools import combinations, pairwise

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from bot.render.draw.art import Art
from bot.render.draw.blocks import BLOCK_GAP_PX, Block, beside, height, needed, stack
from bot.render.draw.canvas import MIN_LETTER_PX, Canvas
from bot.render.draw.layout import Box

boxes = st.builds(
    lambda x, y, wide, high: Box(x, y, x + wide, y + high),
    st.integers(0, 300),
    st.integers(0, 300),
    st.integers(200, 900),
    st.integers(200, 900),
)
sizes = st.lists(st.one_of(st.integers(0, 40), st.floats(0.1, 5.0)), min_size=1, max_size=6)
names = st.text(st.characters(exclude_categories=["Cs"]), max_size=120)
"""All that UTF-8 can encode; `codec` would try each character, two seconds in a fresh clone."""


def inside(inner: Box, outer: Box) -> bool:
    return (
        outer.left <= inner.left <= inner.right <= outer.right
        and outer.top <= inner.top <= inner.low <= outer.low
    )


def apart(found: list[Box]) -> bool:
    return all(
        a.right <= b.left or b.right <= a.left or a.low <= b.top or b.low <= a.top
        for a, b in combinations(found, 2)
    )


@given(boxes, sizes, st.integers(0, 10))
def test_rows_and_columns_lie_in_their_box_and_apart(
    box: Box, parts: list[float], gap: int
) -> None:
    fixed = sum(part for part in parts if isinstance(part, int)) + gap * (len(parts) - 1)
    assume(fixed <= min(box.wide, box.high))
    for found in (box.columns(*parts, gap=gap), box.rows(*parts, gap=gap)):
        assert all(inside(part, box) for part in found)
        assert apart(found)
    wides = [part.wide for part in box.columns(*parts, gap=gap)]
    assert all(wide == size for wide, size in zip(wides, parts, strict=True) if size is int)
    if any(isinstance(size, float) for size in parts):
        assert sum(wides) + gap * (len(parts) - 1) == box.wide, "shares leave nothing over"


@given(boxes, st.integers(1, 4), st.integers(1, 4))
def test_grids_lie_in_their_box_and_apart(box: Box, across: int, down: int) -> None:
    grid = box.grid(across, down, 4)
    assert len(grid) == across * down
    assert all(inside(part, box) for part in grid)
    assert apart(grid)


@given(boxes, st.integers(1, 60), st.integers(20, 190))
def test_a_fan_stays_in_its_box_and_overlaps_only_where_it_must(
    box: Box, count: int, wide: int
) -> None:
    found = box.fan(count, wide)
    assert all(inside(part, box) for part in found)
    assert all(a.left <= b.left for a, b in pairwise(found))
    assert apart(found) or count * (wide + 6) - 6 > box.wide


def test_what_does_not_fit_is_an_error() -> None:
    with pytest.raises(ValueError, match="120 px and gaps do not fit into 100"):
        Box(0, 0, 100, 100).columns(60, 60)
    with pytest.raises(ValueError, match="letters of 19 px"):
        Canvas((100, 40), Art()).text((4, 20), "a", MIN_LETTER_PX - 1)


@given(names, boxes, st.integers(MIN_LETTER_PX, 50), st.integers(1, 4))
def test_any_text_stands_in_its_box_whole_or_says_that_it_is_cut(
    text: str, box: Box, size: int, lines: int
) -> None:
    canvas = Canvas((1200, 1200), Art())
    high = canvas.write(box, text, size, lines=lines)
    (placed,) = canvas.placed
    assert placed.text == text
    assert MIN_LETTER_PX <= placed.size <= size
    assert inside(placed.box, box)
    assert high <= box.high
    wide = Canvas((20_000, 100), Art())
    wide.write(Box(0, 0, 20_000, 100), text, MIN_LETTER_PX)
    assert not wide.placed[0].cut
    if wide.placed[0].box.wide <= box.wide:
        assert not placed.cut, "one line of the smallest letters had room"


@given(st.lists(st.integers(20, 90), min_size=1, max_size=9), st.integers(1, 3))
def test_blocks_stand_under_and_beside_each_other(highs: list[int], columns: int) -> None:
    found: list[Box] = []
    blocks = [Block(high, lambda canvas, box: found.append(box)) for high in highs]
    rows = beside(blocks, columns)
    canvas = Canvas((600, 1200), Art())
    stack(canvas, canvas.box, rows)
    assert len(found) == len(highs)
    assert apart(found)
    assert all(box.high >= high for box, high in zip(found, highs, strict=True))
    assert max(box.low for box in found) == height(rows) - BLOCK_GAP_PX


def test_a_text_needs_what_it_is_then_written_in() -> None:
    text = "un deux trois quatre cinq six sept huit neuf dix onze douze " * 3
    canvas = Canvas((300, 600), Art())
    assert canvas.write(Box(0, 0, 260, 600), text, lines=99) == needed(text, 260)
