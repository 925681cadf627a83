"""The punctuality of people, as text."""

from __future__ import annotations

from collections.abc import Mapping

from bot.model.facts import Seated
from bot.texts import Texts


def seat_note(seated: Seated, known: Mapping[int, int | None], texts: Texts) -> str:
    """Return the punctuality of a seat's person, as read by `punctuality_in_lobby`; empty for
    others."""
    if seated.user_id is None or seated.user_id not in known:
        return ""
    percent = known[seated.user_id]
    return texts.say("reliable-new") if percent is None else texts.say("reliable", share=percent)
