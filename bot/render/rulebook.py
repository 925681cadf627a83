"""The rules in the reader's language, searched by title or by a question in their own words."""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from bot.texts import fold
from bot.words import typeset
from engine.content import Rule
from engine.games import GAMES

RuleKey = tuple[str, str]
"""Game and id of a rule."""

MAX_WORDS = 20
"""Maximum number of different words of a question that are searched."""
_TITLE_WEIGHS = 8.0
"""Weight of a word in the title, relative to one in the text."""
_STEM = 4
"""Letters that remain when the ending of a word is left open; shorter words count only if no word
is that long."""


MAX_ANSWERS: Final = 3
"""Maximum number of rules in the answer to a question."""
_WIN: Final = ("win", "wins", "winner", "winning", "won", "victory", "goal")
_GAGNER: Final = ("gagne", "gagner", "gagnant", "gagnants", "vainqueur", "victoire", "but")
_TIE: Final = ("tie", "ties", "tied")
_EGALITE: Final = ("egalite", "egalites", "partagee")
_MEANS: Final = {word: same for same in (_WIN, _GAGNER, _TIE, _EGALITE) for word in same}
"""Synonyms, folded: a word of a question -> the words that rules use for it."""
_SMALL: Final = (
    "a an and are can do does game happen happens how i if in is it of on the there to we what "
    "when who au ce comment dans de des du elle en est et il je la le les on ou par partie passe "
    "qu quand que qui quoi se si t un une y"
)
_ASIDE: Final = frozenset(_SMALL.split())
"""Stop words, folded."""


def title_of(rule: Rule, locale: str) -> str:
    """Return a rule's title in a language that has the field."""
    return typeset(getattr(rule, f"title_{locale}"), locale)


def heading_of(rule: Rule, locale: str) -> str:
    """Return the rulebook's heading in a language; "fr" is that of the rulebook itself."""
    return typeset(getattr(rule, "section" if locale == "fr" else f"section_{locale}"), locale)


def text_of(rule: Rule, locale: str) -> str:
    """Return a rule's text in a language that has the field."""
    return typeset(getattr(rule, f"text_{locale}"), locale)


def search(games: Sequence[str], locale: str, typed: str, most: int = 25) -> list[RuleKey]:
    """Return the rules of these games that match the text, best first: all rules for an empty text,
    one rule for its id. Words are searched in titles and texts of that language, ignoring case,
    accents and endings, and weighed as Okapi BM25 does (Robertson and others, TREC-3, 1994;
    SQLite's FTS5)."""
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
    matches = _index(tuple(games), locale).execute(
        "SELECT game, id, title FROM rules WHERE rules MATCH ? ORDER BY bm25(rules, 0, 0, ?, 1)",
        (" OR ".join(map(_any_ending, telling)), _TITLE_WEIGHS),
    )
    ranked = sorted(matches, key=lambda row: _beside(row[0], row[1], row[2], telling))
    return list(dict.fromkeys([*first, *((game, rule_id) for game, rule_id, _ in ranked)]))[:most]


def _beside(game: str, rule_id: str, title: str, words: Sequence[str]) -> tuple[bool, bool, int]:
    """Return how far a rule is from being just about these words: its title lacks one, it is a
    detail of another rule, how long its title is. Equal for all rules whose title lacks one."""
    parts = title.split()
    if not all(any(part.startswith(_stem(word)) for part in parts) for word in words):
        return True, True, 0
    general = any(other.startswith(f"{rule_id}.") for other in GAMES[game].RULES)
    return False, not general, len(title)


def _any_ending(word: str) -> str:
    """Return an FTS5 term for the exact word (which weighs more) or the word with another
    ending."""
    if word in _MEANS:
        return f'"{word}"'
    return f'"{word}" OR "{_stem(word)}"*'


def _stem(word: str) -> str:
    return word[: max(_STEM, len(word) - 3)]


@lru_cache(maxsize=16)
def _titles(game: str, locale: str) -> tuple[tuple[str, str], ...]:
    """Return the id and folded title of each rule."""
    return tuple((id, fold(title_of(rule, locale))) for id, rule in GAMES[game].RULES.items())


@lru_cache(maxsize=16)
def _index(games: tuple[str, ...], locale: str) -> sqlite3.Connection:
    """Return an in-memory table of the rules of these games, which is only read."""
    index = sqlite3.connect(":memory:", check_same_thread=False)
    index.execute(
        "CREATE VIRTUAL TABLE rules USING fts5(game UNINDEXED, id UNINDEXED, title, text)"
    )
    index.executemany(
        "INSERT INTO rules VALUES (?, ?, ?, ?)",
        [
            (game, rule.id, fold(title_of(rule, locale)), fold(text_of(rule, locale)))
            for game in games
            for rule in GAMES[game].RULES.values()
        ],
    )
    return index
