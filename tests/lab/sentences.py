"""All sentences for people, filled with sample values, for review.

    python -m tests.lab sentences --seed 7 --locale en --count 200

prints that many at random, with the file and the id of each. Variables of a game's texts are filled
from a short random game, so that a card's name is in the place of a card; those of the bot's texts
have samples here.
"""

from __future__ import annotations

import random
from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, fields
from functools import cache
from pathlib import Path
from typing import Annotated, Any, Final

import typer
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from bot.render.rulebook import text_of, title_of
from bot.texts import DATA, LOCALES, Library, Said, Texts, house_files, word_id
from engine.facts import KINDS, ONE, SEVERAL
from engine.games import GAMES
from engine.kernel import Event, apply, legal, pending
from engine.titles import WORD
from tests.lab.samples import FIGURES, OWN, SAID_IN_GAMES, SAMPLES, WORDS

MOVES: Final = 400
"""Moves of the random game that provides a game's samples."""
SAMPLE_PEOPLE: Final = ("Alice", "Bob", "Inès")
TOLD: Final = ("story-", "report-")
"""Texts of stories: a word in them stands in its own form for a sentence."""
FORMS: Final = frozenset(
    {"animal", "card", "cards", "gear", "leader", "machine", "monster", "omen", "past", "place"}
    | {"weapon"}
)
"""Facts of chapters' stories that stand in this form; the others are plain words there."""
GROWING: Final = (
    ("n", "until"),
    ("n", "total"),
    ("n", "count"),
    ("n", "start"),
    ("n", "began"),
    ("n", "change"),
    ("n", "was"),
    ("now", "was"),
    ("have_food", "food"),
    ("amount", "wounds"),
    ("have", "needed"),
    ("have", "mixed"),
    ("most", "needed"),
    ("most", "seated"),
    ("seated", "least"),
    ("least", "most"),
)
"""Pairs of numbers of a story or a refusal: the second is greater, except where there are more
now."""
NUMBERED: Final = frozenset({"ahead-community", "draw-sins-hold", "event-dealt", "text-piles"})
"""Texts in which `cards` is a number, not a list."""
PLURALS: Final = frozenset({"zero", "one", "two", "few", "many", "other"})
NOT_READ: Final = (
    ".name",
    ".emoji",
    "date-at",
    "date-for",
    "date-days",
    "date-weeks",
    "date-months",
)
"""Endings of ids whose texts are names of commands, words that dates may contain, or no words."""


@dataclass(frozen=True)
class Sentence:
    """A filled text."""

    locale: str
    file: str
    """Under data/."""
    text_id: str
    text: str


def sentences(locale: str, seed: int = 1) -> Iterator[Sentence]:
    """Yield each text of this language once: the bot's, the games' and the rules."""
    for file, texts, text_id, facts in _filled(locale, seed):
        said = texts.say(text_id, **facts).replace("%n", "3")  # a page fills this one in
        yield Sentence(locale, file, text_id, said)
    for game, package in GAMES.items():
        for rule_id, rule in package.RULES.items():
            for part, text in (("title", title_of(rule, locale)), ("text", text_of(rule, locale))):
                yield Sentence(locale, f"{game}/rules.toml", f"{rule_id}.{part}", text)


def numbered(locale: str, numbers: Sequence[int]) -> Iterator[tuple[Sentence, int]]:
    """Yield each text that has a number with each of these."""
    for file, texts, text_id, facts in _filled(locale, 1):
        for name in [n for n, v in facts.items() if type(v) is int and KINDS.get(n) not in ONE]:
            for number in numbers:
                said = texts.say(text_id, **facts | {name: number})
                yield Sentence(locale, file, text_id, said), number


