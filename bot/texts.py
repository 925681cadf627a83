"""Every sentence a person reads, by the reader's language (Fluent).

`data/texts/<locale>/*.ftl` hold the shared texts, `bot/features/<name>/<locale>.ftl` those of a
feature, `data/<game>/<locale>.ftl` those of a game, which override shared ones of the same id.
Facts of a game become text here and nowhere else: a word is looked up, a seat gets its display
name, a list its commas.
"""

from __future__ import annotations

import logging
import re
import unicodedata
from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache, lru_cache, partial
from pathlib import Path
from typing import Any, Final

from babel import Locale
from fluent.runtime.types import FluentInt

from bot.fluent_files import GROUPS, FluentFiles, entries_of
from bot.words import MAX_TEXT_CHARS, cleaned, isolated, looks, plain, typeset
from engine.facts import KINDS, ONE, SEVERAL, Declared, Kind

DATA = Path(__file__).resolve().parent.parent / "data"
SHARED_TEXTS: Final = "texts"
"""The folder of the texts that belong to no game."""
LOCALES: Final = ("fr", "en")
UNSAID: Final = "unsaid"
"""Id of the replacement for a missing text; for a word, `unsaid-word`."""
_LONGEST_UNSAID: Final = 1500
"""Maximum characters of the facts shown before the replacement."""

log = logging.getLogger(__name__)


class MissingText(LookupError):
    """A text or one of its variables is missing; raised only if the library is `strict`."""


class Said(str):
    """Text that is already formatted (a person's name, a sentence): it is not looked up again."""

    __slots__ = ()


class _Digits(FluentInt):
    """A number that every language writes with the same digits. Babel's formatting would take ten
    times as long as the rest of a sentence."""

    def format(self, locale: Locale) -> str:
        """Return the digits."""
        return signed(int(self))


class _Grouped(FluentInt):
    """A number whose grouping depends on the language; negative ones get a typographic minus."""

    def format(self, locale: Locale) -> str:
        """Return the number with the language's sign between thousands."""
        group = GROUPS.get(locale.language)
        grouped = super().format(locale) if group is None else f"{int(self):,}".replace(",", group)
        return grouped.replace("-", "−")


@lru_cache(maxsize=2048)
def counted(n: int) -> FluentInt:
    """Return a number in Fluent's type."""
    return _Digits(n) if -1000 < n < 1000 else _Grouped(n)


def moment(when: float, style: str = "R") -> Said:
    """Return a time, in seconds since 1970, as a Discord timestamp, which is shown in the reader's
    time zone. `style` R: relative, t: time of day, D: date, f: both."""
    return Said(f"<t:{int(when)}:{style}>")


def word_id(word: str) -> str:
    """Return the text id of a content word."""
    return "word-" + word.replace("_", "-").replace(".", "-")


ASPIRATED: Final = re.compile(
    r"h(?:aut|ors|éros|uit|acienda|ippie|asard|orde|ache|alte|urle|argne|ât|éris|eurt)",
    re.IGNORECASE,
)
"""French: beginnings of words whose h is heard."""


def elided(word: str, name: object) -> str:
    """Return a French word before a name: "d’Alice", "de Bob", "d’Hélène", "de Yuna", "d’Yves",
    "du Braconnier". Marks and escapes before the name's first letter are skipped; a first h is
    mute, except in words of `ASPIRATED`."""
    text = str(name)
    for article, contracted in (("Le ", "du "), ("Les ", "des ")):
        if word == "de" and text.startswith(article):
            return contracted + text.removeprefix(article)
    if ASPIRATED.match(text):
        return f"{word} {text}"
    heard = re.findall(r"[a-z]", unicodedata.normalize("NFKD", text.casefold().replace("œ", "oe")))
    first, second = [*heard, "", ""][:2]
    vowel = first in "aeiouh" or (first == "y" and second not in "aeiouy")
    return f"{word[:-1]}’{text}" if first and vowel else f"{word} {text}"


FUNCTIONS: Final[dict[str, Any]] = {"DE": partial(elided, "de"), "QUE": partial(elided, "que")}
"""Functions of texts: `{ DE($seat) }` is "d’Alice" or "de Bob"."""


