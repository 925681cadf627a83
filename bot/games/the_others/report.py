"""A night in Haven, portrayed for the role-play table."""

from __future__ import annotations

from collections import Counter
from typing import Final

from bot.model.game_export import Player
from bot.texts import Texts
from engine.games.the_others.record import HeroRecord, SeatRecord

MANY_WOUNDS: Final = 3
DARK: Final = 5
"""The level of corruption from which a hero is described as close to falling."""


def part_name(part: SeatRecord, texts: Texts) -> str:
    """The sin, or the heroes of the seat."""
    if part.side == "sins" and part.sin:
        return texts.say("report-name-sins", sin=part.sin)
    if part.heroes:
        return texts.listed([texts.word(hero.id) for hero in part.heroes])
    return texts.say("report-name-unknown")


def figures(part: SeatRecord, player: Player, texts: Texts) -> list[tuple[str, str]]:
    """What the seat lost, and what it did for its side."""
    own = [event for event in player.deeds if event.facts.get("seat") == player.seat]
    events = Counter(event.event for event in own)
    saved = sum(int(event.facts["amount"]) for event in own if event.event == "delivered")
    counted = {
        "died": events["died"],
        "delivered": saved,
        "altars": events["altar_broken"],
        "reactions": events["reaction_gained"],
    }
    return [(texts.say(f"report-figure-{what}"), str(n)) for what, n in counted.items()]


def _state(hero: HeroRecord) -> str:
    """How a hero came out of the night."""
    if (hero.corruption or 0) >= DARK:
        return "dark"
    return "hurt" if (hero.wounds or 0) >= MANY_WOUNDS else "well"


def portrait(part: SeatRecord, player: Player, texts: Texts) -> list[str]:
    """What became of the seat's heroes, or how far the Sins came."""
    own = [event for event in player.deeds if event.facts.get("seat") == player.seat]
    if part.side == "sins":
        return [texts.say("report-sins", sin=part.sin)] if part.sin else []
    told = [
        texts.say(f"report-hero-{_state(hero_record)}", hero=hero_record.id)
        for hero_record in part.heroes or ()
    ]
    died = [str(event.facts["hero"]) for event in own if event.event == "died"]
    told += [texts.say("report-died", hero=hero) for hero in died]
    saved = sum(event.event == "delivered" for event in own)
    if saved:
        told.append(texts.say("report-saved", n=saved))
    return told or [texts.say("report-nobody")]
