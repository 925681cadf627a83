"""The playground page in a browser: everything drawn, everything reachable, every answer shown."""

import re

from playwright.sync_api import expect

from tests.browser.table import LOADED, becomes_true

GALLERY = '{count: 1, active: 0, panes: [{person: "3001", channel: "4002"}]}'
FOUR = """{count: 4, active: 0, panes: [
  {person: "3001", channel: "4001"}, {person: "3002", channel: "4201"},
  {person: "3003", channel: "4002"}, {person: "3004", channel: "4001"}]}"""
PHONE = {"width": 390, "height": 844}


def log(page, pane=0):
    """The messages of a pane."""
    return page.locator(".pane").nth(pane).get_by_role("log")


def last(page, pane=0):
    """The newest message of a pane."""
    return log(page, pane).locator(".message, .note").last


def options(page):
    """The rows of the open list of suggestions."""
    return page.get_by_role("listbox").get_by_role("option")


def option(page, name):
    """The row of the open list with this text in it."""
    return options(page).filter(has_text=name)


def act(page, press):
    """Press the button with this custom id."""
    page.locator(f'[data-custom-id="{press}"]').click()


def write(page, text):
    """Type into what has the focus, key by key."""
    page.keyboard.type(text)


def settle(server, done):
    """What the server was asked to do last."""
    return [asked for asked in server.asked if asked["do"] == done][-1]


def test_gallery_draws_everything(visit):
    page = visit(layout=GALLERY)
    first = log(page).locator('[data-id="5001"]')
    for tag in ("strong", "em", "u", "s", "code", "pre", "blockquote", "ol", "ul ul", ".spoiler"):
        expect(first.locator(tag).first).to_be_attached()
    expect(first.get_by_role("heading")).to_have_count(3)
    expect(first.locator("pre")).to_have_text('print("<b>not markup</b>")')
    expect(first.locator(".mention.mine")).to_have_text("@Alice")
    second = log(page).locator('[data-id="5002"]')
    expect(second.locator(".above")).to_contain_text("Alice a utilisé /balade repos")
    expect(second.locator(".embed-field.inline")).to_have_count(3)
    expect(second.locator(".picture")).to_have_count(2)
    styles = log(page).locator('[data-id="5003"] .button')
    expect(styles).to_have_count(8)
    expect(log(page).locator(".unknown-component")).to_have_count(0)
    expect(log(page).locator(".container .gallery .picture")).to_have_count(2)
    expect(log(page).locator(".container .section")).to_have_count(2)
    expect(log(page).locator(".thinking")).to_contain_text("Lantern réfléchit")
    expect(log(page).locator(".divider.fresh")).to_have_text("Nouveau")
    becomes_true(page, LOADED)


def test_only_the_addressee_sees_an_ephemeral_message(visit):
    page = visit(layout=GALLERY)
    expect(page.get_by_text("Only Alice reads this.")).to_be_visible()
    page.get_by_role("button", name="Jouer Chloé").click()
    expect(page.get_by_role("button", name="Play as Chloé")).to_have_attribute(
        "aria-pressed", "true"
    )
    page.locator(".rail").get_by_role("button", name="gallery").click()
    expect(page.get_by_text("Only Alice reads this.")).to_have_count(0)


def test_spoiler_and_picture_open_on_request(visit):
    page = visit(layout=GALLERY)
    page.get_by_role("button", name="Divulgâcheur").click()
    expect(page.get_by_text("hidden words")).to_be_visible()
    page.locator('[data-id="5002"] .embed > .picture').click()
    box = page.get_by_role("dialog")
    expect(box.locator(".caption")).to_contain_text("Dusk over a valley")
    page.keyboard.press("Escape")
    expect(box).to_have_count(0)


def test_a_button_updates_its_message_and_keeps_the_focus(visit, server):
    page = visit(layout=GALLERY)
    act(page, "count")
    expect(page.locator('[data-custom-id="count"]')).to_have_text("Pressed 1")
    expect(page.locator('[data-custom-id="count"]')).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator('[data-custom-id="count"]')).to_have_text("Pressed 2")
    assert settle(server, "click")["as"] == "3001"


def test_a_message_that_changes_under_the_pointer_loses_no_press(visit, server):
    page = visit(layout=GALLERY)
    page.locator('[data-custom-id="count"]').hover()
    page.mouse.down()
    changed = {**server.find("5003"), "content": "Changed meanwhile"}
    server.run(server.push({"type": "message_update", "message": changed}))
    server.run(server.post("4001", server.world["people"][0], content="Elsewhere"))
    expect(page.get_by_role("button", name=re.compile("Bruno, 5"))).to_be_visible()  # both are read
    page.mouse.up()
    expect(page.locator('[data-custom-id="count"]')).to_have_text("Pressed 1")


