"""Laws of every sentence that people read, filled with sample values, in both languages."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import cache
from pathlib import Path

import pytest

from bot.render.rulebook import heading_of, text_of, title_of
from bot.texts import ASPIRATED, DATA, LOCALES, Library, house_files
from engine.games import GAMES
from tests.bot.face.texts.given_up import GIVEN_UP
from tests.lab.sentences import Sentence, drawn, main, sentences

VOWEL = "aeiouyàâäéèêëîïôöùûüœAEIOUYÀÂÄÉÈÊËÎÏÔÖÙÛÜŒ"
KEPT = r"(?:oui|onz|[Yy][aeou]|[A-Z]\d)"
"""What no word is shortened before."""
WRONG_SPACE = re.compile(r"(?<=\S)[ \u00a0][;!?](?=\s|$)|(?<=\S)[ \u202f][:»%](?=\s|$)|«[ \u202f]")
"""French: U+202F precedes ; ! and ?, U+00A0 the other marks, and follows «."""
FRENCH = "les|des|une|est|vous|avec|pour|dans|qui|sont|votre|vos|cette|ces|aux|mais|donc|sans|leur"
ENGLISH = "the|of|and|with|you|your|is|are|from|this|that|which|when|their|its|have|has|not"
WHOLE = re.compile(r"(?:refused|reason|event|help|notice|loss|story)-")
"""Kinds of texts that are whole sentences,"""
LABELS = {"help-yours", "help-verbs", "help-read", "help-rules"}
"""but these."""


@cache
def said(locale: str) -> tuple[Sentence, ...]:
    return tuple(sentences(locale))


def prose(one: Sentence) -> str:
    """Without commands, links and moments."""
    return re.sub(r"`[^`]*`|\(https?:[^)]*\)|<t:[^>]*>|docs/\S+", "…", one.text)


def has(pattern: str, flags: int = 0) -> Callable[[Sentence], bool]:
    """Is this in the prose of a sentence?"""
    return lambda sentence: bool(re.search(pattern, prose(sentence), flags))


def unbalanced(one: Sentence) -> bool:
    pairs = ("«»", "“”", "()", "[]")
    return any(one.text.count(pair[0]) != one.text.count(pair[1]) for pair in pairs)


def unfinished(one: Sentence) -> bool:
    """A whole sentence without its capital or its end mark."""
    label = one.text_id.endswith((".title", "-title")) or one.text_id in LABELS
    if not WHOLE.match(one.text_id) or label:
        return False
    first = re.sub(r"^\W+", "", one.text)[:1]
    return first.islower() or not re.search(r"[.!?…»”)}*]$", one.text)


BOTH = {
    "two spaces": has(r"\S[ \u00a0\u202f]{2,}\S"),
    "a brace": has(r"[{}⟨⟩]"),
    "a space before a comma or a full stop": has(r"\w [,.](?!\w|\.)"),
    "unbalanced quotes": unbalanced,
    "no capital or no end mark": unfinished,
}
FAULTS = {
    "fr": {
        "a mark after another space": lambda one: bool(WRONG_SPACE.search(one.text)),
        "no space before a mark": has(r"[\w»)\]*][:;?!](?=\s|$)|\S»|«\S"),
        "an English word": has(rf"(?<![\w’'-])(?:{ENGLISH})(?![\w’'-])"),
        "a word not elided": has(
            rf"(?<![\w-])(?:[Ll][ea]|[Dd]e|[Qq]ue|[Jj]e|[Nn]e|[Ss]e|[Jj]usque|[Ll]orsque) "
            rf"(?!{ASPIRATED.pattern}|{KEPT})[{VOWEL}h]"
        ),
        "de le, à les": has(r"\b(?:de|à) les? (?!\w+(?:er|ir|re|oir)\b)", re.IGNORECASE),
    },
    "en": {
        "a space before a mark": has(r"\w [:;?!](?=\s|$)"),
        "a French word": has(rf"(?<![\w’'-])(?:{FRENCH})(?![\w’'-])"),
    },
}


@pytest.mark.parametrize(
    ("locale", "fault"),
    [(locale, fault) for locale in LOCALES for fault in {**BOTH, **FAULTS[locale]}],
)
def test_no_sentence_has_a_formal_error(locale: str, fault: str) -> None:
    wrong = {**BOTH, **FAULTS[locale]}[fault]
    assert [
        (sentence.file, sentence.text_id, sentence.text)
        for sentence in said(locale)
        if wrong(sentence)
    ] == []


WRONG = {
    "fr": {
        "a mark after another space": "Qui commence\u00a0?",
        "two spaces": "Il y  a.",
        "a brace": "Bonjour { $seat }.",
        "a space before a comma or a full stop": "Bastien , Ursa.",
        "unbalanced quotes": "Bastien « Enclume.",
        "no capital or no end mark": "la partie est finie",
        "no space before a mark": "Qui commence?",
        "an English word": "Fin of la partie.",
        "a word not elided": "Le siège de Alice.".replace("Alice", "Inès"),
        "de le, à les": "Le tour de le siège.",
    },
    "en": {
        "two spaces": "It is  over.",
        "a brace": "Hello { $seat }.",
        "a space before a comma or a full stop": "Bob , Al.",
        "unbalanced quotes": "Bob “Anvil.",
        "no capital or no end mark": "the game is over",
        "a space before a mark": "Cards : three.",
        "a French word": "Strength avec ammo.",
    },
}
"""A sentence with each fault."""


@pytest.mark.parametrize("locale", LOCALES)
def test_each_formal_error_is_detected(locale: str) -> None:
    faults = {**BOTH, **FAULTS[locale]}
    assert WRONG[locale].keys() == faults.keys()
    for fault, text in WRONG[locale].items():
        assert faults[fault](Sentence(locale, "x.ftl", "event-x", text)), fault


PERSON = (
    r"(?<!chez[ \u00a0])\{ ?\$(?:seat|name|hero|who|by|rival|person|user|host|leader|winner)\w* ?\}"
    r"(?: \([^)]*\))?"
)
AGREES = re.compile(
    PERSON
    + r" (?:n’)?(?:est|sont|était|étaient|sera|seront|a été|ont été|(?:s’|se |s’y )(?:est|sont)) "
    r"(?:pas |plus |déjà |bien |tout )?"
    r"(?!(?:aussi|ici|ainsi|au|du|plus|depuis|parmi|désormais)\b)(?:\w+(?:é|i|is|u|ert|ort|eux)s?|seuls?|prêts?)\b"
)
"""A French participle or adjective that agrees with somebody."""


def test_no_french_sentence_takes_the_masculine_for_everybody() -> None:
    """Sentences about people are turned so that nothing agrees with the person."""
    paths = [*DATA.glob("*/fr.ftl"), *house_files("fr")]
    lines = [(path.name, line) for path in paths for line in path.read_text("utf-8").splitlines()]
    assert len(lines) > 5000
    assert [line for line in lines if AGREES.search(line[1])] == []
    for wrong in ("{ $hero } ({ $seat }) s’est mis à la tâche", "{ $name } est prêt"):
        assert AGREES.search(wrong)


@pytest.mark.parametrize("locale", LOCALES)
def test_no_text_uses_a_dropped_word(locale: str) -> None:
    patterns = [re.compile(one, re.IGNORECASE) for one in GIVEN_UP[locale]]
    assert len(patterns) > 20
    assert [
        (sentence.file, sentence.text_id, pattern.pattern, sentence.text)
        for sentence in said(locale)
        for pattern in patterns
        if pattern.search(sentence.text)
    ] == []


@pytest.mark.parametrize("locale", LOCALES)
def test_waiting_for_a_table_is_written_in_one_form(locale: str) -> None:
    """ "is choosing a card": never "must choose", "may choose", "chooses" or "choosing"."""
    form = r"is \w+ing\b" if locale == "en" else r"(?!doit|peut|va )(?:s’)?\w+(?:e|t|d|ît)\b"
    waits = [sentence for sentence in said(locale) if sentence.text_id.startswith("await-")]
    assert len(waits) > 80
    assert [one for one in waits if not re.match(form, one.text)] == []


def test_no_french_question_begins_like_an_order() -> None:
    """ "Voulez-vous frapper ?": "frappez-vous ?" is read as an imperative first."""
    asks = [sentence for sentence in said("fr") if sentence.text_id.startswith("ask-")]
    assert len(asks) > 80
    order = re.compile(r"(?:^|: )(?!(?:voulez|avez)\b)\w+(?:ez|tes)-vous\b", re.IGNORECASE)
    assert [one for one in asks if order.search(one.text)] == []


LABEL = re.compile(r"(?:pick|verb|button)-[^.]*")
"""The text of a button or a menu entry."""


@pytest.mark.parametrize("locale", LOCALES)
def test_a_label_begins_with_a_capital(locale: str) -> None:
    """Or with what it is about: a card, a place."""
    library, labels = Library(strict=True), [o for o in said(locale) if LABEL.fullmatch(o.text_id)]
    assert len(labels) > 500
    for sentence in labels:
        folder = Path(sentence.file).parent.name
        game = folder if (DATA / folder / f"{locale}.ftl").exists() else next(iter(GAMES))
        texts = library.texts(locale, game, ["Ana", "Bob", "Inès"])
        told = texts.say(sentence.text_id, **dict.fromkeys(texts.needs(sentence.text_id), 2))
        assert not re.sub(r"^\W+", "", told)[:1].islower(), (
            f"{sentence.file} {sentence.text_id}: {told}"
        )


@pytest.mark.parametrize("locale", LOCALES)
def test_a_sentence_of_a_story_begins_with_a_capital(locale: str) -> None:
    """Not with a word of the game, such as "the Mentor"."""
    told = [
        sentence
        for sentence in said(locale)
        if sentence.text_id.startswith(("story-", "report-")) and sentence.text.endswith(".")
    ]
    assert len(told) > 500
    assert [one for one in told if re.sub(r"^\W+", "", one.text)[:1].islower()] == []


@pytest.mark.parametrize("game", GAMES)
def test_a_rule_is_short_and_cited_in_the_readers_language(game: str) -> None:
    """At most three sentences; only a list of names, each with what it does, may be longer."""
    for rule in GAMES[game].RULES.values():
        for locale in LOCALES:
            ends = re.findall(r"[.!?…](?=\s|$)", text_of(rule, locale))
            listed = text_of(rule, locale).count(":") >= len(ends)
            assert ends, rule.id
            assert len(ends) <= 3 or listed, f"{rule.id}: {text_of(rule, locale)}"
            assert not re.search(r"[.:]$", title_of(rule, locale)), rule.id
        french = r"\b(de|du|des|la|le|les|un|une|et)\b|[éèêàçœ]"
        assert not re.search(french, heading_of(rule, "en")), heading_of(rule, "en")
        assert not re.search(r"\w [:;]", heading_of(rule, "en")), heading_of(rule, "en")


def test_a_draw_is_the_same_for_the_same_seed(capsys: pytest.CaptureFixture[str]) -> None:
    assert drawn(3, "en", 20) == drawn(3, "en", 20) != drawn(4, "en", 20)
    main(3, "fr", 5)
    assert len(capsys.readouterr().out.splitlines()) >= 10
