"""The texts of one locale and game, as their files (Fluent) have them.

Parsing a file by Fluent takes half a second and ten times its size in memory, and one process uses
few of its texts. So a file is cut into entries, and each is parsed on first use.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from functools import cached_property, lru_cache
from typing import Any, Final, NamedTuple

from babel import Locale
from babel.plural import PluralRule
from fluent.runtime import FluentBundle
from fluent.runtime.resolver import CurrentEnvironment, ResolverEnvironment
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from bot.words import looks

SAID: Final = 512
"""Cached sentences of a shelf: in a menu, about four of a hundred are new."""
_ENTRY: Final = re.compile(r"^(?=[A-Za-z])", re.M)
"""Where an entry begins: what goes on below is indented."""
_NAME: Final = re.compile(r"([\w-]+) *=")
_ATTRIBUTE: Final = re.compile(r"^ +\.([\w-]+) *=", re.M)
_COMMENT: Final = re.compile(r"^#.*\n?", re.M)
_PLACEABLE: Final = re.compile(r"\{[^{}]*\}")
_SIGNS: Final = re.compile(r"[.:;,!?·—«»()*\n]")

_PLURALS: Final = {
    "en": PluralRule({"one": "i = 1 and v = 0"}),
    "fr": PluralRule({"one": "i = 0,1"}),
}
"""Of which numbers these languages speak in the singular: Babel's rules, for which it would read
five megabytes."""


class _Language(Locale):
    """A language; what Babel knows of it is read when a number is first grouped."""

    @property
    def plural_form(self) -> PluralRule:
        """Which form of a word goes with which number."""
        return _PLURALS.get(self.language) or super().plural_form


class _Bundle(FluentBundle):
    """Texts that Fluent can say."""

    def add_resource(self, resource: ast.Resource, allow_overrides: bool = False) -> None:
        """Parse these texts, and drop their sources. Another thread may do the same."""
        super().add_resource(resource, allow_overrides)
        for name in [one.id.name for one in resource.body if isinstance(one, ast.Message)]:
            self.get_message(name)
            self._messages.pop(name, None)

    def _get_babel_locale(self) -> Locale:
        return _Language(self.locales[0])


class Mentions(NamedTuple):
    """The names of the variables, and the ids of the texts, that a pattern mentions."""

    variables: frozenset[str]
    texts: frozenset[str]


class _Collecting(Visitor):
    """Collects what a pattern mentions."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.texts: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.texts.add(node.id.name)


def mentions_of(entry: ast.Message) -> dict[str, Mentions]:
    """What an entry's text and its attributes mention, by id."""
    parts = [(entry.id.name, entry.value)] if entry.value else []
    parts += [(f"{entry.id.name}.{a.id.name}", a.value) for a in entry.attributes]
    found = {}
    for name, pattern in parts:
        collecting = _Collecting()
        collecting.visit(pattern)
        found[name] = Mentions(frozenset(collecting.variables), frozenset(collecting.texts))
    return found


def entries_of(source: str, where: str) -> dict[str, bytes]:
    """A Fluent file cut into its entries, by id, as UTF-8, which takes half of what Python's text
    does; ValueError, naming `where`, for one used twice."""
    found: dict[str, bytes] = {}
    for entry in _ENTRY.split(_COMMENT.sub("", source)):
        if named := _NAME.match(entry):
            if named[1] in found:
                raise ValueError(f"{where}: {named[1]} stands twice")
            found[named[1]] = entry.encode()
    return found


