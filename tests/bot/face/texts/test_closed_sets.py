"""The closed sets of words that mypy holds are those that have texts, timers and players."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import get_args

import pytest

from bot.app.firings import firings
from bot.discord.posts import MESSAGES, NOTICES
from bot.discord.rates import Subject
from bot.features import FEATURES, tables_over
from bot.model.states import SEAT_KINDS, CoreNotice, CoreTimer
from bot.store import Store
from bot.texts import DATA, LOCALES, house_files
from engine.players import PLAYERS
from engine.record import RecordFault
from engine.undo import Barrier
from tests.bot.face.texts.composed import texts_given, texts_in
from tests.fluent import variables_of
from tests.house.sources import nodes, python_files

ROOT = DATA.parent
REASON_AT = {"Refused": 0, "changes": 0, "change": 1, "_refused": 1}
"""What is called with a reason -> which argument it is."""
REASON_NAMES = {"open", "over", "conflict"}
"""Keywords whose value is a reason, of kinds of requests and transactions."""


@cache
def words(folder: str, but: str) -> frozenset[str]:
    """Every text written in the code of a folder, except in modules of that name."""
    return frozenset(
        node.value
        for path in (ROOT / folder).rglob("*.py")
        if path.name != but
        for node in nodes(path)
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    )


@cache
def texts_of(locale: str, beginning: str) -> frozenset[str]:
    """The ids of the house's texts that begin so."""
    ids = {
        text_id.partition(".")[0]
        for path in house_files(locale)
        for text_id in variables_of(path.read_text("utf-8"), path.name)
    }
    return frozenset(text_id for text_id in ids if text_id.startswith(beginning))


@cache
def core_reasons() -> frozenset[str]:
    """The reasons of the core, which are the texts outside of features; "rules" has no text."""
    return frozenset({"rules", *_reasons(own=False)})


@cache
def own_reasons() -> dict[str, str]:
    """Each reason of a feature, which are the texts in its folder -> the feature."""
    return _reasons(own=True)


def _reasons(*, own: bool) -> dict[str, str]:
    return {
        text_id.partition(".")[0].removeprefix("refused-"): path.parent.name
        for path in house_files(LOCALES[0])
        if (path.stem == LOCALES[0]) is own
        for text_id in variables_of(path.read_text("utf-8"), path.name)
        if text_id.startswith("refused-")
    }


@cache
def declared(kind: str) -> frozenset[str]:
    """Every word that features declare as this kind: `OwnNotice("poll")`."""
    return texts_given(kind, 0, "bot/features")


def given_reasons(path: Path) -> Iterator[str]:
    """The reasons that a module's code gives."""
    for node in nodes(path):
        if isinstance(node, ast.Call):
            name = getattr(node.func, "attr", getattr(node.func, "id", ""))
            given = [one.value for one in node.keywords if one.arg in REASON_NAMES]
            given += node.args[REASON_AT[name] : REASON_AT[name] + 1] if name in REASON_AT else []
            for value in given:
                yield from texts_in(value, {})


@pytest.mark.parametrize("locale", LOCALES)
def test_exactly_the_reasons_of_the_core_have_a_shared_text(locale: str) -> None:
    said = {text.removeprefix("refused-") for text in texts_of(locale, "refused-")}
    assert said == {*core_reasons(), *own_reasons()} - {"rules"}
    assert own_reasons().keys() & core_reasons() == set()


def test_every_reason_of_a_refusal_is_used() -> None:
    made = {f"record-{fault}" for fault in get_args(RecordFault)}
    made |= {f"undo-{barrier}" for barrier in get_args(Barrier)}
    made |= {f"limit-{subject}" for subject in get_args(Subject)}
    assert made <= core_reasons()
    assert {*core_reasons(), *own_reasons()} - words("bot", but="") - made == set()


def test_code_refuses_for_reasons_of_the_core_its_own_and_those_of_features_before_it() -> None:
    names, owners, found = [feature.name for feature in FEATURES], own_reasons(), 0
    for path in python_files("bot"):
        parts = path.relative_to(ROOT / "bot").parts
        own = parts[1] if parts[0] == "features" and len(parts) > 2 else ""
        if parts[0] == "playground":
            continue
        may = set(names[: names.index(own) + 1]) if own else set()
        for reason in given_reasons(path):
            found += 1
            assert reason in core_reasons() or owners.get(reason) in may, f"{path}: {reason}"
    assert found > 200


@pytest.mark.parametrize("locale", LOCALES)
def test_every_notice_has_a_sentence_or_a_page(locale: str) -> None:
    pages = {key for slot in (MESSAGES, NOTICES) for added in slot.of(FEATURES) for key in added}
    begun = {one.removeprefix("notice-") for one in texts_of(locale, "notice-")}
    begun |= {one.removesuffix("-by") for one in begun}
    assert {*get_args(CoreNotice), *declared("OwnNotice")} - begun - pages == {"story"}


def test_every_notice_is_posted_somewhere() -> None:
    assert set(get_args(CoreNotice)) - words("bot", but="states.py") == set()


def test_every_kind_of_timer_does_something() -> None:
    tables = tables_over(Store.__new__(Store))
    assert declared("OwnTimer") == {"stall", "repace", "halt"}
    assert firings(tables).keys() == {*get_args(CoreTimer), *declared("OwnTimer")}


def test_the_kinds_of_a_seat_are_human_and_the_computers() -> None:
    assert set(SEAT_KINDS) == {"human", *PLAYERS}
