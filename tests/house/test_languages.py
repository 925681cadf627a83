"""Places that list the bot's languages and cannot read them from `LOCALES` have all of them."""

from __future__ import annotations

import re
from pathlib import Path
from typing import get_args

import pytest

from bot.app.config import Config
from bot.texts import LOCALES, Library
from engine.content import Rule
from tests.lab.samples import SAMPLES
from tests.lab.translations import findings

ROOT = Path(__file__).resolve().parents[2]


def test_a_host_may_choose_each_language() -> None:
    assert get_args(Config.model_fields["locale"].annotation) == LOCALES


@pytest.mark.parametrize("locale", LOCALES)
def test_a_rule_has_fields_for_each_language(locale: str) -> None:
    section = "section" if locale == "fr" else f"section_{locale}"
    assert {f"title_{locale}", f"text_{locale}", section} <= Rule.model_fields.keys()


@pytest.mark.parametrize("locale", LOCALES)
def test_each_language_has_its_name(locale: str) -> None:
    texts = Library(strict=True)
    names = {texts.texts(reader).say(f"language-{locale}") for reader in LOCALES}
    assert len(names) == 1, "in its own language, for every reader"


def test_samples_are_in_each_language() -> None:
    assert {len(sample) for sample in SAMPLES.values()} == {len(LOCALES)}


def test_the_touch_board_has_a_button_for_each_language() -> None:
    page = (ROOT / "bot/features/touch/page/touch.html").read_text(encoding="utf-8")
    assert tuple(re.findall(r'<button [^>]*data-locale="(\w+)"', page)) == LOCALES


def test_the_container_keeps_the_data_of_each_language() -> None:
    docker = (ROOT / "Dockerfile").read_text(encoding="utf-8")
    assert set(re.findall(r"! -name '(\w+)\*?\.dat'", docker)) == {"root", *LOCALES}


@pytest.mark.parametrize("locale", LOCALES)
def test_each_language_is_complete_and_fits_its_places(locale: str) -> None:
    assert list(findings(locale)) == []


def test_what_a_translation_lacks_is_listed(tmp_path: Path) -> None:
    shared = tmp_path / "data" / "texts"
    for locale, text in {
        "fr": "one = Un\nbutton-two = Deux { $n }\nthree = Trois\n",
        "de": "one = Eins { $x }\nbutton-two = { $n }" + " zwei" * 20 + "\nfour = Vier\n",
    }.items():
        (shared / locale).mkdir(parents=True)
        (shared / locale / "house.ftl").write_text(text)
    lines = list(findings("de", tmp_path / "data", games=()))
    assert [line.removeprefix("data/texts/de/house.ftl: ") for line in lines] == [
        "one: its variables must be none",
        "three: missing",
        "four: unknown",
        "button-two: 100 characters, at most 80",
    ]