def test_a_press_that_is_let_go_elsewhere_draws_what_changed(visit, server):
    page = visit(layout=GALLERY)
    page.locator('[data-custom-id="count"]').hover()
    page.mouse.down()
    changed = {**server.find("5003"), "content": "Changed meanwhile"}
    server.run(server.push({"type": "message_update", "message": changed}))
    page.mouse.move(0, 0)
    page.mouse.up()
    expect(log(page).get_by_text("Changed meanwhile")).to_be_visible()
    assert [asked for asked in server.asked if asked["do"] == "click"] == []


def test_an_application_that_does_not_answer_is_said_so(visit):
    page = visit(layout=GALLERY)
    act(page, "silent")
    expect(page.locator('[data-id="5003"] .fault')).to_have_text("L’application n’a pas répondu")
    page.get_by_role("textbox", name="Écrire dans").fill("/silent")
    page.keyboard.press("Enter")
    page.keyboard.press("Enter")
    expect(page.locator(".note.failed .fault")).to_have_text("L’application n’a pas répondu")
    page.locator(".note.failed").get_by_role("button", name="Masquer").click()
    expect(page.locator(".note")).to_have_count(0)


def test_whisper_is_shown_and_dismissed(visit):
    page = visit(layout=GALLERY)
    act(page, "secret")
    expect(last(page)).to_contain_text("You pressed secret.")
    expect(last(page)).to_contain_text("Visible par vous seul")
    last(page).get_by_role("button", name="Masquer").click()
    expect(page.get_by_text("You pressed secret.")).to_have_count(0)


def test_selects_by_keyboard_and_by_pointer(visit, server):
    page = visit(layout=GALLERY)
    page.locator('[data-custom-id="one"]').focus()
    page.keyboard.press("Enter")
    write(page, "wat")
    page.keyboard.press("Enter")
    expect(last(page)).to_contain_text("Chosen: water")
    page.locator('[data-custom-id="many"]').click()
    confirm = page.get_by_role("button", name="Valider")
    expect(confirm).to_be_disabled()
    option(page, "Wood").click()
    option(page, "Rope").click()
    confirm.click()
    expect(last(page)).to_contain_text("Chosen: wood, rope")
    act(page, "who")
    option(page, "Bruno").click()
    expect(last(page)).to_contain_text("Chosen: 3002")
    assert settle(server, "select")["values"] == ["3002"]


def test_a_form_is_checked_refused_and_sent(visit, server):
    page = visit(layout=GALLERY)
    act(page, "form")
    form = page.get_by_role("dialog", name="A new shelter")
    expect(form.get_by_label("Name")).to_be_focused()
    form.get_by_role("button", name="Envoyer").click()
    expect(form.get_by_text("Il faut le remplir.")).to_have_count(2)
    form.get_by_label("Name").fill("bad")
    form.get_by_role("button", name="Winter").click()
    option(page, "Harsh").click()
    form.get_by_label("Mild").last.check()
    form.get_by_label("Ready").check()
    form.get_by_role("button", name="Envoyer").click()
    expect(form.get_by_text("that name is taken")).to_be_visible()
    form.get_by_label("Name").fill("Hearth")
    page.keyboard.press("Enter")
    expect(form).to_have_count(0)
    assert settle(server, "submit")["values"] == {
        "name": "Hearth",
        "story": "",
        "winter": ["harsh"],
        "rules": None,
        "extras": ["mild"],
        "ready": True,
    }


def test_keyboard_alone_plays_a_turn(visit, server):
    page = visit()
    page.keyboard.press("Alt+Digit2")
    box = page.locator(".composer-text")
    expect(box).to_have_attribute("aria-label", "Message #table, or / for a command")
    expect(box).to_be_focused()
    page.keyboard.press("Alt+ArrowUp")  # round to the last one: the direct messages
    expect(page.get_by_role("heading", name="Lantern", exact=True)).to_be_visible()
    page.keyboard.press("Shift+Tab")  # the newest message's button
    page.keyboard.press("Enter")
    expect(last(page).locator(".button")).to_have_text("Pressed 1")
    page.keyboard.press("Escape")
    write(page, "/wa")
    expect(options(page)).to_contain_text(["/walk rest", "/walk trek"])
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Tab")
    expect(page.get_by_role("combobox", name="pick")).to_be_focused()
    write(page, "bo")
    expect(options(page)).to_have_text(["Boil water", "Borrow rope"])
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")
    expect(page.get_by_role("combobox", name="pick")).to_have_value("Borrow rope")
    page.keyboard.press("Enter")
    expect(last(page)).to_contain_text('walk trek {"pick": "borrow"}')
    sent = settle(server, "command")
    assert (sent["as"], sent["channel"], sent["options"]) == ("3002", "4201", {"pick": "borrow"})


