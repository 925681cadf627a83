"""A finished game on the page one touches, stepped through in a browser beside the playground."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.table import open_table, pick, playground, say_bare
from tests.browser.test_touch_board import link_of, sized

MOVES = 4


@pytest.fixture(scope="module")
def address(browser: Any, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Alice's link to a game that she has ended after some picks."""
    with playground(tmp_path_factory.mktemp("past")) as at:
        page = sized(browser, 1400, 900)
        page.goto(at)
        page.locator(".composer-text").first.wait_for()
        open_table(page, "happy_dayz")
        for _ in range(MOVES):
            pick(page)
        link = link_of(page)
        say_bare(page, "/game end")
        page.locator('[data-custom-id$=":end_sure"]').last.click()
        page.locator('[data-custom-id*=":replay"]').last.wait_for()
        yield link
        page.close()


@pytest.fixture
def board(browser: Any, address: str) -> Iterator[Any]:
    wrong: list[str] = []
    page = sized(browser, 350, 760)
    page.on("pageerror", lambda error: wrong.append(str(error)))
    page.on("console", lambda said: wrong.append(said.text) if said.type == "error" else None)
    page.goto(address)
    page.locator("#world img").wait_for()
    yield page
    page.close()
    assert wrong == []


def last_of(page: Any) -> int:
    page.locator("#last").click()
    expect(page.locator("#of")).to_have_text(re.compile(r"^sur \d+$"))
    return int(page.locator("#of").inner_text().split()[-1])


def test_it_is_stepped_through_by_buttons_keys_and_number(board: Any) -> None:
    move = board.locator("#move")
    expect(move).to_have_value(re.compile(r"^\d+$"))
    first_value = move.input_value()
    last = last_of(board)
    assert first_value == str(last), "the end of a game is its last move"
    assert last >= MOVES
    expect(move).to_have_value(str(last))
    board.locator("#back").click()
    expect(move).to_have_value(str(last - 1))
    board.keyboard.press("ArrowLeft")
    expect(move).to_have_value(str(last - 2))
    board.keyboard.press("ArrowRight")
    expect(move).to_have_value(str(last - 1))
    board.locator("#forward").click()
    expect(move).to_have_value(str(last))
    source = board.locator("#world img").get_attribute("src")
    board.locator("#first").click()
    expect(move).to_have_value("0")
    expect(board.locator("#told")).to_contain_text("Voici la donne")
    expect(board.locator("#world img")).not_to_have_attribute("src", source)
    move.fill("2")
    move.press("Enter")
    expect(board.locator("#here")).to_have_attribute("href", re.compile(r"^#game=\d+&move=2$"))
    move.press("ArrowLeft")
    move.fill(str(last + 1))
    move.press("Enter")
    expect(board.locator("#line")).to_contain_text(f"de 0 à {last}")
    expect(move).to_have_value("2")
    assert board.evaluate("document.documentElement.scrollWidth") <= 350
    named = board.locator("#past button, #past input, #past select").evaluate_all(
        "all => all.every(one => one.getAttribute('aria-label'))"
    )
    assert named


def test_a_seat_sees_its_own_and_has_its_sheet(board: Any) -> None:
    board.locator("#first").click()
    expect(board.locator("#told")).to_be_visible()
    expect(board.locator("#tabs button")).to_have_count(0)
    board.locator("#view").select_option("1")
    expect(board.locator("#tabs button")).to_have_count(2)
    source = board.locator("#world img").get_attribute("src")
    board.locator("#tabs button").last.click()
    expect(board.locator("#world img")).not_to_have_attribute("src", source)
    expect(board.locator("#tabs button").last).to_have_attribute("aria-pressed", "true")
    board.get_by_role("button", name="EN", exact=True).click()
    expect(board.locator("#told")).to_contain_text("This is the deal")
    expect(board.locator("#view option:checked")).to_contain_text("Point of view")
    expect(board.locator("#past")).to_have_attribute("aria-label", re.compile("move by move"))


def test_a_position_has_an_address(browser: Any, board: Any, address: str) -> None:
    board.locator("#first").click()
    board.locator("#forward").click()
    expect(board.locator("#move")).to_have_value("1")
    assert board.url == f"{address}&move=1", "the token stays where it was"
    board.reload()
    expect(board.locator("#move")).to_have_value("1")
    shared = board.locator("#here").evaluate("one => one.href")
    assert re.fullmatch(re.escape(f"{address.partition('#')[0]}#game=") + r"\d+&move=1", shared), (
        "no token is passed on"
    )
    board.locator("#forward").click()
    expect(board.locator("#move")).to_have_value("2")
    board.goto(shared)
    expect(board.locator("#move")).to_have_value("1")
    assert board.url == f"{address}&move=1"
    other = sized(browser, 350, 760)
    other.goto(shared)
    expect(other.locator("#line")).to_contain_text("dans le même onglet")
    expect(other.locator("main")).to_be_hidden()
    other.close()


@pytest.mark.parametrize("foreign", ["#game=999&move=1", "#move=1", "#game=&move=1"])
def test_an_address_of_another_game_is_a_sentence_and_moves_nothing(
    board: Any, address: str, foreign: str
) -> None:
    board.locator("#first").click()
    expect(board.locator("#move")).to_have_value("0")
    board.goto(f"{address.partition('#')[0]}{foreign}")
    expect(board.locator("#line")).to_contain_text("d’une autre partie")
    expect(board.locator("#move")).to_have_value("0")
    assert board.url == f"{address}&move=0", "a reload comes back to this game"
    board.goto("about:blank")
    board.goto(f"{address}&game=999&move=1")
    expect(board.locator("#line")).to_contain_text("d’une autre partie")
    assert board.url == address


def test_a_game_that_runs_again_leaves_its_past(board: Any, address: str) -> None:
    board.locator("#first").click()
    expect(board.locator("#told")).to_be_visible()
    board.locator("#view").select_option("1")
    expect(board.locator("#tabs button")).to_have_count(2)
    board.evaluate(
        """() => {
            touch.send = () => {}; // the bot would answer that it has ended
            touch.take(JSON.stringify({ ...touch.state, past: null }));
        }"""
    )
    for gone in ("#past", "#told"):
        expect(board.locator(gone)).to_be_hidden()
    assert board.url == address
    assert board.evaluate("[touch.which, touch.past.now, 'past' in touch.pictures]") == [
        "board", None, False,
    ]  # fmt: skip