class FluentFiles:
    """One locale's texts of one game, which win over the house's of the same id; or those of the
    house alone."""

    def __init__(
        self,
        locale: str,
        entries: Mapping[str, bytes],
        functions: Mapping[str, Any],
        house: FluentFiles | None = None,
    ) -> None:
        self._entries = entries
        self._house = house
        self._bundle = _Bundle([locale], functions=dict(functions), use_isolating=False)
        self._read: dict[str, dict[str, Mentions]] = {}
        """What is in the bundle: what each text and its attributes mention."""
        self._ids = frozenset(_ids(entries))
        self._said = lru_cache(SAID)(self._resolved)
        self._homes: dict[str, FluentFiles] = {}

    @property
    def ids(self) -> frozenset[str]:
        """The ids of its own texts, without attributes."""
        return frozenset(self._entries)

    def __iter__(self) -> Iterator[str]:
        """The ids of all its texts, those of attributes as "id.attribute"."""
        return iter(self._ids if self._house is None else self._ids | self._house._ids)

    def written(self, beginning: str) -> Iterator[tuple[str, str]]:
        """Its texts whose ids begin so, as in the files, without attributes; its own first.
        Placeables in braces are not resolved."""
        for text_id, entry in self._entries.items():
            if text_id.startswith(beginning):
                yield text_id, _ATTRIBUTE.split(entry.decode().partition("=")[2])[0].strip()
        if self._house is not None:
            yield from self._house.written(beginning)

    def __contains__(self, text_id: str) -> bool:
        """Is there a text of this id (or id.attribute)?"""
        return text_id in self._ids or (self._house is not None and text_id in self._house)

    def needs(self, text_id: str) -> frozenset[str]:
        """The variables that this known text mentions."""
        name = text_id.partition(".")[0]
        return self._home(name)._reading(name)[text_id].variables

    def says(self, sentence: str) -> bool:
        """Whether one of its sentences looks so, see `looks`."""
        here = sentence in self.sentences
        return here or (self._house is not None and self._house.says(sentence))

    def say(self, text_id: str, told: dict[str, Any], errors: list[Exception]) -> str:
        """Format the text of this known id (or id.attribute) with the facts `told`; append problems
        to the errors. ValueError if it is longer than Fluent allows."""
        said, wrong = self._said(text_id, tuple(told.items()))
        errors.extend(wrong)
        return said

    def _resolved(self, text_id: str, told: tuple[Any, ...]) -> tuple[str, Sequence[Exception]]:
        """The same, worked out, and what went wrong."""
        errors: list[Exception] = []
        name, _, attribute = text_id.partition(".")
        home = self._home(name)
        home._reading(name)
        message = home._bundle.get_message(name)
        pattern = message.attributes[attribute] if attribute else message.value
        assert pattern is not None, text_id
        said = pattern(ResolverEnvironment(home._bundle, errors, CurrentEnvironment(dict(told))))
        return str(said), errors

    @cached_property
    def sentences(self) -> frozenset[str]:
        """What its own texts look like between one sign and the next, where that is several words,
        see `looks`."""
        return frozenset(
            looks(part)
            for entry in self._entries.values()
            for text in _ATTRIBUTE.split(entry.decode().partition("=")[2])[::2]
            for part in _SIGNS.split(_bare(text))
            if " " in part.strip()
        )

    def _home(self, name: str) -> FluentFiles:
        """The shelf where this text is read: the house's own for all games, where they have the
        text from there, and all that it mentions."""
        home = self._homes.get(name)
        if home is None:
            home = self._house
            if home is None or name in self._entries or self._entries.keys() & home._within(name):
                home = self
            self._homes[name] = home
        return home

    def _within(self, name: str) -> frozenset[str]:
        """The ids of the texts that a text mentions, and of those that they do."""
        direct = {other for mentions in self._reading(name).values() for other in mentions.texts}
        return frozenset(direct).union(*[self._within(other) for other in direct])

    def _reading(self, name: str) -> Mapping[str, Mentions]:
        """What a text and its attributes mention, by id; the bundle knows it then, and what it
        mentions."""
        if name not in self._read:
            written = self._entries.get(name)
            if written is None and self._house is not None:
                written = self._house._entries.get(name)
            made = FluentParser(with_spans=False).parse((written or b"").decode())
            messages = [one for one in made.body if isinstance(one, ast.Message)]
            found = {key: it for one in messages for key, it in mentions_of(one).items()}
            for other in {other for mentions in found.values() for other in mentions.texts}:
                self._reading(other)
            self._bundle.add_resource(made)
            self._read[name] = found  # last: other threads say texts too
        return self._read[name]


def _ids(entries: Mapping[str, bytes]) -> Iterator[str]:
    for name, entry in entries.items():
        text, *attributes = _ATTRIBUTE.split(entry.decode().partition("=")[2])
        if text.strip():
            yield name
        yield from (f"{name}.{one}" for one in attributes[::2])


def _bare(text: str) -> str:
    """A text without what is put into it: a line ends there."""
    while (shorter := _PLACEABLE.sub("\n", text)) != text:
        text = shorter
    return text
