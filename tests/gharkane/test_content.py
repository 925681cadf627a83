"""What lies in the box: control sums of the tables, and a name in both languages for all of it."""

from __future__ import annotations

import itertools
import re
from collections import Counter
from collections.abc import Mapping
from pathlib import Path
from typing import get_args

import pytest

from bot.texts import word_id
from engine.content import DATA, ContentError
from engine.games.gharkane import PACKAGE, content
from engine.games.gharkane.content import (
    ANIMALS,
    CITIES,
    COMMON_ROOM,
    EDIBLE,
    EQUIPMENT,
    EQUIPMENT_PILE,
    EVENTS,
    FORCES,
    GAME_PILE,
    GAME_PLACES,
    GAUGE,
    GAUGE_START,
    GOODS,
    HACIENDAS,
    LEADERS,
    MATERIALS,
    NUMBERS,
    PLACE,
    PLACES,
    RESOURCES,
    RESTOCK,
    ROOM_PILE,
    ROOM_POINTS,
    ROOMS,
    SEARCH_PILE,
    SEARCH_REMOVED,
    SEARCH_TILES,
    SHELTERS,
    SLOT,
    SLOTS,
    STOCK,
    SUPPLIES,
)
from tests.fluent import variables_of

LOCALES = ("fr", "en")
EFFECTS = (*ROOMS, *EQUIPMENT, *EVENTS, *SHELTERS, *LEADERS, *ANIMALS)
WORDS = (*RESOURCES, *PLACES, *EFFECTS, *SEARCH_TILES, *SLOT, "hospital", "edible", "survivor")


def known(locale: str) -> Mapping[str, frozenset[str]]:
    name = f"gharkane/{locale}.ftl"
    return variables_of((DATA / name).read_text(encoding="utf-8"), name)


def test_the_box() -> None:
    """Control sums: a row lost, or added by mistake, is noticed."""
    box = NUMBERS.box
    assert (len(SHELTERS), len(LEADERS), len(EVENTS)) == (box.shelters, box.leaders, box.events)
    assert (len(ROOM_PILE), len(EQUIPMENT_PILE)) == (box.rooms, box.equipment)
    assert Counter(icon for gear in EQUIPMENT.values() for icon in gear.icons) == box.icons
    assert (len(GAME_PILE), len(SEARCH_PILE)) == (box.animals, box.search)
    assert sum(event.points for event in EVENTS.values()) == box.event_points


def test_words_of_resources() -> None:
    """[words.supplies, words.materials, words.ammo] Supplies, edible ones, materials and ammo."""
    assert set(EDIBLE) == {"food", "water", "can"}
    assert set(SUPPLIES) - set(EDIBLE) == {"med"}
    assert set(MATERIALS) == {"wood", "metal", "chip"}
    assert set(GOODS) == set(SUPPLIES) | set(MATERIALS)
    assert set(RESOURCES) - set(GOODS) == {"ammo"}
    assert set(RESOURCES) == set(get_args(content.Resource))
    assert set(MATERIALS) == set(get_args(content.Material))


def test_ring() -> None:
    """[board.ring, night.collect.supply] Eight places; what each supplies; game and cities."""
    assert len(PLACES) == 8
    assert STOCK == {
        "nornaald": "wood",
        "jel_zaer": "water",
        "jenntur": "ammo",
        "kraveth": "med",
        "with_an": "metal",
        "sanedys": "chip",
        "dulaanis": "ammo",
    }
    assert set(GAME_PLACES) == {"nornaald", "jel_zaer", "jenntur", "dulaanis"}
    assert set(CITIES) == {"kraveth", "with_an", "sanedys"}
    at = PLACES.index(HACIENDAS)
    assert {PLACES[at - 1], PLACES[at + 1]} <= set(CITIES)
    assert not PLACE[HACIENDAS].game


def test_heroes_and_slots() -> None:
    """[heroes, night.haciendas] Forces 5, 4, 3, 3; a slot for each force gives as many things."""
    assert sorted(FORCES) == [3, 3, 4, 5]
    assert SLOTS == {3: (2, 1), 4: (3, 1), 5: (3, 2)}
    assert all(sum(gift) == force for force, gift in SLOTS.items())


