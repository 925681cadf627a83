"""Commands that Discord would not register, each beside one that it would."""

from __future__ import annotations

from typing import Any

import pytest

from tests.playground.wire import send
from tests.standin import StandIn


def command(**more: Any) -> dict[str, Any]:
    return {"name": "play", "description": "d", "type": 1, **more}


def option(name: str = "o", kind: int = 3, **more: Any) -> dict[str, Any]:
    return {"name": name, "description": "d", "type": kind, **more}


def sub(name: str = "s", **more: Any) -> dict[str, Any]:
    return option(name, 1, **more)


def takes(*options: Any) -> list[Any]:
    return [command(options=list(options))]


def choices(count: int, **more: Any) -> list[Any]:
    return [{"name": f"n{n}", "value": f"v{n}"} | more for n in range(count)]


COMMANDS: dict[str, tuple[Any, Any]] = {
    "capitals": ([command(name="Play")], [command(name="play")]),
    "accents in capitals": ([command(name="École")], [command(name="école")]),
    "space": ([command(name="play now")], [command(name="play-now")]),
    "name of 33": ([command(name="x" * 33)], [command(name="x" * 32)]),
    "no description": ([command(description="")], [command()]),
    "description of 101": ([command(description="x" * 101)], [command(description="x" * 100)]),
    "unknown key": ([command(descripton="x")], [command()]),
    "same name": ([command(), command()], [command(), command(name="other")]),
    "101 commands": (
        [command(name=f"c{n}") for n in range(101)],
        [command(name=f"c{n}") for n in range(100)],
    ),
    "26 options": (
        takes(*[option(f"o{n}") for n in range(26)]),
        takes(*[option(f"o{n}") for n in range(25)]),
    ),
    "26 subcommands": (
        takes(*[sub(f"s{n}") for n in range(26)]),
        takes(*[sub(f"s{n}") for n in range(25)]),
    ),
    "option beside a subcommand": (takes(sub(), option()), takes(sub(options=[option()]))),
    "empty group": (takes(option("g", 2)), takes(option("g", 2, options=[sub()]))),
    "group in a group": (
        takes(option("g", 2, options=[option("h", 2, options=[sub()])])),
        takes(option("g", 2, options=[sub("h")])),
    ),
    "required after optional": (
        takes(option("a"), option("b", required=True)),
        takes(option("b", required=True), option("a")),
    ),
    "same option": (takes(option("a"), option("a")), takes(option("a"), option("b"))),
    "option in capitals": (takes(option("A")), takes(option("a"))),
    "26 choices": (takes(option(choices=choices(26))), takes(option(choices=choices(25)))),
    "choice name": (
        takes(option(choices=choices(1, name="x" * 101))),
        takes(option(choices=choices(1, name="x" * 100))),
    ),
    "choice of another type": (
        takes(option(kind=4, choices=choices(1))),
        takes(option(kind=4, choices=choices(1, value=5))),
    ),
    "choices alike": (
        takes(option(choices=choices(1) * 2)),
        takes(option(choices=choices(2))),
    ),
    "choices and autocomplete": (
        takes(option(choices=choices(1), autocomplete=True)),
        takes(option(autocomplete=True)),
    ),
    "autocomplete of a boolean": (takes(option(kind=5, autocomplete=True)), takes(option(kind=5))),
    "min over max": (
        takes(option(kind=4, min_value=5, max_value=4)),
        takes(option(kind=4, min_value=4, max_value=5)),
    ),
    "unknown locale": (
        [command(name_localizations={"en": "play"})],
        [command(name_localizations={"en-US": "play"})],
    ),
    "localised capitals": (
        [command(name_localizations={"fr": "Jouer"})],
        [command(name_localizations={"fr": "jouer"})],
    ),
    "localised description of 101": (
        [command(description_localizations={"fr": "x" * 101})],
        [command(description_localizations={"fr": "x" * 100})],
    ),
    "8000 characters": (
        takes(
            *[
                option(
                    f"o{n}",
                    choices=[{"name": "x" * 90 + str(m), "value": str(m)} for m in range(9)],
                )
                for n in range(10)
            ]
        ),
        takes(
            *[
                option(
                    f"o{n}",
                    choices=[{"name": "x" * 80 + str(m), "value": str(m)} for m in range(9)],
                )
                for n in range(10)
            ]
        ),
    ),
}


@pytest.mark.parametrize("name", COMMANDS)
async def test_command(standin: StandIn, name: str) -> None:
    faulty, good = COMMANDS[name]
    path = f"/applications/{standin.world.application_id}/commands"
    refused = await send(standin, "PUT", path, faulty)
    assert (refused.status, refused.code) == (400, 50035), refused.body
    assert len(standin.refusals) == 1
    assert standin.all_commands() == []
    taken = await send(standin, "PUT", path, good)
    assert taken.status == 200, taken.body
    assert [one["name"] for one in taken.body] == [one["name"] for one in good]


async def test_commands_keep_their_ids(standin: StandIn) -> None:
    path = f"/applications/{standin.world.application_id}/commands"
    first = await send(standin, "PUT", path, [command(), command(name="b")])
    second = await send(standin, "PUT", path, [command(name="b", description="new")])
    assert second.body[0]["id"] == first.body[1]["id"]
    assert (await send(standin, "GET", path)).body == second.body
