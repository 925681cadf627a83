"""Golden transcripts: `python -m tests.transcripts GAME` writes them, a test compares.

`tests/<game>/transcripts/specs.toml` names them; each is a whole game of random picks. Each step
shows the awaited seats, every option, the pick, the events by viewer, and the changes of the public
and each seat's view. Read the difference like prose before committing it.
"""

from __future__ import annotations

import sys
import tomllib
from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from importlib import import_module
from pathlib import Path
from typing import Any

from engine.kernel import Event, Pick, View, Viewer, apply, awaited, legal
from tests.laws.walks import draw

TESTS = Path(__file__).resolve().parent
SKIPPED = {"viewer", "seats", "awaited"}
"""Fields of a view that the transcript shows elsewhere."""


def specs(game: str) -> list[dict[str, Any]]:
    """The transcripts of a game: name, seats, seed, and options that are not the defaults; none of
    a game that has just been written."""
    path = TESTS / game / "transcripts" / "specs.toml"
    if not path.is_file():
        return []
    found: list[dict[str, Any]] = tomllib.loads(path.read_text(encoding="utf-8"))["transcript"]
    return found


def path_of(game: str, spec: dict[str, Any]) -> Path:
    """Where a transcript is kept."""
    return TESTS / game / "transcripts" / f"{spec['name']}.txt"


def transcript(game: str, spec: dict[str, Any]) -> str:
    """The whole game as text."""
    return "\n".join(_lines(game, spec)) + "\n"


def _lines(name: str, spec: dict[str, Any]) -> Iterator[str]:
    package: Any = import_module(f"engine.games.{name}").PACKAGE
    options = package.Options(**spec.get("options", {}))
    yield f"{name}, {spec['seats']} seats, seed {spec['seed']}, {short(options.model_dump())}"
    game = package.new_game(spec["seats"], spec["seed"], options)
    shown: dict[Viewer, View] = {}
    yield from _told(tuple(game.new_events), game.seats)
    yield from _seen(package, game, shown)
    seed, n = spec["seed"], 0
    while game.result is None:
        n += 1
        yield ""
        yield f"# {n}: " + ", ".join(f"{seat} {what}" for seat, what in awaited(game))
        seed, seat, choice = draw(game, seed)
        yield f"{seat} may " + " | ".join(map(_pick, legal(game, seat)))
        yield f"{seat} picks {_pick(choice)}"
        game, events = apply(game, seat, choice)
        yield from _told(events, game.seats)
        yield from _seen(package, game, shown)
    yield ""
    yield f"won by {short(game.result)}"
    for score in package.score(game):
        rows = ", ".join(f"{row.rule} {row.points}" for row in score.rows)
        yield f"{score.seat}: {score.total} = {rows}"


def _pick(choice: Pick) -> str:
    values = [short(getattr(choice, f.name)) for f in fields(choice)]  # type: ignore[arg-type]
    return " ".join([choice.verb, *values])


def _told(events: tuple[Event, ...], seats: int) -> Iterator[str]:
    """The public facts, then those for a seat."""
    for event in events:
        public = event.seen_by(None)
        if public is not None:
            yield f"  all: {event.name} {short(public)}"
        for seat in range(seats):
            seen = event.seen_by(seat)
            if seen is not None and seen != public:
                yield f"  {seat}: {event.name} {short(seen)}"


def _seen(package: Any, game: Any, shown: dict[Viewer, View]) -> Iterator[str]:
    """What changed in what everybody sees, then for each seat what changed in its view beyond
    that."""
    public: set[str] = set()
    for viewer in (None, *range(game.seats)):
        before, now = shown.get(viewer), package.view(game, viewer)
        shown[viewer] = now
        changes = [_changed(f.name, before, now) for f in fields(now) if f.name not in SKIPPED]
        told = [change for change in changes if change and change not in public]
        if viewer is None:
            public.update(told)
        if told:
            yield f"  {'all see' if viewer is None else f'{viewer} sees'} " + "; ".join(told)


def _changed(name: str, before: Any, now: Any) -> str:
    """A field that changed, by name; empty if it did not."""
    value = getattr(now, name)
    if before is None:
        return f"{name} {short(value)}"
    change = _difference(getattr(before, name), value)
    return f"{name} {change}" if change else ""


def _difference(before: Any, now: Any) -> str:
    """What changed in a value: of a table the rows, of a record the fields; empty if nothing."""
    if before == now:
        return ""
    if isinstance(now, dict) and isinstance(before, dict):
        rows = [f"no {key}" for key in before if key not in now]
        for key, row in now.items():
            change = _difference(before[key], row) if key in before else short(row)
            rows += [f"{key} {change}"] if change else []
        return "{" + ", ".join(rows) + "}" if rows else short(now)
    if is_dataclass(now) and type(now) is type(before):
        changes = (_changed(f.name, before, now) for f in fields(now))
        return "(" + ", ".join(filter(None, changes)) + ")"
    if _records(now) and _records(before) and len(now) == len(before):
        changes = map(_difference, before, now)
        return "[" + ", ".join(f"{n}: {told}" for n, told in enumerate(changes) if told) + "]"
    return short(now)


def _records(value: Any) -> bool:
    """Whether it is a list of records, such as the boards of seats."""
    return isinstance(value, list | tuple) and bool(value) and all(map(is_dataclass, value))


def short(value: Any) -> str:
    """A value in few characters: `-` for None and for an empty word."""
    if value is None or value == "":
        return "-"
    if is_dataclass(value) and not isinstance(value, type):
        return "(" + " ".join(short(getattr(value, f.name)) for f in fields(value)) + ")"
    if isinstance(value, dict):
        return "{" + ", ".join(f"{key} {short(v)}" for key, v in value.items()) + "}"
    if isinstance(value, list | tuple):
        return "[" + " ".join(map(short, value)) + "]"
    return str(value)


def main(games: list[str]) -> int:
    """Write the transcripts of these games; 1 if one was not as it is now."""
    changed = 0
    for game in games:
        for spec in specs(game):
            path, text = path_of(game, spec), transcript(game, spec)
            if not path.exists() or path.read_text(encoding="utf-8") != text:
                changed += 1
                path.write_text(text, encoding="utf-8")
                print(f"{path.relative_to(TESTS)}: written anew")
    return 1 if changed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
