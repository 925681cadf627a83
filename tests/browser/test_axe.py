"""The accessibility checker axe finds nothing on any scene of the page."""

import pytest

from tests.browser.test_page_in_browser import FOUR, GALLERY, PHONE, act, options


def open_slash(page):
    page.locator(".composer-text").first.fill("/walk trek ")
    options(page).first.wait_for()


def open_select(page):
    act(page, "many")


def open_form(page):
    act(page, "form")
    page.get_by_role("dialog").wait_for()


def open_faults(page):
    act(page, "silent")
    page.locator(".message .fault").wait_for()
    page.locator(".composer-text").fill("/silent ")
    page.keyboard.press("Enter")
    page.locator(".note .fault").wait_for()
    page.locator(".composer-text").fill("/balade marche ")
    page.get_by_role("button", name="Envoyer").click()
    page.locator(".composer-errors p").wait_for()


def open_keys(page):
    page.get_by_role("button", name="Clavier").click()


def open_drawer(page):
    page.get_by_role("button", name="Ouvrir les salons").click()
    page.wait_for_timeout(250)


SCENES = {
    "gallery": (GALLERY, None, None),
    "four panes": (FOUR, None, None),
    "composer": ("null", None, open_slash),
    "select": (GALLERY, None, open_select),
    "form": (GALLERY, None, open_form),
    "keys": (GALLERY, None, open_keys),
    "faults": (GALLERY, None, open_faults),
    "phone": (GALLERY, PHONE, None),
    "drawer": (GALLERY, PHONE, open_drawer),
}


@pytest.mark.parametrize("scene", SCENES)
def test_axe_finds_nothing(visit, scene):
    from axe_playwright_python.sync_playwright import Axe

    layout, size, prepare = SCENES[scene]
    page = visit(layout=layout, **({"size": size} if size else {}))
    if prepare:
        prepare(page)
    result = Axe().run(page)
    found = [
        (rule["id"], node["html"][:160], node["failureSummary"])
        for rule in result.response["violations"]
        for node in rule["nodes"]
    ]
    assert found == []
