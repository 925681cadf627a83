"""French and English say the same things, and facts become words."""

from __future__ import annotations

import ast
import re
import shutil
from collections.abc import Mapping
from dataclasses import fields
from pathlib import Path

import pytest
from babel import Locale
from babel.numbers import format_decimal

from bot.discord.pages.lobby import option_label, option_text, option_values, value_hint
from bot.fluent_files import GROUPS, PLURAL_RULES, _Language, entries_of
from bot.texts import (
    DATA,
    LOCALES,
    OVERRIDABLE,
    Library,
    MissingText,
    Said,
    counted,
    elided,
    fold,
    house_files,
    named_pair,
    shorten,
    signed,
)
from engine.facts import KINDS, ONE, Declared
from engine.games import GAMES as PACKAGES
from engine.kernel import Choice, Pick, namespace_of, registered_classes
from tests.fluent import variables_of
from tests.house.sources import nodes

GAMES = sorted({path.parent.name for path in DATA.glob("*/*.ftl")})
SOURCES = [f"{game}/{{}}.ftl" for game in GAMES]
SOURCES += [f"texts/{{}}/{path.name}" for path in sorted((DATA / "texts" / "fr").glob("*.ftl"))]
FEATURES = sorted(path.parent.name for path in house_files("fr") if path.stem == "fr")
"""The features that have texts in their folders."""
SOURCES += [f"../bot/features/{name}/{{}}.ftl" for name in FEATURES]


def read(path: Path) -> Mapping[str, frozenset[str]]:
    return variables_of(path.read_text(encoding="utf-8"), path.name)


def test_texts_are_loaded() -> None:
    assert {"texts/{}/house.ftl", "_skeleton/{}.ftl"} <= set(SOURCES)
    named = [{path.name for path in (DATA / "texts" / locale).iterdir()} for locale in LOCALES]
    assert named[1:] == named[:-1]
    beside = [path.parent.name for path in house_files("en") if path.stem == "en"]
    assert sorted(beside) == FEATURES != []


@pytest.mark.parametrize("source", SOURCES)
def test_all_languages_have_the_same_texts_with_the_same_variables(source: str) -> None:
    ours = {locale: read(DATA / source.format(locale)) for locale in LOCALES}
    french = ours["fr"]
    for texts in ours.values():
        assert sorted(french.keys() ^ texts.keys()) == []
        different = {k: (french[k], texts[k]) for k in french if french[k] != texts[k]}
        assert different == {}


@pytest.mark.parametrize("folder", GAMES)
def test_every_text_of_a_game_loads_beside_those_of_the_bot(folder: str) -> None:
    for locale in LOCALES:
        texts = Library(strict=True).texts(locale, folder)
        for text_id, variables in read(DATA / folder / f"{locale}.ftl").items():
            assert texts.say(text_id, **dict.fromkeys(variables, 2)).strip(), text_id


@pytest.mark.parametrize("folder", GAMES)
def test_a_game_overrides_only_allowed_texts_with_the_same_variables(folder: str) -> None:
    for locale in LOCALES:
        house: dict[str, frozenset[str]] = {}
        for path in house_files(locale):
            house |= variables_of(path.read_text(encoding="utf-8"), path.name)
        own = variables_of((DATA / folder / f"{locale}.ftl").read_text(encoding="utf-8"), folder)
        shared = own.keys() & house.keys()
        assert {text_id.partition(".")[0] for text_id in shared} <= OVERRIDABLE
        assert {text_id: own[text_id] - house[text_id] for text_id in shared} == dict.fromkeys(
            shared, frozenset()
        )


def test_french_elides_before_a_name() -> None:
    said = ["Alice", "Bob", "Hélène", "Yves", "Yuna", "Œdipe", "**Éva**", "Élise et Bob", "星",
            "Le Braconnier", "Hippies"]  # fmt: skip
    assert [elided("de", name) for name in said] == [
        "d’Alice", "de Bob", "d’Hélène", "d’Yves", "de Yuna", "d’Œdipe", "d’**Éva**",
        "d’Élise et Bob", "de 星", "du Braconnier", "de Hippies",
    ]  # fmt: skip
    texts = Library(strict=True).texts("fr", "revive", ["Ordinateur A"])
    assert "d’Ordinateur A" in texts.say("event-corrected_switch", seat=0)


FIGURES = "n|amount|prize|was|fight|food|mixed|pressure|most|cost|count|start|least|few|end"
"""Facts that are numbers, or hours: nothing is elided before them."""