def test_shelters() -> None:
    """[content.shelters] Twelve shelters of five goods each, never ammo."""
    assert len(SHELTERS) == 12
    for shelter in SHELTERS.values():
        assert sum(shelter.goods.values()) == 5
        assert set(shelter.goods) <= set(GOODS)
    assert set(PLACES) - {HACIENDAS} <= set(SHELTERS)


def test_leaders() -> None:
    """[content.leaders] Ten leaders; three different starts; each place four or five times."""
    assert len(LEADERS) == 10
    starts = Counter(place for leader in LEADERS.values() for place in leader.starts)
    assert sum(starts.values()) == 30
    assert set(starts.values()) == {4, 5}
    assert HACIENDAS not in starts
    assert all(len(set(leader.starts)) == 3 for leader in LEADERS.values())
    assert all(sum(leader.resources.values()) == 3 for leader in LEADERS.values())


def test_rooms() -> None:
    """[content.rooms] Advanced rooms come twice, enough for four seats; one common room."""
    assert len(ROOM_PILE) >= 4 * NUMBERS.rooms_seen
    assert set(Counter(ROOM_PILE).values()) == {2}
    assert set(ROOMS) - set(ROOM_PILE) == {COMMON_ROOM}
    for room in ROOMS.values():
        assert room.slots == (4 if room.food == 1 else 3)
        assert room.care == (0 if room.food == 1 else 1)
        assert room.care < room.food or room.care == 0


def test_equipment() -> None:
    """[content.equipment] Each kind twice; icons of all materials, none much rarer."""
    assert set(Counter(EQUIPMENT_PILE).values()) == {2}
    assert max(NUMBERS.box.icons.values()) < 2 * min(NUMBERS.box.icons.values())


def test_game() -> None:
    """[content.animals] Thirty tiles of five animals; food grows by one with each of a kind."""
    assert len(GAME_PILE) == 30
    assert [animal.resistance for animal in ANIMALS.values()] == [3, 4, 5, 6, 7]
    for animal in ANIMALS.values():
        assert [food - animal.food[0] for food in animal.food] == [0, 1, 2, 3]


def test_search_tiles() -> None:
    """[night.search.tiles] Ten tiles a city: seven resources, ammo twice, two empty cupboards."""
    found = Counter(SEARCH_TILES[tile].resource for tile in SEARCH_PILE)
    assert found == {
        **dict.fromkeys(("water", "can", "wood", "metal", "chip", "med"), 1),
        "ammo": 2,
        None: 2,
    }


def test_events() -> None:
    """[content.events] None is worth more than it costs, all can be paid."""
    for event in EVENTS.values():
        assert event.points <= sum(event.cost.values())
        assert set(event.cost) <= {*RESOURCES, "edible"}


def test_gauge() -> None:
    """[day.disease.gauge] Twelve cells from +2 to -11, the start on 0 with two better ones."""
    assert GAUGE == (2, 1, 0, -1, -2, -3, -4, -5, -6, -7, -9, -11)
    assert GAUGE[GAUGE_START] == 0
    assert GAUGE_START == 2


def test_points_of_rooms_never_fall() -> None:
    """Each complete room is worth at least as much as the one before."""
    steps = [after - before for before, after in itertools.pairwise(ROOM_POINTS)]
    assert steps == sorted(steps)
    assert len(ROOM_POINTS) > NUMBERS.rooms_kept + 1


def test_numbers_by_seats() -> None:
    """[option.restock, alone.restock] Flat is 10 for all but who plays alone; scaled falls with the
    seats, tiles leave at two and alone."""
    assert RESTOCK["flat"] == {1: 6, 2: 10, 3: 10, 4: 10}
    assert RESTOCK["scaled"] == {1: 6, 2: 6, 3: 8, 4: 10}
    assert SEARCH_REMOVED["flat"] == {1: 0, 2: 0, 3: 0, 4: 0}
    assert SEARCH_REMOVED["scaled"] == {1: 2, 2: 2, 3: 0, 4: 0}


