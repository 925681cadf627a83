"""The report of a golden game, to be read aloud: `python -m tests.lab report`."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Annotated
from zlib import crc32

import typer

from bot.model.facts import Seated, TableInfo
from bot.model.game_export import GameExport, Player
from bot.present.report import report
from bot.table.after.exports import ExportData, chapters_of, notable_events
from bot.table.after.replay import initial_game, replayed
from bot.table.saving import event_to_json
from bot.texts import Library
from engine.kernel import EVERYTHING
from tests.lab.golden import files, read

PEOPLE = ("Alice", "Bruno", "Chloé", "David", "Emma")


def exported(path: Path) -> ExportData:
    """What a report of this golden game is made of: its seats are people."""
    history = read(path.read_text(encoding="utf-8"))
    game, package, name = initial_game(history), history.package, history.row.game
    moves = [replace(history.start, events=[event_to_json(event) for event in game.new_events])]
    for move in history.moves[1:]:
        game, events = replayed(game, move)
        moves.append(replace(move, events=[event_to_json(event) for event in events]))
    seats = range(history.seats)
    by_seat, at_large = notable_events(name, history.seats, moves, EVERYTHING)
    scores = tuple(package.score(game))
    players = tuple(
        Player(seat=n, name=PEOPLE[n], kind="human", side=scores[n].side, deeds=by_seat[n])
        for n in seats
    )
    export = GameExport(
        game=name, rules=package.VERSION, written="2026-01-01", status="ended", options={},
        result=game.result, record=package.record(game, EVERYTHING), players=players,
        events=at_large,
    )  # fmt: skip
    table = TableInfo(
        id=crc32(path.stem.encode()), game=name, status="ended", guild_id=None, channel_id=0,
        host_id=0, options={}, ply=0,
        seated=tuple(Seated(n, "human", None, PEOPLE[n]) for n in seats), locale="fr",
        result=game.result,
    )  # fmt: skip
    return ExportData(table, export, tuple(chapters_of(name, moves, over=True)), scores)


def told(path: Path, locale: str) -> str:
    """The report of a golden game."""
    data = exported(path)
    texts = Library(strict=True).texts(locale, data.export.game, PEOPLE[: len(data.scores)])
    return report(data, replace(texts, markdown=True))


def main(
    game: Annotated[str, typer.Option(help="The game.")],
    locale: Annotated[str, typer.Option(help="fr or en.")] = "fr",
    name: Annotated[str, typer.Option(help="Part of a golden game's name.")] = "normal",
) -> None:
    """Print the report of a finished game as its table would get it."""
    found = [path for path in files(game) if name in path.name]
    if not found:
        raise typer.BadParameter(f"There is no golden game of {game} with this name.")
    typer.echo(told(found[0], locale))
