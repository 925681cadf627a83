"""The custom ids of every component: the whole memory of a button is in its id.

| id | what |
| --- | --- |
| `t1:<table>:<seat>:<revision>:<index>` | play the pick of this index in the legal ones |
| `t2:<table>:<seat>:<revision>:<path>` | play the pick that this path has put together |
| `m1:<table>:<seat>:<revision>:<path>` | show this place of the menu |
| `s1:<table>:<seat>:<revision>:<path>` | a select here: the value is the next step, or its bits |
| `l1:<table>:<action>[:<argument>]` | everything else about a table |
| `c1:<table>:<path>` | show this place of what a game master may put right |
| `c2:<table>:<path>` | a select at this place: the value is the next step |
| `w1:<table>:<path>`, `w2:<table>:<path>` | the same of what may be wished before the start |
| `e1:<table>:<action>[:<argument>]` | of the game master; a select's value is the argument |
| `f1:<table>:<form>[:<argument>]` | a form, or the button that opens it |
| `o1:<table>:<option>` | a select that sets an option of a lobby |
| `p1:<table>:<term>` | a select that sets a term of a lobby: its pace, its clocks; once `c1` |
| `n1:<game>` | open the lobby of this game in a thread |
| `g1:<game>` | open one's learning table of this game |
| `h1:<action>[:<argument>]` | something about no table yet, or about all of one's own |
| `r1:<game>[:<rule>]` | show this rule; without one, a select: the value is the rule's id |

Ids of older programs keep being understood; any other id gets a kind answer.
"""

from __future__ import annotations

import re
from typing import Final

from bot.menu import Path
from bot.words import number

_SEAT: Final = r"(?P<table>\d{1,19}):(?P<seat>\d{1,2}):(?P<revision>\d{1,9})"
PATTERNS: Final = {
    "pick": re.compile(rf"t1:{_SEAT}:(?P<index>\d{{1,5}})"),
    "made": re.compile(rf"t2:{_SEAT}:(?P<path>[\d.]*)"),
    "menu": re.compile(rf"m1:{_SEAT}:(?P<path>[\d.p]*)"),
    "narrow": re.compile(rf"s1:{_SEAT}:(?P<path>[\d.p]*)"),
    "table": re.compile(r"l1:(?P<table>\d{1,19}):(?P<action>[a-z_]+)(?::(?P<argument>[\w-]+))?"),
    "amend": re.compile(r"c1:(?P<table>\d{1,19}):(?P<path>[\d.p]*)"),
    "amend_select": re.compile(r"c2:(?P<table>\d{1,19}):(?P<path>[\d.p]*)"),
    "wish": re.compile(r"w1:(?P<table>\d{1,19}):(?P<path>[\d.p]*)"),
    "wish_select": re.compile(r"w2:(?P<table>\d{1,19}):(?P<path>[\d.p]*)"),
    "master": re.compile(r"e1:(?P<table>\d{1,19}):(?P<action>[a-z_]+)(?::(?P<argument>[\w-]+))?"),
    "form": re.compile(r"f1:(?P<table>\d{1,19}):(?P<form>[a-z_]+)(?::(?P<argument>[\w,-]+))?"),
    "option": re.compile(r"o1:(?P<table>\d{1,19}):(?P<option>\w+)"),
    "term": re.compile(r"(?:p1|c1):(?P<table>\d{1,19}):(?P<term>\w+)"),
    "thread": re.compile(r"n1:(?P<game>\w+)"),
    "learn": re.compile(r"g1:(?P<game>\w+)"),
    "house": re.compile(r"h1:(?P<action>[a-z_]+)(?::(?P<argument>[\w-]+))?"),
    "rule": re.compile(r"r1:(?P<game>\w+)(?::(?P<rule>[\w.]+))?"),
}
"""What each kind of id looks like, and the parts it carries."""


_NUMBERS: Final = frozenset({"table", "seat", "revision", "index"})
"""Parts that are numbers, and small enough to be kept as such."""


def parse(custom_id: str) -> tuple[str, dict[str, str]]:
    """The kind of an id and its parts; ("", {}) for an id that nobody here has written."""
    for kind, pattern in PATTERNS.items():
        if match := pattern.fullmatch(custom_id):
            parts = {k: v for k, v in match.groupdict().items() if v is not None}
            if any(number(parts[k]) is None for k in _NUMBERS & parts.keys()):
                return "", {}
            return kind, parts
    return "", {}


def pick_id(table: int, seat: int, revision: int, index: int) -> str:
    """Play a legal pick."""
    return f"t1:{table}:{seat}:{revision}:{index}"


def made_id(table: int, seat: int, revision: int, path: Path) -> str:
    """Play the pick that was put together at a place of the menu."""
    return f"t2:{table}:{seat}:{revision}:{path}"


def menu_id(table: int, seat: int, revision: int, path: Path) -> str:
    """Show a place of the menu."""
    return f"m1:{table}:{seat}:{revision}:{path}"


def narrow_id(table: int, seat: int, revision: int, path: Path) -> str:
    """Choose among the entries at a place of the menu."""
    return f"s1:{table}:{seat}:{revision}:{path}"


def table_id(table: int, action: str, argument: str | int | None = None) -> str:
    """Something about a table that is no pick."""
    return f"l1:{table}:{action}" + ("" if argument is None else f":{argument}")


def amend_id(table: int, path: Path) -> str:
    """Show a place of what a game master may put right."""
    return f"c1:{table}:{path}"


def amend_select_id(table: int, path: Path) -> str:
    """Choose among the entries at a place of what may be put right."""
    return f"c2:{table}:{path}"


def wish_id(table: int, path: Path) -> str:
    """Show a place of what may be wished before the start."""
    return f"w1:{table}:{path}"


def wish_select_id(table: int, path: Path) -> str:
    """Choose among the entries at a place of what may be wished."""
    return f"w2:{table}:{path}"


def master_id(table: int, action: str, argument: str | int | None = None) -> str:
    """Something of the game master's."""
    return f"e1:{table}:{action}" + ("" if argument is None else f":{argument}")


def form_id(table: int, form: str, argument: str = "") -> str:
    """A form, and the button that opens it."""
    return f"f1:{table}:{form}" + (f":{argument}" if argument else "")


def option_id(table: int, option: str) -> str:
    """Set an option of a lobby."""
    return f"o1:{table}:{option}"


def term_id(table: int, term: str) -> str:
    """Set a term of a lobby."""
    return f"p1:{table}:{term}"


def thread_id(game: str) -> str:
    """Open a lobby in a thread of its own."""
    return f"n1:{game}"


def learn_id(game: str) -> str:
    """Open one's learning table of a game."""
    return f"g1:{game}"


def house_id(action: str, argument: str | None = None) -> str:
    """Something about no table yet, or about all of one's own."""
    return f"h1:{action}" + ("" if argument is None else f":{argument}")


def rule_id(game: str, rule: str = "") -> str:
    """Read a rule of a game; without `rule`, choose one."""
    return f"r1:{game}:{rule}" if rule else f"r1:{game}"