def listed(locale: str, numbers: Sequence[int]) -> Iterator[tuple[Sentence, int]]:
    """Yield each text that has a list of seats with so many names; a number `n` is that of the
    names; rivals have two winners."""
    for file, texts, text_id, facts in _filled(locale, 1):
        for name in [name for name in facts if KINDS.get(name) in SEVERAL]:
            for number in numbers:
                winners = 2 if name == "rivals" else number
                values = {name: range(number)} | ({"n": winners} if "n" in facts else {})
                said = texts.say(text_id, **facts | values)
                yield Sentence(locale, file, text_id, said), number


def _filled(locale: str, seed: int) -> Iterator[tuple[str, Texts, str, dict[str, Any]]]:
    """Yield each text of this language: its file and id, and values for its variables."""
    dice = random.Random(seed)
    library = Library(strict=True)
    for path in _files(locale):
        game = path.parent.name if path.parent.parent == DATA else None
        texts = library.texts(locale, game or next(iter(GAMES)), SAMPLE_PEOPLE)
        file = path.relative_to(DATA.parent).as_posix()
        for text_id, cases in _texts(path).items():
            if not text_id.endswith(NOT_READ):
                facts = _facts(texts, game, text_id, cases, dice)
                yield file, texts, text_id, {name: facts[name] for name in cases}


def drawn(seed: int, locale: str, count: int) -> list[Sentence]:
    """Return a random sample, the same for the same seed, without names and labels of less than
    four words."""
    long_enough = [
        sentence for sentence in sentences(locale, seed) if len(sentence.text.split()) >= 4
    ]
    return random.Random(seed).sample(long_enough, min(count, len(long_enough)))


class _Cases(Visitor):
    """How a text uses its variables: the cases it distinguishes, by variable."""

    def __init__(self) -> None:
        self.found: dict[str, set[str]] = {}

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.found.setdefault(node.id.name, set())

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        if isinstance(node.selector, ast.VariableReference):
            keys = self.found.setdefault(node.selector.id.name, set())
            for variant in node.variants:
                key = variant.key
                keys.add(key.name if isinstance(key, ast.Identifier) else key.value)
        self.generic_visit(node)


@cache
def _texts(path: Path) -> dict[str, dict[str, set[str]]]:
    """Return the texts of a file: id (or id.attribute) -> its variables and their cases."""
    texts = {}
    for entry in FluentParser(with_spans=False).parse(path.read_text(encoding="utf-8")).body:
        if isinstance(entry, ast.Message):
            parts = [("", entry.value), *((f".{a.id.name}", a.value) for a in entry.attributes)]
            for ending, pattern in parts:
                if pattern is not None:
                    cases = _Cases()
                    cases.visit(pattern)
                    texts[entry.id.name + ending] = cases.found
    return texts


def _files(locale: str) -> list[Path]:
    """Return the bot's files, then those of the games."""
    return [
        *house_files(locale),
        *sorted(DATA.glob(f"*/{locale}.ftl")),
    ]


def _facts(
    texts: Texts,
    game: str | None,
    text_id: str,
    cases: Mapping[str, set[str]],
    dice: random.Random,
) -> dict[str, Any]:
    """Return values for this text's variables: those of one event of the random game if it is an
    event's text, else a value for each."""
    events, told_of = _told(game) if game in GAMES else ({}, {})
    pool = _lacking(texts, game, text_id, told_of, cases, dice) if game else {}
    event = text_id.removeprefix("event-").removesuffix("-secret")
    whole = [facts for facts in events.get(event, ()) if cases.keys() <= facts.keys()]
    if texts.has(f"{text_id}.self"):  # what a seat does to itself has a text of its own
        whole = [one for one in whole if one["seat"] not in (one.get("to"), one.get("by"))]
    if text_id.startswith("event-") and whole:
        return dict(dice.choice(whole))
    numbers = _kinds(game, texts.locale)[0] - pool.keys() if game else frozenset()
    people = dice.sample(range(len(SAMPLE_PEOPLE)), len(SAMPLE_PEOPLE))
    facts = {
        name: _value(texts, name, keys, pool, numbers, dice, people) for name, keys in cases.items()
    }
    if "names" in facts and "n" in facts:
        facts["n"] = 2  # as many as in the sample
    for name in [name for name in facts if KINDS.get(name) in SEVERAL]:
        facts[name] = facts[name][:1] if "-alone-" in text_id else facts[name]
        facts |= {"n": len(facts[name])} if "n" in facts and name != "rivals" else {}
    if text_id.startswith("order-"):
        facts |= {name: dice.choice(values) for name, values in pool.items()}
    if text_id.startswith(TOLD):
        facts = {
            name: value
            if text_id.startswith("story-") and name not in FORMS
            else _inline(texts, text_id, value)
            for name, value in facts.items()
        }
    if text_id.startswith((*TOLD, "ahead-", "loss-", "reason-", "refused-")):
        _in_order(text_id, facts)
    for name, value in OWN.get(f"{game or 'bot'}/{text_id}", {}).items():
        facts[name] = value if type(value) is str else Said(value[LOCALES.index(texts.locale)])
    return facts