@pytest.mark.parametrize("path", sorted(DATA.glob("**/fr*/*.ftl")) + sorted(DATA.glob("*/fr.ftl")))
def test_no_french_name_follows_an_eliding_word_without_elision(path: Path) -> None:
    said = path.read_text("utf-8")
    bare = re.findall(rf".*\b(?:[Dd]e|[Qq]ue) \{{ \$(?!(?:{FIGURES}) )\w+ \}}.*", said)
    assert bare == []


def test_a_duplicate_text_is_refused() -> None:
    with pytest.raises(ValueError, match=r"x\.ftl: a stands twice"):
        entries_of("a = one\na = two\n", "x.ftl")


@pytest.mark.parametrize(
    "path", sorted([*DATA.glob("**/*.ftl"), *Path("bot").glob("**/*.ftl")]), ids=str
)
def test_no_attribute_of_a_text_stands_twice(path: Path) -> None:
    for entry in path.read_text("utf-8").split("\n\n"):
        for text in re.split(r"^(?=[a-z])", entry, flags=re.M):
            names = re.findall(r"^    \.(\w+) =", text, re.M)
            assert len(names) == len(set(names)), text


@pytest.mark.parametrize("locale", LOCALES)
def test_plural_forms_match_babel(locale: str) -> None:
    ours, babels = _Language(locale).plural_form, Locale(locale).plural_form
    assert [ours(n) for n in range(1200)] == [babels(n) for n in range(1200)]


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("n", [0, 7, 999, 1000, 1999, 12_345, 999_999, 1_000_000, 1_234_567_890])
def test_numbers_are_grouped_as_by_babel(locale: str, n: int) -> None:
    for number in (n, -n):
        expected = format_decimal(number, locale=locale).replace("-", "−")
        assert counted(number).format(_Language(locale)) == expected


@pytest.mark.parametrize("locale", LOCALES)
def test_every_language_has_rows_in_the_tables_that_spare_babels_data(locale: str) -> None:
    assert locale in GROUPS
    assert locale in PLURAL_RULES


def test_a_text_of_the_bot_refers_to_the_games_own_text(little: Path) -> None:
    house = little / "texts" / "en" / "house.ftl"
    house.write_text(house.read_text("utf-8") + "shout = { hi }!\nname = { word-hen }\n", "utf-8")
    (little / "g" / "en.ftl").write_text("hi = hey { $seat }\nword-hen = hen\n", "utf-8")
    library = Library(strict=True, data=little)
    assert library.texts("en").say("shout", seat=Said("Al")) == "hello Al!"
    assert library.texts("en", "g").say("shout", seat=Said("Al")) == "hey Al!"
    assert library.texts("en", "g").say("name") == "hen"
    assert library.texts("en", "g").say("odd", what=Said("so")) == "so!"


