"""Raw requests, for what discord.py would refuse to send."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import Any

import aiohttp

from bot.playground.world import Interaction
from tests.standin import StandIn


@dataclass
class Got:
    """An HTTP answer."""

    status: int
    body: Any
    headers: Any

    @property
    def code(self) -> int | None:
        return self.body.get("code") if isinstance(self.body, dict) else None


async def send(
    standin: StandIn,
    method: str,
    path: str,
    body: Any = None,
    *,
    files: tuple[str, ...] = (),
    token: str | None = "standin-token",
) -> Got:
    headers = {"Authorization": f"Bot {token}"} if token else {}
    data: Any = None
    if files:
        data = aiohttp.FormData(quote_fields=False)
        data.add_field("payload_json", json.dumps(body))
        for index, name in enumerate(files):
            kind = "application/octet-stream"
            data.add_field(f"files[{index}]", b"bytes", filename=name, content_type=kind)
    elif body is not None:
        data = json.dumps(body)
        headers["Content-Type"] = "application/json"
    url = f"{standin.url}/api/v10{path}"
    async with (
        aiohttp.ClientSession() as session,
        session.request(method, url, data=data, headers=headers) as response,
    ):
        text = await response.text()
        parsed = json.loads(text) if response.content_type == "application/json" else text
        return Got(response.status, parsed, response.headers)


def interact(standin: StandIn, kind: int = 2, **more: Any) -> Interaction:
    """An interaction of Alice in #table, as if she had just acted."""
    alice, table = standin.person("Alice"), standin.channel("table")
    return standin.world.interact(kind, alice.record, table, name="x", **more)


async def call_back(
    standin: StandIn, interaction: Interaction, body: Any, *, files: tuple[str, ...] = ()
) -> Got:
    path = f"/interactions/{interaction.id}/{interaction.token}/callback?with_response=1"
    return await send(standin, "POST", path, body, files=files, token=None)


def hook(standin: StandIn, interaction: Interaction) -> str:
    return f"/webhooks/{standin.world.application_id}/{interaction.token}"
