"""What people write: cleaned where it enters, plain where it is shown, digits that are numbers."""

from __future__ import annotations

import io
import logging
import re
import sys
import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.app.logs import Redacting
from bot.render.draw import fonts
from bot.words import HIGHEST, cleaned, isolated, looks, number, plain
from tests.monsters import MONSTERS, NAMES, NUMBERS

MARKS = re.compile(r"(?<!\\)(?:\\\\)*(?:[*_~`|<>\[\]@]|://)")
"""A mark that no backslash escapes."""
texts = st.one_of(
    st.sampled_from(MONSTERS),
    st.text(st.characters(), max_size=60),
    st.text("<>@#:*_`~|[]()\\ -+.1\n\u2028\u202e\u200bé\u0301אa", max_size=40),
)


@given(texts)
def test_what_is_kept_is_one_composed_line_of_what_can_be_seen(text: str) -> None:
    kept = cleaned(text, 50)
    assert len(kept) <= 50
    assert kept == kept.strip() == " ".join(kept.split())
    assert unicodedata.is_normalized("NFC", kept)
    assert not {unicodedata.category(c) for c in kept} & {"Cc", "Cf", "Cs", "Co", "Zl", "Zp"}
    assert not re.search(r"[\u0300-\u036f]{4}", unicodedata.normalize("NFC", kept))
    assert cleaned(kept, 50) == kept
    kept.encode()


@pytest.mark.parametrize("name", ["Zoé de l’Île", "李小龍", "O’Neill_2", "👩 Ömer", "שלום"])
def test_a_decent_name_stays_as_it_is(name: str) -> None:
    assert cleaned(name) == name


def test_nothing_is_left_of_what_cannot_be_seen() -> None:
    assert cleaned("\u200b\u2060\u3164\u2800\ufe0f\u202e\x00") == ""


@given(texts)
def test_no_mark_in_prose_means_anything(text: str) -> None:
    shown = plain(cleaned(text, 200))
    assert not MARKS.search(shown), shown
    assert not re.match(r"\u2068?(?:[#>+-]|\d+[.)])", shown), shown
    assert re.sub(r"\\(.)", r"\1", shown).strip("\u2068\u2069") == cleaned(text, 200)


def test_what_is_written_to_the_left_turns_nothing_beside_it() -> None:
    assert isolated("שלום") == "\u2068שלום\u2069"
    assert isolated("Zoé 12") == "Zoé 12"


def test_names_that_look_alike_are_known() -> None:
    for one, other in (("Bob", "bob "), ("Alice", "Аlісе"), ("Ill", "lIl"), ("Zoé", "ZOE")):
        assert looks(one) == looks(other)
    assert looks("Bob") != looks("Rob")
    assert looks("🧟") != looks("🧠")


def test_digits_are_a_number_the_database_can_hold_or_none() -> None:
    assert [number(text) for text in ("0", " 12 ", "007", str(HIGHEST))] == [0, 12, 7, HIGHEST]
    for text in ("", "-1", "1e3", "٣", "²", "1.5", "x", str(2**63), "9" * 90, "9" * 5000):
        assert number(text) is None, text
    assert number("7", 6) is None
    assert [number(text, 99) for text in NUMBERS if number(text, 99) is not None] == [0, 7]


@pytest.mark.parametrize("name", NAMES, ids=range(len(NAMES)))
def test_any_name_can_be_drawn_on_one_line(name: str) -> None:
    kept = cleaned(name)
    for text in (name, kept, isolated(kept)):
        assert fonts.width(text, "bold", 20) >= 0
        assert "\n" not in fonts.drawable(text)
        assert fonts.width(fonts.fitted(text, 90, "regular", 16), "regular", 16) <= 90
    assert fonts.drawable(isolated(kept)) == fonts.drawable(kept)


# --- the log --------------------------------------------------------------------------------------


def logged(text: str, *, fault: bool = False) -> str:
    """What the log says of a record that quotes this text, in its message or in a traceback."""
    out = io.StringIO()
    handler = logging.StreamHandler(out)
    handler.setFormatter(Redacting("s3cret"))
    info = None
    if fault:
        try:
            raise ValueError(text)
        except ValueError:
            info = sys.exc_info()
    record = logging.LogRecord("bot", logging.ERROR, "", 0, "it said %s", (text,), info)
    handler.emit(record)
    return out.getvalue()


FORGED = "x\n2026-01-01 00:00:00,000 ERROR bot.client: all is lost\r\u2028\x1b[2J\u202e"


def test_no_line_of_the_log_can_be_forged() -> None:
    (line,) = logged(FORGED).splitlines()
    assert line.endswith(
        "x\\n2026-01-01 00:00:00,000 ERROR bot.client: all is lost\\r\\u2028\\x1b[2J\\u202e"
    )
    first, *rest = logged("fine", fault=True).splitlines()
    assert first.endswith("it said fine")
    assert rest[0] == "  Traceback (most recent call last):"
    for line in logged(FORGED, fault=True).splitlines()[1:]:
        assert line.startswith("  ")
        assert not {unicodedata.category(c) for c in line} & {"Cc", "Cf", "Zl", "Zp"}


@given(texts)
def test_a_record_is_one_line_whatever_it_quotes(text: str) -> None:
    (line,) = logged(text.encode(errors="replace").decode()).splitlines()
    assert "it said" in line
