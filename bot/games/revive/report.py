"""A people's thaw, portrayed for the role-play table."""

from __future__ import annotations

from bot.model.game_export import Player
from bot.texts import Texts
from engine.games.revive.record import TribeRecord


def part_name(part: TribeRecord, texts: Texts) -> str:
    """The tribe."""
    return texts.word(part.tribe) if part.tribe else texts.say("report-name-unknown")


def people(part: TribeRecord, texts: Texts) -> str:
    """The name of the people; empty where it is left to chance."""
    return texts.word(part.tribe) if part.tribe else ""


def figures(part: TribeRecord, player: Player, texts: Texts) -> list[tuple[str, str]]:
    """What the people has come to, and what it did for it."""
    names = [event.event for event in player.deeds if event.facts.get("seat") == player.seat]
    counted = {
        "explored": part.explored or 0,
        "buildings": part.buildings or 0,
        "techs": len(part.techs or ()),
        "cards": len(part.cards or ()),
        "artifacts": names.count("artifact_taken"),
        "hibernations": names.count("hibernated"),
    }
    return [(texts.say(f"report-figure-{figure}"), str(n)) for figure, n in counted.items()]


def portrait(part: TribeRecord, player: Player, texts: Texts) -> list[str]:
    """How the people came out of the chasm: the land it freed, where it lives, who joined it."""
    names = [event.event for event in player.deeds if event.facts.get("seat") == player.seat]
    sentences = [texts.say("report-people", tribe=part.tribe)] if part.tribe else []
    grown = {
        "explored": part.explored,
        "built": part.buildings,
        "settled": len(part.techs or ()),
    }
    sentences += [texts.say(f"report-{figure}", n=n) for figure, n in grown.items() if n]
    if not any(grown.values()):
        sentences.append(texts.say("report-still"))
    if part.cards:
        sentences.append(texts.say("report-joined", n=len(part.cards), cards=[*part.cards]))
    if slept := names.count("hibernated"):
        sentences.append(texts.say("report-slept", n=slept))
    return sentences
