"""On a phone, in both languages: a table with rendezvous is set up, and a turn is rehearsed."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import TimeoutError, expect

from tests.browser.table import fill, newest, playground, say, say_bare

PHONE = {"width": 390, "height": 844}
SAID = {
    "fr": (
        "Rendez-vous", "12 h", "tous les jours à 12 h et 21 h", "Prochain rendez-vous",
        "Essai — ", "Jusqu’ici", "inconnu à la table", "la table n’en a rien vu",
        "Votre essai est désormais votre plan",
    ),
    "en": (
        "Deadlines", "12:00", "every day at 12:00 and 21:00", "Next deadline",
        "Rehearsal — ", "So far", "unknown at the table", "the table has seen none of it",
        "What you rehearsed is now your plan",
    ),
}  # fmt: skip
"""What is chosen: the pace, noon. What is then read: in the lobby, on the board, above a rehearsal,
before its picks and where it guesses, at its end, and above the plan."""


@pytest.fixture
def address(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    monkeypatch.setenv("GHARKANE_ORDER_PAUSE", "600")  # the plan is read before it answers
    with playground(tmp_path) as url:
        yield url


def press(page: Any, match: str, then: str) -> Any:
    """Press the first control whose id matches, in the newest message that has one, until a
    message holds a control whose id matches `then`; that message. A page that is drawn again
    meanwhile may miss a press."""
    wanted, shown = f"[data-custom-id{match}]", newest(page, f"[data-custom-id{then}]")
    for _ in range(20):
        if shown.count():
            return shown
        with suppress(TimeoutError):
            newest(page, wanted).locator(wanted).first.click(timeout=5000)
        with suppress(TimeoutError):
            shown.wait_for(timeout=8000)
    raise AssertionError(f"{match} never leads to {then}")


def choose(page: Any, name: str, option: str) -> None:
    """Choose the option with this beginning in a select with this id. A page that is drawn again
    meanwhile may close it."""
    wanted = f'[data-custom-id="p1:1:{name}"]'
    for _ in range(20):
        with suppress(TimeoutError):
            newest(page, wanted).locator(wanted).click(timeout=5000)
            page.get_by_role("option", name=re.compile(f"^{option}")).click(timeout=5000)
            if page.locator(".select-bar button").count():  # several may be chosen
                page.locator(".select-bar button").click(timeout=5000)
            return
    raise AssertionError(f"{option} is never chosen")


@pytest.mark.parametrize("locale", SAID)
def test_a_turn_at_a_table_with_rendezvous_is_rehearsed(
    address: str, visit: Any, locale: str
) -> None:
    pace, noon, lobby, board, title, so_far, guess, dropped, kept = SAID[locale]
    page = visit(at=address, until=".composer")
    if locale == "en":
        page.get_by_role("button", name="Alice parle français").click()
    page.set_viewport_size(PHONE)
    say(page, "/game new game:gharkane")
    press(page, '="l1:1:pace"', '="p1:1:pace"')
    choose(page, "pace", pace)
    press(page, '$=":terms"', '="p1:1:times"')
    choose(page, "times", noon)
    expect(newest(page, '[data-custom-id$=":start"]')).to_contain_text(lobby)
    fill(page)
    # the private page that opens the game has the button too, and may come before or after
    public = page.locator('.message:not(.private):has([data-custom-id$=":ready"])')
    expect(public.last).to_contain_text(board)
    say_bare(page, "/play")
    for last, then, said in (
        ("drop", '$=":plan"', dropped),
        ("keep", '*=":plan_empty"', kept),
    ):
        copy = press(page, '$=":rehearse"', '*=":rehearse_drop"')
        expect(copy).to_contain_text(title)
        expect(copy).not_to_contain_text(so_far)
        copy = press(page, '*=":rehearse_at:t1"', '*=":rehearse_back"')
        expect(copy).to_contain_text(so_far)
        expect(copy).to_contain_text(f"🔮 {guess}")
        assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
        expect(press(page, f'*=":rehearse_{last}"', then)).to_contain_text(said)
