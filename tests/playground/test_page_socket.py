"""The page's WebSocket, as bot/playground/README.md describes it."""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import Any

import aiohttp
import pytest

from bot.playground.commands import DISCORD_LOCALES, discord_locale
from tests.playground.small_bot import SmallBot
from tests.standin import StandIn
from tests.waiting import PATIENCE_S


class Browser:
    """One open page."""

    def __init__(self, ws: aiohttp.ClientWebSocketResponse) -> None:
        self.ws = ws
        self.pushed: list[dict[str, Any]] = []
        self.ref = 0

    async def ask(self, **request: Any) -> dict[str, Any]:
        """The result; what was pushed meanwhile is kept in `pushed`."""
        self.ref += 1
        await self.ws.send_json({"ref": self.ref, **request})
        while True:
            frame: dict[str, Any] = await self.ws.receive_json(timeout=PATIENCE_S)
            if frame["type"] == "result" and frame["ref"] == self.ref:
                return frame
            self.pushed.append(frame)

    async def until(self, kind: str) -> dict[str, Any]:
        """The next push of a kind."""
        while True:
            for frame in self.pushed:
                if frame["type"] == kind:
                    self.pushed.remove(frame)
                    return frame
            self.pushed.append(await self.ws.receive_json(timeout=PATIENCE_S))


@pytest.fixture
async def page(standin: StandIn, bot: SmallBot) -> AsyncIterator[Browser]:
    async with (
        aiohttp.ClientSession() as session,
        session.ws_connect(f"{standin.url}/people", headers={"Origin": standin.url}) as ws,
    ):
        yield Browser(ws)


async def test_snapshot(page: Browser, standin: StandIn) -> None:
    snapshot = await page.until("snapshot")
    assert [one["name"] for one in snapshot["people"]] == ["Alice", "Bruno", "Chloé", "David"]
    assert [one["locale"] for one in snapshot["people"]] == ["fr", "fr", "en-US", "fr"]
    assert [one["name"] for one in snapshot["channels"]] == ["table", "table-2", "taverne"]
    assert snapshot["guild"]["name"] == "Le Refuge"
    assert snapshot["guild"]["owner_id"] == snapshot["people"][0]["id"]
    assert snapshot["bot"]["online"] is True
    assert "game" in {one["name"] for one in snapshot["commands"]}


async def test_a_whole_conversation(page: Browser, standin: StandIn) -> None:
    table = standin.channel("table").id
    alice, bruno = standin.person("Alice").id, standin.person("Bruno").id
    said = await page.ask(
        do="command", channel=table, command="game new", options={"seats": "4"}, **{"as": alice}
    )
    assert (said["ok"], said["kind"]) == (True, "message")
    assert said["message"]["content"] == "new 4 False"
    pushed = await page.until("message")
    assert pushed["message"] == said["message"]
    assert pushed["unread"][bruno] == 1
    number = said["message"]["id"]
    pressed = await page.ask(do="click", message=number, custom_id="t1:0", **{"as": "Bruno"})
    assert (pressed["kind"], pressed["message"]["content"]) == ("update", "pressed 0")
    assert (await page.until("message_update"))["message"]["id"] == number
    typed = await page.ask(
        do="autocomplete",
        channel=table,
        command="move",
        options={"pick": "c"},
        focused="pick",
        **{"as": alice},
    )
    assert typed["choices"] == [{"name": "can", "value": "can"}]
    secret = await page.ask(
        do="command", channel=table, command="secret", options={}, **{"as": alice}
    )
    assert secret["message"]["only_for"] == alice
    hidden = await page.ask(
        do="click", message=secret["message"]["id"], custom_id="x", **{"as": bruno}
    )
    assert (hidden["ok"], hidden["error"]["code"]) == (False, "unknown")
    away = await page.ask(do="dismiss", message=secret["message"]["id"], **{"as": alice})
    assert away["kind"] == "done"
    assert (await page.until("message_delete"))["id"] == secret["message"]["id"]
    await page.ask(do="read", channel=table, **{"as": bruno})
    assert (await page.until("unread"))["count"] == 0
    assert (await page.ask(do="say", channel=table, content="salut", **{"as": bruno}))["ok"]
    await page.ask(do="close_dms", closed=True, **{"as": bruno})
    assert (await page.until("person"))["person"]["dms_closed"] is True


