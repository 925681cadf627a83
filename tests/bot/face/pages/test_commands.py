"""Commands: made from the texts and the games' picks, and within Discord's limits."""

from __future__ import annotations

import copy
import re
from collections import Counter
from shutil import copytree, ignore_patterns
from typing import Any

import pytest

from bot.discord.commands.moves import VERBS, Verb, encode_value, path_to, suggestions, verbs
from bot.discord.commands.play import OWN_WORD
from bot.menu import Path, level
from bot.texts import DATA, LOCALES, Library, house_files
from engine import registry
from engine.games import GAMES
from engine.games._skeleton.state import Bids
from engine.kernel import Choice, Pick, pick, step
from tests.bot.face.command_tree import commands_of
from tests.bot.face.conftest import asked_of
from tests.bot.face.limits import check_commands


async def test_every_command_is_within_discords_limits(library: Library) -> None:
    found = await commands_of(library)
    check_commands(found)
    by_name = {command["name"]: command for command in found}
    assert {"game", "play", "sheet", "move", "rules", "settings"} <= by_name.keys()
    assert by_name["game"]["name_localizations"] == {"fr": "partie"}
    subcommands = {option["name"] for option in by_name["game"]["options"]}
    assert {"new", "board", "log", "score", "undo", "pause", "resume", "seat", "end"} <= subcommands


async def test_a_game_may_rename_its_sheet_command(library: Library) -> None:
    by_name = {command["name"]: command for command in await commands_of(library)}
    assert by_name["sheet"]["name_localizations"] == {"fr": "fiche"}
    own = [game for game in GAMES if library.texts("en", game).has(f"{OWN_WORD}.name")]
    assert own
    for game in own:
        name, localised = (library.texts(x, game).say(f"{OWN_WORD}.name") for x in LOCALES[::-1])
        assert by_name[name]["name_localizations"] == {"fr": localised}


def in_groups(command: dict[str, Any]) -> dict[tuple[str, str], dict[str, Any]]:
    """Its subcommands by their group (the command's own: "") and their names."""
    found = {}
    for option in command["options"]:
        inside = [("", option)] if option["type"] == 1 else []
        inside += [(option["name"], one) for one in option["options"] if option["type"] == 2]
        found.update({(group, one["name"]): one for group, one in inside})
    return found


async def test_every_game_has_commands_for_its_verbs(library: Library) -> None:
    by_name = {command["name"]: command for command in await commands_of(library)}
    for game, package in GAMES.items():
        found, texts = in_groups(by_name[package.SLASH]), library.texts("en", game)
        assert len(found) == len(verbs(game))
        for verb in verbs(game):
            group = texts.say(f"group-{verb.group}.name") if verb.group else ""
            option = found[group, texts.say(f"verb-{verb.name}.name")]
            assert len(option.get("options") or []) == len(verb.fields)
    card = by_name["bids"]["options"][0]["options"][0]
    assert (card["name"], card["type"], card["autocomplete"]) == ("card", 4, True)
    assert card["name_localizations"] == {"fr": "carte"}


MANY = 2 * VERBS
"""Kinds of move that a game gains: more than its command has room for."""


@pytest.fixture
def many(tmp_path: Any, monkeypatch: pytest.MonkeyPatch) -> Library:
    """The model game with so many more kinds of move, in groups of its own: written where a game
    is written, and nowhere else."""
    monkeypatch.setattr(registry, "_REGISTRY", dict(registry._REGISTRY))
    body = {"__module__": Bids.__module__, "__annotations__": {"card": int}}
    kinds = [
        pick(type(f"More{n}", (Pick,), {**body, "verb": f"more_{n}", "group": f"more_{n % 3}"}))
        for n in range(MANY)
    ]
    asking = {"__module__": Bids.__module__, "__annotations__": {}, "picks": tuple(kinds)}
    step(type("AskMore", (Choice,), asking))
    data, features = tmp_path / "data", tmp_path / "bot" / "features"
    copytree(DATA, data, ignore=ignore_patterns("art", "fonts"))
    bare = ignore_patterns("*.py", "page", "__pycache__")
    copytree(DATA.parent / "bot" / "features", features, ignore=bare)
    texts = [
        f"verb-more_{n} = More\n    .name = more{n}\n    .text = One more\n" for n in range(MANY)
    ]
    texts += [f"group-more_{n} =\n    .name = lot{n}\n    .text = More of it\n" for n in range(3)]
    for locale in LOCALES:
        with (data / "_skeleton" / f"{locale}.ftl").open("a", encoding="utf-8") as file:
            file.write("".join(texts))
    return Library(strict=True, data=data)


