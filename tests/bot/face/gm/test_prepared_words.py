"""All that can be prepared, or that the record of an earlier game brings along, has words in
both languages."""

from __future__ import annotations

import pytest

from bot.features.gm.preparation_page import level_text, preparation_text
from bot.features.gm.preparations import current_preparations, preparations
from bot.texts import LOCALES, Library
from engine.kernel import EVERYTHING
from tests.laws.walks import PACKAGES, fresh, options_of, walk

DEALS = range(3)


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("name", PACKAGES)
def test_every_field_of_a_record_has_words_or_is_no_preparation(
    name: str, locale: str, library: Library
) -> None:
    """`library` is strict: a missing text is an error."""
    package = PACKAGES[name]
    for deal in DEALS:
        seats = package.SEATS[deal % len(package.SEATS)]
        texts = library.texts(locale, name, [f"Seat {seat}" for seat in range(seats)])
        game = fresh(name, seats, deal, deal)
        for _ in walk(game, deal):
            pass
        data = package.record(game, EVERYTHING).model_dump(mode="json", exclude_none=True)
        offered = preparations(package, seats, data)
        current = current_preparations(package, data)
        fields = {(wish.part, wish.field) for wish in offered}
        assert {(wish.part, wish.field) for wish in current} <= fields, options_of(package, deal)
        for wish in current:
            assert preparation_text(texts, wish)
        for key in ("part", "field", "item", "value"):
            for value in dict.fromkeys(getattr(wish, key) for wish in offered):
                assert level_text(texts, key, value) or value == "", (key, value)
