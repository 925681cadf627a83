"""The story of a round: who led it, who came, who was hurt, and who took the prize."""

from __future__ import annotations

from bot.games.arctic_scavengers.cards import in_a_story
from bot.render.story import Tale, by_seat, most

SHORTEST, LONGEST = 3, 6
"""Number of sentences of a story."""


def story(tale: Tale) -> list[str]:
    """Return the round in three to six sentences."""
    began = tale.one("round_began")
    sentences = [tale.say("opens", seat=began["first"], n=tale.chapter)] if began else []
    sentences += [*_gathered(tale), *_blows(tale)]
    close = [*_prize(tale), *_end(tale)]
    for filler in (_best, _kept, _cold):
        if len(sentences) + len(close) < SHORTEST:
            sentences += filler(tale)
    return sentences[: LONGEST - len(close)] + close


def _gathered(tale: Tale) -> list[str]:
    """Return who joined, and what was built."""
    sentences = []
    hired = tale.of("hired")
    cards = in_a_story(tale.texts, [facts["card"] for facts in hired])
    if len(hired) == 1:
        sentences.append(tale.say("hired", seat=hired[0]["seat"], card=cards))
    elif hired:
        seats = list(dict.fromkeys(facts["seat"] for facts in hired))
        everybody = len(seats) == len(tale.texts.names) > 2
        if everybody:
            sentences.append(tale.say("hired-all", cards=cards))
        else:
            sentences.append(tale.say("hired-many", seats=seats, cards=cards))
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
        seats, amount = most(by_seat(tale.of(event), "amount"))
        if len(seats) == 1:
            return [tale.say(action, seat=seats[0], amount=amount)]
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
        return [tale.say("won-people" if won["by_people"] else "won", seat=won["seat"])]
    if tale.one("deadlock") is not None:
        return [tale.say("deadlock")]
    return [] if tale.of("fought") or tale.one("ended") else [tale.say("quiet")]


def _end(tale: Tale) -> list[str]:
    over = tale.one("ended")
    return [tale.say("end", winners=over["winners"], n=len(over["winners"]))] if over else []
