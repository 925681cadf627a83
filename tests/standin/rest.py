"""REST v10, with faults on demand and Discord's document."""

from __future__ import annotations

import asyncio
from collections import defaultdict, deque
from collections.abc import Callable
from math import ceil
from typing import TYPE_CHECKING, Any

from aiohttp import web

from bot.playground import rest
from bot.playground.addresses import absolute
from bot.playground.errors import Refused, forms
from bot.playground.rest import ROUTES, Answer, Call, answer
from tests.standin.faults import Fault

if TYPE_CHECKING:
    from tests.standin.server import StandIn

# requests in this many seconds, per route and channel: an imitation of Discord's limits
BUCKET, WINDOW = 5, 5.0
GLOBAL = 50  # requests per second
TOKENS = "/oauth2/token"
"""Documented with OAuth 2, not in the API's OpenAPI document."""


def answers_person(path: str) -> bool:
    """Return whether a request answers an interaction, directly or through its webhook."""
    return path.removeprefix("/api/v10").startswith(("/interactions/", "/webhooks/"))


class Rest(rest.Rest):
    """The REST API of a stand-in."""

    standin: StandIn

    def __init__(self, standin: StandIn) -> None:
        super().__init__(standin)
        self.governed = 0
        """Requests that count against what a bot may send to Discord in a second (`GLOBAL`): all
        but those that answer an interaction."""
        self.buckets: dict[str, deque[float]] = defaultdict(deque)
        self.all_recent: deque[float] = deque()
        self._openings: list[float] = []

    async def respond(self, request: web.Request) -> web.Response:
        """Carry out a request, or the fault that applies to it, and return the answer."""
        method, path = request.method, request.path.removeprefix("/api/v10")
        self.governed += not answers_person(path)
        fault = self.standin.faults.take(method, path)
        if fault is None:
            return await self._paced(request, method, path)
        if fault.delay:
            await asyncio.sleep(fault.delay)
        if not fault.after and fault.status != 200:
            return self._broken(request, fault)
        response = await self._paced(request, method, path)
        return self._broken(request, fault) if fault.after else response

    def _broken(self, request: web.Request, fault: Fault) -> web.Response:
        if fault.status == 0:
            if request.transport is not None:
                request.transport.abort()
            return web.Response(status=500)
        self.log.append((request.method, request.path, fault.status))
        if fault.status == 429:
            headers = {"Retry-After": str(ceil(fault.retry_after))}
            if fault.via:
                headers["Via"] = "1.1 google"
            if fault.scope_global:
                headers["X-RateLimit-Global"] = "true"
            body: dict[str, Any] = {"message": "You are being rate limited."}
            body |= {"retry_after": fault.retry_after, "global": fault.scope_global}
            return answer(429, body, headers)
        if fault.code:
            return answer(fault.status, {"message": "Fault on demand", "code": fault.code}, {})
        if fault.status >= 500:
            return web.Response(status=fault.status, text="upstream error")
        return answer(fault.status, {"message": "Fault on demand", "code": 0}, {})

    async def _paced(self, request: web.Request, method: str, path: str) -> web.Response:
        """Carry out a request with the headers of rate limits, or refuse it."""
        try:
            headers = self._pace(method, path)
        except Refused as refusal:
            self.log.append((method, path, refusal.status))
            return answer(refusal.status, refusal.body(), {"Via": "1.1 google"})
        response = await super().respond(request)
        response.headers.update(headers)
        return response

    def _pace(self, method: str, path: str) -> dict[str, str]:
        """Return the rate-limit headers; raise 429 if the bot exceeded the limit."""
        if not self.standin.rate_limits or path.startswith("/interactions/"):
            return {}
        now = self.standin.clock()
        while self.all_recent and now - self.all_recent[0] >= 1:
            self.all_recent.popleft()
        if len(self.all_recent) >= GLOBAL:
            raise Refused(429, 0, "You are being rate limited.", retry_after=1.0)
        self.all_recent.append(now)
        template, params = next(
            (template, match.groupdict())
            for verb, template, pattern, _ in ROUTES
            if verb == method and (match := pattern.match(path))
        )
        major = [params.get(k, "") for k in ("channel_id", "guild_id", "webhook_token")]
        recent = self.buckets["+".join([method, template, *major])]
        while recent and now - recent[0] >= WINDOW:
            recent.popleft()
        if len(recent) >= BUCKET:
            wait = WINDOW - (now - recent[0])
            raise Refused(429, 0, "You are being rate limited.", retry_after=round(wait, 3))
        recent.append(now)
        reset = WINDOW - (now - recent[0])
        return {
            "X-RateLimit-Limit": str(BUCKET),
            "X-RateLimit-Remaining": str(BUCKET - len(recent)),
            "X-RateLimit-Reset": f"{now + reset:.3f}",
            "X-RateLimit-Reset-After": f"{reset:.3f}",
            "X-RateLimit-Bucket": format(abs(hash((method, template))), "x"),
            "Via": "1.1 google",
        }

    def _weather(self, call: Call) -> None:
        """Raise the refusal of a direct message by a Discord that takes the bot for a spammer, or
        for whom it opens them too fast (`StandIn.dm_openings`)."""
        standin, channel = self.standin, call.world.channels.get(call.params.get("channel_id", ""))
        opens = (call.method, call.path) == ("POST", "/users/@me/channels")
        writes = call.method == "POST" and channel is not None and channel.kind == "dm"
        if standin.quarantined and (opens or writes):
            raise Refused(403, 20026, "Your bot has been flagged by our anti-spam system")
        if not opens or standin.dm_openings is None:
            return
        person = call.world.people.get(str(call.json()["recipient_id"]))
        if person is None or call.world.dm(person) is not None:
            return
        recent = [at for at in self._openings if standin.clock() - at < 60]
        if len(recent) >= standin.dm_openings:
            raise Refused(403, 40003, "You are opening direct messages too fast")
        self._openings = [*recent, standin.clock()]

    def carry_out(self, call: Call, function: Callable[[Call], Answer]) -> Answer:
        """Return the answer to a request; both are compared with Discord's document, if it is
        there."""
        self._weather(call)
        spec = self.standin.spec
        if spec is None or call.path == TOKENS:
            return function(call)
        parts = {f"files[{number}]": "" for number in call.files} if call.multipart else None
        mistakes = spec.request(call.method, call.path, call.query, call.body, multipart=parts)
        if mistakes:
            raise forms([_placed(mistake) for mistake in mistakes])
        status, body = function(call)
        faults = spec.answer(call.method, call.path, status, absolute(body, self.standin.url))
        self.standin.faulty_answers += [
            f"{call.method} {call.path} {status}: {text}" for text in faults
        ]
        return status, body


def _placed(fault: str) -> tuple[str, str]:
    """Split an error into the field that Discord names (empty if none) and the message."""
    field, colon, text = fault.partition(": ")
    return (field, text) if colon and " " not in field else ("", fault)
