"""The texts of one locale and game, from Fluent files.

Fluent takes half a second and ten times a file's size in memory to parse it, and one process uses
few of its texts. So a file is cut into entries, and each is parsed on first use. Two thirds of the
entries are plain lines without variables, for which Fluent's parser is not needed.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from functools import cache, cached_property, lru_cache
from typing import Any, Final, NamedTuple

from babel import Locale
from babel.plural import PluralRule
from fluent.runtime import FluentBundle
from fluent.runtime.resolver import CurrentEnvironment, ResolverEnvironment
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from bot.words import looks, typeset

SENTENCES_CACHED: Final = 512
"""Formatted sentences cached per locale and game: in a menu, about four of a hundred are new."""
_ENTRY: Final = re.compile(r"^(?=[A-Za-z])", re.M)
"""The beginning of an entry: the lines after it are indented."""
_NAME: Final = re.compile(r"([\w-]+) *=")
_ATTRIBUTE: Final = re.compile(r"^ +\.([\w-]+) *=", re.M)
_PLAIN: Final = re.compile(
    r"([A-Za-z][\w-]*) *= *([^\n\r{}]*)\n((?: +\.[A-Za-z][\w-]* *= *[^\s{}][^\n\r{}]*\n)*)\s*",
    re.ASCII,
)
"""An entry whose text and attributes are one line each, without placeables."""
_COMMENT: Final = re.compile(r"^#.*\n?", re.M)
_PLACEABLE: Final = re.compile(r"\{[^{}]*\}")
_SIGNS: Final = re.compile(r"[.:;,!?·—«»()*\n]")

PLURAL_RULES: Final = {
    "en": PluralRule({"one": "i = 1 and v = 0"}),
    "fr": PluralRule({"one": "i = 0,1"}),
}
"""The numbers that take the singular in these languages: Babel's rules, for which it would read
five megabytes."""
GROUPS: Final = {"en": ",", "fr": "\N{NARROW NO-BREAK SPACE}"}
"""What these languages write between thousands, as Babel does."""


class _Language(Locale):
    """A language; Babel's data are read only for one that is not in the tables above."""

    @property
    def plural_form(self) -> PluralRule:
        """The rule that maps a number to a plural form."""
        return PLURAL_RULES.get(self.language) or super().plural_form


class _Bundle(FluentBundle):
    """Parsed texts, ready to be formatted."""

    def add_resource(self, resource: ast.Resource, allow_overrides: bool = False) -> None:
        """Add parsed texts without their sources. Idempotent, because another thread may do the
        same."""
        super().add_resource(resource, allow_overrides)
        for name in [
            message.id.name for message in resource.body if isinstance(message, ast.Message)
        ]:
            self.get_message(name)
            self._messages.pop(name, None)

    def _get_babel_locale(self) -> Locale:
        return _Language(self.locales[0])


class Mentions(NamedTuple):
    """The names of the variables, and the ids of the texts, in a pattern."""

    variables: frozenset[str]
    texts: frozenset[str]


NO_MENTIONS: Final = Mentions(frozenset(), frozenset())


class _Collecting(Visitor):
    """Collects the mentions of a pattern."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.texts: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.texts.add(node.id.name)


def mentions_of(entry: ast.Message) -> dict[str, Mentions]:
    """Return the mentions of an entry's text and of its attributes, by id."""
    parts = [(entry.id.name, entry.value)] if entry.value else []
    parts += [(f"{entry.id.name}.{a.id.name}", a.value) for a in entry.attributes]
    by_id = {}
    for name, pattern in parts:
        collecting = _Collecting()
        collecting.visit(pattern)
        by_id[name] = Mentions(frozenset(collecting.variables), frozenset(collecting.texts))
    return by_id


def plain_texts_of(entry: str) -> dict[str, str] | None:
    """Return the texts of an entry that is plain, by id, or None: then Fluent has to parse it."""
    match = _PLAIN.fullmatch(entry)
    if match is None:
        return None
    name, text, attributes = match.groups()
    by_id = {name: text.strip(" ")} if text.strip(" ") else {}
    for line in attributes.split("\n")[:-1]:
        attribute, _, value = line.partition("=")
        by_id[f"{name}.{attribute.strip(' .')}"] = value.strip(" ")
    return by_id or None


def entries_of(source: str, file: str) -> dict[str, bytes]:
    """Cut a Fluent file into its entries: id -> UTF-8, which takes half of the memory of a str.
    ValueError, naming the file, for a duplicate id."""
    entries: dict[str, bytes] = {}
    for entry in _ENTRY.split(_COMMENT.sub("", source)):
        if head := _NAME.match(entry):
            if head[1] in entries:
                raise ValueError(f"{file}: {head[1]} stands twice")
            entries[head[1]] = entry.encode()
    return entries