def fold(text: str) -> str:
    """Normalise text for comparing what people type: no case, no accents, single spaces."""
    bare = unicodedata.normalize("NFKD", text.casefold().replace("œ", "oe"))
    bare = "".join(c for c in bare if not unicodedata.combining(c))
    return " ".join(re.findall(r"\w+", bare))


@lru_cache(maxsize=4)
def _words_by_name(fluent_files: FluentFiles) -> dict[str, list[str]]:
    """Return the content words of these texts by their folded names."""
    words: dict[str, list[str]] = {}
    for text_id, name in fluent_files.written(word_id("")):
        word = text_id.removeprefix(word_id("")).replace("-", "_")
        words.setdefault(fold(name), []).append(word)
    return words


def signed(n: int, *, plus: bool = False) -> str:
    """Return a number with a typographic minus sign; with `plus`, positive ones have a sign as
    well."""
    return f"−{-n}" if n < 0 else f"{n:+}" if plus and n else str(n)


def named_pair(texts: Texts, name: str, description: str) -> str:
    """Return a name and a description, with the language's own colon between them."""
    return texts.say("named-pair", name=Said(name), told=Said(description))


def shorten(text: str, limit: int) -> str:
    """Return at most `limit` characters, the cut marked."""
    return text if len(text) <= limit else text[: limit - 1].rstrip() + "…"


OVERRIDABLE: Final = frozenset(
    {
        "field-seat",
        "reason-correction-number",
        "reason-correction-same",
        "reason-correction-unfinished",
        "reason-correction-unknown",
        "reason-not-offered",
        "winning-points",
    }
)
"""Shared texts that a game may override, with the same variables. No game may use another shared
id, so that no event of a game collides with one of the bot's."""


@cache
def _own_library() -> Library:
    """Return the library of this process, for objects that another process sent."""
    return Library()


def house_files(locale: str, data: Path = DATA) -> list[Path]:
    """Return the files of the shared texts: in `data`, and beside it in the folders of features."""
    shared = (data / SHARED_TEXTS / locale).glob("*.ftl")
    features = data.parent.glob(f"bot/features/*/{locale}.ftl")
    return [*sorted(shared), *sorted(features)]


class Library:
    """All texts, read on first use. `strict`: a missing text is an error instead of a neutral
    sentence. Raises ValueError for a duplicate text and OSError for a file that cannot be read."""

    def __init__(self, *, strict: bool = False, data: Path = DATA) -> None:
        self.strict = strict
        self._data = data
        self._shelves: dict[tuple[str, str | None], FluentFiles] = {}
        self._reported: set[tuple[str, str | None, str]] = set()

    def texts(
        self, locale: str | None, game: str | None = None, names: Sequence[str] = ()
    ) -> Texts:
        """Return the texts of a game for readers of `locale` (the first of LOCALES if unknown);
        `names` are the display names by seat."""
        known = locale if locale in LOCALES else LOCALES[0]
        return Texts(self, str(known), game, tuple(names))

    def __reduce__(self) -> tuple[Callable[[], Library], tuple[()]]:
        """Unpickle as the other process's own library."""
        return _own_library, ()

    def load(self, games: Iterable[str]) -> None:
        """Read the shared texts and those of these games in every language now, so that no reader
        waits for it."""
        for game in (None, *games):
            for locale in LOCALES:
                self.shelf(locale, game)

    def report(self, locale: str, game: str | None, text_id: str, why: str) -> None:
        """Log a text that could not be formatted, once per run of the program."""
        if (locale, game, text_id) not in self._reported:
            self._reported.add((locale, game, text_id))
            log.error("text %s of %s in %s: %s", text_id, game or "the house", locale, why)

    def shelf(self, locale: str, game: str | None) -> FluentFiles:
        """Return the texts of a locale and game."""
        key = (locale, game)
        if key not in self._shelves:
            house = None if game is None else self.shelf(locale, None)
            entries_by_id: dict[str, bytes] = {}
            game_files = [] if game is None else [self._data / game / f"{locale}.ftl"]
            for path in game_files or house_files(locale, self._data):
                file = path.relative_to(self._data.parent).as_posix()
                entries = entries_of(path.read_text(encoding="utf-8"), file)
                if twice := sorted(entries_by_id.keys() & entries.keys()):
                    raise ValueError(f"{file}: {twice[0]} stands in another file too")
                entries_by_id |= entries
            if house is not None and (taken := house.ids & entries_by_id.keys() - OVERRIDABLE):
                raise ValueError(f"{game} has a text of the house: {min(taken)}")
            self._shelves[key] = FluentFiles(locale, entries_by_id, FUNCTIONS, house)
        return self._shelves[key]


