"""The punctuality of people, as text."""

from __future__ import annotations

from bot.features.punctuality.service import punctuality_in_lobby
from bot.model.facts import Seated
from bot.table.message_data import MessageContent
from bot.texts import Texts


def seat_note(now: MessageContent, seated: Seated, texts: Texts) -> str:
    """Return the punctuality of a seat's person; empty for others."""
    known = now.read(punctuality_in_lobby) or {}
    if seated.user_id is None or seated.user_id not in known:
        return ""
    percent = known[seated.user_id]
    return texts.say("reliable-new") if percent is None else texts.say("reliable", share=percent)
