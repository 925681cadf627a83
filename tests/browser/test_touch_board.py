"""The board one touches, in a browser beside the real playground: tapped, zoomed, read aloud."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.table import becomes_true, open_table, playground, say_bare
from tests.waiting import PATIENCE_S

SIZES = ((350, 760), (390, 844), (1280, 800))


def sized(browser: Any, wide: int, high: int) -> Any:
    page = browser.new_page()
    page.set_viewport_size({"width": wide, "height": high})
    page.set_default_timeout(1000 * PATIENCE_S)
    return page


def link_of(page: Any) -> str:
    """Ask for a link to one's board; its address."""
    say_bare(page, "/board link")
    link = page.locator("a.button.link").last
    link.wait_for()
    return str(link.get_attribute("href"))


@pytest.fixture(scope="module")
def begun(browser: Any, tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Any, str]]:
    """The playground's page with a game of Gharkane, and the address of Alice's board."""
    with playground(tmp_path_factory.mktemp("touch")) as address:
        page = sized(browser, 1400, 900)
        page.goto(address)
        page.locator(".composer-text").first.wait_for()
        open_table(page, "gharkane")
        page.locator('[data-custom-id$=":play"]').first.wait_for()
        yield page, link_of(page)
        page.close()


@pytest.fixture
def board(browser: Any, begun: tuple[Any, str]) -> Iterator[Any]:
    """Alice's board in a page of its own; what goes wrong there fails the test."""
    wrong: list[str] = []
    page = sized(browser, 390, 844)
    page.on("pageerror", lambda error: wrong.append(str(error)))
    page.on("console", lambda said: wrong.append(said.text) if said.type == "error" else None)
    page.goto(begun[1])
    page.locator("#world img").wait_for()
    yield page
    page.close()
    assert wrong == []


def test_it_opens_beside_the_channel_and_is_tapped_there(begun: tuple[Any, str]) -> None:
    page = begun[0]
    page.locator("a.button.link").last.click()
    frame = page.frame_locator(".beside iframe")
    frame.locator("#world img").wait_for()
    assert page.locator(".composer-text").first.is_visible()
    frame.locator("#question button.primary").first.click()
    expect(frame.locator("#question")).to_contain_text("Confirmer")
    frame.get_by_role("button", name="Confirmer").click()
    expect(frame.locator("#log")).to_contain_text(re.compile("abri|partie"))
    frame.locator("#stage polygon").first.click(force=True)
    expect(frame.locator("#thing h2")).not_to_be_empty()
    frame.locator("#thing").get_by_role("button", name="Fermer").click()
    expect(frame.locator("#thing")).to_be_hidden()
    page.get_by_role("button", name="Fermer", exact=True).click()
    expect(page.locator(".beside")).to_have_count(0)


@pytest.mark.parametrize(("wide", "high"), SIZES)
def test_it_fits(browser: Any, begun: tuple[Any, str], wide: int, high: int) -> None:
    page = sized(browser, wide, high)
    page.goto(begun[1])
    page.locator("#world img").wait_for()
    assert page.evaluate("document.documentElement.scrollWidth") <= wide
    small = page.locator("button:visible").evaluate_all(
        "all => all.map(b => b.getBoundingClientRect()).filter(b => b.height < 32).length"
    )
    assert small == 0, "a finger is wide"
    page.close()


SCALE = "new DOMMatrix(getComputedStyle(document.getElementById('world')).transform).a"

FITTED = """() => {
  const [stage, image] = [document.getElementById("stage"), document.querySelector("#world img")];
  return Math.min(stage.clientWidth / image.width, stage.clientHeight / image.height);
}"""
"""The scale at which the whole picture is shown."""


def becomes(board: Any, condition: str) -> None:
    """Wait until the board's `scale` meets this condition: a change of scale is animated."""
    becomes_true(board, f"() => {{ const scale = {SCALE}; return {condition}; }}")


