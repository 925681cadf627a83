"""Every sentence that people read, filled with sample values, for somebody to read and judge.

    python -m bot.lab.sentences --seed 7 --locale en --count 200

prints that many at random, with the file and the id of each. What a game's texts name is filled
with what a short random game of it told and offered, so that a card's name stands where a card
is meant; what the house's texts name has samples here.
"""

from __future__ import annotations

import argparse
import random
import sys
from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, fields
from functools import cache
from pathlib import Path
from typing import Any, Final

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from bot.texts import DATA, HOUSE, LOCALES, Library, Said, Texts
from engine.facts import KINDS, ONE, SEVERAL
from engine.games import GAMES
from engine.kernel import Event, apply, legal, pending

MOVES: Final = 400
"""Moves of the game from which a game's samples are taken."""
PEOPLE: Final = ("Alice", "Bob", "Inès")
PLURALS: Final = frozenset({"zero", "one", "two", "few", "many", "other"})
NOT_READ: Final = (".name", ".emoji")
"""Endings of the ids that are names of commands, or no words."""

SAMPLES: Final[Mapping[str, tuple[str, str]]] = {
    "again": ("dans 12 minutes", "in 12 minutes"),
    "at": ("18:30", "18:30"),
    "begins": ("24 décembre", "24 December"),
    "better": ("Garder la carte 4", "Keep the card 4"),
    "channels": ("#jeux et #tables", "#games and #tables"),
    "chapter": ("Jour 2", "Day 2"),
    "character": ("Dame Ilvane", "Lady Ilvane"),
    "clock": ("⏳ dans 3 heures", "⏳ in 3 hours"),
    "date": ("24/12/2026", "24 December 2026"),
    "day": ("24 décembre", "24 December"),
    "deeds": ("a bâti un atelier", "built a workshop"),
    "did": ("Garder la carte 4", "Keep the card 4"),
    "due": ("dans 2 heures", "in 2 hours"),
    "each": ("un atelier", "a workshop"),
    "end": ("23 h", "23:00"),
    "ending": (".fiche.json", ".record.json"),
    "ends": ("3 janvier", "3 January"),
    "field": ("abri", "shelter"),
    "figure": ("7", "7"),
    "game": ("Outlive Gharkane", "Outlive Gharkane"),
    "host": ("Alice", "Alice"),
    "how": ("92 % des tours à temps", "92% of turns in time"),
    "id": ("a1b2c3", "a1b2c3"),
    "kind": ("Ordinateur avisé (normal)", "Shrewd computer (normal)"),
    "label": ("Salles complètes", "Complete rooms"),
    "last": ("Bob", "Bob"),
    "leader": ("Alice", "Alice"),
    "letter": ("A", "A"),
    "line": ("Alice commence la manche.", "Alice starts the round."),
    "link": ("https://discord.com/channels/1/2/3", "https://discord.com/channels/1/2/3"),
    "master": ("Chloé", "Chloé"),
    "month": ("12", "12"),
    "name": ("Alice", "Alice"),
    "names": ("Alice et Bob", "Alice and Bob"),
    "now": ("18 h 30", "18:30"),
    "order": ("Face à la pression", "Under pressure"),
    "other": ("5", "5"),
    "pace": ("Standard", "Standard"),
    "path": ("Chasser › Nornaald", "Hunt › Nornaald"),
    "people": ("Huit survivants", "Eight survivors"),
    "phase": ("Tour 2 · Nuit", "Turn 2 · Night"),
    "pick": ("Jouer la carte 7", "Play the card 7"),
    "plan": ("Garder la carte 4", "Keep the card 4"),
    "points": ("12 points", "12 points"),
    "promise": ("9f86d081884c7d65", "9f86d081884c7d65"),
    "rest": ("3 h", "3 h"),
    "role": ("Les Péchés", "The Sins"),
    "rule": ("hunt.cost", "hunt.cost"),
    "said": ("Alice a gagné 3 points.", "Alice won 3 points."),
    "seal": ("60303ae22b998861", "60303ae22b998861"),
    "secret": ("fd61a03af4f77d87", "fd61a03af4f77d87"),
    "section": ("Mise en place", "Setup"),
    "sentence": ("Il ne vous reste pas d’énergie.", "You have no energy left."),
    "since": ("il y a 2 heures", "2 hours ago"),
    "span": ("12 h", "12 h"),
    "start": ("20 h 30", "20:30"),
    "state": ("✅ En vigueur", "✅ In force"),
    "temper": ("compte deux fois", "counts everything twice"),
    "term": ("Temps par tour", "Time per turn"),
    "terms": ("24 h par tour.", "24 h per turn."),
    "text": ("une soirée, tout le monde est là", "one evening, everybody is there"),
    "time": ("8 h 30", "8:30"),
    "title": ("Un pli", "A trick"),
    "told": ("trois munitions", "three ammo"),
    "until": ("dans 5 heures", "in 5 hours"),
    "value": ("3 munitions", "3 ammo"),
    "version": ("1.4.0", "1.4.0"),
    "was": ("Tour 1 · Jour", "Turn 1 · Day"),
    "weekday": ("jeudi", "Thursday"),
    "what": ("Garder la carte 4", "Keep the card 4"),
    "when": ("Manche 1, pli 4", "Round 1, trick 4"),
    "where": ("tables-de-jeu", "game-tables"),
    "who": ("Bob", "Bob"),
    "why": ("vous avez annulé un coup.", "you took a move back."),
    "word": ("Oru Vess", "Oru Vess"),
    "words": ("Peut-on miser deux fois ?", "Can one bid twice?"),
    "would": ("Garder la carte 4", "Keep the card 4"),
    "year": ("2026", "2026"),
    "zone": ("Paris", "Paris"),
}
"""Of facts that are words where no game tells of them: in French and in English."""


