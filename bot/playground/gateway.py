"""The gateway: sessions of the bot, ordered events, replay after RESUME."""

from __future__ import annotations

import asyncio
import contextlib
import json
import secrets
import zlib
from collections import deque
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from aiohttp import WSMsgType, web

from bot.playground import shapes
from bot.playground.addresses import absolute
from bot.playground.world import Json

if TYPE_CHECKING:
    from bot.playground.server import StandIn

GUILDS, MEMBERS, MESSAGES, DMS = 1 << 0, 1 << 1, 1 << 9, 1 << 12
OF_GUILDS = frozenset({"GUILD_CREATE", "GUILD_UPDATE", "GUILD_DELETE"})
"""Events whose id is the guild's."""
EVENTS_KEPT = 1000  # events kept for a RESUME
ACKNOWLEDGED_AFTER_S = 0.05
"""Seconds until a heartbeat is acknowledged. discord.py notes when it sent one only after sending
it: an immediate answer would seem to belong to the one before, 41 seconds ago."""
RESUMABLE = 60.0  # seconds that a session outlives its connection (our choice; undocumented)


@dataclass
class Session:
    """A session that the bot identified for. It outlives its socket so that it can be resumed."""

    id: str
    intents: int
    shard: tuple[int, int] = (0, 1)
    seq: int = 0
    events: deque[tuple[int, str]] = field(default_factory=lambda: deque(maxlen=EVENTS_KEPT))
    socket: Socket | None = None
    left: float = 0.0

    def hears_of(self, guild: str | None) -> bool:
        """Return whether this shard receives events of this guild. Shard 0 receives those of direct
        messages (None)."""
        number, count = self.shard
        return number == (0 if guild is None else (int(guild) >> 22) % count)


class Socket:
    """One connection. Frames are sent in the order in which they were queued."""

    def __init__(self, ws: web.WebSocketResponse, *, compressed: bool) -> None:
        self.ws = ws
        self.deflate = zlib.compressobj() if compressed else None
        self.queue: asyncio.Queue[str | None] = asyncio.Queue()
        self.pongs: dict[bytes, asyncio.Future[None]] = {}
        self.session: Session | None = None
        self.writing = False

    def send(self, text: str) -> None:
        self.queue.put_nowait(text)

    @property
    def idle(self) -> bool:
        return self.queue.empty() and not self.writing

    async def write(self) -> None:
        """Send the queued frames until None comes or the connection closes."""
        with contextlib.suppress(ConnectionError):
            while (text := await self.queue.get()) is not None:
                self.writing = True
                if self.deflate is None:
                    await self.ws.send_str(text)
                else:
                    data = self.deflate.compress(text.encode())
                    await self.ws.send_bytes(data + self.deflate.flush(zlib.Z_SYNC_FLUSH))
                self.writing = False
        self.writing = False

    async def ping(self, within: float = 1.0) -> bool:
        """Do one round trip through the bot's event loop; return False if it does not answer."""
        mark = secrets.token_bytes(4)
        self.pongs[mark] = asyncio.get_running_loop().create_future()
        try:
            await self.ws.ping(mark)
            await asyncio.wait_for(self.pongs[mark], within)
        except (TimeoutError, ConnectionError):
            return False
        finally:
            self.pongs.pop(mark, None)
        return True


