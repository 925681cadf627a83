"""Replay a game from its rows, and compare the replay with what was stored.

Only this module knows how a game begins, what each kind of move does, and when a replay is that
game. All replays (score history, stored moves, exports) use it, so that a new way to begin a game
or a new kind of move is implemented once; checks of upgrades and files share the comparison.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from bot.model.facts import Refused
from bot.store import move_history
from bot.store.games import CORRECTION, SETTLED, GameRow, MoveRow
from bot.table.after.event_log import IN_THE_FICTION, OPENLY, QUIETLY
from bot.table.saving import event_from_json, event_name, event_to_json, package_named
from bot.table.sessions import TableTx
from bot.table.start.beginnings import deal_game, options_of, read_beginning
from engine import codec
from engine.copying import clone
from engine.corrections import amend, correct
from engine.games import GAMES, GamePackage
from engine.kernel import Event, Game, apply, open_to, play, settled, start

_BESIDE: Final[Mapping[str, Sequence[str]]] = {
    "pick": ("ordered", "plan_answered"),
    CORRECTION: (OPENLY, IN_THE_FICTION, QUIETLY),
}
"""Kind of move -> the events that it may have besides the game's own."""


class Unreplayable(Exception):
    """These rows do not reproduce their game: it began before seeds were stored, or its rules have
    changed since."""


@dataclass(frozen=True)
class GameHistory:
    """The rows that a game is replayed from: read it in a transaction, replay it outside of one."""

    package: GamePackage
    row: GameRow
    seats: int
    moves: Sequence[MoveRow]
    """The start and the moves that were not undone, in order."""

    @property
    def start(self) -> MoveRow:
        """The move that started the game. Raises Unreplayable if it is not stored."""
        if not self.moves or self.moves[0].kind != "start" or self.moves[0].pick is None:
            raise Unreplayable("its start was not kept")
        return self.moves[0]


def history_of(table: TableTx) -> GameHistory:
    """Return the history of a table so far. Refused for a game that this program does not know."""
    moves = move_history.moves_from(table.tx, table.id, 0)
    return GameHistory(package_named(table.row.game), table.row, len(table.seats), moves)


def initial_game(history: GameHistory) -> Game:
    """Return the game as it was dealt, by the rules it began with, at its first question. Its
    `new_events` are those of the deal."""
    package, seed = history.package, int(history.start.pick)
    options = options_of(package, history.row)
    kept = history.row.record
    beginning = None if kept is None else read_beginning(package, kept)
    edition = history.row.edition
    if edition is None or not 1 <= edition <= package.EDITION:
        raise Unreplayable("the edition of its rules is not known")
    return deal_game(package, history.seats, seed, options, beginning, edition)


def apply_move(game: Game, move: MoveRow) -> None:
    """Apply a move in place; `new_events` holds the events. The move was legal when it was made, so
    nothing is checked."""
    game.new_events.clear()
    if move.kind == CORRECTION:
        amend(game, codec.correction_from_json(game, move.pick))
        return
    if move.kind == SETTLED:
        start(game)  # today's rules may already settle it
        return
    play(game, move.seat or 0, codec.pick_from_json(game, move.pick))


def replay_moves(history: GameHistory) -> Iterator[tuple[MoveRow, Game]]:
    """Yield each move with the game after it, the start first. It is one game, changed in place:
    clone what you keep. Exceptions from old moves under changed rules pass through."""
    game = initial_game(history)
    yield history.start, game
    for move in history.moves[1:]:
        apply_move(game, move)
        yield move, game


# --- comparing ------------------------------------------------------------------------------------


class Differs(Exception):
    """Why the replay of a move is not what was stored: a sentence, and what the move of a file does
    then, as half a sentence."""

    def __init__(self, why: str, in_file: str) -> None:
        super().__init__(why)
        self.in_file = in_file


def checked_move(game: Game, move: MoveRow, then: Sequence[Any] = ()) -> Game:
    """Return the game after a stored move, replayed by the rules of the game's edition. The
    argument is not changed.

    `then` are the events of settling the game after it, see `settling_events`. Raises Differs if
    the move is not legal, or if it has other events or may be undone otherwise than stored.
    """
    try:
        after, events = replayed(game, move)
    except Exception as error:  # old or altered moves can cause any exception
        raise Differs(
            f"it cannot be played again: {one_line(error)}",
            f"cannot be played again ({type(error).__name__})",
        ) from error
    check_events(move, events, then)
    if move.kind != SETTLED and move.barrier != (
        move.kind == CORRECTION or after.barriers > game.barriers
    ):
        raise Differs(
            "it may be undone otherwise than then", "is said to be undone otherwise than it could"
        )
    return after


