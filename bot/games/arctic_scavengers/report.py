"""The portrait of a tribe in a report."""

from __future__ import annotations

from collections import Counter

from bot.games.arctic_scavengers.cards import in_a_story
from bot.model.game_export import Player
from bot.render.story import portrayal
from bot.texts import Said, Texts, word_id
from engine.games.arctic_scavengers.content import START, people
from engine.games.arctic_scavengers.record import TribeRecord


def part_name(part: TribeRecord, texts: Texts) -> str:
    """Return how many people the tribe has."""
    return texts.say("report-name", n=people(START if part.cards is None else part.cards))


def figures(part: TribeRecord, player: Player) -> dict[str, int]:
    """Return the tribe's size at the end, and its actions."""
    names = [event.event for event in player.own_deeds]
    return {
        "people": people(START if part.cards is None else part.cards),
        "hired": names.count("hired"),
        "won": names.count("prize_won"),
        "struck": names.count("struck"),
        "built": names.count("built"),
    }


def portrait(part: TribeRecord, player: Player, texts: Texts) -> list[str]:
    """Return the tribe's growth, its leader, its members, its gains and its losses."""
    say = portrayal(texts, player.seat)
    now, start = people(START if part.cards is None else part.cards), people(START)
    grown = "people-more" if now > start else "people-fewer"
    fate = "people-same" if now == start else grown if now else "people-none"
    sentences = [say(fate, n=now, start=start)]
    if part.leader:
        leader = Said(texts.say(f"{word_id(part.leader)}.story"))
        sentences.append(say("leader", leader=leader))
    deeds = player.own_deeds
    hired = [str(notable.facts["card"]) for notable in deeds if notable.event == "hired"]
    sentences.append(say("hired", cards=in_a_story(texts, hired)) if hired else say("hired-none"))
    names = Counter(notable.event for notable in deeds)
    won = names["prize_won"]
    sentences.append(say("won", n=won) if won else say("won-none"))
    if struck := names["struck"]:
        sentences.append(say("struck", n=struck))
    gangs = [str(notable.facts["gang"]) for notable in deeds if notable.event == "gang_joined"]
    if gangs:
        forms = texts.listed([texts.say(f"{word_id(gang)}.story") for gang in gangs])
        sentences.append(say("gangs", gangs=Said(forms)))
    return sentences
