"""The story of a round: who led it, who came, who was hurt, and who took the prize."""

from __future__ import annotations

from bot.render.story import Tale, by_seat, most

SHORTEST, LONGEST = 3, 6
"""Number of sentences of a story."""


def story(tale: Tale) -> list[str]:
    """Return the round in three to six sentences."""
    began = tale.one("round_began")
    sentences = [tale.say("opens", seat=began["first"], n=tale.chapter)] if began else []
    sentences += [*_blows(tale), *_gathered(tale)]
    close = [*_prize(tale), *_end(tale)]
    if len(sentences) + len(close) < SHORTEST:
        sentences += _kept(tale) or [tale.say("cold")]
    return sentences[: LONGEST - len(close)] + close


def _blows(tale: Tale) -> list[str]:
    """Return who was hit: by name for a single hit, else the number and the worst hit."""
    hit = tale.of("struck")
    if not hit:
        return []
    if len(hit) > 1:
        seats, _ = most(by_seat(hit))
        return [tale.say("struck-many", seat=seats[0], n=len(hit))]
    facts = {name: hit[0][name] for name in ("seat", "by", "weapon", "card")}
    return [tale.say("struck", **facts)]


def _gathered(tale: Tale) -> list[str]:
    """Return who joined, what was built, the best hunt, the deepest dig."""
    sentences = []
    hired = tale.of("hired")
    if len(hired) == 1:
        sentences.append(tale.say("hired", seat=hired[0]["seat"], card=hired[0]["card"]))
    elif hired:
        joined = list(dict.fromkeys(facts["seat"] for facts in hired))
        cards = [facts["card"] for facts in hired]
        sentences.append(tale.say("hired-many", seats=joined, cards=cards))
    built = tale.one("built")
    if built is not None:
        sentences.append(tale.say("built", seat=built["seat"], building=built["building"]))
    for action, event in (("hunt", "hunted"), ("dig", "dug")):
        seats, amount = most(by_seat(tale.of(event), "amount"))
        if len(seats) == 1:
            sentences.append(tale.say(action, seat=seats[0], amount=amount))
    return sentences


def _kept(tale: Tale) -> list[str]:
    """Return who kept the most cards, if there was one."""
    seats, _ = most({facts["seat"]: facts["amount"] for facts in tale.of("finished")})
    return [tale.say("kept", seat=seats[0])] if len(seats) == 1 else []


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
