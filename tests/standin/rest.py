"""REST v10, with faults on demand and Discord's document."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from aiohttp import web

from bot.playground import rest
from bot.playground.addresses import absolute
from bot.playground.errors import forms
from bot.playground.rest import Answer, Call, answer
from tests.standin.faults import Fault

if TYPE_CHECKING:
    from tests.standin.server import StandIn

TOKENS = "/oauth2/token"
"""Documented with OAuth 2, not in the API's OpenAPI document."""


class Rest(rest.Rest):
    """The REST API of a stand-in."""

    standin: StandIn

    async def respond(self, request: web.Request) -> web.Response:
        """Carry out a request, or the fault that applies to it, and return the answer."""
        method, path = request.method, request.path.removeprefix("/api/v10")
        fault = self.standin.faults.take(method, path)
        if fault is None:
            return await super().respond(request)
        if fault.delay:
            await asyncio.sleep(fault.delay)
        if not fault.after and fault.status != 200:
            return self._broken(request, fault)
        response = await super().respond(request)
        return self._broken(request, fault) if fault.after else response

    def _broken(self, request: web.Request, fault: Fault) -> web.Response:
        if fault.status == 0:
            if request.transport is not None:
                request.transport.abort()
            return web.Response(status=500)
        self.log.append((request.method, request.path, fault.status))
        if fault.status == 429:
            headers = {"Via": "1.1 google"} if fault.via else {}
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

    def carry_out(self, call: Call, function: Callable[[Call], Answer]) -> Answer:
        """Return the answer to a request; both are compared with Discord's document, if it is
        there."""
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
