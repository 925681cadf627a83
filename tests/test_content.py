"""The loader of tables: a wrong row is named by file, row and field; a right one is kept."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from engine import content
from engine.content import ContentError, Row, Rule, document, figures_of, refer, rules, table

RIGHT = """
[[room]]
id = "attic"
slots = 3
icons = ["wood", "metal"]

[[room]]
id = "cellar"
slots = 2
"""


class Room(Row):
    id: str
    slots: int
    icons: tuple[str, ...] = ()


def written(folder: Path, text: str, name: str = "rooms.toml") -> Path:
    path = folder / name
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")
    return path


def test_rows_come_by_id_in_the_order_of_the_file(tmp_path: Path) -> None:
    rows = table(written(tmp_path, RIGHT), Room)
    assert list(rows) == ["attic", "cellar"]
    assert rows["attic"].icons == ("wood", "metal")


def test_another_key_may_name_the_rows(tmp_path: Path) -> None:
    rows = table(written(tmp_path, RIGHT), Room, key="slots")
    assert [row.id for row in rows.values()] == ["attic", "cellar"]
    assert {type(key) for key in rows} == {int}


def test_rows_never_change(tmp_path: Path) -> None:
    row = table(written(tmp_path, RIGHT), Room)["attic"]
    with pytest.raises(ValueError, match="frozen"):
        row.slots = 9


@pytest.mark.parametrize(
    ("wrong", "named"),
    [
        pytest.param(("slots = 2\n", ""), ("rooms.toml", "cellar", "slots", "required"), id="none"),
        pytest.param(("slots = 2", "slot = 2"), ("rooms.toml", "cellar", "slot"), id="misspelt"),
        pytest.param(("slots = 2", "slots = 2\nx = 1"), ("cellar", "field x", "Extra"), id="extra"),
        pytest.param(("slots = 2", 'slots = "2"'), ("cellar", "slots", "integer"), id="text"),
        pytest.param(("slots = 2", "slots = 2.5"), ("cellar", "slots", "integer"), id="fraction"),
        pytest.param(("slots = 2", "slots = true"), ("cellar", "slots", "integer"), id="truth"),
        pytest.param(("slots = 2", "slots = 2026-01-01"), ("cellar", "slots"), id="date"),
        pytest.param(('"metal"]', "7]"), ("attic", "icons.1", "string"), id="inside"),
        pytest.param(('"cellar"', '"attic"'), ("attic", "field id", "earlier row"), id="twice"),
        pytest.param(('id = "cellar"\n', ""), ("number 2", "id", "required"), id="nameless"),
    ],
)
def test_a_wrong_row_is_named(tmp_path: Path, wrong: tuple[str, str], named: tuple[str]) -> None:
    assert wrong[0] in RIGHT
    path = written(tmp_path, RIGHT.replace(*wrong))
    with pytest.raises(ContentError) as raised:
        table(path, Room)
    message = str(raised.value)
    assert all(part in message for part in named), message
    assert "\n" not in message
    assert message.endswith(".")
    assert str(tmp_path) not in message


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("[[room]\n", "not readable TOML"),
        ("", "exactly one array"),
        ("room = 3", "exactly one array"),
        ("room = [1, 2]", "exactly one array"),
        ('[[a]]\nid = "x"\n[[b]]\nid = "y"\n', "exactly one array"),
    ],
)
def test_a_file_that_is_no_table_is_named(tmp_path: Path, text: str, why: str) -> None:
    with pytest.raises(ContentError, match=rf"^rooms\.toml: .*{why}.*\.$"):
        table(written(tmp_path, text), Room)


def test_a_file_that_is_not_there_is_named() -> None:
    with pytest.raises(ContentError, match=r"^nowhere/rooms\.toml: cannot be read"):
        table("nowhere/rooms.toml", Room)


def test_bytes_that_are_no_text_are_refused(tmp_path: Path) -> None:
    path = tmp_path / "rooms.toml"
    path.write_bytes(b"\xff\xfe")
    with pytest.raises(ContentError, match="not readable TOML"):
        table(path, Room)


def test_a_document_is_one_record(tmp_path: Path) -> None:
    assert document(written(tmp_path, 'id = "attic"\nslots = 3'), Room).slots == 3
    with pytest.raises(ContentError, match=r"rooms\.toml: row \(file\), field slots: "):
        document(written(tmp_path, 'id = "attic"'), Room)


def test_a_reference_to_an_unknown_name_is_named() -> None:
    refer("rooms.toml", "attic", "place", "roof", ("roof", "floor"))
    with pytest.raises(ContentError, match=r"rooms\.toml: row attic, field place: 'loft' is not"):
        refer("rooms.toml", "attic", "place", "loft", ("roof", "floor"))


RULE = """
[[rule]]
id = "bid"
section = "Enchère"
section_en = "Auction"
title_fr = "Enchère"
title_en = "Bid"
text_fr = "On mise."
text_en = "One bids."
"""


def test_a_catalogue_is_read_by_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(content, "DATA", tmp_path)
    written(tmp_path, RULE, "auction/rules.toml")
    assert rules("auction") == {
        "bid": Rule(
            id="bid",
            section="Enchère",
            section_en="Auction",
            title_fr="Enchère",
            title_en="Bid",
            text_fr="On mise.",
            text_en="One bids.",
        )
    }


@pytest.mark.parametrize(
    ("wrong", "why"),
    [
        (('"One bids."', '" "'), "row bid, field text_en: is empty"),
        (('text_fr = "On mise."\n', ""), "row bid, field text_fr: Field required"),
        (('section = "E', 'chapter = "E'), "row bid, field section: Field required"),
        (('section_en = "Auction"\n', ""), "row bid, field section_en: Field required"),
    ],
)
def test_a_rule_lacks_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, wrong: tuple[str, str], why: str
) -> None:
    monkeypatch.setattr(content, "DATA", tmp_path)
    written(tmp_path, RULE.replace(*wrong), "auction/rules.toml")
    with pytest.raises(ContentError, match=f"^auction/rules.toml: {why}"):
        rules("auction")


def test_a_table_of_an_older_edition(tmp_path: Path) -> None:
    """Figures, nested ones and rows that were added later; a wrong name is an error."""
    (tmp_path / "numbers.toml").write_text("cost = 3\nmore = { start = 1 }\n")
    (tmp_path / "rooms.toml").write_text(
        '[[room]]\nid = "a"\nbeds = 2\n[[room]]\nid = "b"\nbeds = 1\n'
    )
    editions = tmp_path / "editions.toml"
    rows = [
        {"numbers.cost": 1, "rooms.b": False},
        {"numbers.more.start": 0, "rooms.a.beds": 5, "numbers.cost": 2},
        {},
    ]
    lines = []
    for row in rows:
        lines += ["[[edition]]", 'about = "x"', f'digest = "{"0" * 16}"', "[edition.was]"]
        lines += [f'"{name}" = {json.dumps(value)}' for name, value in row.items()]
    editions.write_text("\n".join(lines))
    numbers, rooms = tmp_path / "numbers.toml", tmp_path / "rooms.toml"
    a, b = {"id": "a", "beds": 5}, {"id": "b", "beds": 1}
    assert figures_of(numbers, 1) == {"cost": 1, "more": {"start": 0}}
    assert figures_of(numbers, 2) == {"cost": 2, "more": {"start": 0}}
    assert figures_of(numbers, 3) == {"cost": 3, "more": {"start": 1}}
    assert figures_of(rooms, 1) == {"room": [a]}
    assert figures_of(rooms, 2) == {"room": [a, b]}
    assert figures_of(rooms, 3) == {"room": [{"id": "a", "beds": 2}, b]}
    for wrong in ("numbers.coast", "rooms.c.beds", "rooms.a.bed", "rooms.c"):
        editions.write_text(editions.read_text().replace('"numbers.cost"', f'"{wrong}"', 1))
        with pytest.raises(ContentError, match=f"row {wrong}, field was: is not a figure"):
            figures_of(tmp_path / f"{wrong.partition('.')[0]}.toml", 1)
        editions.write_text(editions.read_text().replace(f'"{wrong}"', '"numbers.cost"', 1))
