"""The custom ids of every component: an id holds the whole state of its button.

A module declares what its ids do and who may use them (`BUTTONS`, collected in
`bot.discord.clicks`). Ids of older versions still work; an unknown id gets a polite answer.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cached_property
from typing import Final

from bot.menu import Path
from bot.words import number


@dataclass(frozen=True)
class Shape:
    """The format of a kind of ids: a prefix, and its parts (an expression with named groups)."""

    prefix: str
    parts: str

    @cached_property
    def pattern(self) -> re.Pattern[str]:
        """The pattern of an id of this kind."""
        return re.compile(f"{self.prefix}:{self.parts}")


_TABLE: Final = r"(?P<table>\d{1,19})"
_SEAT: Final = rf"{_TABLE}:(?P<seat>\d{{1,2}}):(?P<revision>\d{{1,9}})"
_PLACE: Final = rf"{_TABLE}:(?P<path>[\d.p]*)"
_PLAN: Final = (
    rf"{_TABLE}:(?P<key>[0-9a-f]{{6}}):(?P<under>n|\d{{1,2}}):(?P<n>\d{{1,2}}):(?P<path>[\d.p]*)"
)
_ACTION: Final = r"(?P<action>[a-z_]+)(?::(?P<argument>[\w-]+))?"
ID_SHAPES: Final = {
    "pick": Shape("t1", rf"{_SEAT}:(?P<index>\d{{1,5}})"),
    "made": Shape("t2", rf"{_SEAT}:(?P<path>[\d.]*)"),
    "menu": Shape("m1", rf"{_SEAT}:(?P<path>[\d.p]*)"),
    "any": Shape("a1", _SEAT),
    "narrow": Shape("s1", rf"{_SEAT}:(?P<path>[\d.p]*)"),
    "table": Shape("l1", rf"{_TABLE}:{_ACTION}"),
    "amend": Shape("c1", _PLACE),
    "amend_select": Shape("c2", _PLACE),
    "wish": Shape("w1", _PLACE),
    "wish_select": Shape("w2", _PLACE),
    "plan": Shape("d1", _PLAN),
    "plan_select": Shape("d2", _PLAN),
    "master": Shape("e1", rf"{_TABLE}:{_ACTION}"),
    "form": Shape("f1", rf"{_TABLE}:(?P<form>[a-z_]+)(?::(?P<argument>[\w,-]+))?"),
    "option": Shape("o1", rf"{_TABLE}:(?P<option>\w+)"),
    "term": Shape("p1", rf"{_TABLE}:(?P<term>[a-z_]{{2,}})"),
    "thread": Shape("n1", r"(?P<game>\w+)"),
    "learn": Shape("g1", r"(?P<game>\w+)"),
    "house": Shape("h1", _ACTION),
    "rule": Shape("r1", r"(?P<game>\w+)(?::(?P<rule>[\w.]+))?"),
}
"""Every kind of id. No id is of two kinds."""
_OF_PREFIX: Final = {shape.prefix: name for name, shape in ID_SHAPES.items()}

_NUMBERS: Final = frozenset({"table", "seat", "revision", "index"})
"""Parts that are numbers, and small enough to be stored as such."""


def parse(custom_id: str) -> tuple[str, dict[str, str]]:
    """Return the kind of an id and its parts; ("", {}) for an unknown id."""
    name = _OF_PREFIX.get(custom_id.partition(":")[0], "")
    match = ID_SHAPES[name].pattern.fullmatch(custom_id) if name else None
    if match is None:
        return "", {}
    parts = {k: v for k, v in match.groupdict().items() if v is not None}
    if any(number(parts[k]) is None for k in _NUMBERS & parts.keys()):
        return "", {}
    return name, parts


def _written(kind: str, *parts: object) -> str:
    """Return an id of a kind, without the parts that are None."""
    return ":".join((ID_SHAPES[kind].prefix, *(str(part) for part in parts if part is not None)))


def pick_id(table: int, seat: int, revision: int, index: int) -> str:
    """Play a legal pick."""
    return _written("pick", table, seat, revision, index)


def made_id(table: int, seat: int, revision: int, path: Path) -> str:
    """Play the pick composed at a place of the menu."""
    return _written("made", table, seat, revision, path)


def menu_id(table: int, seat: int, revision: int, path: Path) -> str:
    """Show a place of the menu."""
    return _written("menu", table, seat, revision, path)


def any_id(table: int, seat: int, revision: int) -> str:
    """Choose among legal picks: each value is the index of one."""
    return _written("any", table, seat, revision)


def narrow_id(table: int, seat: int, revision: int, path: Path) -> str:
    """Choose among the entries at a place of the menu."""
    return _written("narrow", table, seat, revision, path)


def table_id(table: int, action: str, argument: str | int | None = None) -> str:
    """Any other action at a table."""
    return _written("table", table, action, argument)


def amend_id(table: int, path: Path) -> str:
    """Show a place of the corrections."""
    return _written("amend", table, path)


def amend_select_id(table: int, path: Path) -> str:
    """Choose among the entries at a place of the corrections."""
    return _written("amend_select", table, path)


def wish_id(table: int, path: Path) -> str:
    """Show a place of the preparations before the start."""
    return _written("wish", table, path)


def wish_select_id(table: int, path: Path) -> str:
    """Choose among the entries at a place of the preparations."""
    return _written("wish_select", table, path)


def plan_id(table: int, key: str, under: str, n: int, path: Path) -> str:
    """Show a place of the possible answers to a future question, for a line under another."""
    return _written("plan", table, key, under, n, path)


def plan_select_id(table: int, key: str, under: str, n: int, path: Path) -> str:
    """Choose among the entries at a place of these answers."""
    return _written("plan_select", table, key, under, n, path)


def master_id(table: int, action: str, argument: str | int | None = None) -> str:
    """Return the id of a game master's action."""
    return _written("master", table, action, argument)


def form_id(table: int, form: str, argument: str = "") -> str:
    """Return the id of a form, and of the button that opens it."""
    return _written("form", table, form, argument or None)


def option_id(table: int, option: str) -> str:
    """Set an option of a lobby."""
    return _written("option", table, option)


def term_id(table: int, term: str) -> str:
    """Set a term of a lobby."""
    return _written("term", table, term)


def thread_id(game: str) -> str:
    """Open a lobby in a thread of its own."""
    return _written("thread", game)


def learn_id(game: str) -> str:
    """Open one's learning table of a game."""
    return _written("learn", game)


def house_id(action: str, argument: str | None = None) -> str:
    """Return the id of an action without a table, or about all of the user's tables."""
    return _written("house", action, argument)


def rule_id(game: str, rule: str = "") -> str:
    """Read a rule of a game; without `rule`, choose one."""
    return _written("rule", game, rule or None)
