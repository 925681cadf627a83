"""Looking a rule up in words of one's own."""

from __future__ import annotations

import pytest

from bot.render.rulebook import MAX_ANSWERS, search, title_of
from bot.texts import fold
from engine.games import GAMES

ALL = list(GAMES)


@pytest.mark.parametrize("locale", ["fr", "en"])
def test_every_rule_is_found_first_by_its_title_and_id(locale: str) -> None:
    for game in ALL:
        titles = [title_of(rule, locale) for rule in GAMES[game].RULES.values()]
        for rule_id, rule in GAMES[game].RULES.items():
            assert search([game], locale, rule_id)[0] == (game, rule_id)
            if titles.count(title_of(rule, locale)) == 1:
                assert (game, rule_id) in search([game], locale, title_of(rule, locale), 2)


def test_an_empty_query_lists_all_rules_and_an_unknown_one_none() -> None:
    assert len(search(ALL, "fr", "")) == 25
    assert len(search(ALL, "fr", "  ?!", 3)) == 3
    assert search(ALL, "en", "xylophone zzz") == []
    assert search(ALL, "en", '"); DROP TABLE rules --') is not None


def test_case_accents_and_endings_do_not_matter() -> None:
    bare = str.maketrans("ÉÈÊÀÂÎÔÛÇ", "EEEAAIOUC")
    for game in ALL:
        for rule_id, rule in GAMES[game].RULES.items():
            shouted = title_of(rule, "fr").upper().translate(bare)
            assert (game, rule_id) in search([game], "fr", shouted, 2)
            longest = max(title_of(rule, "en").split(), key=len)
            if len(longest) > 6:
                assert (game, rule_id) in search([game], "en", f"is it {longest}s?", 25)


WINS = {"goal", "end.winner", "missions.win"}
TIES = {"end.tie", "end.ties", "end.shared"}


@pytest.mark.parametrize("locale", ["fr", "en"])
def test_a_word_of_titles_finds_a_rule_about_it_and_a_whole_before_its_details(locale: str) -> None:
    for game in ALL:
        titles = {id: fold(title_of(rule, locale)) for id, rule in GAMES[game].RULES.items()}
        for word in {word for title in titles.values() for word in title.split() if len(word) > 5}:
            first, *others = [rule_id for _, rule_id in search([game], locale, word)]
            assert word[:-3] in titles[first] or first in WINS | TIES, (game, word, first)
            assert not any(first.startswith(f"{rule_id}.") for rule_id in others
                           if word[:-3] in titles[rule_id]), (game, word, first)  # fmt: skip


@pytest.mark.parametrize("game", ALL)
@pytest.mark.parametrize(
    ("locale", "asked"),
    [
        ("en", "how do I win?"),
        ("en", "who is the winner"),
        ("fr", "comment on gagne ?"),
        ("fr", "Qui est le gagnant"),
    ],
)
def test_every_game_answers_how_one_wins(game: str, locale: str, asked: str) -> None:
    found = {rule_id for _, rule_id in search([game], locale, asked, MAX_ANSWERS)}
    assert found & WINS, found


@pytest.mark.parametrize("game", ALL)
@pytest.mark.parametrize(
    ("locale", "asked"), [("en", "what happens in a tie?"), ("fr", "que se passe-t-il à égalité ?")]
)
def test_every_game_answers_what_a_tie_means(game: str, locale: str, asked: str) -> None:
    found = {rule_id for _, rule_id in search([game], locale, asked, MAX_ANSWERS)}
    assert found & TIES, found
