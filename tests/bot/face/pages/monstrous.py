"""Monsters typed into every option of every command, and what must hold of the answers."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any, TypeVar

from bot.app.assembly import Bot
from bot.playground.people import Answer, Person
from bot.playground.world import Channel, Message
from tests.bot.face.playing import last_public, press, rest, words
from tests.monsters import MONSTERS, NUMBERS
from tests.standin import StandIn

T = TypeVar("T")
TEXT, WHOLE, FILE = 3, 4, 11
"""Discord's types of option that take what somebody writes."""
FAULT = ("Quelque chose s’est mal passé", "Something went wrong")
"""How the answer to a fault begins."""


@dataclass(frozen=True)
class Typed:
    """A command as it is sent: the monster is in one of its options, or in all."""

    path: str
    options: tuple[tuple[str, Any], ...]
    suggest: str = ""
    """The option that is being completed; empty: it is sent."""


def everything(standin: StandIn) -> list[Typed]:
    """Every monster in every option of every command, alone and in all of them at once; and being
    typed where there are suggestions."""
    found: dict[Typed, None] = {}
    for path, options in commands_of(standin):
        wild = [one for one in options if one["type"] in (TEXT, WHOLE, FILE)]
        for monster in MONSTERS:
            for chosen in [[one] for one in wild] + ([wild] if len(wild) > 1 else []):
                filled = {one["name"]: default_of(one) for one in options if one.get("required")}
                wildly = {one["name"]: _as(one, monster) for one in chosen}
                filled |= {name: value for name, value in wildly.items() if value is not None}
                if len(chosen) == 1 and chosen[0].get("autocomplete"):
                    found[Typed(path, tuple(filled.items()), chosen[0]["name"])] = None
                most = {one["name"]: one.get("max_length") for one in chosen}
                for name in most.keys() & filled.keys():  # no client sends more
                    if isinstance(filled[name], str):
                        filled[name] = filled[name][: most[name]]
                found[Typed(path, tuple(filled.items()))] = None
    return list(found)


def commands_of(standin: StandIn) -> Iterator[tuple[str, Sequence[dict[str, Any]]]]:
    def below(path: str, one: dict[str, Any]) -> Iterator[tuple[str, Sequence[dict[str, Any]]]]:
        inner = [o for o in one.get("options") or [] if o["type"] in (1, 2)]
        for step in inner:
            yield from below(f"{path} {step['name']}", step)
        if not inner:
            yield path, one.get("options") or []

    for command in standin.all_commands():
        yield from below(command["name"], command)


def default_of(option: dict[str, Any]) -> Any:
    if option.get("choices"):
        return option["choices"][0]["value"]
    return {TEXT: "x", WHOLE: 1, 6: "Alice"}.get(option["type"])


def _as(option: dict[str, Any], monster: str) -> Any:
    """The monster as this option's client would send it; None where it would not."""
    if option.get("choices"):
        return None
    if option["type"] == WHOLE:
        try:
            number = int(monster)
        except ValueError:
            return None
        return max(min(number, 2**53), -(2**53))
    return monster if option["type"] == TEXT else monster.encode(errors="replace").decode()


async def table_of(
    bot: Bot, standin: StandIn, people: Sequence[Person], channel: Channel, game: str
) -> None:
    """A running game of the first two people, which the third leads."""
    await people[0].command(channel, "game new", {"game": game})
    await rest(bot, standin)
    lobby = last_public(people[0], channel)
    await press(people[1], lobby, "Rejoindre")
    await people[0].command(channel, "gm name", {"person": people[2].name})
    await press(people[0], lobby, "Commencer")
    await rest(bot, standin)


def answered(answer: Answer) -> str:
    """What the answer says. AssertionError for no sentence, or one that was not meant to be."""
    assert answer.kind in ("message", "update", "deferred", "modal"), answer.kind
    said = "" if answer.message is None else words(answer.message) or answer.message.content
    assert said or answer.kind in ("deferred", "modal")
    assert "⟨" not in said, said
    assert not said.startswith(FAULT), said
    return said


async def type_all(
    standin: StandIn, people: Sequence[Person], channel: Channel, wanted: Sequence[Typed]
) -> None:
    """Type them one after the other: /gm by the third person, the rest by the first."""
    for typed in wanted:
        person = people[2 if typed.path.startswith("gm") else 0]
        options = dict(typed.options)
        if typed.suggest:
            for choice in await person.autocomplete(channel, typed.path, options, typed.suggest):
                assert "⟨" not in choice["name"], (typed, choice)
            continue
        try:
            answered(await person.command(channel, typed.path, options))
        except Exception as error:
            raise AssertionError(f"{typed}: {error!r}") from error


def some(wanted: Sequence[T], count: int) -> list[T]:
    """Return that number of them, always the same."""
    return random.Random(count).sample(wanted, min(count, len(wanted)))


# --- what is forged -------------------------------------------------------------------------------


def forged_ids() -> list[str]:
    """Custom ids of every kind, with numbers that nothing of ours has."""
    made = []
    for number in NUMBERS:
        n = number[:80]
        made += [
            f"t1:{n}:0:0:0", f"t1:1:{n}:0:0", f"t1:1:0:{n}:0", f"t1:1:0:0:{n}", f"m1:{n}:0:0:",
            f"m1:1:0:0:{n}", f"s1:1:0:0:{n}", f"l1:{n}:join", f"l1:1:remove:{n}",
            f"l1:1:replay:{n}", f"l1:1:replay:1-log-{n}", f"l1:1:options:{n}", f"l1:1:take:{n}",
            f"c1:{n}:", f"c2:1:{n}", f"w1:1:{n}", f"e1:1:regent:{n}", f"e1:1:look:{n}",
            f"e1:1:grant:{n}", f"o1:{n}:x", f"h1:past:{n}", f"h1:mine:{n}", f"h1:start:{n}",
            f"h1:gone:{n}", f"h1:days:{n}", f"h1:replay:{n}", f"f1:{n}:say", f"r1:{n}:{n}",
        ]  # fmt: skip
    return made


async def forge(person: Person, on: Message, data: dict[str, Any], kind: int = 3) -> Answer:
    """A click, or a form sent, that no client of ours would send."""
    channel = person.standin.world.channels[on.channel_id]
    part = {"type": data.get("component_type", 2), "custom_id": data["custom_id"], "style": 2}
    part |= {"options": [{"label": "x", "value": "x"}], "label": "x"}
    row = {"type": 1, "components": [part]}
    shown = Message({**on.data, "components": [row]})
    return await person._ask(kind, channel, data, message=shown)


async def forge_all(people: Sequence[Person], channel: Channel, idents: Sequence[str]) -> None:
    """Click components of these ids, as each player and as the game master."""
    for number, ident in enumerate(idents):
        for who, kind in ((people[0], 2), (people[2], 3)):
            data = {"component_type": kind, "custom_id": ident}
            if kind == 3:
                data["values"] = [NUMBERS[number % len(NUMBERS)]]
            answered(await forge(who, last_public(who, channel), data))
