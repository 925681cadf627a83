"""What the pictures of tables with rounds share: the title, and the sentence about the awaited."""

from __future__ import annotations

from bot.render.draw.canvas import FAINT, Canvas
from bot.render.draw.layout import Box
from bot.render.draw.seats import short_name
from bot.render.phases import phase_text
from bot.texts import Said, Texts
from engine.kernel import View


def draw_title(canvas: Canvas, view: View, rounds: int, texts: Texts) -> None:
    """Draw the game, its length and the phase along the top of a wide picture."""
    wide = canvas.text((28, 34), texts.say("game-name"), 28, "semibold", FAINT)
    canvas.text((48 + wide, 35), texts.say("draw-rounds", n=rounds), 22, fill=FAINT)
    canvas.text((1172, 34), phase_text(view, texts), 36, "bold", align="right")


def draw_tall_title(canvas: Canvas, box: Box, view: View, rounds: int, texts: Texts) -> None:
    """Draw the game and its length above the phase."""
    above, below = box.inset(6, 0).rows(1.0, 1.0)
    canvas.text((above.left, above.middle[1]), texts.say("game-name"), 24, "semibold", FAINT)
    length = texts.say("draw-rounds", n=rounds)
    canvas.text((above.right, above.middle[1]), length, 20, fill=FAINT, align="right")
    canvas.write(below, phase_text(view, texts), 34, "bold")


def waiting_text(view: View, texts: Texts) -> str:
    """Return whose turn it is, or how many are awaited; empty if nobody is."""
    if len(view.awaited) == 1:
        ((seat, question),) = view.awaited
        what = Said(texts.say(f"await-{question}"))
        return texts.say("draw-waiting", seat=short_name(texts, seat), what=what)
    return texts.say("draw-waiting-many", n=len(view.awaited)) if view.awaited else ""