@dataclass(frozen=True)
class Sentence:
    """A filled text."""

    locale: str
    file: str
    """Under data/."""
    text_id: str
    text: str


def sentences(locale: str, seed: int = 1) -> Iterator[Sentence]:
    """All texts of this language, house and games, and the rules, each once."""
    dice = random.Random(seed)
    library = Library(strict=True)
    for path in _files(locale):
        game = None if path.parent.parent.name == HOUSE else path.parent.name
        texts = library.texts(locale, game or next(iter(GAMES)), PEOPLE)
        file = path.relative_to(DATA).as_posix()
        for text_id, cases in _texts(path).items():
            if not text_id.endswith(NOT_READ):
                facts = _facts(texts, game, text_id, cases, dice)
                yield Sentence(locale, file, text_id, texts.say(text_id, **facts))
    for game, package in GAMES.items():
        for rule_id, rule in package.RULES.items():
            for part, told in (("title", rule.title(locale)), ("text", rule.text(locale))):
                yield Sentence(locale, f"{game}/rules.toml", f"{rule_id}.{part}", told)


def drawn(seed: int, locale: str, count: int) -> list[Sentence]:
    """So many of them at random, the same for the same seed; texts that name one thing are left
    out (words, hexes)."""
    told = [one for one in sentences(locale, seed) if " " in one.text.strip()]
    return random.Random(seed).sample(told, min(count, len(told)))


class _Cases(Visitor):
    """What a text does with its variables: the cases it tells apart, by variable."""

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


def _texts(path: Path) -> dict[str, dict[str, set[str]]]:
    """The texts of a file: id (or id.attribute) -> its variables and their cases."""
    found = {}
    for entry in FluentParser(with_spans=False).parse(path.read_text(encoding="utf-8")).body:
        if isinstance(entry, ast.Message):
            parts = [("", entry.value), *((f".{a.id.name}", a.value) for a in entry.attributes)]
            for ending, pattern in parts:
                if pattern is not None:
                    cases = _Cases()
                    cases.visit(pattern)
                    found[entry.id.name + ending] = cases.found
    return found


