"""Names of seats on pictures, and who is awaited."""

from __future__ import annotations

from collections.abc import Iterable

from bot.render.draw.fonts import drawable
from bot.texts import Said, Texts, shorten
from engine.kernel import View


def seat_name(texts: Texts, seat: int) -> str:
    """Return the display name at a seat as far as it can be drawn, or its number if nothing is
    left."""
    return drawable(texts.seat(seat)) or texts.say("seat-unnamed", n=seat + 1)


def with_drawable_names(text: str, texts: Texts) -> str:
    """Return this text, written without Pillow, with numbers for names of which nothing can be
    drawn."""
    for seat, name in enumerate(texts.names):
        if name and not drawable(name):
            text = text.replace(name, seat_name(texts, seat))
    return text


def short_name(texts: Texts, seat: int, most: int = 18) -> Said:
    """Return that name in at most this many characters, to be put into a sentence."""
    return Said(shorten(seat_name(texts, seat), most))


def short_names(texts: Texts, seats: Iterable[int], most: int = 18) -> Said:
    """Return a list of such names."""
    return Said(texts.listed([short_name(texts, seat, most) for seat in seats]))


def waiting_text(view: View, texts: Texts) -> str:
    """Return whose turn it is, or how many are awaited; empty if nobody is."""
    if len(view.awaited) == 1:
        ((seat, question),) = view.awaited
        what = Said(texts.say(f"await-{question}"))
        return texts.say("draw-waiting", seat=short_name(texts, seat), what=what)
    return texts.say("draw-waiting-many", n=len(view.awaited)) if view.awaited else ""
