"""Modals and suggestions that Discord refuses, the stand-in refuses: each beside a good twin."""

from __future__ import annotations

from typing import Any

import pytest

from tests.playground.test_refusals import button, row, select, without
from tests.playground.wire import call_back, interact
from tests.standin import StandIn


def text_input(**more: Any) -> dict[str, Any]:
    return {"type": 4, "custom_id": "i", "style": 1, **more}


def label(component: Any = None, **more: Any) -> dict[str, Any]:
    return {"type": 18, "label": "l", "component": component or text_input(), **more}


def modal(*parts: Any, **more: Any) -> dict[str, Any]:
    return {"custom_id": "m", "title": "t", "components": list(parts), **more}


MODALS: dict[str, tuple[Any, Any]] = {
    "6 parts": (
        modal(*[label(text_input(custom_id=f"i{n}")) for n in range(6)]),
        modal(*[label(text_input(custom_id=f"i{n}")) for n in range(5)]),
    ),
    "no parts": (modal(), modal(label())),
    "title": (modal(label(), title="x" * 46), modal(label(), title="x" * 45)),
    "no title": (without(modal(label()), "title"), modal(label())),
    "label": (modal(label(label="x" * 46)), modal(label(label="x" * 45))),
    "custom id": (modal(label(), custom_id="x" * 101), modal(label(), custom_id="x" * 100)),
    "same custom id": (modal(label(), label()), modal(label(), label(text_input(custom_id="j")))),
    "input 4001": (
        modal(label(text_input(max_length=4001))),
        modal(label(text_input(max_length=4000))),
    ),
    "min over max": (
        modal(label(text_input(min_length=5, max_length=4))),
        modal(label(text_input(min_length=4, max_length=4))),
    ),
    "value too long": (
        modal(label(text_input(value="xxx", max_length=2))),
        modal(label(text_input(value="xx", max_length=2))),
    ),
    "button": (modal(row(button())), modal(label())),
    "disabled select": (modal(label(select(disabled=True))), modal(label(select()))),
    "unknown key": (modal(label(hint="x")), modal(label(description="x"))),
}


@pytest.mark.parametrize("name", MODALS)
async def test_modal(standin: StandIn, name: str) -> None:
    faulty, good = MODALS[name]
    refused = await call_back(standin, interact(standin), {"type": 9, "data": faulty})
    assert refused.code == 50035
    taken = await call_back(standin, interact(standin), {"type": 9, "data": good})
    assert taken.status == 200, taken.body


def choices(count: int, **more: Any) -> dict[str, Any]:
    return {"choices": [{"name": f"n{n}", "value": f"v{n}"} | more for n in range(count)]}


SUGGESTIONS: dict[str, tuple[Any, Any]] = {
    "26": (choices(26), choices(25)),
    "name": (choices(1, name="x" * 101), choices(1, name="x" * 100)),
    "no name": (choices(1, name=""), choices(1)),
    "value": (choices(1, value="x" * 101), choices(1, value="x" * 100)),
    "wrong type": (choices(1, value=5), choices(1, value="5")),
    "unknown key": (choices(1, label="x"), choices(1)),
}


@pytest.mark.parametrize("name", SUGGESTIONS)
async def test_suggestion(standin: StandIn, name: str) -> None:
    faulty, good = SUGGESTIONS[name]
    refused = await call_back(standin, interact(standin, 4), {"type": 8, "data": faulty})
    assert refused.code == 50035
    assert (await call_back(standin, interact(standin, 4), {"type": 8, "data": good})).status == 200
