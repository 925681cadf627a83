"""The people of the playground's page: their languages, and their panes beside a board."""

from playwright.sync_api import expect

from tests.browser.test_page_in_browser import FOUR, GALLERY, settle


def test_a_switch_beside_each_person_changes_their_language(visit, server):
    page = visit(layout=GALLERY)
    for name, said, now in (("Alice", "parle français", "EN"), ("Bruno", "speaks English", "FR")):
        switch = page.get_by_role("button", name=f"{name} {said}")
        switch.click()
        expect(page.locator(".actor", has_text=name).locator(".tongue")).to_have_text(now)
    assert settle(server, "speak")["locale"] == "fr"
    expect(page.locator("html")).to_have_attribute("lang", "en")
    expect(page.get_by_role("button", name="Alice speaks English")).to_be_visible()


def test_four_panes_beside_a_board_do_not_overlap(visit):
    page = visit(layout=FOUR, size={"width": 1280, "height": 800})
    for width, shown in ((1280, 1), (1600, 4), (1920, 4), (390, 1)):
        page.set_viewport_size({"width": width, "height": 800})
        page.evaluate("""() => {
          document.querySelector(".beside")?.remove();
          const aside = document.createElement("aside");
          aside.className = "beside";
          aside.append(document.createElement("iframe"));
          document.getElementById("app").append(aside);
        }""")
        assert page.locator(".pane:visible").count() == shown
        assert page.evaluate(OVERLAPS) == []


OVERLAPS = """() => [...document.querySelectorAll(".pane")].flatMap((pane) => {
  const parts = [...pane.querySelectorAll(".pane-header button, .pane-header select")];
  const boxes = parts.map((part) => part.getBoundingClientRect()).filter((box) => box.width > 1);
  const own = pane.getBoundingClientRect();
  return boxes.flatMap((a, n) => [
    ...(a.left < own.left - 1 || a.right > own.right + 1 ? [`out: ${own.width} ${a.width}`] : []),
    ...boxes.slice(n + 1).filter((b) => a.left < b.right - 1 && b.left < a.right - 1
      && a.top < b.bottom - 1 && b.top < a.bottom - 1).map((b) => `${a.x} ${b.x}`),
  ]);
})"""
"""Parts of headers of panes that overlap or leave their pane."""