@pytest.fixture
def little(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr("bot.texts.OVERRIDABLE", frozenset({"hi"}))
    for folder, text in {
        "texts": "hi = hello { $seat }\nlist = { $start } and { $last }\nlist-empty = none\n"
        "seat-nobody = nobody\nseat-unnamed = seat { $n }\nodd = { $what }!\n"
        "value-yes = yes\nvalue-no = no\nvalue-none = -\n",
        "g": "hi = hey { $seat }\nword-red-fox = fox\n    .count = { $n ->\n"
        "        [one] { $n } fox\n       *[other] { $n } foxes\n    }\nword-hen = hen\n",
    }.items():
        for locale in LOCALES:
            name = f"{locale}/house.ftl" if folder == "texts" else f"{locale}.ftl"
            path = tmp_path / folder / name
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8")
    return tmp_path


def test_a_game_redefines_no_text_of_the_bot(little: Path) -> None:
    (little / "g" / "en.ftl").write_text("odd = strange\n", encoding="utf-8")
    with pytest.raises(ValueError, match="g has a text of the house: odd"):
        Library(strict=True, data=little).texts("en", "g").say("odd")


def test_a_text_of_the_bot_is_in_one_file(little: Path) -> None:
    (little / "texts" / "en" / "more.ftl").write_text("hi = hello again", encoding="utf-8")
    with pytest.raises(ValueError, match=r"more\.ftl: hi stands in another file"):
        Library(strict=True, data=little).texts("en").say("hi")


def test_facts_become_words_by_their_kind(little: Path) -> None:
    texts = Library(strict=True, data=little).texts("en", "g", ["Al", "Bo"])
    assert texts.say("hi", seat=1) == "hey Bo"
    assert texts.say("hi", seat=-1) == "hey nobody"
    assert texts.say("hi", seat=7) == "hey seat 8"
    assert texts.say("odd", what="red_fox") == "fox!"
    assert texts.say("odd", what=Said("red_fox")) == "red_fox!"
    assert texts.say("odd", what=["hen", "red_fox", "hen"]) == "hen ×2 and 1 fox!"
    assert texts.say("odd", what=[]) == "none!"
    assert texts.say("odd", what={"red_fox": 2, "hen": 1, "cow": 0}) == "2 foxes and 1 hen!"
    assert texts.say("odd", what=True) == "yes!"
    assert texts.fact("winners", [0, 1]) == "Al and Bo"
    assert texts.value("kind", False) == "no"
    assert texts.value("kind", "") == "-"
    with pytest.raises(TypeError):
        texts.fact("x", 1.5)


def test_numbers_are_grouped_by_language(little: Path) -> None:
    library = Library(strict=True, data=little)
    for locale, thousand in (("en", "1,000"), ("fr", "1\u202f000")):
        said = [library.texts(locale).say("odd", what=n) for n in (0, -7, 999, 1000, -1000)]
        assert said == ["0!", "−7!", "999!", f"{thousand}!", f"−{thousand}!"]
    assert library.texts("en", "g").counted("red_fox", 1000) == "1,000 foxes"


def test_a_fact_longer_than_fluent_takes_is_a_missing_text(little: Path) -> None:
    texts = Library(data=little).texts("en")
    assert texts.say("odd", what=Said("x" * 2500)) == "x" * 2500 + "!"
    assert texts.say("odd", what=Said("x" * 2501)) == "x" * 1499 + "… …"


def test_loaded_texts_are_cached(little: Path) -> None:
    library = Library(strict=True, data=little)
    library.load(["g"])
    shutil.rmtree(little)
    for locale in LOCALES:
        assert library.texts(locale, "g", ["Al"]).say("hi", seat=0) == "hey Al"
        assert library.texts(locale, None, ["Al"]).say("hi", seat=0) == "hello Al"


def test_the_bot_does_not_see_a_games_texts(little: Path) -> None:
    assert Library(strict=True, data=little).texts("en", None, ["Al"]).say("hi", seat=0) == (
        "hello Al"
    )


def test_a_missing_text_is_an_error_in_tests_and_neutral_in_production(
    little: Path, caplog: pytest.LogCaptureFixture
) -> None:
    strict = Library(strict=True, data=little).texts("fr", "g")
    for text_id, facts in (("nowhere", {}), ("odd", {}), ("odd", {"what": "cow"})):
        with pytest.raises(MissingText):
            strict.say(text_id, **facts)
    house = little / "texts" / "fr" / "house.ftl"
    house.write_text(f"{house.read_text('utf-8')}unsaid = (?)\nunsaid-word = (x)\n", "utf-8")
    kind = Library(data=little).texts("fr", "g", ["Al"])
    assert [kind.say("nowhere") for _ in range(3)] == ["(?)"] * 3
    assert kind.say("odd", what="cow") == "(x)!"
    assert kind.say("odd", seat=0) == "Al (?)"
    assert kind.say("nowhere", line=Said("Al plays 3"), n=0) == "Al plays 3 · 0 (?)"
    assert caplog.text.count("nowhere") == 1


def test_an_unknown_language_falls_back_to_the_first() -> None:
    assert Library().texts("de").locale == "fr"
    assert Library().texts(None).locale == "fr"


def test_folding_ignores_case_accents_and_punctuation() -> None:
    assert fold("  Évènement: l’Œuf ") == "evenement l oeuf"
    assert shorten("abcdef", 4) == "abc…"


def test_a_number_is_a_seat_only_where_declared() -> None:
    texts = Library(strict=True).texts("en", "_skeleton", ["Ann", "Bob"])
    assert texts.fact("left", 1) == 1
    assert texts.fact("left", Declared(1)) == texts.seat(1)
    assert texts.fact("rival", 1) == texts.seat(1)


@pytest.mark.parametrize("game", PACKAGES)
def test_every_field_named_seat_is_declared_as_a_seat(game: str) -> None:
    for cls in registered_classes(namespace_of(PACKAGES[game].Game)):
        if issubclass(cls, Pick):
            for declared_field in fields(cls):
                if KINDS.get(declared_field.name) in ONE:
                    assert declared_field.type == "Seat", f"{cls.__name__}.{declared_field.name}"


@pytest.mark.parametrize(("locale", "said"), [("fr", "Rythme : court"), ("en", "Rythme: court")])
def test_a_pair_has_the_colon_of_its_language(locale: str, said: str) -> None:
    assert named_pair(Library(strict=True).texts(locale, None), "Rythme", "court") == said


def test_negative_figures_use_the_minus_sign_in_every_sentence(little: Path) -> None:
    assert [signed(-3), signed(0, plus=True), signed(4, plus=True)] == ["−3", "0", "+4"]
    for locale in LOCALES:
        texts = Library(strict=True).texts(locale, "gharkane")
        assert "−3" in texts.say("winning-points", points=-3)


@pytest.mark.parametrize(
    "path", sorted(DATA.glob("**/*.ftl")), ids=lambda p: f"{p.parent.name}/{p.name}"
)
def test_texts_use_the_minus_sign_and_english_has_no_french_colon(path: Path) -> None:
    source = path.read_text(encoding="utf-8")
    told = [line for line in source.splitlines() if not line.startswith("#")]
    assert [
        line for line in told if re.search(r"[\s(:+]-(\d|\{ \$)", line.partition(" = ")[2])
    ] == []
    if "en" in (path.stem, path.parent.name):
        assert [line for line in told if re.search(r"\w :(\s|$)", line)] == []


def test_no_code_adds_a_colon() -> None:
    """A language has its own: `named_pair` sets it between what a program puts together."""
    found = []
    for path in sorted((DATA.parent / "bot").rglob("*.py")):
        for node in nodes(path):
            if isinstance(node, ast.JoinedStr):
                parts = [v.value for v in node.values if isinstance(v, ast.Constant)]
                if any(re.search(r"\s:(\s|$)", str(part)) for part in parts):
                    found.append(f"{path.name}:{node.lineno}")
    assert found == []


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("game", PACKAGES)
def test_values_of_options_begin_with_a_capital_or_a_figure(game: str, locale: str) -> None:
    texts = Library(strict=True).texts(locale, game)
    for name, values in option_values(game).items():
        for told in (option_label(texts, name), *(option_text(texts, name, v) for v in values)):
            assert told[0].isdigit() or told[0].isupper(), told


SLASH_NAME = re.compile(r"[a-z0-9àâäçéèêëîïôöùûüœ_-]{1,32}")


def asked(game: str) -> list[type[Choice]]:
    """Every kind of question of a game."""
    kinds = registered_classes(namespace_of(PACKAGES[game].Game))
    return [kind for kind in kinds if issubclass(kind, Choice)]


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("game", PACKAGES)
def test_every_question_has_texts_for_asking_and_waiting(game: str, locale: str) -> None:
    texts = Library(strict=True).texts(locale, game)
    for kind in asked(game):
        assert texts.say(f"ask-{kind.__name__}")
        assert texts.say(f"await-{kind.known_as or kind.__name__}")


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("game", PACKAGES)
def test_every_move_is_a_command(game: str, locale: str) -> None:
    """Verbs, their groups and their fields have names that Discord takes, and a description."""
    texts = Library(strict=True).texts(locale, game)
    picks = dict.fromkeys(pick for kind in asked(game) for pick in kind.picks)
    keys = [f"verb-{pick.verb}" for pick in picks]
    keys += [f"group-{pick.group}" for pick in picks if pick.group]
    keys += [f"field-{declared_field.name}" for pick in picks for declared_field in fields(pick)]
    for key in dict.fromkeys(keys):
        assert 0 < len(texts.say(key)) <= 45, key
        assert SLASH_NAME.fullmatch(texts.say(f"{key}.name")), key
        assert 0 < len(texts.say(f"{key}.text")) <= 100, key
    for group in {pick.group for pick in picks}:
        names = [texts.say(f"verb-{pick.verb}.name") for pick in picks if pick.group == group]
        assert len(set(names)) == len(names) <= 25, group


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("game", PACKAGES)
def test_every_option_is_explained(game: str, locale: str) -> None:
    texts = Library(strict=True).texts(locale, game)
    for name, values in option_values(game).items():
        assert 0 < len(texts.say(f"option-{name}.text")) <= 100, name
        assert 2 <= len(values) <= 25
        for value in values:
            label = named_pair(texts, option_label(texts, name), option_text(texts, name, value))
            assert len(label) <= 100
            assert len(value_hint(texts, name, value)) <= 100, "a select cuts what is longer"


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("game", PACKAGES)
def test_every_game_has_its_own_names(game: str, locale: str) -> None:
    texts = Library(strict=True).texts(locale, game)
    for name in ("game-name", "game-pitch", "game-sheet.title", "game-sheet.button"):
        assert texts.say(name)
    if 1 in PACKAGES[game].SEATS:
        assert texts.say("game-alone"), "says what starting with one seat begins"


@pytest.mark.parametrize("game", PACKAGES)
def test_the_rule_catalogue_has_both_languages(game: str) -> None:
    """Every rule has two titles and two texts of at most a few lines."""
    for rule in PACKAGES[game].RULES.values():
        for text in (rule.title_fr, rule.title_en, rule.text_fr, rule.text_en):
            assert 2 < len(text) <= 320, rule.id
        assert rule.text_fr != rule.text_en
