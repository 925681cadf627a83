"""Finding a rule by what somebody types: its title, or a question in words of their own."""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from bot.texts import fold
from engine.games import GAMES

RuleKey = tuple[str, str]
"""Game and id of a rule."""

MAX_WORDS = 20
"""Different words of a question that are looked for."""
_TITLE_WEIGHS = 8.0
"""How much more a word of the title counts than one of the text."""
_STEM = 4
"""The letters of a word that are kept at least, when its ending is left open; shorter words count
only where there is none that long."""


MAX_ANSWERS: Final = 3
"""Rules that a question in words of one's own is answered with."""
_WIN: Final = ("win", "wins", "winner", "winning", "won", "victory", "goal")
_GAGNER: Final = ("gagne", "gagner", "gagnant", "gagnants", "vainqueur", "victoire", "but")
_TIE: Final = ("tie", "ties", "tied")
_EGALITE: Final = ("egalite", "egalites", "partagee")
_MEANS: Final = {word: same for same in (_WIN, _GAGNER, _TIE, _EGALITE) for word in same}
"""Words in which people ask -> all the words, folded, in which rules may answer."""
_SMALL: Final = (
    "a an and are can do does happen happens how i if in is it of on the there to we what when who "
    "au ce comment dans de des du elle en est et il je la le les on ou par passe qu quand que qui "
    "quoi se si t un une y"
)
_ASIDE: Final = frozenset(_SMALL.split())
"""Words, folded, that say nothing of what is asked."""


def search(games: Sequence[str], locale: str, typed: str, most: int = 25) -> list[RuleKey]:
    """The rules of these games that what was typed fits, the best first: every rule where nothing
    was typed, the rule itself where its id was.

    Words are looked for in titles and texts in that language, whatever their case, accents and
    endings, and weighed as Okapi BM25 does (Robertson and others, TREC-3, 1994; SQLite's FTS5).
    """
    wanted = fold(typed)
    if not wanted:
        return [(game, rule_id) for game in games for rule_id in GAMES[game].RULES][:most]
    first = [
        (game, rule_id)
        for game in games
        for rule_id, title in _titles(game, locale)
        if typed.strip() == rule_id or title == wanted
    ]
    words = list(dict.fromkeys(wanted.split()))[:MAX_WORDS]
    words = [word for word in words if word not in _ASIDE] or words
    telling = [word for word in words if len(word) >= _STEM or word in _MEANS] or words
    telling = list(dict.fromkeys(same for word in telling for same in _MEANS.get(word, (word,))))
    found = _index(tuple(games), locale).execute(
        "SELECT game, id FROM rules WHERE rules MATCH ? ORDER BY bm25(rules, 0, 0, ?, 1) LIMIT ?",
        (" OR ".join(map(_any_ending, telling)), _TITLE_WEIGHS, most),
    )
    return list(dict.fromkeys([*first, *((game, rule_id) for game, rule_id in found)]))[:most]


def _any_ending(word: str) -> str:
    """A word for FTS5, exact (which weighs more) or with another ending."""
    if word in _MEANS:
        return f'"{word}"'
    stem = word[: max(_STEM, len(word) - 3)]
    return f'"{word}" OR "{stem}"*'


@lru_cache(maxsize=16)
def _titles(game: str, locale: str) -> tuple[tuple[str, str], ...]:
    """Id and folded title of each rule."""
    return tuple((id, fold(rule.title(locale))) for id, rule in GAMES[game].RULES.items())


@lru_cache(maxsize=16)
def _index(games: tuple[str, ...], locale: str) -> sqlite3.Connection:
    """The rules of these games in a table of its own in memory, which is only read."""
    index = sqlite3.connect(":memory:", check_same_thread=False)
    index.execute(
        "CREATE VIRTUAL TABLE rules USING fts5(game UNINDEXED, id UNINDEXED, title, text)"
    )
    index.executemany(
        "INSERT INTO rules VALUES (?, ?, ?, ?)",
        [
            (game, rule.id, fold(rule.title(locale)), fold(rule.text(locale)))
            for game in games
            for rule in GAMES[game].RULES.values()
        ],
    )
    return index
