"""The portrait of a people in a report."""

from __future__ import annotations

from bot.model.game_export import Player
from bot.render.story import portrayal
from bot.texts import Said, Texts, word_id
from engine.games.revive.record import TribeRecord


def part_name(part: TribeRecord, texts: Texts) -> str:
    """Return the tribe, and who leads it."""
    if not part.tribe:
        return texts.say("report-name-unknown")
    return texts.say("report-name", tribe=part.tribe, chief=Said(people(part, texts)))


def people(part: TribeRecord, texts: Texts) -> str:
    """Return who leads the people, under whose name a story tells what it does; empty if the tribe
    is left to chance."""
    return texts.say(f"{word_id(part.tribe)}.chief") if part.tribe else ""


def figures(part: TribeRecord, player: Player) -> dict[str, int]:
    """Return the people's state at the end, and its actions."""
    names = [event.event for event in player.own_deeds]
    return {
        "explored": part.explored or 0,
        "buildings": part.buildings or 0,
        "techs": len(part.techs or ()),
        "cards": len(part.cards or ()),
        "artifacts": names.count("artifact_taken"),
        "hibernations": names.count("hibernated"),
    }


def portrait(part: TribeRecord, player: Player, texts: Texts) -> list[str]:
    """Return how the people left the chasm: the land it freed, its settlements, who joined it."""
    names = [event.event for event in player.own_deeds]
    say = portrayal(texts, player.seat)
    chief = Said(texts.seat(player.seat))
    sentences = [say("people", tribe=part.tribe, chief=chief)] if part.tribe else []
    grown = {
        "explored": part.explored,
        "built": part.buildings,
        "settled": len(part.techs or ()),
    }
    sentences += [say(figure, n=n) for figure, n in grown.items() if n]
    if not any(grown.values()):
        sentences.append(texts.say("report-still"))
    if part.cards:
        joined = texts.listed([texts.say(f"{word_id(card)}.story") for card in part.cards])
        sentences.append(say("joined", cards=Said(joined)))
    if slept := names.count("hibernated"):
        sentences.append(say("slept", n=slept))
    return sentences
