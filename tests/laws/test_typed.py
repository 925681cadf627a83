"""What is typed and refused: the rule, its reason and its figures reach the person, whatever of it
is wrong."""

from __future__ import annotations

from collections import Counter
from dataclasses import fields
from functools import cache
from typing import Any

from hypothesis import given

from bot.discord.commands.moves import closest_pick, verbs
from bot.discord.components.typed import encode_value
from bot.model.facts import Asked
from bot.render.picks import is_well_formed
from bot.render.refusals import rules_refusal
from bot.texts import LOCALES, Library, Texts, fold
from engine.kernel import EVERYTHING, legal, offered, open_to, question, unoffered
from tests.laws.test_laws import FEW, SEEDS
from tests.laws.walks import PACKAGES, Table, somewhere
from tests.laws.words.test_refusals import refused, shown, typed

LIBRARY = Library(strict=True)
JUDGED = 40
"""Picks that are typed at a place of a game."""


@cache
def called(texts: Texts) -> Counter[str]:
    """What words are called, and how many are called so."""
    return Counter(fold(text) for _, text in texts._shelf.written("word-"))


@given(seed=SEEDS)
@FEW
def test_what_is_typed_in_words_is_refused_by_its_rule(table: Table, seed: int) -> None:
    package = PACKAGES[table[0]]
    if package.NAME.startswith("_"):
        return
    game = somewhere(table, seed)
    if game.result is not None:
        return
    names = ("Anna", "Boris", "Clara", "David", "Elsa", "Farid", "Greta")[: game.seats]
    texts = LIBRARY.texts(LOCALES[seed % 2], package.NAME, names)
    by_kind = {kind: verb for verb in verbs(package.NAME) for kind in verb.kinds}
    for seat in range(game.seats):
        asked = asked_of(package, game, seat)
        tried = 0
        for pick in typed(package, game, seat, seed, [shown(package, game)]):
            if (
                type(pick) not in by_kind
                or not is_well_formed(texts, pick)
                or offered(game, seat, pick)
            ):
                continue
            tried += 1
            if tried > JUDGED:
                break
            why = refused(game, seat, pick)
            values = {f.name: getattr(pick, f.name) for f in fields(pick)}  # type: ignore[arg-type]
            by_word = {name: encode_value(value) for name, value in values.items()}
            meant = closest_pick(texts, asked, by_kind[type(pick)], by_word)
            assert values == {name: getattr(meant, name) for name in values}, (pick, meant)
            if type(meant) is type(pick) and meant != pick:
                assert refused(game, seat, meant) == why
            by_name = {name: texts.value(name, value) for name, value in values.items()}
            if all(once(texts, value) for value in values.values()):
                meant = closest_pick(texts, asked, by_kind[type(pick)], by_name)
                assert values == {name: getattr(meant, name) for name in values}, (pick, meant)
            sentence = rules_refusal(texts, why)
            assert "⟨" not in sentence
            assert not why.rule or why.rule in sentence


@given(seed=SEEDS)
@FEW
def test_a_kind_that_is_not_on_offer_is_refused_by_a_rule_before_its_fields(
    table: Table, seed: int
) -> None:
    """As any pick of that kind is, where the question takes none."""
    package = PACKAGES[table[0]]
    if package.NAME.startswith("_"):
        return
    game = somewhere(table, seed)
    for seat in range(game.seats):
        now = {type(pick) for pick in legal(game, seat)}
        asked, other = open_to(game, seat), package.redeal(game, seat, seed)
        for verb in verbs(package.NAME):
            if not now.isdisjoint(verb.kinds):
                continue
            why = unoffered(game, seat, verb.kinds)
            assert unoffered(other, seat, verb.kinds) == why
            assert why.rule in package.RULES or (why.rule == "" and game.result is not None)
            taken = any(kind in choice.picks for choice in asked for kind in verb.kinds)
            assert (why.reason in ("not-now", "not-your-turn")) is not taken
            texts = LIBRARY.texts(LOCALES[seed % 2], package.NAME, ("A",) * game.seats)
            assert why.rule in rules_refusal(texts, why)


def once(texts: Texts, value: Any) -> bool:
    """Whether a value is a word that no other word is called as."""
    return isinstance(value, str) and value != "" and called(texts)[fold(texts.word(value))] == 1


def asked_of(package: Any, game: Any, seat: int) -> Asked:
    """What the bot knows of the seat's question."""
    asked: Any = question(game, seat)
    return Asked(
        table=None,  # type: ignore[arg-type]
        seat=seat,
        revision=1,
        question=type(asked).__name__ if asked is not None else None,
        picks=tuple(legal(game, seat)),
        view=package.view(game, EVERYTHING),
    )
