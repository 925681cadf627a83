"""The page's WebSocket, as bot/playground/README.md describes it."""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import Any

import aiohttp
import pytest

from bot.playground import StandIn
from tests.playground.small_bot import SmallBot
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
    reacted = await page.ask(do="react", message=number, emoji="👍", on=True, **{"as": bruno})
    assert reacted["ok"]
    await page.ask(do="close_dms", closed=True, **{"as": bruno})
    assert (await page.until("person"))["person"]["dms_closed"] is True


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
