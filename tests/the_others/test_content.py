"""What lies in the box: control sums, figures, words."""

from __future__ import annotations

import pytest

from engine.content import ContentError
from engine.games.the_others import content
from engine.games.the_others.content import (
    CARD,
    DISTRICT,
    HERO,
    LAYOUT,
    NUMBERS,
    PAST,
    SETUP,
    SIN,
    STORY,
    UPGRADE,
    WORDS,
    apart,
    beside,
    deck,
    monster,
    omens,
    within,
)


def test_the_city() -> None:
    """[setup.city] Fifteen spaces, eight districts in each city, spaces touch along their sides."""
    for layout in LAYOUT.values():
        assert len(content.SPACES) == 15
        assert sorted(layout.districts.values()) == sorted(DISTRICT)
        assert len(layout.streets) == 7
    assert beside("a1") == ["b1", "a2"]
    assert sorted(beside("c2")) == ["b2", "c1", "c3", "d2"]
    assert apart("a2", "d1") == 4
    assert within("a1", 1) == ("b1", "a2")


def test_every_story_has_two_layouts() -> None:
    """[setup.story] Three stories, each laid out in both cities."""
    assert list(STORY) == ["terror", "corruption", "redemption"]
    assert set(SETUP) == {f"{story}_{layout}" for story in STORY for layout in "ab"}


def test_decks() -> None:
    """[cards.deck, track.omens] Eighteen sin cards for each sin, seven apocalypse cards a story."""
    assert all(len(deck(sin)) == 18 for sin in SIN)
    assert {card for sin in SIN for card in deck(sin)} == set(CARD)
    assert all(len(omens(story)) == 7 for story in STORY)
    assert sum(row.copies for row in UPGRADE.values()) == 18


def test_heroes_pasts_and_hidden_tokens() -> None:
    assert (len(HERO), len(PAST), sum(NUMBERS.bag.values())) == (8, 7, 12)
    assert len(NUMBERS.bonus_dice) == len(NUMBERS.bonus_fists) == NUMBERS.corruption + 1


def test_each_sin_has_its_monsters() -> None:
    for sin in SIN:
        counts = [monster(sin, kind).count for kind in content.KINDS]
        assert counts == [6, 6, 1, 1]
        assert [monster(sin, kind).dice for kind in content.KINDS] == [1, 2, 3, 5]
        assert [monster(sin, kind).lasts for kind in content.KINDS] == [False, False, True, True]


def test_abominations_differ_in_name_alone_but_for_those_of_lust() -> None:
    """The rulebook gives them no differences; the march of Lust's is ours."""
    rows = {sin: monster(sin, "abomination") for sin in SIN}
    assert {(row.count, row.dice, row.tough, row.more, row.lasts) for row in rows.values()} == {
        (6, 2, 2, 0, False)
    }
    assert {sin: row.words for sin, row in rows.items() if row.words} == {"lust": {"march": 3}}


def test_figures_of_heroes() -> None:
    """[hero.power] Eight heroes of four roles, each with a power of its own."""
    assert len(HERO) == 8
    assert sorted({row.role for row in HERO.values()}) == ["bruiser", "fixer", "leader", "shooter"]
    assert len({row.does for row in HERO.values()}) == 8


def test_every_word_stands_on_a_row() -> None:
    rows = {"heroes": HERO, "cards": CARD, "upgrades": UPGRADE, "sins": SIN, "districts": DISTRICT}
    for name, table in rows.items():
        assert {word for row in table.values() for word in row.words} == set(WORDS[name].split())


def test_of_two_ways_each_says_how_often_it_won() -> None:
    """[missions.branch] Where there is one way, nothing is said of it."""
    for story in STORY.values():
        for mission in story.missions:
            assert [bool(way.won) for way in mission.branches] in ([False], [True, True])


def test_the_dice_and_the_bonus() -> None:
    """[corruption.track] Six faces each; the bonus by the level that corruption comes to."""
    assert sorted(NUMBERS.hero_die) == ["blank", "both", "burst", "fist", "fist", "shield"]
    assert sorted(NUMBERS.sin_die) == ["blank", "burst", "claw", "claw", "tentacle", "tentacle"]
    assert NUMBERS.bonus_dice == (0, 1, 1, 2, 2, 1, 2, 2)
    assert NUMBERS.bonus_fists == (0, 0, 0, 0, 0, 1, 1, 2)


