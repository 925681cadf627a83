"""The portrait of a megapole in a report."""

from __future__ import annotations

from collections import Counter
from typing import Final

from bot.model.game_export import Player
from bot.render.story import portrayal
from bot.texts import Texts
from engine.games.gharkane.record import Megapole

FEW_SURVIVORS: Final = 5
"""A number of survivors below this is called few."""


def part_name(part: Megapole, texts: Texts) -> str:
    """Return the megapole and its leader, if known."""
    if part.shelter and part.leader:
        return texts.say("report-name", shelter=part.shelter, leader=part.leader)
    known = part.shelter or part.leader
    return texts.word(known) if known else texts.say("report-name-none")


def people(part: Megapole, texts: Texts) -> str:
    """Return the megapole's name, once it is chosen."""
    return texts.word(part.shelter) if part.shelter else ""


def figures(part: Megapole, player: Player) -> dict[str, int]:
    """Return the megapole's state at the end, and its losses."""
    hungry = {event.chapter for event in player.deeds if event.event == "left"}
    return {
        "people": part.survivors or 0,
        "hospital": part.hospital or 0,
        "rooms": sum(room.built for room in part.rooms or ()),
        "disease": part.disease or 0,
        "stores": sum((part.stores or {}).values()),
        "gear": sum(piece.repaired for piece in part.gear or ()),
        "hunted": sum((part.hunted or {}).values()),
        "events": len(part.resolved or ()),
        "missing": _missing(player),
        "hunger": len(hungry),
    }


def portrait(part: Megapole, player: Player, texts: Texts) -> list[str]:
    """Return the people, the rooms, the illnesses, the losses, the equipment and the hunts."""
    say = portrayal(texts, player.seat)
    n, hospital = part.survivors or 0, part.hospital or 0
    if not n:
        sentences = [texts.say("report-people-none")]
    elif n < FEW_SURVIVORS:
        sentences = [say("people-few", n=n)]
    else:
        sentences = [say("people", n=n)]
    if n >= FEW_SURVIVORS and hospital:
        sentences.append(say("hospital", n=hospital))
    rooms = Counter(room.id for room in part.rooms or () if room.built)
    sentences.append(say("rooms", rooms=rooms) if rooms else texts.say("report-rooms-none"))
    if part.disease is not None and (part.disease < 0 or not hospital):
        sentences.append(say(_illness(part.disease)))
    if missing := _missing(player):
        sentences.append(say("lost", n=missing))
    if gear := Counter(piece.id for piece in part.gear or () if piece.repaired):
        sentences.append(say("gear", gear=gear))
    if part.hunted:
        sentences.append(say("hunted", animals=part.hunted))
    return sentences


def _illness(points: int) -> str:
    """Return the topic that says the severity of the disease, by the gauge's points."""
    if points >= 0:
        return "disease-well" if points else "disease-held"
    return "disease-some" if points > -5 else "disease-bad"


def _missing(player: Player) -> int:
    """Return how many left, were lost to events, or had no place."""
    gone = [
        event
        for event in player.deeds
        if event.event in ("left", "newcomer_lost")
        or (event.event == "lost" and event.facts.get("what") == "survivor")
    ]
    return len(gone)
