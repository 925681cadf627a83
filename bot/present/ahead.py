"""Texts of picks: their effects, and the facts needed to choose them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bot.explaining import explains
from bot.games import Offer, face
from bot.model.facts import Asked
from bot.render.picks import word_hint
from bot.texts import Texts, shorten
from engine.games import GAMES
from engine.kernel import Pick

_SUGGESTED = 100
"""Maximum length of an autocomplete suggestion: Discord's limit."""


@explains("hint", "")
def offer_text(asked: Asked, key: str, value: Any, picks: Sequence[int], texts: Texts) -> str:
    """Return the facts of one value to choose at a level of the menu, or typed, which the picks of
    these indices share; if the game has none, the explanation of its word."""
    after = None
    if len(picks) == 1 and asked.preview is not None:
        after = asked.preview.outcomes[picks[0]].after
    offer = Offer(key, value, tuple(asked.picks[at] for at in picks), after, asked.figures)
    facts = face(asked.table.game).preview(asked.view, offer, texts)
    return " · ".join(facts) or word_hint(texts, key, value)


def ahead_text(asked: Asked, at: int, texts: Texts, *, marks: bool = True) -> str:
    """Return the known effects of this pick for its seat; with `marks` also that it cannot be
    undone."""
    effects = offer_text(asked, "", None, (at,), texts)
    if marks and is_final(asked, at):
        return " · ".join(filter(None, (effects, texts.say("ahead-final"))))
    return effects


def suggested_text(label: str, facts: str) -> str:
    """Return an autocomplete suggestion: the label, and as many of its facts as fit."""
    return shorten(f"{label} · {facts}" if facts else label, _SUGGESTED)


def is_final(asked: Asked, at: int) -> bool:
    """Return whether a pick is marked as one that cannot be undone. Learners can undo
    everything."""
    if asked.preview is None or asked.table.learner is not None:
        return False
    return asked.preview.outcomes[at].stays


def must_confirm(asked: Asked, at: int) -> bool:
    """Return whether a pick needs a confirmation: chance or hidden facts make it final, and it
    costs something. If showing a card is the move itself, no confirmation is needed."""
    if asked.preview is None or not is_final(asked, at) or shows_itself(asked):
        return False
    return asked.preview.outcomes[at].barrier and face(asked.table.game).costs(asked.picks[at])


def shows_itself(asked: Asked) -> bool:
    """Return whether every answer to this question is public."""
    return asked.question in GAMES[asked.table.game].SHOWN


def may_change(asked: Asked) -> bool:
    """Return whether an answer may be changed until everybody has answered."""
    return asked.preview is not None and any(
        outcome.replaceable for outcome in asked.preview.outcomes
    )


@explains("figures", "")
def left_text(asked: Asked, texts: Texts) -> str:
    """Return how much of a question remains, or what it is about, if its game has a text for
    that."""
    text_id = f"left-{asked.question}"
    if not asked.question or not texts.has(text_id):
        return ""
    needed = texts.needs(text_id)
    if not needed <= asked.figures.keys():
        return ""
    return texts.say(text_id, **{name: asked.figures[name] for name in needed})


@explains("scene", "")
def scene_text(asked: Asked, texts: Texts) -> str:
    """Return the situation of an asked seat, if its game has a text for that."""
    if not asked.question:
        return ""
    return "\n".join(face(asked.table.game).scene(asked.view, texts))


@explains("ways", "")
def ways_text(asked: Asked, picks: Sequence[Pick], texts: Texts) -> str:
    """Return where these picks lead, in words; empty if they lead nowhere."""
    return face(asked.table.game).ways_text(asked.view, picks, texts)