def _files(locale: str) -> list[Path]:
    """Those of the house, then those of the games."""
    return [
        *sorted((DATA / HOUSE / locale).glob("*.ftl")),
        *sorted(DATA.glob(f"*/{locale}.ftl")),
    ]


def _facts(
    texts: Texts,
    game: str | None,
    text_id: str,
    cases: Mapping[str, set[str]],
    dice: random.Random,
) -> dict[str, Any]:
    """Values for what this text names: of one event told in the random game if it is its text, else
    a value for each."""
    told, pool = _told(game) if game in GAMES else ({}, {})
    event = text_id.removeprefix("event-").removesuffix("-secret")
    whole = [one for one in told.get(event, ()) if cases.keys() <= one.keys()]
    if text_id.startswith("event-") and whole:
        return dict(dice.choice(whole))
    return {name: _value(texts, name, keys, pool, dice) for name, keys in cases.items()}


def _value(
    texts: Texts,
    name: str,
    keys: set[str],
    pool: Mapping[str, Sequence[Any]],
    dice: random.Random,
) -> Any:
    """A value for one variable."""
    kind = KINDS.get(name)
    if kind in ONE:
        return dice.randrange(len(PEOPLE))
    if kind in SEVERAL:
        return dice.sample(range(len(PEOPLE)), 2)
    named = keys - PLURALS
    if keys and all(key.isdigit() for key in named):
        return int(dice.choice(sorted(named))) if named and not dice.randrange(4) else _number(dice)
    if named and not pool.get(name):
        return Said(dice.choice(sorted(named)))
    if found := pool.get(name):
        return dice.choice(found)
    if name in SAMPLES:
        return Said(SAMPLES[name][LOCALES.index(texts.locale)])
    return _number(dice)


def _number(dice: random.Random) -> int:
    return dice.choice((1, 2, 3, 5, 12))


Told = dict[str, list[dict[str, Any]]]
Pool = dict[str, list[Any]]


@cache
def _told(game: str) -> tuple[Told, Pool]:
    """What a random game told, by event, and the values that facts and picks had, by name."""
    package, dice = GAMES[game], random.Random(1)
    table: Any = package.new_game(3, 1, package.Options())
    told: Told = defaultdict(list)
    pool: Pool = defaultdict(list)
    for _ in range(MOVES):
        if table.result is not None:
            break
        seat = dice.choice([seat for _, missing in pending(table) for seat in missing])
        picks = legal(table, seat)
        for pick in dice.sample(picks, min(3, len(picks))):
            offered: Any = pick
            for one in fields(offered):
                _pooled(pool, one.name, getattr(pick, one.name))
        table, events = apply(table, seat, dice.choice(picks))
        for event in events:
            for facts in _seen(event):
                told[event.name].append(facts)
                for name, value in facts.items():
                    _pooled(pool, name, value)
    return told, pool


def _seen(event: Event) -> Iterator[dict[str, Any]]:
    """The facts as each who was told has them."""
    for viewer in (None, *range(len(PEOPLE))):
        facts = event.seen_by(viewer)
        if facts is not None:
            yield facts


def _pooled(pool: Pool, name: str, value: Any) -> None:
    """Keep a value that a text may say: a word, words or a number."""
    words = isinstance(value, (list, tuple)) and value and all(type(one) is str for one in value)
    if (isinstance(value, str) and value) or words or type(value) is int:
        pool[name].append(value)


def main(args: Sequence[str] | None = None) -> int:
    """Print a draw."""
    parser = argparse.ArgumentParser(prog="python -m bot.lab.sentences")
    parser.add_argument("--seed", type=int, required=True)
    parser.add_argument("--locale", choices=LOCALES, default=None)
    parser.add_argument("--count", type=int, default=200)
    asked = parser.parse_args(args)
    for locale in (asked.locale,) if asked.locale else LOCALES:
        for n, one in enumerate(drawn(asked.seed, locale, asked.count), start=1):
            sys.stdout.write(f"{n:3} {one.file} {one.text_id}\n    {one.text}\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