async def test_verbs_beyond_a_commands_limit_are_in_groups(many: Library) -> None:
    found = await commands_of(many)
    check_commands(found)
    bids = next(command for command in found if command["name"] == "bids")
    assert len(verbs("_skeleton")) > 2 * VERBS
    assert len(bids["options"]) <= VERBS < len(in_groups(bids))
    by_group = Counter(group for group, _ in in_groups(bids))
    assert by_group == {"": 2, "full": 4, "lot0": 17, "lot1": 17, "lot2": 16}


async def test_a_command_with_too_many_verbs_is_refused_at_start(
    many: Library, monkeypatch: pytest.MonkeyPatch
) -> None:
    for kind in registry.registered_classes(registry.namespace_of(Bids)):
        if kind.__name__.startswith("More"):
            monkeypatch.setattr(kind, "group", "")
    with pytest.raises(ValueError, match="_skeleton: more than 25 kinds of move"):
        await commands_of(many)


def called(command: dict[str, Any], locale: str, before: str = "/") -> set[str]:
    """A command and all below it as readers of a language type them."""
    name = (command.get("name_localizations") or {}).get(locale, command["name"])
    full = before + name
    below = [option for option in command.get("options") or [] if option["type"] in (1, 2)]
    return {full}.union(*(called(option, locale, f"{full} ") for option in below))


@pytest.mark.parametrize("locale", LOCALES)
async def test_sentences_name_commands_in_the_readers_language(
    library: Library, locale: str
) -> None:
    known = set().union(*(called(c, locale) for c in await commands_of(library)))
    files = [*house_files(locale), *DATA.glob(f"*/{locale}.ftl")]
    said = {
        re.sub(r" \S+:.*", "", words)  # what follows a name of an option is typed by its reader
        for path in files
        for words in re.findall(r"`(/[^`{]+)`", path.read_text(encoding="utf-8"))
    }
    assert said
    assert sorted(said - known) == []


async def test_the_command_payload_is_deterministic(library: Library) -> None:
    assert await commands_of(library) == await commands_of(library)


async def test_the_check_finds_too_long_and_duplicate_names(library: Library) -> None:
    found = await commands_of(library)
    for spoil in (
        lambda c: c[0].update(description="x" * 101),
        lambda c: c[0].update(name="Game"),
        lambda c: c.append(c[0]),
        lambda c: c[0]["options"].extend(c[0]["options"] * 3),
        lambda c: (
            c[0]["options"][0]["options"].append(
                {"name": "more", "description": "more", "type": 3, "required": True}
            )
            or c[0]["options"][0]["options"][0].update(required=False)
        ),
    ):
        spoilt = copy.deepcopy(found)
        spoil(spoilt)
        with pytest.raises(AssertionError):
            check_commands(spoilt)


def verb_named(name: str) -> Verb:
    return next(verb for verb in verbs("_skeleton") if verb.name == name)


def test_suggestions_are_legal_and_match_the_typed_text(library: Library) -> None:
    package = GAMES["_skeleton"]
    asked = asked_of("_skeleton", package.new_game(2, 1, package.Options()), 0)
    texts = library.texts("fr", "_skeleton", ("A", "B"))
    aside, bid = (verb_named(name) for name in ("aside", "bid"))
    found = suggestions(texts, asked, aside, {}, "card", "")
    assert [value for _, value in found] == [1, 2, 3, 4, 5]
    assert suggestions(texts, asked, aside, {}, "card", "4") == [
        ("4 · Resteraient : 1, 2, 3 et 5", 4)
    ]
    assert suggestions(texts, asked, bid, {}, "card", "") == []
    assert path_to(asked, "aside", {"card": 3}) == Path((2,))
    assert path_to(asked, "aside", {}) == Path()
    assert level(asked.picks, path_to(asked, "aside", {"card": 3})).ready == 2


def test_a_value_of_a_slash_option_is_never_too_long() -> None:
    assert encode_value(("a", "b")) == "a,b"
    assert encode_value("") == encode_value(None) == encode_value(()) == "-"
    assert len(encode_value("x" * 300)) == 100


def test_fields_of_several_kinds_of_one_verb_are_merged() -> None:
    both = Verb("both", (*verb_named("aside").kinds, *verb_named("bid").kinds))
    assert both.fields == {"card": int}
