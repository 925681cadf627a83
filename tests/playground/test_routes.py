"""Routes that the other tests do not pass through, and who may use them."""

from __future__ import annotations

from typing import Any

import pytest

from tests.playground.wire import send
from tests.standin import StandIn

READS = [
    "/users/@me",
    "/oauth2/applications/@me",
    "/applications/@me",
    "/gateway/bot",
    "/guilds/{guild}",
    "/guilds/{guild}/members/{alice}",
    "/guilds/{guild}/members/{bot}",
    "/channels/{table}",
    "/channels/{dm}",
    "/channels/{thread}",
    "/channels/{table}/messages",
    "/channels/{table}/messages?limit=1",
    "/applications/{bot}/commands",
]


async def places(standin: StandIn) -> dict[str, str]:
    """Ids by the names used in paths; makes a message, a thread and a DM."""
    table = standin.channel("table").id
    said = await send(standin, "POST", f"/channels/{table}/messages", {"content": "x"})
    thread = await send(standin, "POST", f"/channels/{table}/threads", {"name": "t", "type": 11})
    alice = standin.person("Alice")
    return {
        "guild": standin.world.guild_id,
        "alice": alice.id,
        "bot": standin.world.application_id,
        "table": table,
        "dm": alice.direct_channel().id,
        "thread": thread.body["id"],
        "message": said.body["id"],
    }


async def test_reads(standin: StandIn) -> None:
    names = await places(standin)
    for path in READS:
        got = await send(standin, "GET", path.format(**names))
        assert got.status == 200, path
        assert got.headers["Content-Type"] == "application/json"
    assert standin.refusals == []


async def test_pages_of_messages(standin: StandIn) -> None:
    path = f"/channels/{standin.channel('table').id}/messages"
    ids = [(await send(standin, "POST", path, {"content": f"{n}"})).body["id"] for n in range(6)]

    async def texts(query: str) -> list[str]:
        return [one["content"] for one in (await send(standin, "GET", f"{path}?{query}")).body]

    assert await texts("limit=2") == ["5", "4"]
    assert await texts(f"limit=2&before={ids[3]}") == ["2", "1"]
    assert await texts(f"limit=2&after={ids[3]}") == ["5", "4"]
    assert await texts(f"limit=2&after={ids[0]}") == ["2", "1"]
    for query in ("limit=0", "limit=101", "limit=x", "before=x"):
        assert (await send(standin, "GET", f"{path}?{query}")).code == 50035


# permission that is missing: (method, path, body)
NEEDS: dict[str, list[tuple[str, str, Any]]] = {
    "read_message_history": [
        ("GET", "/channels/{table}/messages", None),
    ],
    "send_messages": [
        ("POST", "/channels/{table}/messages", {"content": "x"}),
    ],
    "send_messages_in_threads": [("POST", "/channels/{thread}/messages", {"content": "x"})],
    "embed_links": [("POST", "/channels/{table}/messages", {"embeds": [{"title": "t"}]})],
    "create_public_threads": [
        ("POST", "/channels/{table}/threads", {"name": "u", "type": 11}),
    ],
    "create_private_threads": [("POST", "/channels/{table}/threads", {"name": "u", "type": 12})],
}


@pytest.mark.parametrize("permission", NEEDS)
async def test_permission(standin: StandIn, permission: str) -> None:
    names = await places(standin)
    table = standin.channel("table")
    for method, path, body in NEEDS[permission]:
        where = path.format(**names)
        standin.deny(table, permission)
        refused = await send(standin, method, where, body)
        assert (refused.status, refused.code) == (403, 50013)
        standin.deny(table, "view_channel")
        assert (await send(standin, method, where, body)).code == 50001
        standin.deny(table)
        assert (await send(standin, method, where, body)).status in (200, 201, 204)
    assert standin.refusals == []


async def test_threads_and_their_members(standin: StandIn) -> None:
    names = await places(standin)
    own = "/channels/{thread}".format(**names)
    assert (await send(standin, "PUT", f"{own}/thread-members/{names['alice']}")).status == 204
    assert (await send(standin, "DELETE", f"{own}/thread-members/@me")).status == 204
    thread = standin.channel(names["thread"])
    assert thread.members == [names["alice"]]
    assert (await send(standin, "PATCH", own, {"archived": True, "name": "z"})).body["name"] == "z"
    assert (await send(standin, "PATCH", own, {"name": "y"})).code == 50083
    assert (await send(standin, "PATCH", own, {"archived": False})).status == 200
    assert (await send(standin, "PATCH", own, {"nmae": "y"})).code == 50035
    nested = f"{own}/threads"
    assert (await send(standin, "POST", nested, {"name": "u", "type": 11})).code == 50024
    for other in ("dm", "table"):
        assert (await send(standin, "PATCH", f"/channels/{names[other]}", {})).code == 50003


async def test_bodies_that_are_none(standin: StandIn) -> None:
    path = f"/channels/{standin.channel('table').id}/messages"
    bodies: tuple[Any, ...] = ([], "x", 5)
    for body in bodies:
        assert (await send(standin, "POST", path, body)).code == 50035
    assert (await send(standin, "POST", path)).code == 50006


async def test_a_failure_of_our_own_is_kept(
    standin: StandIn, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(*_: Any) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr("bot.playground.shapes.self_user", broken)
    assert (await send(standin, "GET", "/users/@me")).status == 500
    assert len(standin.faulty_answers) == 1
    standin.faulty_answers.clear()
