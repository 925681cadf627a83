"""The phase of a game, in words."""

from __future__ import annotations

from bot.texts import Texts
from engine.kernel import View


def phase_text(view: View, texts: Texts) -> str:
    """Return the phase and its chapter, with the number of chapters if it is known."""
    text_id = f"phase-{view.phase}"
    if view.chapters and texts.has(f"{text_id}.of"):
        return texts.say(f"{text_id}.of", n=view.chapter, of=view.chapters)
    return texts.say(text_id, n=view.chapter)


def past_phase_text(key: str, texts: Texts) -> str:
    """Return the phase of a key such as "visits/3"; empty if the game has no such phase."""
    phase, _, chapter = key.rpartition("/")
    text_id = f"phase-{phase}"
    return texts.say(text_id, n=int(chapter)) if phase and texts.has(text_id) else ""