def test_options_are_checked_before_sending(visit, server):
    page = visit()
    page.get_by_role("button", name="Jouer Bruno").click()
    page.locator(".composer-text").fill("/walk trek ")
    page.get_by_role("combobox", name="pick").wait_for()
    for name in ("count", "loud", "who", "where", "fruit"):
        page.get_by_role("button", name=f"Add the option {name}").click()
    page.get_by_role("combobox", name="count").fill("many")
    page.get_by_role("combobox", name="fruit").fill("plum")
    page.keyboard.press("Enter")
    wrong = page.locator(".composer-errors")
    expect(wrong).to_have_text(
        re.compile("pick This is needed..*count A whole number is needed..*fruit Choose one", re.S)
    )
    assert not [asked for asked in server.asked if asked["do"] == "command"]
    page.get_by_role("combobox", name="pick").fill("free words")
    page.get_by_role("combobox", name="count").fill("3")
    page.get_by_role("combobox", name="loud").fill("true")
    page.get_by_role("combobox", name="where").fill("#gallery")
    page.get_by_role("button", name="Remove the option who").click()
    page.get_by_role("combobox", name="fruit").fill("pe")
    option(page, "Pear").click()
    page.get_by_role("button", name="Send").click()
    expect(last(page)).to_contain_text("walk trek")
    assert settle(server, "command")["options"] == {
        "pick": "free words",
        "count": 3,
        "loud": True,
        "where": "4002",
        "fruit": "pear",
    }


def test_commands_follow_language_place_and_permission(visit):
    page = visit()
    page.keyboard.press("/")
    names = options(page)
    expect(names).to_contain_text(
        ["/form", "/silent", "/slow", "/warden", "/balade marche", "/balade repos"]
    )
    expect(page.locator(".option-group")).to_have_text(["Commandes", "/balade"])
    expect(names).to_have_count(6)
    page.get_by_role("button", name="Jouer Bruno").click()
    page.locator(".composer-text").fill("/")
    expect(names).to_contain_text(["/form", "/silent", "/slow", "/walk rest", "/walk trek"])
    expect(names).to_have_count(5)
    page.locator(".rail").get_by_role("button", name="Lantern").click()
    page.locator(".composer-text").fill("/whis")
    expect(names).to_have_text(["/whisperOnly in direct messages"])


def test_thinking_becomes_an_answer(visit):
    page = visit()
    page.locator(".composer-text").fill("/slow ")
    page.keyboard.press("Enter")
    expect(last(page)).to_contain_text("Lantern réfléchit")
    expect(last(page)).to_contain_text("Thought it through.")
    expect(last(page).locator(".thinking")).to_have_count(0)


def test_live_push_reaches_every_pane_and_marks_the_unread(visit, server):
    page = visit(layout=FOUR)
    expect(page.locator(".pane")).to_have_count(4)
    third = page.locator(".pane").nth(3).locator(".composer-text")
    third.fill("Good evening, all")
    third.press("Enter")
    for pane in (0, 3):
        expect(last(page, pane)).to_contain_text("Good evening, all")
    bruno = page.get_by_role("button", name=re.compile("(Jouer|Play as) Bruno, 4"))
    expect(bruno).to_be_visible()  # three in the thread and this one
    page.locator(".pane").nth(1).get_by_role("combobox", name="Channel").select_option("4001")
    expect(page.get_by_role("button", name=re.compile("Bruno, 3"))).to_be_visible()
    assert settle(server, "read") == {
        "ref": settle(server, "read")["ref"],
        "do": "read",
        "as": "3002",
        "channel": "4001",
    }


def test_layout_is_remembered(visit):
    page = visit()
    page.get_by_role("button", name="Deux volets").click()
    page.locator(".pane").nth(1).get_by_role("combobox", name="Channel").select_option("4002")
    page.reload()
    expect(page.locator(".pane")).to_have_count(2)
    expect(page.locator(".pane").nth(1)).to_have_attribute("aria-label", "Bruno in #gallery")


def test_comes_back_after_the_line_was_cut(visit, server):
    page = visit()
    banner = page.locator("#banner")
    server.world["messages"]["4001"].pop()
    server.run(server.cut())
    expect(banner).to_contain_text("Le bac à sable ne répond plus")
    expect(banner).to_be_hidden()
    expect(log(page).locator(".message")).to_have_count(2)
    server.run(server.push({"type": "bot", "online": False}))
    expect(banner).to_contain_text("Le bot n’est pas encore connecté")
    page.wrong.clear()  # the browser itself reports the cut line


