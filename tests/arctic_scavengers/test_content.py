"""What lies in the boxes: control sums of the tables, figures of cards, wrong rows refused."""

from __future__ import annotations

import importlib.util
import shutil
import sys
from pathlib import Path

import pytest

from engine import content as tables
from engine.content import DATA, ContentError
from engine.games.arctic_scavengers import content
from engine.games.arctic_scavengers.content import (
    BUILDING,
    CARD,
    CARD_WORDS,
    GANG,
    LEADER,
    NUMBERS,
    PRESET,
    START,
    by_order,
    people,
)


def copies(box: str, place: str) -> int:
    return sum(c.copies for c in CARD.values() if (c.box, c.place) == (box, place))


def test_the_base_box() -> None:
    """[setup.market, setup.junkyard, setup.contested] 20 refugees, 69 for hire, 46 in the junkyard,
    14 contested: 149 cards."""
    found = [copies("base", place) for place in ("starter", "market", "junkyard", "contested")]
    assert found == [20, 69, 46, 14]
    assert sum(found) == 149
    assert sum(c.place == "market" for c in CARD.values() if c.box == "base") == 8


def test_the_box_of_the_headquarters() -> None:
    """Eight medics, engineers and junkyard cards each, 12 buildings, 10 leaders, 3 gangs: 49."""
    cards = {c.id: c.copies for c in CARD.values() if c.box == "hq"}
    assert cards == {"medic": 8, "rifle": 4, "toolkit": 4, "engineer": 8}
    rows = [sum(b.copies for b in BUILDING.values() if b.box == "hq")]
    rows += [sum(row.box == "hq" for row in table.values()) for table in (LEADER, GANG)]
    assert rows == [12, 10, 3]


def test_the_box_of_recon() -> None:
    """40 alternative starters, 69 for hire, 8 in the junkyard, 14 contested, 6 buildings, 2
    leaders, a gang: 140."""
    found = [copies("recon", place) for place in ("market", "junkyard", "contested")]
    assert found == [69, 8, 14]
    assert copies("recon", "starter") + copies("recon", "beside") == 40
    assert sum(b.copies for b in BUILDING.values() if b.box == "recon") == 6
    assert sum(row.box == "recon" for row in LEADER.values()) == 2
    assert sum(row.box == "recon" for row in GANG.values()) == 1


def test_the_sums_of_the_boxes() -> None:
    for box, expected in NUMBERS.boxes.items():
        rows = [*CARD.values(), *BUILDING.values()]
        pieces = sum(row.copies for row in rows if row.box == box)
        pieces += sum(row.box == box for table in (LEADER, GANG) for row in table.values())
        assert pieces == expected, box
    assert len(NUMBERS.quick) == 8


def test_a_tribe_starts_with_ten_cards() -> None:
    """[setup.deck] Four refugees, three scavengers, a brawler, a spear, a shovel."""
    assert len(START) == 10
    assert [START.count(card) for card in NUMBERS.deck] == [4, 3, 1, 1, 1]
    assert people(START) == 8


@pytest.mark.parametrize(
    ("card", "can", "adds", "members"),
    [
        ("refugee", {"dig": 0, "hunt": 0}, {}, 1),
        ("scavenger", {"draw": 1, "dig": 1, "hunt": 1, "fight": 1}, {}, 1),
        ("hunter", {"hunt": 2, "fight": 1}, {}, 1),
        ("group_leaders", {}, {"draw": 2, "dig": 2, "hunt": 2, "fight": 2}, 2),
        ("thugs", {"dig": 1, "fight": 3}, {}, 3),
        ("shovel", {}, {"dig": 2, "fight": 1}, 0),
        ("spear", {}, {"hunt": 1, "fight": 2}, 0),
        ("pickaxe", {}, {"dig": 1, "fight": 2}, 0),
        ("tribe_family_5", {"hunt": 0, "fight": 0}, {}, 5),
        ("field_crew", {"dig": 2, "hunt": 2, "fight": 2}, {}, 4),
        ("wolf_pack", {}, {"hunt": 3, "fight": 2}, 0),
        ("spy", {}, {"fight": 2}, 1),
    ],
)
def test_figures_of_cards(
    card: str, can: dict[str, int], adds: dict[str, int], members: int
) -> None:
    row = CARD[card]
    assert (row.can, row.adds, row.people) == (can, adds, members)


