"""Descriptions of the things of Revive by their word: cards, modules, machines, lakes, tribes."""

from __future__ import annotations

from bot.games.revive.descriptions import card_text, module_text, sun_text, voyage_text
from bot.games.revive.effects import effect_text
from bot.texts import Said, Texts
from engine.games.revive.content import (
    ARTIFACT_CARD,
    CARD,
    COLOURS,
    CRATE,
    EDITION,
    LAKE,
    LOCATION,
    MACHINE,
    MODULE,
    TRIBE,
    VOYAGE,
)

THINGS = (
    *CARD,
    *MODULE,
    *MACHINE,
    *VOYAGE,
    *CRATE,
    *LOCATION,
    *LAKE,
    *TRIBE,
    *ARTIFACT_CARD,
)


def about(word: str, texts: Texts) -> str:
    """Return what a thing does or yields; empty for any other word."""
    text = ""
    if word in CARD:
        text = card_text(word, texts)
    elif word in MODULE:
        text = module_text(word, texts)
    elif word in MACHINE:
        machine = MACHINE[word]
        text = f"{texts.word(machine.colour)} · {effect_text(machine.effect, texts)}"
    elif word in VOYAGE:
        text = voyage_text(word, texts)
    elif word in CRATE:
        text = effect_text(CRATE[word].effect, texts)
    elif word in LOCATION:
        text = texts.say(f"location-{word.replace('_', '-')}")
    elif word in LAKE:
        small, large = (effect_text(LAKE[word].text(size), texts) for size in ("small", "large"))
        text = texts.say("thing-lake", small=Said(small), large=Said(large))
    elif word in TRIBE:
        sun = sun_text(word, EDITION, texts)
        moon = texts.say(f"tribe-{word}-moon", again=1)
        text = texts.say("thing-tribe", sun=Said(sun), moon=Said(moon))
    elif word in ARTIFACT_CARD:
        text = ". ".join(_multiplies(word, colour, texts) for colour in COLOURS)
    return text


def _multiplies(card: str, colour: str, texts: Texts) -> str:
    """Return the points of a colour's artifacts for an artifact card."""
    line = ARTIFACT_CARD[card].of(colour)
    counted = Said(texts.say(f"counts-{line.counts.replace('_', '-')}"))
    return texts.say("thing-artifacts", colour=colour, points=line.points, what=counted)
