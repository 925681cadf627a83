"""Convert states, events and picks between the engine and the rows of the store."""

from __future__ import annotations

import logging
import zlib
from collections.abc import Mapping
from threading import Lock
from typing import Any, Final

from bot.model.facts import Refused
from bot.model.recent import Recent
from bot.table.positions import Position
from engine import codec
from engine.games import GAMES, GamePackage
from engine.kernel import Event, Game

log = logging.getLogger(__name__)


_FORMER_STATES: Final = 16
"""Tables of which the cache also has the state before the last move."""


class States:
    """A cache of decoded states, by table and ply. A state whose ply differs from the row's is not
    used (another process may have moved). States are shared: do not change them. Transactions use
    it in the threads of their connections."""

    def __init__(self, most: int) -> None:
        self._lock = Lock()
        self._kept: Recent[int, tuple[int, Position]] = Recent(most)
        self._former: Recent[int, tuple[int, Game]] = Recent(_FORMER_STATES)
        """Of the tables that moved last."""

    def get(self, table_id: int, ply: int) -> Position | None:
        """Return the state of this table at exactly this ply."""
        with self._lock:
            cached = self._kept.get(table_id)
            if cached is None or cached[0] != ply:
                return None
            self._kept.move_to_end(table_id)
            return cached[1]

    def before(self, table_id: int, ply: int) -> Game | None:
        """Return the state before the move `ply`, if that is the last move and nothing is newer:
        whether it can be undone is asked right after it was made."""
        former, kept = self._former.get(table_id), self._kept.get(table_id)
        if former is None or kept is None or (former[0], kept[0]) != (ply - 1, ply):
            return None
        return former[1]

    def put(self, table_id: int, ply: int, position: Position) -> None:
        """Cache a committed state, unless a later one is cached."""
        with self._lock:
            cached = self._kept.get(table_id)
            if cached is not None and cached[0] > ply:
                return
            if cached is not None and cached[0] < ply:
                self._former[table_id] = cached[0], cached[1].game
            self._kept[table_id] = ply, position

    def __len__(self) -> int:
        return len(self._kept)


def package_named(game: str) -> GamePackage:
    """Return the package of a game. Refused if this program does not have it."""
    if game not in GAMES:
        raise Refused("unknown-game", {"game": game})
    return GAMES[game]


def load(table_id: int, text: str | None) -> Game:
    """Decode a saved state. Refused if this program cannot read it, "save-old" if version 1.0.0
    can, else "save-unreadable"; the save stays."""
    try:
        if text is None:
            raise codec.UnreadableSave("the table has no saved state")
        return codec.loads(text)
    except codec.UnreadableSave as error:
        log.error("table %s: %s", table_id, error)
        old = isinstance(error, codec.OldSave)
        raise Refused("save-old" if old else "save-unreadable", {"table": table_id}) from error


def pack(game: Game) -> bytes:
    """Return a state in the format of a snapshot."""
    return pack_saved(codec.dumps(game))


def pack_saved(text: str) -> bytes:
    """Return a saved state in the format of a snapshot."""
    return zlib.compress(text.encode(), 3)


def unpack(table_id: int, data: bytes) -> Game:
    """Return the state of a snapshot."""
    return load(table_id, zlib.decompress(data).decode())


def event_to_json(event: Event) -> dict[str, Any]:
    """Return an event with what each seat knows about it, as plain JSON data."""
    return {
        "name": event.name,
        "facts": dict(event.facts),
        "secret": {str(seat): dict(facts) for seat, facts in event.secret.items()},
        "hidden": event.hidden,
    }


def event_from_json(data: Mapping[str, Any]) -> Event:
    """Return the event saved by `event_to_json`."""
    secret = {int(seat): facts for seat, facts in data["secret"].items()}
    return Event(event_name(data), data["facts"], secret, data["hidden"])


def event_name(data: Mapping[str, Any]) -> str:
    """Return the name of a saved event. Until version 1.0 the bot had an event "planned", as a game
    has; the bot's own has no public facts."""
    renamed = data["name"] == "planned" and not data["facts"]
    return "plan_answered" if renamed else str(data["name"])
