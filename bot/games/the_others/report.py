"""The portrait of a seat in a report on a night in Haven."""

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
    """Return the sin, or the heroes of the seat."""
    if part.side == "sins" and part.sin:
        return texts.say("report-name-sins", sin=part.sin)
    if part.heroes:
        return texts.listed([texts.word(hero.id) for hero in part.heroes])
    return texts.say("report-name-unknown")


def figures(part: SeatRecord, player: Player, texts: Texts) -> list[tuple[str, str]]:
    """Return the seat's losses, and what it did for its side."""
    deeds = [event for event in player.deeds if event.facts.get("seat") == player.seat]
    events = Counter(event.event for event in deeds)
    saved = sum(int(event.facts["amount"]) for event in deeds if event.event == "delivered")
    counted = {
        "died": events["died"],
        "delivered": saved,
        "altars": events["altar_broken"],
        "reactions": events["reaction_gained"],
    }
    return [(texts.say(f"report-figure-{figure}"), str(n)) for figure, n in counted.items()]


def _state(hero: HeroRecord) -> str:
    """Return a hero's state at the end of the night."""
    if (hero.corruption or 0) >= DARK:
        return "dark"
    return "hurt" if (hero.wounds or 0) >= MANY_WOUNDS else "well"


def portrait(part: SeatRecord, player: Player, texts: Texts) -> list[str]:
    """Return the fates of the seat's heroes, or the progress of the Sins."""
    deeds = [event for event in player.deeds if event.facts.get("seat") == player.seat]
    if part.side == "sins":
        return [texts.say("report-sins", sin=part.sin)] if part.sin else []
    sentences = [
        texts.say(f"report-hero-{_state(hero_record)}", hero=hero_record.id)
        for hero_record in part.heroes or ()
    ]
    died = [str(event.facts["hero"]) for event in deeds if event.event == "died"]
    sentences += [texts.say("report-died", hero=hero) for hero in died]
    saved = sum(event.event == "delivered" for event in deeds)
    if saved:
        sentences.append(texts.say("report-saved", n=saved))
    return sentences or [texts.say("report-nobody")]
