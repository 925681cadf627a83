"""A whole game to a file and from one: `gharkane export`, `import` and `verify`.

Such a file holds the game's seed and every move, so a replay gives the same state here or at
another host. It holds all secrets, too, and no accounts.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any, Final

from bot.errors import StartError
from bot.files.golden import golden
from bot.files.verify import Forged, as_row, checked, sealed
from bot.model.deal import Deal
from bot.model.game_export import MAX_FILE_BYTES, GameExport, read_export, refusal, to_json
from bot.model.states import SEAT_KINDS, SeatKind
from bot.model.terms import Terms
from bot.present.notebook import properties
from bot.present.report import report
from bot.render.refusals import house_refusal
from bot.render.seats import seat_names
from bot.store import Store, deals
from bot.store import games as rows
from bot.store.database.opening import need_database
from bot.store.games import GameRow, SeatRow
from bot.store.move_history import PLAYED
from bot.store.transaction import Tx
from bot.table import Refused, Tables
from bot.table.after.replay import GameHistory
from bot.table.changes import seen_seats
from bot.table.start.beginnings import Beginning, read_beginning
from bot.texts import Library
from engine import codec
from engine.games import GAMES
from engine.kernel import Game
from engine.record import RecordError, read_record

KEEPER: Final[SeatKind] = "normal"
"""The kind of computer that plays the seat of an absent person."""


class TransferError(StartError):
    """Why the transfer is impossible: one sentence for the operator."""


@dataclass(frozen=True)
class Place:
    """The destination of an imported game: ids of Discord. `people`: seat -> person."""

    guild: int | None = None
    channel: int = 0
    host: int = 0
    people: Mapping[int, int] = field(default_factory=dict)


async def exported(url: str, table_id: int, kind: str, locale: str) -> str:
    """Return the game as text: `json`, which `imported` reads; `md`, its report; `golden`, a test
    of the rules. TransferError for a game that does not exist or has not begun, and for a golden
    one that is not over or cannot be replayed; StoreError for a database that cannot be read."""
    need_database(url)
    try:
        async with await Store.open(url) as store:
            export_data = await Tables(store).exports.whole(table_id)
    except Refused as refused:
        if refused.reason == "no-table":
            raise TransferError(f"There is no game {table_id} in this database.") from None
        why = house_refusal(Library().texts(locale), refused.reason, refused.figures)
        raise TransferError(f"Game {table_id} cannot be exported. {why}") from None
    if kind == "json":
        return to_json(sealed(export_data.export))
    if kind == "golden":
        return _golden(table_id, sealed(export_data.export))
    texts = Library().texts(locale, export_data.table.game)
    names = seat_names(texts, export_data.table)
    whole = report(export_data, replace(texts, names=names, markdown=True))
    return properties(export_data, replace(texts, names=names)) + whole


def _golden(table_id: int, export: GameExport[Any]) -> str:
    """Return a finished game as a golden one, without what was undone."""
    if export.status != "ended":
        raise TransferError(f"Game {table_id} is not over: a golden game would tell its secrets.")
    verified(export)
    assert export.replay is not None
    row = replace(_row(export, Place()), edition=export.replay.edition)
    moves = [as_row(m) for m in export.replay.moves if m.undone_by is None and m.kind in PLAYED]
    return golden(GameHistory(GAMES[export.game], row, len(export.players), moves))


def loaded(path: Path) -> GameExport[Any]:
    """Read the game in this file. TransferError if there is none that can be replayed."""
    try:
        with path.open("rb") as file:
            export = read_export(file.read(MAX_FILE_BYTES + 1), MAX_FILE_BYTES)
    except OSError as error:
        raise TransferError(f"{path} cannot be read: {error.strerror}.") from error
    except RecordError as error:
        why = house_refusal(Library().texts("en"), *refusal(error))
        raise TransferError(f"{path} cannot be read. {why}") from error
    if export.replay is None:
        raise TransferError(f"{path} holds a record without moves: /game new begins from it.")
    return export


def verified(export: GameExport[Any]) -> Game:
    """Replay the game from its seed. TransferError if the state or the events differ, because the
    file or the rules were changed."""
    try:
        return proved(export)
    except Forged as error:
        raise TransferError(f"In the file, {error}: it was changed, or the rules were.") from error
    except RecordError as error:
        raise TransferError(f"Its moves cannot be played again: {error}.") from error
    except Exception as error:  # old or altered files can cause any exception in today's rules
        raise TransferError(f"Its moves cannot be played again: {type(error).__name__}.") from error


def proved(export: GameExport[Any]) -> Game:
    """Replay the game from its seed. Forged for a changed line; other exceptions from old or
    altered files pass through."""
    return checked(export, _row(export, Place()))


async def imported(url: str, export: GameExport[Any], place: Place, now: float) -> int:
    """Store the game in this database; return its number there. A running game arrives paused;
    computers play the seats of people who are not named, and others may take these. TransferError
    if it cannot be replayed, or another game occupies the channel."""
    game, replay = verified(export), export.replay
    assert replay is not None
    over = export.status == "ended"
    if not over and not place.channel:
        raise TransferError("A game that runs needs the channel in which it goes on.")
    row = replace(
        _row(export, place),
        status="ended" if over else "paused",
        ply=max(move.ply for move in replay.moves),
        result=None if game.result is None else list(game.result),
        edition=game.edition,
    )
    async with await Store.open(url) as store:

        def change(tx: Tx) -> int:
            if not over and rows.live_at(tx, place.channel) is not None:
                raise TransferError("Another game holds that channel.")
            table_id = rows.add_game(tx, _values(row, replay.deal), now)
            rows.set_game(
                tx, table_id, now, status=row.status, ply=row.ply, result=row.result,
                state=codec.dumps(game),
            )  # fmt: skip
            rows.replace_seats(tx, table_id, _seats(export, place))
            rows.set_awaited(tx, table_id, seen_seats(game))
            for m in replay.moves:
                rows.add_move(tx, table_id, as_row(m), m.at)
            if replay.deal is not None:
                deals.add_deal(tx, table_id, replay.deal.secret)
                deals.seal_deal(tx, table_id, "\n".join(replay.deal.told))
            return table_id

        return await store.write(change)


def _row(export: GameExport[Any], place: Place) -> GameRow:
    """Return the row of the game, with what the file contains."""
    assert export.replay is not None
    begun = export.replay.begun
    record = None
    if begun is not None:
        record = Beginning(read_record(GAMES[export.game].Record, begun), fixed=True).to_row()
        read_beginning(GAMES[export.game], record)
    return GameRow(
        id=0,
        game=export.game,
        status="lobby",
        guild_id=place.guild,
        channel_id=place.channel,
        host_id=place.host,
        options=export.options,
        ply=0,
        result=None,
        rematch_of=None,
        missing="",
        terms=read_record(Terms, export.replay.terms).model_dump(mode="json"),
        record=record,
    )


def _values(row: GameRow, deal: Deal | None) -> dict[str, Any]:
    return {
        "game": row.game,
        "guild_id": row.guild_id,
        "channel_id": row.channel_id,
        "host_id": row.host_id,
        "options": row.options,
        "terms": row.terms,
        "record": row.record,
        "edition": row.edition,
        **({} if deal is None else {"promise": deal.promise, "sealed": deal.seal}),
    }


def _seats(export: GameExport[Any], place: Place) -> list[SeatRow]:
    """Return the seats: the named people, and computers, also in place of people who are not
    named."""
    over = export.status == "ended"
    seats = []
    for player in export.players:
        kind = SEAT_KINDS[player.kind]  # checked by `verify`
        user = place.people.get(player.seat)
        person = kind == "human" or bool(player.name)
        called = player.character or ""
        if user is not None:
            seats.append(SeatRow(player.seat, user, "human", player.name, character=called))
        elif over:
            seats.append(SeatRow(player.seat, None, kind, player.name, character=called))
        else:
            keeper = KEEPER if kind == "human" else kind
            seats.append(
                SeatRow(player.seat, None, keeper, player.name, offered=person, character=called)
            )
    return seats
