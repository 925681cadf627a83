"""The structure of the code in numbers: `python -m tests.house.counts`.

It prints the services of a table with their methods and inheritance; the loose modules of `bot/`;
the files that one click on a pick passes through, until the public message is edited; the code that
a game must write for the bot.
"""

from __future__ import annotations

import asyncio
import inspect
import sys
import tempfile
import threading
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import MISSING, fields
from pathlib import Path
from types import FrameType
from typing import Any, Final, get_type_hints

from bot.app.workers import Workers
from bot.features import FEATURES
from bot.games import Face
from bot.schedule.periodic import Periodic
from bot.table import Tables
from bot.texts import Library
from engine.games import GAMES, GamePackage
from tests.bot.face.playing import rest, running
from tests.e2e.player import Player, open_table
from tests.standin import StandIn

ROOT: Final = Path(__file__).resolve().parents[2]
STAND_IN: Final = ROOT / "bot" / "playground"
SEED: Final = 3
CLICKS: Final = 9
PARTS: Final[dict[str, Callable[[str], bool]]] = {
    "the game's own": lambda name: "/games/" in name,
    "rules that games share": lambda name: name.startswith("engine/") and "/games/" not in name,
    "drawing": lambda name: name.startswith("bot/render/draw/"),
    "the house's": lambda name: (
        not any(part(name) for what, part in PARTS.items() if what != "the house's")
    ),
}
"""What the files on a click's way belong to."""


def services() -> dict[str, type]:
    """The services of `Tables`, those of features, and those that they know beside these, by
    name."""
    found: dict[str, type] = {kind.__name__.lower(): kind for kind in of_features()}
    waiting = [Tables, *found.values()]
    while waiting:
        holder = waiting.pop()
        for name, kind in get_type_hints(holder).items():
            ours = isinstance(kind, type) and kind.__module__.startswith("bot.table.")
            if ours and name not in found and name in {f.name for f in _fields(holder)}:
                found[name] = kind
                waiting.append(kind)
    return found


def of_features() -> list[type]:
    """The services that features contribute."""
    modules = [sys.modules[f"bot.features.{feature.name}"] for feature in FEATURES]
    kinds = {
        kind
        for module in modules
        for kind in vars(sys.modules.get(f"{module.__name__}.service", module)).values()
        if isinstance(kind, type) and kind.__module__.startswith(f"{module.__name__}.")
    }
    return sorted(
        (kind for kind in kinds if "sessions" in {field.name for field in _fields(kind)}),
        key=lambda kind: kind.__name__,
    )


def _fields(holder: Any) -> tuple[Any, ...]:
    return fields(holder) if hasattr(holder, "__dataclass_fields__") else ()


def methods(kind: type) -> list[str]:
    """The methods that a class defines itself."""
    return [name for name, what in vars(kind).items() if inspect.isfunction(what)]


def overridden(kind: type) -> list[str]:
    """Its methods that a class above it defines as well."""
    above = {name for base in kind.__mro__[1:-1] for name in methods(base)}
    return sorted(set(methods(kind)) & above)


def to_write() -> list[str]:
    """What a game must write for its package and its face: all that has no default."""
    return [
        f"{kind.__name__}.{declared_field.name}"
        for kind in (GamePackage, Face)
        for declared_field in fields(kind)
        if declared_field.default is MISSING and declared_field.default_factory is MISSING
    ]


def loose_modules() -> list[str]:
    """The modules of `bot/` that have no room."""
    return sorted(p.stem for p in (ROOT / "bot").glob("*.py") if not p.stem.startswith("__"))


@contextmanager
def traced(found: Counter[str]) -> Iterator[Callable[[bool], None]]:
    """Note which files of ours are passed through, in any thread, while it is switched on."""
    on = False

    def switch(now: bool) -> None:
        nonlocal on
        on = now

    def note(frame: FrameType, event: str, _: Any) -> None:
        if on and event == "call":
            path = Path(frame.f_code.co_filename)
            ours = any(path.is_relative_to(ROOT / folder) for folder in ("bot", "engine"))
            if ours and not path.is_relative_to(STAND_IN):
                found[str(path.relative_to(ROOT))] += 1

    threading.setprofile(note)
    sys.setprofile(note)
    try:
        yield switch
    finally:
        sys.setprofile(None)
        threading.setprofile(None)


async def click() -> Counter[str]:
    """Return the files that a click on a pick passes through with all its effects, and the calls in
    each. Picks differ, so this is the median of several clicks."""
    found: Counter[str] = Counter()
    clicks: list[Counter[str]] = []
    stand_in = StandIn()
    with tempfile.TemporaryDirectory() as folder, traced(found) as switch:
        await stand_in.start()
        try:
            people = [stand_in.person(one) for one in list(stand_in.world.people)[:2]]
            channel = stand_in.channel("table")
            async with running(stand_in, Path(folder), Library()) as bot:
                await open_table(stand_in, people, channel, next(iter(GAMES)))
                players = [Player(person, channel, SEED + n) for n, person in enumerate(people)]
                for _ in range(8):  # until the middle of the game, and everything was used once
                    for player in players:
                        await player.play()
                await rest(bot, stand_in)
                hold_periodic(bot.workers)
                for _ in range(CLICKS):
                    found.clear()
                    await _pick(bot, stand_in, players, switch)
                    clicks.append(Counter(found))
        finally:
            await stand_in.stop()
    return sorted(clicks, key=len)[CLICKS // 2]


async def _pick(
    bot: Any, stand_in: StandIn, players: list[Player], switch: Callable[[bool], None]
) -> None:
    """One of them presses a button that picks; it is traced."""
    for _ in range(100):
        for player in players:
            message = (await player.person.command(player.channel, "play")).shown
            await rest(bot, stand_in)
            pressed = next((ident for ident in _ids(message) if ident.startswith("t1:")), None)
            if pressed is not None:
                switch(True)
                await player.person.click(message, pressed)
                await rest(bot, stand_in)
                switch(False)
                return
            await player.play()
    raise AssertionError("nobody could pick with one button")


def hold_periodic(workers: Workers) -> None:
    """Stop the periodic workers: a round that falls into the time of a click is no part of it."""
    for name, work in workers._works.items():
        if isinstance(work, Periodic):
            workers._tasks[name].cancel()


def _ids(message: Any) -> list[str]:
    return [part["custom_id"] for part in message.buttons()]


def main() -> None:
    """Print the numbers."""
    known = services()
    own = [name for kind in known.values() for name in methods(kind)]
    public = [name for name in own if not name.startswith("_")]
    print(f"services of tables: {len(known)}, methods: {len(public)} public, ", end="")
    print(f"{len(own) - len(public)} private")
    print("that inherit:", [n for n, k in known.items() if k.__bases__ != (object,)] or "none")
    print("overridden methods:", [m for k in known.values() for m in overridden(k)] or "none")
    print("modules loose in bot:", len(loose_modules()))
    print("what a game must write:", len(to_write()))
    passed = asyncio.run(click())
    rooms = Counter("/".join(Path(name).parts[:2]) for name in passed)
    print(f"files that a click passes through: {len(passed)}, of which")
    for what, belongs in PARTS.items():
        print(f"  {sum(map(belongs, passed)):3} {what}")
    print("by rooms:")
    for room, count in rooms.most_common():
        print(f"  {count:3} {room}")
    if "-v" in sys.argv:
        print("\n".join(f"  {count:6} {name}" for name, count in passed.most_common()))


if __name__ == "__main__":
    main()
