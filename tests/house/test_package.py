"""What a game must write, and that what it leaves out works."""

from __future__ import annotations

from collections import Counter
from dataclasses import fields, replace

from bot.games import Face, Offer, face
from bot.render.happenings import SeenEvent, happening
from bot.render.story import Tale
from bot.texts import Library
from engine.games._skeleton import PACKAGE
from engine.package import GamePackage
from tests.house.counts import to_write

BARE = GamePackage(
    **{
        declared_field.name: getattr(PACKAGE, declared_field.name)
        for declared_field in fields(GamePackage)
        if f"GamePackage.{declared_field.name}" in to_write()
    }
)


def test_a_game_must_write_eleven_fields_of_a_package_and_three_of_a_face() -> None:
    """As CONTRIBUTING says."""
    written = Counter(name.partition(".")[0] for name in to_write())
    assert written == {"GamePackage": 11, "Face": 3}, to_write()


def test_a_package_that_says_no_more_has_its_rules_version_opening_and_judgement() -> None:
    assert BARE.SLASH == BARE.NAME
    assert BARE.VERSION == 1
    assert replace(BARE, MIGRATIONS=[dict]).VERSION == 2
    assert BARE.RULES == PACKAGE.RULES
    game = BARE.new_game(3, 1, BARE.Options())
    assert game == PACKAGE.begin(3, 1, PACKAGE.Options(), PACKAGE.Record())
    assert BARE.sides(game) == ((0,), (1,), (2,))
    game.won = [2, 7, 4]
    assert [BARE.value(game, seat) for seat in range(3)] == [-5, 3, -3]
    assert BARE.statistics(BARE.view(game, None), 0) == {}
    assert not any((BARE.ORDERS, BARE.RETIRED, BARE.LOSSES, BARE.NOTABLE, BARE.SHOWN))


def test_a_face_that_says_no_more_tells_a_chapter_line_by_line() -> None:
    full = face("_skeleton")
    bare = Face(board_text=full.board_text, sheet_text=full.sheet_text, part_name=full.part_name)
    texts = Library(strict=True).texts("en", "_skeleton", ("Ann", "Bob"))
    lines = [
        SeenEvent("turned_up", {"prize": 3, "round": 1}),
        SeenEvent("won", {"seat": 1, "prize": 3}),
    ]
    told = bare.story(Tale(texts, 7, 1, lines))
    assert told == [happening(texts, line) for line in lines]
    assert bare.hidden(None, None, None, texts) == ()
    assert bare.preview(None, Offer("", None, ()), texts) == []
    assert bare.scene(None, texts) == []
    assert bare.natural(None, []) == []
    assert bare.portrait(None, None, texts) == []  # type: ignore[arg-type]
    assert bare.drawings is None
