"""Games that begin from a record: tribes, first hands and resources as a story has them."""

from __future__ import annotations

from collections import Counter

import pytest

from engine.games.arctic_scavengers import PACKAGE
from engine.games.arctic_scavengers.content import CARD, START
from engine.games.arctic_scavengers.options import Options
from engine.games.arctic_scavengers.record import Record, record
from engine.kernel import EVERYTHING, play
from engine.record import RecordError, read_record
from tests.laws.walks import walk
from tests.pieces import pieces

CARDS = ["scout", "sniper_team", "saboteur", "spear", "refugee", "refugee", "grenade"]


def test_tribes_hands_and_resources_are_as_recorded() -> None:
    """[setup.deck, setup.market] What a tribe has is not in the piles as well."""
    told = read_record(
        Record, {"prizes": 2, "seats": [{"cards": CARDS, "hand": ["saboteur", "spear"], "won": 3}]}
    )
    game = PACKAGE.begin(3, 4, Options(), told)
    tribe = game.tribes[0]
    assert sorted(tribe.owned()) == sorted(CARDS)
    assert {"saboteur", "spear"} <= set(tribe.hand)
    assert tribe.won == 3
    assert sorted(game.tribes[1].owned()) == sorted(START)
    assert game.market["scout"] == CARD["scout"].copies - 1
    assert game.rounds == 4
    assert len(game.contested) == 2
    assert game.told_of_reactions == [0]
    for seat, choice in walk(game, 2):
        play(game, seat, choice)
    assert game.round == 4
    assert record(game, None).prizes is None


def test_a_record_may_bring_cards_that_are_not_in_play() -> None:
    """[setup.deck] They are taken out of their box; nobody else gets any."""
    told = read_record(Record, {"seats": [{"hand": ["medic", "spear"]}]})
    game = PACKAGE.begin(2, 4, Options(), told)
    assert {"medic", "spear"} <= set(game.tribes[0].hand)
    assert sorted(game.tribes[0].owned()) == sorted([*START, "medic"])
    assert "medic" not in game.market
    assert pieces(game)["cards"].astray == {}


@pytest.mark.parametrize(
    ("field", "thing", "most"),
    [("cards", "junk", 120), ("hand", "junk", 5), ("buildings", "armory", 18)],
)
def test_a_tribe_of_a_record_has_so_many_things_at_most(field: str, thing: str, most: int) -> None:
    read_record(Record, {"seats": [{field: [thing] * most}]})
    with pytest.raises(RecordError):
        read_record(Record, {"seats": [{field: [thing] * (most + 1)}]})


def test_a_tribe_of_a_record_has_won_as_many_skirmishes_as_there_are() -> None:
    """[skirmish.winner] In both boxes."""
    for n in (0, 28):
        read_record(Record, {"seats": [{"won": n}]})
    for n in (-1, 29):
        with pytest.raises(RecordError):
            read_record(Record, {"seats": [{"won": n}]})


def test_a_record_tells_the_whole_tribe() -> None:
    """[end.count] Every card, and people by rule."""
    game = PACKAGE.begin(2, 4, Options(), Record())
    part = record(game, EVERYTHING).seats[1]
    assert part is not None
    assert sorted(part.cards or ()) == sorted(START)
    assert part.points == {"end.count": 8, "dig.secret": 0}


def test_a_record_may_say_whom_a_tribe_follows() -> None:
    """[leaders.choose] The others choose among those who are left; nobody follows two."""
    told = read_record(Record, {"seats": [{"leader": "yardmaster"}]})
    game = PACKAGE.begin(3, 1, Options(hq="3", oddments=True), told)
    assert game.tribes[0].leader == "yardmaster"
    assert [len(tribe.dealt) for tribe in game.tribes] == [0, 2, 2]
    assert "yardmaster" not in [leader for tribe in game.tribes for leader in tribe.dealt]
    part = record(game, EVERYTHING).seats[0]
    assert part is not None
    assert part.leader == "yardmaster"


def test_a_record_may_say_which_buildings_stand() -> None:
    """[build] They are taken out of the schematics; there are no more than in the box."""
    told = read_record(Record, {"seats": [{"buildings": ["armory", "scout_tower"]}]})
    game = PACKAGE.begin(2, 3, Options(hq="2"), told)
    assert [(site.building, site.works) for site in game.tribes[0].sites] == [
        ("armory", True),
        ("scout_tower", True),
    ]
    assert [piece.card for piece in game.schematics].count("armory") == 2
    assert pieces(game)["schematics"].astray == {}
    assert record(game, EVERYTHING).seats[0].buildings == ("armory", "scout_tower")  # type: ignore[union-attr]
    plain = PACKAGE.begin(2, 3, Options(), told)
    assert pieces(plain)["schematics"].astray == {}
    with pytest.raises(RecordError, match="buildings"):
        PACKAGE.begin(
            2, 3, Options(), read_record(Record, {"seats": [{"buildings": ["armory"] * 4}]})
        )


def test_refugees_hired_beside_those_of_the_box_may_be_brought() -> None:
    """[odds.refugees] Even where that module is not in play."""
    told = read_record(Record, {"seats": [{"cards": ["refugee"] * 20}, {"cards": ["refugee"] * 9}]})
    game = PACKAGE.begin(2, 3, Options(), told)
    assert Counter(game.tribes[1].owned()) == Counter({"refugee": 9})
    assert pieces(game)["cards"].astray == {}


@pytest.mark.parametrize(("owned", "prizes", "most"), [(0, 14, 14), (2, 12, 12), (2, 13, 12)])
def test_a_record_asks_for_no_more_resources_than_there_are(
    owned: int, prizes: int, most: int
) -> None:
    """[setup.contested] What tribes have already is not fought for."""
    cards = ["grenade"] * owned + ["refugee"]
    told = read_record(Record, {"prizes": prizes, "seats": [{"cards": cards}]})
    if prizes > most:
        with pytest.raises(RecordError) as refused:
            PACKAGE.begin(3, 4, Options(), told)
        assert (refused.value.field, refused.value.figures) == ("prizes", {"most": most})
    else:
        assert len(PACKAGE.begin(3, 4, Options(), told).contested) == prizes


@pytest.mark.parametrize("seats", [(0, 1), (0, 2), (1, 2)])
def test_no_two_tribes_of_a_record_have_one_leader(seats: tuple[int, int]) -> None:
    """[leaders.choose] Whichever they are."""
    parts = [{"leader": "ranger"} if seat in seats else {"leader": "mentor"} for seat in range(3)]
    with pytest.raises(RecordError) as refused:
        PACKAGE.begin(3, 4, Options(hq="3"), read_record(Record, {"seats": parts}))
    assert refused.value.field == f"seats.{seats[1]}.leader"
