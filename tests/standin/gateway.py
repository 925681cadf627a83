"""The gateway, whose connections tests cut."""

from __future__ import annotations

import json

from aiohttp import web

from bot.playground import gateway, server
from bot.playground.world import Json


class Gateway(gateway.Gateway):
    """All sessions."""

    def __init__(self, standin: server.StandIn) -> None:
        super().__init__(standin)
        self.resumes = self.identifies = 0
        self.down = False
        """Weather: no new line is opened, though requests are answered."""

    async def handle(self, request: web.Request) -> web.StreamResponse:
        """Serve a connection from HELLO until it closes."""
        if self.down:
            raise web.HTTPServiceUnavailable
        return await super().handle(request)

    def _emit(self, session: gateway.Session, event: str, data: Json) -> None:
        self.identifies += event == "READY"
        self.resumes += event == "RESUMED"
        super()._emit(session, event, data)

    async def drop(self) -> None:
        """Close the connection (code 4000): the bot reconnects and resumes."""
        for socket in list(self.sockets):
            self._leave(socket)
            await socket.ws.close(code=4000)

    def reconnect(self) -> None:
        """Op 7: Discord asks the bot to reconnect and resume."""
        self._all({"op": 7, "d": None})

    def invalidate(self, *, resumable: bool = False) -> None:
        """Op 9: the session has ended, unless `resumable`."""
        self._all({"op": 9, "d": resumable})
        if not resumable:
            for socket in self.sockets:
                self._leave(socket)
            self.sessions.clear()

    def _all(self, frame: Json) -> None:
        for socket in self.sockets:
            socket.send(json.dumps(frame))