def test_it_is_zoomed_by_wheel_keys_buttons_and_two_fingers(board: Any) -> None:
    stage = board.locator("#stage")
    fitted, box = float(board.evaluate(FITTED)), stage.bounding_box()
    larger, as_fitted = f"scale > {fitted} * 1.2", f"Math.abs(scale / {fitted} - 1) < 0.01"
    board.locator("#fit").click()
    becomes(board, as_fitted)
    board.mouse.move(box["x"] + 50, box["y"] + 50)
    board.mouse.wheel(0, -400)
    becomes(board, larger)
    stage.focus()
    board.keyboard.press("0")
    becomes(board, as_fitted)
    board.keyboard.press("+")
    becomes(board, larger)
    board.locator("#fit").click()
    becomes(board, as_fitted)
    stage.evaluate(
        """(stage) => {
          const at = (type, id, x) => stage.dispatchEvent(new PointerEvent(type,
            {pointerId: id, clientX: stage.getBoundingClientRect().left + x,
             clientY: stage.getBoundingClientRect().top + 80, bubbles: true}));
          stage.setPointerCapture = () => {};
          at("pointerdown", 1, 100); at("pointerdown", 2, 140);
          for (let x = 140; x <= 260; x += 20) at("pointermove", 2, x);
          at("pointerup", 1, 100); at("pointerup", 2, 260);
        }"""
    )
    becomes(board, f"scale > {fitted} * 2")


NEAR = """() => {
  const element = document.getElementById("stage");
  const stage = new Stage(element, () => {});
  const look = (wide, high, regions) => {
    Object.assign(stage, { size: [wide, high], held: false });
    document.body.style.setProperty("--stage", high / wide);
    stage.near(regions);
    const scale = stage.least * stage.zoom;
    const room = [element.clientWidth, element.clientHeight];
    return { across: wide * scale, left: stage.x, top: stage.y, scale, room };
  };
  const open = { picks: 1, points: [600, 600, 900, 600, 900, 800] };
  const shut = { picks: 0, points: [0, 0, 9, 9, 0, 9] };
  const tall = look(720, 2900, [shut]), board = look(1200, 1560, []);
  const near = look(1200, 1560, [open, shut]);
  stage.by(0.5);
  const held = stage.zoom;
  stage.near([open]);
  return { tall, board, near, moved: stage.zoom !== held };
}"""


def test_on_a_phone_a_picture_fills_the_width_and_what_can_be_picked_is_near(board: Any) -> None:
    found = board.evaluate(NEAR)
    tall, near, scale = found["tall"], found["near"], found["near"]["scale"]
    assert tall["across"] == pytest.approx(tall["room"][0], abs=1)
    assert (tall["left"], tall["top"]) == (0, 0)
    assert found["board"]["across"] >= found["board"]["room"][0] * 0.9
    wide, high = near["room"]
    assert near["across"] > wide * 2
    assert 0 <= near["left"] + 600 * scale < near["left"] + 900 * scale <= wide
    assert 0 <= near["top"] + 600 * scale < near["top"] + 800 * scale <= high
    assert not found["moved"], "a viewer who moves it keeps the place"


ON_TOP = """() => {
  const element = document.createElement("div");
  element.append(h("div", { className: "world" }), h("p", { className: "waiting" }));
  const stage = new Stage(element, () => {});
  const regions = [2, 0, 1].map((picks) => ({ picks, points: [0, 0, 9, 0, 9, 9] }));
  stage.show({ wide: 100, high: 100, alt: "", regions }, "data:,");
  stage.choose(1);
  return [...element.querySelectorAll("polygon")]
    .map((shape) => shape.dataset.index + (shape.classList.contains("chosen") ? "!" : ""));
}"""


def test_a_phone_that_is_turned_gets_the_other_form_of_the_board(board: Any) -> None:
    image = board.locator("#world img")
    for across, down, pixels in ((390, 844, 725), (844, 390, 1200), (390, 844, 725)):
        board.set_viewport_size({"width": across, "height": down})
        expect(image).to_have_attribute("width", str(pixels))
        high = int(image.get_attribute("height"))
        assert (pixels * 3 <= high * 2) is (across < down)
        assert board.evaluate("document.documentElement.scrollWidth") <= across


def test_what_can_be_picked_lies_above_what_only_can_be_looked_at(board: Any) -> None:
    assert board.evaluate(ON_TOP) == ["1!", "0", "2"]


