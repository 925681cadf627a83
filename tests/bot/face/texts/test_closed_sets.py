"""The closed sets of words that mypy holds are those that have texts, timers and players."""

from __future__ import annotations

import ast
from functools import cache
from typing import get_args

import pytest

from bot.app.firings import firings
from bot.discord.posts import MESSAGES, NOTICES
from bot.features import FEATURES, tables_over
from bot.model.reasons import REASONS
from bot.model.states import SEAT_KINDS, CoreNotice, CoreTimer
from bot.store import Store
from bot.texts import DATA, LOCALES, house_files
from engine.players import PLAYERS
from tests.bot.face.texts.composed import texts_given
from tests.fluent import variables_of
from tests.house.sources import nodes

ROOT = DATA.parent


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
def declared(kind: str) -> frozenset[str]:
    """Every word that features declare as this kind: `OwnNotice("poll")`."""
    return texts_given(kind, 0, "bot/features")


@pytest.mark.parametrize("locale", LOCALES)
def test_exactly_the_reasons_of_refusals_have_a_text(locale: str) -> None:
    """Mypy lets code refuse for a reason of the set alone, so each has a text and none is extra."""
    said = {text.removeprefix("refused-") for text in texts_of(locale, "refused-")}
    assert said == set(REASONS) - {"rules"}


def test_every_reason_of_a_refusal_is_used() -> None:
    assert set(REASONS) - words("bot", but="reasons.py") == set()


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
