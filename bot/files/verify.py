"""Verify a game's file by a replay, line by line, and by the seal of each line.

A replay proves the moves. Scenes, names and hours cannot be replayed, so each line has a seal,
which detects edits by hand.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import asdict, replace
from typing import Any, Final, cast, get_args

from pydantic import BaseModel, TypeAdapter, ValidationError

from bot.model.deal import ROLES, Deal, canonical_json, first_difference, read_line
from bot.model.facts import Refused
from bot.model.game_export import ExportedMove, GameExport, Replay
from bot.model.states import MOVERS, MoveKind, Mover
from bot.store.games import CORRECTION, SETTLED, GameRow, MoveRow
from bot.table.after.exports import SCENE_EVENT, fingerprint, notable_events
from bot.table.after.replay import (
    Differs,
    GameHistory,
    apply_move,
    check_events,
    checked_move,
    initial_game,
    settling_events,
)
from bot.table.saving import pack, unpack
from bot.table.start.casting import Cast, without_roles
from engine.games import GAMES
from engine.kernel import EVERYTHING, Game
from engine.players import PLAYERS
from engine.record import read_record

MOVE_KINDS: Final[tuple[MoveKind, ...]] = get_args(MoveKind)


class Forged(Exception):
    """The line of the file that is wrong, and why: half a sentence that names it."""

    line: str = ""
    """The name of that line, if it is an input of the deal."""

    def __init__(self, why: str, move: int | None = None) -> None:
        super().__init__(why)
        self.move = move
        """The ply of that line, if it is a move whose replay differs."""


def sealed(export: GameExport[Any]) -> GameExport[Any]:
    """Return the file with a seal for every line."""
    replay = export.replay
    assert replay is not None
    moves = tuple(move.model_copy(update={"seal": _seal(move)}) for move in replay.moves)
    seals = {name: _seal(value) for name, value in _told(export)}
    again = replay.model_copy(update={"moves": moves, "seals": seals})
    return export.model_copy(update={"replay": again})


def checked(export: GameExport[Any], row: GameRow) -> Game:
    """Replay the game from its first move; `row` describes its beginning. Raises Forged, naming the
    first changed line; other exceptions from altered moves pass through."""
    assert export.replay is not None
    _players(export)
    _seals(export, export.replay)
    _deal(export, export.replay)
    game = _played(export, export.replay, row)
    _outcome(export, game)
    _deeds(export)
    return game


def _played(export: GameExport[Any], replay: Replay, row: GameRow) -> Game:
    """Return the game, played by the edition that the file names.

    The digest of the state is not compared in a file with another version of saves, because states
    have other fields now.
    """
    package = GAMES[export.game]
    if not 1 <= replay.edition <= package.EDITION:
        raise Forged(f"edition is {replay.edition}, of which this program knows {package.EDITION}")
    game = _Walk(export, replace(row, edition=replay.edition)).game
    if export.rules == package.VERSION and fingerprint(game) != replay.state:
        raise Forged("played again, it comes to another state than the file says")
    return game


# --- lines ----------------------------------------------------------------------------------------


def _told(export: GameExport[Any]) -> Iterator[tuple[str, object]]:
    """Yield the lines that are not moves and that a replay does not prove, by name."""
    assert export.replay is not None
    yield "written", export.written
    yield "rules", export.rules
    yield "status", export.status
    yield "terms", export.replay.terms
    for number, player in enumerate(export.players):
        yield f"players.{number}", [player.seat, player.name, player.kind]
    if export.replay.deal is not None:
        for name, value in export.replay.deal.lines.items():
            yield f"deal.{name}", value


def _plain(value: object) -> Any:
    if isinstance(value, BaseModel):
        return value.model_dump(mode="json", exclude_none=True, exclude={"seal"})
    return json.loads(json.dumps(value))


def _seal(value: object) -> str:
    text = json.dumps(_plain(value), sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(text.encode()).hexdigest()[:16]


def _seals(export: GameExport[Any], replay: Replay) -> None:
    for move in replay.moves:
        if move.seal != _seal(move):
            raise Forged(f"move {move.ply} was changed since it was written")
    for name, value in _told(export):
        if replay.seals.get(name) != _seal(value):
            raise Forged(f"{name} was changed since it was written")


def _deal(export: GameExport[Any], replay: Replay) -> None:
    """Raise Forged unless the file's inputs give the game's deal."""
    if replay.deal is None:
        return
    deal, begun, seats = replay.deal, replay.begun, len(export.players)
    roles: list[str] = []
    if begun is not None and not _is_record(export.game, begun):
        raise Forged("replay.begun is not written as the bot writes it")
    if ROLES in deal.lines:
        begun, roles = without_roles(begun, seats)
    line = first_difference(
        deal,
        export.game,
        export.options,
        begun,
        seats,
        str(replay.moves[0].pick),
        export.rules,
    )
    if line is None and ROLES in deal.lines and roles != _cast_again(export.game, deal, seats):
        line = ROLES
    if line is None:
        return
    error = Forged(
        "what it was dealt from (secret, presses, rules) makes another deal than move 0 says"
        if line == "seed"
        else f"deal.{line} is not that of the game"
    )
    error.line = line
    raise error


def _is_record(game: str, begun: Mapping[str, Any]) -> bool:
    """Return whether this is a record as the bot writes it."""
    record = read_record(GAMES[game].Record, begun)
    return canonical_json(begun) == canonical_json(
        record.model_dump(mode="json", exclude_none=True)
    )


def _cast_again(game: str, deal: Deal, seats: int) -> list[str]:
    """Return the roles that the lobby's inputs give; none if they are invalid, or written as the
    bot does not write them."""
    roles, told = GAMES[game].ROLES, read_line(deal.lines[ROLES])
    try:
        cast = TypeAdapter(Cast).validate_python(told)
        votes_cast = [votes for votes in cast.votes if votes >= 0]
        fits = len(cast.taken) == len(votes_cast) == seats and sum(votes_cast) <= seats
        if (
            not fits
            or canonical_json(asdict(cast)) != canonical_json(told)
            or not {*cast.taken} <= {"", *roles}
        ):
            return []
        return cast.draw_roles(roles, deal.draw)
    except (ValidationError, Refused, IndexError):
        return []


def _players(export: GameExport[Any]) -> None:
    seats = GAMES[export.game].SEATS
    if len(export.players) not in seats:
        raise Forged(f"players are {len(export.players)}, and the game is for {seats}")
    for number, player in enumerate(export.players):
        if player.seat != number:
            raise Forged(f"players.{number} sits at seat {player.seat}")
        if player.kind not in ("human", *PLAYERS):
            raise Forged(f"players.{number} is of no known kind: {player.kind}")


def _outcome(export: GameExport[Any], game: Game) -> None:
    if export.status != "ended" and game.result is not None:
        raise Forged("status says that the game runs, and it is over")
    if export.result != game.result:
        raise Forged(f"result is {export.result}, and the game's {game.result}")
    record = GAMES[export.game].record(game, EVERYTHING)
    if _plain(export.record) != _plain(record):
        raise Forged("record is not that of the game")


def _deeds(export: GameExport[Any]) -> None:
    assert export.replay is not None
    move_rows = [as_row(m) for m in export.replay.moves if m.undone_by is None]
    by_seat, events = notable_events(
        export.game, len(export.players), _moves_and_notes(move_rows), EVERYTHING
    )
    for number, player in enumerate(export.players):
        if _each(player.deeds) != _each(by_seat[number]):
            raise Forged(f"players.{number}.deeds are not what the moves tell")
    if _each(export.events) != _each(events):
        raise Forged("events are not what the moves tell")


def _moves_and_notes(moves: Sequence[MoveRow]) -> list[MoveRow]:
    return [move for move in moves if move.kind in ("start", "pick", CORRECTION, SETTLED, "note")]


def _each(parts: Sequence[BaseModel]) -> list[Any]:
    return [_plain(part) for part in parts]


def as_row(move: ExportedMove) -> MoveRow:
    """Return a move of a file as a row of the database."""
    events = [dict(event) for event in move.events]
    kind, by = cast(MoveKind, move.kind), cast(Mover, move.by)  # as written; `_Walk` checks it
    return MoveRow(move.ply, kind, move.seat, move.pick, events, move.barrier, move.undone_by, by)


# --- moves ----------------------------------------------------------------------------------------


class _Walk:
    """Replays the moves of a file in order, including those that were undone."""

    def __init__(self, export: GameExport[Any], row: GameRow) -> None:
        assert export.replay is not None
        self._seats = len(export.players)
        self._standing: list[tuple[MoveRow, bytes]] = []
        """The moves so far that were not taken back, each with the game before it."""
        self._gone: dict[int, int] = {}
        """Ply of what was taken back -> ply of what took it back."""
        moves = [as_row(move) for move in export.replay.moves]
        for number, move in enumerate(moves):
            self._fits(number, move)
        self._then = settling_events(moves)
        self.game = initial_game(GameHistory(GAMES[export.game], row, self._seats, moves[:1]))
        for move in moves:
            try:
                self._do(move)
            except Differs as error:
                raise Forged(f"move {move.ply} {error.in_file}", move.ply) from error
            except Forged as error:
                error.move = move.ply
                raise
        for move in moves:
            if move.undone_by != self._gone.get(move.ply):
                raise Forged(f"move {move.ply} says that move {move.undone_by} took it back")

    def _fits(self, number: int, move: MoveRow) -> None:
        if move.ply != number:
            raise Forged(f"move {move.ply} stands where move {number} should")
        if move.kind not in MOVE_KINDS or (move.kind == "start") != (number == 0):
            raise Forged(f"move {number} is of a kind that cannot be there: {move.kind}")
        if move.by not in MOVERS:
            raise Forged(f"move {number} is by nobody known: {move.by}")
        seated = move.seat is not None and move.seat < self._seats
        if not seated and (move.seat is not None or move.kind == "pick"):
            raise Forged(f"move {number} is of seat {move.seat}, which there is not")
        for event in move.events:
            if event.keys() != {"name", "facts", "secret", "hidden"}:
                raise Forged(f"move {number} tells an event that is none")

    def _do(self, move: MoveRow) -> None:
        if move.kind in ("pick", CORRECTION, SETTLED):
            self._standing.append((move, pack(self.game)))
            self.game = checked_move(self.game, move, self._then.get(move.ply, ()))
        elif move.kind in ("undo", "rewind"):
            self._take_back(move)
        elif move.kind == "start":
            check_events(move, self.game.new_events, self._then.get(move.ply, ()))
        else:
            _notes(move)

    def _take_back(self, move: MoveRow) -> None:
        """Undo what the move undid: an undo one move, a rewind all later ones."""
        places = [n for n, (row, _) in enumerate(self._standing) if row.ply == move.pick]
        if not places:
            raise Forged(f"move {move.ply} takes back what does not stand: {move.pick}")
        at = places[0]
        taken, before = self._standing[at]
        again = [] if move.kind == "rewind" else [row for row, _ in self._standing[at + 1 :]]
        if move.kind == "undo" and move.seat != taken.seat:
            raise Forged(f"move {move.ply} takes back what another seat did")
        for move_row, _ in self._standing[at:]:
            if move_row is taken or move.kind == "rewind":
                self._gone[move_row.ply] = move.ply
        del self._standing[at:]
        self.game = unpack(0, before)
        for move_row in again:
            self._standing.append((move_row, pack(self.game)))
            apply_move(self.game, move_row)
        self.game.new_events.clear()


def _notes(move: MoveRow) -> None:
    """Raise Forged for an invalid scene, or one by a seat."""
    for event in move.events:
        words = event["facts"].get("words")
        if event["name"] == SCENE_EVENT and (move.seat is not None or not isinstance(words, str)):
            raise Forged(f"move {move.ply} is a scene without words, or of a seat")
