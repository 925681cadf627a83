"""The page against the real playground and a real discord.py client: a turn played by clicking."""

import re

from playwright.sync_api import expect

from tests.browser.table import LOADED, becomes_true

TWO = "{count: 2, active: 0, panes: [{}, {}]}"


def last(page, pane=0):
    """The newest message of a pane."""
    return page.locator(".pane").nth(pane).locator(".message, .note").last


def command(page, text, pane=0):
    """Write a command into a pane and send it."""
    page.locator(".pane").nth(pane).locator(".composer-text").fill(text)
    page.keyboard.press("Enter")


def test_a_turn_by_clicking(visit, playground):
    page = visit(at=playground, layout=TWO, until=".composer")
    page.locator(".composer-text").first.click()
    page.keyboard.type("/game n")
    page.keyboard.press("Tab")
    page.get_by_role("button", name=re.compile("seats")).click()
    page.keyboard.type("3")
    page.keyboard.press("Enter")
    for pane in (0, 1):
        expect(last(page, pane)).to_contain_text("new 3 False")
    last(page, 1).get_by_role("button", name="press 0").click()
    expect(last(page, 0)).to_contain_text("pressed 0")
    last(page, 0).get_by_role("button", name="press 1").click()
    expect(last(page, 1)).to_contain_text("pressed 1")
    page.locator(".composer-text").first.click()
    page.keyboard.type("/move ")
    page.keyboard.type("bo")
    expect(page.get_by_role("listbox").get_by_role("option")).to_have_text(["boule", "board"])
    page.keyboard.press("Enter")
    page.keyboard.press("Enter")
    expect(last(page, 1)).to_contain_text("moved boule")


def test_pictures_forms_and_secrets(visit, playground):
    page = visit(at=playground, layout=TWO, until=".composer")
    command(page, "/game board ")
    expect(last(page).locator(".embed-title")).to_have_text("Board")
    expect(last(page).locator("img")).to_have_attribute("alt", "a red board")
    command(page, "/layout ")
    expect(last(page, 1).locator(".container .md-h1")).to_have_text("Shelter")
    becomes_true(page, LOADED)
    command(page, "/secret ")
    expect(last(page)).to_contain_text("also only you")
    expect(page.get_by_text("also only you")).to_have_count(1)
    command(page, "/menu ")
    last(page).get_by_role("button", name="form").click()
    form = page.get_by_role("dialog", name="A form")
    form.get_by_label("Name").fill("Boule")
    form.get_by_role("button", name=re.compile("^Kind")).click()
    page.get_by_role("option", name="wood").click()
    form.get_by_role("button", name="Envoyer").click()
    expect(last(page)).to_contain_text("form: Boule wood")
    later = page.get_by_role("button", name="later")
    menu = page.locator(".pane").first.locator(".message", has=later)
    menu.get_by_role("button", name="later").click()
    expect(menu).to_contain_text("later came")


def test_a_person_writes_to_the_bot_first(visit, playground):
    page = visit(at=playground, until=".composer")
    page.get_by_role("button", name="Écrire à").click()
    expect(page.locator(".pane")).to_have_attribute("aria-label", re.compile("^Alice dans (?!#)"))
    expect(page.locator(".composer-text")).to_be_focused()
    page.keyboard.type("/secret")
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    expect(last(page)).to_contain_text("also only you")


def test_a_silent_bot_and_wrong_options_are_said(visit, playground):
    page = visit(at=playground, until=".composer")
    command(page, "/silent ")
    expect(page.locator(".note .thinking")).to_contain_text("/silent")
    expect(page.locator(".note .fault")).to_have_text("L’application n’a pas répondu")
    command(page, "/typed who:Bruno many:12 sure:Vrai")
    expect(page.locator(".composer-errors")).to_have_text(re.compile("many"))
    page.get_by_role("combobox", name="many").fill("4")
    page.keyboard.press("Enter")
    expect(last(page)).to_contain_text(" 4 True")
