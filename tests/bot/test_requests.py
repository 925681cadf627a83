"""The bench of requests counts each once, and names what it was for."""

from __future__ import annotations

import pytest

from tests.lab import requests

GAME = "happy_dayz"
PICKS = 20


async def test_each_request_is_counted_by_route_and_by_message() -> None:
    sent = await requests.counted(GAME, PICKS)
    routes = sent.routes
    assert sent.picks == PICKS
    opened = routes["POST users/@me"]
    assert opened == 4, "everybody is written to"
    assert sent.reasons["new sheet start"] == 4, "everybody is sent their sheet once"
    asked = sum(count for route, count in routes.items() if route.startswith("GET "))
    begun = routes.total() - opened - asked
    assert begun == sent.reasons.total(), "each message begun is one request"
    first, *rest = sent.rows()
    assert (first.value, first.target) == (round(sent.each, 2), requests.MAX_REQUESTS_PER_PICK)
    by_route = [row.value for row in rest if "by route" in row.name]
    assert sum(by_route) == pytest.approx(sent.each, abs=0.01)


async def test_an_unknown_game_is_named() -> None:
    with pytest.raises(ValueError, match="no game called 'chess'"):
        await requests.counted("chess")
