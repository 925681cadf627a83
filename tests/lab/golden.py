"""Golden games, `tests/<game>/golden/*.txt`: they are read, played again, renewed and drawn here.

`bot/files/golden.py` has their format. `random_07.txt` and `normal_08.txt` are played by robots of
that kind. `table_<number>.txt` is a game of people, from `gharkane export --format golden`.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator
from itertools import count
from pathlib import Path
from typing import Annotated, Any, Final, cast

import typer

from bot.files.golden import golden, last_line, move_line
from bot.lab.simulate import package_named
from bot.model.states import MoveKind
from bot.store.games import GameRow, MoveRow
from bot.table.after.replay import GameHistory, initial_game, one_line, replayed
from engine import codec
from engine.games import GAMES
from engine.kernel import Game, Pick, Seat, open_to, play
from engine.package import GamePackage
from engine.players import normal_pick
from engine.rng import below
from tests.laws.walks import TESTS, awaited_seats, walk

LEAST_GAMES: Final = 40
"""Golden games of each game, or more until every value occurs."""
OF_EACH_EDITION: Final = 5
"""Of these, at least so many are of each edition."""
NORMAL_EVERY: Final = 4
"""Every so many of these are played by normal computers, the others at random."""


def files(game: str) -> list[Path]:
    """The golden games of a game."""
    return sorted((TESTS / game / "golden").glob("*.txt"))


def dealt(text: str) -> dict[str, Any]:
    """The first line of a golden game."""
    first: dict[str, Any] = json.loads(text.partition("\n")[0])
    return first


def read(text: str) -> GameHistory:
    """A golden game as rows of the database; only its start, if there is but the first line."""
    first = dealt(text)
    begun = first["begun"] and {"record": first["begun"], "name": "", "source": None, "fixed": True}
    row = GameRow(
        id=0, game=first["game"], status="ended", guild_id=None, channel_id=0, host_id=0,
        options=first["options"], ply=0, record=begun, edition=first["edition"],
    )  # fmt: skip
    moves = [_move(ply, line) for ply, line in enumerate(text.splitlines()[2:-1], 1)]
    start = MoveRow(0, "start", None, first["seed"], [])
    return GameHistory(GAMES[row.game], row, first["seats"], [start, *moves])


def _move(ply: int, line: str) -> MoveRow:
    _, who, *words = line.split(" ")
    pick: dict[str, Any] | None = None
    if words:
        pairs = (word.split("=", 1) for word in words[1:])
        pick = {"is": words[0], **{name: json.loads(value) for name, value in pairs}}
    if who.isdigit():
        return MoveRow(ply, "pick", int(who), pick, [])
    return MoveRow(ply, cast(MoveKind, who), None, pick, [])


def again(text: str) -> Iterator[tuple[str, str, str]]:
    """Play a golden game again, and yield for each line but the first: what was asked, the line,
    and what it is now. The last is instead why the rules refuse a move, if they do."""
    history, (_, *kept) = read(text), text.splitlines()
    game = initial_game(history)
    yield "the deal", kept[0], move_line(history.start, game, game.new_events)
    for move, line in zip(history.moves[1:], kept[1:-1], strict=True):
        asked = question(game, move)
        try:
            game, events = replayed(game, move)
        except Exception as error:  # another deal, or other rules, can cause any exception
            yield asked, line, f"refused, {one_line(error)}"
            return
        yield asked, line, move_line(move, game, events)
    yield "the end", kept[-1], last_line(history, game)


def question(game: Game, move: MoveRow) -> str:
    """What is asked of the seat that moves: the class of the question, and its rules."""
    if move.seat is None:
        return move.kind
    asked = open_to(game, move.seat)
    taking = [step for step in asked if move.pick["is"] in {pick.__name__ for pick in step.picks}]
    return ", ".join(f"{type(step).__name__} ({', '.join(step.rules)})" for step in taking or asked)


# --- drawing --------------------------------------------------------------------------------------


def _robots(kind: str, game: Game, seed: int) -> Iterator[tuple[Seat, Pick]]:
    """The picks of robots of this kind, each to be played before the next is drawn."""
    if kind == "random":
        yield from walk(game, seed)
        return
    while game.result is None:
        seats = awaited_seats(game)
        seed, n = below(seed, len(seats))
        yield seats[n], normal_pick(game, seats[n], seed)


def drawn(kind: str, first: dict[str, Any]) -> str:
    """A whole game of robots of this kind, dealt as this first line of a golden game says."""
    history = read(json.dumps(first))
    game = initial_game(history)
    moves = [history.start]
    for seat, pick in _robots(kind, game, int(first["seed"])):
        play(game, seat, pick)
        moves.append(MoveRow(len(moves), "pick", seat, codec.pick_to_json(pick), []))
    return golden(GameHistory(history.package, history.row, history.seats, moves))


def values(package: GamePackage) -> dict[str, list[Any]]:
    """What golden games are of: each option, the seats and the editions, with all their values."""
    found: dict[str, list[Any]] = {
        "seats": list(package.SEATS),
        "edition": list(range(1, package.EDITION + 1)),
    }
    for name, option in package.Options.model_json_schema()["properties"].items():
        found[name] = option.get("enum") or [False, True]
    return found


def missing(package: GamePackage, firsts: list[dict[str, Any]]) -> list[str]:
    """The values of which there are too few games, of those with these first lines."""
    return [
        f"{name} {value}"
        for name, each in values(package).items()
        for value, times in _times(name, each, firsts).items()
        if times < (OF_EACH_EDITION if name == "edition" else 1)
    ]


def _times(name: str, each: list[Any], firsts: list[dict[str, Any]]) -> dict[Any, int]:
    """How many of the games have each of these values."""
    seen = Counter((first | first["options"]).get(name) for first in firsts)
    return {value: seen[value] for value in each}


def _next(package: GamePackage, firsts: list[dict[str, Any]], seed: int) -> dict[str, Any]:
    """The first line of one more game: of each value one of those that occur least."""
    chosen: dict[str, Any] = {}
    random = seed
    for name, each in values(package).items():
        times = _times(name, each, firsts)
        rare = [value for value in each if times[value] == min(times.values())]
        random, n = below(random, len(rare))
        chosen[name] = rare[n]
    seats, edition = chosen.pop("seats"), chosen.pop("edition")
    return {
        "game": package.NAME, "edition": edition, "seats": seats, "seed": str(seed),
        "options": package.Options(**chosen).model_dump(mode="json"), "begun": None,
    }  # fmt: skip


# --- the command ----------------------------------------------------------------------------------


def renewed(path: Path) -> str:
    """A golden game by today's rules: the same picks, if these allow them to the end; else, of
    robots, another game of the same deal. ValueError for one of people."""
    text = path.read_text(encoding="utf-8")
    lines = [now for _, _, now in again(text)]
    head = text.partition("\n")[0]
    kind, _, _ = path.stem.partition("_")
    if lines[-1].startswith("{") and (kind == "table" or dealt(lines[-1])["result"] is not None):
        return "\n".join([head, *lines]) + "\n"
    if kind == "table":
        raise ValueError(f"{path.name}, move {len(lines) - 1}: {lines[-1]}")
    return drawn(kind, dealt(text))


def main(
    game: Annotated[str, typer.Option(help="Of which game.")],
    renew: Annotated[
        bool, typer.Option("--renew", help="Write those anew that go another way now.")
    ] = False,
) -> None:
    """Draw the golden games that a game lacks: it has at least 40, of all options, seats and
    editions."""
    try:
        package = package_named(game)
        folder = TESTS / game / "golden"
        folder.mkdir(exist_ok=True)
        for path in files(game) if renew else ():
            text = renewed(path)
            if text != path.read_text(encoding="utf-8"):
                path.write_text(text, encoding="utf-8")
                typer.echo(f"{path.name}: written anew")
    except ValueError as error:
        typer.echo(str(error), err=True)
        raise typer.Exit(1) from error
    firsts = [dealt(path.read_text(encoding="utf-8")) for path in files(game)]
    for n in count(1):
        if len(firsts) >= LEAST_GAMES and not missing(package, firsts):
            return
        kind = "random" if n % NORMAL_EVERY else "normal"
        path = folder / f"{kind}_{n:02}.txt"
        if not path.exists():
            firsts.append(_next(package, firsts, n))
            path.write_text(drawn(kind, firsts[-1]), encoding="utf-8")
            typer.echo(f"{path.name}: drawn")
