"""What may be chosen, in words: what a pick would change, and the facts one would look up."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bot.games import Offer, face
from bot.model.facts import Asked
from bot.render.picks import word_hint
from bot.texts import Texts, shorten
from engine.games import GAMES

_SUGGESTED = 100
"""Characters of an autocomplete suggestion: Discord's limit."""


def offer_text(asked: Asked, key: str, value: Any, picks: Sequence[int], texts: Texts) -> str:
    """The facts of one thing to choose at a level of the menu, or typed: a value that the picks of
    these indices share. What its word means, where its game has nothing else to tell."""
    after = None
    if len(picks) == 1 and asked.preview is not None:
        after = asked.preview.outcomes[picks[0]].after
    offer = Offer(key, value, tuple(asked.picks[at] for at in picks), after, asked.figures)
    told = face(asked.table.game).preview(asked.view, offer, texts)
    return " · ".join(told) or word_hint(texts, key, value)


def ahead_text(asked: Asked, at: int, texts: Texts, *, marks: bool = True) -> str:
    """What the pick of this index changes for its seat, as far as that can be known; with `marks`
    also that it cannot be taken back."""
    told = offer_text(asked, "", None, (at,), texts)
    if marks and is_final(asked, at):
        return " · ".join(filter(None, (told, texts.say("ahead-final"))))
    return told


def suggested_text(label: str, told: str) -> str:
    """An autocomplete suggestion: the label, and as many of its facts as fit."""
    return shorten(f"{label} · {told}" if told else label, _SUGGESTED)


def is_final(asked: Asked, at: int) -> bool:
    """Whether a pick is marked as one that cannot be taken back. A learner is given everything back
    by computers."""
    if asked.preview is None or asked.table.learner is not None:
        return False
    return asked.preview.outcomes[at].stays


def must_confirm(asked: Asked, at: int) -> bool:
    """Whether a pick is only played after a second look: luck or something hidden comes in, so
    that it cannot be taken back, and it costs something. Where showing a card is the move itself,
    nobody is asked twice."""
    if asked.preview is None or not is_final(asked, at) or shows_itself(asked):
        return False
    return asked.preview.outcomes[at].barrier and face(asked.table.game).costs(asked.picks[at])


def shows_itself(asked: Asked) -> bool:
    """Whether every answer to this question is laid open."""
    return asked.question in GAMES[asked.table.game].SHOWN


def may_change(asked: Asked) -> bool:
    """Whether an answer may be changed until everybody has answered."""
    return asked.preview is not None and any(
        outcome.replaceable for outcome in asked.preview.outcomes
    )


def left_text(asked: Asked, texts: Texts) -> str:
    """How much of a question remains, or what it is about, where its game has words for that."""
    text_id = f"left-{asked.question}"
    if not asked.question or not texts.has(text_id):
        return ""
    needed = texts.needs(text_id)
    if not needed <= asked.figures.keys():
        return ""
    return texts.say(text_id, **{name: asked.figures[name] for name in needed})


def scene_text(asked: Asked, texts: Texts) -> str:
    """What lies before a seat that is asked, where its game has something to show."""
    if not asked.question:
        return ""
    return "\n".join(face(asked.table.game).scene(asked.view, texts))
