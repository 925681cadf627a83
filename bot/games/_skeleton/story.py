"""The story of a round: its prize, and who took it."""

from __future__ import annotations

from bot.render.story import Tale


def story(tale: Tale) -> list[str]:
    """Return the round in two or three sentences."""
    prize = tale.one("turned_up")
    won, over = tale.one("won"), tale.one("ended")
    sentences = [] if prize is None else [tale.say("prize", n=tale.chapter, prize=prize["prize"])]
    sentences.append(tale.say("tie") if won is None else tale.say("won", seat=won["seat"]))
    if over is not None:
        won_by, rivals = over["winners"], over["rivals"]
        if rivals:
            sentences.append(tale.say("side", winners=won_by, n=len(won_by), rivals=rivals))
        else:
            sentences.append(tale.say("end", winners=won_by, n=len(won_by)))
    return sentences