def test_prices() -> None:
    """[hire, hire.mixed] Food, medicine, both, or any mix of them."""
    assert CARD["scavenger"].cost.food == 1
    assert CARD["hunter"].cost.medicine == 1
    assert (CARD["scout"].cost.food, CARD["scout"].cost.medicine) == (2, 1)
    assert CARD["thugs"].cost.mixed == 6


def test_words_are_read_with_their_figures() -> None:
    """Every word of the list is on a card, with its figure or 1."""
    assert CARD["spy"].words == {"recon": 4, "redraw": 1}
    assert CARD["sniper_team"].amount("snipe") == 1
    assert CARD["sniper_team"].amount("disarm") == 0
    used = {word for card in CARD.values() for word in card.words}
    assert used == CARD_WORDS.keys()
    assert by_order(["spear", "refugee", "pills"]) == ["refugee", "pills", "spear"]


def test_markets_that_may_be_chosen() -> None:
    """Ten different cards for hire each, one that is cheap and one that hunts or digs."""
    for preset in PRESET.values():
        rows = [CARD[card] for card in preset.piles]
        assert len({row.id for row in rows}) == NUMBERS.market
        assert any(row.can.get("hunt") or row.can.get("dig") for row in rows)


WRONG = [
    ("cards", 'does = "disarm"', 'does = "charm"', "row saboteur, field does: 'charm'"),
    ("cards", "food = 1 }", "foods = 1 }", "row scavenger, field cost.foods"),
    ("cards", "people = 1", "people = 0", "row refugee, field people: does not fit person"),
    ("cards", "adds = { hunt = 2", "can = { hunt = 2", "base abilities do not fit tool"),
    ("cards", "copies = 7\n", "copies = 7\ncan = { hunt = 1 }\n", "base abilities do not fit junk"),
    ("cards", "copies = 7\n", "copies = 7\ncost = { food = 1 }\n", "cost: does not fit junkyard"),
    ("cards", "adds = { hunt = 2", "people = 1\nadds = { hunt = 2", "people: does not fit tool"),
    ("cards", "copies = 9\nmedicine = 1", "copies = 9", "row pills, field medicine: is missing"),
    ("cards", "cost = { food = 2 }\n", "", "row brawler, field cost: does not fit market"),
    ("cards", 'box = "base"', 'box = "hq"', "row refugee, field module: does not fit hq"),
    ("cards", 'replaces = "scavenger"', 'replaces = "hunter"', "hardy_scavenger, field replaces"),
    ("buildings", "module = 2", "module = 0", "row pharmacy, field module: does not fit hq"),
    ("numbers", "spear = 1", "spears = 1", "field deck: 'spears' is not"),
    ("numbers", '"grenade"', '"bomb"', "field quick: 'bomb' is not"),
    ("buildings", "room = 2", "room = 0", "row pharmacy, field room"),
    ("buildings", 'holds = "medicine"', "", "row pharmacy, field room"),
    ("leaders", 'does = "urge2"', 'does = "urge 2"', "row peacemaker, field does: no effect: '2'"),
    ("presets", '"spy", ', '"pills", ', "row spies, field piles: 'pills' is not for hire"),
    ("presets", '"spy", ', '"spies", ', "row spies, field piles: 'spies' is not"),
    ("presets", '"spy", ', "", "row spies, field piles: must be 10 different cards"),
]


@pytest.mark.parametrize(("name", "right", "wrong", "said"), WRONG)
def test_a_wrong_row_is_refused_by_file_row_and_field(
    name: str, right: str, wrong: str, said: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / "arctic_scavengers"
    shutil.copytree(
        DATA / "arctic_scavengers", folder, ignore=shutil.ignore_patterns("art", "*.ftl")
    )
    file = folder / f"{name}.toml"
    text = file.read_text(encoding="utf-8")
    assert right in text
    file.write_text(text.replace(right, wrong, 1), encoding="utf-8")
    monkeypatch.setattr(tables, "DATA", tmp_path)
    spec = importlib.util.spec_from_file_location("read_again", content.__file__)
    assert spec is not None
    assert spec.loader is not None
    again = importlib.util.module_from_spec(spec)
    monkeypatch.setitem(sys.modules, spec.name, again)
    with pytest.raises(ContentError) as error:
        spec.loader.exec_module(again)
    assert f"arctic_scavengers/{name}.toml" in str(error.value)
    assert said in str(error.value)