@pytest.mark.parametrize(
    ("table", "row"),
    [
        ("DISTRICT", "arsenal"),
        ("HERO", "ursa"),
        ("UPGRADE", "vest"),
        ("CARD", "frenzy"),
        ("SIN", "envy"),
        ("MONSTER", "acolyte"),
        ("GROUP", "orderlies"),
        ("PAST", "debt"),
        ("OMEN", "panic"),
    ],
)
@pytest.mark.parametrize("does", ["dance2", "2fury"])
def test_a_wrong_word_is_named(
    monkeypatch: pytest.MonkeyPatch, table: str, row: str, does: str
) -> None:
    rows = getattr(content, table)
    wrong = type(rows[row])(**{**rows[row].model_dump(), "does": does})
    monkeypatch.setitem(rows, row, wrong)
    with pytest.raises(ContentError, match=row):
        content._check_words()


def test_a_wrong_step_of_the_track_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    wrong = NUMBERS.model_copy(update={"track": ("card", "dance")})
    monkeypatch.setattr(content, "NUMBERS", wrong)
    with pytest.raises(ContentError, match="dance"):
        content._check_words()


@pytest.mark.parametrize(
    ("table", "row", "field", "value"),
    [
        *(("LAYOUT", "b", field, "z9") for field in ("start", "gate")),
        ("LAYOUT", "b", "nests", ("z9",)),
        ("LAYOUT", "b", "districts", {"a1": "arsenal"}),
        *(
            ("SETUP", "terror_a", field, ("a1", "z9"))
            for field in ("altars", "civilians", "hidden", "acolytes", "abominations")
        ),
        ("SETUP", "terror_a", "tokens", {"fire": ("a1", "z9")}),
        ("CARD", "duel", "sin", "z9"),
        ("MONSTER", "avatar_envy", "sin", "z9"),
        ("OMEN", "panic", "story", "z9"),
        ("STORY", "z9", "id", "z9"),
    ],
)
def test_what_is_nowhere_is_named(
    monkeypatch: pytest.MonkeyPatch, table: str, row: str, field: str, value: object
) -> None:
    """Spaces and districts of a city, spaces of a setup, sins, stories, and a story's setups."""
    rows = getattr(content, table)
    kept = rows.get(row) or next(iter(rows.values()))
    monkeypatch.setitem(rows, row, kept.model_copy(update={field: value}))
    with pytest.raises(ContentError, match="districts" if field == "districts" else "z9"):
        content._check_places()


def test_what_the_missions_ask_for() -> None:
    """[missions.order] The goals of each story, with their figures for 2, 3 and 4 heroes."""
    asked = {
        story: [
            [f"{branch.goal} {'/'.join(map(str, branch.counts))}" for branch in mission.branches]
            for mission in row.missions
        ]
        for story, row in STORY.items()
    }
    assert asked == {
        "terror": [["kill 14/22/21"], ["controller 1/1/1", "nests 1/1/1"], ["avatar 1/1/1"]],
        "corruption": [["purge 6/6/9"], ["controller 1/1/1", "hold 2/2/2"], ["altars 2/3/3"]],
        "redemption": [["civilians 1/1/2"], ["kill 4/7/11", "sweep 4/4/4"], ["everybody 2/2/2"]],
    }


def test_where_altars_and_gates_are() -> None:
    """[setup.city] The second city mirrors the first: a letter from the other end."""
    assert {id: row.altars for id, row in SETUP.items()} == {
        "terror_a": ("d2",),
        "terror_b": ("b2",),
        "corruption_a": ("c1", "d2", "c3"),
        "corruption_b": ("c1", "b2", "c3"),
        "redemption_a": ("c3",),
        "redemption_b": ("c1",),
    }
    assert [(row.start, row.gate) for row in LAYOUT.values()] == [("a2", "d2"), ("e2", "b2")]


def test_loose_numbers() -> None:
    """[upgrade.limit, tokens.room, move.leaving, reaction.move, altar.break] Each as the rules say
    it."""
    figures = ("wounds", "corruption", "upgrades", "offered", "tokens", "entering", "helpers",
               "leaving", "sin_dice", "hand", "march", "late", "turns", "escort", "summoned_late",
               "rescue", "breaking", "snipe_reach")  # fmt: skip
    assert [getattr(NUMBERS, name) for name in figures] == [
        5, 7, 3, 2, 3, 2, 3, 3, 10, 5, 2, 8, 2, 1, 1, 1, 2, 2,
    ]  # fmt: skip
    assert NUMBERS.deaths == {"lean": 2, "usual": 3, "ample": 4}
    assert NUMBERS.track == (
        "card", "controller", "omen", "reaction", "avatar", "omen", "rift", "omen", "torment",
    )  # fmt: skip