async def test_people_speak_the_browsers_language_at_its_first_visit(standin: StandIn) -> None:
    async def spoken(languages: str) -> set[str]:
        headers = {"Origin": standin.url} | ({"Accept-Language": languages} if languages else {})
        async with (
            aiohttp.ClientSession() as session,
            session.ws_connect(f"{standin.url}/people", headers=headers) as socket,
        ):
            snapshot = await socket.receive_json()
        return {person["locale"] for person in snapshot["people"]}

    assert len(await spoken("")) > 1, "what is no browser changes nothing"
    assert await spoken("en-GB,en;q=0.9,fr;q=0.8") == {"en-GB"}
    assert await spoken("fr-FR,fr;q=0.9") == {"en-GB"}, "a later visit changes nothing"


@pytest.mark.parametrize(
    ("languages", "locale"),
    [
        ("fr-CA,fr;q=0.9", "fr"),
        ("en", "en-US"),
        ("en-AU", "en-US"),
        ("es", "es-419"),
        ("br,fr;q=0.8,en;q=0.5", "fr"),
        ("eo", "en-US"),
        ("*", "en-US"),
    ],
)
def test_discord_has_a_language_for_each_browser(languages: str, locale: str) -> None:
    assert discord_locale(languages) == locale
    assert locale in DISCORD_LOCALES


async def test_a_person_changes_their_language(page: Browser, standin: StandIn) -> None:
    alice = standin.person("Alice").id
    assert (await page.ask(do="speak", locale="en-US", **{"as": alice}))["ok"]
    assert (await page.until("person"))["person"]["locale"] == "en-US"
    refused = await page.ask(do="speak", locale="klingon", **{"as": alice})
    assert (refused["ok"], refused["error"]["code"]) == (False, "unknown")
    assert standin.person("Alice").record.locale == "en-US"


async def test_menus_and_forms(page: Browser, standin: StandIn) -> None:
    table = standin.channel("table").id
    who = {"as": "David"}
    menu = await page.ask(do="command", channel=table, command="menu", options={}, **who)
    number = menu["message"]["id"]
    later = await page.ask(do="click", message=number, custom_id="later", **who)
    assert (later["kind"], later["message"]) == ("deferred", None)
    form = await page.ask(do="click", message=number, custom_id="form", **who)
    assert form["modal"]["title"] == "A form"
    names = [part["component"]["custom_id"] for part in form["modal"]["components"]]
    sent = await page.ask(
        do="submit", modal=form["modal"]["id"], values={names[0]: "B", names[1]: ["wood"]}, **who
    )
    assert sent["message"]["content"] == "form: B wood"
    again = await page.ask(do="submit", modal=form["modal"]["id"], values={}, **who)
    assert again["error"]["code"] == "unknown"
    wrong = await page.ask(do="select", message=number, custom_id="pick", values=["z"], **who)
    assert wrong["error"]["code"] == "refused"
    right = await page.ask(do="select", message=number, custom_id="pick", values=["a"], **who)
    assert right["kind"] == "update"


async def test_bad_requests_are_told(page: Browser, standin: StandIn) -> None:
    for request in (
        {"do": "fly", "as": "Alice"},
        {"do": "say", "as": "Zoe"},
        {"do": "say", "as": "Alice", "channel": "1", "content": "x"},
        {"do": "say", "as": "Alice"},
        {"do": "click", "as": "Alice", "message": "1", "custom_id": "x"},
        {},
    ):
        assert (await page.ask(**request))["error"]["code"] == "unknown"
    await page.ws.send_str("not JSON")
    assert (await page.until("result"))["error"]["code"] == "unknown"
    await page.ws.send_str("[]")
    assert (await page.until("result"))["error"]["code"] == "unknown"
    standin.remove_bot()
    assert (await page.until("guild"))["guild"]["here"] is False
    standin.gateway.invalidate()
    assert (await page.until("bot"))["online"] is False


async def test_files_of_the_page(standin: StandIn) -> None:
    async with aiohttp.ClientSession() as session:
        for path in ("/", "/page/index.html"):
            async with session.get(standin.url + path) as got:
                assert got.status == 200
                assert got.content_type == "text/html"
        async with session.get(standin.url + "/page/../world.py") as got:
            assert got.status == 404
