"""Games that begin from a record: survivors, factions and rounds as a story has them."""

from __future__ import annotations

from typing import Any

import pytest

from engine.games.happy_dayz import PACKAGE
from engine.games.happy_dayz.content import FACTION, NUMBERS
from engine.games.happy_dayz.ending import score
from engine.games.happy_dayz.options import Options
from engine.games.happy_dayz.record import Record, record
from engine.kernel import EVERYTHING, play
from engine.record import RecordError, read_record
from tests.happy_dayz.tables import fresh, until
from tests.laws.walks import walk

FACTIONS = [{"id": "dog"}, {"id": "children", "power": "school_bus"}, {"id": "hippie"}]


def test_communities_factions_and_rounds_are_as_recorded() -> None:
    told = read_record(Record, {"rounds": 1, "factions": FACTIONS, "seats": [{"survivors": 12}]})
    game = PACKAGE.begin(3, 4, Options(), told)
    assert game.survivors == [12, NUMBERS.survivors, NUMBERS.survivors]
    assert game.factions == ["dog", "children", "hippie"]
    assert game.powers == [FACTION["dog"].power, "school_bus", FACTION["hippie"].power]
    assert record(game, EVERYTHING).rounds == 1
    for seat, choice in walk(game, 2):
        play(game, seat, choice)
    assert game.round == 1
    assert record(game, None).rounds is None, "none is left"


def test_points_of_a_recorded_game_come_to_its_survivors() -> None:
    """[setup.survivors, count] What a record gives is what a community began with."""
    told = read_record(
        Record, {"rounds": 2, "factions": FACTIONS, "seats": [{"survivors": 12}, None]}
    )
    game = PACKAGE.begin(3, 4, Options(), told)
    assert [s.total for s in score(game)] == [12, NUMBERS.survivors, NUMBERS.survivors]
    for seat, choice in walk(game, 2):
        play(game, seat, choice)
        assert [s.total for s in score(game)] == game.survivors
    assert [s.rows[0].points for s in score(game)] == [12, NUMBERS.survivors, NUMBERS.survivors]
    assert [s.points for s in record(game, EVERYTHING).seats if s] == [
        {row.rule: row.points for row in one.rows} for one in score(game)
    ]


def test_a_record_tells_a_seat_of_its_own_community_until_the_end() -> None:
    """[end] A game master of all; afterwards everybody."""
    game = until(fresh(3), "LeadCard")

    def told(viewer: Any) -> list[bool]:
        return [community is not None for community in record(game, viewer).seats]

    assert told(EVERYTHING) == [True] * 3
    assert (told(None), told(1)) == ([False] * 3, [False, True, False])
    for seat, choice in walk(game, 1):
        play(game, seat, choice)
    assert told(None) == told(1) == told(EVERYTHING) == [True] * 3


@pytest.mark.parametrize(("rounds", "fits"), [(0, False), (1, True), (4, True), (5, False)])
def test_a_record_may_ask_for_one_to_four_rounds(rounds: int, fits: bool) -> None:
    """[end]"""
    if fits:
        told = read_record(Record, {"rounds": rounds})
        assert PACKAGE.begin(3, 1, Options(), told).variant.rounds == rounds
        return
    with pytest.raises(RecordError) as refused:
        read_record(Record, {"rounds": rounds})
    assert refused.value.field == "rounds"


TRIO = ({"id": "dog"}, {"id": "hippie"}, {"id": "military"})


@pytest.mark.parametrize(
    ("fields", "field", "reason", "figures"),
    [
        ({"seats": [None] * 4}, "seats", "too-many", {"most": 3}),
        ({"factions": TRIO[:2]}, "factions", "too-few", {"least": 3}),
        ({"factions": (*TRIO, {"id": "children"})}, "factions", "too-many", {"most": 3}),
        ({"factions": (*TRIO[:2], TRIO[0])}, "factions", "twice", {"what": "dog"}),
        (
            {"factions": (*TRIO[:2], {"id": "military", "power": "gift"})},
            "factions.2.power",
            "not-of-it",
            {"what": "gift"},
        ),
        ({"extras": ["bunker", "bunker"]}, "extras", "twice", {"what": "bunker"}),
        ({"extras": ["gift"]}, "extras", "twice", {"what": "gift"}),
        ({"extras": ["van"]}, "extras", "twice", {"what": "van"}),
        ({"extras": ["zombie"]}, "extras", "twice", {"what": "zombie"}),
    ],
)
def test_what_cannot_be_is_refused(
    fields: Any, field: str, reason: str, figures: dict[str, Any]
) -> None:
    """[setup.factions, powers.extra] Its place, why, and with which figure."""
    with pytest.raises(RecordError) as refused:
        PACKAGE.begin(3, 1, Options(), read_record(Record, fields))
    assert (refused.value.field, refused.value.reason) == (field, reason)
    assert dict(refused.value.figures) == figures


def test_a_record_tells_how_many_rounds_are_left() -> None:
    """[end] The current one included: as many as are played from it."""
    game = fresh(3, factions="vote")
    assert record(game, EVERYTHING).rounds == 4, "before the first"
    assert record(game, EVERYTHING).factions is None
    game = until(game, "LeadCard")
    assert [record(game, seat).rounds for seat in (None, 0)] == [4, 4]
    game = until(game, "ReplaceFaction")
    assert (game.round, record(game, EVERYTHING).rounds) == (2, 3)
    assert record(game, EVERYTHING).round == 2
    assert record(game, EVERYTHING).extras is None
    game.extras = ["horde"]
    told = record(game, None)
    assert told.extras == ("horde",)
    assert [(part.id, part.power) for part in told.factions or ()] == [
        *zip(game.factions, game.powers, strict=True)
    ]
    assert [part and part.survivors for part in record(game, 1).seats] == [
        None,
        game.survivors[1],
        None,
    ]
