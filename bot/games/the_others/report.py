"""The portrait of a seat in a report on a night in Haven."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from typing import Final

from bot.model.game_export import NotableEvent, Player
from bot.render.happenings import ViewedEvent
from bot.render.story import one_of
from bot.texts import Said, Texts, word_id
from engine.games.the_others.record import HeroRecord, SeatRecord
from engine.kernel import Seat

MANY_WOUNDS: Final = 3
DARK: Final = 5
"""The level of corruption from which a hero is described as close to falling."""


def part_name(part: SeatRecord, texts: Texts) -> str:
    """Return the sin, or the heroes of the seat."""
    if sin := people(part, texts):
        return sin
    if part.heroes:
        return texts.listed([texts.word(hero.id) for hero in part.heroes])
    return texts.say("report-name-unknown")


def people(part: SeatRecord, texts: Texts) -> str:
    """Return the sin, under whose name a story tells what it does; empty for heroes, who die."""
    return texts.word(part.sin) if part.side == "sins" and part.sin else ""


def role(part: SeatRecord, player: Player, texts: Texts) -> str:
    """Return the heroes with whom the seat began: those who died or stand, and were not called."""
    deeds = player.own_deeds
    called = {event.facts["hero"] for event in deeds if event.event == "entered"}
    ids = [event.facts["hero"] for event in deeds if event.event == "died"]
    ids += [hero.id for hero in part.heroes or ()]
    first = [texts.word(id) for id in dict.fromkeys(ids) if id not in called]
    return texts.listed(first) if first else ""


def figures(part: SeatRecord, player: Player) -> dict[str, int]:
    """Return the seat's losses, and what it did for its side."""
    deeds = player.own_deeds
    events = Counter(event.event for event in deeds)
    saved = sum(int(event.facts["amount"]) for event in deeds if event.event == "delivered")
    return {
        "died": events["died"],
        "delivered": saved,
        "altars": events["altar_broken"],
        "reactions": events["reaction_gained"],
    }


DEEDS: Final[Mapping[str, tuple[str, str]]] = {
    "killed": ("kill", ""),
    "damaged": ("hit", "amount"),
    "healed": ("care", ""),
    "purified": ("care", ""),
    "rescued": ("people", ""),
    "delivered": ("people", "amount"),
    "altar_broken": ("clear", ""),
    "token_gone": ("clear", ""),
}
"""What the heroes do: the row of the chart, and the fact that says how much."""
HARM: Final[Mapping[str, tuple[str, str]]] = {
    "wounded": ("wound", "amount"),
    "died": ("dead", ""),
}
"""The same for the Sins."""
COUNTED: Final = {**DEEDS, **HARM}


def deeds(lines: Iterable[ViewedEvent]) -> Iterator[tuple[Seat, str, int] | None]:
    """Yield for each event what it counts for in the chart of the end: a kill counts for the hero
    who rolled last."""
    sins = actor = None
    for line in lines:
        facts = line.facts
        if line.name == "sides":
            sins = facts["seat"]
        elif line.name in ("rolled", "turn_began"):
            actor = facts["seat"]
        seat = sins if line.name in HARM else facts.get("seat", actor)
        row, amount = COUNTED.get(line.name, ("", ""))
        yield (seat, f"deed-{row}", facts.get(amount, 1)) if row and seat is not None else None


def _state(hero: HeroRecord) -> str:
    """Return a hero's state at the end of the night."""
    if (hero.corruption or 0) >= DARK:
        return "dark"
    return "hurt" if (hero.wounds or 0) >= MANY_WOUNDS else "well"


def portrait(part: SeatRecord, player: Player, texts: Texts) -> list[str]:
    """Return the Sins' night, or the fates of the seat's heroes in the order in which they left
    it."""
    if part.side == "sins":
        facts = {"sin": part.sin, "group": part.acolytes}
        return [one_of(texts, "report-sins", player.seat, **facts)] if all(facts.values()) else []
    deeds = player.own_deeds
    sentences = [
        one_of(
            texts,
            "report-died",
            player.seat + n,
            hero=event.facts["hero"],
            place=_place(event, texts),
        )
        for n, event in enumerate(event for event in deeds if event.event == "died")
    ]
    sentences += [
        one_of(texts, f"report-hero-{_state(hero)}", player.seat + n, hero=hero.id)
        for n, hero in enumerate(part.heroes or ())
    ]
    sentences += [
        texts.say("report-carried", hero=hero.id, upgrades=[*hero.upgrades])
        for hero in part.heroes or ()
        if hero.upgrades
    ]
    saved = sum(int(event.facts["amount"]) for event in deeds if event.event == "delivered")
    if saved:
        sentences.append(texts.say("report-saved", n=saved))
    return sentences or [texts.say("report-nobody")]


def _place(event: NotableEvent, texts: Texts) -> Said:
    return Said(texts.say(f"{word_id(event.facts['place'])}.story"))
