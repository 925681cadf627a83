"""The gateway, whose connections tests cut."""

from __future__ import annotations

import json

from bot.playground import gateway
from bot.playground.world import Json


class Gateway(gateway.Gateway):
    """All sessions."""

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
