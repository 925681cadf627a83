"""Whatever is typed, called or forged, the bot says a sentence and shows it as text."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import Any

import pytest

from bot.app.assembly import Bot
from bot.discord.components.command_factory import MAX_TYPED_CHARS
from bot.discord.components.ids import ID_SHAPES, house_id, parse
from bot.playground.people import Person
from bot.playground.world import Channel
from bot.render import rulebook
from bot.render.rulebook import RuleKey
from bot.words import MAX_TEXT_CHARS, cleaned
from tests.bot.face.pages.monstrous import (
    answered,
    everything,
    forge,
    forge_all,
    forged_ids,
    some,
    table_of,
    type_all,
)
from tests.bot.face.pages.test_access import every_press, named
from tests.bot.face.playing import alts, buttons, last_public, press, rest, words
from tests.bot.face.tables.test_play import opened
from tests.monsters import NAMES, NUMBERS
from tests.standin import StandIn

A_GAME = 130
"""Number of the inputs that are typed at a table of each game; all of them in tests/long."""
ENDING = re.compile("l1:1:(concede|end_sure|leave_sure|hand|learn_stop)|h1:forget")
"""Ids that end the game, or empty a seat."""
MARKED = re.compile(
    r"(?<!\\)(?:<(?:[@#/]|id:|t:|a?:\w+:)[^>]*>|@everyone|@here|\]\([^)]*\)|https?://\S*)"
)
"""What Discord would read as a mention, a moment, a link."""
TURNING = re.compile("[\u200b-\u200f\u2028-\u202e\u2060-\u2067\ufeff\x00-\x09\x0b-\x1f]")


@pytest.mark.parametrize("game", ["gharkane", "happy_dayz", "_skeleton"])
async def test_any_typed_text_is_answered_with_a_sentence(
    game: str, bot: Bot, standin: StandIn, people: tuple[Person, ...], channel: Channel
) -> None:
    await table_of(bot, standin, people, channel, game)
    await type_all(standin, people, channel, some(everything(standin), A_GAME))
    assert standin.refusals == []


def options_of(one: dict[str, Any]) -> Iterator[dict[str, Any]]:
    """The options of a command and of its subcommands."""
    for option in one.get("options") or []:
        yield from options_of(option) if option["type"] in (1, 2) else [option]


async def test_every_typed_option_declares_its_maximum_length(
    bot: Bot, standin: StandIn, people: tuple[Person, ...], channel: Channel
) -> None:
    texts = [
        option
        for command in standin.all_commands()
        for option in options_of(command)
        if option["type"] == 3 and not option.get("choices")
    ]
    assert len(texts) > 20
    assert [
        option["name"] for option in texts if option.get("max_length", 6000) > MAX_TEXT_CHARS
    ] == []


async def test_too_long_texts_are_refused_by_the_bot_as_well(
    bot: Bot, standin: StandIn, people: tuple[Person, ...], channel: Channel
) -> None:
    for command in standin.all_commands():
        for option in options_of(command):
            option.pop("max_length", None)
    refused = await people[0].command(channel, "rules", {"topic": "a " * 3000})
    assert refused.message is not None
    assert f"{MAX_TYPED_CHARS} caractères au plus" in words(refused.message)


async def test_text_for_suggestions_is_truncated_before_use(
    bot: Bot,
    standin: StandIn,
    people: tuple[Person, ...],
    channel: Channel,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    read: list[int] = []

    def search(games: Sequence[str], locale: str, typed: str, most: int = 25) -> list[RuleKey]:
        read.append(len(typed))
        return []

    monkeypatch.setattr("bot.features.rules.commands.search", search)
    await people[0].autocomplete(channel, "rules", {"topic": "a" * 6000}, "topic")
    assert max(read) == MAX_TYPED_CHARS  # a first search builds the index


def test_a_search_uses_the_first_twenty_words(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    looked_for: list[str] = []
    monkeypatch.setattr(rulebook, "_any_ending", lambda word: looked_for.append(word) or '"x"')
    rulebook.search(["gharkane"], "fr", " ".join(f"mot{n % 500}" for n in range(1000)))
    assert len(looked_for) == len(set(looked_for)) == rulebook.MAX_WORDS


def test_stacked_combining_marks_are_removed_before_normalization(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    composed: list[str] = []

    def normalize(form: str, text: str) -> str:
        composed.append(text)
        return text

    monkeypatch.setattr("bot.words.unicodedata.normalize", normalize)
    cleaned("a" + "\u0316\u0301" * 5000 + "b")
    assert [len(text) for text in composed] == [5]


@pytest.mark.parametrize(
    "names", [NAMES[at : at + 4] for at in range(0, len(NAMES), 4)], ids=range(8)
)
async def test_any_name_is_shown_as_plain_text(
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
        assert (
            not {mark for mark in marks if "1700000000" in mark or not mark.startswith("<t:")}
            - ours
        )
        for label in [*buttons(message), *alts(message)]:
            assert not TURNING.search(label), label
    assert standin.refusals == []


async def test_similar_names_are_shown_with_their_seat_letter(
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


async def test_an_invisible_name_is_shown_as_anonymous(
    bot: Bot, standin: StandIn, people: tuple[Person, ...], channel: Channel
) -> None:
    standin.world.people[people[0].id].name = "\u200b\u2060\u3164"
    await opened(bot, standin, people[0], channel)
    assert (await bot.tables.table_queries.info(1)).seated[0].name == ""
    assert "Anonyme A" in words(last_public(people[0], channel))


# --- what is forged -------------------------------------------------------------------------------


FORGED = 60
"""So many forged ids are clicked; all of them in tests/long."""


def test_numbers_in_ids_fit_into_the_database() -> None:
    for ident in forged_ids():
        _, parts = parse(ident)
        for name in ("table", "seat", "revision", "index"):
            assert 0 <= int(parts.get(name, 0)) < 2**63
    assert {parse(ident)[0] for ident in forged_ids()} >= {"pick", "table", "master", "form"}
    assert parse(f"l1:{2**63 - 1}:join")[0] == "table"
    assert parse(f"l1:{2**63}:join") == ("", {})
    assert len(ID_SHAPES) > 10


async def test_forged_ids_and_values_are_answered_with_a_sentence(
    bot: Bot, standin: StandIn, people: tuple[Person, ...], channel: Channel
) -> None:
    await table_of(bot, standin, people, channel, "_skeleton")
    await forge_all(people, channel, some(forged_ids(), FORGED))


async def test_two_values_of_any_select_are_answered_with_a_sentence(
    bot: Bot, standin: StandIn, people: tuple[Person, ...], channel: Channel
) -> None:
    """Those of our selects of which one may be chosen, and ids of buttons."""
    await table_of(bot, standin, people, channel, "_skeleton")
    idents = [ident for _, ident, _ in every_press(1, people[1].id)]
    idents += [house_id(action, "1") for action in named("house")]
    for ident in [one for one in dict.fromkeys(idents) if not ENDING.match(one)]:
        kind, _ = parse(ident)
        who = people[2 if kind in ("master", "form") else 0]
        data = {"component_type": 3, "custom_id": ident, "values": ["live", "day"]}
        answered(await forge(who, last_public(who, channel), data))


@pytest.mark.parametrize("form", ["say", "dispute", "rule", "extend", "numbers", "correct"])
async def test_any_text_in_a_form_is_answered_with_a_sentence(
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
