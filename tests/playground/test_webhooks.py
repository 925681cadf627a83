"""Webhooks of channels and emojis of the application: what Discord takes and refuses."""

from __future__ import annotations

import base64
import io
from typing import Any

import pytest
from PIL import Image

from bot.playground import storage
from bot.playground.webhooks import EMOJIS, MAX_EMOJI_BYTES, MAX_WEBHOOKS
from bot.playground.world import Channel
from tests.playground.wire import send
from tests.standin import StandIn


def place(standin: StandIn) -> Channel:
    return next(c for c in standin.world.channels.values() if c.kind == "text")


def uri(side: int = 9) -> str:
    held = io.BytesIO()
    Image.new("RGB", (side, side), "red").save(held, "PNG")
    return f"data:image/png;base64,{base64.b64encode(held.getvalue()).decode()}"


async def made(standin: StandIn) -> str:
    """A webhook of the channel; its path."""
    hook = await send(standin, "POST", f"/channels/{place(standin).id}/webhooks", {"name": "G"})
    assert hook.status == 200
    return f"/webhooks/{hook.body['id']}/{hook.body['token']}"


async def emoji(standin: StandIn, **change: Any) -> Any:
    path = f"/applications/{standin.world.application_id}/emojis"
    return await send(standin, "POST", path, {"name": "face_1", "image": uri()} | change)


async def test_a_webhook_speaks_under_any_name_and_its_message_can_be_deleted(
    standin: StandIn,
) -> None:
    path, number = await made(standin), (await emoji(standin)).body["id"]
    body = {"content": "Oui.", "username": "Irma", "avatar_url": f"{EMOJIS}{number}.png"}
    said = (await send(standin, "POST", f"{path}?wait=true", body)).body
    assert (said["author"]["username"], said["webhook_id"]) == ("Irma", path.split("/")[2])
    assert (await send(standin, "POST", path, body)).status == 204
    again = storage.loads(storage.dumps(standin.world))
    assert (again.webhooks, again.emojis) == (standin.world.webhooks, standin.world.emojis)
    assert len(storage.files(standin.world)) == 1
    assert (await send(standin, "DELETE", f"{path}/messages/{said['id']}")).status == 204
    assert (await send(standin, "DELETE", f"{path}/messages/{said['id']}")).body["code"] == 10008


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"username": "My Discord"}, 50035),
        ({"username": "x" * 81}, 50035),
        ({"content": "x" * 2001}, 50035),
        ({"content": ""}, 50006),
        ({"nonce": "1"}, 50035),
        ({"avatar_url": "face.png"}, 50035),
    ],
)
async def test_what_a_webhook_may_not_say(
    standin: StandIn, change: dict[str, Any], code: int
) -> None:
    path = await made(standin)
    assert (await send(standin, "POST", path, {"content": "Oui."} | change)).body["code"] == code


async def test_a_webhook_reaches_the_threads_of_its_channel_alone(standin: StandIn) -> None:
    path, own = await made(standin), place(standin)
    other = next(c for c in standin.world.channels.values() if c.kind == "text" and c is not own)
    for parent, status in ((own, 204), (other, 404)):
        new = {"name": "side", "type": 12}
        thread = await send(standin, "POST", f"/channels/{parent.id}/threads", new)
        answer = await send(
            standin, "POST", f"{path}?thread_id={thread.body['id']}", {"content": "Oui."}
        )
        assert answer.status == status


async def test_webhooks_need_a_permission_and_are_limited(standin: StandIn) -> None:
    path = f"/channels/{place(standin).id}/webhooks"
    standin.deny(place(standin), "manage_webhooks")
    assert (await send(standin, "GET", path)).body["code"] == 50013
    standin.deny(place(standin))
    for _ in range(MAX_WEBHOOKS):
        await made(standin)
    assert (await send(standin, "POST", path, {"name": "G"})).body["code"] == 30007
    assert len((await send(standin, "GET", path)).body) == MAX_WEBHOOKS
    assert (await send(standin, "POST", "/webhooks/1/x", {"content": "a"})).body["code"] == 10015


async def test_an_emoji_is_a_small_picture(standin: StandIn) -> None:
    assert (await emoji(standin, image="data:image/png;base64,AAAA")).body["code"] == 50035
    big = base64.b64encode(b"x" * (MAX_EMOJI_BYTES + 1)).decode()
    assert (await emoji(standin, image=f"data:image/png;base64,{big}")).body["code"] == 50138
    assert (await emoji(standin, name="no-hyphen")).body["code"] == 50035
    made_one = (await emoji(standin)).body["id"]
    path = f"/applications/{standin.world.application_id}/emojis"
    assert [e["id"] for e in (await send(standin, "GET", path)).body["items"]] == [made_one]
    assert (await send(standin, "DELETE", f"{path}/{made_one}")).status == 204
    assert (await send(standin, "DELETE", f"{path}/{made_one}")).body["code"] == 10014
