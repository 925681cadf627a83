"""`python -m tests.lab bench --touch`: its figures, at one table for a moment."""

from __future__ import annotations

import pytest

from tests.lab import touch


async def test_every_required_figure_is_measured(monkeypatch: pytest.MonkeyPatch) -> None:
    async def no_browser(address: str) -> None:
        assert address.startswith("http://127.0.0.1:")

    monkeypatch.setattr(touch, "first_paint", no_browser)
    left_out: list[str] = []
    found = {
        row.name: row
        async for row in touch.touch("happy_dayz", 0.5, left_out.append, pages=4, quiet_s=0.5)
    }
    targets = {name: row.target for name, row in found.items() if row.target is not None}
    assert targets == {
        "happy_dayz: regions, of what drawing takes": 5,
        "an open page: memory": 200,
        "4 open pages, 0.5 s without a move: frames": 0,
        "4 open pages, 0.5 s without a move: received": 0,
        "a tap that looks: answered, p99": 50,
        "a tap that looks: not answered": 0,
        "a press of the menu: answered, p99": 50,
        "a press of the menu: not answered": 0,
    }
    for name, target in targets.items():
        if target == 0:
            assert found[name].value == 0, name
    assert found["of the presses, picks"].value > 0
    assert left_out == ["first paint: left out, for Playwright or Chromium is not here"]


async def test_an_unknown_game_is_refused() -> None:
    with pytest.raises(ValueError, match="no game called 'chess'"):
        await anext(touch.touch("chess", 1.0, print))
