"""Meanings of the game's words: each card, power, token, monster and goal in a sentence."""

from __future__ import annotations

from typing import Final

from bot.texts import Texts, word_id
from engine.games.the_others.content import (
    CARD,
    DISTRICT,
    GROUP,
    HERO,
    KINDS,
    OMEN,
    PAST,
    SIN,
    STORY,
    TOKENS,
    UPGRADE,
    monster,
)
from engine.games.the_others.view import HeroView, OthersView

_OF_UPGRADES: Final = {
    "aid": "first_aid",
    "call": "radio",
    "reroll": "notebook",
    "ward": "amulet",
}
"""Effects that work once a round -> the upgrade that has it; the others are powers."""
_GOALS: Final = dict.fromkeys(
    branch.goal
    for story in STORY.values()
    for branches in story.missions
    for branch in branches.branches
)
THINGS: Final = (
    *HERO,
    *UPGRADE,
    *CARD,
    *SIN,
    *KINDS,
    *TOKENS,
    *DISTRICT,
    *GROUP,
    *PAST,
    *OMEN,
    *_GOALS,
    "altar",
    "blank",
)
"""All words that have a meaning."""


def meaning(word: str, texts: Texts) -> str:
    """Return what a content word does or asks for; empty if it only names something."""
    if word in CARD or word in UPGRADE:
        return texts.say(f"card-{word.replace('_', '-')}")
    if word in HERO:
        return texts.say(f"power-{word}")
    return texts.optional(f"token-{word}") or texts.optional(f"{word_id(word)}.text")


def hero_facts(hero: str, texts: Texts) -> str:
    """Return the role of a hero that is still to be chosen, and its figures."""
    row = HERO[hero]
    figures = texts.say("text-figures", combat=row.combat, skill=row.skill, armour=row.armour,
                        move=row.move, reach=row.amount("range"))  # fmt: skip
    return f"{texts.word(row.role)} · {figures}"


def monster_text(kind: str, view: OthersView, texts: Texts) -> str:
    """Return the dice of a monster, the number of fists that kill it, and its further effects."""
    if not view.sin:
        return meaning(kind, texts)
    row = monster(view.sin, kind)
    tough = view.toughness.get(kind, row.tough)
    figures = [texts.say("monster-figures", dice=row.dice, tough=tough)]
    figures += [texts.say(f"monster-{word}", n=n) for word, n in row.words.items()]
    return f"{', '.join(figures)}. {meaning(kind, texts)}"


def current_meaning(word: str, view: OthersView, texts: Texts) -> str:
    """Return the meaning of a word, with the current figures of a monster."""
    return monster_text(word, view, texts) if word in KINDS else meaning(word, texts)


def spent(hero: HeroView, texts: Texts) -> list[str]:
    """Return the once-a-round effects that a hero has used in this round."""
    used = dict.fromkeys(_OF_UPGRADES.get(word, hero.id) for word in hero.used)
    return [texts.say("text-power") if word == hero.id else texts.word(word) for word in used]