def test_places_are_named_and_reached_by_the_keyboard(board: Any) -> None:
    board.locator("#places summary").focus()
    board.keyboard.press("Enter")
    first = board.locator("#places button").first
    expect(first).not_to_be_empty()
    first.focus()
    board.keyboard.press("Enter")
    expect(board.locator("#thing")).to_be_focused()
    assert first.inner_text().splitlines()[0] == board.locator("#thing h2").inner_text()
    board.keyboard.press("Escape")
    expect(board.locator("#thing")).to_be_hidden()
    unnamed = board.locator("button").evaluate_all(
        "all => all.filter(b => !(b.innerText.trim() || b.getAttribute('aria-label'))).length"
    )
    assert unnamed == 0
    assert board.locator("#world img").get_attribute("alt")
    expect(board.locator("html")).to_have_attribute("lang", "fr")
    board.get_by_role("button", name="EN", exact=True).click()
    expect(board.locator("#log summary")).to_have_text("Log")
    expect(board.locator("html")).to_have_attribute("lang", "en")


LONG_CHOICE = """() => {
  const label = "Actives au départ : Glaneuse, Conteuse et Forgeron ".repeat(3);
  const options = document.createElement("div");
  options.className = "options";
  for (let n = 0; n < 25; n++) {
    const button = document.createElement("button");
    button.textContent = label;
    options.append(button);
  }
  const choice = document.createElement("fieldset");
  choice.append(options);
  document.querySelector("#question").append(choice);
  const cut = (button) => button.scrollHeight > button.clientHeight;
  return [...options.children].filter(cut).length;
}"""


def test_no_option_of_a_long_choice_is_cut(board: Any) -> None:
    assert board.evaluate(LONG_CHOICE) == 0


def test_nothing_moves_for_who_wants_it_still(browser: Any, begun: tuple[Any, str]) -> None:
    page = sized(browser, 390, 844)
    page.emulate_media(reduced_motion="reduce")
    page.goto(begun[1])
    page.locator("#world img").wait_for()
    page.locator("#in").click()
    moves = "getComputedStyle(document.getElementById('world')).transitionDuration"
    assert page.evaluate(moves) == "0s"
    page.close()


def test_what_anybody_wrote_is_text(board: Any) -> None:
    made = board.evaluate(
        """() => {
          const box = document.createElement("div");
          const words = "<img src=x onerror=alert(1)> **<b>x</b>** \\\\*y\\\\* <@12345678>";
          box.append(...rich(words, "en"));
          return [box.querySelectorAll("img, b, script").length, box.innerText];
        }"""
    )
    assert made == [0, "<img src=x onerror=alert(1)> <b>x</b> *y* …5678"]


def test_a_link_that_is_none_gets_a_sentence(browser: Any, begun: tuple[Any, str]) -> None:
    page = sized(browser, 390, 844)
    page.goto(begun[1].partition("#")[0] + "#1.2.x~en")
    expect(page.locator("#line")).to_contain_text("no longer works")
    expect(page.locator("main")).to_be_hidden()
    page.close()


@pytest.fixture
def desk(browser: Any, begun: tuple[Any, str]) -> Iterator[Any]:
    """Alice's board on a desk; what goes wrong there fails the test."""
    wrong: list[str] = []
    page = sized(browser, 1280, 720)
    page.on("pageerror", lambda error: wrong.append(str(error)))
    page.goto(begun[1])
    page.locator("#second img").wait_for()
    yield page
    page.close()
    assert wrong == []


def test_board_sheet_and_question_are_seen_at_once_on_a_desk(desk: Any) -> None:
    """Without a gutter between them, and nothing scrolls but the question and the log."""
    board, sheet, question, log = (
        desk.locator(name).bounding_box() for name in ("#stage", "#second", "#question", "#rest")
    )
    assert board["x"] == log["x"] == 0
    assert board["width"] == pytest.approx(sheet["x"], abs=1)
    assert sheet["x"] + sheet["width"] == pytest.approx(question["x"], abs=1)
    assert question["x"] + question["width"] == pytest.approx(1280, abs=1)
    assert log["y"] == pytest.approx(board["y"] + board["height"], abs=1)
    for part in (sheet, question, log):
        assert part["y"] + part["height"] == pytest.approx(720, abs=1)
    assert desk.evaluate("document.documentElement.scrollHeight") == 720
    assert desk.locator("#tabs button").count() == 0
    desk.set_viewport_size({"width": 900, "height": 720})
    expect(desk.locator("#second")).to_be_hidden()
    expect(desk.locator("#tabs button")).to_have_count(2)


