"""A golden game: a finished game as a text that tests the rules, with a line for each move.

The first line is how it was dealt, the last its result and points. Between them is one line per
move, such as `3f1a 0 Explore tile="i3"`: four digits of the digest of its events and the state
after it, the seat (or the kind of a move that is not a pick), the pick and its fields.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Sequence
from typing import Any

from bot.store.games import SETTLED, MoveRow
from bot.table.after.replay import GameHistory, initial_game, replayed
from bot.table.saving import event_to_json
from engine import codec
from engine.kernel import Event, Game


def golden(history: GameHistory) -> str:
    """Return a game as a golden one. Exceptions from moves that cannot be replayed pass through."""
    row, begun = history.row, history.row.record
    dealt = {
        "game": row.game,
        "edition": row.edition,
        "seats": history.seats,
        "seed": history.start.pick,
        "options": row.options,
        "begun": begun and begun["record"],
    }
    game = initial_game(history)
    lines = [_json(dealt), move_line(history.start, game, game.new_events)]
    for move in history.moves[1:]:
        game, events = replayed(game, move)
        lines.append(move_line(move, game, events))
    return "\n".join([*lines, last_line(history, game)]) + "\n"


def move_line(move: MoveRow, game: Game, events: Sequence[Event]) -> str:
    """Return the line of a move with the game after it and the events of its replay."""
    told = [] if move.kind == SETTLED else list(map(event_to_json, events))
    digest = hashlib.sha256((codec.dumps(game) + _json(told)).encode()).hexdigest()
    words = [digest[:4], str(move.seat) if move.kind == "pick" else move.kind]
    if isinstance(move.pick, dict):
        fields = {name: value for name, value in move.pick.items() if name != "is"}
        words += [move.pick["is"], *(f"{name}={_json(value)}" for name, value in fields.items())]
    return " ".join(words)


def last_line(history: GameHistory, game: Game) -> str:
    """Return the result of a game and each seat's points."""
    points = [score.total for score in history.package.score(game)]
    return _json({"result": game.result, "points": points})


def _json(value: Any) -> str:
    """Return JSON without spaces: lines are split at them."""
    return json.dumps(value, separators=(",", ":")).replace(" ", "\\u0020")
