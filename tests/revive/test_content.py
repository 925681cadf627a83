"""What lies in the box: control sums of the tables."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any

import pytest

from engine.content import ContentError
from engine.games.revive import content
from engine.games.revive.content import (
    BESIDE,
    CARD,
    CHASM,
    COLOURS,
    FAR,
    HEXES,
    MODULE,
    NEAR,
    NUMBERS,
    OUTSIDE,
    SITE,
    TILE,
    stack,
)
from engine.games.revive.rows import Tech
from engine.kit.maps import distances


def test_the_terrains_of_the_area_tiles() -> None:
    tiles = [row for row in TILE.values() if row.place not in OUTSIDE]
    assert Counter(space for row in tiles for space in row.spaces) == {
        "forest": 9, "mountain": 9, "field": 9, "desert": 30, "city": 11, "crystal_hex": 5,
        "spring": 7,
    }  # fmt: skip


def test_the_stacks_fill_their_sites_and_the_board_hangs_together() -> None:
    assert (len(stack("near")), len(stack("far"))) == (len(NEAR), len(FAR))
    assert len(distances([CHASM], BESIDE.__getitem__)) == len(HEXES)


def test_cards_modules_and_markers() -> None:
    kinds = Counter((row.kind, row.colour) for row in CARD.values())
    assert all(kinds["start", colour] == 2 and kinds["market", colour] == 12 for colour in COLOURS)
    assert sum(row.copies for row in MODULE.values()) == 48
    markers = len(SITE) + 2 * len(COLOURS) + NUMBERS.discs
    assert len(NUMBERS.progress_points) == markers + 1


TEXTS = [("CARD", "top"), ("CARD", "bottom"), ("MODULE", "effect"), ("MACHINE", "effect")]
TEXTS += [("CRATE", "effect"), ("TILE", "reward"), ("TILE", "spring"), ("TRIBE", "sun")]
TEXTS += [("TRIBE", "moon"), ("LAKE", "small"), ("LAKE", "large")]


def refused(monkeypatch: pytest.MonkeyPatch, table: str, row: Any, effects: bool = True) -> str:
    """Why a table is refused with this row in place of its own of this id."""
    rows = getattr(content, table)
    with monkeypatch.context() as patched:
        patched.setattr(content, table, row if table == "NUMBERS" else {**rows, row.id: row})
        check = content._check_effects if effects else content._check_board
        with pytest.raises(ContentError) as error:
            check()
    return str(error.value)


@pytest.mark.parametrize(("table", "field"), TEXTS)
@pytest.mark.parametrize("text", ["QQ1", "F1 range1"])
def test_effects_are_written_in_codes(
    monkeypatch: pytest.MonkeyPatch, table: str, field: str, text: str
) -> None:
    """Each text of each row, and each code of it."""
    for row in getattr(content, table).values():
        told = refused(monkeypatch, table, row.model_copy(update={field: text}))
        assert f"row {row.id}, field {field}" in told


@pytest.mark.parametrize(
    ("field", "text"),
    [("now", "QQ1"), ("gives", "QQ1"), ("machine", "range1"), ("always", "QQ1"), ("always", "F1")],
)
def test_technologies_are_written_in_codes_and_figures(
    monkeypatch: pytest.MonkeyPatch, field: str, text: str
) -> None:
    """[tribe.techs] What holds from then on is a figure, the rest are effects."""
    for row in content.TRIBE.values():
        for node in row.techs:
            techs = {**row.techs, node: Tech(**{field: text})}
            told = refused(monkeypatch, "TRIBE", row.model_copy(update={"techs": techs}))
            assert f"row {row.id}, field {node}" in told


@pytest.mark.parametrize(
    "field",
    ["devotion_bonus", "progress", "score", "seat_bonus", "hibernation", "lantern_gift"],
)
def test_bonuses_of_tracks_are_written_in_codes(
    monkeypatch: pytest.MonkeyPatch, field: str
) -> None:
    """[points.track, hibernate.track] Also what a seat begins with, and what a lantern brings."""
    was = getattr(NUMBERS, field)
    wrong = (
        {"1": "QQ1"} if isinstance(was, Mapping) else "QQ1" if isinstance(was, str) else ("QQ1",)
    )
    assert "QQ" in refused(monkeypatch, "NUMBERS", NUMBERS.model_copy(update={field: wrong}))


def test_a_tile_has_a_place_and_its_water_a_spring(monkeypatch: pytest.MonkeyPatch) -> None:
    """[build.water, setup.board]"""
    for row in TILE.values():
        spring = "" if row.spring else "F1"
        dry = row.model_copy(update={"spring": spring})
        assert "with water" in refused(monkeypatch, "TILE", dry, False)
        nowhere = row.model_copy(update={"place": "c4"})
        assert "no stack and no site" in refused(monkeypatch, "TILE", nowhere, False)


def test_a_site_gives_a_machine_that_there_is(monkeypatch: pytest.MonkeyPatch) -> None:
    """[machines.choice]"""
    for row in SITE.values():
        told = refused(monkeypatch, "SITE", row.model_copy(update={"printed": "samovar"}), False)
        assert f"row {row.id}, field printed" in told
