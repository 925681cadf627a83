"""Calls and reminders of a seat."""

from __future__ import annotations

import pytest

from bot.discord.notices import reminder_page
from bot.model.intents import Intent
from bot.model.states import IntentKind
from bot.table.message_data import MessageContent
from bot.texts import LOCALES, Library
from engine.games import GAMES
from tests.bot.face.conftest import table_of
from tests.laws.walks import fresh


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("kind", ["ping", "reminder"])
@pytest.mark.parametrize("game", list(GAMES))
def test_a_call_whose_person_has_left_names_the_seat(
    game: str, kind: IntentKind, locale: str, library: Library
) -> None:
    """Such a message is edited: nobody is mentioned, not even “None”."""
    table = table_of(game, 3)
    seat = next(seated.seat for seated in table.seated if seated.user_id is None)
    view = GAMES[game].view(fresh(game, 3, 1), None)
    texts = library.texts(locale, game, [f"Seat {n}" for n in range(3)])
    intent = Intent(1, kind, table.id, seat, "day/1", "turn", {"due": 0.0})
    page = reminder_page(intent, MessageContent(table, view), texts)
    assert "None" not in page.said
    assert f"Seat {seat}" in page.said
    assert page.called == ()
