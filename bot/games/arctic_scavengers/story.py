"""The story of a round: the weather, who came, who was hurt, and who took the prize."""

from __future__ import annotations

from collections import defaultdict

from bot.games.arctic_scavengers.cards import in_a_story
from bot.render.story import Tale, by_seat, most
from bot.texts import Said
from engine.kernel import Seat

SHORTEST, LONGEST = 3, 6
"""Number of sentences of a story."""


def story(tale: Tale) -> list[str]:
    """Return the round in three to six sentences."""
    sentences = [tale.say("opens"), *_gathered(tale), *_blows(tale)]
    close = [*_prize(tale), *_end(tale)]
    for filler in (_best, _kept, _cold):
        if len(sentences) + len(close) < SHORTEST:
            sentences += filler(tale)
    return sentences[: LONGEST - len(close)] + close


def _gathered(tale: Tale) -> list[str]:
    """Return who joined whom, and what was built."""
    sentences, texts = [], tale.texts
    hired = defaultdict[Seat, list[str]](list)
    for facts in tale.of("hired"):
        hired[facts["seat"]].append(facts["card"])
    came = [{"seat": seat, "card": in_a_story(texts, cards)} for seat, cards in hired.items()]
    if len(came) == 1:
        sentences.append(tale.say("hired", **came[0]))
    elif came:
        cards = Said(texts.listed([texts.say("hired-by", **facts) for facts in came]))
        if len(came) == len(texts.names) and len({facts["card"] for facts in came}) == 1:
            cards = in_a_story(texts, [facts["card"] for facts in tale.of("hired")])
        sentences.append(tale.say("hired-many", cards=cards))
    built = tale.one("built")
    if built is not None:
        sentences.append(tale.say("built", seat=built["seat"], building=built["building"]))
    return sentences


def _blows(tale: Tale) -> list[str]:
    """Return who was hit: by name for a single hit, else the number and the worst hit; then leaders
    and buildings."""
    hit, texts = tale.of("struck"), tale.texts
    sentences = []
    if len(hit) == 1:
        forms = {name: in_a_story(texts, [hit[0][name]]) for name in ("weapon", "card")}
        sentences.append(tale.say("struck", seat=hit[0]["seat"], by=hit[0]["by"], **forms))
    elif hit:
        seats, _ = most(by_seat(hit))
        if seats[1:]:
            sentences.append(tale.say("struck-even", seats=seats, n=len(hit)))
        else:
            sentences.append(tale.say("struck-many", seat=seats[0], n=len(hit)))
    if (hurt := tale.one("wounded")) is not None:
        leader = tale.form(hurt["leader"])
        sentences.append(tale.say("wounded", seat=hurt["seat"], by=hurt["by"], leader=leader))
    if (broken := tale.one("disabled")) is not None:
        facts = {name: broken[name] for name in ("seat", "by", "building")}
        sentences.append(tale.say("disabled", **facts))
    return sentences


def _best(tale: Tale) -> list[str]:
    """Return the best hunt, else the deepest dig."""
    for action, event in (("hunt", "hunted"), ("dig", "dug")):
        seats, _ = most(by_seat(tale.of(event), "amount"))
        if len(seats) == 1:
            return [tale.say(action, seat=seats[0])]
    return []


def _kept(tale: Tale) -> list[str]:
    """Return who kept the most cards, if there was one."""
    seats, _ = most({facts["seat"]: facts["amount"] for facts in tale.of("finished")})
    return [tale.say("kept", seat=seats[0])] if len(seats) == 1 else []


def _cold(tale: Tale) -> list[str]:
    return [tale.say("cold")]


def _prize(tale: Tale) -> list[str]:
    """Return who took the resource, or why nobody did."""
    won = tale.one("prize_won")
    if won is not None:
        if tale.one("stole") is not None:
            return [tale.say("stole", seat=won["seat"])]
        if won["by_people"]:
            return [tale.say("won-people", seat=won["seat"])]
        fights = {one["seat"]: one["fight"] for one in tale.of("fought")}
        beaten, _ = most({seat: n for seat, n in fights.items() if seat != won["seat"]})
        if len(beaten) == 1:
            return [tale.say("won-over", seat=won["seat"], rival=beaten[0])]
        return [tale.say("won", seat=won["seat"])]
    if tale.one("deadlock") is not None:
        return [tale.say("deadlock")]
    return [] if tale.of("fought") or tale.one("ended") else [tale.say("quiet")]


def _end(tale: Tale) -> list[str]:
    over = tale.one("ended")
    return [tale.say("end", winners=over["winners"])] if over else []