@dataclass(frozen=True)
class Texts:
    """The texts of one language and game, with the display names of the seats."""

    library: Library = field(repr=False)
    locale: str
    game: str | None
    names: tuple[str, ...] = ()
    markdown: bool = False
    """Whether Discord will parse the text as Markdown, so that people's texts are escaped
    (`plain`)."""
    own: int | None = None
    """The seat of the reader, or of the one whose move is told: it is not named as a target."""

    def has(self, text_id: str) -> bool:
        """Return whether there is a text of this id (or id.attribute)."""
        return self._named(text_id) in self._shelf

    def needs(self, text_id: str) -> frozenset[str]:
        """Return the variables of this text; KeyError if there is no such text."""
        return self._shelf.needs(self._named(text_id))

    def say(self, text_id: str, /, **facts: Any) -> str:
        """Return the text of this id (or id.attribute), with `facts` formatted by their type."""
        fluent_files = self._shelf
        formatted = {key: self.fact(key, value) for key, value in facts.items()}
        if text_id not in fluent_files:
            text_id = _as_written(text_id)
            if text_id not in fluent_files:
                return self._missing(text_id, "no such text", formatted)
        errors: list[Exception] = []
        try:
            sentence = fluent_files.say(text_id, formatted, errors)
        except ValueError as error:
            errors.append(error)
        return self._missing(text_id, f"{errors[0]}", formatted) if errors else sentence

    def own_form(self, text_id: str, facts: Mapping[str, Any], own: int | None = None) -> str:
        """Return the id of the text's form about oneself (`.self`), if it has one and two of its
        seats, or one and `own`, are the same; else its id."""
        seats = [v for k, v in facts.items() if isinstance(v, Declared) or KINDS.get(k) in ONE]
        twice = own in seats or len(set(seats)) < len(seats)
        return f"{text_id}.self" if twice and self.has(f"{text_id}.self") else text_id

    def fact(self, name: str, value: Any) -> Any:
        """Return one fact in Fluent's types: text, or a number for plural forms."""
        if isinstance(value, Said):
            return str(value)
        if isinstance(value, bool):
            return "yes" if value else "no"
        if value is None:
            return "none"
        if isinstance(value, int):
            names_seat = isinstance(value, Declared) or KINDS.get(name) in ONE
            return self.seat(value) if names_seat else counted(value)
        if isinstance(value, str):
            if KINDS.get(name) is Kind.SAID:
                return str(self.written(value))
            return self.word(value) if value else "none"
        if isinstance(value, Mapping):
            return self.counts(value)
        if isinstance(value, Iterable):
            if KINDS.get(name) is Kind.THING:
                thing, *which = (
                    self.word(v) if isinstance(v, str) else self.seat(v) for v in value
                )
                return f"{thing} ({', '.join(which)})" if which else thing
            items, kind = list(value), "seat" if KINDS.get(name) in SEVERAL else ""
            if items and all(type(item) is str and item for item in items):
                numbered = len(set(items)) < len(items) or KINDS.get(name) is Kind.COUNTED
                return self.listed(
                    [self._list_entry(word, n, numbered) for word, n in Counter(items).items()]
                )
            parts = [str(self.fact(kind, item)) for item in items]
            return self.listed(parts) if parts or not kind else self.say("seat-nobody")
        raise TypeError(f"a fact is no {type(value).__name__}: {name}")

    def value(self, name: str, value: Any) -> str:
        """Return a pick's field or a single fact as a label."""
        if isinstance(value, bool) or value is None or value == "":
            return self.say(
                "value-yes" if value else "value-no" if value is False else "value-none"
            )
        return str(self.fact(name, value))

    def seat(self, seat: int) -> str:
        """Return the display name at this seat."""
        if 0 <= seat < len(self.names):
            return str(self.written(self.names[seat]))
        return self.say("seat-nobody") if seat < 0 else self.say("seat-unnamed", n=seat + 1)

    def written(self, text: str) -> Said:
        """Escape text written by a person, for display, with the no-break spaces of French
        punctuation; text that is already formatted is returned unchanged."""
        if isinstance(text, Said):
            return text
        kept = typeset(cleaned(text, MAX_TEXT_CHARS), self.locale)
        return Said(plain(kept) if self.markdown else isolated(kept))

    def paragraphs(self, text: str) -> list[str]:
        """Do the same, paragraph by paragraph."""
        return [str(self.written(part)) for part in text.split("\n") if part.strip()]

    def beginning(self, text: str, most: int) -> Said:
        """Return the same as one line of at most `most` characters before it is escaped."""
        return Said(*self.paragraphs(shorten(" ".join(text.split()), most)))

    def imitates(self, name: str) -> bool:
        """Return whether this name could be confused with one of the texts."""
        return self._shelf.says(looks(name))

    def optional(self, text_id: str) -> str:
        """Return the text of this id; empty if there is none."""
        return self.say(text_id) if self.has(text_id) else ""

    def word(self, word: str) -> str:
        """Return the name of a content word."""
        return self.say(word_id(word))

    def words_called(self, typed: str) -> list[str]:
        """Return the content words with this id or this displayed name."""
        wanted = fold(typed)
        exact = [typed] if typed and self.has(word_id(typed)) else []
        called = _words_by_name(self._shelf).get(wanted, [])
        return list(dict.fromkeys([*exact, *called])) if wanted else []

    def emoji(self, word: str) -> str:
        """Return the word's emoji; empty if it has none."""
        return self.optional(f"{word_id(word)}.emoji")

    def counted(self, word: str, n: int) -> str:
        """Return a thing with its number."""
        text_id = f"{word_id(word)}.count"
        return self.say(text_id, n=n) if self.has(text_id) else f"{n} {self.word(word)}"

    def _list_entry(self, word: str, n: int, numbered: bool) -> str:
        """Return a list entry for a word that occurs `n` times; `numbered`, with its number even
        if that is 1, as where some word of the list repeats: "1 Scout and 2 Hunters"."""
        if numbered and self.has(f"{word_id(word)}.count"):
            return self.counted(word, n)
        return f"{self.word(word)} ×{n}" if n > 1 else self.word(word)

    def counts(self, by_word: Mapping[str, int]) -> str:
        """Return a counted list, without entries of 0."""
        return self.listed([self.counted(word, n) for word, n in by_word.items() if n])

    def listed(self, parts: Sequence[str]) -> str:
        """Return parts as a list: "a, b and c"; a text of its own for none."""
        if not parts:
            return self.say("list-empty")
        if len(parts) == 1:
            return parts[0]
        return self.say("list", start=Said(", ".join(parts[:-1])), last=Said(parts[-1]))

    @property
    def _shelf(self) -> FluentFiles:
        return self.library.shelf(self.locale, self.game)

    def _named(self, text_id: str) -> str:
        """Return the id as the files write it."""
        return text_id if text_id in self._shelf else _as_written(text_id)

    def _missing(self, text_id: str, why: str, values: Mapping[str, Any]) -> str:
        """Return the replacement: the facts that the text would have contained, then a neutral
        sentence. MissingText if the library is strict."""
        if self.library.strict:
            raise MissingText(f"{self.locale} {self.game or SHARED_TEXTS}: {text_id}: {why}")
        self.library.report(self.locale, self.game, text_id, why)
        unsaid = f"{UNSAID}-word" if text_id.startswith("word-") else UNSAID
        house = self.library.shelf(self.locale, None)
        neutral = house.say(unsaid, {}, []) if unsaid in house else "…"
        facts = dict.fromkeys(str(fact) for fact in values.values() if fact not in ("", "none"))
        known = shorten(" · ".join(facts), _LONGEST_UNSAID)
        return f"{known} {neutral}" if known else neutral


def _as_written(text_id: str) -> str:
    """Return an id with the hyphens that files may have in names of the engine."""
    return text_id.replace("_", "-")


def decimal(texts: Texts, number: float) -> Said:
    """Return a number with one decimal in the language's format, without it if that is 0."""
    whole, tenth = f"{number:.1f}".split(".")
    whole = whole.replace("-", "−")
    return Said(
        whole if tenth == "0" else texts.say("decimal", whole=Said(whole), tenth=Said(tenth))
    )