def test_codes_are_unique() -> None:
    codes = [row.code for rows in (LEADERS, ROOMS, EQUIPMENT, EVENTS) for row in rows.values()]
    assert len(codes) == len(set(codes)) > 50


@pytest.mark.parametrize(
    ("rows", "row", "field", "value", "named"),
    [
        ("LEADERS", "oru_vess", "starts", ("nornaald", "x", "kraveth"), "leaders.toml.*oru_vess"),
        ("LEADERS", "oru_vess", "starts", ("nornaald",) * 3, "three different"),
        ("EQUIPMENT", "cart", "places", ("moon",), "equipment.toml.*cart.*'moon'"),
        ("EQUIPMENT", "cart", "places", (), "equipment.toml.*cart"),
        ("EVENTS", "mudslide", "lose", (), "events.toml.*mudslide, field lose"),
        ("EVENTS", "burnt_forests", "places", (), "events.toml.*burnt_forests, field places"),
        ("ROOMS", "cave_armoury", "resource", None, "rooms.toml.*cave_armoury, field resource"),
        ("ROOMS", "building_room", "common", False, "rooms.toml.*building_room, field common"),
    ],
)
def test_rows_that_do_not_fit_together_are_named(
    monkeypatch: pytest.MonkeyPatch, rows: str, row: str, field: str, value: object, named: str
) -> None:
    """A table whose rows are right one by one may still be wrong as a whole."""
    table = getattr(content, rows)
    monkeypatch.setitem(table, row, table[row].model_copy(update={field: value}))
    with pytest.raises(ContentError, match=named):
        content._check_rows()


def test_every_room_equipment_and_event_is_tried_somewhere() -> None:
    """A row that no test names could say anything."""
    here = Path(__file__)
    tests = "".join(path.read_text(encoding="utf-8") for path in here.parent.rglob("test_*.py"))
    assert [id for id in (*ROOMS, *EQUIPMENT, *EVENTS) if f'"{id}"' not in tests] == []


@pytest.mark.parametrize("locale", LOCALES)
def test_every_word_has_a_name(locale: str) -> None:
    ids = known(locale)
    assert [word for word in WORDS if word_id(word) not in ids] == []
    assert [word for word in EFFECTS if f"{word_id(word)}.text" not in ids] == []
    assert [word for word in RESOURCES if f"{word_id(word)}.count" not in ids] == []
    things = (*RESOURCES, *PLACES, *ANIMALS)
    assert [word for word in things if f"{word_id(word)}.emoji" not in ids] == []
    assert [place for place in PLACES if f"{word_id(place)}.place" not in ids] == []


def test_both_languages_have_the_same_texts_and_variables() -> None:
    assert known("fr") == known("en")


@pytest.mark.parametrize("rule", list(PACKAGE.RULES))
def test_rules_are_short_sentences(rule: str) -> None:
    """A rule is read in a chat: one to three sentences, a short title, other words per language."""
    row = PACKAGE.RULES[rule]
    assert row.text_fr != row.text_en
    for text in (row.text_fr, row.text_en):
        assert text.endswith(".")
        assert len(text) <= 420
    assert max(len(row.title_fr), len(row.title_en)) <= 40
    assert re.fullmatch(r"[a-z]+(\.[a-z_]+)*", rule)


def test_every_option_has_its_rule() -> None:
    """Each option of a table is explained by a rule of its own."""
    from engine.games.gharkane.options import Options

    assert {f"option.{name}" for name in Options.model_fields} == {
        rule for rule in PACKAGE.RULES if rule.startswith("option.")
    }


def test_readings_of_ours_are_marked_as_such() -> None:
    """[day.disease.care, day.disease.order, day.events.order, day.feed.missing, day.build.copies,
    night.event.cap, night.event.choice, night.event.desertion, night.event.fever] The rulebook
    says none of this, or says two things."""
    for rule in (
        "day.disease.care", "day.disease.order", "day.events.order", "day.feed.missing",
        "day.build.copies", "night.event.cap", "night.event.choice", "night.event.desertion",
        "night.event.fever",
    ):  # fmt: skip
        assert PACKAGE.RULES[rule].house, rule
    assert "radio" in PACKAGE.RULES["day.build.copies"].text_fr
