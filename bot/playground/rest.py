"""REST v10: route HTTP requests, answer with Discord's headers and bodies."""

from __future__ import annotations

import json
import logging
import re
from collections import deque
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Final

from aiohttp import BodyPartReader, MultipartReader, web

from bot.playground import checks
from bot.playground.addresses import absolute
from bot.playground.errors import Refused, form
from bot.playground.posts import Upload
from bot.playground.world import World

if TYPE_CHECKING:
    from bot.playground.server import StandIn

log = logging.getLogger(__name__)
TOKENS = "/oauth2/token"
"""Documented with OAuth 2, not in the API's OpenAPI document."""


@dataclass
class Call:
    """One request: `params` from the path, `query`, JSON `body`, uploaded `files` by index."""

    standin: StandIn
    method: str
    path: str
    params: Mapping[str, str]
    query: Mapping[str, str]
    body: Any = None
    files: dict[int, Upload] = field(default_factory=dict)
    multipart: bool = False
    bearer: str = ""
    """The access token of a person, if it came instead of the bot's token."""

    @property
    def world(self) -> World:
        return self.standin.world

    @property
    def names(self) -> dict[int, str]:
        return {number: upload.name for number, upload in self.files.items()}

    def json(self) -> dict[str, Any]:
        """Return the body as an object; raise the refusal for anything else."""
        if not isinstance(self.body, dict):
            raise form("", "must be an object")
        return self.body

    def flag(self, name: str) -> bool:
        """Return a boolean query parameter: true for "1" or "true"."""
        return self.query.get(name, "").lower() in ("1", "true")


Answer = tuple[int, Any]
Route = tuple[str, str, re.Pattern[str], Callable[[Call], Answer]]
ROUTES: list[Route] = []


def route(method: str, template: str) -> Callable[[Callable[[Call], Answer]], Any]:
    """Register a function for `method` and a path template such as `/channels/{channel_id}`."""

    def register(function: Callable[[Call], Answer]) -> Callable[[Call], Answer]:
        pattern = re.compile("^" + re.sub(r"\{(\w+)\}", r"(?P<\1>[^/]+)", template) + "$")
        ROUTES.append((method, template, pattern, function))
        ROUTES.sort(key=lambda entry: entry[1].count("{"))  # literal paths take precedence
        return function

    return register


class Rest:
    """The REST API of a stand-in."""

    def __init__(self, standin: StandIn) -> None:
        self.standin = standin
        self.in_flight = 0
        self.requests = 0
        self.log: deque[tuple[str, str, int]] = deque(maxlen=2000)

    async def handle(self, request: web.Request) -> web.StreamResponse:
        """Answer a request. It counts as in flight until the last byte is written."""
        with self.counted():
            response = await self.respond(request)
            try:
                await response.prepare(request)
                await response.write_eof()
            except ConnectionError:
                pass  # the bot disconnected, or a fault cut the connection
            return response

    @contextmanager
    def counted(self) -> Iterator[None]:
        """Count a request, which is in flight within this block."""
        self.in_flight += 1
        self.requests += 1
        self.standin.touch()
        try:
            yield
        finally:
            self.in_flight -= 1
            self.standin.touch()

    async def respond(self, request: web.Request) -> web.Response:
        """Carry out a request and return the answer."""
        method, path = request.method, request.path.removeprefix("/api/v10")
        status, body, headers = await self._checked(request, method, path)
        self.log.append((method, path, status))
        return answer(status, body, headers)

    async def _checked(
        self, request: web.Request, method: str, path: str
    ) -> tuple[int, Any, dict[str, str]]:
        try:
            self._authorise(request, path)
            params, function = _find(method, path)
            call = Call(self.standin, method, path, params, dict(request.query))
            call.bearer = _bearer(request)
            await _read(request, call)
            checks.check_files({number: upload.data for number, upload in call.files.items()})
            status, body = self.carry_out(call, function)
        except Refused as refusal:
            if refusal.fault:
                self.standin.refusals.append(f"{method} {path}: {refusal.message}")
            headers = {"Via": "1.1 google"} if refusal.status == 429 else {}
            return refusal.status, absolute(refusal.body(), self.standin.url), headers
        except ConnectionError:  # the bot disconnected during its request: it has no effect
            return 400, {"message": "The connection was lost", "code": 0}, {}
        except Exception as error:
            log.exception("The stand-in failed at %s %s.", method, path)
            self.standin.faulty_answers.append(f"{method} {path}: {error!r}")
            return 500, {"message": "500: Internal Server Error", "code": 0}, {}
        self.standin.changed()
        return status, absolute(body, self.standin.url), {}

    def carry_out(self, call: Call, function: Callable[[Call], Answer]) -> Answer:
        """Return the answer to a request that may be made; raise its refusal."""
        return function(call)

    def _authorise(self, request: web.Request, path: str) -> None:
        if re.match(r"^/(webhooks/\d+/[^/]+|interactions/)", path):
            return  # the token is in the path
        if path == TOKENS:
            return  # the application's secret is in the body
        if path == "/users/@me" and _bearer(request) in self.standin.activities.tokens:
            return
        if request.headers.get("Authorization") != f"Bot {self.standin.token}":
            raise Refused(401, 0, "401: Unauthorized")


def _bearer(request: web.Request) -> str:
    kind, _, token = request.headers.get("Authorization", "").partition(" ")
    return token if kind == "Bearer" else ""


def _find(method: str, path: str) -> tuple[Mapping[str, str], Callable[[Call], Answer]]:
    for verb, _, pattern, function in ROUTES:
        if verb == method and (match := pattern.match(path)) is not None:
            return match.groupdict(), function
    raise Refused(404, 0, "404: Not Found (the stand-in does not know this route)", fault=True)


async def _read(request: web.Request, call: Call) -> None:
    """Read a JSON or multipart body into `call`."""
    # aiohttp's `content_type` parses each new boundary as a mail header
    content_type = request.headers.get("Content-Type", "").partition(";")[0].strip().lower()
    try:
        if content_type == "multipart/form-data":
            call.multipart = True
            async for part in await request.multipart():
                if part is not None and not isinstance(part, MultipartReader):
                    await _read_part(part, call)
        elif content_type == "application/x-www-form-urlencoded":
            call.body = dict(await request.post())
        elif request.can_read_body:
            text = await request.text()
            call.body = json.loads(text) if text else None
    except json.JSONDecodeError:
        raise Refused(400, 50109, "The request body contains invalid JSON.", fault=True) from None


_JSON_PART: Final = 'form-data; name="payload_json"'


async def _read_part(part: BodyPartReader, call: Call) -> None:
    data = bytes(await part.read(decode=True))
    if part.headers.get("Content-Disposition") == _JSON_PART:  # parsing it takes longer
        call.body = json.loads(data)
        return
    numbered = re.match(r"^files\[(\d+)\]$", part.name or "")
    if part.name == "payload_json":
        call.body = json.loads(data)
    elif numbered:
        kind = part.headers.get("Content-Type", "application/octet-stream")
        call.files[int(numbered[1])] = Upload(part.filename or "file", kind, data)
    else:
        raise form(part.name or "part", "unknown key")


def answer(status: int, body: Any, headers: Mapping[str, str]) -> web.Response:
    """Return a response with the content type `application/json` without a charset: with one,
    discord.py would not parse the JSON."""
    if body is None:
        return web.Response(status=status, headers=headers)
    return web.Response(
        status=status,
        body=json.dumps(body).encode(),
        headers={**headers, "Content-Type": "application/json"},
    )