class Gateway:
    """All sessions. Events reach the bot through `dispatch`."""

    def __init__(self, standin: StandIn) -> None:
        self.standin = standin
        self.sessions: dict[str, Session] = {}
        self.sockets: set[Socket] = set()
        self.ready = asyncio.Event()
        self.shards = 1
        """How many shards the bot should open."""

    @property
    def online(self) -> bool:
        return any(session.socket for session in self.sessions.values())

    @property
    def reachable(self) -> bool:
        """Return whether an event would reach the bot, now or when it resumes."""
        now = self.standin.clock()
        for session in list(self.sessions.values()):
            if session.socket is None and now - session.left > RESUMABLE:
                del self.sessions[session.id]
        return bool(self.sessions)

    async def handle(self, request: web.Request) -> web.StreamResponse:
        """Serve a connection from HELLO until it closes."""
        ws = web.WebSocketResponse(autoping=False, max_msg_size=1 << 20)
        await ws.prepare(request)
        socket = Socket(ws, compressed=request.query.get("compress") == "zlib-stream")
        self.sockets.add(socket)
        writer = asyncio.create_task(socket.write())
        socket.send(json.dumps({"op": 10, "d": {"heartbeat_interval": 41250}}))
        try:
            async for frame in ws:
                if frame.type is WSMsgType.PONG:
                    waiting = socket.pongs.get(bytes(frame.data))
                    if waiting is not None and not waiting.done():
                        waiting.set_result(None)
                elif frame.type is WSMsgType.PING:
                    await ws.pong(frame.data)
                elif frame.type in (WSMsgType.TEXT, WSMsgType.BINARY):
                    await self._receive(socket, json.loads(frame.data))
        finally:
            self.sockets.discard(socket)
            self._leave(socket)
            socket.queue.put_nowait(None)
            await writer
        return ws

    def _leave(self, socket: Socket) -> None:
        if socket.session is not None and socket.session.socket is socket:
            socket.session.socket = None
            socket.session.left = self.standin.clock()
            if not self.online:
                self.ready.clear()
                self.standin.push({"type": "bot", "online": False})

    async def _receive(self, socket: Socket, frame: Json) -> None:
        op, data = frame.get("op"), frame.get("d")
        if op == 1:
            asyncio.get_running_loop().call_later(
                ACKNOWLEDGED_AFTER_S, socket.send, json.dumps({"op": 11})
            )
        elif op == 2:
            await self._identify(socket, data)
        elif op == 6:
            await self._resume(socket, data)
        elif op == 3:
            pass  # presence is not simulated
        else:
            await socket.ws.close(code=4001, message=b"Unknown opcode.")

    async def _identify(self, socket: Socket, data: Any) -> None:
        if data.get("token") != self.standin.token:
            await socket.ws.close(code=4004, message=b"Authentication failed.")
            return
        number, count = map(int, data.get("shard") or (0, 1))
        if not 0 <= number < count:
            await socket.ws.close(code=4010, message=b"Invalid shard.")
            return
        intents = int(data.get("intents") or 0)
        session = Session(secrets.token_hex(16), intents, (number, count), socket=socket)
        others = [other for other in self.sessions.values() if other.shard[1] == count]
        self.sessions = {
            other.id: other for other in (*others, session) if other.shard != session.shard
        }
        self.sessions[session.id] = session
        socket.session = session
        world = self.standin.world
        sends_guild = world.here and session.hears_of(world.guild_id)
        guilds = [{"id": world.guild_id, "unavailable": True}] if sends_guild else []
        self._emit(
            session,
            "READY",
            shapes.with_constants(
                "ready",
                user=shapes.self_user(world),
                guilds=guilds,
                session_id=session.id,
                resume_gateway_url=f"{self.standin.url.replace('http', 'ws', 1)}/gateway",
                shard=[number, count],
                application={"id": world.application_id, "flags": 0},
            ),
        )
        if sends_guild:
            self._emit(session, "GUILD_CREATE", shapes.guild_create(world))
        self.ready.set()
        self.standin.push({"type": "bot", "online": True})

    async def _resume(self, socket: Socket, data: Any) -> None:
        session = self.sessions.get(data.get("session_id")) if self.reachable else None
        wanted = int(data.get("seq") or 0)
        lost = session is not None and session.events and session.events[0][0] > wanted + 1
        if session is None or lost or data.get("token") != self.standin.token:
            socket.send(json.dumps({"op": 9, "d": False}))
            return
        session.socket = socket
        socket.session = session
        for seq, text in session.events:
            if seq > wanted:
                socket.send(text)
        self._emit(session, "RESUMED", {})
        self.ready.set()
        self.standin.push({"type": "bot", "online": True})

    def dispatch(self, event: str, data: Json, intent: int = GUILDS) -> None:
        """Send an event to each session with this `intent` (0 = all sessions), now or when it
        resumes."""
        self.standin.touch()
        guild = data["id"] if event in OF_GUILDS else data.get("guild_id")
        for session in self.sessions.values():
            if session.hears_of(guild) and (not intent or session.intents & intent):
                self._emit(session, event, self._without_content(event, data))

    def _without_content(self, event: str, data: Json) -> Json:
        """Remove the content as Discord does without the message-content intent, which the bot does
        not have: it reads its own messages, DMs and messages that mention it."""
        if event not in ("MESSAGE_CREATE", "MESSAGE_UPDATE"):
            return data
        me = self.standin.world.application_id
        mentioned = any(user["id"] == me for user in data.get("mentions", []))
        if data["author"]["id"] == me or "guild_id" not in data or mentioned:
            return data
        return data | {"content": "", "embeds": [], "attachments": [], "components": []}

    def _emit(self, session: Session, event: str, data: Json) -> None:
        session.seq += 1
        frame = {"op": 0, "t": event, "s": session.seq, "d": absolute(data, self.standin.url)}
        text = json.dumps(frame)
        session.events.append((session.seq, text))
        if session.socket is not None:
            session.socket.send(text)

    @property
    def idle(self) -> bool:
        return all(socket.idle for socket in self.sockets)

    async def round_trip(self, times: int = 3) -> None:
        """Wait for some round trips of the bot's event loop, so that it has read everything sent
        before."""
        for session in list(self.sessions.values()):
            for _ in range(times):
                if session.socket is None or not await session.socket.ping():
                    break

    async def close(self) -> None:
        for socket in list(self.sockets):
            await socket.ws.close(code=1001)