def replayed(game: Game, move: MoveRow) -> tuple[Game, Sequence[Event]]:
    """Return the game after a stored move, and its events. The argument is not changed. Raises what
    the rules raise for a move that they refuse."""
    if move.kind == SETTLED:
        return settled(game) or (game, [event_from_json(data) for data in move.events])
    if move.kind == CORRECTION:
        return correct(game, codec.correction_from_json(game, move.pick))
    seat, pick = move.seat or 0, codec.pick_from_json(game, move.pick)
    if not any(type(pick) in choice.retired for choice in open_to(game, seat)):
        return apply(game, seat, pick)
    after = clone(game)  # rules that may refuse this kind of pick are gone
    after.new_events = []
    play(after, seat, pick)
    events, after.new_events = after.new_events, []
    return after, events


def check_events(move: MoveRow, events: Sequence[Event], then: Sequence[Any] = ()) -> None:
    """Raise Differs unless the move has exactly these events, besides those that moves of its kind
    may have; or these and the events `then`."""
    beside = _BESIDE.get(move.kind, ())
    kept = [event for event in move.events if event_name(event) not in beside]
    plain = json.loads(json.dumps([event_to_json(event) for event in events]))
    if plain not in (kept, [*kept, *then]):
        raise Differs(_otherwise(kept, plain), "tells something else than what happened")


def settling_events(moves: Sequence[MoveRow]) -> dict[int, list[dict[str, Any]]]:
    """Return the ply of a move -> the events of settling the game after it by later rules. In a
    replay they may be events of the move itself."""
    return {move.ply - 1: move.events for move in moves if move.kind == SETTLED}


def difference(history: GameHistory, text: str) -> tuple[int | None, str]:
    """Compare a game with its replay: return the first move that differs, and why; an empty reason
    if none does and the replay comes to the saved state `text`."""
    ply, then = 0, settling_events(history.moves)
    try:
        game = initial_game(history)
        check_events(history.start, game.new_events, then.get(0, ()))
        for move in history.moves[1:]:
            ply = move.ply
            game = checked_move(game, move, then.get(ply, ()))
        if not _is_state(game, text):
            return None, "played again, it comes to another state"
    except Differs as error:
        return ply, str(error)
    except Exception as error:  # old beginnings and states can cause any exception
        return None, str(error) if isinstance(error, Unreplayable) else one_line(error)
    return None, ""


def state_of(history: GameHistory, text: str) -> Game:
    """Return the game of this save, which later moves build on.

    Migrations guess fields that an older version did not have. If a replay does not differ in
    anything else, its fields are used instead. UnreadableSave for a broken save.
    """
    game = codec.loads(text)
    if is_guessed(history, text):
        *_, (_, game) = replay_moves(history)
        game.new_events.clear()
    return game


def is_guessed(history: GameHistory, text: str) -> bool:
    """Return whether a replay knows what migrations guess in this save and older snapshots."""
    return codec.is_old(text) and not difference(history, text)[1]


def one_line(error: Exception) -> str:
    """Return an exception in one line."""
    words = " ".join(str(error).split())
    if isinstance(error, Refused | codec.UnreadableSave):
        return words
    return f"{type(error).__name__} {words}".strip()


def _is_state(game: Game, text: str) -> bool:
    """Return whether a replayed game equals the saved one. Fields that its version did not have are
    not compared, because migrations have filled them."""
    now, kept = codec.encode(game), codec.encode(codec.loads(text))
    head, as_written = json.loads(text), json.loads(text)["state"]
    state = GAMES[head["game"]].migrated(head["state"], head["version"])
    known = [key for key in kept if key in as_written and state[key] == as_written[key]]
    return all(now[key] == kept[key] for key in known)


def _otherwise(kept: Sequence[Any], replayed: Sequence[Any]) -> str:
    for was, now in zip(kept, replayed, strict=False):
        if was["name"] != now["name"]:
            return f"it tells {now['name']} where it told {was['name']}"
        if was != now:
            return f"{now['name']} tells something else than it told"
    return f"it tells {len(replayed)} things where it told {len(kept)}"