class FluentFiles:
    """The texts of one locale and game, which override the shared ones of the same id; or the
    shared texts alone."""

    def __init__(
        self,
        locale: str,
        entries: Mapping[str, bytes],
        functions: Mapping[str, Any],
        house: FluentFiles | None = None,
    ) -> None:
        self._locale = locale
        self._entries = entries
        self._house = house
        self._bundle = _Bundle([locale], functions=dict(functions), use_isolating=False)
        self._read: dict[str, Mapping[str, Mentions]] = {}
        """What the texts that were used, and their attributes, mention."""
        self._parsed: dict[str, Mapping[str, Mentions]] = {}
        """The same of what is in the bundle."""
        self._plain: dict[str, str] = {}
        """Used texts that are the same whatever the variables, by id (or id.attribute)."""
        self._ids = _shared(frozenset(_ids(entries)))
        self._said = lru_cache(SENTENCES_CACHED)(self._resolved)
        self._homes: dict[str, FluentFiles] = {}

    @property
    def ids(self) -> frozenset[str]:
        """The ids of its own texts, without attributes."""
        return frozenset(self._entries)

    def __iter__(self) -> Iterator[str]:
        """Yield the ids of all texts, those of attributes as "id.attribute"."""
        return iter(self._ids if self._house is None else self._ids | self._house._ids)

    def written(self, beginning: str) -> Iterator[tuple[str, str]]:
        """Yield (id, source) of texts whose ids begin like this, without attributes, its own first.
        Placeables in braces are not resolved."""
        for text_id, entry in self._entries.items():
            if text_id.startswith(beginning):
                yield text_id, _ATTRIBUTE.split(entry.decode().partition("=")[2])[0].strip()
        if self._house is not None:
            yield from self._house.written(beginning)

    def __contains__(self, text_id: str) -> bool:
        """Return whether there is a text of this id (or id.attribute)."""
        return text_id in self._ids or (self._house is not None and text_id in self._house)

    def needs(self, text_id: str) -> frozenset[str]:
        """Return the variables of this existing text."""
        name = text_id.partition(".")[0]
        return self._home(name)._reading(name)[text_id].variables

    def says(self, sentence: str) -> bool:
        """Return whether one of its sentences looks like this one (`bot.words.looks`)."""
        here = sentence in self.sentences
        return here or (self._house is not None and self._house.says(sentence))

    def say(self, text_id: str, facts: dict[str, Any], errors: list[Exception]) -> str:
        """Format the text of this existing id (or id.attribute) with `facts`; append problems to
        `errors`. ValueError if it is longer than Fluent allows."""
        plain_text = self._plain.get(text_id)
        if plain_text is not None:
            return plain_text
        sentence, wrong = self._said(text_id, tuple(facts.items()))
        errors.extend(wrong)
        return sentence

    def _resolved(self, text_id: str, facts: tuple[Any, ...]) -> tuple[str, Sequence[Exception]]:
        """Format without the cache; return the sentence and the problems."""
        errors: list[Exception] = []
        name, _, attribute = text_id.partition(".")
        home = self._home(name)
        home._reading(name)
        if text_id in home._plain:
            self._plain[text_id] = home._plain[text_id]
            return self._plain[text_id], ()
        message = home._bundle.get_message(name)
        pattern = message.attributes[attribute] if attribute else message.value
        assert pattern is not None, text_id
        sentence = pattern(
            ResolverEnvironment(home._bundle, errors, CurrentEnvironment(dict(facts)))
        )
        return str(sentence), errors

    @cached_property
    def sentences(self) -> frozenset[str]:
        """Return the normalised literal parts (`bot.words.looks`) of its own texts that have
        several words."""
        return frozenset(
            looks(part)
            for entry in self._entries.values()
            for text in _ATTRIBUTE.split(entry.decode().partition("=")[2])[::2]
            for part in _SIGNS.split(_bare(text))
            if " " in part.strip()
        )

    def _home(self, name: str) -> FluentFiles:
        """Return where this text is formatted: the shared texts, if this game overrides neither it
        nor anything it mentions, so that all games share one cache."""
        home = self._homes.get(name)
        if home is None:
            home = self._house
            if home is None or name in self._entries or self._entries.keys() & home._within(name):
                home = self
            self._homes[name] = home
        return home

    def _within(self, name: str) -> frozenset[str]:
        """Return the ids of the texts that a text mentions, directly or not."""
        direct = {other for mentions in self._reading(name).values() for other in mentions.texts}
        return frozenset(direct).union(*[self._within(other) for other in direct])

    def _reading(self, name: str) -> Mapping[str, Mentions]:
        """Return the mentions of a text and of its attributes, by id; make them ready to be
        formatted."""
        if name not in self._read:
            plain_texts = plain_texts_of(self._source(name))
            if plain_texts is None:
                by_id = self._parse(name)
            else:
                self._plain |= plain_texts
                by_id = dict.fromkeys(plain_texts, NO_MENTIONS)
            self._read[name] = by_id  # last, because other threads format texts too
        return self._read[name]

    def _parse(self, name: str) -> Mapping[str, Mentions]:
        """Add a text and what it mentions to the bundle; return the mentions of it and of its
        attributes, by id."""
        if name not in self._parsed:
            resource = FluentParser(with_spans=False).parse(self._source(name))
            messages = [message for message in resource.body if isinstance(message, ast.Message)]
            by_id = {key: it for message in messages for key, it in mentions_of(message).items()}
            for other in {other for mentions in by_id.values() for other in mentions.texts}:
                self._parse(other)
            self._bundle.add_resource(resource)
            self._parsed[name] = by_id  # last, because other threads format texts too
        return self._parsed[name]

    def _source(self, name: str) -> str:
        source = self._entries.get(name)
        if source is None and self._house is not None:
            source = self._house._entries.get(name)
        return typeset((source or b"").decode(), self._locale)


@cache
def _shared(ids: frozenset[str]) -> frozenset[str]:
    """Return the set that was first called with these ids: the languages have the same ones."""
    return ids


def _ids(entries: Mapping[str, bytes]) -> Iterator[str]:
    for name, entry in entries.items():
        text, *attributes = _ATTRIBUTE.split(entry.decode().partition("=")[2])
        if text.strip():
            yield name
        yield from (f"{name}.{attribute}" for attribute in attributes[::2])


def _bare(text: str) -> str:
    """Return a text with line breaks in place of its placeables."""
    while (shorter := _PLACEABLE.sub("\n", text)) != text:
        text = shorter
    return text