def _in_order(text_id: str, facts: dict[str, Any]) -> None:
    """Let the numbers of a text grow, or fall, as it says."""
    for few, many in GROWING:
        if type(facts.get(few)) is int and type(facts.get(many)) is int:
            low, high = sorted((facts[few], facts[many]))
            high += low == high
            facts |= {few: high, many: low} if "people-more" in text_id else {few: low, many: high}


def _inline(texts: Texts, text_id: str, value: Any) -> Any:
    """Return a word, or words, as they stand in a sentence of a story; anything else as it is."""
    if isinstance(value, list | tuple) and value and all(type(word) is str for word in value):
        return Said(texts.listed([str(_inline(texts, text_id, word)) for word in value]))
    if type(value) is not str:
        return value
    if texts.has(story := f"{word_id(value)}.story"):
        return Said(texts.say(story, n=1))
    if texts.has(f"{word_id(value)}.count"):
        return Said(texts.counted(value, 1))
    return Said(texts.word(value))


def _lacking(
    texts: Texts,
    game: str,
    text_id: str,
    pool: Mapping[str, Sequence[Any]],
    cases: Mapping[str, set[str]],
    dice: random.Random,
) -> dict[str, Sequence[Any]]:
    """The values for these variables of a game, numbers and words separately; a word that did not
    occur in the random game is a choice of this order, a word that it may be, or any word."""
    numbers, words = _kinds(game, texts.locale)
    numbers -= WORDS.get(game, {}).keys()
    if text_id not in NUMBERED:
        numbers -= {"cards"}
    values: dict[str, Sequence[Any]] = {}
    for name in cases:
        known = pool.get(name, ())
        choices = [
            entry
            for entry in _texts(DATA / game / f"{texts.locale}.ftl")
            if text_id.startswith("order-") and entry.startswith(f"{text_id}-{name}.")
        ]
        fitting = [value for value in known if (type(value) is int) == (name in numbers)]
        if text_id.startswith(TOLD) and (name in numbers or name in WORDS.get(game, {})):
            fitting = []
        elif not cases[name]:
            fitting = [value for value in fitting if value != "none"]
        if choices and not cases[name]:
            said = [texts.say(entry) for entry in choices]
            values[name] = [Said(text[0].lower() + text[1:]) for text in said]
        elif fitting:
            values[name] = fitting
        elif name in numbers or cases[name]:
            continue
        elif name in WORDS.get(game, {}):
            values[name] = [
                entry.split("+") if "+" in entry else entry for entry in WORDS[game][name].split()
            ]
        elif name not in SAID_IN_GAMES and game in GAMES:  # the skeleton has only numbers
            values[name] = [Said(texts.say(dice.choice(words)))]
    return values


