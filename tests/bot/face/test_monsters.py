"""Whatever is typed, called or forged, the bot says a sentence and shows it as text."""

from __future__ import annotations

import re

import pytest

from bot.app.assembly import Bot
from bot.discord.components.ids import SHAPES, parse
from bot.playground.people import Person
from bot.playground.server import StandIn
from bot.playground.world import Channel
from tests.bot.face.monstrous import (
    answered,
    everything,
    forge,
    forge_all,
    forged_ids,
    some,
    table_of,
    type_all,
)
from tests.bot.face.playing import alts, buttons, last_public, press, rest, words
from tests.bot.face.test_play import opened
from tests.monsters import NAMES, NUMBERS

A_GAME = 130
"""So many of the inputs are typed at a table of each game; all of them in tests/long."""
MARKED = re.compile(
    r"(?<!\\)(?:<(?:[@#/]|id:|t:|a?:\w+:)[^>]*>|@everyone|@here|\]\([^)]*\)|https?://\S*)"
)
"""What Discord would read as a mention, a moment, a link."""
TURNING = re.compile("[\u200b-\u200f\u2028-\u202e\u2060-\u2067\ufeff\x00-\x09\x0b-\x1f]")


@pytest.mark.parametrize("game", ["gharkane", "happy_dayz", "_skeleton"])
async def test_whatever_is_typed_gets_a_sentence(
    game: str, bot: Bot, standin: StandIn, people: tuple[Person, ...], channel: Channel
) -> None:
    await table_of(bot, standin, people, channel, game)
    await type_all(standin, people, channel, some(everything(standin), A_GAME))
    assert standin.refusals == []


@pytest.mark.parametrize(
    "names", [NAMES[at : at + 4] for at in range(0, len(NAMES), 4)], ids=range(8)
)
async def test_whatever_somebody_is_called_is_shown_as_text(
    names: tuple[str, ...],
    bot: Bot,
    standin: StandIn,
    people: tuple[Person, ...],
    channel: Channel,
) -> None:
    for who, name in zip(people, names, strict=False):
        standin.world.people[who.id].name = name[:100]
    alice, bob = people[:2]
    lobby = await opened(bot, standin, alice, channel)
    for who in people[1 : len(names)]:
        await press(who, lobby, "Rejoindre")
    await press(alice, lobby, "Commencer")
    await rest(bot, standin)
    for command in ("game pause", "game seat show", "game end"):
        await bob.command(channel, command)
    await bob.command(channel, "stats of", {"who": alice.id})
    shown = await (await alice.command(channel, "play")).final()
    assert buttons(shown), words(shown)
    await alice.click(shown, next(iter(buttons(shown).values())))
    await rest(bot, standin)
    place = f"https://discord.com/channels/{standin.world.guild_id}/{channel.id}"
    ours = {f"<#{channel.id}>", *(f"]({place}/{m.id})" for m in alice.messages(channel))}
    for message in [m for who in people for m in [*who.messages(channel), *who.direct_messages()]]:
        told = words(message)
        assert not TURNING.search(told), told
        assert told.count("\u2068") == told.count("\u2069")
        marks = MARKED.findall(re.sub(r"```.*?```", "", told, flags=re.DOTALL))
        assert not {one for one in marks if "1700000000" in one or not one.startswith("<t:")} - ours
        for label in [*buttons(message), *alts(message)]:
            assert not TURNING.search(label), label
    assert standin.refusals == []


async def test_names_that_could_be_taken_for_others_bear_their_letter(
    bot: Bot, standin: StandIn, people: tuple[Person, ...], channel: Channel
) -> None:
    alice, bob, chloe = people[:3]
    for who, name in ((alice, "Lili"), (bob, "LІli"), (chloe, "Partie terminée")):
        standin.world.people[who.id].name = name
    lobby = await opened(bot, standin, alice, channel)
    await press(bob, lobby, "Rejoindre")
    await press(chloe, lobby, "Rejoindre")
    await rest(bot, standin)
    told = words(last_public(alice, channel))
    for shown in ("Lili (A)", "LІli (B)", "Partie terminée (C)"):
        assert shown in told


async def test_somebody_called_nothing_but_air_is_anonymous(
    bot: Bot, standin: StandIn, people: tuple[Person, ...], channel: Channel
) -> None:
    standin.world.people[people[0].id].name = "\u200b\u2060\u3164"
    await opened(bot, standin, people[0], channel)
    assert (await bot.tables.register.info(1)).seated[0].name == ""
    assert "Anonyme A" in words(last_public(people[0], channel))


# --- what is forged -------------------------------------------------------------------------------


FORGED = 60
"""So many forged ids are clicked; all of them in tests/long."""


def test_no_number_of_an_id_is_higher_than_the_database_holds() -> None:
    for ident in forged_ids():
        _, parts = parse(ident)
        for name in ("table", "seat", "revision", "index"):
            assert 0 <= int(parts.get(name, 0)) < 2**63
    assert {parse(ident)[0] for ident in forged_ids()} >= {"pick", "table", "master", "form"}
    assert parse(f"l1:{2**63 - 1}:join")[0] == "table"
    assert parse(f"l1:{2**63}:join") == ("", {})
    assert len(SHAPES) > 10


async def test_forged_ids_and_values_get_a_sentence(
    bot: Bot, standin: StandIn, people: tuple[Person, ...], channel: Channel
) -> None:
    await table_of(bot, standin, people, channel, "_skeleton")
    await forge_all(people, channel, some(forged_ids(), FORGED))


@pytest.mark.parametrize("form", ["say", "dispute", "rule", "extend", "numbers", "correct"])
async def test_whatever_is_written_in_a_form_gets_a_sentence(
    form: str, bot: Bot, standin: StandIn, people: tuple[Person, ...], channel: Channel
) -> None:
    await table_of(bot, standin, people, channel, "_skeleton")
    chloe = people[2]
    names = {"dispute": ("rule", "words"), "extend": ("hours",)}.get(form, ("words",))
    for text in some([*NAMES, *NUMBERS], 12):
        fields = [
            {"type": 18, "component": {"type": 4, "custom_id": name, "value": text[:1500]}}
            for name in names
        ]
        argument = ":" + re.sub(r"[^\w,-]", "", text)[:60] if form == "correct" else ""
        data = {"custom_id": f"f1:1:{form}{argument}", "components": fields}
        answered(await forge(chloe, last_public(chloe, channel), data, kind=5))