def test_a_bot_sent_away_leaves_only_direct_messages(visit, server):
    page = visit()
    server.world["guild"]["here"] = False
    server.run(server.push({"type": "guild", "guild": server.world["guild"]}))
    expect(page.locator(".pane")).to_have_attribute("aria-label", "Alice dans Lantern")
    server.run(server.push({"type": "channel_gone", "channel": "4200"}))
    expect(page.get_by_text("Cette personne ne voit aucun salon.")).to_be_visible()
    page.keyboard.press("/")
    page.get_by_role("button", name="Jouer Bruno").click()
    expect(page.locator(".pane")).to_have_attribute("aria-label", "Bruno in Lantern")


def test_direct_messages_can_be_closed(visit, server):
    page = visit()
    switch = page.get_by_role("switch", name="Accepter les messages privés")
    expect(switch).to_be_checked()
    switch.click()
    expect(switch).not_to_be_checked()
    expect(switch).to_be_focused()
    assert settle(server, "close_dms")["closed"] is True


def test_phone_width_has_a_drawer(visit):
    page = visit(size=PHONE, layout=GALLERY)
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    overflow = """[...document.querySelectorAll('.log *')].filter((each) =>
        !each.closest('pre') && each.getBoundingClientRect().right > innerWidth + 1).length"""
    assert page.evaluate(overflow) == 0
    rail = page.get_by_role("navigation")
    expect(rail).to_be_hidden()
    page.get_by_role("button", name="Ouvrir les salons").click()
    expect(rail).to_be_visible()
    page.keyboard.press("Escape")
    expect(rail).to_be_hidden()
    page.get_by_role("button", name="Ouvrir les salons").click()
    rail.get_by_role("button", name="table", exact=True).click()
    expect(rail).to_be_hidden()
    expect(page.get_by_role("heading", name="table", exact=True)).to_be_visible()
    page.get_by_role("combobox", name="Personne").select_option("3002")
    expect(page.locator(".pane")).to_have_attribute("aria-label", "Bruno in #table")


def test_the_drawer_closes_once_it_has_done_its_work(visit):
    page = visit(size=PHONE, layout=GALLERY)
    rail = page.get_by_role("navigation")
    page.get_by_role("button", name="Ouvrir les salons").click()
    rail.get_by_role("button", name="Jouer Bruno").click()
    expect(page.locator(".pane")).to_have_attribute("aria-label", re.compile("^Bruno"))
    expect(rail).to_be_hidden()


def test_what_somebody_works_in_is_not_pushed_out_of_sight(visit, server):
    """Something was pressed at the end of a channel, and much comes below it."""
    page = visit(size=PHONE, layout=GALLERY)
    pressed = log(page).locator(".message button[data-custom-id]:enabled").last
    pressed.focus()
    pressed.scroll_into_view_if_needed()
    page.evaluate("document.querySelector('.log').scrollTo(0, 1e6)")
    page.wait_for_timeout(200)
    pressed.focus()
    for n in range(12):
        server.run(server.post("4002", server.world["bot"], content=f"line {n}\n" * 6))
    expect(last(page)).to_contain_text("line 11")
    expect(pressed).to_be_in_viewport()
    expect(page.locator(".jump")).to_be_visible()


def test_who_is_at_the_end_is_not_told_to_jump_there(visit, server):
    """Something was pressed there; what came below it, so that one had to, has gone again."""
    page = visit(size=PHONE, layout=GALLERY)
    page.evaluate("document.querySelector('.log').scrollTo(0, 1e6)")
    log(page).locator(".message button[data-custom-id]:enabled").last.focus()
    long = "line\n" * 120
    more = server.run(server.post("4002", server.world["bot"], content=long))
    expect(page.locator(".jump")).to_be_visible()
    gone = {"type": "message_delete", "channel": "4002", "id": more["id"]}
    server.run(server.push(gone))
    expect(page.locator(".jump")).to_be_hidden()


def test_a_link_to_a_message_leads_there(visit, server):
    """Also from another channel, and without another page."""
    page = visit(layout=GALLERY)
    first = log(page).locator(".message").first
    here = first.get_attribute("data-id")
    address = f"https://discord.com/channels/1/4002/{here}"
    server.run(server.post("4002", server.world["bot"], content=f"[first]({address})"))
    expect(first).not_to_be_in_viewport()
    log(page).get_by_role("link", name="first").click()
    expect(first).to_be_in_viewport()
    assert len(page.context.pages) == 1