@cache
def _kinds(game: str, locale: str) -> tuple[frozenset[str], tuple[str, ...]]:
    """Return the variables that are numbers in a game's texts, and the ids of its words."""
    texts = _texts(DATA / game / f"{locale}.ftl")
    pool = _told(game)[1] if game in GAMES else {}
    numbers = {
        name
        for cases in texts.values()
        for name, keys in cases.items()
        if keys & {"one", "few"} or (keys and all(key.isdigit() for key in keys - PLURALS))
    }
    numbers |= {
        name for name, values in pool.items() if all(type(entry) is int for entry in values)
    }
    titles = word_id(WORD)  # titles are used alone, not within a sentence
    words = tuple(
        entry
        for entry in texts
        if entry.startswith("word-") and not entry.startswith(titles) and "." not in entry
    )
    return frozenset(numbers | FIGURES), words


def _value(
    texts: Texts,
    name: str,
    keys: set[str],
    pool: Mapping[str, Sequence[Any]],
    numbers: frozenset[str],
    dice: random.Random,
    people: list[int],
) -> Any:
    """Return a value for one variable; `people` are those who do not yet occur in the sentence."""
    kind = KINDS.get(name)
    if kind in ONE:
        return people.pop() if people else dice.randrange(len(SAMPLE_PEOPLE))
    if kind in SEVERAL:
        return sorted(people.pop() for _ in range(min(2, len(people))))
    words = keys - PLURALS
    if keys and all(key.isdigit() for key in words):
        return int(dice.choice(sorted(words))) if words and not dice.randrange(4) else _number(dice)
    if words and not pool.get(name):
        return Said(dice.choice(sorted(words)))
    if values := pool.get(name):
        return dice.choice(values)
    if name in SAMPLES and name not in numbers:
        return Said(SAMPLES[name][LOCALES.index(texts.locale)])
    return _number(dice) if keys else dice.choice((2, 3, 4))  # a text without forms has several


def _number(dice: random.Random) -> int:
    return dice.choice((1, 2, 3, 4))


Told = dict[str, list[dict[str, Any]]]
Pool = dict[str, list[Any]]


@cache
def _told(game: str) -> tuple[Told, Pool]:
    """Return the events of a random game by name, and the values of facts and picks by name."""
    package, dice = GAMES[game], random.Random(1)
    table: Any = package.new_game(3, 1, package.Options())
    by_event: Told = defaultdict(list)
    pool: Pool = defaultdict(list)
    for _ in range(MOVES):
        if table.result is not None:
            break
        seat = dice.choice([seat for _, missing in pending(table) for seat in missing])
        picks = legal(table, seat)
        for pick in dice.sample(picks, min(3, len(picks))):
            offered: Any = pick
            for declared_field in fields(offered):
                _pooled(pool, declared_field.name, getattr(pick, declared_field.name))
        table, events = apply(table, seat, dice.choice(picks))
        for event in events:
            for facts in _seen(event):
                by_event[event.name].append(facts)
                for name, value in facts.items():
                    _pooled(pool, name, value)
    return by_event, pool


def _seen(event: Event) -> Iterator[dict[str, Any]]:
    """Yield the facts of an event for each seat that sees it."""
    for viewer in (None, *range(len(SAMPLE_PEOPLE))):
        facts = event.seen_by(viewer)
        if facts is not None:
            yield facts


def _pooled(pool: Pool, name: str, value: Any) -> None:
    """Keep a value that a text may contain: a word, words or a number."""
    words = isinstance(value, (list, tuple)) and value and all(type(item) is str for item in value)
    if (isinstance(value, str) and value) or words or type(value) is int:
        pool[name].append(value)


def main(
    seed: Annotated[int, typer.Option(help="Which sentences are drawn.")],
    locale: Annotated[str, typer.Option(help="A language; else all.")] = "",
    count: Annotated[int, typer.Option(min=1, help="How many of each.")] = 200,
) -> None:
    """Print random sentences with their values filled in, to read aloud."""
    if locale and locale not in LOCALES:
        raise typer.BadParameter(f"one of {', '.join(LOCALES)}", param_hint="--locale")
    for language in (locale,) if locale else LOCALES:
        for n, sentence in enumerate(drawn(seed, language, count), start=1):
            typer.echo(f"{n:3} {sentence.file} {sentence.text_id}\n    {sentence.text}")