def test_an_answer_is_seen_at_once_on_a_phone(board: Any) -> None:
    first = board.locator("#question button").first.bounding_box()
    assert first["y"] + first["height"] <= 844
    assert board.locator("header").bounding_box()["height"] <= 64


def test_digits_answer_and_a_touched_thing_first(desk: Any) -> None:
    numbered = desk.locator("#question [aria-keyshortcuts]")
    expect(numbered.first).to_have_attribute("aria-keyshortcuts", "1")
    asked = desk.locator("#question h2").inner_text()
    desk.locator("#second polygon.open").first.click(force=True)
    expect(desk.locator("#thing .pick").first).to_have_attribute("aria-keyshortcuts", "1")
    expect(numbered).to_have_count(0)
    desk.keyboard.press("Escape")
    told = desk.locator("#question").inner_text()
    desk.keyboard.press("1")
    becomes_true(desk, "told => document.getElementById('question').innerText !== told", told)
    back = desk.locator("#question button", has_text=re.compile("Reprendre|Retour"))
    while asked != desk.locator("#question h2").inner_text():
        back.last.click()
    desk.locator("#log ol").focus()
    assert desk.evaluate("document.activeElement.parentElement.id") == "log"


def test_pins_have_the_numbers_of_the_answers(desk: Any) -> None:
    keys = desk.locator("#question [data-key]").evaluate_all("all => all.map((a) => a.dataset.key)")
    assert keys == [str(number) for number in range(1, len(keys) + 1)]
    desk.locator(".pin").first.wait_for()
    pins = desk.locator(".pin").evaluate_all("all => all.map((pin) => pin.textContent)")
    assert pins
    assert {number for pin in pins for number in re.findall(r"\d+", pin)} <= {*keys}
    desk.locator("#second polygon.open").first.click(force=True)
    desk.locator("#thing .pick").first.wait_for()
    expect(desk.locator(".pin")).to_have_count(0)  # the digits are those of what was touched
    desk.keyboard.press("Escape")
    desk.locator(".pin").first.wait_for()


COVERING = """() => [touch.stage, touch.second].flatMap((stage) => {
  const image = stage.world.querySelector("img")?.getBoundingClientRect();
  const scale = image && image.width / stage.size[0];
  const boxes = stage.taken?.map((box) =>
    box.map((edge, at) => edge * scale + [image.x, image.y][at % 2]));
  return [...stage.world.querySelectorAll(".pin")].filter((pin, index, pins) => {
    const box = (one) => {
      const { left, top, right, bottom } = one.querySelector("path").getBoundingClientRect();
      return [left, top, right, bottom];
    };
    const [left, top, right, low] = box(pin);
    return [...boxes, ...pins.slice(0, index).map(box)].some((one) =>
      left < one[2] && one[0] < right && top < one[3] && one[1] < low);
  }).map((pin) => pin.textContent);
})"""
"""The pins that cover a letter, a symbol or a pin before them."""

CROWDED = """() => [touch.stage, touch.second].forEach((stage) =>
  stage.pin(stage.regions.map((_, at) => `${at}`)))"""
"""Put a pin on each region that has room for it."""


@pytest.mark.parametrize(("wide", "high"), SIZES)
def test_pins_cover_no_letters_no_symbols_and_no_other_pin(
    browser: Any, begun: tuple[Any, str], wide: int, high: int
) -> None:
    page = sized(browser, wide, high)
    page.goto(begun[1])
    page.locator("#world img").wait_for()
    if wide < 600:
        page.get_by_role("button", name="Ma fiche", exact=True).click()
    page.locator(".pin").first.wait_for()
    assert page.evaluate("[touch.stage, touch.second].some((stage) => stage.taken?.length > 20)")
    assert page.evaluate(COVERING) == []
    page.evaluate(CROWDED)
    assert page.locator(".pin").count() > 5
    assert page.evaluate(COVERING) == []
    page.close()


