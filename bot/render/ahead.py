"""What a pick would change, in words: what it costs, what is left, what it brings."""

from __future__ import annotations

from bot.games import face
from bot.table.facts import Asked
from bot.texts import Texts
from engine.games import GAMES


def ahead_text(asked: Asked, at: int, texts: Texts, *, marks: bool = True) -> str:
    """What the pick of this index changes for its seat, as far as that can be known; with `marks`
    also that it cannot be taken back."""
    if asked.prospect is None:
        return ""
    after = asked.prospect.ahead[at].after
    game = face(asked.table.game)
    told = game.changes(asked.view, asked.picks[at], after, asked.figures, texts)
    if marks and must_confirm(asked, at):
        told = [*told, texts.say("ahead-final")]
    return " · ".join(told)


def must_confirm(asked: Asked, at: int) -> bool:
    """Whether a pick is only played after a second look: luck or something hidden comes in, so
    that it cannot be taken back. Where showing a card is the move itself, nobody is asked twice;
    nor is a learner, to whom computers give everything back."""
    if asked.prospect is None or asked.table.learner is not None or shows_itself(asked):
        return False
    return asked.prospect.ahead[at].barrier


def shows_itself(asked: Asked) -> bool:
    """Whether every answer to this question is laid open, and can never be taken back."""
    return asked.question in GAMES[asked.table.game].SHOWN


def left_text(asked: Asked, texts: Texts) -> str:
    """How much of a question remains, or what it is about, where its game has words for that."""
    text_id = f"left-{asked.question}"
    if not asked.question or not texts.has(text_id):
        return ""
    needed = texts.needs(text_id)
    if not needed <= asked.figures.keys():
        return ""
    return texts.say(text_id, **{name: asked.figures[name] for name in needed})