MANY = """() => {
  const rows = document.querySelector("#question .rows");
  const pressed = [];
  rows.replaceChildren(...Array.from({ length: 12 }, (_, n) =>
    h("button", { type: "button", on: { click: () => pressed.push(n + 1) } }, `${n + 1}`)));
  window.pressed = pressed;
  touch.number();
}"""


def test_answers_beyond_nine_are_typed_with_two_digits(desk: Any) -> None:
    desk.evaluate(MANY)
    for keys in (["Digit1", "Digit2"], ["Digit1", "Enter"], ["Digit5"], ["Digit1", "Digit0"]):
        for key in keys:
            desk.keyboard.press(key)
    assert desk.evaluate("window.pressed") == [12, 1, 5, 10]


def test_the_header_says_whose_turn_it_is_and_who_plays(desk: Any) -> None:
    expect(desk.locator("#turn")).to_have_text("À vous de jouer")
    seats = desk.locator("#seats li")
    expect(seats).to_have_count(2)
    expect(seats.first).to_contain_text("Alice (attendu)")
    expect(desk.locator("html")).to_have_attribute("data-look", "gharkane")
    font = desk.evaluate("document.fonts.check('700 16px Inter')")
    assert font, "the font of the pictures is embedded"


def test_nothing_of_the_page_lies_over_another_part(desk: Any) -> None:
    for wide, high in ((1280, 720), (1440, 900), (390, 844), (900, 800)):
        desk.set_viewport_size({"width": wide, "height": high})
        desk.wait_for_timeout(300)
        parts = "#who, #now, #seats, #due, header .languages, #tools, #stage, #second, #question"
        boxes = desk.locator(parts).evaluate_all(
            """all => all.filter((one) => one.offsetParent).map((one) => {
              const { left, top, right, bottom } = one.getBoundingClientRect();
              return [one.id || one.className, left, top, right, bottom];
            })"""
        )
        for n, (name, left, top, right, low) in enumerate(boxes):
            for other, left2, top2, right2, low2 in boxes[n + 1 :]:
                apart = (
                    right <= left2 + 1 or right2 <= left + 1 or low <= top2 + 1 or low2 <= top + 1
                )
                assert apart, (wide, name, other)


@pytest.mark.parametrize("scheme", ["dark", "light"])
def test_axe_finds_nothing_on_the_board(browser: Any, begun: tuple[Any, str], scheme: Any) -> None:
    from axe_playwright_python.sync_playwright import Axe

    for size in ((390, 844), (1280, 720)):
        page = sized(browser, *size)
        page.emulate_media(color_scheme=scheme)
        page.goto(begun[1])
        page.locator("#world img").wait_for()
        found = Axe().run(page).response["violations"]
        assert [(one["id"], one["nodes"][0]["html"]) for one in found] == []
        page.close()


GLIDES = """() => {
  const element = document.createElement("div");
  element.append(h("div", { className: "world" }), h("p", { className: "waiting" }));
  document.body.append(element);
  const stage = new Stage(element, () => {});
  const shown = (pieces, wide = 100) => {
    stage.show({ which: "board", wide, high: 100, alt: "", regions: [], pieces }, "data:,");
    return [...element.querySelectorAll(".glide")].map((piece) =>
      [piece.style.left, piece.getAnimations()[0].effect.getTiming().duration]);
  };
  const [here, there] = [["hero", "a", 0, 0, 10, 20], ["hero", "b", 60, 0, 70, 20]];
  const same = ["beast", "a", 20, 0, 30, 20];
  const moves = [[here, same], [there, same], [there, same], [here, same]];
  const found = moves.map((some) => shown(some));
  found.push(shown([there, same], 200));
  element.remove();
  return found;
}"""


@pytest.mark.parametrize("motion", ["no-preference", "reduce"])
def test_what_has_moved_glides_for_half_a_second_unless_less_motion_is_preferred(
    board: Any, motion: str
) -> None:
    board.emulate_media(reduced_motion=motion)
    board.reload()
    board.locator("#world img").wait_for()
    gliding = motion == "no-preference"
    expected = [[], [["60px", 500]], [], [["0px", 500]], []]
    assert board.evaluate(GLIDES) == (expected if gliding else [[]] * 5)
    board.emulate_media(reduced_motion="no-preference")
